// A seat that a program of the server has.
#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using namespace std::chrono_literals;

TEST(Bot, IsNamedWithItsLevelAndKeptInTheRecords) {
  TestTable game(R"({"size":5})", TestTable::Waits{});
  EXPECT_EQ(game.state()["bot"], nullptr);
  game.join("15k");
  EXPECT_EQ(game.last()["bot"], "15k");
  EXPECT_EQ(game.state()["bot"], (Json{{"seat", "white"}, {"level", "15k"}}));
  EXPECT_EQ(game.state()["names"]["white"], "Tengen 15k");
  game.restart(1h);
  EXPECT_EQ(game.state()["bot"]["level"], "15k");
}

TEST(Bot, HasTheOtherColourInARematchAndInTheOneAfterThat) {
  TestTable game(R"({"size":5})", TestTable::Waits{});
  game.join("15k");
  const auto again = [](Table& table, Seat person, Seat bot, TimePoint now) {
    table.decide(person, {Command::Kind::Resign, "1"}, now);
    Command command{Command::Kind::Offer, "2"};
    command.offer = OfferKind::Rematch;
    table.decide(person, command, now);
    command = {Command::Kind::Answer, "3", table.offer()->n};
    command.yes = true;
    table.decide(bot, command, now);
    return table.openRematch("", now);
  };
  const auto second = again(game.table(), kBlack, kWhite, game.now);
  ASSERT_TRUE(second.table->bot());
  EXPECT_EQ(second.table->bot()->seat, Color::Black);
  EXPECT_EQ(second.table->bot()->level, "15k");
  EXPECT_EQ(second.table->players().black, "Tengen 15k");
  const auto third = again(*second.table, kWhite, kBlack, game.now);
  ASSERT_TRUE(third.table->bot());
  EXPECT_EQ(third.table->bot()->seat, Color::White);
}

TEST(Bot, ThatIsAwayInItsTurnNeedNotBeWaitedFor) {
  TestTable game(R"({"size":5})", TestTable::Waits{});
  game.join("15k");
  game.come(Color::Black);
  game.leave(Color::White);
  EXPECT_EQ(game.word(kBlack, R"({"t":"claim","what":"void"})"), "not-allowed not-away");
  game.play("cc");
  const Json presence = *parseObject(game.table().presence(0, game.now));
  EXPECT_EQ(presence["white"]["claimAt"], presence["now"]);
  ASSERT_TRUE(game.does(kBlack, R"({"t":"claim","what":"void"})"));
  EXPECT_EQ(game.state()["result"], "Void");
}

}  // namespace
}  // namespace tengen::online
