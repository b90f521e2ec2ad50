#include "gtp/dispatcher.h"

#include <cassert>

namespace tengen::gtp {

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
  addStreaming(std::move(name),
               [handler = std::move(handler)](const Command& command, ReplyStream&) {
                 return handler(command);
               });
}

void Dispatcher::addStreaming(std::string name, StreamHandler handler) {
  handlers_.insert_or_assign(std::move(name), std::move(handler));
}

void Dispatcher::addAfter(std::string_view name, std::function<void()> action) {
  const auto found = handlers_.find(name);
  assert(found != handlers_.end());
  found->second = [before = std::move(found->second), action = std::move(action)](
                      const Command& command, ReplyStream& stream) {
    Reply reply = before(command, stream);
    action();
    return reply;
  };
}

void Dispatcher::answer(std::string_view line, const ReplyStream::Sink& sink) {
  const std::optional<Command> command = parseCommand(line);
  if (!command) return;
  ReplyStream stream(command->id, sink);
  const bool isTooLong = line.size() > kLongestLine;
  stream.end(isTooLong ? Reply::failure("line too long") : dispatch(*command, stream));
}

std::string Dispatcher::answer(std::string_view line) {
  std::string reply;
  answer(line, [&](std::string_view part) { reply += part; });
  return reply;
}

Reply Dispatcher::dispatch(const Command& command, ReplyStream& stream) const {
  const auto found = handlers_.find(command.name);
  if (found == handlers_.end()) return Reply::failure("unknown command");
  return found->second(command, stream);
}

std::string Dispatcher::commandNames() const {
  std::string names;
  for (const auto& [name, handler] : handlers_)
    names += name + '\n';
  return names;
}

void converse(Dispatcher& dispatcher, LineReader& input, const ReplyStream::Sink& output) {
  while (!dispatcher.wasToldToQuit()) {
    const std::optional<std::string> line = input.next();
    if (!line) return;
    dispatcher.answer(*line, output);
  }
}

}  // namespace tengen::gtp
