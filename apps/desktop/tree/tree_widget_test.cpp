#include "apps/desktop/tree/tree_widget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <gtest/gtest.h>

#include "apps/desktop/tree/tree_test_kit.h"

namespace tengen::desktop {
namespace {

using testing::SourceByTable;
using testing::treeByChance;
using testing::treeOf;

// A widget on the screen with a tree in it.
struct Shown {
  explicit Shown(GameTree shown, QSize size = {420, 200}) : tree(std::move(shown)), source(tree) {
    widget.resize(size);
    widget.setSource(&source);
    widget.showTree(TreeLayout(tree));
    widget.setCurrent(tree.root());
    widget.show();
  }
  ~Shown() { widget.setSource(nullptr); }

  QImage grab() { return widget.viewport()->grab().toImage(); }
  QColor colorAt(NodeId id, QPoint off = {}) {
    return grab().pixelColor(widget.placeOnScreen(id) + off);
  }
  void click(NodeId id, QPoint off = {}) {
    QTest::mouseClick(widget.viewport(), Qt::LeftButton, {}, widget.placeOnScreen(id) + off);
  }

  GameTree tree;
  SourceByTable source;
  TreeWidget widget;
};

NodeId clicked(QSignalSpy& spy) {
  return spy.isEmpty() ? kNoNode : spy.takeFirst().at(0).value<NodeId>();
}

TEST(TreeWidget, TellsWhichNodeWasClicked) {
  Shown shown(treeOf("(;;B[aa](;W[bb];B[cc])(;W[ee]))"));
  QSignalSpy spy(&shown.widget, &TreeWidget::nodeClicked);
  for (size_t i = 0; i < shown.tree.collection().nodeCount(); ++i) {
    const auto id = static_cast<NodeId>(i);
    shown.click(id);
    EXPECT_EQ(clicked(spy), id);
  }
}

TEST(TreeWidget, AClickBesideTheTreeMeansNothing) {
  Shown shown(treeOf("(;;B[aa])"));
  QSignalSpy spy(&shown.widget, &TreeWidget::nodeClicked);
  QTest::mouseClick(shown.widget.viewport(), Qt::LeftButton, {}, {350, 150});
  EXPECT_TRUE(spy.isEmpty());
}

TEST(TreeWidget, AsksForAMenuAtTheNodeUnderThePointerOrTheCurrentOne) {
  Shown shown(treeOf("(;;B[aa];W[bb])"));
  QSignalSpy spy(&shown.widget, &TreeWidget::menuWanted);
  const NodeId last = shown.tree.endOfLine(shown.tree.root());
  const QPoint place = shown.widget.placeOnScreen(last);
  QContextMenuEvent mouse(QContextMenuEvent::Mouse, place,
                          shown.widget.viewport()->mapToGlobal(place));
  QApplication::sendEvent(shown.widget.viewport(), &mouse);
  EXPECT_EQ(clicked(spy), last);
  QContextMenuEvent key(QContextMenuEvent::Keyboard, {0, 0}, {0, 0});
  QApplication::sendEvent(shown.widget.viewport(), &key);
  EXPECT_EQ(clicked(spy), shown.tree.root());
}

TEST(TreeWidget, PaintsStonesInTheirColours) {
  Shown shown(treeOf("(;;B[aa];W[bb];B[])"));
  const NodeId black = shown.tree.firstChild(shown.tree.root());
  const NodeId white = shown.tree.firstChild(black);
  shown.source.faces[black] = {NodeFace::Kind::Stone, Color::Black};
  shown.source.faces[white] = {NodeFace::Kind::Stone, Color::White};
  EXPECT_LT(shown.colorAt(black).lightness(), 60);
  EXPECT_GT(shown.colorAt(white).lightness(), 220);
  // A pass has a bar of the other shade across it.
  shown.source.faces[black] = {NodeFace::Kind::Pass, Color::Black};
  shown.widget.refresh();
  EXPECT_GT(shown.colorAt(black).lightness(), 200);
  EXPECT_LT(shown.colorAt(black, {0, 5}).lightness(), 60);
}

TEST(TreeWidget, ScrollsTheCurrentNodeIntoView) {
  Shown shown(treeByChance(3, 3000, 2));
  for (uint32_t n = 0; n < 3000; n += 37) {
    const NodeId id{n};
    shown.widget.setCurrent(id);
    EXPECT_TRUE(shown.widget.viewport()->rect().contains(shown.widget.placeOnScreen(id))) << n;
  }
}

TEST(TreeWidget, CtrlAndWheelZoomAroundThePointer) {
  Shown shown(treeByChance(3, 3000, 2));
  const NodeId node{1500};
  shown.widget.setCurrent(node);
  const QPoint before = shown.widget.placeOnScreen(node);
  const double cell = shown.widget.cell();
  QWheelEvent in(before, shown.widget.viewport()->mapToGlobal(before), {}, {0, 120}, Qt::NoButton,
                 Qt::ControlModifier, Qt::NoScrollPhase, false);
  QApplication::sendEvent(shown.widget.viewport(), &in);
  EXPECT_GT(shown.widget.cell(), cell);
  EXPECT_LE((shown.widget.placeOnScreen(node) - before).manhattanLength(), 3);
  shown.widget.zoom(0.001);
  EXPECT_GE(shown.widget.cell(), 8);
  shown.widget.zoom(1000);
  EXPECT_LE(shown.widget.cell(), 100);
}

// The edge to a far variation passes through the window though neither end is in it.
TEST(TreeWidget, PaintsEdgesWhoseEndsAreBothOffScreen) {
  std::string text = "(;(;B[aa])";
  for (int i = 0; i < 60; ++i)
    text += "(;B[bb];W[cc])";
  Shown shown(treeOf(text + ")"), {260, 120});
  shown.widget.verticalScrollBar()->setValue(shown.widget.verticalScrollBar()->maximum() / 2);
  const QImage picture = shown.grab();
  const int trunk = shown.widget.placeOnScreen(shown.tree.root()).x();
  const QColor ground = TreeColors::of(lightTones()).background;
  for (int y = 0; y < picture.height(); ++y)
    ASSERT_NE(picture.pixelColor(trunk, y), ground) << y;

  // And a run that begins and ends outside.
  Shown line(treeByChance(1, 400, 0), {260, 120});
  line.widget.horizontalScrollBar()->setValue(line.widget.horizontalScrollBar()->maximum() / 2);
  const QImage row = line.grab();
  const int y = line.widget.placeOnScreen(line.tree.root()).y();
  for (int x = 0; x < row.width(); ++x)
    ASSERT_NE(row.pixelColor(x, y), ground) << x;
}

TEST(TreeWidget, EmphasisesTheLineOfTheCurrentNode) {
  Shown shown(treeOf("(;;B[aa];W[bb];B[cc])"));
  const NodeId first = shown.tree.firstChild(shown.tree.root());
  const int half = static_cast<int>(shown.widget.cell() / 2);
  const int before = shown.colorAt(first, {half, 0}).lightness();
  shown.widget.setCurrent(shown.tree.endOfLine(first));
  EXPECT_LT(shown.colorAt(first, {half, 0}).lightness(), before - 50);
}

TEST(TreeWidget, JoinsEqualPositionsAndAsksForThemOnce) {
  Shown shown(treeOf("(;(;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))"));
  const NodeId end = shown.tree.endOfLine(shown.tree.root());
  const NodeId other = shown.tree.endOfLine(shown.tree.child(shown.tree.root(), 1));
  const auto bridgePixels = [&] {
    const QImage picture = shown.grab();
    int found = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x)
        found += picture.pixelColor(x, y) == TreeColors::of(lightTones()).bridge;
    }
    return found;
  };
  const int before = bridgePixels();
  shown.source.equal = {{end, other}};
  shown.widget.showTree(TreeLayout(shown.tree));
  EXPECT_GT(bridgePixels(), before + 3);
  const int asked = shown.source.equalAsked;
  shown.widget.setCurrent(end);
  shown.grab();
  EXPECT_EQ(shown.source.equalAsked, asked);
}

