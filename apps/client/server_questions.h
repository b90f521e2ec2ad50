// What is asked by HTTP: make a table, look at one, take a seat. An answer that got lost is asked
// for again with the same `req`, so that nothing is made twice. Blocks.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "online/names.h"
#include "online/table_settings.h"
#include "remote/link.h"
#include "rules/color.h"

#include "apps/client/client_error.h"

namespace tengen::client {

// What opens a seat: kept like a key.
struct SeatKey {
  remote::Address server;
  std::string game;
  std::string token;

  friend bool operator==(const SeatKey&, const SeatKey&) = default;
};

struct NewTable {
  SeatKey seat;
  std::string invite;
  std::string watch;  // empty: nobody may look on
};

struct TableWish {
  std::string name;
  std::optional<Color> color;  // nothing: by chance
  online::TableSettings settings;
  bool mayBeWatched = false;
};

Result<NewTable, ClientError> createTable(const remote::Address& server, const TableWish& wish);
// Who plays what at the table of a link. Nothing is taken by looking.
struct TableGlance {
  online::Seat seat = online::Seat::Watch;  // to which the link leads
  online::BothSides<std::optional<std::string>> names;
  online::TableSettings settings;
};
// Once: whoever cannot look may sit down all the same, and hears then why not.
Result<TableGlance, ClientError> lookAt(const remote::Link& link);
// With an invitation. A seat's own link and one for looking on are keys themselves.
Result<SeatKey, ClientError> takeSeat(const remote::Link& link, const std::string& name);

}  // namespace tengen::client
