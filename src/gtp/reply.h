// What a command answers, and how that is put on the wire.
#pragma once

#include <functional>
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

// A reply that is sent while it is made, line by line: analysis. Nothing is sent before begin() or
// the first line, so that a command may still be refused.
class ReplyStream {
 public:
  using Sink = std::function<void(std::string_view)>;

  ReplyStream(std::string id, const Sink& sink) : id_(std::move(id)), sink_(sink) {}

  bool hasBegun() const { return hasBegun_; }

  void begin();  // `=id` and a line feed
  void line(std::string_view text);
  void end(const Reply& reply);  // the last line, or all of it if nothing was sent before

 private:
  std::string id_;
  const Sink& sink_;
  bool hasBegun_ = false;
};

}  // namespace tengen::gtp