// A bridge from far above to far below, both out of sight.
TEST(TreeWidget, DrawsABridgeWhoseEndsAreOutOfSight) {
  std::string text = "(;";
  for (int i = 0; i < 200; ++i)
    text += "(;B[aa];W[bb])";
  Shown shown(treeOf(text + ")"));
  const auto child = [&](size_t i) { return shown.tree.child(shown.tree.root(), i); };
  shown.widget.setCurrent(child(100));
  const QImage before = shown.grab();
  shown.source.equal = {{child(1), child(199)}};
  shown.widget.showTree(TreeLayout(shown.tree));
  EXPECT_NE(before, shown.grab());
}

TEST(TreeWidget, AClickOnTheHandleFoldsInsteadOfGoingThere) {
  Shown shown(treeOf("(;;B[aa](;W[bb];B[cc])(;W[ee]))"));
  QSignalSpy nodes(&shown.widget, &TreeWidget::nodeClicked);
  QSignalSpy handles(&shown.widget, &TreeWidget::handleClicked);
  const NodeId fork = shown.tree.firstChild(shown.tree.root());
  const QPoint handle = shown.widget.handleOnScreen(fork);
  QTest::mouseClick(shown.widget.viewport(), Qt::LeftButton, {}, handle);
  EXPECT_EQ(clicked(handles), fork);
  EXPECT_TRUE(nodes.isEmpty());
  // Where nothing branches there is none.
  QTest::mouseClick(shown.widget.viewport(), Qt::LeftButton, {},
                    shown.widget.handleOnScreen(shown.tree.root()));
  EXPECT_TRUE(handles.isEmpty());
  // A folded node keeps one, to open it again.
  shown.widget.setCollapsed({fork});
  shown.widget.showTree(TreeLayout(shown.tree, {fork}));
  QTest::mouseClick(shown.widget.viewport(), Qt::LeftButton, {}, shown.widget.handleOnScreen(fork));
  EXPECT_EQ(clicked(handles), fork);
}

