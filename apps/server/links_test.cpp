#include "apps/server/links.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tengen::server {
namespace {

using online::Json;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Two processes on one bus, each with what it heard.
class LinksTest : public ::testing::Test, protected Bus {
 protected:
  struct End : Links::Listener {
    void heard(const std::string&, const Json& message) override { said.push_back(message["op"]); }
    void missed(const std::string&) override { said.push_back("missed"); }
    void lost(const std::string&) override { said.push_back("lost"); }
    bool needs(const std::string&) const override { return isNeeded; }

    std::vector<std::string> take() { return std::exchange(said, {}); }
    std::vector<std::string> said = {};
    bool isNeeded = true;
  };

  bool isUp() const override { return true; }
  void send(const std::string& process, const std::string& text) override {
    if (!isLosing_) (process == "a" ? a_ : b_).hear(text, now_);
  }
  void say(Links& from, const char* to, const char* what) {
    from.send(to, Json{{"op", what}}, now_);
  }
  // Beats of both for so long.
  void pass(std::chrono::milliseconds time) {
    for (auto past = Links::kBeat; past <= time; past += Links::kBeat) {
      now_ += Links::kBeat;
      a_.beat(now_);
      b_.beat(now_);
    }
  }

  SteadyTime now_{std::chrono::hours(1)};
  bool isLosing_ = false;
  End atA_;
  End atB_;
  Links a_{*this, "a", atA_};
  Links b_{*this, "b", atB_};
};

TEST_F(LinksTest, BringsWhatIsSaid) {
  say(a_, "b", "one");
  say(a_, "b", "two");
  say(b_, "a", "three");
  EXPECT_THAT(atB_.take(), ElementsAre("one", "two"));
  EXPECT_THAT(atA_.take(), ElementsAre("three"));
}

TEST_F(LinksTest, StaysWhileBothAreThere) {
  say(a_, "b", "one");
  atB_.take();
  pass(std::chrono::minutes(1));
  EXPECT_THAT(atA_.take(), IsEmpty());
  EXPECT_THAT(atB_.take(), IsEmpty());
}

TEST_F(LinksTest, NoticesAGapWhenTheNextIsHeard) {
  say(a_, "b", "one");
  isLosing_ = true;
  say(a_, "b", "two");
  isLosing_ = false;
  say(a_, "b", "three");
  EXPECT_THAT(atB_.take(), ElementsAre("one", "missed", "three"));
}

TEST_F(LinksTest, NoticesThatTheLastWasLostByTheNextBeat) {
  say(a_, "b", "one");
  pass(Links::kBeat);
  isLosing_ = true;
  say(a_, "b", "two");
  isLosing_ = false;
  atB_.take();
  pass(Links::kBeat);
  EXPECT_THAT(atB_.take(), ElementsAre("missed"));
  pass(Links::kBeat);
  EXPECT_THAT(atB_.take(), IsEmpty());
}

TEST_F(LinksTest, GivesUpOneWhoFallsSilent) {
  say(a_, "b", "one");
  pass(Links::kBeat);
  atB_.take();
  isLosing_ = true;
  pass(std::chrono::seconds(2));
  EXPECT_THAT(atA_.take(), IsEmpty());
  pass(std::chrono::seconds(2));
  EXPECT_THAT(atA_.take(), ElementsAre("lost"));
  EXPECT_THAT(atB_.take(), ElementsAre("lost"));
}

TEST_F(LinksTest, GivesUpOneWhoNeverAnsweredSooner) {
  say(a_, "nobody", "one");
  atB_.isNeeded = false;
  pass(std::chrono::milliseconds(2000));
  EXPECT_THAT(atA_.take(), ElementsAre("lost"));
}

TEST_F(LinksTest, TellsOneWhoWasGivenUpWithoutKnowingIt) {
  say(a_, "b", "one");
  pass(Links::kBeat);
  atB_.take();
  // B hears nothing and gives A up; A hears B all the time, and then B begins anew.
  now_ += std::chrono::seconds(10);
  b_.beat(now_);
  EXPECT_THAT(atB_.take(), ElementsAre("lost"));
  say(b_, "a", "two");
  EXPECT_THAT(atA_.take(), ElementsAre("lost", "two"));
  say(b_, "a", "three");
  EXPECT_THAT(atA_.take(), ElementsAre("three"));
}

TEST_F(LinksTest, WhatIsNoMessageIsIgnored) {
  for (const char* text : {"", "{", "[]", "{}", R"({"from":"b"})", R"({"from":7,"session":[]})",
                           R"({"from":"b","session":"s","count":-1})"})
    a_.hear(text, now_);
  EXPECT_THAT(atA_.take(), IsEmpty());
}

}  // namespace
}  // namespace tengen::server
