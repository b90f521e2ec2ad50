#include "apps/desktop/panels/graph_widget.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>
#include <gtest/gtest.h>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/graph_painter.h"

namespace tengen::desktop {
namespace {

constexpr int kLastMove = 100;

// A graph on the screen of a game of a hundred moves.
struct ShownGraph {
  ShownGraph() {
    graph.resize(524, 76);
    graph.setTall(true);
    graph.setPlace({40, kLastMove, 40});
    graph.show();
    QObject::connect(&graph, &GraphWidget::moveChosen, &graph,
                     [this](int place) { chosen.push_back(place); });
  }

  static std::vector<GraphPoint> wave() {
    std::vector<GraphPoint> points(kLastMove + 1);
    for (int i = 0; i <= kLastMove; ++i) {
      const double lead = i < 50 ? 20 : -20;
      points[static_cast<size_t>(i)].lead = lead;
      points[static_cast<size_t>(i)].win = lead > 0 ? 0.9 : 0.1;
    }
    return points;
  }

  QPoint at(int place, int y = 38) const {
    return {static_cast<int>(std::lround(graph.xOf(place))), y};
  }
  void turn(int delta) {
    QWheelEvent event({100, 30}, graph.mapToGlobal(QPointF(100, 30)), {}, {0, delta}, {}, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&graph, &event);
  }
  QImage grab() { return graph.grab().toImage(); }

