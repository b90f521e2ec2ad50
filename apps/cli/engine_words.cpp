#include "apps/cli/engine_words.h"

namespace tengen::cli {
namespace {

std::string lastLineOf(const std::string& text) {
  const size_t end = text.find_last_not_of(" \n\r\t");
  if (end == std::string::npos) return {};
  const size_t begin = text.find_last_of('\n', end);
  return text.substr(begin + 1, end - begin);
}

std::string whatHappened(const engine::EngineError& error) {
  using Kind = engine::EngineError::Kind;
  const std::string command = "`" + error.command + "`";
  switch (error.kind) {
    case Kind::BadCommandLine:
      return "is no command line: a quotation has no end, or there is nothing in it";
    case Kind::CannotStart:
      return "cannot be started: " + error.code.message();
    case Kind::Died:
      return "died at " + command;
    case Kind::Silent:
      return "did not answer " + command + " in time";
    case Kind::Endless:
      return "sent far more than an answer to " + command;
    case Kind::Refused:
      return "refused " + command + ": " + error.detail;
    case Kind::Nonsense:
      if (error.detail.empty())
        return "answered " + command + " with nothing that can be understood";
      return "answered " + command + " with `" + shownReply(error.detail) + "`, which is no move";
    case Kind::NoSuchSize:
      return "cannot be told this size of board" +
             (error.detail.empty() ? std::string() : ": " + error.detail);
    case Kind::NoSuchTime:
      return "cannot be told this time: it knows time_settings alone, which has whole seconds and "
             "no increments";
    case Kind::NoSuchPosition:
      return "cannot be told this position";
    case Kind::NoAnalysis:
      return "cannot analyse";
    case Kind::Stopped:
      break;
  }
  return "was stopped";
}

}  // namespace

std::string shownReply(const std::string& reply) {
  std::string text = reply.substr(0, 60);
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < ' ' || c == 127) c = ' ';
  }
  return text;
}

std::string sentence(const engine::EngineError& error, const std::string& name) {
  const std::string words = lastLineOf(error.lastWords);
  return name + " " + whatHappened(error) + (words.empty() ? "" : "; it last said: " + words);
}

}  // namespace tengen::cli
