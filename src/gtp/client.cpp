#include "gtp/client.h"

#include <algorithm>

namespace tengen::gtp {
namespace {

using SteadyClock = std::chrono::steady_clock;

// A command is a line of a few bytes: an engine that does not take it has stopped reading.
constexpr std::chrono::seconds kTimeToRead{10};
constexpr size_t kLongestReply = 1 << 24;

std::string_view withoutBlanksBefore(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text;
}

}  // namespace

Result<Client, ClientError> Client::start(std::string_view commandLine) {
  const std::string line(commandLine);
  const auto words = splitCommandLine(line);
  if (!words) return Unexpected{ClientError{ClientError::Kind::BadCommandLine, line, {}, {}}};
  auto process = Process::start(*words);
  if (!process) {
    return Unexpected{
        ClientError{ClientError::Kind::CannotStart, (*words)[0], process.error(), {}}};
  }
  return Client(std::move(*process), line);
}

Result<std::string, ClientError> Client::ask(std::string_view command, Milliseconds limit,
                                             std::stop_token stop) {
  const auto end = SteadyClock::now() + limit;
  if (auto sent = send(command); !sent) return Unexpected{std::move(sent.error())};
  std::string reply;
  for (bool isFirst = true;; isFirst = false) {
    const auto left = std::chrono::ceil<Milliseconds>(end - SteadyClock::now());
    auto line = nextLine(std::max(left, Milliseconds{0}), stop);
    if (!line) return Unexpected{std::move(line.error())};
    if (!*line) break;
    if (!isFirst) reply += '\n';
    reply += **line;
    if (reply.size() > kLongestReply) return failure(Process::Error::TooLong);
  }
  if (!isRefusal_) return reply;
  return Unexpected{ClientError{ClientError::Kind::Refused, reply, {}, {}}};
}

Result<void, ClientError> Client::send(std::string_view command) {
  asked_ = command;
  replyHasBegun_ = false;
  const std::string line = std::to_string(++id_) + ' ' + asked_ + '\n';
  const auto written = process_.write(line, kTimeToRead);
  if (!written) return failure(written.error());
  return {};
}

Result<std::optional<std::string>, ClientError> Client::nextLine(Milliseconds limit,
                                                                 std::stop_token stop) {
  const auto end = SteadyClock::now() + limit;
  while (true) {
    const auto left = std::chrono::ceil<Milliseconds>(end - SteadyClock::now());
    auto line = process_.readLine(std::max(left, Milliseconds{0}), stop);
    if (!line) return failure(line.error());
    if (replyHasBegun_) {
      if (line->empty()) return std::optional<std::string>();
      return std::optional(std::move(*line));
    }
    if (auto first = startOfReply(*line)) {
      replyHasBegun_ = true;
      isRefusal_ = line->front() == '?';
      return first;
    }
  }
}

// What stands behind `=ID` or `?ID`. Engines that do not repeat the id are understood too; a reply
// with another id belongs to a command nobody waits for any more, and everything else is chatter.
std::optional<std::string> Client::startOfReply(std::string_view line) const {
  if (line.empty() || (line[0] != '=' && line[0] != '?')) return std::nullopt;
  line.remove_prefix(1);
  const std::string id = std::to_string(id_);
  if (line.starts_with(id)) line.remove_prefix(id.size());
  if (!line.empty() && line[0] != ' ' && line[0] != '\t') return std::nullopt;
  return std::string(withoutBlanksBefore(line));
}

Unexpected<ClientError> Client::failure(Process::Error trouble) const {
  using Kind = ClientError::Kind;
  const auto told = [&](Kind kind) {
    return Unexpected{ClientError{kind, asked_, {}, process_.lastWords()}};
  };
  switch (trouble) {
    case Process::Error::TimeIsOver:
      return told(Kind::Silent);
    case Process::Error::Died:
      return told(Kind::Died);
    case Process::Error::TooLong:
      return told(Kind::Endless);
    case Process::Error::Stopped:
      return told(Kind::Stopped);
  }
  return told(Kind::Died);
}

}  // namespace tengen::gtp
