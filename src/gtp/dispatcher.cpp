#include "gtp/dispatcher.h"

#include <istream>
#include <ostream>

namespace tengen::gtp {
namespace {

// The next line, of which nothing behind kLongestLine + 1 characters is kept: a line without an end
// must not fill the memory. Nothing at the end of the input.
std::optional<std::string> readLine(std::istream& input) {
  using Traits = std::istream::traits_type;
  std::streambuf& source = *input.rdbuf();
  std::string line;
  Traits::int_type c = source.sbumpc();
  if (Traits::eq_int_type(c, Traits::eof())) return std::nullopt;
  for (; !Traits::eq_int_type(c, Traits::eof()); c = source.sbumpc()) {
    if (Traits::to_char_type(c) == '\n') break;
    if (line.size() <= kLongestLine) line += Traits::to_char_type(c);
  }
  return line;
}

}  // namespace

Dispatcher::Dispatcher(std::string programName, std::string programVersion) {
  add("protocol_version", [](const Command&) { return Reply::success("2"); });
  add("name", [text = std::move(programName)](const Command&) { return Reply::success(text); });
  add("version",
      [text = std::move(programVersion)](const Command&) { return Reply::success(text); });
  add("list_commands", [this](const Command&) { return Reply::success(commandNames()); });
  add("known_command", [this](const Command& command) {
    const bool isKnown = !command.arguments.empty() && handlers_.contains(command.arguments[0]);
    return Reply::success(isKnown ? "true" : "false");
  });
  add("quit", [this](const Command&) {
    quit_ = true;
    return Reply::success();
  });
}

void Dispatcher::add(std::string name, Handler handler) {
  handlers_.insert_or_assign(std::move(name), std::move(handler));
}

std::string Dispatcher::answer(std::string_view line) {
  const std::optional<Command> command = parseCommand(line);
  if (!command) return {};
  if (line.size() > kLongestLine) return toText(Reply::failure("line too long"), command->id);
  return toText(dispatch(*command), command->id);
}

Reply Dispatcher::dispatch(const Command& command) const {
  const auto found = handlers_.find(command.name);
  if (found == handlers_.end()) return Reply::failure("unknown command");
  return found->second(command);
}

std::string Dispatcher::commandNames() const {
  std::string names;
  for (const auto& [name, handler] : handlers_)
    names += name + '\n';
  return names;
}

void converse(Dispatcher& dispatcher, std::istream& input, std::ostream& output) {
  while (!dispatcher.wasToldToQuit()) {
    const std::optional<std::string> line = readLine(input);
    if (!line) return;
    const std::string reply = dispatcher.answer(*line);
    if (!reply.empty()) output << reply << std::flush;
  }
}

}  // namespace tengen::gtp
