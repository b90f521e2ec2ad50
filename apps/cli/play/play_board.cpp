#include "apps/cli/play/play_board.h"

#include "base/decimal.h"
#include "rules/areas.h"

#include "apps/cli/play/play_words.h"

namespace tengen::cli {
namespace {

bool isRound(const drawing::BoardTextStyle& style) {
  return style.color && style.unicode;
}

// ", takes 2 stones" where the last move did.
std::string taken(const GameSession& session) {
  const GameTree& tree = session.tree();
  const Color mover = tree.moveAt(session.node())->color;
  const Position before = tree.positionAt(tree.parent(session.node()));
  const int stones =
      session.position().board().prisonersOf(mover) - before.board().prisonersOf(mover);
  if (stones <= 0) return {};
  return ", takes " + std::to_string(stones) + (stones == 1 ? " stone" : " stones");
}

}  // namespace

std::string boardWords(const GameSession& session, const Marks* marks, const Count* count,
                       const drawing::BoardTextStyle& style) {
  drawing::BoardPicture picture(session.position().board());
  const auto last = session.tree().moveAt(session.node());
  if (last && !last->move.isPass()) picture.lastMove = last->move.point();
  if (marks) picture.dead = marks->dead;
  if (count) {
    const Scoring scoring = session.position().rules().scoring;
    for (const Point point : AllPoints(picture.territory.size()))
      picture.territory[point] = count->ownerBy(scoring, point);
  }
  return drawing::boardText(picture, style);
}

std::string sideLine(const GameSession& session, Color color, const std::string& name,
                     const drawing::BoardTextStyle& style) {
  const bool black = color == Color::Black;
  const char* const stone = !isRound(style) ? (black ? "X" : "O")
                            : black         ? "\033[48;5;179;38;5;16m●\033[0m"
                                            : "\033[48;5;179;38;5;231m●\033[0m";
  std::string line("   ");
  line.append(stone).append(" ").append(nameOfSide(color));
  if (!name.empty()) line.append(" (").append(name).append(")");
  line.append(", ").append(prisoners(session.position().board().prisonersOf(color)));
  if (!black) line += ", komi " + shortestDecimal(session.position().rules().komi);
  const TimeSettings& settings = session.clock().settings();
  if (settings.system != TimeSettings::System::None) {
    line += ", " + clockFace(settings, session.timeLeft(color)) + " left";
  }
  return line + "\n";
}

std::string countWords(const CountMode& counting, const GameSession& session,
                       const drawing::BoardTextStyle& style) {
  return (isRound(style) ? "   × dead stones, ▪ territory\n\n"
                         : "   x o dead stones, b w territory\n\n") +
         countTable(counting, session.facts(), session.position().rules()) + "\n";
}

std::string lastMoveWords(const GameSession& session, Notation notation) {
  const auto last = session.tree().moveAt(session.node());
  if (!last) return {};
  return "Move " + std::to_string(session.position().moveNumber()) + ": " +
         describe(*last, session.tree().size(), notation) + taken(session) + ". ";
}

}  // namespace tengen::cli
