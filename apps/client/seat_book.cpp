#include "apps/client/seat_book.h"

#include <algorithm>

#include "online/json.h"
#include "online/rematch_name.h"

namespace tengen::client {
namespace {

namespace fs = std::filesystem;
using online::at;
using online::Json;
using online::textOr;

constexpr size_t kMostSeats = 50;

std::optional<KnownSeat> seatOf(const Json& json) {
  const auto server = remote::parseAddress(textOr(at(json, "server")));
  KnownSeat seat{
      {server.value_or(remote::Address{}), textOr(at(json, "game")), textOr(at(json, "token"))},
      textOr(at(json, "title")),
      textOr(at(json, "date")),
      remote::parseLink(textOr(at(json, "invitation"))),
      at(json, "hosted") == true};
  if (!server || seat.key.game.empty() || seat.key.token.empty()) return std::nullopt;
  return seat;
}

Json toJson(const KnownSeat& seat) {
  Json json{{"server", remote::toText(seat.key.server)},
            {"game", seat.key.game},
            {"token", seat.key.token},
            {"title", seat.title},
            {"date", seat.date}};
  if (seat.invitation) json["invitation"] = remote::toText(*seat.invitation);
  if (seat.isHostedHere) json["hosted"] = true;
  return json;
}

bool isSameSeat(const SeatKey& one, const SeatKey& other) {
  return one.game == other.game && one.token == other.token;
}

}  // namespace

std::vector<KnownSeat> SeatBook::seats() const {
  std::vector<KnownSeat> seats;
  const auto text = readFile(file_);
  const auto json = text ? online::parseObject(*text) : std::nullopt;
  if (!json || !at(*json, "seats").is_array()) return seats;
  for (const Json& each : at(*json, "seats")) {
    if (auto seat = seatOf(each)) seats.push_back(std::move(*seat));
  }
  return seats;
}

std::optional<SeatKey> SeatBook::seatTakenBy(const remote::Link& invitation) const {
  for (const KnownSeat& seat : seats()) {
    const bool isThere = seat.key.server == invitation.server &&
                         online::firstGame(seat.key.game) == online::firstGame(invitation.game);
    if (isThere && !seat.invitation) return seat.key;
  }
  return std::nullopt;
}

std::optional<SeatKey> SeatBook::seatInviting(const remote::Link& invitation) const {
  for (const KnownSeat& seat : seats()) {
    if (seat.invitation == invitation) return seat.key;
  }
  return std::nullopt;
}

std::optional<KnownSeat> SeatBook::find(const SeatKey& key) const {
  for (const KnownSeat& seat : seats()) {
    if (isSameSeat(seat.key, key)) return seat;
  }
  return std::nullopt;
}

Result<void, FileError> SeatBook::remember(const KnownSeat& seat) {
  std::vector<KnownSeat> known = seats();
  const auto before = find(seat.key);
  std::erase_if(known, [&](const KnownSeat& each) { return isSameSeat(each.key, seat.key); });
  known.insert(known.begin(), seat);
  if (before && !seat.invitation) known.front().invitation = before->invitation;
  if (before && before->isHostedHere) known.front().isHostedHere = true;
  if (known.size() > kMostSeats) known.resize(kMostSeats);
  return write(known);
}

Result<void, FileError> SeatBook::forget(const SeatKey& key) {
  std::vector<KnownSeat> known = seats();
  const auto isIt = [&](const KnownSeat& each) { return isSameSeat(each.key, key); };
  if (std::erase_if(known, isIt) == 0) return {};
  return write(known);
}

// An empty file gets its permissions before there is a secret in it; replacing keeps them.
Result<void, FileError> SeatBook::write(const std::vector<KnownSeat>& seats) const {
  std::error_code failed;
  fs::create_directories(file_.parent_path(), failed);
  if (!fs::exists(file_, failed)) {
    if (const auto made = replaceFile(file_, ""); !made) return made;
  }
  fs::permissions(file_, fs::perms::owner_read | fs::perms::owner_write, failed);
  if (failed) return Unexpected{FileError{file_, failed}};
  Json list = Json::array();
  for (const KnownSeat& seat : seats)
    list.push_back(toJson(seat));
  return replaceFile(file_, Json{{"seats", list}}.dump(2) + "\n");
}

}  // namespace tengen::client
