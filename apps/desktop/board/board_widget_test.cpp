#include "apps/desktop/board/board_widget.h"

#include <QApplication>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <gtest/gtest.h>

#include "base/random.h"

namespace tengen::desktop {
namespace {

// A board on the screen that writes down what it reports, as a controller would.
struct Shown {
  explicit Shown(BoardSize size = {9, 9}) {
    widget.resize(400, 400);
    widget.setPicture(BoardPicture(size));
    widget.show();
    QObject::connect(&widget, &BoardWidget::pointClicked, &widget,
                     [this](Point point, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
                       clicks.push_back(point);
                       lastButton = button;
                       lastKeys = keys;
                     });
    QObject::connect(&widget, &BoardWidget::pointsDragged, &widget,
                     [this](Point from, Point to) { drags.emplace_back(from, to); });
    QObject::connect(&widget, &BoardWidget::regionDragged, &widget,
                     [this](Point from, Point to) { parts.emplace_back(from, to); });
    QObject::connect(&widget, &BoardWidget::pointHovered, &widget,
                     [this](std::optional<Point> point) { hovers.push_back(point); });
    QObject::connect(&widget, &BoardWidget::wheelTurned, &widget,
                     [this](int steps) { turned += steps; });
  }

  QPoint on(Point point, double x = 0, double y = 0) const {
    const BoardGeometry geometry = widget.boardGeometry();
    return (geometry.center(point) + QPointF(x, y) * geometry.cell()).toPoint();
  }
  void press(QPoint place) { QTest::mousePress(&widget, Qt::LeftButton, {}, place); }
  void release(QPoint place) { QTest::mouseRelease(&widget, Qt::LeftButton, {}, place); }
  QImage grab() { return widget.grab().toImage(); }

  BoardWidget widget;
  std::vector<Point> clicks;
  std::vector<std::pair<Point, Point>> drags;
  std::vector<std::pair<Point, Point>> parts;
  std::vector<std::optional<Point>> hovers;
  Qt::MouseButton lastButton = Qt::NoButton;
  Qt::KeyboardModifiers lastKeys;
  int turned = 0;
};

TEST(BoardWidget, ActsOnRelease) {
  Shown shown;
  shown.press(shown.on({2, 3}));
  EXPECT_TRUE(shown.clicks.empty());
  shown.release(shown.on({2, 3}, 0.2, -0.2));
  EXPECT_EQ(shown.clicks, (std::vector<Point>{{2, 3}}));
}

// What is painted last, where the widget asked for it.
class PaintedRegion : public QObject {
 public:
  explicit PaintedRegion(QWidget& widget) { widget.installEventFilter(this); }
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Paint) region += static_cast<QPaintEvent*>(event)->region();
    return false;
  }
  QRegion region;
};

// Paints no more than it must, and all that it must: no pixel elsewhere may differ.
TEST(BoardWidget, PaintsWhereThePictureChanged) {
  Shown shown;
  QCoreApplication::processEvents();
  Random random(5);
  BoardPicture picture({9, 9});
  for (int step = 0; step < 60; ++step) {
    const Point point = picture.size().pointAt(static_cast<int>(random.below(81)));
    const QImage before = shown.grab();
    switch (random.below(7)) {
      case 0:
        picture.marks = {{point, MarkShape::Cross}};
        break;
      case 1:
        picture.dead[point] = !picture.dead[point];
        break;
      case 2:
        picture.territory[point] = Owner::Black;
        break;
      case 3:
        picture.numbers[point] = static_cast<int>(random.below(400));
        break;
      case 4:
        picture.variations = {{point, "A"}};
        break;
      default:
        picture.stones[point] = random.below(2) ? Stone::Black : Stone::White;
        picture.lastMove = point;
        break;
    }
    shown.widget.setPicture(picture);
    PaintedRegion painted(shown.widget);
    QCoreApplication::processEvents();
    const QRegion region = painted.region;
    shown.widget.removeEventFilter(&painted);
    const QImage after = shown.grab();
    int outside = 0;
    for (int y = 0; y < after.height(); ++y) {
      for (int x = 0; x < after.width(); ++x)
        outside += before.pixel(x, y) != after.pixel(x, y) && !region.contains(QPoint(x, y));
    }
    ASSERT_EQ(outside, 0) << "step " << step;
    EXPECT_NE(region, QRegion(shown.widget.rect()));
  }
}

TEST(BoardWidget, TellsButtonAndKeys) {
  Shown shown;
  QTest::mouseClick(&shown.widget, Qt::RightButton, Qt::ShiftModifier, shown.on({8, 8}));
  EXPECT_EQ(shown.clicks, (std::vector<Point>{{8, 8}}));
  EXPECT_EQ(shown.lastButton, Qt::RightButton);
  EXPECT_EQ(shown.lastKeys, Qt::ShiftModifier);
}

