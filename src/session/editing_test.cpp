// Edit mode with its tools, the edits of branches and games, and their undo.
#include "session/editing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/node_markup.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using Refusal = SessionError::Kind;
using What = Change::What;

class Editing : public ::testing::Test {
 protected:
  GameSession& begin(EditTool tool, const char* sgf = "(;SZ[5])", int node = 0) {
    game_.keepsJournal = false;
    session_ = &game_.open(sgf, node);
    EXPECT_TRUE(session_->beginEditing());
    EXPECT_TRUE(session_->setTool(tool));
    game_.heard.clear();
    return *session_;
  }
  NodeMarkup markup() const { return markupAt(session_->tree(), session_->node()); }
  std::string text(std::string_view ident) const {
    std::string all;
    const auto property = session_->tree().collection().find(session_->node(), ident);
    return property ? std::string(property->slice()) : "";
  }

  TestGame game_;
  GameSession* session_ = nullptr;
};

// The mode

TEST_F(Editing, IsAModeOnTopOfAnother) {
  GameSession& session = game_.begin();
  game_.play("A1");
  EXPECT_EQ(session.setTool(EditTool::Black).error().kind, Refusal::NotEditing);
  EXPECT_EQ(session.drag({0, 0}, {1, 1}).error().kind, Refusal::NotEditing);
  EXPECT_EQ(session.endEditing().error().kind, Refusal::NotEditing);
  ASSERT_TRUE(session.beginEditing());
  ASSERT_TRUE(session.beginEditing()) << "again changes nothing";
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Edit);
  ASSERT_TRUE(session.setTool(EditTool::Line));
  EXPECT_EQ(session.editing()->tool(), EditTool::Line);
  ASSERT_TRUE(session.count());
  EXPECT_EQ(session.beginEditing().error().kind, Refusal::NotPlaying);
  ASSERT_TRUE(session.resume(kBlack));
  ASSERT_TRUE(session.editing());
  EXPECT_EQ(session.editing()->tool(), EditTool::Line);
  ASSERT_TRUE(session.endEditing());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Play);
  EXPECT_EQ(session.turn(), kWhite);
}

TEST_F(Editing, StopsTheClock) {
  game_.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game_.begin();
  ASSERT_TRUE(session.beginEditing());
  game_.now += 1h;
  session.tick();
  ASSERT_TRUE(session.endEditing());
  game_.now += 10s;
  EXPECT_EQ(session.timeLeft(kBlack).main, 50s);
}

TEST_F(Editing, OfAFinishedGameEndsInAReview) {
  GameSession& session = game_.begin();
  ASSERT_TRUE(session.resign(kBlack));
  ASSERT_TRUE(session.beginEditing());
  ASSERT_TRUE(session.endEditing());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review);
  EXPECT_EQ(toText(*session.result()), "W+R");
}

TEST_F(Editing, ATouchOffTheBoardIsRefused) {
  GameSession& session = begin(EditTool::Black);
  EXPECT_EQ(session.click({5, 0}).error().move->kind, MoveError::Kind::OffBoard);
  EXPECT_EQ(session.drag({0, 0}, {0, 5}).error().move->kind, MoveError::Kind::OffBoard);
  EXPECT_EQ(session.drag({0, 5}, {0, 0}).error().move->kind, MoveError::Kind::OffBoard);
}

// Stones

TEST_F(Editing, StonesAreSetAndTakenOffByTheirTool) {
  GameSession& session = begin(EditTool::Black);
  ASSERT_TRUE(session.click({1, 1}));
  EXPECT_EQ(text("AB"), "AB[bb]");
  EXPECT_THAT(game_.whats(), ElementsAre(What::Edited));
  ASSERT_TRUE(session.setTool(EditTool::White));
  ASSERT_TRUE(session.click({1, 1}));
  EXPECT_EQ(text("AB") + text("AW"), "AW[bb]");
  ASSERT_TRUE(session.click({1, 1}));
  EXPECT_EQ(text("AB") + text("AW"), "");
}

