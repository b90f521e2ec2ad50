// What a command answers, and how that is put on the wire.
#pragma once

#include <string>
#include <string_view>

namespace tengen::gtp {

struct Reply {
  bool succeeded = true;
  std::string text;

  static Reply success(std::string text = {}) { return {true, std::move(text)}; }
  static Reply failure(std::string reason) { return {false, std::move(reason)}; }

  friend bool operator==(const Reply&, const Reply&) = default;
};

// `=id text` or `?id text` and an empty line. Two line feeds end a reply, so an empty line inside
// the text is sent as a blank; other control characters are left out.
std::string toText(const Reply& reply, std::string_view id);

}  // namespace tengen::gtp