TEST(BoardWidget, IgnoresTouchesBetweenPointsAndBesideTheBoard) {
  Shown shown;
  QTest::mouseClick(&shown.widget, Qt::LeftButton, {}, shown.on({2, 3}, 0.5, 0));
  QTest::mouseClick(&shown.widget, Qt::LeftButton, {}, {1, 1});
  shown.press(shown.on({2, 3}, 0.5, 0));
  shown.release(shown.on({2, 3}));
  shown.press(shown.on({2, 3}));
  shown.release(shown.on({2, 3}, 0.5, 0));
  EXPECT_TRUE(shown.clicks.empty());
  EXPECT_TRUE(shown.drags.empty());
}

TEST(BoardWidget, PressingHereAndReleasingThereIsADragAndNoMove) {
  Shown shown;
  shown.press(shown.on({2, 3}));
  shown.release(shown.on({5, 5}));
  EXPECT_TRUE(shown.clicks.empty());
  ASSERT_EQ(shown.drags.size(), 1u);
  EXPECT_EQ(shown.drags[0], std::make_pair(Point{2, 3}, Point{5, 5}));
}

// The right button draws a frame around a part of the board, and who wants a corner begins outside.
TEST(BoardWidget, APartMayBeginAndEndBesidePoints) {
  Shown shown;
  const auto drag = [&](QPoint from, QPoint to) {
    QTest::mousePress(&shown.widget, Qt::RightButton, {}, from);
    QTest::mouseMove(&shown.widget, to);
    QTest::mouseRelease(&shown.widget, Qt::RightButton, {}, to);
  };
  drag(shown.on({8, 0}, 0.45, -0.45), shown.on({6, 4}, -0.45, -0.45));
  drag(shown.on({3, 4}, -0.45, -0.45), shown.on({0, 8}, -5, 5));
  EXPECT_EQ(shown.parts,
            (std::vector<std::pair<Point, Point>>{{{6, 0}, {8, 4}}, {{0, 4}, {3, 8}}}));
  drag(shown.on({2, 3}, 0.45), shown.on({2, 3}, 0.55));
  drag(QPoint(-40, 50), shown.on({5, 5}));
  EXPECT_EQ(shown.parts.size(), 2u) << "a hand that trembled, and one that began elsewhere";
  EXPECT_TRUE(shown.clicks.empty());
}

TEST(BoardWidget, FollowsThePointerWithAGhost) {
  Shown shown;
  BoardPicture picture({9, 9});
  picture.toMove = Color::Black;
  shown.widget.setPicture(picture);
  const QImage before = shown.grab();
  QTest::mouseMove(&shown.widget, shown.on({4, 4}));
  ASSERT_FALSE(shown.hovers.empty());
  EXPECT_EQ(shown.hovers.back(), (Point{4, 4}));
  EXPECT_NE(shown.grab(), before);
  const size_t told = shown.hovers.size();
  QTest::mouseMove(&shown.widget, shown.on({4, 4}, 0.1, 0.1));
  EXPECT_EQ(shown.hovers.size(), told) << "the same point is no news";
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&shown.widget, &leave);
  EXPECT_EQ(shown.hovers.back(), std::nullopt);
  EXPECT_EQ(shown.grab(), before);
}

TEST(BoardWidget, ArrowsMoveACursorAndEnterPlays) {
  Shown shown;
  QTest::keyClick(&shown.widget, Qt::Key_Return);
  EXPECT_TRUE(shown.clicks.empty()) << "no cursor, no move";
  QTest::keyClick(&shown.widget, Qt::Key_Right);
  EXPECT_EQ(shown.widget.cursor(), (Point{4, 4}));
  QTest::keyClick(&shown.widget, Qt::Key_Right);
  QTest::keyClick(&shown.widget, Qt::Key_Up);
  QTest::keyClick(&shown.widget, Qt::Key_Return);
  QTest::keyClick(&shown.widget, Qt::Key_Left);
  QTest::keyClick(&shown.widget, Qt::Key_Down);
  QTest::keyClick(&shown.widget, Qt::Key_Space);
  EXPECT_EQ(shown.clicks, (std::vector<Point>{{5, 3}, {4, 4}}));
  for (int i = 0; i < 20; ++i)
    QTest::keyClick(&shown.widget, Qt::Key_Down);
  EXPECT_EQ(shown.widget.cursor(), (Point{4, 8}));
  for (int i = 0; i < 20; ++i)
    QTest::keyClick(&shown.widget, Qt::Key_Left);
  EXPECT_EQ(shown.widget.cursor(), (Point{0, 8}));
}

