// One JSON object a line on standard error: when, what, and facts about it. No line ever holds a
// token, an invitation, what people wrote to each other, or the body of a request.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace tengen::server {

using Fields = nlohmann::ordered_json;

// Safe from any thread.
void logLine(std::string_view event, const Fields& fields = Fields::object());

}  // namespace tengen::server
