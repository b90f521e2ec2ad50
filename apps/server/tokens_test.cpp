#include "apps/server/tokens.h"

#include <gtest/gtest.h>
#include <set>

namespace tengen::server {
namespace {

constexpr const char* kRequest = R"({"req":"0123456789abcdef","name":"Ada"})";
constexpr const char* kReq = "0123456789abcdef";

TEST(Tokens, AreTheSameForARequestThatIsSentAgain) {
  const TokenMaker maker("key");
  const std::string seed = TokenMaker::seedOf(kRequest, kReq);
  EXPECT_EQ(maker.token("black", seed), maker.token("black", TokenMaker::seedOf(kRequest, kReq)));
  EXPECT_EQ(maker.gameName(seed), maker.gameName(seed));
}

TEST(Tokens, AreOthersForEveryRequestThatCouldBeGuessed) {
  const TokenMaker maker("key");
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i)
    seen.insert(maker.token("black", TokenMaker::seedOf(kRequest, "1")));
  EXPECT_EQ(seen.size(), 1000u);
}

TEST(Tokens, AreOthersForAnotherPurposeAndFromAnotherServer) {
  const TokenMaker maker("key");
  EXPECT_NE(maker.token("black", "seed"), maker.token("invite", "seed"));
  EXPECT_NE(maker.token("black", "seed"), maker.token("black", "need"));
  EXPECT_NE(maker.token("black", "seed"), TokenMaker("other").token("black", "seed"));
}

TEST(Tokens, NeedNoEscapingInALink) {
  const TokenMaker maker("key");
  EXPECT_EQ(maker.token("black", "seed").size(), 22u);
  EXPECT_EQ(maker.gameName("seed").size(), 12u);
  EXPECT_TRUE(looksLikeGameName(maker.gameName("seed")));
  EXPECT_TRUE(looksLikeGameName(maker.token("black", "seed")));
}

TEST(Tokens, OfGamesAreLookedUpOnlyIfTheyCouldBe) {
  for (const char* name : {"", "a/b", "..", "a b", "a\x01", "caf\xc3\xa9"})
    EXPECT_FALSE(looksLikeGameName(name)) << name;
  EXPECT_FALSE(looksLikeGameName(std::string(65, 'a')));
}

TEST(Tokens, AreComparedByTheirWholeHash) {
  EXPECT_TRUE(isSame(hashOf("token"), hashOf("token")));
  EXPECT_FALSE(isSame(hashOf("token"), hashOf("Token")));
  TokenHash nearly = hashOf("token");
  nearly.back() ^= 1;
  EXPECT_FALSE(isSame(hashOf("token"), nearly));
}

}  // namespace
}  // namespace tengen::server