TEST(TreeWidget, ALittleMoreOrLessHeightDoesNotTurnIt) {
  Shown shown(treeOf("(;;B[aa];W[bb])"));
  shown.widget.resize(400, 300);
  ASSERT_EQ(shown.widget.growth(), TreeGrowth::Downwards);
  shown.widget.resize(400, 200);
  EXPECT_EQ(shown.widget.growth(), TreeGrowth::Downwards);
  shown.widget.resize(400, 120);
  ASSERT_EQ(shown.widget.growth(), TreeGrowth::Sideways);
  shown.widget.resize(400, 210);
  EXPECT_EQ(shown.widget.growth(), TreeGrowth::Sideways);
}

TEST(TreeWidget, GrowsDownwardsUnlessItIsMuchWiderThanHigh) {
  Shown shown(treeOf("(;;B[aa](;W[bb];B[cc])(;W[ee]))"), {200, 400});
  const NodeId root = shown.tree.root();
  const NodeId fork = shown.tree.firstChild(root);
  const auto place = [&](NodeId id) { return shown.widget.placeOnScreen(id); };
  EXPECT_EQ(shown.widget.growth(), TreeGrowth::Downwards);
  EXPECT_EQ(place(fork).x(), place(root).x());
  EXPECT_GT(place(fork).y(), place(root).y());
  EXPECT_GT(place(shown.tree.child(fork, 1)).x(), place(shown.tree.child(fork, 0)).x());
  QSignalSpy spy(&shown.widget, &TreeWidget::nodeClicked);
  for (size_t i = 0; i < shown.tree.collection().nodeCount(); ++i) {
    shown.click(static_cast<NodeId>(i));
    EXPECT_EQ(clicked(spy), static_cast<NodeId>(i));
  }
  shown.widget.resize(420, 200);
  EXPECT_EQ(shown.widget.growth(), TreeGrowth::Sideways);
  EXPECT_EQ(place(fork).y(), place(root).y());
}

TEST(TreeWidget, ShowsTheWordsOfAMoveBesideIt) {
  Shown shown(treeOf("(;;B[aa];W[bb])"), {300, 400});
  const NodeId move = shown.tree.firstChild(shown.tree.root());
  const auto inkBeside = [&](NodeId id) {
    const QImage picture = shown.grab();
    const int y = shown.widget.placeOnScreen(id).y();
    int ink = 0;
    for (int x = shown.widget.placeOnScreen(id).x() + 30; x < picture.width(); ++x) {
      for (int off = -6; off <= 6; ++off)
        ink += picture.pixelColor(x, y + off) != TreeColors::of(lightTones()).background;
    }
    return ink;
  };
  EXPECT_EQ(inkBeside(move), 0);
  shown.source.written[move] = "The push was expected";
  shown.widget.refresh();
  EXPECT_GT(inkBeside(move), 50);
  EXPECT_EQ(inkBeside(shown.tree.root()), 0);
  shown.widget.resize(420, 200);  // sideways there is no room for words
  const int sideways = inkBeside(move);
  shown.source.written.clear();
  shown.widget.refresh();
  EXPECT_EQ(inkBeside(move), sideways);
}

// Along the line where that is the only way to scroll.
TEST(TreeWidget, APlainWheelScrolls) {
  for (const QSize size : {QSize(420, 200), QSize(200, 300)}) {
    Shown shown(treeByChance(1, 400, 0), size);
    const auto& bar = size.width() > size.height() ? *shown.widget.horizontalScrollBar()
                                                   : *shown.widget.verticalScrollBar();
    QWheelEvent turn({50, 50}, {50, 50}, {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(shown.widget.viewport(), &turn);
    EXPECT_GT(bar.value(), 0);
  }
}

TEST(TreeWidget, LeavesTheArrowKeysToTheWindow) {
  Shown shown(treeOf("(;;B[aa])"));
  QKeyEvent key(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier);
  QApplication::sendEvent(&shown.widget, &key);
  EXPECT_FALSE(key.isAccepted());
}

}  // namespace
}  // namespace tengen::desktop
