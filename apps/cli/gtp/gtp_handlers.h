// The commands of `tengen gtp`, one file a subject. Each function adds its rows to the table; the
// game must outlive the dispatcher.
#pragma once

#include <chrono>
#include <functional>

#include "gtp/dispatcher.h"
#include "judge/judge.h"

#include "apps/cli/gtp/gtp_game.h"

namespace tengen::cli {

class GtpEngine;

// boardsize, rectangular_boardsize, clear_board, play, undo, set_position, fixed_handicap,
// set_free_handicap, place_free_handicap, showboard
void addBoardCommands(gtp::Dispatcher& table, GtpGame& game);
// komi, kata-set-rules, kata-get-rules
void addRulesCommands(gtp::Dispatcher& table, GtpGame& game);
// time_settings, kgs-time_settings, kata-time_settings, kata-list_time_settings, time_left, cputime
void addTimeCommands(gtp::Dispatcher& table, GtpGame& game);
// all_legal, is_legal, captures, list_stones, countlib, findlib
void addInspectCommands(gtp::Dispatcher& table, GtpGame& game);
// final_score, final_status_list
void addScoreCommands(gtp::Dispatcher& table, GtpGame& game, std::function<const Judge&()> judge);
// loadsgf, printsgf
void addFileCommands(gtp::Dispatcher& table, GtpGame& game);

// Playing and thinking. These need a network, and say so if there is none; the engine must outlive
// the dispatcher.
// Waits at most so long for the next line of the client, and says whether there is one.
using LineWaiter = std::function<bool(std::chrono::milliseconds)>;
// genmove, reg_genmove, kgs-genmove_cleanup, kgs-game_over, tengen-level; the board and time
// commands must be there before
void addGenmoveCommands(gtp::Dispatcher& table, GtpGame& game, GtpEngine& engine);
// lz-analyze, kata-analyze, tengen-analyze, lz-genmove_analyze, kata-genmove_analyze, stop
void addAnalyzeCommands(gtp::Dispatcher& table, GtpGame& game, GtpEngine& engine,
                        const LineWaiter& wait);
// kata-raw-nn, tengen-policy, tengen-ownership, tengen-winrate, gogui-analyze_commands
void addNetworkCommands(gtp::Dispatcher& table, GtpGame& game, GtpEngine& engine);

// Points as a GTP list: "D4 E5".
std::string vertexList(const Points& points, BoardSize size);

// Replies several subjects share
inline gtp::Reply invalidVertex() {
  return gtp::Reply::failure("invalid color or coordinate");
}

}  // namespace tengen::cli
