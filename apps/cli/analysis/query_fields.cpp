#include "apps/cli/analysis/query_fields.h"

#include <cmath>

#include "base/decimal.h"
#include "rules/notation.h"

namespace tengen::cli {
namespace {

constexpr size_t kMostMoves = 20'000;  // no game is that long; a query must not fill the memory
constexpr size_t kMostShown = 60;      // characters of what was not understood

std::string text(double value) {
  return jsonNumber(value).dump();
}

// KataGo's other way to name a point: "(3,0)", from the left and from the top, from 0 on.
std::optional<Move> moveByNumbers(std::string_view text, BoardSize size) {
  const size_t comma = text.find(',');
  if (comma == std::string_view::npos || text.front() != '(' || text.back() != ')')
    return std::nullopt;
  const auto x = parseInteger(text.substr(1, comma - 1));
  const auto y = parseInteger(text.substr(comma + 1, text.size() - comma - 2));
  const auto isWithin = [](const std::optional<int>& number, int side) {
    return number && *number >= 0 && *number < side;
  };
  if (!isWithin(x, size.width) || !isWithin(y, size.height)) return std::nullopt;
  return Move::at({static_cast<uint8_t>(*x), static_cast<uint8_t>(*y)});
}

}  // namespace

void QueryFields::fail(const std::string& field, const std::string& why) {
  if (!error_) error_ = QueryError{why, field};
}

std::vector<std::string> QueryFields::names() const {
  std::vector<std::string> names;
  for (const auto& [name, value] : query_.items())
    names.push_back(name);
  return names;
}

const Json* QueryFields::find(const std::string& field, bool required) {
  const auto found = query_.find(field);
  if (found != query_.end() && !found->is_null()) return &*found;
  if (required) fail(field, "is missing");
  return nullptr;
}

std::optional<double> QueryFields::number(const Json* value, const std::string& field, double low,
                                          double high) {
  if (!value) return std::nullopt;
  if (value->is_number() && value->get<double>() >= low && value->get<double>() <= high)
    return value->get<double>();
  fail(field, "must be a number from " + text(low) + " to " + text(high));
  return std::nullopt;
}

std::optional<int> QueryFields::integer(const Json* value, const std::string& field, int low,
                                        int high) {
  const auto found = number(value, field, low, high);
  if (!found) return std::nullopt;
  if (*found != std::trunc(*found)) fail(field, "must be a whole number");
  return static_cast<int>(*found);
}

bool QueryFields::truth(const std::string& field) {
  const Json* value = find(field);
  if (!value) return false;
  if (!value->is_boolean()) fail(field, "must be true or false");
  return value->is_boolean() && value->get<bool>();
}

std::optional<Color> QueryFields::color(const Json* value, const std::string& field) {
  if (!value) return std::nullopt;
  const auto found = value->is_string() ? gtp::parseColor(value->get<std::string>()) : std::nullopt;
  if (!found) fail(field, "a player must be \"B\" or \"W\"");
  return found;
}

std::optional<Move> QueryFields::move(const Json& value, const std::string& field, BoardSize size) {
  const std::string text = value.is_string() ? value.get<std::string>() : std::string();
  auto found = parseMove(text, size, Notation::Standard);
  if (!found) found = moveByNumbers(text, size);
  if (!found) fail(field, "not a move on this board: " + value.dump().substr(0, kMostShown));
  return found;
}

const Json& QueryFields::list(const Json* value, const std::string& field, size_t most) {
  static const Json kEmpty = Json::array();
  if (!value) return kEmpty;
  const bool isShort = value->is_array() && value->size() <= most;
  if (!value->is_array()) fail(field, "must be a list");
  if (!isShort) fail(field, "must hold at most " + std::to_string(most));
  return isShort ? *value : kEmpty;
}

std::vector<Turn> QueryFields::turns(const std::string& field, bool required, BoardSize size) {
  std::vector<Turn> found;
  for (const Json& pair : list(find(field, required), field, kMostMoves)) {
    if (!pair.is_array() || pair.size() != 2) {
      fail(field, "must hold pairs of player and move");
      return {};
    }
    const auto player = color(&pair[0], field);
    const auto where = move(pair[1], field, size);
    if (!player || !where) return {};
    found.push_back({*player, *where});
  }
  return found;
}

}  // namespace tengen::cli
