#include "remote/table_client.h"

#include <algorithm>
#include <array>
#include <utility>

#include "online/json.h"
#include "online/message.h"

namespace tengen::remote {
namespace {

using online::at;
using online::Json;
using online::textOr;
using online::wholeOf;
using std::chrono::seconds;

// Before the next attempt.
constexpr std::array kBackOff{Milliseconds{500},  Milliseconds{1000}, Milliseconds{2000},
                              Milliseconds{4000}, Milliseconds{8000}, Milliseconds{15000}};
// The server pings every 10 seconds. Without a word for longer it is asked whether it is there.
constexpr Milliseconds kSilence = seconds(20);
constexpr Milliseconds kPatience = seconds(10);  // for an answer
// Codes of `closing` that trying again cannot mend.
constexpr std::array<std::string_view, 3> kFinal{"bad-hello", "version", "unknown"};
constexpr int64_t kMostTime = int64_t{1} << 52;
constexpr int64_t kMostWaiting = 1'000'000;  // turns, and seconds

}  // namespace

TableClient::TableClient(std::string game, std::string token, uint64_t seed)
    : game_(std::move(game)), token_(std::move(token)), random_(seed) {}

bool TableClient::hasUnanswered(std::string_view type) const {
  return std::any_of(unanswered_.begin(), unanswered_.end(),
                     [&](const Json& command) { return textOr(at(command, "t")) == type; });
}

// The connection

TableClient::Wish TableClient::tick(TimePoint now) {
  if (std::exchange(hasHungUp_, false)) return Wish::HangUp;
  if (line_ == Line::Waiting && now >= connectAt_) {
    line_ = Line::Connecting;
    expectAnswer(now);
    return Wish::Connect;
  }
  if (answerBy_ && now >= *answerBy_) {
    broke(now);
    return Wish::HangUp;
  }
  if (line_ == Line::Open && !answerBy_ && now - heardAt_ >= kSilence) sync(now);
  return Wish::Nothing;
}

void TableClient::opened(TimePoint now) {
  if (line_ != Line::Connecting) return;
  write({{"t", "hello"}, {"v", online::kProtocolVersion}, {"game", game_}, {"token", token_}}, now);
}

void TableClient::broke(TimePoint now) {
  if (line_ == Line::Closed || line_ == Line::Waiting) return;
  line_ = Line::Waiting;
  answerBy_.reset();
  isSyncing_ = false;
  isTimeKnown_ = false;
  botQueue_.reset();
  frames_.clear();
  const Milliseconds wait =
      kBackOff[std::min<size_t>(static_cast<size_t>(attempts_++), kBackOff.size() - 1)];
  // A thousand clients of a server that restarts should not come in one moment.
  connectAt_ = now + wait * (75 + random_.below(50)) / 100;
}

std::vector<std::string> TableClient::takeFrames() {
  return std::exchange(frames_, {});
}

// Speaking

void TableClient::send(Json command, TimePoint now) {
  command["id"] = newId();
  unanswered_.push_back(command);
  if (line_ == Line::Open) write(command, now);
}

void TableClient::ask(const Json& question, TimePoint now) {
  if (line_ == Line::Open) write(question, now);
}

void TableClient::write(const Json& message, TimePoint now) {
  frames_.push_back(online::toText(message));
  expectAnswer(now);
}

void TableClient::expectAnswer(TimePoint now) {
  if (!answerBy_) answerBy_ = now + kPatience;
}

void TableClient::sync(TimePoint now) {
  if (std::exchange(isSyncing_, true)) return;
  write({{"t", "sync"}, {"since", table_.number()}}, now);
}

std::string TableClient::newId() {
  std::string text;
  for (uint64_t rest = random_.next(); rest != 0; rest >>= 4)
    text += "0123456789abcdef"[rest & 15];
  return text;
}

// Listening

std::optional<News> TableClient::hear(std::string_view frame, TimePoint now) {
  auto message = online::parseObject(frame);
  if (!message || (line_ != Line::Connecting && line_ != Line::Open)) return std::nullopt;
  const std::string type = textOr(at(*message, "t"));
  if (type == "closing") return closing(*message, now), std::nullopt;
  if (type == "welcome") return welcomed(std::move(*message), now);
  if (line_ != Line::Open) return std::nullopt;

  const bool isAnswer = type == "ack" || type == "refusal";
  auto news = isAnswer ? answered(std::move(*message)) : std::nullopt;
  noteAlive(now);
  if (isAnswer) return news;
  noteTime(*message, now);
  if (type == "ping") {
    frames_.push_back(online::toText(Json{{"t", "pong"}, {"nonce", at(*message, "nonce")}}));
  } else if (type == "event") {
    return happened(std::move(*message), now);
  } else if (type == "presence") {
    return presenceChanged(std::move(*message));
  } else if (type == "thinking") {
    return queueChanged(std::move(*message));
  } else if (type == "synced") {
    isSyncing_ = false;
  } else if (type == "sgf") {
    return News{News::Kind::Record, std::move(*message)};
  }
  return std::nullopt;
}

// Any word shows that the line is alive; an unanswered command is waited for all the same.
void TableClient::noteAlive(TimePoint now) {
  heardAt_ = now;
  answerBy_.reset();
  if (!unanswered_.empty() || isSyncing_) expectAnswer(now);
}

// The smallest difference is the one with the shortest way. What a sync brings is of long ago.
void TableClient::noteTime(const Json& message, TimePoint now) {
  const auto told = wholeOf(at(message, "now"), 0, kMostTime);
  if (!told || isSyncing_) return;
  const TimePoint offset = now - TimePoint{*told};
  timeOffset_ = isTimeKnown_ ? std::min(timeOffset_, offset) : offset;
  isTimeKnown_ = true;
}

std::optional<News> TableClient::welcomed(Json message, TimePoint now) {
  const auto seat = online::named<online::Seat>(online::kSeatNames, textOr(at(message, "seat")));
  if (!seat || !table_.welcome(message)) return std::nullopt;
  seat_ = *seat;
  botQueue_.reset();
  isSyncing_ = false;
  attempts_ = 0;
  noteAlive(now);
  isTimeKnown_ = false;  // it may have stood still
  noteTime(message, now);
  if (std::exchange(line_, Line::Open) != Line::Open) {
    for (const Json& command : unanswered_)
      write(command, now);
  }
  return News{News::Kind::Welcome, std::move(message)};
}

std::optional<News> TableClient::happened(Json event, TimePoint now) {
  if (!table_.hear(event)) {
    if (table_.isLost()) sync(now);
    return std::nullopt;
  }
  // Whatever happens but talk ends the turn that was waited for.
  if (textOr(at(event, "type")) != "chat") botQueue_.reset();
  return News{News::Kind::Event, std::move(event)};
}

std::optional<News> TableClient::answered(Json message) {
  const auto sent = std::find_if(unanswered_.begin(), unanswered_.end(), [&](const Json& command) {
    return at(command, "id") == at(message, "id");
  });
  if (sent == unanswered_.end()) return std::nullopt;
  Json command = std::move(*sent);
  unanswered_.erase(sent);
  const bool isDone = textOr(at(message, "t")) == "ack";
  return News{isDone ? News::Kind::Done : News::Kind::Refused, std::move(message),
              std::move(command)};
}

std::optional<News> TableClient::presenceChanged(Json message) {
  for (const Color color : {Color::Black, Color::White}) {
    const Json& side = at(message, color == Color::Black ? "black" : "white");
    presence_.isHere[color] = at(side, "here") == true;
    const auto claimAt = wholeOf(at(side, "claimAt"), 0, kMostTime);
    presence_.claimAt[color] = claimAt ? std::optional(TimePoint{*claimAt}) : std::nullopt;
  }
  presence_.watchers = static_cast<int>(wholeOf(at(message, "watchers"), 0, 1 << 30).value_or(0));
  return News{News::Kind::Presence, std::move(message)};
}

std::optional<News> TableClient::queueChanged(Json message) {
  const auto ahead = wholeOf(at(message, "ahead"), 0, kMostWaiting).value_or(0);
  const auto time = wholeOf(at(message, "seconds"), 0, kMostWaiting).value_or(0);
  botQueue_.reset();
  if (ahead > 0) botQueue_ = BotQueue{static_cast<int>(ahead), seconds(time)};
  return News{News::Kind::Queue, std::move(message)};
}

void TableClient::closing(const Json& message, TimePoint now) {
  const std::string code = textOr(at(message, "code"));
  broke(now);
  hasHungUp_ = true;
  if (std::find(kFinal.begin(), kFinal.end(), code) == kFinal.end()) return;
  line_ = Line::Closed;
  closedBecause_ = code;
}

}  // namespace tengen::remote
