// Crashes while a game is looked at and edited: everything comes back, at the same node.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/random_edits.h"
#include "session/editing.h"
#include "session/test_game.h"

namespace tengen {
namespace {

TEST(EditRecovery, AnEditedFileComesBackAtTheSameNodeInTheSameMode) {
  TestGame game;
  GameSession& session = game.open(kBranching);
  ASSERT_TRUE(session.goTo(n(5)));
  ASSERT_TRUE(session.beginEditing());
  ASSERT_TRUE(session.click({4, 0}));
  const NodeId edited = session.node();
  const std::string saved = session.save();
  ASSERT_TRUE(session.goTo(n(2)));
  ASSERT_TRUE(session.goTo(edited));
  ASSERT_TRUE(session.back());
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.save(), saved);
  EXPECT_EQ(again.node(), n(5));
  EXPECT_TRUE(again.editing());
  ASSERT_TRUE(again.undoEdit());
  EXPECT_FALSE(again.hasUnsavedChanges());
  EXPECT_FALSE(again.canUndoEdit());
}

TEST(EditRecovery, WhatWasSavedIsKnown) {
  TestGame game;
  auto parts = game.parts();
  auto loaded = load(std::string(kBranching));
  parts.file = "/games/a b.sgf";
  auto session = GameSession::open(std::move(loaded->tree), std::move(parts));
  EXPECT_EQ(session->file(), "/games/a b.sgf");
  ASSERT_TRUE(session->play(kBlack, Move::at({4, 4})));
  session.reset();
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.file(), "/games/a b.sgf");
  EXPECT_TRUE(again.hasUnsavedChanges());
  again.markSaved("/games/other.sgf");
  again.markSaved();
  EXPECT_FALSE(again.hasUnsavedChanges());
  GameSession& third = game.beginAgain();
  EXPECT_EQ(third.file(), "/games/other.sgf");
  EXPECT_FALSE(third.hasUnsavedChanges());
  third.setComment("more");
  EXPECT_TRUE(game.beginAgain().hasUnsavedChanges());
}

TEST(EditRecovery, TheFileIsInTheJournalOnce) {
  TestGame game;
  GameSession& session = game.open(testing::randomTreeText(5, 2000, 9));
  session.setComment("first");
  const auto once = std::filesystem::file_size(session.journal()->path());
  EXPECT_GT(once, 10'000u);
  for (int i = 0; i < 20; ++i) {
    session.setComment("comment " + std::to_string(i));
    ASSERT_TRUE(setLabel(session, {1, 1}, i % 2 ? "a" : "b"));
  }
  EXPECT_LT(std::filesystem::file_size(session.journal()->path()) - once, 20u * 150u);
}

TEST(EditRecovery, ARefusedEditBeginsNoJournal) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]AB[ba][ab])");
  ASSERT_FALSE(setUpStone(session, {0, 0}, Stone::White));
  ASSERT_TRUE(promote(session, session.node()));
  EXPECT_FALSE(session.journal());
  ASSERT_TRUE(setUpStone(session, {4, 4}, Stone::White));
  EXPECT_TRUE(session.journal());
}

TEST(EditRecovery, AFileWithManyGamesAndOddWordsComesBack) {
  TestGame game;
  const char* sgf = "(;SZ[5]CA[UTF-8]C[\xe7\xa2\x81 \\] \\\\ :]XX[odd][])(;SZ[5];B[];W[tt];;C[])";
  GameSession& session = game.open(sgf);
  ASSERT_TRUE(session.openGame(1));
  ASSERT_TRUE(session.toEnd());
  session.setComment("\xe7\xa2\x81 ]\\");
  const std::string saved = session.save();
  const NodeId node = session.node();
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.save(), saved);
  EXPECT_EQ(again.node(), node);
}

TEST(EditRecovery, RecordsThatCannotBeAreRefusedAndKept) {
  const std::string open = "open 0 1 0 \n(;SZ[5];B[aa])";
  for (const std::vector<std::string>& records :
       {std::vector<std::string>{"open 0 9 0 \n(;SZ[5];B[aa])"},
        {"open 0 0 1 \n(;SZ[5];B[aa])"},
        {"open 0 0 0 \nnothing"},
        {"open 0 0 0"},
        {open, "go 1 7"},
        {open, "game 1 3"},
        {open, "game 1 x"},
        {open, "endedit 1"},
        {open, "beginedit 1", "beginedit 2"},
        {open, "undo 1"},
        {open, "redo 1"},
        {open, "count 1", "count 2"},
        {open, "count 1", "edit 2 0 5 add 0"},
        {open, "edit 1 0 5 add 9"},
        {open, "edit 1 9 5 add 0"},
        {open, "edit 1 0 junk"}}) {
    expectRefused(records);
  }
}

