// The seats this user has taken, so that who left comes back: a file only they can read, for it
// holds the keys of the seats.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/os/file.h"
#include "base/result.h"

#include "apps/client/server_questions.h"

namespace tengen::client {

struct KnownSeat {
  SeatKey key;
  std::string title = {};  // "Ada – Grace", for people
  std::string date = {};   // when it was taken: 2024-03-31
  // Of who made the table, to the other seat: as others open it.
  std::optional<remote::Link> invitation = {};
  // The window's own server keeps the table (controller/local_server), wherever it listens today.
  bool isHostedHere = false;

  friend bool operator==(const KnownSeat&, const KnownSeat&) = default;
};

class SeatBook {
 public:
  explicit SeatBook(std::filesystem::path file) : file_(std::move(file)) {}

  std::vector<KnownSeat> seats() const;  // the latest first
  // A seat at the table of this invitation, perhaps in a rematch, that is not known to be its
  // sender's; and the sender's.
  std::optional<SeatKey> seatTakenBy(const remote::Link& invitation) const;
  std::optional<SeatKey> seatInviting(const remote::Link& invitation) const;
  std::optional<KnownSeat> find(const SeatKey& key) const;

  // In the place of what was known of that seat, but for its invitation and who hosts it. A seat is
  // the same at another address. The oldest are forgotten.
  Result<void, FileError> remember(const KnownSeat& seat);
  Result<void, FileError> forget(const SeatKey& key);  // its game is over

 private:
  Result<void, FileError> write(const std::vector<KnownSeat>& seats) const;

  std::filesystem::path file_;
};

}  // namespace tengen::client
