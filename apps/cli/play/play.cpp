#include "apps/cli/play/play.h"

#include <filesystem>
#include <iostream>
#include <memory>
#include <sstream>

#include "base/decimal.h"
#include "base/os/interrupts.h"
#include "base/os/terminal.h"
#include "base/os/wall_clock.h"
#include "base/words.h"
#include "clock/time_text.h"
#include "game/sgf_bridge.h"
#include "judge/playout_judge.h"
#include "rules/handicap.h"
#include "rules/notation.h"
#include "session/seat.h"

#include "apps/cli/engine_options.h"
#include "apps/cli/files.h"
#include "apps/cli/play/joined_game.h"
#include "apps/cli/play/lost_games.h"
#include "apps/cli/play/play_game.h"
#include "apps/cli/play/play_words.h"
#include "apps/cli/validators.h"
#include "apps/client/seat_book.h"
#include "apps/client/server_questions.h"

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
  std::optional<int> recover;  // which, the latest first
  bool list = false;
  bool doNotRecover = false;
  std::string join;  // a link; empty: the game is played here
  std::string name;
};

// Options as values

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
  setup.rulesName = options.rules;
  setup.rules.komi = options.komi.value_or(usualKomi(setup.rules, options.handicap));
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

CLI::Validator someLink() {
  return CLI::Validator(
      [](std::string& text) { return text.empty() ? "a link must be named" : std::string(); },
      "LINK");
}

std::string absolute(const std::string& file) {
  return file == "-" ? file : std::filesystem::absolute(file).string();
}

Color machinesColor(const PlayOptions& options) {
  return options.you == "black" ? Color::White : Color::Black;
}

Result<std::unique_ptr<Opponent>, CliError> makeOpponent(const PlayOptions& options,
                                                         const std::string& level, Color color) {
  EngineFlags flags = options.machine;
  flags.level = level;
  // Another game every time, unless somebody wants the same one again.
  if (flags.seed == 0) flags.seed = secondsSinceEpoch();
  return Opponent::make(flags, color);
}

// Why there is no game, and what the program says of it when it leaves.
struct NoGame {
  CliError error;
  int exitCode;
};
constexpr int kBadInput = 1;
constexpr int kWrongUsage = 2;

bool isSomebodyThere() {
  return isTerminal(kStandardInput) && isTerminal(kStandardOutput);
}

GameSession::Parts basicParts() {
  GameSession::Parts parts;
  parts.judge = std::make_unique<PlayoutJudge>();
  return parts;
}

GameSession::Parts partsFor(PlayGame& game) {
  GameSession::Parts parts = basicParts();
  parts.observer = game.observer();
  parts.journalFolder = journalFolder();
  return parts;
}

// A game that was interrupted, if one is wanted.
Result<std::unique_ptr<GameSession>, CliError> lostGame(const PlayOptions& options, PlayGame& game,
                                                        LineInput& input) {
  LostGames lost([&game] { return partsFor(game); });
  if (options.recover) return lost.take(*options.recover);
  if (options.doNotRecover) return std::unique_ptr<GameSession>();
  if (isSomebodyThere()) return lost.ask(input);
  lost.mention();
  return std::unique_ptr<GameSession>();
}

// Our own player for that side, in the session and beside it.
Result<void, CliError> seatOpponent(const PlayOptions& options, const std::string& level,
                                    Color color, PlayGame& game, GameSession& session) {
  auto opponent = makeOpponent(options, level, color);
  if (!opponent) return Unexpected{opponent.error()};
  game.setOpponent(std::move(*opponent));
  session.setPlayer(color, std::make_unique<OpponentSeat>(), engineSeat(level));
  return {};
}

// The opponent and the file of the game before it was interrupted, unless others are named now.
Result<void, CliError> takeUp(const PlayOptions& options, PlayGame& game, GameSession& session,
                              LineInput& input) {
  session.setPaused(false);  // whoever takes it up at a terminal is there
  const std::string file = options.saveTo.empty() ? session.file() : absolute(options.saveTo);
  if (!file.empty()) game.saveTo(file, session.tree(), input);
  if (game.file() != session.file()) session.setFile(game.file());
  for (const Color color : {Color::Black, Color::White}) {
    const auto level = levelOfSeat(session.seatOf(color));
    if (!level) continue;
    return seatOpponent(options, options.level.empty() ? *level : options.level, color, game,
                        session);
  }
  if (options.level.empty()) return {};
  return seatOpponent(options, options.level, machinesColor(options), game, session);
}