// One action of anybody at a session, sensible or not.
void actByChance(GameSession& session, Random& random) {
  const auto below = [&random](size_t n) { return random.below(static_cast<uint32_t>(n)); };
  const Point point{static_cast<uint8_t>(below(5)), static_cast<uint8_t>(below(5))};
  const Point other{static_cast<uint8_t>(below(5)), static_cast<uint8_t>(below(5))};
  const Color color = below(2) ? Color::Black : Color::White;
  switch (below(20)) {
    case 0:
    case 1:
      return (void)session.edit([&](GameTree& tree) -> Result<NodeId, SessionError> {
        testing::editByChance(tree, random);
        return tree.contains(session.node()) ? session.node() : tree.root();
      });
    case 2:
      return (void)session.goTo(n(below(session.tree().collection().nodeCount() + 1)));
    case 3:
      return (void)session.back(static_cast<int>(below(3)));
    case 4:
      return (void)session.toEnd();
    case 5:
      return (void)session.undoEdit();
    case 6:
      return (void)session.redoEdit();
    case 7:
      return (void)session.takeBack();
    case 8:
      return (void)session.redo();
    case 9:
      return (void)(below(2) ? session.beginEditing() : session.endEditing());
    case 10:
      return (void)session.setTool(static_cast<EditTool>(below(17)));
    case 11:
      return (void)session.drag(point, other);
    case 12:
      return (void)session.play(session.turn(), Move::pass());
    case 13:
      return (void)(below(2) ? session.count() : session.resume(color));
    case 14:
      return (void)(below(4) ? session.resume(color) : session.accept());
    case 15:
      return (void)(below(4) ? session.openGame(below(3)) : session.resign(color).has_value());
    case 16:
      return session.setComment(below(3) ? "words ]" : "");
    case 17:
      return below(2) ? session.markSaved() : session.tick();
    default:
      return (void)session.click(point, static_cast<Touch>(below(3)));
  }
}

struct Seen {
  explicit Seen(const GameSession& session)
      : save(session.save()),
        node(session.node()),
        game(session.tree().openGame()),
        mode(session.mode().kind()),
        turn(session.turn()),
        result(session.result()),
        unsaved(session.hasUnsavedChanges()),
        canUndo(session.canUndoEdit()),
        canRedo(session.canRedoEdit()),
        canReplay(session.canRedo()) {
    if (session.counting()) marks = session.counting()->marks();
  }
  friend bool operator==(const Seen&, const Seen&) = default;

  std::string save;
  NodeId node;
  size_t game;
  Mode::Kind mode;
  Color turn;
  std::optional<GameResult> result;
  std::optional<Marks> marks;
  bool unsaved, canUndo, canRedo, canReplay;
};

void expectEqual(const Seen& now, const Seen& before, uint64_t seed) {
  EXPECT_EQ(now.save, before.save) << seed;
  EXPECT_EQ(now.node, before.node) << seed;
  EXPECT_EQ(now.mode, before.mode) << seed;
  EXPECT_TRUE(now == before) << seed;
}

// Whatever people do, a crash gives it back: the same text, node, mode and history.
TEST(EditRecovery, RandomSessionsComeBackExactly) {
  for (uint64_t seed = 1; seed <= 16; ++seed) {
    Random random(seed);
    TestGame game;
    game.dead = {{1, 1}};
    const bool played = seed % 4 == 0;
    GameSession* session = played ? &game.begin()
                                  : &game.open(testing::randomTreeText(seed, 15, 5) +
                                               testing::randomTreeText(seed + 100, 5, 5));
    for (int crash = 0; crash < 3; ++crash) {
      for (int i = 0; i < 12 && session->tree().collection().nodeCount() < 2000; ++i)
        actByChance(*session, random);
      if (!session->journal()) continue;
      const Seen before(*session);
      session = &game.beginAgain();
      ASSERT_NO_FATAL_FAILURE(expectEqual(Seen(*session), before, seed));
    }
    // Undone to the very start and done again, both lead where they should.
    if (session->counting()) static_cast<void>(session->resume(kBlack));
    const std::string end = session->save();
    size_t steps = 0;
    for (; session->undoEdit(); ++steps) {
    }
    for (size_t i = 0; i < steps; ++i)
      ASSERT_TRUE(session->redoEdit());
    EXPECT_EQ(session->save(), end) << seed;
  }
}

}  // namespace
}  // namespace tengen
