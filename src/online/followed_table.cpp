#include "online/followed_table.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "online/names.h"

namespace tengen::online {
namespace {

constexpr size_t kKeptChatLines = 20;  // as many as the table itself shows
constexpr int64_t kLongestSide = 25;

// What a state and the events that change it call alike.
constexpr std::array kToldAlike{"count",  "toMove", "number", "prisoners",
                                "stones", "result", "why",    "clocks"};
constexpr std::array<std::string_view, 10> kEndsOffer{"declined",  "withdrawn", "move",    "undone",
                                                      "counting",  "paused",    "resumed", "over",
                                                      "cancelled", "rematch"};

bool endsOffer(std::string_view type) {
  return std::find(kEndsOffer.begin(), kEndsOffer.end(), type) != kEndsOffer.end();
}

// The key it stands under in what is said of both sides.
std::string sideOf(const Json& event) {
  return textOr(at(event, "by")) == nameOf(Color::White) ? "white" : "black";
}

// Who sits down by this event, where it is a bot.
Json botIn(const Json& event) {
  const Json& level = at(event, "bot");
  return level.is_string() ? Json{{"seat", sideOf(event)}, {"level", level}} : Json();
}

}  // namespace

bool FollowedTable::welcome(const Json& frame) {
  const auto n = wholeOf(at(frame, "n"), 0, kLargestNumber);
  const Json& state = at(frame, "state");
  if (!n || !state.is_object() || static_cast<uint64_t>(*n) < number_) return false;
  state_ = state;
  number_ = static_cast<uint64_t>(*n);
  isLost_ = false;
  isJustMoved_ = false;
  clocksAt_ = TimePoint{wholeOf(at(frame, "now"), 0, kLargestNumber).value_or(0)};
  return true;
}

bool FollowedTable::hear(const Json& event) {
  const auto told = wholeOf(at(event, "n"), 1, kLargestNumber);
  if (!told || static_cast<uint64_t>(*told) <= number_) return false;
  isLost_ = static_cast<uint64_t>(*told) > number_ + 1;
  if (isLost_) return false;
  ++number_;
  follow(event);
  return true;
}

void FollowedTable::follow(const Json& event) {
  const std::string type = textOr(at(event, "type"));
  isJustMoved_ = type == "move";
  if (type == "created") return begin(event);
  if (!state_.is_object()) return;
  if (endsOffer(type)) state_["offer"] = nullptr;
  if (type == "offer") return setOffer(event);
  for (const char* key : kToldAlike) {
    if (event.contains(key)) state_[key] = event[key];
  }
  if (event.contains("clocks"))
    clocksAt_ = TimePoint{wholeOf(at(event, "now"), 0, kLargestNumber).value_or(0)};
  if (type == "joined" && state_["names"].is_object())
    state_["names"][sideOf(event)] = at(event, "name");
  if (const Json bot = botIn(event); type == "joined" && !bot.is_null()) state_["bot"] = bot;
  if (type == "joined" || type == "resumed") state_["phase"] = "playing";
  if (type == "paused" || type == "counting" || type == "over" || type == "cancelled")
    state_["phase"] = type;
  if (type == "resumed" || (type == "over" && !event.contains("count"))) state_["count"] = nullptr;
  if (type == "move") followMove(event);
  if (type == "undone") forgetMoves(event);
  if (type == "rematch") state_["rematch"] = at(event, "game");
  if (type == "chat") hearChat(event);
}

// Who follows from the first event on sees an empty board: of handicap stones a welcome tells.
void FollowedTable::begin(const Json& event) {
  const Json& settings = at(event, "settings");
  const Json& size = at(settings, "size");
  if (!size.is_array() || size.size() != 2) return;
  const auto width = wholeOf(size[0], 1, kLongestSide);
  const auto height = wholeOf(size[1], 1, kLongestSide);
  if (!width || !height) return;
  state_ = {{"settings", settings},
            {"names", at(event, "names")},
            {"bot", botIn(event)},
            {"phase", "waiting"},
            {"size", size},
            {"stones", std::vector<std::string>(static_cast<size_t>(*height),
                                                std::string(static_cast<size_t>(*width), '.'))},
            {"toMove", "black"},
            {"number", 0},
            {"moves", Json::array()},
            {"prisoners", {{"black", 0}, {"white", 0}}},
            {"clocks", nullptr},
            {"offer", nullptr},
            {"count", nullptr},
            {"result", nullptr},
            {"why", nullptr},
            {"rematch", nullptr},
            {"chat", Json::array()}};
}

void FollowedTable::followMove(const Json& event) {
  const std::string point = textOr(at(event, "at"));
  Json move{{"by", at(event, "by")}, {"at", point}};
  if (point != "pass") setPoint(point, sideOf(event) == "black" ? 'X' : 'O');
  for (const char* gone : {"captured", "lost"}) {
    const Json& points = at(event, gone);
    if (!points.is_array() || points.empty()) continue;
    for (const Json& taken : points)
      setPoint(textOr(taken), '.');
    move[gone] = points;
  }
  if (state_["moves"].is_array()) state_["moves"].push_back(std::move(move));
}

void FollowedTable::forgetMoves(const Json& event) {
  Json& moves = state_["moves"];
  const auto left = wholeOf(at(event, "number"), 0, kLargestNumber);
  if (!moves.is_array() || !left) return;
  while (moves.size() > static_cast<size_t>(*left))
    moves.erase(moves.size() - 1);
}

void FollowedTable::setPoint(const std::string& point, char stone) {
  Json& rows = state_["stones"];
  if (point.size() != 2 || !rows.is_array()) return;
  const auto x = static_cast<size_t>(point[0] - 'a');
  const auto y = static_cast<size_t>(point[1] - 'a');
  if (y >= rows.size() || !rows[y].is_string()) return;
  auto& row = rows[y].get_ref<std::string&>();
  if (x < row.size()) row[x] = stone;
}

void FollowedTable::setOffer(const Json& event) {
  state_["offer"] = {{"n", at(event, "n")}, {"by", at(event, "by")}, {"what", at(event, "what")}};
  if (event.contains("number")) state_["offer"]["number"] = event["number"];
}

void FollowedTable::hearChat(const Json& event) {
  Json& lines = state_["chat"];
  if (!lines.is_array()) return;
  lines.push_back({{"n", at(event, "n")}, {"by", at(event, "by")}, {"text", at(event, "text")}});
  if (lines.size() > kKeptChatLines) lines.erase(0);
}

}  // namespace tengen::online
