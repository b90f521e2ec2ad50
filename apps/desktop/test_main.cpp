// Runs the tests of the desktop without a display, and without touching anybody's settings.
#include <QApplication>
#include <QStandardPaths>
#include <gtest/gtest.h>

#include "apps/desktop/settings/appearance.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication app(argc, argv);
  QApplication::setOrganizationName("tengen-test");
  QApplication::setApplicationName("tengen-test");
  tengen::desktop::applyAppearance(tengen::desktop::Appearance::Light);
  return RUN_ALL_TESTS();
}
