// Shows a dialog, finds its fields by name, and touches them as people do.
#pragma once

#include <QAccessible>
#include <QComboBox>
#include <QTest>
#include <QWidget>
#include <gtest/gtest.h>
#include <stdexcept>

#include "apps/desktop/dialogs/picture_test_kit.h"

namespace tengen::desktop {

template <class Widget>
Widget& field(QWidget& dialog, const char* name) {
  auto* found = dialog.findChild<Widget*>(name);
  if (!found) throw std::logic_error(std::string("no field ") + name);
  return *found;
}

inline void shown(QWidget& dialog) {
  dialog.show();
  QCoreApplication::processEvents();
}

// Chooses a row with the keyboard.
inline void choose(QComboBox& box, int row) {
  box.setFocus();
  QTest::keyClick(&box, Qt::Key_Home);
  for (int i = 0; i < row; ++i)
    QTest::keyClick(&box, Qt::Key_Down);
}

// Replaces what a field says.
inline void type(QWidget& box, const QString& text) {
  box.setFocus();
  QTest::keyClick(&box, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(&box, text);
}

// Every control can be named by a screen reader, and no label is cut.
inline void expectAccessible(QWidget& dialog) {
  for (QWidget* widget : dialog.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
    if (widget->focusProxy() || widget->objectName().startsWith("qt_")) continue;
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
    ASSERT_NE(access, nullptr);
    EXPECT_FALSE(access->text(QAccessible::Name).isEmpty())
        << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
  }
}

}  // namespace tengen::desktop
