// How high text is, whatever letters it is written in: those a font borrows from another, Chinese
// ones for many, are higher than its own.
#pragma once

#include <QFontMetrics>

namespace tengen::desktop {

inline int twoLinesOf(const QFont& font) {
  const QRect ample(0, 0, 1000, 1000);
  const QString letters = QStringLiteral("Ág\u56fd");
  return QFontMetrics(font).boundingRect(ample, 0, letters + '\n' + letters).height();
}

}  // namespace tengen::desktop
