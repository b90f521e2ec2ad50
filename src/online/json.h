// JSON as this layer reads and writes it: keys in the order they were written, and questions that
// no text can make throw.
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tengen::online {

using Json = nlohmann::ordered_json;

constexpr int64_t kLargestNumber = int64_t{1} << 53;  // what every reader of JSON has exactly

// An object, or nothing.
inline std::optional<Json> parseObject(std::string_view text) {
  Json json = Json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) return std::nullopt;
  return json;
}

inline std::string toText(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// 7 rather than 7.0.
inline Json numberJson(double value) {
  const bool isWhole = value == std::trunc(value) && std::abs(value) < 1e15;
  return isWhole ? Json(static_cast<int64_t>(value)) : Json(value);
}

// What stands under a key; null where nothing does.
inline const Json& at(const Json& object, const char* key) {
  static const Json kNull;
  if (!object.is_object()) return kNull;
  const auto found = object.find(key);
  return found == object.end() ? kNull : *found;
}

inline std::optional<std::string> textOf(const Json& json) {
  if (!json.is_string()) return std::nullopt;
  return json.get_ref<const std::string&>();
}

inline std::string textOr(const Json& json, std::string fallback = {}) {
  return textOf(json).value_or(std::move(fallback));
}

inline std::optional<double> numberOf(const Json& json, double least, double most) {
  if (!json.is_number()) return std::nullopt;
  const double value = json.get<double>();
  return value >= least && value <= most ? std::optional(value) : std::nullopt;
}

inline std::optional<int64_t> wholeOf(const Json& json, int64_t least, int64_t most) {
  const auto value = numberOf(json, static_cast<double>(least), static_cast<double>(most));
  if (!value || *value != std::trunc(*value)) return std::nullopt;
  return static_cast<int64_t>(*value);
}

}  // namespace tengen::online
