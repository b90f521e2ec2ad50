// What `tengen play --join` says: events, offers, refusals and trouble with the line, as sentences.
#pragma once

#include <optional>
#include <string>

#include "remote/link.h"
#include "remote/seen_count.h"
#include "remote/table_client.h"
#include "remote/table_view.h"

#include "apps/client/server_questions.h"

namespace tengen::cli {

// Who sits at the table, for sentences: "you", or a name made safe for a terminal, or a colour.
struct TableNames {
  remote::BothSides<std::string> names;
  std::optional<Color> own;

  std::string of(Color color) const;       // Grace
  std::string atStart(Color color) const;  // You, Grace
  bool isOwn(Color color) const { return own == color; }
};
TableNames namesAt(const remote::TableView& table, std::optional<Color> own);

// Who invites to what game, for whoever may sit down there.
std::string describeInvitation(const client::TableGlance& table);
std::string explain(const client::ClientError& error, const remote::Address& server);
std::string whyClosed(const std::string& code);

// What happened at the table, if it is worth a sentence beside the board.
std::string describeEvent(const online::Json& event, const TableNames& names);
// Who changed the count, what it was and what it is.
std::string describeRecount(const remote::SeenCount::Change& change, const GameResult& now,
                            const TableNames& names);
// An offer that stands, and what can be said to it.
std::string describeOffer(const remote::TableView::Offer& offer, const TableNames& names);
// A bot that has to wait.
std::string describeQueue(const remote::BotQueue& queue);
std::string explainRefusal(const remote::News& refused);
// Who is away, and what whoever waits may do.
std::string describePresence(const remote::Presence& presence, const TableNames& names,
                             TimePoint tableTime);

}  // namespace tengen::cli
