#include "apps/desktop/dialogs/encoding_dialog.h"

#include "apps/desktop/dialogs/dialog_test_kit.h"

namespace tengen::desktop {
namespace {

// Two names, 古力 and 李世石, in GB18030.
const char kChinese[] =
    "(;GM[1]FF[4]PB[\xb9\xc5\xc1\xa6]PW[\xc0\xee\xca\xc0\xca\xaf];B[pd]C[\xba\xc3])";

QString preview(QWidget& dialog) {
  return field<QPlainTextEdit>(dialog, "preview").toPlainText();
}

void chooseEncoding(EncodingDialog& dialog, const char* name) {
  auto& box = field<QComboBox>(dialog, "encoding");
  const int row = box.findData(QString::fromLatin1(name));
  ASSERT_GE(row, 0) << name;
  choose(box, row);
}

TEST(EncodingDialog, ShowsAtOnceWhatAnEncodingMakesOfTheFile) {
  EncodingDialog dialog(kChinese, "windows-1252");
  shown(dialog);
  EXPECT_EQ(dialog.encoding(), "windows-1252");
  EXPECT_EQ(preview(dialog).section('\n', 0, 0), QString::fromUtf8("¹ÅÁ¦"));
  chooseEncoding(dialog, "GB18030");
  EXPECT_EQ(preview(dialog), QString::fromUtf8("古力\n李世石\n好"));
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_EQ(dialog.encoding(), "GB18030");
}

TEST(EncodingDialog, CountsWhatMakesNoSense) {
  EncodingDialog dialog(kChinese, "GB18030");
  shown(dialog);
  const QString good = field<QLabel>(dialog, "verdict").text();
  chooseEncoding(dialog, "UTF-8");
  EXPECT_TRUE(preview(dialog).contains(QChar::ReplacementCharacter));
  EXPECT_NE(field<QLabel>(dialog, "verdict").text(), good);
}

TEST(EncodingDialog, EveryEncodingOfTheListIsKnownToTheReader) {
  EncodingDialog dialog("(;GM[1]PB[Ana])", "UTF-8");
  shown(dialog);
  auto& box = field<QComboBox>(dialog, "encoding");
  for (int i = 0; i < box.count(); ++i) {
    box.setCurrentIndex(i);
    if (dialog.encoding().startsWith("UTF-16")) continue;
    EXPECT_TRUE(field<QPushButton>(dialog, "reopen").isEnabled()) << i;
    EXPECT_EQ(preview(dialog), "Ana") << dialog.encoding().toStdString();
  }
}

TEST(EncodingDialog, AnEncodingItDoesNotListIsOfferedFirst) {
  EncodingDialog dialog("(;GM[1]PB[Ana])", "ISO-8859-15");
  EXPECT_EQ(dialog.encoding(), "ISO-8859-15");
}

TEST(EncodingDialog, AFileThatCannotBeReadIsNotOpened) {
  EncodingDialog dialog("no game at all", "UTF-8");
  shown(dialog);
  EXPECT_FALSE(field<QPushButton>(dialog, "reopen").isEnabled());
}

TEST(EncodingDialog, ABigFileIsPreviewedFromItsBeginning) {
  std::string big = kChinese;
  while (big.size() < 20'000'000)
    big += "(;GM[1]C[\xba\xc3\xba\xc3])";
  EncodingDialog dialog(std::move(big), "GB18030");
  shown(dialog);
  EXPECT_TRUE(preview(dialog).startsWith(QString::fromUtf8("古力")));
}

TEST(EncodingDialog, NamesEveryFieldForScreenReaders) {
  EncodingDialog dialog(kChinese, "GB18030");
  shown(dialog);
  expectAccessible(dialog);
  keepPicture(dialog, "encoding");
}

}  // namespace
}  // namespace tengen::desktop
