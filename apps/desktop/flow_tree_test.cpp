// Variations, navigation, editing and undo through the window.
#include <QClipboard>

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

TreeWidget& treeOf(TestWindow& test) {
  return test.find<TreeWidget>("tree");
}

void clickNode(TestWindow& test, NodeId id) {
  QTest::mouseClick(treeOf(test).viewport(), Qt::LeftButton, Qt::NoModifier,
                    treeOf(test).placeOnScreen(id));
}

TEST(TreeFlow, KeysAndButtonsWalkTheGame) {
  TestWindow test;
  test.clicks("E5 C3 G7");
  test.key(Qt::Key_Left);
  EXPECT_EQ(test.stone("G7"), Stone::None);
  test.key(Qt::Key_Home);
  EXPECT_EQ(test.stone("E5"), Stone::None);
  test.key(Qt::Key_Right);
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  test.key(Qt::Key_End);
  EXPECT_EQ(test.stone("G7"), Stone::Black);
  test.press("toStart");
  test.press("forward");
  test.press("forward");
  EXPECT_EQ(test.stone("C3"), Stone::White);
  EXPECT_EQ(test.stone("G7"), Stone::None);
  test.press("toEnd");
  test.press("back");
  EXPECT_EQ(test.stone("G7"), Stone::None);
  GraphWidget& graph = test.find<GraphWidget>("graph");
  QTest::mouseClick(&graph, Qt::LeftButton, {}, QPoint(static_cast<int>(graph.xOf(1)), 10));
  EXPECT_EQ(test.stone("C3"), Stone::None);
  EXPECT_EQ(test.find<QLabel>("moveNumber").text(), "1");
}

TEST(TreeFlow, VariationsAreMadeAndRevisited) {
  TestWindow test;
  test.clicks("E5 C3");
  const NodeId first = test.session().node();
  test.key(Qt::Key_Left);
  test.clicks("G7");
  const NodeId second = test.session().node();
  EXPECT_NE(first, second);
  EXPECT_EQ(test.session().tree().children(test.session().tree().parent(second)).size(), 2u);
  test.key(Qt::Key_Up);
  EXPECT_EQ(test.session().node(), first);
  test.key(Qt::Key_Down);
  EXPECT_EQ(test.session().node(), second);
  test.key(Qt::Key_Left);
  EXPECT_EQ(test.board().picture().variations.size(), 2u);
  test.clicks("C3");  // again: the variation is followed, not made anew
  EXPECT_EQ(test.session().node(), first);
  clickNode(test, second);
  EXPECT_EQ(test.session().node(), second);
  EXPECT_EQ(test.stone("G7"), Stone::White);
}

TEST(TreeFlow, EqualPositionsAreJoined) {
  TestWindow test;
  test.clicks("E5 C3 G7");
  const NodeId oneWay = test.session().node();
  test.key(Qt::Key_Home);
  test.clicks("G7 C3 E5");
  GameTreeSource source(test.session().tree());
  const auto equal = source.equalPairs();
  ASSERT_EQ(equal.size(), 1u);
  EXPECT_EQ(equal.front(), std::pair(oneWay, test.session().node()));
}

TEST(TreeFlow, CommentsAreWrittenAndFound) {
  TestWindow test;
  test.clicks("E5 C3");
  auto& comment = test.find<QPlainTextEdit>("comment");
  test.window->panes().open("comment");
  comment.setFocus();
  QTest::keyClicks(&comment, "a good move at D4");
  test.board().setFocus();
  EXPECT_TRUE(test.savedText().contains("C[a good move at D4]"));
  const NodeId here = test.session().node();
  test.key(Qt::Key_Home);
  EXPECT_EQ(comment.toPlainText(), "");
  test.questions.words = "GOOD";
  test.window->panes().open("tree");
  test.key(Qt::Key_F, Qt::ControlModifier);
  EXPECT_TRUE(comment.isVisible()) << "what was found can be read";
  EXPECT_EQ(test.session().node(), here);
  EXPECT_EQ(comment.toPlainText(), "a good move at D4");
}

