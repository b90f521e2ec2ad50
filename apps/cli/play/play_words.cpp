#include "apps/cli/play/play_words.h"

#include <array>

#include "base/decimal.h"

#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

std::string rulesName(const Ruleset& rules) {
  const auto name = nameOf(rules);
  return name ? std::string(*name) + " rules" : "these rules";
}

std::string wholeBoardRule(Ko ko) {
  return ko == Ko::Situational ? "may not come back with the same side to move"
                               : "may never come back";
}

std::string explainMove(const MoveError& error, const GameSession& session, Notation notation) {
  const Ruleset& rules = session.position().rules();
  const std::string point = toText(error.point, session.tree().size(), notation);
  switch (error.kind) {
    case MoveError::Kind::OffBoard:
      return point + " is not on the board.";
    case MoveError::Kind::Occupied:
      return "There is a stone on " + point + " already.";
    case MoveError::Kind::Suicide:
      return "A stone on " + point +
             " would have no liberties and take nothing: that is suicide, " + "which " +
             rulesName(rules) +
             (rules.suicide == Suicide::Forbidden ? " forbid." : " allow for several stones only.");
    case MoveError::Kind::Ko:
      return point + " would take back the ko at once. Play somewhere else first; " +
             "after that you may take it.";
    case MoveError::Kind::Superko:
      return point + " would bring back the whole board as it was after " +
             describeMoment(session, error.repeatsMove, notation) + ": under " + rulesName(rules) +
             " a position " + wholeBoardRule(rules.ko) + " (superko).";
  }
  return {};
}

std::string minutes(Milliseconds time) {
  // Rounded up, so that 0:00 means that it is over.
  const auto seconds = (time.count() + 999) / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

// A label, then Black and White by area, then Black and White by territory.
using Cells = std::array<std::string, 4>;

std::string row(const std::string& label, const Cells& cells) {
  std::string text(3, ' ');
  text.append(label).append(12 - label.size(), ' ');
  text += alignedRight(cells[0], 6) + alignedRight(cells[1], 7) + alignedRight(cells[2], 9) +
          alignedRight(cells[3], 7);
  return text.erase(text.find_last_not_of(' ') + 1) + "\n";
}

std::string number(int value) {
  return std::to_string(value);
}

}  // namespace

std::string nameOfSide(Color color) {
  return color == Color::Black ? "Black" : "White";
}

std::string prisoners(int number) {
  if (number == 0) return "no prisoners";
  return std::to_string(number) + (number == 1 ? " prisoner" : " prisoners");
}

std::string regionOwner(Owner owner, const std::string& point) {
  const std::string whose = owner == Owner::Black   ? "Black's"
                            : owner == Owner::White ? "White's"
                                                    : "nobody's";
  return "The region of " + point + " is " + whose +
         " now; name the point again for another owner.";
}

std::string sentence(const GameResult& result) {
  const std::string winner = nameOfSide(result.winner);
  const std::string text = toText(result);
  switch (result.kind) {
    case GameResult::Kind::Counted:
      if (result.margin == 0) return "Equal scores: " + winner + " wins by the rules. " + text;
      return winner + " wins by " + shortestDecimal(result.margin) +
             (result.margin == 1 ? " point. " : " points. ") + text;
    case GameResult::Kind::Resignation:
      return winner + " wins by resignation. " + text;
    case GameResult::Kind::Time:
      return nameOfSide(opponent(result.winner)) + "'s time is up: " + winner + " wins. " + text;
    case GameResult::Kind::Forfeit:
      return winner + " wins by forfeit. " + text;
    case GameResult::Kind::Draw:
      return "The game is a draw. " + text;
    case GameResult::Kind::Void:
      return "The game has no result. " + text;
  }
  return text;
}

std::string clockFace(const TimeSettings& settings, const SideTime& left) {
  if (!left.isOvertime()) return minutes(left.main);
  const bool stones = settings.system == TimeSettings::System::Canadian;
  return minutes(left.period) + " (" + std::to_string(left.count) + (stones ? " to play)" : "x)");
}

std::string explain(const SessionError& error, const GameSession& session, Notation notation) {
  using Kind = SessionError::Kind;
  switch (error.kind) {
    case Kind::Illegal:
      return explainMove(*error.move, session, notation);
    case Kind::NotYourTurn:
      return "It is " + nameOfSide(session.turn()) + "'s turn.";
    case Kind::NoClicks:
      return "It is not your turn.";
    case Kind::NotPlaying:
      return "The game is being counted; `resume` goes on playing.";
    case Kind::NotCounting:
      return "Nothing is being counted yet: both sides pass to end the game.";
    case Kind::GameOver:
      return "The game is over.";
    case Kind::NothingToTakeBack:
      return "There is no move to take back.";
    case Kind::NothingToRedo:
      return "There is no move to play again.";
    case Kind::AliveForSure:
      return "The stones at " + toText(*error.point, session.tree().size(), notation) +
             " are alive whatever anybody plays, so they cannot be dead.";
    case Kind::NoRepetition:
      return "No position has come back, so the game has to be played out.";
    case Kind::NotEditing:
    case Kind::NothingToUndo:
    case Kind::RootStays:
    case Kind::NoLiberties:
    case Kind::Unreadable:
      break;  // the terminal does not edit
    case Kind::StillJudging:
    case Kind::NoOffer:
    case Kind::OfferPending:
    case Kind::NotReviewing:
      break;  // nobody offers anything here, and the judge answers at once
  }
  return {};
}