TEST_F(Editing, SetUpAfterAMoveOpensANodeAndStandsThere) {
  GameSession& session = begin(EditTool::Empty, "(;SZ[5];B[aa])", 1);
  ASSERT_TRUE(session.click({0, 0}));
  EXPECT_EQ(session.node(), n(2));
  EXPECT_EQ(text("AE"), "AE[aa]");
  EXPECT_EQ(session.position().board().at({0, 0}), Stone::None);
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.node(), n(1));
  ASSERT_TRUE(session.redoEdit());
  EXPECT_EQ(session.node(), n(2));
}

TEST_F(Editing, TheOtherButtonTakesAStoneOff) {
  GameSession& session = begin(EditTool::White, "(;SZ[5]AB[aa])");
  ASSERT_TRUE(session.click({0, 0}, Touch::Other));
  EXPECT_EQ(session.position().board().at({0, 0}), Stone::None);
  const size_t heard = game_.heard.size();
  ASSERT_TRUE(session.click({0, 0}, Touch::Other)) << "nothing there: nothing happens";
  EXPECT_EQ(game_.heard.size(), heard);
}

TEST_F(Editing, AStoneWithoutLibertiesIsRefusedWithItsPlace) {
  GameSession& session = begin(EditTool::White, "(;SZ[5]AB[ba][ab])");
  const std::string before = session.save();
  const Outcome refused = session.click({0, 0});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Refusal::NoLiberties);
  EXPECT_EQ(refused.error().point, at(0, 0));
  EXPECT_EQ(session.save(), before);
  EXPECT_FALSE(session.canUndoEdit());
}

TEST_F(Editing, TheMoveIsGivenToTheOtherSide) {
  GameSession& session = begin(EditTool::ToPlay);
  ASSERT_TRUE(session.click({0, 0}));
  EXPECT_EQ(session.turn(), kWhite);
  ASSERT_TRUE(session.click({3, 3}));
  EXPECT_EQ(session.turn(), kBlack);
  ASSERT_TRUE(setToMove(session, kWhite));
  EXPECT_EQ(session.turn(), kWhite);
  ASSERT_TRUE(setToMove(session, std::nullopt));
  EXPECT_EQ(session.turn(), kBlack);
  EXPECT_EQ(text("PL"), "");
}

// Marks

TEST_F(Editing, EveryMarkComesAndGoes) {
  const std::pair<EditTool, std::string> tools[] = {{EditTool::Triangle, "TR"},
                                                    {EditTool::Square, "SQ"},
                                                    {EditTool::Circle, "CR"},
                                                    {EditTool::Cross, "MA"},
                                                    {EditTool::Selected, "SL"},
                                                    {EditTool::BlackTerritory, "TB"},
                                                    {EditTool::WhiteTerritory, "TW"},
                                                    {EditTool::Dim, "DD"},
                                                    {EditTool::View, "VW"}};
  for (const auto& [tool, ident] : tools) {
    GameSession& session = begin(tool);
    ASSERT_TRUE(session.click({2, 1}));
    EXPECT_EQ(text(ident), ident + "[cb]");
    ASSERT_TRUE(session.click({2, 1}));
    EXPECT_EQ(text(ident), "");
    ASSERT_TRUE(session.undoEdit());
    EXPECT_EQ(text(ident), ident + "[cb]");
  }
}

TEST_F(Editing, LettersAndNumbersCountUp) {
  GameSession& session = begin(EditTool::Letter);
  ASSERT_TRUE(session.click({0, 0}));
  ASSERT_TRUE(session.click({1, 0}));
  ASSERT_TRUE(session.click({0, 0})) << "A is free again";
  ASSERT_TRUE(session.click({2, 0}));
  EXPECT_THAT(markup().labels, ElementsAre(Label{{1, 0}, "B"}, Label{{2, 0}, "A"}));
  ASSERT_TRUE(session.setTool(EditTool::Number));
  ASSERT_TRUE(session.click({3, 0}));
  ASSERT_TRUE(session.click({4, 0}));
  EXPECT_EQ(markup().labels.back(), (Label{{4, 0}, "2"}));
  EXPECT_EQ(nextNumber(session.tree(), session.node()), "3");
  ASSERT_TRUE(setLabel(session, {4, 4}, "own words"));
  EXPECT_EQ(markup().labels.back(), (Label{{4, 4}, "own words"}));
}

