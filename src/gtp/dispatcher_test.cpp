#include "gtp/dispatcher.h"

#include <cstdio>
#include <gtest/gtest.h>

namespace tengen::gtp {
namespace {

class GtpDispatcher : public testing::Test {
 protected:
  GtpDispatcher() {
    dispatcher_.add("echo", [](const Command& c) { return Reply::success(c.text); });
    dispatcher_.add("fail", [](const Command&) { return Reply::failure("on purpose"); });
  }

  std::string conversation(const std::string& input) {
    std::FILE* file = std::tmpfile();
    std::fputs(input.c_str(), file);
    std::rewind(file);
    LineReader reader(::fileno(file), kLongestLine);
    std::string out;
    converse(dispatcher_, reader, [&](std::string_view part) { out += part; });
    std::fclose(file);
    return out;
  }

  Dispatcher dispatcher_{"Testbot", "1.2"};
};

TEST_F(GtpDispatcher, KnowsTheCommandsEveryProgramMustKnow) {
  EXPECT_EQ(dispatcher_.answer("protocol_version"), "= 2\n\n");
  EXPECT_EQ(dispatcher_.answer("1 name"), "=1 Testbot\n\n");
  EXPECT_EQ(dispatcher_.answer("2 version"), "=2 1.2\n\n");
  EXPECT_EQ(
      dispatcher_.answer("list_commands"),
      "= echo\nfail\nknown_command\nlist_commands\nname\nprotocol_version\nquit\nversion\n\n");
}

TEST_F(GtpDispatcher, TellsWhatItKnows) {
  EXPECT_EQ(dispatcher_.answer("known_command echo"), "= true\n\n");
  EXPECT_EQ(dispatcher_.answer("known_command quit"), "= true\n\n");
  EXPECT_EQ(dispatcher_.answer("known_command genmove"), "= false\n\n");
  EXPECT_EQ(dispatcher_.answer("known_command"), "= false\n\n");
}

TEST_F(GtpDispatcher, HandsALineToItsHandler) {
  EXPECT_EQ(dispatcher_.answer("5 echo one  two"), "=5 one  two\n\n");
  EXPECT_EQ(dispatcher_.answer("6 fail"), "?6 on purpose\n\n");
}

TEST_F(GtpDispatcher, RefusesWhatItDoesNotKnow) {
  EXPECT_EQ(dispatcher_.answer("dance"), "? unknown command\n\n");
  EXPECT_EQ(dispatcher_.answer("8 dance"), "?8 unknown command\n\n");
  EXPECT_EQ(dispatcher_.answer("8"), "?8 unknown command\n\n");
  EXPECT_EQ(dispatcher_.answer("Echo"), "? unknown command\n\n");
}

TEST_F(GtpDispatcher, SaysNothingToEmptyLines) {
  EXPECT_EQ(dispatcher_.answer(""), "");
  EXPECT_EQ(dispatcher_.answer("# echo"), "");
}

TEST_F(GtpDispatcher, QuitsWithAReply) {
  EXPECT_EQ(conversation("3 quit\nname\n"), "=3\n\n");
  EXPECT_TRUE(dispatcher_.wasToldToQuit());
}

TEST_F(GtpDispatcher, EndsWithTheInput) {
  EXPECT_EQ(conversation(""), "");
  EXPECT_EQ(conversation("\n\nname"), "= Testbot\n\n");
  EXPECT_FALSE(dispatcher_.wasToldToQuit());
}

TEST_F(GtpDispatcher, RefusesEndlessLinesAndGoesOn) {
  const std::string longest = "echo " + std::string(kLongestLine - 5, 'x');
  EXPECT_EQ(conversation("7 " + longest + "\nname\n"), "?7 line too long\n\n= Testbot\n\n");
  EXPECT_EQ(conversation(longest + "\n").size(), 2 + kLongestLine - 5 + 2);
}

TEST_F(GtpDispatcher, SendsALongReplyWhileItIsMade) {
  std::vector<std::string> sent;
  dispatcher_.addStreaming("analyze", [&](const Command&, ReplyStream& stream) {
    stream.begin();
    EXPECT_EQ(sent.size(), 1u);
    stream.line("info 1");
    EXPECT_EQ(sent.size(), 2u);
    return Reply::success();
  });
  dispatcher_.answer("4 analyze", [&](std::string_view part) { sent.emplace_back(part); });
  EXPECT_EQ(sent, (std::vector<std::string>{"=4\n", "info 1\n", "\n"}));
}

TEST_F(GtpDispatcher, ALongReplyMayEndWithALastLineOrBeRefused) {
  dispatcher_.addStreaming("genmove", [](const Command&, ReplyStream& stream) {
    stream.line("info 1");
    EXPECT_TRUE(stream.hasBegun());
    return Reply::success("play D4");
  });
  dispatcher_.addStreaming("refuse", [](const Command&, ReplyStream& stream) {
    EXPECT_FALSE(stream.hasBegun());
    return Reply::failure("no network");
  });
  EXPECT_EQ(dispatcher_.answer("genmove"), "=\ninfo 1\nplay D4\n\n");
  EXPECT_EQ(dispatcher_.answer("3 refuse"), "?3 no network\n\n");
}

TEST_F(GtpDispatcher, MoreMayBeDoneBeforeAReplyIsSent) {
  int done = 0;
  dispatcher_.addAfter("echo", [&] { ++done; });
  EXPECT_EQ(dispatcher_.answer("echo one"), "= one\n\n");
  EXPECT_EQ(done, 1);
  EXPECT_EQ(dispatcher_.answer("fail"), "? on purpose\n\n");
  EXPECT_EQ(done, 1);
}

TEST_F(GtpDispatcher, AHandlerMayBeReplaced) {
  dispatcher_.add("fail", [](const Command&) { return Reply::success(); });
  EXPECT_EQ(dispatcher_.answer("fail"), "=\n\n");
}

}  // namespace
}  // namespace tengen::gtp
