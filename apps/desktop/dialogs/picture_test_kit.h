// Lets tests leave pictures of what they made.
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QWidget>

namespace tengen::desktop {

// For people who want to look.
inline void keepPicture(QWidget& widget, const QString& name) {
  const QString folder = qEnvironmentVariable("TENGEN_PICTURES");
  if (folder.isEmpty()) return;
  QCoreApplication::processEvents();
  widget.grab().save(QDir(folder).filePath(name + ".png"));
}

}  // namespace tengen::desktop
