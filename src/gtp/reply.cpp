#include "gtp/reply.h"

namespace tengen::gtp {

std::string toText(const Reply& reply, std::string_view id) {
  std::string wire = reply.succeeded ? "=" : "?";
  wire += id;
  const size_t end = reply.text.find_last_not_of("\n\r\t ");
  if (end == std::string::npos) return wire += "\n\n";

  if (reply.text[0] != '\n') wire += ' ';
  for (const char c : std::string_view(reply.text).substr(0, end + 1)) {
    const bool isControl = static_cast<unsigned char>(c) < 32 || c == 127;
    if (isControl && c != '\n' && c != '\t') continue;
    if (c == '\n' && wire.back() == '\n') wire += ' ';
    wire += c;
  }
  return wire += "\n\n";
}

}  // namespace tengen::gtp
