#include "apps/server/public_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tengen::server {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

class PublicTablesTest : public ::testing::Test {
 protected:
  // A second later: what was made before is not fresh any more.
  std::string tables() { return public_.tables(now_ += seconds(1)).body; }
  std::string wall() { return public_.wall(now_ += seconds(1)).body; }
  void play(const std::string& game, bool isOver = false) {
    public_.show(game, {.board = "\"" + game + "\"", .isOver = isOver}, now_);
  }

  PublicTables public_;
  SteadyTime now_{minutes(1)};
};

TEST_F(PublicTablesTest, ListThoseWhoWaitInTheOrderTheyCame) {
  EXPECT_EQ(tables(), R"({"tables":[]})");
  public_.show("z", {.invitation = "1"}, now_);
  public_.show("a", {.invitation = "2"}, now_);
  EXPECT_EQ(tables(), R"({"tables":[1,2]})");
  public_.show("z", {}, now_);
  EXPECT_EQ(tables(), R"({"tables":[2]})");
  public_.leave("a");
  EXPECT_EQ(tables(), R"({"tables":[]})");
}

TEST_F(PublicTablesTest, AListIsMadeOnceASecond) {
  EXPECT_EQ(tables(), R"({"tables":[]})");
  public_.show("a", {.invitation = "1"}, now_);
  EXPECT_EQ(public_.tables(now_).body, R"({"tables":[]})");
  EXPECT_EQ(tables(), R"({"tables":[1]})");
}

TEST_F(PublicTablesTest, TheSameListHasTheSameTag) {
  play("a");
  const std::string tag = public_.wall(now_).tag;
  EXPECT_EQ(public_.wall(now_ + seconds(2)).tag, tag);
  play("b");
  EXPECT_NE(public_.wall(now_ + seconds(4)).tag, tag);
}

TEST_F(PublicTablesTest, AGameKeepsItsPlaceOnTheWallAndItsResultStaysAWhile) {
  play("a");
  play("b");
  play("a", /*isOver=*/true);
  public_.leave("a");
  EXPECT_EQ(wall(), R"({"games":["a","b"],"more":0})");
  now_ += minutes(11);
  EXPECT_EQ(wall(), R"({"games":["b"],"more":0})");
  public_.leave("b");
  EXPECT_EQ(wall(), R"({"games":[],"more":0})");
}

TEST_F(PublicTablesTest, OnAFullWallTheOldestResultsMakeRoom) {
  for (const char* game : {"a", "b", "c"})
    play(game, /*isOver=*/true);
  for (int i = 10; i < 38; ++i)
    play(std::to_string(i));
  const std::string full = wall();
  EXPECT_EQ(full.find("\"a\""), std::string::npos);
  EXPECT_EQ(full.find(R"({"games":["b","c","10",)"), 0u);
  for (int i = 38; i < 50; ++i)
    play(std::to_string(i));
  EXPECT_EQ(wall().find(R"({"games":["10",)"), 0u);
  EXPECT_NE(wall().find(R"("39"],"more":10})"), std::string::npos);
}

}  // namespace
}  // namespace tengen::server
