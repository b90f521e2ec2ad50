// A table of commands: finds the handler of a line and writes its reply. The commands every program
// must know (protocol_version, name, version, known_command, list_commands, quit) are in it from
// the start; all others are registered by the program.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "gtp/command.h"
#include "gtp/line_reader.h"
#include "gtp/reply.h"

namespace tengen::gtp {

// Longer lines are refused; a full 25x25 board in one set_position is 4 KB.
constexpr size_t kLongestLine = 1 << 20;

class Dispatcher {
 public:
  using Handler = std::function<Reply(const Command&)>;
  // May send lines before it returns the end of its reply.
  using StreamHandler = std::function<Reply(const Command&, ReplyStream&)>;

  Dispatcher(std::string programName, std::string programVersion);
  Dispatcher(const Dispatcher&) = delete;  // its own handlers point back to it
  Dispatcher& operator=(const Dispatcher&) = delete;

  void add(std::string name, Handler handler);
  void addStreaming(std::string name, StreamHandler handler);
  // Something more to do for a command that is there, before its reply is sent.
  void addAfter(std::string_view name, std::function<void()> action);

  // The reply, ready to be sent: as it comes, or whole. Nothing for lines that get none.
  void answer(std::string_view line, const ReplyStream::Sink& sink);
  std::string answer(std::string_view line);
  bool wasToldToQuit() const { return quit_; }

 private:
  Reply dispatch(const Command& command, ReplyStream& stream) const;
  std::string commandNames() const;

  std::map<std::string, StreamHandler, std::less<>> handlers_;
  bool quit_ = false;
};

// Answers line after line until `quit` or the end of the input, sending each reply before the next
// line is taken.
void converse(Dispatcher& dispatcher, LineReader& input, const ReplyStream::Sink& output);

}  // namespace tengen::gtp