TEST_F(Editing, LettersGoOnAfterZ) {
  std::string labels;
  for (int i = 0; i < 53; ++i) {
    GameTree tree = std::move(load("(;SZ[9]" + (i ? "LB" + labels : "") + ")")->tree);
    const std::string next = nextLetter(tree, tree.root());
    if (i == 25) {
      EXPECT_EQ(next, "Z");
    }
    if (i == 26) {
      EXPECT_EQ(next, "a");
    }
    if (i == 51) {
      EXPECT_EQ(next, "z");
    }
    if (i == 52) {
      EXPECT_EQ(next, "AA");
    }
    labels += "[" + std::string{static_cast<char>('a' + i / 9), static_cast<char>('a' + i % 9)} +
              ":" + next + "]";
  }
}

TEST_F(Editing, ArrowsAndLinesAreDragged) {
  GameSession& session = begin(EditTool::Arrow);
  ASSERT_TRUE(session.drag({0, 0}, {2, 2}));
  ASSERT_TRUE(session.setTool(EditTool::Line));
  ASSERT_TRUE(session.drag({2, 2}, {4, 0}));
  EXPECT_THAT(markup().arrows, ElementsAre(Segment{{0, 0}, {2, 2}}));
  EXPECT_THAT(markup().lines, ElementsAre(Segment{{2, 2}, {4, 0}}));
  ASSERT_TRUE(session.click({2, 2})) << "a click takes lines away that end there";
  EXPECT_THAT(markup().lines, IsEmpty());
  EXPECT_THAT(markup().arrows, SizeIs(1));
  ASSERT_TRUE(session.setTool(EditTool::Arrow));
  ASSERT_TRUE(session.drag({0, 0}, {2, 2})) << "the same one again takes it away";
  EXPECT_THAT(markup().arrows, IsEmpty());
}

TEST_F(Editing, AreasAreDraggedAsRectangles) {
  GameSession& session = begin(EditTool::Dim);
  ASSERT_TRUE(session.drag({1, 1}, {0, 0}));
  EXPECT_EQ(text("DD"), "DD[aa][ba][ab][bb]");
  ASSERT_TRUE(session.drag({1, 0}, {2, 0})) << "what is not all there is added";
  EXPECT_EQ(text("DD"), "DD[aa][ba][ca][ab][bb]");
  ASSERT_TRUE(session.drag({0, 1}, {1, 1}));
  EXPECT_EQ(text("DD"), "DD[aa][ba][ca]");
}

TEST_F(Editing, WhatIsInheritedIsLiftedByAnEmptyValue) {
  GameSession& session = begin(EditTool::Dim, "(;SZ[5]DD[aa]VW[bb];B[cc])", 1);
  ASSERT_TRUE(session.click({0, 0}));
  EXPECT_EQ(text("DD"), "DD[]");
  ASSERT_TRUE(session.click({0, 0}));
  EXPECT_EQ(text("DD"), "") << "as the node before";
  ASSERT_TRUE(session.setTool(EditTool::View));
  ASSERT_TRUE(session.click({1, 1}));
  EXPECT_EQ(text("VW"), "VW[]");
  EXPECT_FALSE(markup().visible);
}

TEST_F(Editing, APointIsTerritoryOfOneSide) {
  GameSession& session = begin(EditTool::BlackTerritory);
  ASSERT_TRUE(session.drag({0, 0}, {2, 0}));
  ASSERT_TRUE(session.setTool(EditTool::WhiteTerritory));
  ASSERT_TRUE(session.click({1, 0}));
  EXPECT_EQ(text("TB") + text("TW"), "TB[aa][ca]TW[ba]");
}

