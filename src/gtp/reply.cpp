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

void ReplyStream::begin() {
  if (!hasBegun_) sink_("=" + id_ + "\n");
  hasBegun_ = true;
}

void ReplyStream::line(std::string_view text) {
  begin();
  sink_(std::string(text) + '\n');
}

void ReplyStream::end(const Reply& reply) {
  if (!hasBegun_) return sink_(toText(reply, id_));
  sink_(reply.text.empty() ? "\n" : reply.text + "\n\n");
}

}  // namespace tengen::gtp
