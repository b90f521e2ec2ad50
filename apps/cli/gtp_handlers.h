// The commands of `tengen gtp`, one file a subject. Each function adds its rows to the table; the
// game must outlive the dispatcher.
#pragma once

#include "gtp/dispatcher.h"

#include "apps/cli/gtp_game.h"

namespace tengen::cli {

// boardsize, rectangular_boardsize, clear_board, play, undo, set_position, fixed_handicap,
// set_free_handicap, showboard
void addBoardCommands(gtp::Dispatcher& table, GtpGame& game);
// komi, kata-set-rules, kata-get-rules
void addRulesCommands(gtp::Dispatcher& table, GtpGame& game);
// time_settings, time_left
void addTimeCommands(gtp::Dispatcher& table, GtpGame& game);
// all_legal, is_legal, captures, list_stones, countlib, findlib
void addInspectCommands(gtp::Dispatcher& table, GtpGame& game);
// final_score, final_status_list
void addScoreCommands(gtp::Dispatcher& table, GtpGame& game);
// loadsgf, printsgf
void addFileCommands(gtp::Dispatcher& table, GtpGame& game);

// The protocol has letters for 25 columns.
constexpr int kMostGtpSide = 25;

// Points as a GTP list: "D4 E5".
std::string vertexList(const Points& points, BoardSize size);

// Replies several subjects share
inline gtp::Reply invalidVertex() {
  return gtp::Reply::failure("invalid color or coordinate");
}

}  // namespace tengen::cli
