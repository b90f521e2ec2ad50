#include "apps/cli/play/play.h"

#include <iostream>
#include <map>
#include <memory>
#include <sstream>

#include "base/decimal.h"
#include "base/os/terminal.h"
#include "base/os/wall_clock.h"
#include "clock/time_text.h"
#include "judge/playout_judge.h"
#include "rules/notation.h"

#include "apps/cli/engine_options.h"
#include "apps/cli/files.h"
#include "apps/cli/play/play_game.h"
#include "apps/cli/play/play_words.h"
#include "apps/cli/validators.h"

namespace tengen::cli {
namespace {

struct PlayOptions {
  std::string size = "19";
  std::string rules = "japanese";
  std::optional<double> komi;
  int handicap = 0;
  std::string black;
  std::string white;
  std::string coordinates = "standard";
  std::string saveTo;
  std::string time = "none";
  std::string you = "black";
  std::string level;  // of the machine; empty: two people play
  EngineFlags machine;
  bool recover = false;
  bool doNotRecover = false;
};

// Options as values

std::optional<BoardSize> parseSize(const std::string& text) {
  const size_t x = text.find_first_of("xX");
  const auto width = parseInteger(text.substr(0, x));
  const auto height = x == std::string::npos ? width : parseInteger(text.substr(x + 1));
  if (!width || !height) return std::nullopt;
  const BoardSize size{*width, *height};
  return size.isValid() ? std::optional(size) : std::nullopt;
}

Result<Points, CliError> parsePoints(const std::string& list, BoardSize size, Notation notation) {
  Points points;
  std::istringstream names(list);
  for (std::string name; std::getline(names, name, ',');) {
    const auto point = parsePoint(name, size, notation);
    if (!point) return Unexpected{CliError{"\"" + name + "\" is no point of this board"}};
    points.push_back(*point);
  }
  return points;
}

Notation notationOf(const PlayOptions& options) {
  return options.coordinates == "plain" ? Notation::Plain : Notation::Standard;
}

Result<GameSetup, CliError> setupFrom(const PlayOptions& options) {
  GameSetup setup;
  setup.size = *parseSize(options.size);
  setup.rules = *rulesetNamed(options.rules);
  setup.rules.komi = options.komi.value_or(setup.rules.komi);
  setup.handicap = options.handicap;
  setup.time = *parseTimeSettings(options.time);
  setup.date = today();
  const auto black = parsePoints(options.black, setup.size, notationOf(options));
  if (!black) return Unexpected{black.error()};
  const auto white = parsePoints(options.white, setup.size, notationOf(options));
  if (!white) return Unexpected{white.error()};
  setup.black = *black;
  setup.white = *white;
  return setup;
}

CLI::Validator boardSize() {
  return CLI::Validator(
      [](std::string& text) {
        return parseSize(text) ? std::string()
                               : "no board size like 19 or 13x9, from 1 to 52: " + text;
      },
      "N|WxH");
}

CLI::Validator timeSettings() {
  return CLI::Validator(
      [](std::string& text) {
        return parseTimeSettings(text)
                   ? std::string()
                   : "no time like 20m, 20m+5x30s, 20m+25/10m or 10m+15s: " + text;
      },
      "TIME");
}

// Games somebody lost

bool isSomebodyThere() {
  return isTerminal(kStandardInput) && isTerminal(kStandardOutput);
}

GameSession::Parts partsFor(PlayGame& game) {
  GameSession::Parts parts;
  parts.judge = std::make_unique<PlayoutJudge>();
  if (const Opponent* opponent = game.machine()) {
    auto& seat = opponent->color() == Color::Black ? parts.black : parts.white;
    seat = std::make_unique<OpponentSeat>();
  }
  parts.observer = game.observer();
  parts.journalFolder = journalFolder();
  return parts;
}

// A lost game worth going on with; a journal of nothing is swept away.
std::unique_ptr<GameSession> recovered(const std::filesystem::path& path, PlayGame& game) {
  auto journal = Journal::recover(path);
  if (!journal) return nullptr;
  if (!GameSession::isWorthRecovering(journal->records)) {
    journal->journal.remove();
    return nullptr;
  }
  return GameSession::recover(std::move(*journal), partsFor(game));
}

std::string describe(const GameSession& session) {
  const BoardSize size = session.tree().size();
  const int moves = session.position().moveNumber();
  return std::to_string(size.width) + "x" + std::to_string(size.height) + ", " +
         std::to_string(moves) + (moves == 1 ? " move" : " moves");
}

enum class Answer { Yes, No, Delete };

// Asks until the answer is one: a game must not vanish because somebody typed his move too early.
Answer ask(const std::string& question, LineInput& input) {
  static const std::map<std::string, Answer> answers{
      {"", Answer::Yes},  {"y", Answer::Yes},    {"yes", Answer::Yes},      {"n", Answer::No},
      {"no", Answer::No}, {"d", Answer::Delete}, {"delete", Answer::Delete}};
  while (true) {
    std::cout << question << std::flush;
    std::string line;
    if (input.next(line, std::nullopt) == LineInput::Event::End) return Answer::No;
    const auto answer = answers.find(CLI::detail::to_lower(CLI::detail::trim_copy(line)));
    if (answer != answers.end()) return answer->second;
  }
}

// Asks about one lost game after another, until one is wanted or none.
std::unique_ptr<GameSession> askToRecover(PlayGame& game, LineInput& input) {
  for (const auto& path : Journal::recoverable(journalFolder())) {
    auto session = recovered(path, game);
    if (!session) continue;
    const std::string question = "A game was interrupted (" + describe(*session) +
                                 ").\nGo on with it? [Y]es, [n]o, [d]elete it: ";
    const Answer answer = ask(question, input);
    if (answer == Answer::Yes) return session;
    if (answer == Answer::No) return nullptr;
    session->discardJournal();
  }
  return nullptr;
}

// The latest lost game that can be read.
std::unique_ptr<GameSession> latestLost(PlayGame& game) {
  for (const auto& path : Journal::recoverable(journalFolder())) {
    if (auto session = recovered(path, game)) return session;
  }
  return nullptr;
}

void mentionLostGames(PlayGame& game) {
  const auto session = latestLost(game);
  if (!session) return;
  std::cerr << "tengen: a game was interrupted (" << describe(*session)
            << "); --recover goes on with it, --no-recover hides this line\n";
}

// Why there is no game, and what the program says of it when it leaves.
struct NoGame {
  CliError error;
  int exitCode;
};
constexpr int kBadInput = 1;
constexpr int kWrongUsage = 2;

Result<std::unique_ptr<GameSession>, NoGame> sessionFor(const PlayOptions& options, PlayGame& game,
                                                        LineInput& input) {
  std::unique_ptr<GameSession> lost;
  if (options.recover) {
    lost = latestLost(game);
    if (!lost) {
      return Unexpected{NoGame{{"there is no interrupted game to go on with"}, kBadInput}};
    }
  } else if (!options.doNotRecover && isSomebodyThere()) {
    lost = askToRecover(game, input);
  } else if (!options.doNotRecover) {
    mentionLostGames(game);
  }
  if (lost) return lost;

  const auto setup = setupFrom(options);
  if (!setup) return Unexpected{NoGame{setup.error(), kWrongUsage}};
  auto session = GameSession::start(*setup, partsFor(game));
  if (!session) {
    const std::string why = explain(session.error(), setup->size, notationOf(options));
    return Unexpected{NoGame{{why}, kWrongUsage}};
  }
  return std::move(*session);
}

Result<std::unique_ptr<Opponent>, CliError> opponentFor(const PlayOptions& options) {
  if (options.level.empty()) return std::unique_ptr<Opponent>();
  EngineFlags flags = options.machine;
  flags.level = options.level;
  // Another game every time, unless somebody wants the same one again.
  if (flags.seed == 0) flags.seed = secondsSinceEpoch();
  return Opponent::make(flags, options.you == "black" ? Color::White : Color::Black);
}

int play(const PlayOptions& options) {
  PlayGame::Manner manner;
  manner.style = drawing::styleOfTerminal();
  manner.style.coordinates = notationOf(options);
  manner.prompts = isSomebodyThere();
  manner.saveTo = options.saveTo;
  auto opponent = opponentFor(options);
  if (!opponent) return printError(opponent.error());
  PlayGame game(manner, std::move(*opponent));
  LineInput input;
  auto session = sessionFor(options, game, input);
  if (!session) {
    printError(session.error().error);
    return session.error().exitCode;
  }
  return game.run(std::move(*session), input);
}

}  // namespace

void addPlayCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<PlayOptions>();
  CLI::App* play =
      app.add_subcommand("play", "Play a game at the terminal, two people or against the machine");
  play->add_option("--size", options->size, "Lines of the board: 9, or 13x9 for width x height")
      ->check(boardSize())
      ->capture_default_str();
  play->add_option("--rules", options->rules, "Rules by name")
      ->check(knownRules())
      ->capture_default_str();
  play->add_option("--komi", options->komi, "Points for White, instead of what the rules say");
  play->add_option("--handicap", options->handicap, "Black stones to begin with; White moves first")
      ->check(CLI::NonNegativeNumber);
  play->add_option("--black", options->black, "Black stones to begin with: A1,B2");
  play->add_option("--white", options->white, "White stones to begin with");
  play->add_option("--coordinates", options->coordinates, "standard (no I) or plain (with I)")
      ->check(CLI::IsMember({"standard", "plain"}))
      ->capture_default_str();
  play->add_option("--save", options->saveTo, "Save the game here when it ends or you leave");
  play->add_option("--time", options->time,
                   "Time for each side: 20m, 20m+5x30s, 20m+25/10m, 10m+15s")
      ->check(timeSettings())
      ->capture_default_str();
  play->add_option("--level", options->level, "Play against the machine: 25k to 1k, 1d to 6d, max")
      ->check(knownLevel())
      ->option_text("LEVEL");
  play->add_option("--you", options->you, "The colour you play against the machine")
      ->check(CLI::IsMember({"black", "white"}))
      ->capture_default_str();
  play->add_option("--seed", options->machine.seed, "For what the machine leaves to chance")
      ->option_text("N");
  play->add_option("--net", options->machine.network,
                   "Another network than the one that came with Tengen")
      ->option_text("FILE");
  CLI::Option* recover =
      play->add_flag("--recover", options->recover, "Go on with the latest interrupted game");
  play->add_flag("--no-recover", options->doNotRecover, "Do not ask about interrupted games")
      ->excludes(recover);
  play->footer(
      "Examples:\n"
      "  tengen play --size 9\n"
      "  tengen play --size 13 --level 10k --you white\n"
      "  tengen play --rules chinese --handicap 3 --komi 0.5 --save game.sgf\n"
      "  tengen play --size 13x9 --black D4,E4 --white D5 --time 10m+3x30s\n"
      "  printf 'E5\\nC3\\npass\\npass\\ndone\\n' | tengen play --size 9 --save game.sgf\n"
      "\n"
      "At the prompt D4 plays there; pass, undo, count, save, help and quit do what they say.");
  play->callback([options, &exitCode] { exitCode = cli::play(*options); });
}

}  // namespace tengen::cli
