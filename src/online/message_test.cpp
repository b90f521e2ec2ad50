#include "online/message.h"

#include <gtest/gtest.h>

#include "online/plain_text.h"

namespace tengen::online {
namespace {

// "move", or what is wrong with it: "bad-message at".
std::string read(std::string_view text) {
  const auto message = parseMessage(text);
  if (message) return "ok";
  return std::string(message.error().why.code) + " " + message.error().why.reason;
}

TEST(Messages, EveryOneOfTheProtocolIsUnderstood) {
  for (const char* text : {
           R"({"t":"hello","v":1,"game":"k3f9","token":"secret"})",
           R"({"t":"move","id":"1","number":12,"at":"pd"})",
           R"({"t":"move","id":"1","number":12,"at":"pass"})",
           R"({"t":"resign","id":"1"})",
           R"({"t":"cancel","id":"1"})",
           R"({"t":"offer","id":"1","what":"undo"})",
           R"({"t":"offer","id":"1","what":"noresult"})",
           R"({"t":"answer","id":"1","offer":31,"yes":true})",
           R"({"t":"mark","id":"1","revision":40,"at":"cc"})",
           R"({"t":"agree","id":"1","revision":41,"hash":"9f3a01c7"})",
           R"({"t":"propose","id":"1"})",
           R"({"t":"resume","id":"1"})",
           R"({"t":"claim","id":"1","what":"void"})",
           R"({"t":"addtime","id":"1","seconds":60})",
           R"({"t":"chat","id":"1","text":"Hello!"})",
           R"({"t":"sync","since":12})",
           R"({"t":"sgf"})",
           R"({"t":"pong","nonce":"c41d"})",
       }) {
    EXPECT_EQ(read(text), "ok") << text;
  }
}

TEST(Messages, WhatIsWrongIsNamed) {
  EXPECT_EQ(read(""), "bad-message json");
  EXPECT_EQ(read("[]"), "bad-message json");
  EXPECT_EQ(read("{\"t\":\"chat\",\"id\":\"1\",\"text\":\"\xff\"}"), "bad-message json");
  EXPECT_EQ(read(R"({"id":"1"})"), "bad-message t");
  EXPECT_EQ(read(R"({"t":7})"), "bad-message t");
  EXPECT_EQ(read(R"({"t":"dance","id":"1"})"), "unknown dance");
  EXPECT_EQ(read(R"({"t":"resign"})"), "bad-message id");
  EXPECT_EQ(read(R"({"t":"resign","id":7})"), "bad-message id");
  EXPECT_EQ(read(R"({"t":"resign","id":"123456789012345678901234567890123"})"), "bad-message id");
  EXPECT_EQ(read(R"({"t":"move","id":"1","at":"pd"})"), "bad-message number");
  EXPECT_EQ(read(R"({"t":"move","id":"1","number":-1,"at":"pd"})"), "bad-message number");
  EXPECT_EQ(read(R"({"t":"move","id":"1","number":1.5,"at":"pd"})"), "bad-message number");
  EXPECT_EQ(read(R"({"t":"move","id":"1","number":1e300,"at":"pd"})"), "bad-message number");
  EXPECT_EQ(read(R"({"t":"move","id":"1","number":1,"at":["pd"]})"), "bad-message at");
  EXPECT_EQ(read(R"({"t":"offer","id":"1","what":"peace"})"), "bad-message what");
  EXPECT_EQ(read(R"({"t":"answer","id":"1","offer":3,"yes":1})"), "bad-message yes");
  EXPECT_EQ(read(R"({"t":"addtime","id":"1","seconds":601})"), "bad-message seconds");
  EXPECT_EQ(read(R"({"t":"hello","game":"k3f9","token":"x"})"), "bad-message v");
  EXPECT_EQ(read(R"({"t":"sync","since":"12"})"), "bad-message since");
}

TEST(Messages, ARefusalBearsTheIdOfWhatItRefuses) {
  EXPECT_EQ(parseMessage(R"({"t":"move","id":"b7"})").error().id, "b7");
  EXPECT_EQ(parseMessage(R"({"t":"dance","id":"b7"})").error().id, "b7");
  EXPECT_EQ(parseMessage(R"({"t":"move","id":[]})").error().id, "");
}

TEST(Messages, AreShort) {
  std::string text = R"({"t":"resign","id":"1","x":")";
  text += std::string(kLongestMessage - text.size() - 2, 'x') + "\"}";
  EXPECT_EQ(read(text), "ok");
  EXPECT_EQ(read(text + " "), "bad-message json");
  EXPECT_EQ(read(std::string(8000, '[')), "bad-message json");
}

TEST(Messages, FramesAreWhatTheProtocolSays) {
  EXPECT_EQ(
      refusalFrame({"illegal", "superko", 17}, "b7", 12, 51877),
      R"({"t":"refusal","id":"b7","code":"illegal","reason":"superko","repeats":17,"n":12,"now":51877})");
  EXPECT_EQ(refusalFrame({"too-many"}, "", 12, std::nullopt),
            R"({"t":"refusal","code":"too-many","n":12})");
  EXPECT_EQ(refusalFrame({"unavailable"}, "b7", std::nullopt, 51877),
            R"({"t":"refusal","id":"b7","code":"unavailable","now":51877})");
  EXPECT_EQ(pingFrame("c41d", 60120), R"({"t":"ping","nonce":"c41d","now":60120})");
  EXPECT_EQ(closingFrame("version", ""), R"({"t":"closing","code":"version","v":1})");
  EXPECT_EQ(closingFrame("slow", "read"), R"({"t":"closing","code":"slow","reason":"read"})");
  EXPECT_EQ(errorBody({"taken", "over"}), R"({"code":"taken","reason":"over"})");
}

// Requests

TEST(Requests, ATableIsAskedForWithLittle) {
  const auto request = parseCreate(R"({"req":"a81f"})");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->req, "a81f");
  EXPECT_EQ(request->name, "");
  EXPECT_FALSE(request->color);
  EXPECT_FALSE(request->watch);
  EXPECT_FALSE(request->open);
  EXPECT_FALSE(request->wall);
  EXPECT_FALSE(request->bot);
  EXPECT_EQ(request->settings, TableSettings{});
}

