#include "engine/client.h"

#include <gtest/gtest.h>

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;
using Kind = EngineError::Kind;

// A shell that answers each line it reads by this script, in which $id and $word are the id and the
// first word of the command.
Client engine(const std::string& script) {
  auto client = Client::start("sh -c 'while read -r id word rest; do " + script + "; done'");
  EXPECT_TRUE(client);
  return std::move(*client);
}

std::string answer(Client& client, const std::string& command) {
  const auto reply = client.ask(command, 5s);
  return reply ? *reply : "(failure)";
}

Kind trouble(Client& client, const std::string& command, Client::Milliseconds limit = 5s) {
  const auto reply = client.ask(command, limit);
  EXPECT_FALSE(reply);
  return reply ? Kind::Refused : reply.error().kind;
}

TEST(Client, GetsTheWholeReply) {
  Client client = engine(R"(printf "=%s %s\n\n" $id $word)");
  EXPECT_EQ(answer(client, "name"), "name");
  EXPECT_EQ(answer(client, "version"), "version");
  Client several = engine(R"(printf "=%s\nA1 B2\nC3\n\n" $id)");
  EXPECT_EQ(answer(several, "list"), "\nA1 B2\nC3");
  Client empty = engine(R"(printf "=%s\n\n" $id)");
  EXPECT_EQ(answer(empty, "play b D4"), "");
}

TEST(Client, ARefusalComesWithTheEnginesWords) {
  Client client = engine(R"(printf "?%s illegal move\n\n" $id)");
  const auto reply = client.ask("play b A1", 5s);
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().kind, Kind::Refused);
  EXPECT_EQ(reply.error().detail, "illegal move");
}

TEST(Client, TellsOnceOfASilenceThatLasts) {
  Client client = engine(R"([ $word = name ] || sleep 0.3; printf "=%s yes\n\n" $id)");
  std::vector<Client::Milliseconds> heard;
  client.hearSilence([&](Client::Milliseconds left) { heard.push_back(left); }, 100ms);
  EXPECT_EQ(answer(client, "name"), "yes");
  EXPECT_TRUE(heard.empty());
  EXPECT_EQ(answer(client, "think"), "yes") << "it is waited for";
  ASSERT_EQ(heard.size(), 1u);
  EXPECT_GT(heard[0], 4s);
  EXPECT_LT(heard[0], 5s);
}

TEST(Client, ChatterBeforeAReplyIsSkipped) {
  Client client = engine(R"(printf "Loading...\n\n=====\n=999 stale\n\n=%s yes\n\n" $id)");
  EXPECT_EQ(answer(client, "name"), "yes");
  EXPECT_EQ(answer(client, "name"), "yes");
}

TEST(Client, AnEngineThatForgetsIdsIsUnderstood) {
  Client client = engine(R"(printf "= yes\n\n")");
  EXPECT_EQ(answer(client, "name"), "yes");
  Client windows = engine(R"(printf "= yes\r\n\r\n")");
  EXPECT_EQ(answer(windows, "name"), "yes");
}

TEST(Client, ALateReplyIsNotTakenForTheNextOne) {
  Client client =
      engine(R"(if [ $word = slow ]; then sleep 0.3; fi; printf "=%s %s\n\n" $id $word)");
  EXPECT_EQ(trouble(client, "slow", 30ms), Kind::Silent);
  EXPECT_EQ(answer(client, "quick"), "quick");
}

TEST(Client, WaitingEndsWhenItIsNoLongerWanted) {
  Client client = engine("sleep 100");
  std::stop_source source;
  source.request_stop();
  const auto reply = client.ask("genmove b", 30s, source.get_token());
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().kind, Kind::Stopped);
}

TEST(Client, DeathIsToldWithTheLastWords) {
  Client client = engine(R"(echo "no weights" >&2; exit 1)");
  const auto reply = client.ask("genmove b", 30s);
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().kind, Kind::Died);
  EXPECT_EQ(reply.error().command, "genmove b");
  EXPECT_EQ(reply.error().lastWords, "no weights\n");
  EXPECT_EQ(trouble(client, "name"), Kind::Died);
  EXPECT_FALSE(client.isAlive());
}

TEST(Client, DyingInTheMiddleOfAReplyIsNoReply) {
  Client client = engine(R"(printf "=%s half" $id; exit 0)");
  EXPECT_EQ(trouble(client, "name"), Kind::Died);
}

TEST(Client, BadCommandLinesAndMissingProgramsAreTold) {
  const auto unended = Client::start("'gnugo");
  ASSERT_FALSE(unended);
  EXPECT_EQ(unended.error().kind, Kind::BadCommandLine);
  const auto missing = Client::start("/nowhere/engine --gtp");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind, Kind::CannotStart);
  EXPECT_EQ(missing.error().command, "/nowhere/engine");
  EXPECT_EQ(missing.error().code, std::errc::no_such_file_or_directory);
}

TEST(Client, AReplyThatGoesOnIsReadLineByLineUntilTheNextCommand) {
  Client client = engine(R"(if [ $word = analyze ]; then printf "=%s\ninfo 1\ninfo 2\n" $id; )"
                         R"(else printf "\n=%s\n\n" $id; fi)");
  ASSERT_TRUE(client.send("analyze"));
  const auto next = [&] {
    auto line = client.nextLine(5s);
    return line ? line->value_or("(end)") : "(failure)";
  };
  EXPECT_EQ(next(), "");
  EXPECT_EQ(next(), "info 1");
  EXPECT_EQ(next(), "info 2");
  const auto none = client.nextLine(20ms);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().kind, Kind::Silent);
  EXPECT_EQ(answer(client, "stop"), "");
}

}  // namespace
}  // namespace tengen::engine