TEST(TreeFlow, ACommentIsNotLostByWalkingAway) {
  TestWindow test;
  test.clicks("E5");
  auto& comment = test.find<QPlainTextEdit>("comment");
  test.window->panes().open("comment");
  comment.setFocus();
  QTest::keyClicks(&comment, "first");
  test.press("toStart");
  EXPECT_EQ(comment.toPlainText(), "");
  test.press("toEnd");
  EXPECT_EQ(comment.toPlainText(), "first");
}

TEST(TreeFlow, GoToMoveAndTheMoveOnAStone) {
  TestWindow test;
  test.clicks("E5 C3 G7 D4");
  test.questions.number = 2;
  test.key(Qt::Key_G, Qt::ControlModifier);
  EXPECT_EQ(test.stone("C3"), Stone::White);
  EXPECT_EQ(test.stone("G7"), Stone::None);
  test.key(Qt::Key_End);
  test.click("E5", Qt::LeftButton, Qt::ControlModifier);
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), 1);
  test.window->game().toMove(400);
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), 4) << "as far as it goes";
}

TEST(EditFlow, ToolsEditUndoToTheStartAndRedo) {
  TestWindow test;
  test.clicks("E5");
  const QString before = test.savedText();
  test.key(Qt::Key_E, Qt::ControlModifier);
  ASSERT_TRUE(test.find<QWidget>("editBar").isVisible());
  const auto tool = [&](EditTool wanted) {
    test.press(QStringLiteral("tool%1").arg(static_cast<int>(wanted)).toLatin1().constData());
  };
  tool(EditTool::White);
  test.click("C3");
  EXPECT_EQ(test.stone("C3"), Stone::White);
  tool(EditTool::Triangle);
  test.click("C3");
  tool(EditTool::Letter);
  test.clicks("D4 F4");
  tool(EditTool::Arrow);
  const auto place = [&](const char* name) {
    return test.board().boardGeometry().center(test.at(name)).toPoint();
  };
  QTest::mousePress(&test.board(), Qt::LeftButton, Qt::NoModifier, place("A1"));
  QTest::mouseRelease(&test.board(), Qt::LeftButton, Qt::NoModifier, place("D1"));
  EXPECT_EQ(test.board().picture().marks.size(), 1u);
  ASSERT_EQ(test.board().picture().labels.size(), 2u);
  EXPECT_EQ(test.board().picture().labels[1].text, "B");
  ASSERT_EQ(test.board().picture().segments.size(), 1u);
  EXPECT_TRUE(test.board().picture().segments[0].arrow);
  test.click("C3", Qt::RightButton);  // the mark goes, then the stone
  test.click("C3", Qt::RightButton);
  EXPECT_EQ(test.stone("C3"), Stone::None);
  const QString after = test.savedText();

  int undone = 0;
  while (test.window->actions()[Do::Undo].isEnabled() && undone < 20) {
    test.key(Qt::Key_Z, Qt::ControlModifier);
    ++undone;
    if (undone == 7) {
      EXPECT_EQ(test.savedText(), before);
    }
  }
  EXPECT_FALSE(test.savedText().contains("B["));
  for (int i = 0; i < undone; ++i)
    test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(test.savedText(), after);
  test.press("editDone");
  EXPECT_FALSE(test.find<QWidget>("editBar").isVisible());
  test.click("G3");
  EXPECT_EQ(test.stone("G3"), Stone::White);
}

TEST(EditFlow, BranchesTravelByTheClipboard) {
  TestWindow test;
  test.clicks("E5 C3 G7");
  test.key(Qt::Key_Left);
  test.key(Qt::Key_X, Qt::ControlModifier);
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), 1);
  EXPECT_TRUE(QGuiApplication::clipboard()->text().contains("W["));
  EXPECT_FALSE(test.savedText().contains("W["));
  test.key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(test.stone("C3"), Stone::White);
  test.key(Qt::Key_Delete, Qt::ControlModifier);
  EXPECT_FALSE(test.savedText().contains("W["));
}

}  // namespace
}  // namespace tengen::desktop
