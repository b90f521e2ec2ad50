// The seats this user has taken, so that who left comes back: a file only they can read, for it
// holds the keys of the seats.
#pragma once

#include <filesystem>
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

  friend bool operator==(const KnownSeat&, const KnownSeat&) = default;
};

class SeatBook {
 public:
  explicit SeatBook(std::filesystem::path file) : file_(std::move(file)) {}

  std::vector<KnownSeat> seats() const;  // the latest first
  // The seat of this table; nothing if none was taken.
  std::optional<SeatKey> seatAt(const remote::Address& server, const std::string& game) const;

  // In the place of what was known of that table; the oldest are forgotten.
  Result<void, FileError> remember(const KnownSeat& seat);
  Result<void, FileError> forget(const SeatKey& key);  // its game is over

 private:
  Result<void, FileError> write(const std::vector<KnownSeat>& seats) const;

  std::filesystem::path file_;
};

}  // namespace tengen::client
