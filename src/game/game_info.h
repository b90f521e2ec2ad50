// What a game's root tells about the game: who played, where, under which rules, and how it ended.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game_tree.h"
#include "rules/scoring.h"

namespace tengen {

// Absent text is empty. Numbers are read as sgf_bridge.h does; result and rules are the file's
// words.
struct GameInfo {
  BoardSize size;
  std::optional<double> komi;
  int handicap = 0;
  std::string blackName, whiteName;  // PB PW
  std::string blackRank, whiteRank;  // BR WR
  std::string blackTeam, whiteTeam;  // BT WT
  std::string result;                // RE
  std::string rules;                 // RU
  std::string date;                  // DT
  std::string event, round, place;   // EV RO PC
  std::string gameName;              // GN
  std::string user, source;          // US SO
  std::string copyright;             // CP
  std::string opening;               // ON
  std::string annotator;             // AN
  std::string gameComment;           // GC
  std::string timeLimit;             // TM
  std::string overtime;              // OT

  friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

GameInfo gameInfo(const GameTree& tree);  // of the open game
GameInfo gameInfo(const sgf::Collection& collection, NodeId root);

// Writes what differs, as one step. The size is not written: a board does not change under its
// stones (a rotation does that: transform.h).
void setGameInfo(GameTree& tree, const GameInfo& info);
// RE, and nothing else: a resignation is no pass.
void setResult(GameTree& tree, const GameResult& result);

// One game of a file in a few figures: the text as the file has it, decoded.
struct GameSummary {
  size_t nodes = 0;
  size_t leaves = 0;
  size_t moves = 0;  // B and W properties on the main line
  GameInfo info;
};

GameSummary summaryOf(const sgf::Collection& collection, NodeId root);  // linear, never recurses

}  // namespace tengen
