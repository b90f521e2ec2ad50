// The words of the window about a game at a table elsewhere: who is there, what is asked, why
// something was refused, and trouble with the line.
#pragma once

#include <QString>
#include <optional>

#include "remote/link.h"
#include "remote/seen_count.h"
#include "remote/table_client.h"
#include "remote/table_view.h"

#include "apps/client/server_questions.h"

namespace tengen::desktop::words {

// The player's name, or the colour of somebody without one.
QString playerAt(const remote::TableView& table, Color color);

// Who invites to what game, before one sits down.
QString invitation(const client::TableGlance& table);

// "Ada asks to take back a move."
QString offered(const remote::TableView::Offer& offer, const remote::TableView& table,
                std::optional<Color> own);
// What happened, where the board does not show it; empty where it does.
QString happened(const online::Json& event, const remote::TableView& table,
                 std::optional<Color> own);
// Who has agreed to the count; empty: nobody but perhaps oneself.
QString agreedByOther(const remote::TableView& table, Color own);
// Who changed the count, what it was and what it is.
QString recounted(const remote::SeenCount::Change& change, const remote::TableView& table);
QString refusedAtTable(const remote::News& refused);
QString waiting(const remote::BotQueue& queue);  // a bot, for other tables
QString away(const remote::Presence& presence, const remote::TableView& table,
             std::optional<Color> own, TimePoint tableTime);  // empty: both are there

QString serverProblem(const client::ClientError& error, const remote::Address& server);
QString tableClosed(const std::string& code);

}  // namespace tengen::desktop::words