Result<std::unique_ptr<GameSession>, NoGame> sessionFor(const PlayOptions& options, PlayGame& game,
                                                        LineInput& input) {
  auto lost = lostGame(options, game, input);
  if (!lost) {
    const bool isLeaving = lost.error().sentence.empty();
    return Unexpected{NoGame{lost.error(), isLeaving ? 0 : kBadInput}};
  }
  if (*lost) {
    const auto taken = takeUp(options, game, **lost, input);
    if (!taken) return Unexpected{NoGame{taken.error(), kBadInput}};
    return std::move(*lost);
  }

  const auto setup = setupFrom(options);
  if (!setup) return Unexpected{NoGame{setup.error(), kWrongUsage}};
  auto parts = partsFor(game);
  if (!options.level.empty()) {
    auto made = makeOpponent(options, options.level, machinesColor(options));
    if (!made) return Unexpected{NoGame{made.error(), kBadInput}};
    game.setOpponent(std::move(*made));
    const bool black = machinesColor(options) == Color::Black;
    (black ? parts.black : parts.white) = std::make_unique<OpponentSeat>();
    (black ? parts.blackSeat : parts.whiteSeat) = engineSeat(options.level);
  }
  if (!options.saveTo.empty()) {
    game.saveTo(options.saveTo, GameTree(), input);
    parts.file = absolute(game.file());
  }
  auto session = GameSession::start(*setup, std::move(parts));
  if (!session) {
    const std::string why = explain(session.error(), setup->size, notationOf(options));
    return Unexpected{NoGame{{why}, kWrongUsage}};
  }
  return std::move(*session);
}

drawing::BoardTextStyle styleFor(const PlayOptions& options) {
  drawing::BoardTextStyle style = drawing::styleOfTerminal();
  style.coordinates = notationOf(options);
  return style;
}

// The seat of a link: one that was taken here by it before, or a new one. Who opens their own
// invitation sits down at the other side, as long as nobody has.
Result<client::SeatKey, CliError> seatBy(const remote::Link& link, const std::string& name,
                                         const client::SeatBook& book) {
  const bool isInvitation = link.kind == remote::Link::Kind::Invitation;
  const auto taken = isInvitation ? book.seatTakenBy(link) : std::nullopt;
  if (taken) return *taken;
  const auto seat = client::takeSeat(link, name);
  if (seat) return *seat;
  const auto own = isInvitation ? book.seatInviting(link) : std::nullopt;
  if (own && seat.error().detail == "taken") return *own;
  return Unexpected{CliError{explain(seat.error(), link.server)}};
}

// What is played there is said before the seat is taken, and whoever can be asked may think again.
// Whether the link opens anything the server says when they sit down.
bool wantsToSitDown(const remote::Link& link, const client::SeatBook& book, LineInput& input) {
  const bool isNew = link.kind == remote::Link::Kind::Invitation && !book.seatTakenBy(link);
  const auto table = isNew ? client::lookAt(link) : Unexpected{client::ClientError{}};
  if (!table) return true;
  std::cout << wrapped(describeInvitation(*table), drawing::styleOfTerminal().width) << std::endl;
  if (!isSomebodyThere()) return true;
  while (true) {
    std::cout << "Sit down? [Y]es, [n]o: " << std::flush;
    std::string line;
    const auto event = input.next(line, std::nullopt);
    if (event == LineInput::Event::End || event == LineInput::Event::Interrupted) return false;
    const std::string answer = lowerCase(trimmed(line));
    if (event == LineInput::Event::Line && (answer.empty() || answer == "y" || answer == "yes"))
      return true;
    if (answer == "n" || answer == "no") return false;
  }
}

int join(const PlayOptions& options) {
  const auto link = remote::parseLink(options.join);
  if (!link) return printError({"--join wants a link like http://192.168.1.7:8361/g/k3f9#i=..."});
  client::SeatBook book(journalFolder() / "seats.json");
  Interrupts interrupts;
  LineInput input(interrupts.token());
  if (!wantsToSitDown(*link, book, input)) return interrupts.exitCode().value_or(0);
  const auto seat = seatBy(*link, options.name, book);
  if (!seat) return printError(seat.error());
  JoinedGame game({styleFor(options), isSomebodyThere(), options.saveTo}, *seat, book);
  const int exitCode = game.run(input);
  return interrupts.exitCode().value_or(exitCode);
}

