// Test only: somebody who does anything at a table, likely or not, seen from what a client knows.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "online/json.h"

namespace tengen::online {

// A command without its id.
inline Json randomCommand(Random& random, const Json& state, const std::string& seat) {
  const auto oneIn = [&](uint32_t n) { return random.below(n) == 0; };
  const auto pick = [&](std::vector<const char*> words) {
    return words[random.below(static_cast<uint32_t>(words.size()))];
  };
  const Json& rows = state["stones"];
  const auto side = static_cast<uint32_t>(rows.size());
  const auto anyPoint = [&] {
    return std::string{static_cast<char>('a' + random.below(side)),
                       static_cast<char>('a' + random.below(side))};
  };
  const Json& offer = state["offer"];
  const std::string phase = state["phase"];

  if (oneIn(30)) return {{"t", "chat"}, {"text", pick({"hello", "nice", "hm"})}};
  if (oneIn(200)) return {{"t", pick({"resign", "cancel", "propose", "resume"})}};
  if (oneIn(60)) return {{"t", "addtime"}, {"seconds", 1 + random.below(20)}};
  if (oneIn(60)) return {{"t", "claim"}, {"what", pick({"win", "count", "void"})}};
  if (oneIn(15))
    return {{"t", "offer"}, {"what", pick({"undo", "undo", "pause", "noresult", "rematch"})}};
  if (offer.is_object() && oneIn(2))
    return {{"t", "answer"}, {"offer", offer["n"]}, {"yes", !oneIn(3) && offer["by"] != seat}};
  if (phase == "paused") return {{"t", "resume"}};
  if (phase == "counting" && state["count"].is_object()) {
    const Json& count = state["count"];
    if (oneIn(3)) return {{"t", "mark"}, {"revision", count["revision"]}, {"at", anyPoint()}};
    if (oneIn(8)) return {{"t", pick({"resume", "propose"})}};
    return {{"t", "agree"}, {"revision", count["revision"]}, {"hash", count["hash"]}};
  }
  const int number = state["number"];
  const bool passes = oneIn(number > 40 ? 2 : 12);
  return {{"t", "move"}, {"number", number}, {"at", passes ? "pass" : anyPoint()}};
}

}  // namespace tengen::online