TEST_F(Editing, TheOtherButtonTakesMarksAwayBeforeTheStoneUnderThem) {
  GameSession& session =
      begin(EditTool::Triangle, "(;SZ[5]AB[aa]TR[aa]LB[aa:x][bb:y]TB[aa]AR[aa:bb]LN[aa:cc]SQ[bb])");
  ASSERT_TRUE(session.click({0, 0}, Touch::Other));
  EXPECT_EQ(session.position().board().at({0, 0}), Stone::Black);
  EXPECT_EQ(text("TR") + text("TB") + text("AR") + text("LN"), "");
  EXPECT_EQ(text("LB"), "LB[bb:y]");
  EXPECT_EQ(text("SQ"), "SQ[bb]");
  ASSERT_TRUE(session.click({0, 0}, Touch::Other));
  EXPECT_EQ(session.position().board().at({0, 0}), Stone::None);
  ASSERT_TRUE(session.undoEdit());
  ASSERT_TRUE(session.undoEdit()) << "one step a touch";
  EXPECT_FALSE(session.canUndoEdit());
}

TEST_F(Editing, WithAStoneInHandTheOtherButtonTakesTheStoneFirst) {
  GameSession& session = begin(EditTool::Black, "(;SZ[5]AB[aa]TR[aa])");
  ASSERT_TRUE(session.click({0, 0}, Touch::Other));
  EXPECT_EQ(session.position().board().at({0, 0}), Stone::None);
  EXPECT_EQ(text("TR"), "TR[aa]");
}

// Branches

TEST_F(Editing, ABranchIsCutAndPasted) {
  GameSession& session = game_.open(kBranching, 5);
  EXPECT_EQ(cutBranch(session, n(0)).error().kind, Refusal::RootStays);
  const auto cut = cutBranch(session, n(4));
  ASSERT_TRUE(cut);
  EXPECT_EQ(session.node(), n(1)) << "it stood in the branch";
  EXPECT_EQ(cutBranch(session, n(4)).error().kind, Refusal::RootStays) << "it is gone";
  ASSERT_TRUE(pasteBranch(session, n(3), *cut));
  EXPECT_EQ(session.tree().parent(session.node()), n(3));
  EXPECT_EQ(session.position().moveNumber(), 4);
  EXPECT_EQ(pasteBranch(session, n(3), "no game").error().kind, Refusal::Unreadable);
  EXPECT_EQ(pasteBranch(session, n(4), *cut).error().kind, Refusal::RootStays);
  ASSERT_TRUE(session.undoEdit());
  ASSERT_TRUE(session.undoEdit());
  EXPECT_FALSE(session.hasUnsavedChanges());
  EXPECT_EQ(session.node(), n(5)) << "where the cut was made";
}

TEST_F(Editing, ADeletedBranchElsewhereLeavesTheSessionWhereItIs) {
  GameSession& session = game_.open(kBranching, 3);
  ASSERT_TRUE(deleteBranch(session, n(4)));
  EXPECT_EQ(session.node(), n(3));
  EXPECT_EQ(deleteBranch(session, n(0)).error().kind, Refusal::RootStays);
}

TEST_F(Editing, BranchesAreReordered) {
  GameSession& session = game_.open(kBranching, 6);
  ASSERT_TRUE(promote(session, n(6)));
  EXPECT_EQ(session.tree().firstChild(n(4)), n(6));
  ASSERT_TRUE(makeMainLine(session, n(6)));
  EXPECT_EQ(session.tree().endOfLine(n(0)), n(6));
  ASSERT_TRUE(moveAmongSiblings(session, n(4), 1));
  EXPECT_EQ(session.tree().firstChild(n(1)), n(2));
  EXPECT_EQ(session.node(), n(6));
  game_.heard.clear();
  ASSERT_TRUE(promote(session, n(0))) << "nothing to do";
  EXPECT_THAT(game_.heard, IsEmpty());
}

TEST_F(Editing, NothingIsEditedWhileCounting) {
  GameSession& session = game_.open(kBranching);
  ASSERT_TRUE(session.count());
  EXPECT_EQ(swapColors(session).error().kind, Refusal::NotPlaying);
  EXPECT_EQ(session.redoEdit().error().kind, Refusal::NotPlaying);
}