  GraphWidget graph;
  std::vector<int> chosen;
};

TEST(GraphWidget, AClickChoosesTheMoveUnderIt) {
  ShownGraph shown;
  QTest::mouseClick(&shown.graph, Qt::LeftButton, {}, shown.at(73));
  EXPECT_EQ(shown.chosen, std::vector<int>{73});
  QTest::mouseClick(&shown.graph, Qt::LeftButton, {}, shown.at(40));
  EXPECT_EQ(shown.chosen, std::vector<int>{73}) << "it is there already";
  QTest::mouseClick(&shown.graph, Qt::LeftButton, {}, QPoint(523, 5));
  EXPECT_EQ(shown.chosen.back(), kLastMove);
}

TEST(GraphWidget, ADragGoesThroughTheGameAndStaysInIt) {
  ShownGraph shown;
  QObject::connect(&shown.graph, &GraphWidget::moveChosen, &shown.graph, [&](int place) {
    shown.graph.setPlace({place, kLastMove, place});
  });
  QTest::mousePress(&shown.graph, Qt::LeftButton, {}, shown.at(10));
  for (const int place : {20, 30, 31})
    QTest::mouseMove(&shown.graph, shown.at(place));
  QTest::mouseMove(&shown.graph, QPoint(-50, 500));
  QTest::mouseRelease(&shown.graph, Qt::LeftButton, {}, QPoint(0, 0));
  EXPECT_EQ(shown.chosen, (std::vector<int>{10, 20, 30, 31, 0}));
  QTest::mouseMove(&shown.graph, shown.at(50));
  EXPECT_EQ(shown.chosen.size(), 5u) << "nothing is pressed";
}

TEST(GraphWidget, TheWheelStepsAndSavesUpSmallPieces) {
  ShownGraph shown;
  shown.turn(-120);
  shown.turn(240);
  EXPECT_EQ(shown.chosen, (std::vector<int>{41, 38}));
  shown.turn(-60);
  EXPECT_EQ(shown.chosen.size(), 2u);
  shown.turn(-60);
  EXPECT_EQ(shown.chosen.back(), 41);
}

TEST(GraphWidget, KeysStepAndJump) {
  ShownGraph shown;
  for (const Qt::Key key :
       {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End}) {
    QTest::keyClick(&shown.graph, key);
  }
  EXPECT_EQ(shown.chosen, (std::vector<int>{39, 41, 30, 50, 0, kLastMove}));
}

TEST(GraphWidget, BlacksLeadIsDarkAboveAndWhitesLightBelow) {
  ShownGraph shown;
  shown.graph.setPoints(ShownGraph::wave());
  const QImage image = shown.grab();
  const int panel = qGray(image.pixel(shown.at(20, 60)));
  EXPECT_LT(qGray(image.pixel(shown.at(20, 30))), 120);
  EXPECT_EQ(qGray(image.pixel(shown.at(80, 20))), panel);
  EXPECT_LT(qGray(image.pixel(shown.at(80, 50))), panel);
  EXPECT_GT(qGray(image.pixel(shown.at(80, 50))), 150);
}

TEST(GraphWidget, WhereNothingIsKnownThereIsAGapAndASingleValueIsADot) {
  ShownGraph shown;
  std::vector<GraphPoint> points(kLastMove + 1);
  for (const size_t known : {0, 1, 3, 98, 99, 100})
    points[known].lead = 20;
  shown.graph.setPoints(points);
  const QImage gap = shown.grab();
  const int panel = qGray(gap.pixel(shown.at(20, 60)));
  EXPECT_LT(qGray(gap.pixel(shown.at(2, 30))), panel) << "one node is passed over";
  EXPECT_EQ(qGray(gap.pixel(shown.at(60, 30))), panel);
  EXPECT_LT(qGray(gap.pixel(shown.at(99, 30))), panel);
  points[60].lead = 20;
  shown.graph.setPoints(points);
  EXPECT_LT(qGray(shown.grab().pixel(shown.at(60, 30))), panel);
}

TEST(GraphWidget, MistakesDifferByShape) {
  ShownGraph shown;
  auto points = ShownGraph::wave();
  shown.graph.setPoints(points);
  const QImage bare = shown.grab();
  points[20].mistakeOf = Color::Black;
  shown.graph.setPoints(points);
  const QImage square = shown.grab();
  points[20].mistakeOf = Color::White;
  shown.graph.setPoints(points);
  const QImage triangle = shown.grab();
  EXPECT_NE(square, bare);
  EXPECT_NE(triangle, bare);
  EXPECT_NE(triangle.convertToFormat(QImage::Format_Grayscale8),
            square.convertToFormat(QImage::Format_Grayscale8));
}

TEST(GraphWidget, TheCaptionNamesTheMoveAndTheSideThatLeads) {
  ShownGraph shown;
  EXPECT_EQ(shown.graph.caption(), "40");
  shown.graph.setPoints(ShownGraph::wave());
  EXPECT_EQ(shown.graph.caption(), QString::fromUtf8("40 · B+20.0"));
  shown.graph.setPlace({80, kLastMove, 79});
  EXPECT_EQ(shown.graph.caption(), QString::fromUtf8("79 · W+20.0"));
  auto points = ShownGraph::wave();
  points[80].lead.reset();
  shown.graph.setPoints(points);
  EXPECT_EQ(shown.graph.caption(), QString::fromUtf8("79 · 10 %"));
}

TEST(GraphWidget, TheCaptionIsWholeHoweverNarrowTheGraph) {
  const std::vector<GraphPoint> points;
  const Tones& tones = tonesOf(QPalette());
  for (const int width : {120, 165, 500}) {
    for (int at = 0; at <= kLastMove; ++at) {
      const GraphPlace place{at, kLastMove, at};
      const QRectF area(0, 0, width, 76);
      const auto xOf = [&](int node) { return 8 + (width - 16.0) * node / kLastMove; };
      const GraphPicture picture{area, points, place, xOf, "90 · W+11.9", {}, tones};
      EXPECT_TRUE(area.contains(captionBox(picture, QSizeF(80, 14)))) << width << ' ' << at;
    }
  }
}

TEST(GraphWidget, WithoutValuesItIsASlider) {
  ShownGraph shown;
  const QImage before = shown.grab();
  shown.graph.setPlace({60, kLastMove, 60});
  EXPECT_NE(shown.grab(), before);
  QTest::mouseClick(&shown.graph, Qt::LeftButton, {}, shown.at(5));
  EXPECT_EQ(shown.chosen, std::vector<int>{5});
  shown.graph.setPoints(std::vector<GraphPoint>(kLastMove + 1));
  EXPECT_EQ(shown.grab(), [&] {
    shown.graph.setPoints({});
    return shown.grab();
  }());
}

TEST(GraphWidget, TakesEveryLengthOfGameAndOfValues) {
  ShownGraph shown;
  for (const int last : {0, 1, 2, 5000}) {
    shown.graph.setPlace({last, last, last});
    for (const size_t known : {size_t{0}, size_t{1}, size_t{3}, size_t{6000}}) {
      shown.graph.setPoints(std::vector<GraphPoint>(known, GraphPoint{1000.0, 1.0, Color::Black}));
      EXPECT_FALSE(shown.grab().isNull());
      QTest::mouseClick(&shown.graph, Qt::LeftButton, {}, QPoint(2, 2));
    }
  }
}

}  // namespace
}  // namespace tengen::desktop
