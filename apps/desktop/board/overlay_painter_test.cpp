#include "apps/desktop/board/overlay_painter.h"

#include <QTest>
#include <gtest/gtest.h>

#include "apps/desktop/board/board_widget.h"

namespace tengen::desktop {
namespace {

constexpr BoardSize kNine{9, 9};

// A board with what an engine thinks on it, in grey: nothing may need colour to be told apart.
struct Overlaid {
  explicit Overlaid(const BoardOverlay& overlay, const QString& theme = "kaya",
                    const BoardPicture& picture = BoardPicture(kNine), int side = 400) {
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    BoardPainter board;
    board.setTheme(boardTheme(theme));
    geometry = board.geometry(QSizeF(side, side), picture.size());
    QPainter painter(&image);
    board.paint(painter, QSizeF(side, side), 1, picture, {}, overlay);
    painter.end();
    grey = image.convertToFormat(QImage::Format_Grayscale8);
  }

  int at(Point point, double x = 0, double y = 0) const {
    const QPointF place = geometry.center(point) + QPointF(x, y) * geometry.cell();
    return qGray(grey.pixel(place.toPoint()));
  }
  // Pixels around a point that differ from those of another picture.
  int differences(const Overlaid& other, Point point) const {
    int count = 0;
    for (double x = -0.5; x < 0.5; x += 0.02) {
      for (double y = -0.5; y < 0.5; y += 0.02)
        count += at(point, x, y) != other.at(point, x, y);
    }
    return count;
  }

  BoardGeometry geometry{{1, 1}, {}, false};
  QImage grey;
};

BoardOverlay withCandidates() {
  BoardOverlay overlay;
  overlay.candidates = {
      {{2, 2}, 1, "4.4", 1}, {{6, 2}, 2, "4.3", 0.5}, {{2, 6}, 0, {}, 1}, {{6, 6}, 0, {}, 0.05}};
  return overlay;
}

TEST(OverlayPainter, TheBestIsFilledOthersOutlinedTheRestAreDotsInGreyToo) {
  for (const char* theme : {"kaya", "walnut", "slate", "print"}) {
    const Overlaid painted(withCandidates(), theme);
    const int best = painted.at({2, 2}, 0.3, 0.1);
    const int other = painted.at({6, 2}, 0.3, 0.1);
    EXPECT_LT(best + 80, other) << theme;
    const Overlaid bare({}, theme);
    EXPECT_EQ(painted.at({2, 6}, 0.3, 0.3), bare.at({2, 6}, 0.3, 0.3)) << theme;
    EXPECT_GT(painted.differences(bare, {2, 2}), painted.differences(bare, {2, 6})) << theme;
    EXPECT_GT(painted.differences(bare, {2, 6}), painted.differences(bare, {6, 6})) << theme;
    EXPECT_GT(painted.differences(bare, {6, 6}), 0) << theme;
  }
}

TEST(OverlayPainter, ValuesAreWrittenAndRanksOnSmallBoardsOnly) {
  BoardOverlay other = withCandidates();
  other.candidates[1].value = "3.9";
  EXPECT_GT(Overlaid(withCandidates()).differences(Overlaid(other), {6, 2}), 0);
  const BoardPicture large(BoardSize{19, 19});
  EXPECT_EQ(Overlaid(withCandidates(), "kaya", large, 300).grey,
            Overlaid(other, "kaya", large, 300).grey)
      << "there is no room for values";
}

TEST(OverlayPainter, ASquareIsAsLargeAsItsOwnerIsSure) {
  BoardOverlay overlay;
  overlay.ownership = Grid<float>(kNine);
  (*overlay.ownership)[{1, 1}] = 1.0F;
  (*overlay.ownership)[{4, 1}] = -1.0F;
  (*overlay.ownership)[{1, 6}] = 0.4F;
  (*overlay.ownership)[{6, 6}] = 0.05F;
  const Overlaid painted(overlay);
  const Overlaid bare({});
  EXPECT_LT(painted.at({1, 1}), 80);
  EXPECT_GT(painted.at({4, 1}), 200);
  EXPECT_GT(painted.differences(bare, {1, 1}), 4 * painted.differences(bare, {1, 6}));
  EXPECT_GT(painted.differences(bare, {1, 6}), 0);
  EXPECT_EQ(painted.differences(bare, {6, 6}), 0);
}

TEST(OverlayPainter, AStoneIsMarkedOnlyWhereTheOtherSideWillHaveIt) {
  BoardPicture picture(kNine);
  picture.stones[{2, 2}] = Stone::White;
  picture.stones[{6, 2}] = Stone::Black;
  BoardOverlay overlay;
  overlay.ownership = Grid<float>(kNine, 1.0F);
  const Overlaid painted(overlay, "kaya", picture);
  const Overlaid bare({}, "kaya", picture);
  EXPECT_GT(painted.differences(bare, {2, 2}), 0);
  EXPECT_EQ(painted.differences(bare, {6, 2}), 0);
}

TEST(OverlayPainter, ALineHasItsStonesItsNumbersAndFadesWhatItTakes) {
  BoardPicture picture(kNine);
  picture.stones[{0, 0}] = Stone::White;
  BoardOverlay overlay;
  overlay.line = {{{1, 0}, Color::Black, 1}, {{5, 5}, Color::White, 2}};
  const Overlaid painted(overlay, "kaya", picture);
  const Overlaid bare({}, "kaya", picture);
  EXPECT_LT(painted.at({1, 0}, 0.35, 0), 100);
  EXPECT_GT(painted.at({5, 5}, -0.35, 0), 180);
  overlay.line[1].number = 4;
  EXPECT_GT(Overlaid(overlay, "kaya", picture).differences(painted, {5, 5}), 0);
  overlay.taken = {{0, 0}};
  EXPECT_LT(Overlaid(overlay, "kaya", picture).at({0, 0}), bare.at({0, 0}));
}

TEST(OverlayPainter, AnOverlayOfAnotherBoardDoesNoHarm) {
  BoardOverlay overlay = withCandidates();
  overlay.candidates.push_back({{18, 18}, 3, "1.0", 1});
  overlay.line = {{{18, 3}, Color::Black, 1}};
  overlay.ownership = Grid<float>(BoardSize{19, 19}, 1.0F);
  EXPECT_EQ(Overlaid(overlay).grey, Overlaid(withCandidates()).grey);
}

TEST(OverlayPainter, TheWidgetShowsWhatItWasGiven) {
  BoardWidget widget;
  widget.resize(400, 400);
  widget.setPicture(BoardPicture(kNine));
  widget.show();
  QCoreApplication::processEvents();
  const QImage bare = widget.grab().toImage();
  widget.setOverlay(withCandidates());
  EXPECT_NE(widget.grab().toImage(), bare);
  widget.setOverlay({});
  EXPECT_EQ(widget.grab().toImage(), bare);
}

TEST(OverlayPainter, ChangesAreFoundWhereTheyAre) {
  BoardOverlay after = withCandidates();
  after.candidates[0].value = "4.5";
  EXPECT_EQ(changedPoints(withCandidates(), after), (Points{{2, 2}, {2, 2}}));
  EXPECT_EQ(changedPoints(after, after), Points{});
  after.ownership = Grid<float>(kNine);
  EXPECT_EQ(changedPoints(withCandidates(), after), std::nullopt) << "all over the board";
}

}  // namespace
}  // namespace tengen::desktop
