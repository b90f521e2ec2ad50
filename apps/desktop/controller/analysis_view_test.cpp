#include "apps/desktop/controller/analysis_view.h"

#include <gtest/gtest.h>

#include "game/formats.h"

namespace tengen::desktop {
namespace {

constexpr BoardSize kNine{9, 9};

Point at(const char* name) {
  return *parsePoint(name, kNine, Notation::Standard);
}
Move move(const char* name) {
  return Move::at(at(name));
}

engine::Candidate candidate(Move move, int visits, double win, double lead) {
  engine::Candidate made;
  made.move = move;
  made.visits = visits;
  made.win = win;
  made.lead = lead;
  made.pv = {move};
  return made;
}

engine::Analysis sevenMoves(Color toMove) {
  engine::Analysis analysis;
  analysis.toMove = toMove;
  analysis.visits = 541;
  analysis.win = 0.256;
  analysis.lead = -4.44;
  const char* names[] = {"D4", "E5", "F6", "C3", "G7", "H8", "B2"};
  int visits = 400;
  for (const char* name : names) {
    analysis.candidates.push_back(candidate(move(name), visits, 0.25, -4.44));
    visits /= 2;
  }
  return analysis;
}

TEST(AnalysisView, FiveAreNumberedTheRestAreDots) {
  const BoardOverlay overlay = overlayOf(sevenMoves(Color::White), {});
  ASSERT_EQ(overlay.candidates.size(), 7u);
  EXPECT_EQ(overlay.candidates[0].rank, 1);
  EXPECT_EQ(overlay.candidates[4].rank, 5);
  EXPECT_EQ(overlay.candidates[5].rank, 0);
  EXPECT_EQ(overlay.candidates[5].value, "");
  EXPECT_DOUBLE_EQ(overlay.candidates[1].share, 0.5);
}

// On the board as the mover sees it: ahead is plain, behind has a minus.
TEST(AnalysisView, ValuesOnTheBoardAreTheMoversInPointsOrChance) {
  EXPECT_EQ(overlayOf(sevenMoves(Color::White), {}).candidates[0].value, "4.4");
  EXPECT_EQ(overlayOf(sevenMoves(Color::Black), {}).candidates[0].value, QString::fromUtf8("−4.4"));
  const OverlayOptions chance{.value = CandidateValue::Chance};
  EXPECT_EQ(overlayOf(sevenMoves(Color::White), chance).candidates[0].value, "75");
  EXPECT_EQ(overlayOf(sevenMoves(Color::Black), chance).candidates[0].value, "25");
}

TEST(AnalysisView, APassHasItsRankInTheListAndNoPlaceOnTheBoard) {
  engine::Analysis analysis = sevenMoves(Color::Black);
  analysis.candidates.insert(analysis.candidates.begin(), candidate(Move::pass(), 500, 0.3, -4));
  const BoardOverlay overlay = overlayOf(analysis, {});
  EXPECT_EQ(overlay.candidates[0].rank, 2);
  EXPECT_EQ(candidatesOf(analysis, kNine, Notation::Standard).lines[0].move, "Pass");
}

TEST(AnalysisView, TheListNamesTheSideOfEveryNumber) {
  for (const Color toMove : {Color::Black, Color::White}) {
    const CandidatesView view = candidatesOf(sevenMoves(toMove), kNine, Notation::Standard);
    EXPECT_EQ(view.headline, "White leads by 4.4");
    EXPECT_EQ(view.chance, "74 %");
    EXPECT_DOUBLE_EQ(*view.black, 0.256);
    EXPECT_EQ(view.lines.size(), 5u);
    EXPECT_EQ(view.lines[0].move, "D4");
    EXPECT_EQ(view.lines[0].lead, "W+4.4");
    EXPECT_EQ(view.lines[0].win, toMove == Color::White ? "75 %" : "25 %");
  }
}

TEST(AnalysisView, OwnershipIsLeftOutWhereItIsNotWanted) {
  engine::Analysis analysis = sevenMoves(Color::Black);
  analysis.ownership = Grid<float>(kNine, 0.5F);
  EXPECT_TRUE(overlayOf(analysis, {}).ownership.has_value());
  EXPECT_FALSE(overlayOf(analysis, {.ownership = false}).ownership.has_value());
}

TEST(AnalysisView, ALineIsPlayedOutWithItsCaptures) {
  // 9 . O .      Black takes A9 with 1, White answers at 2 and Black fills A9 again with 3.
  Position position =
      *Position::withStones(kNine, std::vector<Point>{at("B9")}, std::vector<Point>{at("A9")});
  const std::vector<Move> line{move("A8"), move("E5"), move("A9"), move("A8")};
  const BoardOverlay one = lineOverlay(position, Color::Black, line, 1);
  EXPECT_EQ(one.line, (std::vector<PaintedGhost>{{at("A8"), Color::Black, 1}}));
  EXPECT_EQ(one.taken, Points{at("A9")});
  const BoardOverlay three = lineOverlay(position, Color::Black, line, 99);
  EXPECT_EQ(three.line.size(), 3u) << "the fourth cannot be played";
  EXPECT_TRUE(three.taken.empty()) << "there is a stone again";
  EXPECT_EQ(lineOverlay(position, Color::White, {move("C3")}, 1).line.front().color, Color::White);
}

// Numbers of the graph are those of the review, and mistakes stand where they were made.
TEST(AnalysisView, TheGraphShowsWhatTheReviewKnows) {
  GameTree tree = load("(;SZ[9]KM[6.5];B[ee];W[dd];B[cc])")->tree;
  const review::Line line = review::mainLine(tree);
  std::vector<NodeId> nodes = tree.pathTo(tree.endOfLine(tree.root()));
  review::Review review;
  const auto know = [&](size_t node, Color toMove, double win, double lead, Move best, Move played,
                        double playedWin, double playedLead) {
    review::Evaluation evaluation{.toMove = toMove, .visits = 25, .win = win, .lead = lead};
    evaluation.candidates = {{best, 20, win, lead, {best}}};
    if (played != best) {
      evaluation.candidates.push_back({played, 5, playedWin, playedLead, {played}});
    }
    review.take(nodes[node], evaluation);
  };
  know(0, Color::Black, 0.6, 2.0, move("E5"), move("E5"), 0, 0);
  know(1, Color::White, 0.4, -6.0, move("F6"), move("D6"), 0.7, 3.0);
  know(2, Color::Black, 0.7, 3.0, move("C7"), move("C7"), 0, 0);
  const auto points = graphOf(nodes, line, review);
  ASSERT_EQ(points.size(), 4u);
  EXPECT_EQ(points[0].lead, 2.0);
  EXPECT_EQ(points[2].win, 0.7);
  EXPECT_EQ(points[2].mistakeOf, Color::White);
  EXPECT_EQ(points[1].mistakeOf, std::nullopt);
  EXPECT_FALSE(points[3].isKnown());
}

// A lead and a chance are guessed apart: they may disagree by a hair, and nobody shall wonder.
TEST(AnalysisView, AHairsLeadOfTheSideThatWinsLessOftenIsAnEvenGame) {
  engine::Analysis analysis = sevenMoves(Color::Black);
  analysis.lead = 0.2;
  analysis.win = 0.47;
  CandidatesView view = candidatesOf(analysis, kNine, Notation::Standard);
  EXPECT_EQ(view.headline, "The game is even");
  EXPECT_EQ(view.chance, "Black 47 %");
  analysis.win = 0.53;
  view = candidatesOf(analysis, kNine, Notation::Standard);
  EXPECT_EQ(view.headline, "Black leads by 0.2");
  EXPECT_EQ(view.chance, "53 %");
}

// It had to be looked at, whatever the engine thinks of it.
TEST(AnalysisView, ABadMoveThatWasPlayedIsLastHoweverManyVisitsItGot) {
  review::Evaluation seen{.toMove = Color::White, .visits = 100, .win = 0.4, .lead = -2.0};
  seen.candidates = {{move("E5"), 60, 0.4, -2.0, {move("E5")}},
                     {move("C3"), 8, 0.45, -1.5, {move("C3")}},
                     {move("G3"), 12, 0.42, -1.8, {move("G3")}},
                     {move("A1"), 20, 0.9, 13.6, {move("A1")}}};
  const CandidatesView list = candidatesOf(analysisOf(seen, move("A1")), kNine, Notation::Standard);
  ASSERT_EQ(list.lines.size(), 4u);
  EXPECT_EQ(list.lines[1].move, "G3");
  EXPECT_EQ(list.lines[3].move, "A1");
  std::swap(seen.candidates[1], seen.candidates[3]);
  EXPECT_EQ(analysisOf(seen, move("A1")).candidates.back().move, move("A1"))
      << "wherever the engine named it";
}

// Only of the move that was played visits say nothing.
TEST(AnalysisView, ABadMoveThatWasNotPlayedKeepsTheRankOfItsVisits) {
  review::Evaluation seen{.toMove = Color::Black, .visits = 100, .win = 0.6, .lead = 2.0};
  seen.candidates = {{move("E5"), 60, 0.6, 2.0, {move("E5")}},
                     {move("C3"), 10, 0.59, 1.9, {move("C3")}},
                     {move("G3"), 30, 0.55, 1.2, {move("G3")}}};
  for (const auto played : {std::optional<Move>(), std::optional(move("C3"))}) {
    const engine::Analysis analysis = analysisOf(seen, played);
    EXPECT_EQ(analysis.candidates[1].move, move("G3"));
    EXPECT_EQ(analysis.candidates[2].move, move("C3"));
  }
}

// As engines mean it: the best, then what was looked at longest; what was hardly looked at is a
// dot.
TEST(AnalysisView, MovesWithNextToNoVisitsHaveNoRank) {
  review::Evaluation seen{.toMove = Color::Black, .visits = 499, .win = 0.6, .lead = 2.0};
  const std::array<const char*, 5> moves = {"E5", "C3", "G3", "C7", "D4"};
  const std::array<int, 5> visits = {371, 1, 1, 1, 125};
  for (size_t i = 0; i < moves.size(); ++i)
    seen.candidates.push_back({move(moves[i]), visits[i], 0.6, 2.0, {move(moves[i])}});
  const engine::Analysis analysis = analysisOf(seen, std::nullopt);
  const CandidatesView list = candidatesOf(analysis, kNine, Notation::Standard);
  ASSERT_EQ(list.lines.size(), 2u);
  EXPECT_EQ(list.lines[0].move, "E5");
  EXPECT_EQ(list.lines[1].move, "D4");
  const BoardOverlay overlay = overlayOf(analysis, {});
  ASSERT_EQ(overlay.candidates.size(), 5u);
  EXPECT_EQ(overlay.candidates[1].point, move("D4").point());
  EXPECT_EQ(overlay.candidates[1].rank, 2);
  EXPECT_EQ(overlay.candidates[2].rank, 0);
}

}  // namespace
}  // namespace tengen::desktop