TEST(Requests, OrWithMuch) {
  const auto request = parseCreate(
      R"({"req":"a","name":" Ada\n","color":"white","watch":true,"open":true,"wall":true,)"
      R"("bot":"15k","settings":{"size":9}})");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->name, "Ada");
  EXPECT_EQ(request->color, Color::White);
  EXPECT_TRUE(request->watch);
  EXPECT_TRUE(request->open);
  EXPECT_TRUE(request->wall);
  EXPECT_EQ(request->bot, "15k");
  EXPECT_EQ(request->settings.size, (BoardSize{9, 9}));
}

TEST(Requests, SayWhatIsWrong) {
  const auto wrong = [](std::string_view body) {
    const auto request = parseCreate(body);
    return request ? "ok" : std::string(request.error().code) + " " + request.error().reason;
  };
  EXPECT_EQ(wrong("7"), "bad-message json");
  EXPECT_EQ(wrong("{}"), "bad-message req");
  EXPECT_EQ(wrong(R"({"req":"a","color":"green"})"), "bad-message color");
  EXPECT_EQ(wrong(R"({"req":"a","color":7})"), "bad-message color");
  EXPECT_EQ(wrong(R"({"req":"a","color":"random"})"), "ok");
  EXPECT_EQ(wrong(R"({"req":"a","name":7})"), "bad-message name");
  EXPECT_EQ(wrong(R"({"req":"a","watch":"yes"})"), "bad-message watch");
  EXPECT_EQ(wrong(R"({"req":"a","open":1})"), "bad-message open");
  EXPECT_EQ(wrong(R"({"req":"a","wall":"yes"})"), "bad-message wall");
  EXPECT_EQ(wrong(R"({"req":"a","bot":7})"), "bad-message bot");
  EXPECT_EQ(wrong(R"({"req":"a","settings":{"size":53}})"), "bad-settings size");
  EXPECT_FALSE(parseJoin(R"({"req":"a"})"));
  EXPECT_TRUE(parseJoin(R"({"req":"a","invite":"secret"})"));
}

