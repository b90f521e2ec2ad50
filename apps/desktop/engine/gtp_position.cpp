#include "apps/desktop/engine/gtp_position.h"

#include <algorithm>

#include "base/decimal.h"
#include "rules/notation.h"

namespace tengen::desktop {
namespace {

std::string seconds(Milliseconds time) {
  return shortestDecimal(static_cast<double>(time.count()) / 1000);
}

std::string timeSettings(const TimeSettings& time) {
  using System = TimeSettings::System;
  const std::string count = ' ' + std::to_string(time.count);
  const std::string mainAndExtra = seconds(time.main) + ' ' + seconds(time.extra);
  switch (time.system) {
    case System::Absolute:
      return "kata-time_settings absolute " + seconds(time.main);
    case System::ByoYomi:
      return "kata-time_settings byoyomi " + mainAndExtra + count;
    case System::Canadian:
      return "kata-time_settings canadian " + mainAndExtra + count;
    case System::Fischer:
      return "kata-time_settings fischer " + mainAndExtra;
    case System::None:
    case System::Unknown:
      break;
  }
  return "kata-time_settings none";
}

std::string sizeCommand(BoardSize size) {
  if (size.isSquare()) return "boardsize " + std::to_string(size.width);
  return "rectangular_boardsize " + std::to_string(size.width) + ' ' + std::to_string(size.height);
}

// One stone after another: all stand in the end, so none is ever without liberties on the way.
void addStones(std::vector<std::string>& commands, const Board& board) {
  for (int i = 0; i < board.size().points(); ++i) {
    const Point point = board.size().pointAt(i);
    const Stone stone = board.at(point);
    if (stone != Stone::None) {
      commands.push_back(gtpPlay(colorOf(stone), Move::at(point), board.size()));
    }
  }
}

}  // namespace

char gtpLetter(Color color) {
  return color == Color::Black ? 'b' : 'w';
}

std::string gtpPlay(Color color, Move move, BoardSize size) {
  return std::string("play ") + gtpLetter(color) + ' ' + toText(move, size, Notation::Standard);
}

GtpPosition gtpPositionOf(const Board& board) {
  GtpPosition made;
  made.setting = {sizeCommand(board.size()), "clear_board"};
  addStones(made.setting, board);
  return made;
}

GtpPosition gtpPositionOf(const GameSession& session) {
  const GameTree& tree = session.tree();
  const Ruleset& rules = session.position().rules();
  const std::vector<NodeId> path = tree.pathTo(session.node());
  // Moves before the last set-up are no moves to the engine: it starts from the stones there.
  auto first = path.begin();
  for (auto at = path.begin(); at != path.end(); ++at) {
    if (tree.hasSetup(*at) || tree.moveCount(*at) > 1) first = at + 1;
  }
  GtpPosition made;
  made.setting.push_back(sizeCommand(tree.size()));
  if (const auto name = nameOf(rules)) {
    made.setting.push_back("kata-set-rules " + std::string(*name));
  }
  made.setting.push_back("komi " + shortestDecimal(rules.komi));
  made.setting.push_back(timeSettings(session.clock().settings()));
  made.setting.push_back("clear_board");
  if (first != path.begin()) addStones(made.setting, tree.positionAt(*(first - 1)).board());
  for (; first != path.end(); ++first) {
    if (const auto turn = tree.moveAt(*first)) {
      made.moves.push_back(gtpPlay(turn->color, turn->move, tree.size()));
    }
  }
  return made;
}

std::vector<std::string> gtpTimeLeft(const GameSession& session) {
  if (session.clock().settings().system == TimeSettings::System::None) return {};
  const Color color = session.turn();
  const SideTime left = session.timeLeft(color);
  const bool overtime = left.isOvertime();
  return {std::string("time_left ") + gtpLetter(color) + ' ' +
          seconds(overtime ? left.period : left.main) + ' ' +
          std::to_string(overtime ? left.count : 0)};
}

std::vector<std::string> gtpDifference(const GtpPosition& from, const GtpPosition& to) {
  if (from.setting != to.setting) {
    std::vector<std::string> all = to.setting;
    all.insert(all.end(), to.moves.begin(), to.moves.end());
    return all;
  }
  const auto [ours, theirs] =
      std::mismatch(from.moves.begin(), from.moves.end(), to.moves.begin(), to.moves.end());
  std::vector<std::string> commands(static_cast<size_t>(from.moves.end() - ours), "undo");
  commands.insert(commands.end(), theirs, to.moves.end());
  return commands;
}

}  // namespace tengen::desktop
