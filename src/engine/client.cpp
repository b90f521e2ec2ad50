#include "engine/client.h"

#include <algorithm>

namespace tengen::engine {
namespace {

using SteadyClock = std::chrono::steady_clock;
using Kind = EngineError::Kind;

// A command is a line of a few bytes: an engine that does not take it has stopped reading.
constexpr std::chrono::seconds kTimeToRead{10};
constexpr size_t kLongestReply = 1 << 24;
// Nor does any program print more before it answers.
constexpr size_t kMostChatter = 1 << 24;

Client::Milliseconds timeUntil(SteadyClock::time_point end) {
  const auto left = std::chrono::ceil<Client::Milliseconds>(end - SteadyClock::now());
  return std::max(left, Client::Milliseconds{0});
}

}  // namespace

Result<Client, EngineError> Client::start(std::string_view commandLine,
                                          std::shared_ptr<TrafficLog> log) {
  const std::string line(commandLine);
  const auto words = splitCommandLine(line);
  if (!words) return Unexpected{EngineError{.kind = Kind::BadCommandLine, .command = line}};
  auto process = Process::start(*words);
  if (!process) {
    return Unexpected{
        EngineError{.kind = Kind::CannotStart, .command = (*words)[0], .code = process.error()}};
  }
  if (log) {
    process->hearErrors(
        [log](std::string_view said) { log->add(TrafficLog::Entry::Kind::Error, said); });
  }
  Client client(std::move(*process), line, std::move(log));
  client.note(TrafficLog::Entry::Kind::Started, line);
  return client;
}

Result<std::string, EngineError> Client::ask(std::string_view command, Milliseconds limit,
                                             std::stop_token stop) {
  const auto end = SteadyClock::now() + limit;
  if (auto sent = send(command); !sent) return Unexpected{std::move(sent.error())};
  std::string reply;
  for (bool isFirst = true;; isFirst = false) {
    auto line = nextLine(timeUntil(end), stop);
    if (!line) return Unexpected{std::move(line.error())};
    if (!*line) break;
    if (!isFirst) reply += '\n';
    reply += **line;
    if (reply.size() > kLongestReply) return failure(Process::Error::TooLong);
  }
  if (!isRefusal()) return reply;
  return Unexpected{EngineError{.kind = Kind::Refused, .command = asked_, .detail = reply}};
}

Result<void, EngineError> Client::send(std::string_view command) {
  asked_ = command;
  replies_.expect(++id_);
  note(TrafficLog::Entry::Kind::Sent, asked_);
  const std::string line = std::to_string(id_) + ' ' + asked_ + '\n';
  const auto written = process_.write(line, kTimeToRead);
  if (!written) return failure(written.error());
  return {};
}

Result<std::optional<std::string>, EngineError> Client::nextLine(Milliseconds limit,
                                                                 std::stop_token stop) {
  const auto end = SteadyClock::now() + limit;
  size_t chatter = 0;
  while (chatter <= kMostChatter) {
    auto line = readLine(end, stop);
    if (!line) return failure(line.error());
    if (!line->empty()) note(TrafficLog::Entry::Kind::Received, *line);
    auto seen = replies_.take(*line);
    if (seen.kind == ReplyReader::Seen::Kind::End) return std::optional<std::string>();
    if (seen.kind != ReplyReader::Seen::Kind::Other) return std::optional(std::move(seen.text));
    chatter += line->size() + 1;
  }
  return failure(Process::Error::TooLong);
}

Result<std::string, Process::Error> Client::readLine(SteadyClock::time_point end,
                                                     const std::stop_token& stop) {
  if (!hearSilence_ || timeUntil(end) <= noticedAfter_) {
    return process_.readLine(timeUntil(end), stop);
  }
  auto line = process_.readLine(noticedAfter_, stop);
  if (line || line.error() != Process::Error::TimeIsOver) return line;
  hearSilence_(timeUntil(end));
  return process_.readLine(timeUntil(end), stop);
}

Unexpected<EngineError> Client::failure(Process::Error error) const {
  const auto told = [&](Kind kind) {
    return Unexpected{
        EngineError{.kind = kind, .command = asked_, .lastWords = process_.lastWords()}};
  };
  switch (error) {
    case Process::Error::TimeIsOver:
      return told(Kind::Silent);
    case Process::Error::Died:
      note(TrafficLog::Entry::Kind::Ended, {});
      return told(Kind::Died);
    case Process::Error::TooLong:
      return told(Kind::Endless);
    case Process::Error::Stopped:
      return told(Kind::Stopped);
  }
  return told(Kind::Died);
}

void Client::note(TrafficLog::Entry::Kind kind, std::string_view text) const {
  if (log_) log_->add(kind, text);
}

}  // namespace tengen::engine