// Settings

std::string settle(std::string_view text) {
  const auto settings = parseSettings(Json::parse(text));
  return settings ? toText(toJson(*settings)) : "! " + std::string(settings.error().field);
}

TEST(Requests, WhoLooksHasASecret) {
  EXPECT_EQ(parseLook(R"({"invite":"9sXw"})")->invite, "9sXw");
  EXPECT_EQ(parseLook(R"({"token":"kq0V"})")->token, "kq0V");
  for (const auto& [body, field] : std::vector<std::pair<std::string, std::string>>{
           {"{}", "token"},
           {R"({"invite":7})", "invite"},
           {R"({"token":""})", "token"},
           {R"({"token":")" + std::string(200, 'x') + R"("})", "token"},
           {"no json", "json"}}) {
    const auto request = parseLook(body);
    ASSERT_FALSE(request) << body;
    EXPECT_EQ(request.error(), (Refusal{"bad-message", field})) << body;
  }
}

TEST(Settings, WhatIsMissingIsAsUsual) {
  EXPECT_EQ(settle("{}"),
            R"({"size":[19,19],"rules":"japanese","komi":6.5,"handicap":0,"clock":null})");
  EXPECT_EQ(settle(R"({"rules":"chinese","handicap":3})"),
            R"({"size":[19,19],"rules":"chinese","komi":0.5,"handicap":3,"clock":null})");
  EXPECT_EQ(settle(R"({"rules":"korean","size":[9,13],"komi":-3})"),
            R"({"size":[9,13],"rules":"korean","komi":-3,"handicap":0,"clock":null})");
}

TEST(Settings, KomiWithAHandicapOnlyBreaksATie) {
  for (const auto& [rules, komi] :
       std::vector<std::pair<std::string, double>>{{"japanese", 0.5},
                                                   {"korean", 0.5},
                                                   {"chinese", 0.5},
                                                   {"aga", 0.5},
                                                   {"tromp-taylor", 0.5},
                                                   {"new-zealand", 0},
                                                   {"ing", 0},
                                                   {"classroom", 0}}) {
    const auto settings = parseSettings(Json{{"rules", rules}, {"handicap", 2}});
    ASSERT_TRUE(settings) << rules;
    EXPECT_EQ(settings->komi, komi) << rules;
  }
}