std::string explain(const GameSetupError& problem, BoardSize size, Notation notation) {
  using Kind = GameSetupError::Kind;
  const std::string board = std::to_string(size.width) + "x" + std::to_string(size.height);
  switch (problem.kind) {
    case Kind::BadSize:
      return "a board has 1 to " + std::to_string(kMaxSide) + " lines a side";
    case Kind::UnnamedRules:
      return "these rules have no name";
    case Kind::BadHandicap:
      return "a handicap is 2 stones or more";
    case Kind::TooMuchHandicap:
      if (problem.most == 0)
        return "there are no handicap points on " + board + "; name them with --black";
      return "the most handicap stones on " + board + " are " + std::to_string(problem.most) +
             "; more can be named with --black";
    case Kind::HandicapMismatch:
      return "--black has to name as many stones as --handicap says";
    case Kind::Stones:
      break;
  }
  const std::string point = toText(problem.stones.point, size, notation);
  switch (problem.stones.kind) {
    case SetupError::Kind::OffBoard:
      return point + " is not on the board";
    case SetupError::Kind::Twice:
      return point + " is named twice";
    case SetupError::Kind::NoLiberties:
      return "the stones at " + point + " would have no liberties";
  }
  return {};
}

std::string describe(Turn turn, BoardSize size, Notation notation) {
  if (turn.move.isPass()) return nameOfSide(turn.color) + " passes";
  return nameOfSide(turn.color) + " " + toText(turn.move, size, notation);
}

std::string describeMoment(const GameSession& session, int moveNumber, Notation notation) {
  const GameTree& tree = session.tree();
  int played = 0;
  for (const NodeId id : tree.pathTo(session.node())) {
    const auto turn = tree.moveAt(id);
    if (!turn || ++played != moveNumber) continue;
    return "move " + number(moveNumber) + " (" + describe(*turn, tree.size(), notation) + ")";
  }
  return "the start";
}

std::string notUnderstood(const std::string& line, BoardSize size, Notation notation) {
  const Point first{0, static_cast<uint8_t>(size.height - 1)};
  const Point last{static_cast<uint8_t>(size.width - 1), 0};
  std::string what = line.substr(0, 40);
  for (char& c : what) {
    if (static_cast<unsigned char>(c) < ' ' || c == 127) c = '?';  // what a terminal would obey
  }
  return "\"" + what + "\" is no point of this board and no command. Points go from " +
         toText(first, size, notation) + " to " + toText(last, size, notation) +
         "; `help` lists the commands.";
}

std::string countTable(const CountMode& counting, const GameFacts& facts, const Ruleset& rules) {
  const Count& count = counting.count();
  const Count::Side &black = count.black, &white = count.white;
  const Score area = counting.score(Scoring::Area), territory = counting.score(Scoring::Territory);
  const std::string komi = shortestDecimal(facts.komi);
  std::string text = row("", {"   By area", "", "By territory", ""});
  text += row("", {"Black", "White", "Black", "White"});
  text += row("Stones", {number(black.stones), number(white.stones), "", ""});
  text += row("Territory", {number(black.territory), number(white.territory),
                            number(black.territory - black.sekiTerritory),
                            number(white.territory - white.sekiTerritory)});
  text += row("Prisoners", {"", "", number(black.prisoners + black.deadTaken),
                            number(white.prisoners + white.deadTaken)});
  if (rules.passStones) {
    text += row("Pass stones", {"", "", number(facts.whitePasses), number(facts.blackPasses)});
  }
  text += row("Komi", {"", komi, "", komi});
  if (area.handicapBonus != 0 || territory.handicapBonus != 0) {
    text += row("Handicap", {"", number(area.handicapBonus), "", number(territory.handicapBonus)});
  }
  text += row("Total", {shortestDecimal(area.black), shortestDecimal(area.white),
                        shortestDecimal(territory.black), shortestDecimal(territory.white)});
  text += row("Result", {"", toText(area.result), "", toText(territory.result)});
  const bool byArea = rules.scoring == Scoring::Area;
  return text + "\nThis game is counted by " + (byArea ? "area: " : "territory: ") +
         toText(counting.score().result) + "\n";
}

std::string wrapped(std::string_view text, int width) {
  if (width <= 0) return std::string(text);
  std::string lines;
  while (text.size() > static_cast<size_t>(width)) {
    const size_t blank = text.rfind(' ', static_cast<size_t>(width));
    if (blank == 0 || blank == std::string_view::npos) break;
    lines.append(text.substr(0, blank)).append("\n");
    text.remove_prefix(blank + 1);
  }
  return lines.append(text);
}

std::string helpRow(std::string_view command, std::string_view argument, std::string_view help,
                    int width) {
  constexpr size_t kLeft = 23;
  std::string row = "  " + std::string(command) + " " + std::string(argument);
  row.resize(std::max(row.size() + 1, kLeft), ' ');
  for (const char c : wrapped(help, std::max(width - static_cast<int>(kLeft), 0))) {
    row += c;
    if (c == '\n') row.append(kLeft, ' ');
  }
  return row + "\n";
}

}  // namespace tengen::cli
