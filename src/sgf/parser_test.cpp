#include "sgf/parser.h"

#include "base/random.h"
#include "sgf/outline_for_test.h"

namespace tengen::sgf {
namespace {

using Code = Warning::Code;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Clean files

TEST(Parser, ReadsNodesAndVariationsInFileOrder) {
  const Parsed p = parsed("(;FF[4]SZ[9](;B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))(;B[ff](;W[gg])))");
  EXPECT_EQ(p.outline,
            ";FF[4]SZ[9]\n"
            ".;B[aa]\n"
            "..;W[bb]\n"
            "...;B[cc]\n"
            "...;B[dd]\n"
            "..;W[ee]\n"
            ".;B[ff]\n"
            "..;W[gg]\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(Parser, ReadsCollections) {
  const Parsed p = parsed("(;B[aa])\n(;W[bb];B[cc])(;)");
  EXPECT_EQ(p.outline, ";B[aa]\n--\n;W[bb]\n.;B[cc]\n--\n;\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(Parser, KeepsEveryPropertyInItsPlaceKnownOrNot) {
  const Parsed p = parsed("(;ZZ[1]GM[1]MULTIGOGM[1]KGSDE[x]XX[1][2]C[c];B[aa]OW[3])");
  EXPECT_EQ(p.outline, ";ZZ[1]GM[1]MULTIGOGM[1]KGSDE[x]XX[1][2]C[c]\n.;B[aa]OW[3]\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(Parser, AllowsWhiteSpaceEverywhere) {
  const Parsed p =
      parsed("\r\n ( ; AB [aa] \n [bb]\t[cc] B [dd] ; W\r\n[ee] ( ; B[ff] ) ( ; ) ) \n");
  EXPECT_EQ(p.outline, ";AB[aa][bb][cc]B[dd]\n.;W[ee]\n..;B[ff]\n..;\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(Parser, ReadsEmptyNodes) {
  EXPECT_EQ(parsed("(;;;B[aa];;W[bb];)").outline, ";\n.;\n..;B[aa]\n...;\n....;W[bb]\n.....;\n");
  EXPECT_EQ(parsed("(;;)").outline, ";\n.;\n");
}

TEST(Parser, EscapesDoNotEndAValue) {
  EXPECT_EQ(parsed(R"((;C[\\]))").outline, ";C[\\\\]\n");
  EXPECT_EQ(parsed(R"((;C[\\\]];B[aa]))").outline, ";C[\\\\\\]]\n.;B[aa]\n");
  EXPECT_EQ(parsed(R"((;C[a\]b];B[aa]))").outline, ";C[a\\]b]\n.;B[aa]\n");
}

TEST(Parser, StructureInsideAValueIsText) {
  const Parsed p = parsed("(;C[(;B[aa);W(x) ;) AB];B[bb])");
  EXPECT_EQ(p.outline, ";C[(;B[aa);W(x) ;) AB]\n.;B[bb]\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(Parser, TakesMovesApartFromWhatOnlyLooksLikeThem) {
  const Parsed p = parsed("(;B[aa];W[a];B[];W[abc];B[aA];C[b\\]];B[ab]C[x];W[cc][dd];B[ee])");
  EXPECT_EQ(p.outline,
            ";B[aa]\n.;W[a]\n..;B[]\n...;W[abc]\n....;B[aA]\n.....;C[b\\]]\n......;B[ab]C[x]\n"
            ".......;W[cc][dd]\n........;B[ee]\n");
  EXPECT_THAT(p.warnings, IsEmpty());
}

TEST(Parser, FollowsARunOfMovesIntoVariationsAndOverLines) {
  const Parsed p = parsed("(;B[aa]\n;W[bb] \r\n;B[cc](;W[dd];B[ee])\n(;W[ff];B[gg])\n)(;B[hh])");
  EXPECT_EQ(
      p.outline,
      ";B[aa]\n.;W[bb]\n..;B[cc]\n...;W[dd]\n....;B[ee]\n...;W[ff]\n....;B[gg]\n--\n;B[hh]\n");
  EXPECT_EQ(p.collection.node(NodeId{1}).propertyCount, 1u);
}

TEST(Parser, AMoveFollowedByMoreOnTheNextLineIsOneNode) {
  EXPECT_EQ(parsed("(;B[aa]\nC[x];W[bb]\n[cc])").outline, ";B[aa]C[x]\n.;W[bb][cc]\n");
}

TEST(Parser, OneParserReadsManyTexts) {
  Parser parser;
  Collection c;
  Warnings warnings;
  ASSERT_TRUE(parser.parseInto("(;B[aa]B[bb];White[cc]", c, warnings));
  EXPECT_EQ(outline(c), ";B[aa][bb]\n.;W[cc]\n");
  EXPECT_EQ(warnings.size(), 3u);
  warnings.clear();
  ASSERT_TRUE(parser.parseInto("(;W[dd])(;White[ee])", c, warnings));
  EXPECT_EQ(outline(c), ";W[dd]\n--\n;W[ee]\n");
  EXPECT_EQ(warnings.size(), 1u);
  EXPECT_FALSE(parser.parseInto("nothing", c, warnings));
  EXPECT_EQ(c.games().size(), 0u);
  EXPECT_EQ(c.memoryInUse(), 0u);
  ASSERT_TRUE(parser.parseInto("(;B[ff])", c, warnings));
  EXPECT_EQ(outline(c), ";B[ff]\n");
}

// What is not SGF

TEST(Parser, SaysWhatIsNoGame) {
  const std::string empty = "error 0";
  const std::string notSgf = "error 1";
  for (const char* text : {"", " \n\t"})
    EXPECT_EQ(parsed(text).outline, empty);
  for (const char* text :
       {"aaa", ")", "]", "\\", "))))", "a (1) b", "hello; world", "[x]", "(x)", "x ( ) y",
        "hello (;) world", "(;hello)", "(;B", "(;[", "(;B;W)", "for (;;) { }"}) {
    EXPECT_EQ(parsed(text).outline, notSgf) << text;
  }
}

TEST(Parser, AnEmptyTreeIsOneEmptyGame) {
  for (const char* text : {"()", "( \n)", "("}) {
    const Parsed p = parsed(text);
    EXPECT_EQ(p.outline, ";\n") << text;
    ASSERT_EQ(p.warnings.size(), 1u) << text;
    EXPECT_EQ(p.warnings[0].code, Code::EmptyGameTree);
  }
}

TEST(Parser, NodesWithoutParenthesesAreOneGame) {
  const Parsed p = parsed(" ;FF[4]SZ[9];B[ee];W[dd])");
  EXPECT_EQ(p.outline, ";FF[4]SZ[9]\n.;B[ee]\n..;W[dd]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::NoGame, "", 1, 2}));
  EXPECT_EQ(parsed(";B[aa]").outline, ";B[aa]\n");
  EXPECT_THAT(parsed(";B[aa]").warnings, ElementsAre(Warning{Code::NoGame, "", 1, 1}));
  EXPECT_EQ(parsed("B[aa];W[bb]").outline, ";B[aa]\n.;W[bb]\n");
  EXPECT_EQ(parsed(";").outline, ";\n");
}

TEST(Parser, AVariationLeftOpenWithoutParenthesesIsCounted) {
  EXPECT_THAT(parsed(";B[aa](;W[bb]").warnings,
              ElementsAre(Warning{Code::NoGame, "", 1, 1},
                          Warning{Code::MissingClosingParenthesis, "1", 1, 14}));
}

TEST(Parser, AGameWithJunkAtItsStartIsStillAGame) {
  const Parsed p = parsed("x (1) ( ;-B[aa];W[bb])");
  EXPECT_EQ(p.outline, ";B[aa]\n.;W[bb]\n");
}

// What is odd around games

TEST(Parser, SkipsTextBeforeAndAfterGames) {
  const Parsed p = parsed("Subject: game (1) of [x]\n\n(;B[aa])\n-- \nsignature; not [sgf]\n");
  EXPECT_EQ(p.outline, ";B[aa]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::TextBeforeGame, "", 1, 1},
                                      Warning{Code::TextAfterGame, "", 4, 1}));
  EXPECT_THAT(parsed("[(;B[aa])]").warnings, ElementsAre(Warning{Code::TextBeforeGame, "", 1, 1},
                                                         Warning{Code::TextAfterGame, "", 1, 10}));
}

TEST(Parser, TextBetweenGamesIsSkipped) {
  const Parsed p = parsed("(;B[aa])and (another)(;W[bb])");
  EXPECT_EQ(p.outline, ";B[aa]\n--\n;W[bb]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::TextAfterGame, "", 1, 9}));
}

TEST(Parser, ForgivesMissingClosingParentheses) {
  const Parsed p = parsed("(;B[aa](;W[bb]");
  EXPECT_EQ(p.outline, ";B[aa]\n.;W[bb]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::MissingClosingParenthesis, "2", 1, 15}));
}

TEST(Parser, ForgivesExtraClosingParentheses) {
  const Parsed p = parsed("(;B[aa]))) \n(;W[bb])");
  EXPECT_EQ(p.outline, ";B[aa]\n--\n;W[bb]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::ExtraClosingParenthesis, "", 1, 9}));
  EXPECT_THAT(parsed(")(;B[aa])").warnings,
              ElementsAre(Warning{Code::ExtraClosingParenthesis, "", 1, 1}));
}

TEST(Parser, ALineGoesOnBehindAClosingParenthesisThatIsOneTooMany) {
  const Parsed p = parsed("(;SZ[19](;B[dd]);W[dd]);B[fc];W[cf]))");
  EXPECT_EQ(p.outline, ";SZ[19]\n.;B[dd]\n.;W[dd]\n..;B[fc]\n...;W[cf]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::ExtraClosingParenthesis, "", 1, 23},
                                      Warning{Code::ExtraClosingParenthesis, "", 1, 37}));
  EXPECT_EQ(parsed("(;B[aa])\n) ) ; W[bb])(;B[cc])").outline, ";B[aa]\n.;W[bb]\n--\n;B[cc]\n");
  EXPECT_EQ(parsed("(;A[1](;B[2])(;B[3]));W[4])").outline, ";A[1]\n.;B[2]\n.;B[3]\n.;W[4]\n");
  EXPECT_EQ(parsed(";B[aa]);W[bb]").outline, ";B[aa]\n.;W[bb]\n");
  EXPECT_EQ(parsed("(;B[aa]); nothing more").outline, ";B[aa]\n");
  EXPECT_EQ(parsed("(;B[aa])" + std::string(100'000, ')') + ";W[bb]").outline, ";B[aa]\n.;W[bb]\n");
}

TEST(Parser, ForgivesExtraOpeningParentheses) {
  const Parsed p = parsed("((;B[aa])(;W[bb])");
  EXPECT_EQ(p.outline, ";B[aa]\n--\n;W[bb]\n");
  EXPECT_EQ(parsed("(;A[1]((;B[2])(;C[3]))(;D[4]))").outline, ";A[1]\n.;B[2]\n.;C[3]\n.;D[4]\n");
}

TEST(Parser, ForgivesAMissingSemicolon) {
  const Parsed p = parsed("(FF[4]SZ[9];B[ee](W[aa])(;W[bb]))");
  EXPECT_EQ(p.outline, ";FF[4]SZ[9]\n.;B[ee]\n..;W[aa]\n..;W[bb]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::MissingSemicolon, "", 1, 2},
                                      Warning{Code::MissingSemicolon, "", 1, 19}));
}

TEST(Parser, NodesBehindVariationsAreOneMoreVariation) {
  EXPECT_EQ(parsed("(;A[1](;B[2];X[8])(;C[3]);D[4];E[5])").outline,
            ";A[1]\n.;B[2]\n..;X[8]\n.;C[3]\n.;D[4]\n..;E[5]\n");
  EXPECT_EQ(parsed("(;A[1](;B[2])C[3])").outline, ";A[1]\n.;B[2]\n.;C[3]\n");
}

TEST(Parser, EmptyVariationsAreLeftOut) {
  const Parsed p = parsed("(;A[1]()(;B[2])( ))");
  EXPECT_EQ(p.outline, ";A[1]\n.;B[2]\n");
  EXPECT_THAT(p.warnings, ElementsAre(Warning{Code::EmptyGameTree, "", 1, 8},
                                      Warning{Code::EmptyGameTree, "", 1, 18}));
}

TEST(Parser, SurvivesFragments) {
  for (const char* text : {"(;", "(;B[aa", "(;B[aa]", "(;B[aa]\\", "(;B[[aa])", "((;B[aa])",
                           "(;B[aa]))(", "(;B[aa];", "(;B[aa]W)", "(;1[a])", "(;C[\\"}) {
    const Parsed p = parsed(text);
    EXPECT_EQ(p.collection.games().size(), 1u) << text;
  }
}

// No shape costs more than its size

std::string repeated(std::string_view text, size_t times) {
  std::string result;
  for (size_t i = 0; i < times; ++i)
    result += text;
  return result;
}

Collection collectionOf(std::string text) {
  Warnings warnings;
  auto result = parse(std::move(text), warnings);
  return result ? std::move(*result) : Collection();
}

TEST(Parser, DepthAndWidthCostNoStackAndNoTime) {
  constexpr size_t kMany = 100'000;
  EXPECT_EQ(collectionOf(repeated("(;B[aa]", kMany) + repeated(")", kMany)).nodeCount(), kMany);
  EXPECT_EQ(collectionOf("(;A[1]" + repeated("(;B[aa])", kMany) + ")").nodeCount(), kMany + 1);
  EXPECT_EQ(collectionOf("(;A[1]" + repeated(";B[]", kMany) + ")").nodeCount(), kMany + 1);
  EXPECT_EQ(collectionOf(repeated("(;)", kMany)).games().size(), kMany);
  const Collection values = collectionOf("(;XX" + repeated("[x]", kMany) + ")");
  EXPECT_EQ(values.property(NodeId{0}, 0).valueCount(), kMany);
}

TEST(Parser, HostileTextsCostNoMoreThanTheirSize) {
  constexpr size_t kMany = 50'000;
  for (const char* piece : {"(", "( ", ")", "A[[[]x", "]", "A[", "];", "(;A[]x]", ";A[x]B", "A[]] ",
                            "\\", "A", "a[", "(;", "A[x]A[y]", ";[", "A[[]( "}) {
    const std::string text = repeated(piece, kMany);
    collectionOf(text);
    collectionOf(std::string("(;").append(text));
  }
  std::string many = "(;";
  for (size_t i = 0; i < kMany; ++i) {
    many.append("X").append(std::to_string(i)).append("[]");
  }
  EXPECT_EQ(collectionOf(many + "X7[]X9[])").propertyCount(NodeId{0}), kMany);
}

// The fast road and the slow one lead to the same tree

std::string randomText(Random& random) {
  static constexpr const char* kPieces[] = {";B[aa]", ";W[bb]",     ";B[cd]",   ";",      "(;W[ef]",
                                            ")",      "AB[aa][bb]", "C[a\\]b]", "C[a[b]", "\n",
                                            " ",      "B[gg]",      "(",        ";W[]",   "KM[6.5]",
                                            "[x]",    "XYZ[1]",     "]",        "x",      "\\"};
  std::string text = "(;";
  for (uint32_t i = random.below(40); i > 0; --i) {
    text += kPieces[random.below(std::size(kPieces))];
  }
  return text + ")";
}

TEST(Parser, BlanksBeforeBracketsChangeNothing) {
  Random random(5);
  for (int round = 0; round < 3000; ++round) {
    std::string text = "(;GM[1]";  // clean, so that every blank is free
    int depth = 0;
    for (uint32_t i = random.below(30); i > 0; --i) {
      switch (random.below(6)) {
        case 0:
          text += "(;B[aa]", ++depth;
          break;
        case 1:
          if (depth > 0) text += ")(;W[bb]";
          break;
        case 2:
          text += ";AB[aa][bb]C[x\\]y[z]";
          break;
        default:
          text += random.below(2) ? ";B[cd]" : ";W[dc]BL[3]";
      }
    }
    text.append(static_cast<size_t>(depth) + 1, ')');
    std::string spaced;
    for (size_t i = 0; i < text.size(); ++i) {
      const bool inValue =
          spaced.rfind("x\\]y") != spaced.npos && text[i] == '[' && text[i + 1] == 'z';
      if (text[i] == '[' && !inValue) spaced += ' ';
      spaced += text[i];
    }
    const Parsed fast = parsed(text);
    EXPECT_THAT(fast.warnings, IsEmpty()) << text;
    EXPECT_EQ(parsed(spaced).outline, fast.outline) << text;
  }
}

TEST(Parser, EveryReadTextIsKeptInCanonicalForm) {
  Random random(6);
  for (int round = 0; round < 5000; ++round) {
    const std::string text = randomText(random);
    const Parsed p = parsed(text);
    for (uint32_t n = 0; n < p.collection.nodeCount(); ++n) {
      for (size_t i = 0; i < p.collection.propertyCount(NodeId{n}); ++i) {
        const Property property = p.collection.property(NodeId{n}, i);
        std::string again(property.ident());
        for (const Value value : property)
          again.append("[").append(value.raw()).append("]");
        ASSERT_EQ(property.slice(), again) << text;
        ASSERT_GE(property.valueCount(), 1u) << text;
      }
    }
  }
}

}  // namespace
}  // namespace tengen::sgf
