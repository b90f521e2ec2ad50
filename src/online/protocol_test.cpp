// docs/protocol.md is the law: what it shows is understood, and what a table shows is in it.
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "online/table_json.h"
#include "online/test_table.h"

namespace tengen::online {
namespace {

std::string document() {
  std::ifstream file(TENGEN_PROTOCOL);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Every JSON object of the document, those inside others left out.
std::vector<Json> examples() {
  const std::string text = document();
  std::vector<Json> found;
  for (size_t i = text.find("{\""); i != std::string::npos; i = text.find("{\"", i)) {
    int depth = 0;
    size_t end = i;
    do {
      depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
      ++end;
    } while (depth > 0 && end < text.size());
    const auto json = parseObject(std::string_view(text).substr(i, end - i));
    EXPECT_TRUE(json) << text.substr(i, end - i);
    if (json) found.push_back(*json);
    i = end;
  }
  return found;
}

std::set<std::string> keysOf(const Json& json) {
  std::set<std::string> keys;
  for (const auto& [key, value] : json.items())
    keys.insert(key);
  return keys;
}

// The example that has this key and that one.
Json exampleWith(const char* one, const char* other) {
  for (const Json& example : examples()) {
    if (example.contains(one) && example.contains(other)) return example;
  }
  ADD_FAILURE() << "no example has " << one << " and " << other;
  return {};
}

TEST(Protocol, EveryMessageShownIsUnderstood) {
  int understood = 0;
  for (const Json& example : examples()) {
    const std::set<std::string> ofServer{"welcome", "ack", "refusal", "event",   "presence",
                                         "ping",    "sgf", "synced",  "closing", "thinking"};
    const std::string type = textOr(at(example, "t"));
    if (type.empty() || (ofServer.contains(type) && keysOf(example).size() > 1)) continue;
    EXPECT_TRUE(parseMessage(toText(example))) << example;
    ++understood;
  }
  EXPECT_GE(understood, 16);
  EXPECT_TRUE(parseCreate(toText(exampleWith("req", "settings"))));
  EXPECT_TRUE(parseJoin(toText(exampleWith("req", "invite"))));
  EXPECT_TRUE(parseLook(R"({"invite":"9sXw..."})"));
}

TEST(Protocol, EveryWordIsExplained) {
  const std::string text = document();
  const auto expectNamed = [&](std::string_view word) {
    const bool isThere = text.find("`" + std::string(word) + "`") != std::string::npos;
    EXPECT_TRUE(isThere) << word;
  };
  for (int i = 0; i <= static_cast<int>(TableEvent::Type::Rematch); ++i)
    expectNamed(nameOf(static_cast<TableEvent::Type>(i)));
  for (const auto word : kPhaseNames)
    expectNamed(word);
  for (const auto word : kOfferNames)
    expectNamed(word);
  for (const auto word : kClaimNames)
    expectNamed(word);
  for (const auto word : kEndNames)
    expectNamed(word);
}

TEST(Protocol, ShowsTheStateAndTheCountAsTheyAre) {
  TestTable game;
  game.play("cc pass");
  EXPECT_EQ(keysOf(exampleWith("phase", "stones")), keysOf(game.state()));
  game.play("pass");
  game.judge("");
  EXPECT_EQ(keysOf(exampleWith("revision", "owner")), keysOf(game.state()["count"]));
  const Json move = exampleWith("captured", "clocks");
  EXPECT_EQ(keysOf(move), keysOf(*parseObject(game.stored[2])));
  const Json presence = *parseObject(game.table().presence(0, game.now));
  EXPECT_EQ(keysOf(exampleWith("watchers", "now")), keysOf(presence));
  Json glance = glanceJson(game.table());
  glance["seat"] = "white";
  EXPECT_EQ(keysOf(exampleWith("seat", "toMove")), keysOf(glance));
  const Json wall = exampleWith("games", "more");
  EXPECT_EQ(keysOf(wall["games"][0]), keysOf(pictureJson(game.table())));
}

}  // namespace
}  // namespace tengen::online