// The whole game

TEST_F(Editing, AGameIsTurnedAndSwapped) {
  GameSession& session = game_.open("(;SZ[5]RE[B+R];B[aa])", 1);
  ASSERT_TRUE(transform(session, Symmetry::MirrorLeftRight));
  EXPECT_EQ(session.position().board().at({4, 0}), Stone::Black);
  ASSERT_TRUE(swapColors(session));
  EXPECT_EQ(session.position().board().at({4, 0}), Stone::White);
  EXPECT_EQ(session.turn(), kBlack);
  EXPECT_EQ(toText(*session.result()), "W+R");
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(toText(*session.result()), "B+R");
}

TEST_F(Editing, TheGameInfoIsOneStep) {
  GameSession& session = game_.open("(;SZ[5];B[aa])", 1);
  GameInfo info = gameInfo(session.tree());
  info.blackName = "Aya";
  info.komi = 7.5;
  info.rules = "AGA";
  ASSERT_TRUE(setGameInfo(session, info));
  EXPECT_EQ(session.position().rules().komi, 7.5);
  EXPECT_EQ(session.node(), n(1));
  ASSERT_TRUE(session.undoEdit());
  EXPECT_FALSE(session.canUndoEdit());
}

// Undo

TEST_F(Editing, MovesAreUndoneLikeAnythingElse) {
  GameSession& session = game_.open("(;SZ[5])");
  ASSERT_TRUE(session.click({0, 0}));
  session.setComment("hm");
  session.setComment("hm");
  ASSERT_TRUE(session.click({1, 0}));
  const std::string full = session.save();
  for (int i = 0; i < 3; ++i)
    ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.undoEdit().error().kind, Refusal::NothingToUndo);
  EXPECT_EQ(session.node(), n(0));
  EXPECT_EQ(session.turn(), kBlack);
  for (int i = 0; i < 3; ++i)
    ASSERT_TRUE(session.redoEdit());
  EXPECT_EQ(session.redoEdit().error().kind, Refusal::NothingToRedo);
  EXPECT_EQ(session.save(), full);
  EXPECT_EQ(session.turn(), kBlack);
  EXPECT_EQ(session.position().moveNumber(), 2) << "it shows the move that was done again";
}

TEST_F(Editing, AMoveTakenBackIsAStepToUndo) {
  GameSession& session = game_.open("(;SZ[5];B[aa])", 1);
  ASSERT_TRUE(session.takeBack());
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.node(), n(1));
  EXPECT_FALSE(session.canRedo()) << "it is back already";
}

TEST_F(Editing, WhatThePlayersAgreedOnCannotBeUndone) {
  game_.setup.handicap = 0;
  game_.setup.black = {{0, 0}};
  GameSession& session = game_.begin();
  EXPECT_FALSE(session.canUndoEdit());
  EXPECT_FALSE(session.hasUnsavedChanges());
  game_.play("C3");
  EXPECT_TRUE(session.hasUnsavedChanges());
  ASSERT_TRUE(session.undoEdit());
  EXPECT_FALSE(session.hasUnsavedChanges());
}

TEST_F(Editing, AnEndThatIsUndoneIsNoEnd) {
  GameSession& session = game_.begin();
  game_.play("C3");
  ASSERT_TRUE(session.resign(kWhite));
  ASSERT_TRUE(session.undoEdit());
  EXPECT_FALSE(session.result());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Play) << "it goes on";
  EXPECT_EQ(session.tree().moveNumber(session.node()), 1) << "and stands where it ended";
  ASSERT_TRUE(session.redoEdit());
  EXPECT_EQ(toText(*session.result()), "B+R");
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Over);
  ASSERT_TRUE(session.undoEdit());
  game_.play("D4");
  ASSERT_TRUE(session.resign(kBlack));
  EXPECT_EQ(toText(*session.result()), "W+R");
}

}  // namespace
}  // namespace tengen
