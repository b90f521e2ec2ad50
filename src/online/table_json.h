// What a table shows of itself, as docs/protocol.md writes it.
#pragma once

#include <string>

#include "online/json.h"
#include "online/table.h"

namespace tengen::online {

// The frame of an event that has just been made true.
std::string eventFrame(const TableEvent& event, const Table& after);

// The stones a move took off the board.
Table::Taken takenBetween(const Board& before, const Board& after, Turn turn);

Json stateJson(const Table& table);
// Who plays what and how it stands, for somebody who is not at the table.
Json glanceJson(const Table& table);
// The same with its name and its board, for a wall.
Json pictureJson(const Table& table);
Json namesJson(const Table& table);   // null for a free seat
Json clocksJson(const Table& table);  // null without a clock
Json countJson(const Table& table);   // while counting, or as it was in the end; else null
Json stonesJson(const Board& board);
Json prisonersJson(const Board& board);
Json pointsJson(const Points& points, BoardSize size);
std::string marksHash(const Table& table);

}  // namespace tengen::online
