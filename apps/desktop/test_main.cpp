// Runs the tests of the desktop without a display, and without touching anybody's settings: not the
// person's, nor those of another test program running at the same time. With TENGEN_PICTURES naming
// a folder, tests leave pictures of what they made there, to be looked at; TENGEN_DARK darkens
// them.
#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "apps/desktop/settings/appearance.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  QApplication app(argc, argv);
  QApplication::setOrganizationName("tengen-test");
  QApplication::setApplicationName("tengen-test");
  using tengen::desktop::Appearance;
  tengen::desktop::applyAppearance(qEnvironmentVariableIsSet("TENGEN_DARK") ? Appearance::Dark
                                                                            : Appearance::Light);
  return RUN_ALL_TESTS();
}
