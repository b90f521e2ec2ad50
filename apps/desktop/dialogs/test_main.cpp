// Runs the tests of the dialogs and of export without a display. With TENGEN_PICTURES naming a
// folder, tests leave pictures of what they made there, to be looked at.
#include <QApplication>
#include <QStandardPaths>
#include <gtest/gtest.h>

#include "apps/desktop/settings/appearance.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication app(argc, argv);
  using tengen::desktop::Appearance;
  tengen::desktop::applyAppearance(qEnvironmentVariableIsSet("TENGEN_DARK") ? Appearance::Dark
                                                                            : Appearance::Light);
  return RUN_ALL_TESTS();
}
