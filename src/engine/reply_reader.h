// Finds the replies in what an engine prints. Engines are taken as they are: some do not repeat the
// id of a command, some talk in between, and a reply may belong to a command nobody waits for any
// more. Text in, text out.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace tengen::engine {

class ReplyReader {
 public:
  struct Seen {
    enum class Kind {
      Other,  // chatter, or a reply to something older
      First,  // of the reply to the command sent last: what stands behind `=` or `?` and the id
      Next,   // a further line of it
      End,    // it is complete
    };
    Kind kind = Kind::Other;
    std::string text = {};

    friend bool operator==(const Seen&, const Seen&) = default;
  };

  // A command was sent under this id; ids grow. From here on only its reply counts.
  void expect(int id);
  // One line, without its end.
  Seen take(std::string_view line);
  // Whether the reply that began last is a refusal.
  bool isRefusal() const { return isRefusal_; }

 private:
  struct Start {
    std::optional<int> id;
    std::string_view text;
  };
  static std::optional<Start> startOfReply(std::string_view line);
  int ownerOf(const Start& start);

  int latest_ = 0;
  std::deque<int> unanswered_;  // in the order they were sent, the latest last
  std::optional<int> inside_;   // the command whose reply is being read
  bool isRefusal_ = false;
};

}  // namespace tengen::engine