int play(const PlayOptions& options) {
  if (options.list) return LostGames([] { return basicParts(); }).list();
  if (!options.saveTo.empty()) {
    const auto savable = checkSavable(options.saveTo);
    if (!savable) return printError(savable.error());
  }
  if (!options.join.empty()) return join(options);
  PlayGame::Settings settings;
  settings.style = styleFor(options);
  settings.prompts = isSomebodyThere();
  settings.makeOpponent = [options](const std::string& level, Color color) {
    return makeOpponent(options, level, color);
  };
  Interrupts interrupts;
  PlayGame game(settings);
  LineInput input(interrupts.token());
  auto session = sessionFor(options, game, input);
  if (!session) {
    if (!session.error().error.sentence.empty()) printError(session.error().error);
    return session.error().exitCode;
  }
  const int exitCode = game.run(std::move(*session), input);
  return interrupts.exitCode().value_or(exitCode);
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
  play->add_option("--komi", options->komi, "Points for White, instead of what the rules say")
      ->check(komiNumber())
      ->option_text("K");
  play->add_option("--handicap", options->handicap,
                   "Black stones to begin with; White moves first, and komi only breaks ties")
      ->check(wholeNumber())
      ->option_text("N");
  play->add_option("--black", options->black, "Black stones to begin with: A1,B2");
  play->add_option("--white", options->white, "White stones to begin with");
  play->add_option("--coordinates", options->coordinates, "standard (no I) or plain (with I)")
      ->check(CLI::IsMember({"standard", "plain"}))
      ->capture_default_str();
  play->add_option(
          "--save", options->saveTo,
          "Save the game here when it ends or you leave, or beside another that lies there")
      ->check(fileName())
      ->option_text("FILE");
  play->add_option("--time", options->time,
                   "Time for each side: 20m, 20m+5x30s, 20m+25/10m, 10m+15s")
      ->check(timeSettings())
      ->capture_default_str();
  CLI::Option* level = play->add_option("--level", options->level,
                                        "Play against the machine: 25k to 1k, 1d to 6d, max")
                           ->check(knownLevel())
                           ->option_text("LEVEL");
  play->add_option("--you", options->you, "The colour you play against the machine")
      ->check(CLI::IsMember({"black", "white"}))
      ->capture_default_str()
      ->needs(level);
  play->add_option("--seed", options->machine.seed, "For what the machine leaves to chance")
      ->check(seedNumber())
      ->option_text("N");
  play->add_option("--net", options->machine.network,
                   "Another network than the one that came with Tengen")
      ->option_text("FILE");
  CLI::Option* recover =
      play->add_option("--recover", options->recover,
                       "Go on with an interrupted game: the latest, or the N-th of --list")
          ->expected(0, 1)
          ->default_str("1")
          ->check(wholeNumber(1))
          ->option_text("[N]");
  play->add_flag("--list", options->list, "List the interrupted games, the latest first");
  play->add_flag("--no-recover", options->doNotRecover, "Do not ask about interrupted games")
      ->excludes(recover);
  play->add_option("--join", options->join,
                   "Play with somebody far away: the link you were sent, in quotes")
      ->check(someLink())
      ->option_text("LINK");
  play->add_option("--name", options->name, "How you are called at the table you join")
      ->option_text("NAME");
  play->footer(
      "Examples:\n"
      "  tengen play --size 9\n"
      "  tengen play --size 13 --level 10k --you white\n"
      "  tengen play --rules chinese --handicap 3 --save game.sgf\n"
      "  tengen play --size 13x9 --black D4,E4 --white D5 --time 10m+3x30s\n"
      "  tengen play --join 'http://192.168.1.7:8361/g/k3f9x2ab#i=9sXw...' --name Ada\n"
      "  printf 'E5\\nC3\\npass\\npass\\ndone\\n' | tengen play --size 9 --save game.sgf\n"
      "\n"
      "At the prompt D4 plays there; pass, undo, count, save, help and quit do what they say.");
  play->callback([options, recover, &exitCode] {
    // CLI11 takes '' for an option without its value.
    const auto given = recover->results();
    if (!given.empty() && !options->recover)
      throw CLI::ValidationError("--recover", "a number must be named");
    exitCode = cli::play(*options);
  });
}

}  // namespace tengen::cli
