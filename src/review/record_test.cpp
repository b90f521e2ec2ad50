#include "review/record.h"

#include <gtest/gtest.h>

#include "review/record_text.h"
#include "review/review_test_kit.h"
#include "sgf/writer.h"

namespace tengen::review {
namespace {

using namespace testing;

const char* const kGame = "(;SZ[9]RU[Chinese]KM[7];B[ee](;W[cc];B[])(;W[gg]))";

Evaluation some(int visits) {
  Evaluation seen = evaluation(Color::White, visits, {{"cc", 0.523, 3.4}, {"", 0.48, -0.9, 3}});
  seen.candidates[0].pv = {Move::at(at("cc")), Move::pass(), Move::at(at("ii"))};
  return seen;
}

Source source(const GameTree& tree) {
  return {.engine = "Tengen; 0.1.0", .rules = tree.rules()};
}

std::string saved(const GameTree& tree, const Review& review) {
  sgf::Collection copy = tree.collection();
  writeReview(copy, tree, review);
  return sgf::write(copy);
}

// The text of the game after a review with so many visits at its first move.
std::string reviewed(const std::string& text, int visits) {
  const GameTree tree = treeOf(text);
  Review review;
  review.setSource(source(tree));
  review.take(nodeAt(tree, 1), some(visits));
  return saved(tree, review);
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  return text.replace(text.find(what), what.size(), with);
}

TEST(Record, ComesBackAsItWas) {
  const GameTree tree = treeOf(kGame);
  Review review;
  review.setSource(source(tree));
  for (int n = 0; n < 5; ++n)
    review.take(nodeAt(tree, n), some(n + 1));
  Evaluation pointless = some(30);  // of an engine that counts no points
  pointless.lead = pointless.candidates[0].lead = std::nullopt;
  review.take(nodeAt(tree, 4), pointless);
  const GameTree again = treeOf(saved(tree, review));
  const Review read = readReview(again);
  EXPECT_EQ(read.evaluations().size(), 5u);
  for (int n = 0; n < 5; ++n)
    EXPECT_EQ(*read.at(nodeAt(again, n)), *review.at(nodeAt(tree, n))) << n;
  EXPECT_EQ(read.source().engine, "Tengen  0.1.0") << "a name ends where the next word begins";
}

TEST(Record, LooksAsTheDocumentSays) {
  EXPECT_EQ(reviewed("(;SZ[9]RU[Chinese]KM[7];B[ee])", 25),
            "(;CA[UTF-8]SZ[9]RU[Chinese]KM[7]"
            "TGR[1 by;engine=Tengen  0.1.0;rules=chinese;komi=7]\n"
            ";B[ee]SBKV[52.3]TGR[1 9e3f w 25 523 34 10/523/34/cc--ii 3/480/-9/--])\n");
}

TEST(Record, IsNeverReplacedByLess) {
  const std::string deep = reviewed(kGame, 200);
  EXPECT_EQ(reviewed(deep, 25), deep);
  EXPECT_NE(reviewed(deep, 300).find(" w 300 "), std::string::npos);
  const GameTree tree = treeOf(deep);
  EXPECT_EQ(saved(tree, Review()), deep) << "knowing nothing takes nothing away";
}

TEST(Record, OfOtherStonesOrAnotherKomiIsNotRead) {
  const std::string deep = reviewed(kGame, 200);
  EXPECT_EQ(readReview(treeOf(deep)).at(NodeId{1})->visits, 200);
  const auto visits = [](const std::string& text) {
    const GameTree tree = treeOf(text);
    const Review review = readReview(tree);
    const Evaluation* seen = review.at(nodeAt(tree, 1));
    return seen ? seen->visits : -1;
  };
  EXPECT_EQ(visits(replaced(deep, "B[ee]", "B[ef]")), 0) << "only SBKV is left to believe";
  EXPECT_EQ(visits(replaced(deep, "KM[7]", "KM[6]")), 0);
  EXPECT_EQ(visits(replaced(deep, "RU[Chinese]", "RU[AGA]")), 0);
  const std::string moved = reviewed(replaced(deep, "B[ee]", "B[ef]"), 25);
  EXPECT_NE(moved.find(" w 25 "), std::string::npos) << "what was stale is replaced";
}

TEST(Record, OfALaterVersionIsLeftAlone) {
  const std::string later = replaced(reviewed(kGame, 200), "TGR[1 ", "TGR[2 ");
  const std::string both = replaced(later, "TGR[1 ", "TGR[2 ");
  EXPECT_EQ(reviewed(both, 500), both);
  const std::string mixed = replaced(reviewed(kGame, 200), "/--]", "/--][2 x]");
  EXPECT_EQ(reviewed(mixed, 500), mixed);
  EXPECT_EQ(readReview(treeOf(mixed)).at(NodeId{1})->visits, 0);
}

TEST(Record, ThatIsDamagedIsReplaced) {
  const std::string good = reviewed(kGame, 200);
  for (const char* damaged : {"/zz]", "]", "/-]"}) {
    const std::string text = replaced(good, "/--]", damaged);
    EXPECT_EQ(readReview(treeOf(text)).at(NodeId{1})->visits, 0) << text;
    EXPECT_NE(reviewed(text, 25).find(" w 25 "), std::string::npos) << text;
  }
  const std::string junk = replaced(good, "TGR[1 9e3f", "TGR[junk");
  EXPECT_NE(reviewed(junk, 25).find(" w 25 "), std::string::npos);
  EXPECT_EQ(reviewed(junk, 25).find("junk"), std::string::npos);
}

TEST(Record, IsTakenOutOnRequest) {
  sgf::Collection collection = treeOf(reviewed(kGame, 25)).collection();
  EXPECT_TRUE(stripReview(collection, collection.games()[0]));
  EXPECT_EQ(sgf::write(collection), sgf::write(treeOf(kGame).collection()));
  EXPECT_FALSE(stripReview(collection, collection.games()[0]));
}

TEST(Record, StaysSmall) {
  GameTree tree;
  NodeId node = tree.root();
  Review review;
  for (int i = 0; i < 250; ++i) {
    const Color color = i % 2 ? Color::White : Color::Black;
    const auto next = tree.play(node, {color, Move::at(tree.size().pointAt(i + i / 19))});
    ASSERT_TRUE(next);
    node = *next;
    Evaluation seen{.toMove = color, .visits = 200, .win = 0.512, .lead = -12.3};
    for (uint8_t x = 0; x < 6; ++x) {
      const Move move = Move::at({x, 18});
      seen.candidates.push_back({move, 33, 0.512, -12.3, std::vector<Move>(10, move)});
    }
    review.take(node, seen);
  }
  const size_t before = tree.save().size();
  EXPECT_LT(saved(tree, review).size() - before, 60'000u);
}

TEST(RecordText, OfStrangersIsNothingOrSomethingSound) {
  const Board board(BoardSize{9, 9});
  const std::string good = toText(some(25), board);
  ASSERT_TRUE(parseEvaluation(good, board, 6.5));
  for (size_t length = 0; length < good.size(); ++length) {
    const auto seen = parseEvaluation(good.substr(0, length), board, 6.5);
    EXPECT_LE(seen ? seen->candidates.size() : 0, 2u);
  }
  for (const char* wrong : {"", "1", "2 e0e4 w 25 523 34", "1 ffff w 25 523 34", "1 by;komi=7",
                            "99999999999999999999"}) {
    EXPECT_FALSE(parseEvaluation(wrong, board, 6.5)) << wrong;
  }
  const std::string start = good.substr(0, good.find(" w "));
  EXPECT_FALSE(parseEvaluation(start + " w 25 1001 34", board, 6.5));
  EXPECT_FALSE(parseEvaluation(start + " w -1 523 34", board, 6.5));
  EXPECT_FALSE(parseEvaluation(start + " x 25 523 34", board, 6.5));
  EXPECT_FALSE(parseEvaluation(start + " w 25 523 34 1/2/3/zz", board, 6.5));
  EXPECT_FALSE(parseEvaluation(start + " w 25 523 34", board, 6.5))
      << "searched, and nothing found";
  EXPECT_TRUE(parseEvaluation(start + " w 1 523 34", board, 6.5));
  EXPECT_FALSE(parseEvaluation(start + " w 1000000000 0 ? 1/0/?/cc", board, 6.5)) << "absurd";
  EXPECT_FALSE(parseEvaluation(start + " w 1 523 9990", board, 6.5)) << "a lead of 999 on 9x9";
  EXPECT_FALSE(parseEvaluation(start + " w 2 523 0 1/523/-9990/cc", board, 6.5));
  EXPECT_TRUE(parseEvaluation(start + " w 1 523 9990", board, -900));
}

TEST(CarriedOver, IsWhatBothCopiesReachByTheSameMoves) {
  const GameTree from = treeOf("(;SZ[9];B[ee](;W[cc];B[gg])(;W[dd]))");
  Review review;
  for (int node = 0; node < 5; ++node)
    review.take(static_cast<NodeId>(node), some(node + 1));
  const GameTree to = treeOf("(;SZ[9];B[ee](;W[aa])(;W[cc];B[hh])(;W[dd]))");
  const Review carried = carriedOver(review, from, to);
  EXPECT_EQ(carried.evaluations().size(), 4u);
  EXPECT_EQ(carried.at(NodeId{3})->visits, 3) << "W[cc]";
  EXPECT_EQ(carried.at(NodeId{5})->visits, 5) << "W[dd]";
  EXPECT_TRUE(carriedOver(review, from, treeOf("(;SZ[9]KM[0.5];B[ee])")).isEmpty());
  EXPECT_TRUE(carriedOver(review, from, treeOf("(;SZ[9]AB[aa];B[ee])")).isEmpty());
}

// Others

TEST(ForeignRecord, IsNeitherReplacedNorTakenOut) {
  const std::string theirs = "(;SZ[9];B[ee]SBKV[61.26];W[cc]SBKV[40])";
  sgf::Collection untouched = treeOf(theirs).collection();
  EXPECT_FALSE(stripReview(untouched, untouched.games()[0]));
  const std::string both = reviewed(theirs, 25);
  EXPECT_NE(both.find("SBKV[61.26]"), std::string::npos) << both;
  EXPECT_NE(both.find("TGR[1 "), std::string::npos) << both;
  sgf::Collection stripped = treeOf(both).collection();
  EXPECT_TRUE(stripReview(stripped, stripped.games()[0]));
  EXPECT_EQ(sgf::write(stripped), sgf::write(untouched));
}

TEST(ForeignRecord, OfSabakiAndOgatakIsTwoNumbersOfBlack) {
  const GameTree tree = treeOf("(;SZ[9];B[ee]SBKV[61.26]OGSC[-2.5];W[cc]SBKV[40];B[aa]SBKV[x])");
  const Review review = readReview(tree);
  const Evaluation* first = review.at(nodeAt(tree, 1));
  ASSERT_NE(first, nullptr);
  EXPECT_DOUBLE_EQ(first->win, 0.613);
  EXPECT_DOUBLE_EQ(*first->lead, -2.5);
  EXPECT_EQ(first->visits, 0);
  EXPECT_FALSE(review.at(nodeAt(tree, 2))->lead);
  EXPECT_EQ(review.at(nodeAt(tree, 3)), nullptr);
  EXPECT_EQ(saved(tree, review).find("TGR[1 "), saved(tree, review).find("TGR[1 by"))
      << "we do not say again what others said";
}

TEST(ForeignRecord, OfLizzieIsOfTheSideToMove) {
  const GameTree tree = treeOf(
      "(;SZ[9];B[ee]LZ[0.7.2 41.6 2.8k\nmove D4 visits 988 winrate 5846 scoreMean 0.74 pv D4 C3 "
      "info move E4 visits 12 winrate 5000 scoreMean -1 pv E4 info ];W[cc]LZ[])");
  const Review review = readReview(tree);
  const Evaluation* seen = review.at(nodeAt(tree, 1));
  ASSERT_NE(seen, nullptr);
  EXPECT_EQ(seen->toMove, Color::White);
  EXPECT_DOUBLE_EQ(seen->win, 0.416);
  EXPECT_EQ(seen->visits, 1000);
  ASSERT_EQ(seen->candidates.size(), 2u);
  EXPECT_DOUBLE_EQ(seen->candidates[0].win, 0.415);
  EXPECT_DOUBLE_EQ(*seen->candidates[0].lead, -0.7);
  EXPECT_EQ(seen->candidates[0].pv.size(), 2u);
  EXPECT_EQ(review.at(nodeAt(tree, 2)), nullptr);
}

// Lizzie at every position: Black's chance goes from 60 to 50 to 70 per cent.
const char* const kByLizzie =
    "(;SZ[9]LZ[0.7.4 40.0 1k\nmove E5 visits 1000 winrate 6000 pv E5]"
    ";B[ee]LZ[0.7.4 50.0 1k\nmove C7 visits 1000 winrate 5000 pv C7]"
    ";W[cc]LZ[0.7.4 30.0 1k\nmove G3 visits 1000 winrate 7000 pv G3])";

TEST(ForeignRecord, OfAWholeLineIsNotMixedWithOurs) {
  const GameTree tree = treeOf(kByLizzie);
  Review review = readReview(tree);
  EXPECT_EQ(review.engine(), "Lizzie");
  EXPECT_EQ(review.evaluations().size(), 3u);
  EXPECT_FALSE(review.isOpenAt(nodeAt(tree, 1)));
  EXPECT_FALSE(review.take(nodeAt(tree, 1), some(5000))) << "however deep it is";
  EXPECT_EQ(review.at(nodeAt(tree, 1))->visits, 1000);
  EXPECT_EQ(saved(tree, review), sgf::write(tree.collection()));
  review.forgetForeign();
  EXPECT_TRUE(review.isEmpty());
  review.credit("Tengen", tree.rules());
  EXPECT_EQ(review.engine(), "Tengen");
  EXPECT_TRUE(review.take(nodeAt(tree, 1), some(1))) << "a review of our own begins anew";
}

TEST(ForeignRecord, GivesWayAsAWholeToOurs) {
  const GameTree tree = treeOf(kByLizzie);
  Review ours;
  ours.setSource(source(tree));
  ours.take(nodeAt(tree, 1), some(1));
  const GameTree both = treeOf(saved(tree, ours));
  const Review read = readReview(both);
  EXPECT_EQ(read.evaluations().size(), 1u);
  EXPECT_EQ(read.at(nodeAt(both, 1))->visits, 1);
  EXPECT_EQ(read.engine(), "Tengen  0.1.0");
  EXPECT_NE(saved(tree, ours).find("LZ[0.7.4 50.0 1k"), std::string::npos) << "the file keeps it";
}

TEST(ForeignRecord, OfSeveralProgramsIsTheOneThatSaysMost) {
  const GameTree tree = treeOf(
      "(;SZ[9]SBKV[50];B[ee]SBKV[40];W[cc]LZ[0.7.4 30.0 1k\nmove G3 visits "
      "1000 winrate 7000 pv G3])");
  const Review review = readReview(tree);
  EXPECT_EQ(review.engine(), "another program (SBKV)");
  EXPECT_EQ(review.at(nodeAt(tree, 2)), nullptr);
}

TEST(ForeignRecord, IsCarriedOverAsForeign) {
  const GameTree from = treeOf(kByLizzie);
  const GameTree to = treeOf("(;SZ[9];B[ee];W[cc])");
  const Review carried = carriedOver(readReview(from), from, to);
  EXPECT_EQ(carried.engine(), "Lizzie");
  EXPECT_FALSE(carried.isOpenAt(nodeAt(to, 2)));
}

TEST(ForeignRecord, ThatCannotBeTrueIsNotRead) {
  for (const char* absurd : {"SBKV[700]", "SBKV[-3]", "SBKV[50]OGSC[9999]",
                             "LZ[0.7.4 700 1k\nmove E5 visits 1000 winrate 6000 pv E5]",
                             "LZ[0.7.4 40 1k\nmove E5 visits 1000 winrate 60000 pv E5]"}) {
    EXPECT_TRUE(readReview(treeOf(std::string("(;SZ[9]") + absurd + ";B[ee])")).isEmpty())
        << absurd;
  }
}

// {"moves": {"E4": {"visits": 9, "winrate": 0.3, "scoreLead": -1.5, "order": 1, "pv": ["E4"]},
//            "D4": {"visits": 40, "winrate": 0.4, "scoreLead": 0.25, "order": 0, "pv":
//            ["D4","C3"]}, "Z9": {"visits": 1}},
//  "root": {"winrate": 0.35, "scoreLead": -0.5, "visits": 50}, "completed": true}
const char* const kKaTrain =
    "H4sIAAAAAAACA12OMQ7CMAxFr1JlhsihyVBWYOMEIIaq9RCJksoJYahyd5wgAc1kvy/76S9ichG92DeLOOkyovU2"
    "5KTbNOJlH9QHZALZMvvBEZ6xHznZKmk4cjQiMSre58jLNZtuifFYGTVUSl0pQe7+lfBTsorh0H7El24tVimn5Fwo"
    "+aq1qWtDqf39NZB/BzfNdwyYLwI9Mb0BtWZc9RoBAAA=";

TEST(ForeignRecord, OfKaTrainIsBlacks) {
  const GameTree tree =
      treeOf(std::string("(;SZ[9]KTV[1.0];B[ee]KT[][][") + kKaTrain + "];W[cc]KT[][][AAAA])");
  const Review review = readReview(tree);
  const Evaluation* seen = review.at(nodeAt(tree, 1));
  ASSERT_NE(seen, nullptr);
  EXPECT_EQ(seen->visits, 50);
  EXPECT_DOUBLE_EQ(seen->win, 0.35);
  EXPECT_DOUBLE_EQ(*seen->lead, -0.5);
  EXPECT_EQ(saved(tree, review).find(" w 50 "), std::string::npos) << "others said it already";
  ASSERT_EQ(seen->candidates.size(), 2u);
  EXPECT_EQ(seen->candidates[0].move, Move::at({3, 5})) << "by its order";
  EXPECT_EQ(seen->candidates[0].pv.size(), 2u);
  EXPECT_EQ(review.at(nodeAt(tree, 2)), nullptr);
}

}  // namespace
}  // namespace tengen::review
