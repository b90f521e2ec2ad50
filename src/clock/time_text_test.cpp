#include "clock/time_text.h"

#include <climits>
#include <gtest/gtest.h>

namespace tengen {
namespace {

using namespace std::chrono_literals;

TimeSettings sgf(const std::string& main, const std::string& overtime) {
  return parseSgfTime({main, overtime});
}

TEST(SgfTime, MainTimeAloneIsAbsolute) {
  EXPECT_EQ(sgf("1800", ""), TimeSettings::absolute(1800s));
  EXPECT_EQ(sgf("0.5", " "), TimeSettings::absolute(500ms));
}

TEST(SgfTime, NoTimeIsNoLimit) {
  EXPECT_EQ(sgf("", ""), TimeSettings::none());
  EXPECT_EQ(sgf("0", ""), TimeSettings::none());
  EXPECT_EQ(sgf("one hour", ""), TimeSettings::none());
  EXPECT_EQ(sgf("-5", ""), TimeSettings::none());
}

TEST(SgfTime, ReadsByoYomiAsProgramsWriteIt) {
  const auto expected = TimeSettings::byoYomi(600s, 5, 30s);
  for (const char* text : {"5x30 byo-yomi", "5x30", "5 x 30", "5X30 sec.", "5*30", "byo-yomi 5x30",
                           "5 periods of 30 seconds", "5x30s", "5x0.5 min", "5x30 (Japanese)"}) {
    EXPECT_EQ(sgf("600", text), expected) << text;
  }
}

TEST(SgfTime, ReadsCanadianAsProgramsWriteIt) {
  const auto expected = TimeSettings::canadian(600s, 25, 600s);
  for (const char* text : {"25/600 Canadian", "25/600", "25 moves / 10 min", "25 stones in 600 sec",
                           "25 moves per 10 minutes", "Canadian: 25/600"}) {
    const auto read = sgf("600", text);
    if (std::string_view(text).find(':') != std::string_view::npos) {
      EXPECT_EQ(read.system, TimeSettings::System::Unknown) << text;
    } else {
      EXPECT_EQ(read, expected) << text;
    }
  }
  EXPECT_EQ(sgf("0", "1 moves / 30 sec"), TimeSettings::canadian(0s, 1, 30s));
}

TEST(SgfTime, ReadsFischerAndSimpleTime) {
  EXPECT_EQ(sgf("300", "10 fischer"), TimeSettings::fischer(300s, 10s));
  EXPECT_EQ(sgf("300", "Fischer 10"), TimeSettings::fischer(300s, 10s));
  EXPECT_EQ(sgf("300", "10 sec increment"), TimeSettings::fischer(300s, 10s));
  EXPECT_EQ(sgf("", "30 simple"), TimeSettings::byoYomi(0s, 1, 30s));
  EXPECT_EQ(sgf("60", "30 byo-yomi"), TimeSettings::byoYomi(60s, 1, 30s));
}

TEST(SgfTime, KeepsAnOvertimeItDoesNotUnderstand) {
  for (const char* text :
       {"simple", "5x30 progressive", "soon", "1 2 3 x", "5 30", "x", "0x30", "5x0", "2.5x30",
        "5x30/10", "5x30 fischer", "..", "sec 5x30", "5/30 fischer", "30 moves", "999999x30"}) {
    EXPECT_EQ(sgf("60", text), TimeSettings::unknown(60s, text)) << text;
    EXPECT_EQ(toSgf(sgf("60", text)).overtime, text);
  }
}

TEST(SgfTime, ReadsBackWhatItWrites) {
  for (const auto& settings :
       {TimeSettings::none(), TimeSettings::absolute(1800s), TimeSettings::byoYomi(0s, 1, 1500ms),
        TimeSettings::byoYomi(1200s, 5, 30s), TimeSettings::canadian(1200s, 25, 600s),
        TimeSettings::fischer(300s, 10s), TimeSettings::unknown(300s, "as agreed"),
        TimeSettings::byoYomi(kLongestTime, kMostPeriods, kLongestTime)}) {
    EXPECT_EQ(parseSgfTime(toSgf(settings)), settings) << toSgf(settings).overtime;
  }
}

TEST(SgfTime, IsWrittenAsOtherProgramsExpect) {
  EXPECT_EQ(toSgf(TimeSettings::none()), (SgfTime{"", ""}));
  EXPECT_EQ(toSgf(TimeSettings::absolute(90s)), (SgfTime{"90", ""}));
  EXPECT_EQ(toSgf(TimeSettings::byoYomi(600s, 5, 30s)), (SgfTime{"600", "5x30 byo-yomi"}));
  EXPECT_EQ(toSgf(TimeSettings::canadian(0s, 25, 600s)), (SgfTime{"0", "25/600 Canadian"}));
  EXPECT_EQ(toSgf(TimeSettings::fischer(300s, 2500ms)), (SgfTime{"300", "2.5 fischer"}));
}

TEST(TimeText, ReadsWhatPeopleType) {
  EXPECT_EQ(parseTimeSettings("none"), TimeSettings::none());
  EXPECT_EQ(parseTimeSettings("20m"), TimeSettings::absolute(20min));
  EXPECT_EQ(parseTimeSettings("90"), TimeSettings::absolute(90s));
  EXPECT_EQ(parseTimeSettings("1h30m"), TimeSettings::absolute(90min));
  EXPECT_EQ(parseTimeSettings("20m+5x30s"), TimeSettings::byoYomi(20min, 5, 30s));
  EXPECT_EQ(parseTimeSettings("20m + 5x30"), TimeSettings::byoYomi(20min, 5, 30s));
  EXPECT_EQ(parseTimeSettings("0+1x10"), TimeSettings::byoYomi(0s, 1, 10s));
  EXPECT_EQ(parseTimeSettings("20m+25/10m"), TimeSettings::canadian(20min, 25, 10min));
  EXPECT_EQ(parseTimeSettings("10m+15s"), TimeSettings::fischer(10min, 15s));
}

TEST(TimeText, RefusesWhatMeansNoTime) {
  for (const char* text : {"", "0", "soon", "-5", "10m+", "+5x30", "10m+5x", "10m+0s", "10m+5y30",
                           "5x30", "10m+5 30", "10/5", "99999999h"}) {
    EXPECT_FALSE(parseTimeSettings(text)) << text;
  }
}

TEST(TimeText, ReadsBackWhatItWrites) {
  for (const auto& settings :
       {TimeSettings::none(), TimeSettings::absolute(90min), TimeSettings::absolute(90s),
        TimeSettings::absolute(1h), TimeSettings::byoYomi(0s, 3, 30s),
        TimeSettings::byoYomi(20min, 5, 1min), TimeSettings::canadian(20min, 25, 10min),
        TimeSettings::fischer(300s, 2500ms)}) {
    EXPECT_EQ(parseTimeSettings(toText(settings)), settings) << toText(settings);
  }
  EXPECT_EQ(toText(TimeSettings::byoYomi(90min, 5, 30s)), "1h30m+5x30s");
}

TEST(GtpTime, MapsToTheSystemsOfTheSpecification) {
  EXPECT_EQ(fromGtp({600, 0, 0}), TimeSettings::absolute(600s));
  EXPECT_EQ(fromGtp({600, 300, 25}), TimeSettings::canadian(600s, 25, 300s));
  EXPECT_EQ(fromGtp({0, 1, 1}), TimeSettings::canadian(0s, 1, 1s));
  EXPECT_EQ(fromGtp({600, 1, 0}), TimeSettings::none());
  EXPECT_EQ(fromGtp({600, 0, 25}), TimeSettings::absolute(600s));
  EXPECT_EQ(fromGtp({0, 0, 0}), TimeSettings::none());
}

TEST(GtpTime, SaysWhatAnEngineCanBeTold) {
  EXPECT_EQ(toGtp(TimeSettings::none()), (GtpTime{0, 1, 0}));
  EXPECT_EQ(toGtp(TimeSettings::absolute(600s)), (GtpTime{600, 0, 0}));
  EXPECT_EQ(toGtp(TimeSettings::canadian(600s, 25, 300s)), (GtpTime{600, 300, 25}));
  EXPECT_EQ(toGtp(TimeSettings::byoYomi(600s, 3, 30s)), (GtpTime{660, 30, 1}));
  EXPECT_EQ(toGtp(TimeSettings::byoYomi(0s, 1, 30s)), (GtpTime{0, 30, 1}));
  EXPECT_FALSE(toGtp(TimeSettings::fischer(600s, 5s)));
  EXPECT_FALSE(toGtp(TimeSettings::unknown(600s, "?")));
  EXPECT_EQ(toGtp(TimeSettings::byoYomi(0s, kMostPeriods, kLongestTime))->main, INT_MAX);
}

}  // namespace
}  // namespace tengen
