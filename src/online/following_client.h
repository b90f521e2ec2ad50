// Test only: a client as docs/protocol.md asks for one. It knows nothing but what it is told, and
// what it shows is what the events say.
#pragma once

#include <string>
#include <vector>

#include "online/json.h"

namespace tengen::online {

class FollowingClient {
 public:
  // What everybody must see alike after the event of this number. Clocks are left out: they are as
  // of a moment.
  Json picture() const {
    Json shown = state_;
    shown.erase("clocks");
    shown.erase("moves");
    shown.erase("settings");
    shown.erase("size");
    return shown;
  }
  uint64_t number() const { return number_; }
  bool isLost() const { return isLost_; }  // something was missed: ask for it
  const Json& state() const { return state_; }

  void welcome(const Json& frame) {
    if (frame["n"] < number_) return;
    state_ = frame["state"];
    number_ = frame["n"];
    isLost_ = false;
  }
  // True if it was the next one.
  bool hear(const Json& event) {
    const uint64_t n = event["n"];
    if (n <= number_) return false;
    if (n > number_ + 1) {
      isLost_ = true;
      return false;
    }
    number_ = n;
    isLost_ = false;
    follow(event);
    return true;
  }

 private:
  void follow(const Json& event) {
    const std::string type = event["type"];
    for (const char* key : {"count", "toMove", "number", "prisoners", "stones", "result", "why"}) {
      if (event.contains(key) && type != "offer") state_[key] = event[key];
    }
    for (const char* over : {"declined", "withdrawn", "move", "undone", "counting", "paused",
                             "resumed", "over", "cancelled", "rematch"}) {
      if (type == over) state_["offer"] = nullptr;
    }
    if (type == "created") begin(event);
    if (type == "joined") state_["names"][event["by"].get<std::string>()] = event["name"];
    if (type == "joined" || type == "resumed") state_["phase"] = "playing";
    if (type == "paused" || type == "counting" || type == "over" || type == "cancelled")
      state_["phase"] = type;
    if (type == "resumed" || (type == "over" && !event.contains("count")))
      state_["count"] = nullptr;
    if (type == "move") putStone(event);
    if (type == "offer") setOffer(event);
    if (type == "rematch") state_["rematch"] = event["game"];
    if (type == "chat") hearChat(event);
  }

  // The board is empty: the tables of this test have no handicap.
  void begin(const Json& event) {
    const size_t width = event["settings"]["size"][0];
    const size_t height = event["settings"]["size"][1];
    state_ = {{"names", event["names"]},
              {"phase", "waiting"},
              {"stones", std::vector<std::string>(height, std::string(width, '.'))},
              {"toMove", "black"},
              {"number", 0},
              {"prisoners", {{"black", 0}, {"white", 0}}},
              {"offer", nullptr},
              {"count", nullptr},
              {"result", nullptr},
              {"why", nullptr},
              {"rematch", nullptr},
              {"chat", Json::array()}};
  }

  void setPoint(const std::string& point, char stone) {
    Json& row = state_["stones"][static_cast<size_t>(point[1] - 'a')];
    std::string text = row;
    text[static_cast<size_t>(point[0] - 'a')] = stone;
    row = text;
  }

  void putStone(const Json& event) {
    const std::string point = event["at"];
    if (point != "pass") setPoint(point, event["by"] == "black" ? 'X' : 'O');
    for (const char* gone : {"captured", "lost"}) {
      for (const Json& taken : at(event, gone))
        setPoint(taken, '.');
    }
  }

  void setOffer(const Json& event) {
    state_["offer"] = {{"n", event["n"]}, {"by", event["by"]}, {"what", event["what"]}};
    if (event.contains("number")) state_["offer"]["number"] = event["number"];
  }

  void hearChat(const Json& event) {
    Json& lines = state_["chat"];
    lines.push_back({{"n", event["n"]}, {"by", event["by"]}, {"text", event["text"]}});
    if (lines.size() > 20) lines.erase(0);
  }

  Json state_;
  uint64_t number_ = 0;
  bool isLost_ = false;
};

}  // namespace tengen::online
