// A table as somebody far away knows it: what a welcome said and the events after it, number by
// number (docs/protocol.md). It knows no rules, and what it shows is what it was told. Whatever a
// server sends, nothing throws.
#pragma once

#include <cstdint>
#include <string>

#include "clock/clock.h"
#include "online/json.h"

namespace tengen::online {

class FollowedTable {
 public:
  // The state of docs/protocol.md after event number().
  const Json& state() const { return state_; }
  uint64_t number() const { return number_; }
  bool isLost() const { return isLost_; }           // something was missed: ask for it
  TimePoint clocksAt() const { return clocksAt_; }  // the moment the clocks of the state are of

  // The latest event was a move: a count that follows from it is told by the next one.
  bool isJustMoved() const { return isJustMoved_; }

  // False where it says less than is known already, or is no welcome.
  bool welcome(const Json& frame);
  // True if it was the next event.
  bool hear(const Json& event);

 private:
  void follow(const Json& event);
  void begin(const Json& event);
  void followMove(const Json& event);
  void forgetMoves(const Json& event);
  void setPoint(const std::string& point, char stone);
  void setOffer(const Json& event);
  void hearChat(const Json& event);

  Json state_;
  uint64_t number_ = 0;
  bool isLost_ = false;
  TimePoint clocksAt_{0};
  bool isJustMoved_ = false;
};

}  // namespace tengen::online
