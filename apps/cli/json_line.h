// JSON for machines: one object a line, keys in the order they were written.
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

namespace tengen::cli {

using Json = nlohmann::ordered_json;

// File names may hold bytes that are no text; those are replaced.
inline std::string jsonLine(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

// 7 rather than 7.0.
inline Json jsonNumber(double value) {
  const bool isWhole = value == std::trunc(value) && std::abs(value) < 1e15;
  return isWhole ? Json(static_cast<int64_t>(value)) : Json(value);
}

// Absent text is null.
inline Json jsonText(const std::string& text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

}  // namespace tengen::cli
