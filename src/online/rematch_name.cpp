#include "online/rematch_name.h"

#include <optional>
#include <string_view>

#include "base/decimal.h"

namespace tengen::online {
namespace {

std::optional<int> roundOf(const std::string& game) {
  const size_t dash = game.rfind('-');
  if (dash == std::string::npos) return std::nullopt;
  return parseInteger(std::string_view(game).substr(dash + 1));
}

}  // namespace

std::string nextGame(const std::string& game) {
  return firstGame(game) + '-' + std::to_string(roundOf(game).value_or(1) + 1);
}

std::string firstGame(const std::string& game) {
  return roundOf(game) ? game.substr(0, game.rfind('-')) : game;
}

}  // namespace tengen::online
