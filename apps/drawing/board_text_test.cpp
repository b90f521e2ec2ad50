#include "apps/drawing/board_text.h"

#include <gtest/gtest.h>

#include "rules/diagram.h"

namespace tengen::drawing {
namespace {

BoardPicture picture() {
  return BoardPicture(
      boardOf("X . O"
              "\n. O ."));
}

// The text without its colours.
std::string bare(const std::string& text) {
  std::string letters;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\033') {
      i = text.find('m', i);
    } else {
      letters += text[i];
    }
  }
  return letters;
}

BoardTextStyle drawn() {
  BoardTextStyle style;
  style.color = style.unicode = true;
  return style;
}

TEST(BoardText, PlainIsLettersWithCoordinatesAllRound) {
  EXPECT_EQ(boardText(picture(), {}),
            "    A B C\n"
            " 2  X . O  2\n"
            " 1  . O .  1\n"
            "    A B C\n");
}

TEST(BoardText, TheLastMoveStandsInBrackets) {
  BoardPicture marked = picture();
  marked.lastMove = Point{0, 0};
  EXPECT_NE(boardText(marked, {}).find(" 2 (X). O  2\n"), std::string::npos);
  marked.lastMove = Point{2, 0};
  EXPECT_NE(boardText(marked, {}).find(" 2  X .(O) 2\n"), std::string::npos);
}

TEST(BoardText, DeadStonesAreSmallAndTerritoryHasItsLetter) {
  BoardPicture counted = picture();
  counted.dead[Point{0, 0}] = true;
  counted.dead[Point{2, 0}] = true;
  counted.territory[Point{1, 0}] = Owner::White;
  counted.territory[Point{0, 1}] = Owner::Black;
  EXPECT_EQ(boardText(counted, {}),
            "    A B C\n"
            " 2  x w o  2\n"
            " 1  b O .  1\n"
            "    A B C\n");
}

TEST(BoardText, ALabelHidesWhatLiesThere) {
  BoardPicture labelled = picture();
  labelled.label[Point{0, 0}] = 'a';
  labelled.label[Point{1, 0}] = '7';
  EXPECT_NE(boardText(labelled, {}).find(" 2  a 7 O  2\n"), std::string::npos);
}

TEST(BoardText, StarPointsAreMarked) {
  const std::string text = boardText(BoardPicture(BoardSize{9, 9}), {});
  EXPECT_NE(text.find(" 7  . . + . . . + . .  7\n"), std::string::npos) << text;
}

TEST(BoardText, PlainCoordinatesHaveAnI) {
  BoardTextStyle style;
  EXPECT_EQ(boardText(BoardPicture(BoardSize{9, 1}), style).substr(0, 22),
            "    A B C D E F G H J\n");
  style.coordinates = Notation::Plain;
  EXPECT_EQ(boardText(BoardPicture(BoardSize{9, 1}), style).substr(0, 22),
            "    A B C D E F G H I\n");
}

TEST(BoardText, NamesOfTwoLettersStandUpright) {
  const std::string text = boardText(BoardPicture(BoardSize{27, 1}), {});
  EXPECT_EQ(text.substr(0, text.find(" 1  ")),
            std::string(54, ' ') + "A A\n" +
                "    A B C D E F G H J K L M N O P Q R S T U V W X Y Z A B\n");
}

TEST(BoardText, RowNumbersOfTwoDigitsLineUp) {
  const std::string text = boardText(BoardPicture(BoardSize{1, 10}), {});
  EXPECT_NE(text.find("\n10  .  10\n 9  .  9\n"), std::string::npos) << text;
}

TEST(BoardText, ColourDrawsLinesAndRoundStones) {
  EXPECT_EQ(bare(boardText(picture(), drawn())),
            "    A B C\n"
            " 2  ●─┬─●  2\n"
            " 1  └─●─┘  1\n"
            "    A B C\n");
}

TEST(BoardText, ColourWithoutUnicodeKeepsTheLetters) {
  BoardTextStyle style;
  style.color = true;
  const std::string text = boardText(picture(), style);
  EXPECT_NE(text.find('\033'), std::string::npos);
  EXPECT_EQ(bare(text), boardText(picture(), {}));
}

TEST(BoardText, EveryRowEndsItsColours) {
  const std::string text = boardText(picture(), drawn());
  for (size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', end + 1)) {
    const size_t color = text.rfind('\033', end);
    if (color == std::string::npos) continue;
    EXPECT_EQ(text.substr(color, 4), "\033[0m");
  }
}

TEST(BoardText, BlackAndWhiteDifferInColourAlone) {
  BoardPicture black(BoardSize{1, 1}), white(BoardSize{1, 1});
  black.stones[Point{0, 0}] = Stone::Black;
  white.stones[Point{0, 0}] = Stone::White;
  EXPECT_NE(boardText(black, drawn()), boardText(white, drawn()));
  EXPECT_EQ(bare(boardText(black, drawn())), bare(boardText(white, drawn())));
}

TEST(BoardText, ANarrowTerminalGetsABoardWithoutGaps) {
  BoardTextStyle style;
  BoardPicture marked = picture();
  marked.lastMove = Point{2, 0};
  style.width = 13;  // three points, four gaps, two margins of three
  EXPECT_EQ(boardText(marked, style), boardText(marked, {}));
  style.width = 12;
  EXPECT_EQ(boardText(marked, style),
            "   ABC\n"
            " 2 X.@ 2\n"
            " 1 .O. 1\n"
            "   ABC\n");
}

}  // namespace
}  // namespace tengen::drawing
