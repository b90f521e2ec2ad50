#include "apps/desktop/board/board_painter.h"

#include <cmath>
#include <gtest/gtest.h>

#include "base/random.h"
#include "rules/handicap.h"

namespace tengen::desktop {
namespace {

BoardSize sized(int width, int height) {
  return {static_cast<uint8_t>(width), static_cast<uint8_t>(height)};
}

// A painted board, and questions about its pixels.
struct Painted {
  explicit Painted(const BoardPicture& picture, const BoardHover& hover = {}, int side = 400,
                   double scale = 1, const QString& theme = "kaya")
      : image(QSize(side, side) * scale, QImage::Format_RGB32), scale_(scale) {
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta);
    BoardPainter board;
    board.setTheme(boardTheme(theme));
    geometry = board.geometry(QSizeF(side, side), picture.size(), scale);
    QPainter painter(&image);
    board.paint(painter, QSizeF(side, side), scale, picture, hover);
  }

  QColor at(Point point, double x = 0, double y = 0) const {
    const QPointF place = geometry.center(point) + QPointF(x, y) * geometry.cell();
    return image.pixelColor(static_cast<int>(place.x() * scale_),
                            static_cast<int>(place.y() * scale_));
  }

  BoardGeometry geometry{{1, 1}, {}, false};
  QImage image;

