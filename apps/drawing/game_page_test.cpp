#include "apps/drawing/game_page.h"

#include <chrono>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "game/formats.h"

namespace tengen::drawing {
namespace {

const PageWords kWords{"Ann – Bob", "B+R", "Start", "Black", "White", "pass", "Next:"};

nlohmann::json gameOn(const std::string& page) {
  const size_t from = page.find("const game = ") + 13;
  return nlohmann::json::parse(page.substr(from, page.find(";\n", from) - from));
}

TEST(GamePage, HasEveryNodeWithWhatItChangesOnTheBoard) {
  // White takes the stone in the corner.
  const auto game = load("(;SZ[9]AW[ba];B[aa];W[ab](;B[cc]C[main])(;B[]C[other]))");
  const auto nodes = gameOn(gamePage(game->tree, kWords))["nodes"];
  ASSERT_EQ(nodes.size(), 5u);
  EXPECT_EQ(nodes[0]["name"], "Start");
  EXPECT_EQ(nodes[1]["name"], "1. Black A9");
  EXPECT_EQ(nodes[2]["changes"], nlohmann::json::parse("[[0,0,0],[0,1,2]]"));
  EXPECT_EQ(nodes[3]["parent"], 2);
  EXPECT_EQ(nodes[4]["parent"], 2);
  EXPECT_EQ(nodes[4]["name"], "3. Black pass");
  EXPECT_EQ(nodes[4]["comment"], "other");
}

// A walk back to the root from every node took minutes; without it this is a second or two.
TEST(GamePage, OfAVeryLongLineIsMadeInTheTimeItsNodesTake) {
  constexpr int kMoves = 60'000;
  std::string text = "(;SZ[5]";
  for (int i = 0; i < kMoves; ++i)
    text += i % 2 == 0 ? ";B[]" : ";W[]";
  const auto game = load(text + ")");
  const auto began = std::chrono::steady_clock::now();
  const std::string page = gamePage(game->tree, kWords);
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(15));
  EXPECT_NE(page.find("60000. White pass"), page.npos);
}

TEST(GamePage, CannotBeBrokenOutOfByWhatAGameSays) {
  const auto game = load("(;SZ[9]C[</script><script>alert(1)</script>])");
  PageWords words = kWords;
  words.title = "<b>&";
  const std::string page = gamePage(game->tree, words);
  EXPECT_EQ(page.find("<script>alert"), page.npos);
  EXPECT_NE(page.find("<title>&lt;b>&amp;</title>"), page.npos);
  EXPECT_NE(page.find("overflow-wrap: anywhere"), page.npos) << "a long name does not widen it";
  EXPECT_EQ(gameOn(page)["nodes"][0]["comment"], "</script><script>alert(1)</script>");
}

TEST(GamePage, NeedsNothingBesideIt) {
  const auto game = load("(;SZ[9];B[aa])");
  const std::string page = gamePage(game->tree, kWords);
  for (const char* outside : {"http:", "https:", "src=", "@import", "url(\""}) {
    const size_t at = page.find(outside);
    const bool isNamespace = at != page.npos && page.substr(at).starts_with("http://www.w3.org/");
    EXPECT_TRUE(at == page.npos || isNamespace) << outside;
  }
}

}  // namespace
}  // namespace tengen::drawing
