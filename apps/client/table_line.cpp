#include "apps/client/table_line.h"

#include <cstring>

#include "base/os/entropy.h"

namespace tengen::client {
namespace {

using remote::News;
using remote::TableClient;

uint64_t newSeed() {
  uint64_t seed = 0;
  std::memcpy(&seed, randomBytes(sizeof seed).data(), sizeof seed);
  return seed;
}

std::unique_ptr<TableClient> clientOf(const SeatKey& seat) {
  return std::make_unique<TableClient>(seat.game, seat.token, newSeed());
}

}  // namespace

TableLine::TableLine(SeatKey seat, std::function<void()> wake)
    : seat_(std::move(seat)), client_(clientOf(seat_)), connection_(std::move(wake)) {}

TimePoint TableLine::now() {
  return std::chrono::duration_cast<TimePoint>(std::chrono::steady_clock::now().time_since_epoch());
}

std::vector<News> TableLine::goOn() {
  std::vector<News> news;
  for (Arrival& arrival : connection_.take()) {
    if (arrival.kind == Arrival::Kind::Opened) {
      client_->opened(now());
    } else if (arrival.kind == Arrival::Kind::Broken) {
      trouble_ = std::move(arrival.text);
      client_->broke(now());
    } else if (auto heard = client_->hear(arrival.text, now())) {
      trouble_.clear();
      news.push_back(std::move(*heard));
    }
  }
  const auto wish = client_->tick(now());
  if (wish == TableClient::Wish::Connect) connection_.open(seat_.server);
  if (wish == TableClient::Wish::HangUp) connection_.hangUp();
  speak();
  return news;
}

void TableLine::send(online::Json command) {
  client_->send(std::move(command), now());
  speak();
}

void TableLine::ask(const online::Json& question) {
  client_->ask(question, now());
  speak();
}

void TableLine::moveTo(const std::string& game) {
  connection_.hangUp();
  seat_.game = game;
  client_ = clientOf(seat_);
}

void TableLine::speak() {
  for (std::string& frame : client_->takeFrames())
    connection_.send(std::move(frame));
}

}  // namespace tengen::client
