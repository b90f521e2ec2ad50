#include "apps/desktop/dialogs/export_dialog.h"

#include "apps/desktop/dialogs/dialog_test_kit.h"
#include "apps/desktop/dialogs/print_dialog.h"

namespace tengen::desktop {
namespace {

TEST(ExportDialog, DoesTheSameAgainWithNothingButEnter) {
  const ExportChoice last{BoardFormat::Png, 640, false, true, false};
  ExportDialog dialog(last);
  shown(dialog);
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_EQ(dialog.choice(), last);
}

TEST(ExportDialog, CopyMeansTheClipboard) {
  ExportDialog dialog({});
  shown(dialog);
  choose(field<QComboBox>(dialog, "format"), 3);
  EXPECT_FALSE(field<QSpinBox>(dialog, "pictureWidth").isEnabled());
  QTest::mouseClick(&field<QPushButton>(dialog, "copy"), Qt::LeftButton);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_TRUE(dialog.choice().toClipboard);
  EXPECT_EQ(dialog.choice().format, BoardFormat::Text);
}

TEST(ExportDialog, WhatAFormatDoesNotHaveIsNotTickedAndNotForgotten) {
  ExportDialog dialog({});
  shown(dialog);
  auto& coordinates = field<QCheckBox>(dialog, "withCoordinates");
  EXPECT_TRUE(coordinates.isChecked());
  choose(field<QComboBox>(dialog, "format"), 4);  // GIF
  EXPECT_FALSE(coordinates.isChecked());
  choose(field<QComboBox>(dialog, "format"), 0);
  EXPECT_TRUE(coordinates.isChecked());
  QTest::mouseClick(&coordinates, Qt::LeftButton, {}, QPoint(8, coordinates.height() / 2));
  EXPECT_FALSE(dialog.choice().coordinates);
}

TEST(ExportDialog, AWidthCanBeTyped) {
  ExportDialog dialog({});
  shown(dialog);
  type(field<QSpinBox>(dialog, "pictureWidth"), "333");
  EXPECT_EQ(dialog.choice().width, 333);
  expectAccessible(dialog);
  keepPicture(dialog, "export");
}

TEST(PrintDialog, TellsMovesDiagramsAndPaper) {
  PrintDialog dialog({});
  shown(dialog);
  EXPECT_EQ(dialog.choice().movesEach, 50);
  type(field<QSpinBox>(dialog, "movesEach"), "30");
  choose(field<QComboBox>(dialog, "perPage"), 2);
  choose(field<QComboBox>(dialog, "paper"), 1);
  auto& coordinates = field<QCheckBox>(dialog, "withCoordinates");
  coordinates.setFocus();
  QTest::keyClick(&coordinates, Qt::Key_Space);
  const PrintChoice choice = dialog.choice();
  EXPECT_EQ(choice.movesEach, 30);
  EXPECT_EQ(choice.page.perPage, 4);
  EXPECT_EQ(choice.page.paper.id(), QPageSize::Letter);
  EXPECT_EQ(choice.page.coordinates, CoordinateStyle::None);
  expectAccessible(dialog);
  keepPicture(dialog, "print");
}

}  // namespace
}  // namespace tengen::desktop