 private:
  double scale_;
};

BoardPicture withStones() {
  BoardPicture picture(sized(9, 9));
  picture.stones[{2, 2}] = Stone::Black;
  picture.stones[{6, 2}] = Stone::White;
  return picture;
}

TEST(BoardPainter, StonesHaveTheirColoursAtEveryScale) {
  for (const double scale : {1.0, 1.5, 2.0}) {
    for (const char* theme : {"kaya", "walnut", "slate", "print"}) {
      const Painted painted(withStones(), {}, 400, scale, theme);
      EXPECT_LT(painted.at({2, 2}).lightness(), 110) << theme;
      EXPECT_GT(painted.at({6, 2}).lightness(), 200) << theme;
    }
  }
}

TEST(BoardPainter, LinesAreSharp) {
  for (const double scale : {1.0, 1.5, 2.0}) {
    const Painted painted(BoardPicture(sized(9, 9)), {}, 403, scale, "print");
    // Across a line there is black and white, and nothing between.
    const QPointF middle = painted.geometry.center({4, 4}) * scale;
    const int y = static_cast<int>(middle.y() + painted.geometry.cell() * scale / 2);
    for (int x = 0; x < 60; ++x) {
      const int gray = qGray(painted.image.pixel(static_cast<int>(middle.x()) - 30 + x, y));
      EXPECT_TRUE(gray == 0 || gray == 255) << gray << " at scale " << scale;
    }
  }
}

TEST(BoardPainter, EverySizeHasItsStarPoints) {
  for (int side = 1; side <= 52; ++side) {
    const BoardSize size = sized(side, side);
    const Painted painted{BoardPicture(size), {}, 700, 1, "print"};
    for (const Point star : starPoints(size)) {
      const double off = 1 / painted.geometry.cell();
      EXPECT_LT(painted.at(star, off, off).lightness(), 200) << side;
    }
  }
}

TEST(BoardPainter, NothingIsPaintedBesideTheWood) {
  BoardPicture picture(sized(37, 9));
  const Painted painted(picture);
  EXPECT_EQ(painted.image.pixelColor(200, 2), QColor(Qt::magenta));
  EXPECT_NE(painted.at({18, 4}), QColor(Qt::magenta));
}

TEST(BoardPainter, TheGhostIsBetweenStoneAndWood) {
  BoardPicture picture(sized(9, 9));
  const int wood = Painted(picture).at({4, 5}, 0.2, 0.2).lightness();
  picture.toMove = Color::Black;
  BoardHover hover;
  hover.ghost = Point{4, 5};
  const int ghost = Painted(picture, hover).at({4, 5}, 0.2, 0.2).lightness();
  picture.stones[{4, 5}] = Stone::Black;
  const int stone = Painted(picture).at({4, 5}, 0.2, 0.2).lightness();
  EXPECT_GT(wood, ghost + 20);
  EXPECT_GT(ghost, stone + 20);
  // Nobody's turn, no ghost; and none on a stone.
  EXPECT_EQ(Painted(picture, hover).image, Painted(picture).image);
  picture = BoardPicture(sized(9, 9));
  EXPECT_EQ(Painted(picture, hover).image, Painted(picture).image);
}

TEST(BoardPainter, TerritoryLiesOverPointsAndDeadStones) {
  BoardPicture picture = withStones();
  picture.territory[{2, 2}] = Owner::White;
  picture.dead[{2, 2}] = true;
  picture.territory[{4, 4}] = Owner::Black;
  const Painted painted(picture);
  EXPECT_GT(painted.at({2, 2}).lightness(), 230);
  EXPECT_LT(painted.at({4, 4}).lightness(), 40);
}

// Each kind of markup leaves a trace, on wood and on both stones, and nowhere else.
TEST(BoardPainter, AllMarkupIsSeenAndStaysAtItsPoint) {
  for (const Point point : {Point{2, 2}, Point{6, 2}, Point{4, 5}}) {
    const Painted bare(withStones());
    std::vector<BoardPicture> marked;
    for (const MarkShape shape : {MarkShape::Triangle, MarkShape::Square, MarkShape::Circle,
                                  MarkShape::Cross, MarkShape::Selected}) {
      marked.push_back(withStones());
      marked.back().marks.push_back({point, shape});
    }
    marked.push_back(withStones());
    marked.back().labels.push_back({point, "A"});
    marked.push_back(withStones());
    marked.back().dimmed[point] = true;
    marked.push_back(withStones());
    marked.back().hidden[point] = true;
    for (size_t i = 0; i < marked.size(); ++i) {
      for (size_t k = 0; k < i; ++k)
        EXPECT_NE(Painted(marked[i]).image, Painted(marked[k]).image);
      const Painted painted(marked[i]);
      EXPECT_NE(painted.image, bare.image) << i;
      EXPECT_EQ(painted.at({0, 8}, 0.3, 0.3), bare.at({0, 8}, 0.3, 0.3));
    }
  }
}

TEST(BoardPainter, ArrowsDifferFromLinesAndFromArrowsBack) {
  const auto with = [](Point from, Point to, bool arrow) {
    BoardPicture picture(sized(9, 9));
    picture.segments.push_back({from, to, arrow});
    return Painted(picture).image;
  };
  EXPECT_NE(with({1, 1}, {6, 4}, true), with({1, 1}, {6, 4}, false));
  EXPECT_NE(with({1, 1}, {6, 4}, true), with({6, 4}, {1, 1}, true));
  EXPECT_EQ(with({1, 1}, {1, 1}, true), Painted(BoardPicture(sized(9, 9))).image);
}

TEST(BoardPainter, TheLastMoveIsMarkedUnlessItsNumberSaysSo) {
  BoardPicture picture = withStones();
  const Painted bare(picture);
  picture.lastMove = Point{2, 2};
  const Painted ringed(picture);
  EXPECT_NE(ringed.image, bare.image);
  picture.numbers[{2, 2}] = 5;
  EXPECT_NE(Painted(picture).image, ringed.image);
}

TEST(BoardPainter, VariationsAreFainterThanLabels) {
  BoardPicture faint(sized(9, 9)), strong(sized(9, 9));
  faint.variations.push_back({{4, 4}, "A"});
  strong.labels.push_back({{4, 4}, "A"});
  const auto darkest = [](const Painted& painted) {
    int least = 255;
    for (double x = -0.2; x < 0.2; x += 0.01) {
      for (double y = -0.2; y < 0.2; y += 0.01)
        least = std::min(least, painted.at({4, 4}, x, y).lightness());
    }
    return least;
  };
  EXPECT_GT(darkest(Painted(faint)), darkest(Painted(strong)) + 15);
}

TEST(BoardPainter, TheSamePictureGivesTheSamePixels) {
  EXPECT_EQ(Painted(withStones()).image, Painted(withStones()).image);
}

TEST(BoardPainter, TakesEverySizeAndAnyPicture) {
  Random random(3);
  for (const BoardSize size : {sized(1, 1), sized(1, 52), sized(52, 1), sized(52, 52)}) {
    BoardPicture picture(size);
    for (int i = 0; i < size.points(); ++i) {
      const Point point = size.pointAt(i);
      picture.stones[point] = random.below(2) ? Stone::Black : Stone::White;
      picture.numbers[point] = i + 1;
    }
    picture.labels.push_back({size.pointAt(0), "a very long label indeed"});
    const Painted painted(picture, {{}, size.pointAt(0), size.pointAt(0), {}, {}}, 300);
    EXPECT_NE(painted.at(size.pointAt(0)), QColor(Qt::magenta));
  }
}

// The contrast of lines as people see it: 1 for none, 21 for black on white.
double contrast(const QColor& ink, const QColor& ground) {
  const auto light = [](double red, double green, double blue) {
    const auto linear = [](double share) { return std::pow(share, 2.2); };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  };
  const auto mixed = [a = ink.alphaF()](double over, double under) {
    return over * a + under * (1 - a);
  };
  const double line = light(mixed(ink.redF(), ground.redF()), mixed(ink.greenF(), ground.greenF()),
                            mixed(ink.blueF(), ground.blueF()));
  const double wood = light(ground.redF(), ground.greenF(), ground.blueF());
  return std::max(line, wood) / std::min(line, wood);
}

TEST(BoardThemes, LinesStandOutOnTheWood) {
  for (const BoardTheme& theme : boardThemes()) {
    EXPECT_GT(contrast(theme.line, theme.wood.light), 3) << theme.id.toStdString();
    EXPECT_GT(contrast(theme.line, theme.wood.dark), 3) << theme.id.toStdString();
  }
}

}  // namespace
}  // namespace tengen::desktop
