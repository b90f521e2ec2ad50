// A seat at a table with the line to its server: the client's wishes done with a connection. The
// program asks it to go on now and then, and when it was woken.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "remote/table_client.h"

#include "apps/client/connection.h"
#include "apps/client/server_questions.h"

namespace tengen::client {

class TableLine {
 public:
  // See Connection for `wake`.
  explicit TableLine(SeatKey seat, std::function<void()> wake = nullptr);

  // What is to be done with the line, and what came by it.
  std::vector<remote::News> goOn();

  void send(online::Json command);
  void ask(const online::Json& question);
  // The same seat key opens the next game: the players' colours are changed.
  void moveTo(const std::string& game);

  const SeatKey& seatKey() const { return seat_; }
  const remote::TableClient& client() const { return *client_; }
  TimePoint tableTime() const { return client_->tableTime(now()); }
  const std::string& trouble() const { return trouble_; }  // what the system said last

 private:
  static TimePoint now();
  void speak();

  SeatKey seat_;
  std::unique_ptr<remote::TableClient> client_;
  Connection connection_;
  std::string trouble_;
};

}  // namespace tengen::client
