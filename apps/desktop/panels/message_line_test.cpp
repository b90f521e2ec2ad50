// Two lines have room for letters of any script, and what is said moves nothing around it.
#include "apps/desktop/panels/message_line.h"

#include <gtest/gtest.h>

#include "apps/desktop/base/line_height.h"
#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

TEST(TwoLines, BorrowNoLettersForWordsInLatinGreekAndCyrillic) {
  for (const char* words : {"", "Black to move", "“Ágata – Šárka, 3½…” ×", "Αθήνα", "Жук ⚠"})
    EXPECT_FALSE(mayBorrowLetters(QString::fromUtf8(words))) << words;
  for (const char* words : {"黑先", "ひらがな", "흑 차례", "ทีม", "Go (碁)"})
    EXPECT_TRUE(mayBorrowLetters(QString::fromUtf8(words))) << words;
}

TEST(TwoLines, AreHighEnoughForTheLettersTheyBorrow) {
  const QFont font = typeOf(Type::Body);
  const QRect ample(0, 0, 1000, 1000);
  for (const char* text : {"Black\nWhite", "黑先\n白先"}) {
    const QString words = QString::fromUtf8(text);
    EXPECT_GE(twoLinesOf(font, words), QFontMetrics(font).boundingRect(ample, 0, words).height());
  }
}

TEST(MessageLine, GrowsForHigherLettersAndStaysSo) {
  MessageLine line;
  const auto heightOf = [&line](const char* words) {
    line.say([words] { return QString::fromUtf8(words); });
    return line.minimumHeight();
  };
  const int plain = heightOf("White resigned");
  const int high = heightOf("李昌镐 resigned");
  EXPECT_GE(high, plain);
  EXPECT_EQ(heightOf("White resigned"), high);
}

}  // namespace
}  // namespace tengen::desktop