// As docs/protocol.md says.
TEST(Settings, HandicapsAndClocksHaveBounds) {
  const auto isTaken = [](const std::string& json) { return settle(json).front() != '!'; };
  for (const auto& [size, most] : std::vector<std::pair<std::string, int>>{
           {"[19,19]", 9}, {"[9,13]", 9}, {"[9,10]", 4}, {"[8,19]", 4}, {"[7,7]", 4}}) {
    const auto with = [&size = size](int stones) {
      return R"({"size":)" + size + R"(,"handicap":)" + std::to_string(stones) + "}";
    };
    EXPECT_TRUE(isTaken(with(most))) << size;
    EXPECT_FALSE(isTaken(with(most + 1))) << size;
  }
  EXPECT_FALSE(isTaken(R"({"size":[6,19],"handicap":2})"));

  const auto byoYomi = [](int main, int periods, int period) {
    return toText(
        Json{{"clock",
              {{"system", "byoyomi"}, {"main", main}, {"periods", periods}, {"period", period}}}});
  };
  EXPECT_TRUE(isTaken(byoYomi(0, 1, 1)));
  EXPECT_TRUE(isTaken(byoYomi(2'592'000, 100, 604'800)));
  EXPECT_FALSE(isTaken(byoYomi(2'592'001, 100, 604'800)));
  EXPECT_FALSE(isTaken(byoYomi(0, 101, 1)));
  EXPECT_FALSE(isTaken(byoYomi(0, 1, 604'801)));
  EXPECT_FALSE(isTaken(byoYomi(600, 0, 30)));
  EXPECT_FALSE(isTaken(R"({"clock":{"system":"fischer","main":0,"increment":10}})"));
}

TEST(Settings, EveryClockIsWrittenAsItIsRead) {
  for (const char* clock : {R"({"system":"absolute","main":1800})",
                            R"({"system":"byoyomi","main":600,"periods":5,"period":30})",
                            R"({"system":"canadian","main":600,"stones":25,"period":600})",
                            R"({"system":"fischer","main":300,"increment":10})"}) {
    const std::string text = R"({"clock":)" + std::string(clock) + "}";
    EXPECT_NE(settle(text).find(clock), std::string::npos) << settle(text);
  }
}

TEST(Settings, NoGameCanBePlayedWithThese) {
  EXPECT_EQ(settle("[]"), "! settings");
  EXPECT_EQ(settle(R"({"size":1})"), "! size");
  EXPECT_EQ(settle(R"({"size":[9,9,9]})"), "! size");
  EXPECT_EQ(settle(R"({"size":9.5})"), "! size");
  EXPECT_EQ(settle(R"({"rules":"chess"})"), "! rules");
  EXPECT_EQ(settle(R"({"komi":6.25})"), "! komi");
  EXPECT_EQ(settle(R"({"komi":1e9})"), "! komi");
  EXPECT_EQ(settle(R"({"handicap":1})"), "! handicap");
  EXPECT_EQ(settle(R"({"handicap":10})"), "! handicap");
  EXPECT_EQ(settle(R"({"size":5,"handicap":2})"), "! handicap");
  EXPECT_EQ(settle(R"({"clock":{}})"), "! clock");
  EXPECT_EQ(settle(R"({"clock":{"system":"absolute","main":0}})"), "! clock");
  EXPECT_EQ(settle(R"({"clock":{"system":"byoyomi","main":600}})"), "! clock");
  EXPECT_EQ(settle(R"({"clock":{"system":"fischer","main":600}})"), "! clock");
  EXPECT_EQ(settle(R"({"clock":{"system":"hourglass","main":600}})"), "! clock");
}

// Names and chat

TEST(PlainText, IsOneLineWithoutWhatSteers) {
  EXPECT_EQ(plainLine(" Ada ", 40), "Ada");
  EXPECT_EQ(plainLine("\u3164\u2800", 40), "") << "a name nobody could see";
  EXPECT_EQ(plainLine("a\tb\r\nc", 40), "a b  c");
  EXPECT_EQ(plainLine("\x1b[31mred\x7f", 40), "[31mred");
  EXPECT_EQ(plainLine("\xe2\x80\xae"
                      "evil\xe2\x81\xa6\xef\xbb\xbf",
                      40),
            "evil");
  EXPECT_EQ(plainLine("\xc2\x9b"
                      "1m",
                      40),
            "1m");
  EXPECT_EQ(plainLine("<script>", 40), "<script>")
      << "text; what shows it must not take it for more";
  EXPECT_EQ(plainLine("a\xff"
                      "b",
                      40),
            "a\xef\xbf\xbd"
            "b");
}

TEST(PlainText, IsCountedInCharacters) {
  EXPECT_EQ(plainLine("囲碁", 2), "囲碁");
  EXPECT_EQ(plainLine("囲碁囲", 2), std::nullopt);
  EXPECT_EQ(plainLine("    ab    ", 2), "ab");
  EXPECT_EQ(plainLine("", 2), "");
}

}  // namespace
}  // namespace tengen::online