TEST(BoardWidget, TheCursorComesOutAtTheLastMove) {
  Shown shown;
  BoardPicture picture({9, 9});
  picture.stones[{7, 1}] = Stone::White;
  picture.lastMove = Point{7, 1};
  shown.widget.setPicture(picture);
  QTest::keyClick(&shown.widget, Qt::Key_Left);
  EXPECT_EQ(shown.widget.cursor(), (Point{7, 1}));
}

TEST(BoardWidget, SaysWhatLiesUnderTheCursor) {
  Shown shown;
  EXPECT_FALSE(shown.widget.accessibleName().isEmpty());
  BoardPicture picture({9, 9});
  picture.stones[{4, 4}] = Stone::White;
  shown.widget.setPicture(picture);
  QTest::keyClick(&shown.widget, Qt::Key_Right);
  EXPECT_EQ(shown.widget.accessibleDescription(), "E5, white stone");
  QTest::keyClick(&shown.widget, Qt::Key_Right);
  EXPECT_EQ(shown.widget.accessibleDescription(), "F5, empty");
  picture.stones[{5, 4}] = Stone::Black;
  shown.widget.setPicture(picture);
  EXPECT_EQ(shown.widget.accessibleDescription(), "F5, black stone");
  QFocusEvent out(QEvent::FocusOut);
  QApplication::sendEvent(&shown.widget, &out);
  EXPECT_TRUE(shown.widget.accessibleDescription().isEmpty());
}

TEST(BoardWidget, SavesUpSmallTurnsOfTheWheel) {
  Shown shown;
  const auto turn = [&](int angle) {
    QWheelEvent event(shown.on({4, 4}), shown.on({4, 4}), {}, {0, angle}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&shown.widget, &event);
  };
  turn(-120);
  EXPECT_EQ(shown.turned, 1);
  turn(240);
  EXPECT_EQ(shown.turned, -1);
  for (int i = 0; i < 4; ++i)
    turn(-40);
  EXPECT_EQ(shown.turned, 0);
}

TEST(BoardWidget, ARefusedPointFlashesForAMoment) {
  Shown shown;
  const QImage before = shown.grab();
  shown.widget.flash({3, 3});
  EXPECT_NE(shown.grab(), before);
  EXPECT_TRUE(QTest::qWaitFor([&] { return shown.grab() == before; }, 2000));
}

TEST(BoardWidget, ForgetsPointsOfABoardOfAnotherSize) {
  Shown shown({19, 19});
  shown.press(shown.on({18, 18}));
  QTest::keyClick(&shown.widget, Qt::Key_Right);
  shown.widget.setPicture(BoardPicture({9, 9}));
  EXPECT_EQ(shown.widget.cursor(), std::nullopt);
  shown.release(shown.on({8, 8}));
  EXPECT_TRUE(shown.clicks.empty());
  EXPECT_TRUE(shown.drags.empty());
}

TEST(BoardWidget, ShowsStonesWhereItWasTold) {
  Shown shown;
  BoardPicture picture({9, 9});
  picture.stones[{0, 0}] = Stone::Black;
  picture.stones[{8, 8}] = Stone::White;
  shown.widget.setPicture(picture);
  const QImage image = shown.grab();
  EXPECT_LT(image.pixelColor(shown.on({0, 0})).lightness(), 110);
  EXPECT_GT(image.pixelColor(shown.on({8, 8})).lightness(), 200);
}

// A stone on its way is larger than one that lies; for those who do not want it, it lies at once.
TEST(BoardWidget, ANewStoneFallsIntoItsPlaceWhereThatIsWanted) {
  for (const bool fall : {true, false}) {
    BoardWidget board;
    board.resize(400, 400);
    board.setStonesFall(fall);
    board.setPicture(BoardPicture({9, 9}));
    board.show();
    BoardPicture played({9, 9});
    played.stones[{4, 4}] = Stone::Black;
    played.lastMove = Point{4, 4};
    board.setPicture(played);
    const QImage falling = board.grab().toImage();
    ASSERT_TRUE(QTest::qWaitFor([&] { return board.grab().toImage() != falling || !fall; }, 2000));
    QTest::qWait(fall ? 200 : 0);
    const QImage lying = board.grab().toImage();
    EXPECT_EQ(falling != lying, fall);
    board.setStonesIrregular(false);
    EXPECT_NE(board.grab().toImage(), lying) << "exactly on its point";
    QTest::qWait(320);  // not as fast as one walks
    BoardPicture far({9, 9});
    for (const Point point : {Point{1, 1}, Point{2, 2}})
      far.stones[point] = Stone::White;
    far.lastMove = Point{2, 2};
    board.setPicture(far);
    const QImage jumped = board.grab().toImage();
    QTest::qWait(200);
    EXPECT_EQ(board.grab().toImage(), jumped) << "nothing falls where one jumps";
  }
}

}  // namespace
}  // namespace tengen::desktop
