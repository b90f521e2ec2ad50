// tengen match: two programs that speak GTP play against each other.
#include <filesystem>
#include <iostream>
#include <memory>
#include <sstream>

#include "base/decimal.h"
#include "base/os/file.h"
#include "base/os/interrupts.h"
#include "base/os/terminal.h"
#include "base/os/wall_clock.h"
#include "clock/time_text.h"
#include "game/sgf_bridge.h"
#include "rules/handicap.h"

#include "apps/cli/commands.h"
#include "apps/cli/match/match_run.h"
#include "apps/cli/network.h"
#include "apps/cli/validators.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

constexpr int kWrongUsage = 2;

struct MatchOptions {
  std::string black;
  std::string white;
  int games = 0;
  std::string size = "19";
  std::string rules = "chinese";
  std::optional<double> komi;
  int handicap = 0;
  std::string time = "none";
  double grace = 0.5;
  double patience = 300;
  std::string openings = "random";
  std::optional<int> openingMoves;
  int parallel = 1;
  std::string sprt;
  int maxMoves = 0;
  uint64_t seed = 1;
  JudgeFlags judge;
  bool askScore = false;
  bool quiet = false;
  bool json = false;
  std::string out;
};

// Options as values

// GTP has names for so many columns.
std::optional<BoardSize> parseGtpSize(const std::string& text) {
  constexpr int kMost = 25;
  const auto size = parseSize(text);
  return size && size->width <= kMost && size->height <= kMost ? size : std::nullopt;
}

// A bare number is seconds for each move; everything else as people write it.
std::optional<TimeSettings> parseTime(const std::string& text) {
  if (const auto seconds = parseDecimal(text)) {
    if (!(*seconds > 0.001 && *seconds < 1e6)) return std::nullopt;
    return TimeSettings::byoYomi(Milliseconds{0}, 1,
                                 Milliseconds{static_cast<int64_t>(*seconds * 1000 + 0.5)});
  }
  return parseTimeSettings(text);
}

std::optional<Sprt> parseSprt(const std::string& text) {
  const size_t comma = text.find(',');
  if (comma == std::string::npos) return std::nullopt;
  const auto low = parseDecimal(text.substr(0, comma));
  const auto high = parseDecimal(text.substr(comma + 1));
  if (!low || !high || *low >= *high) return std::nullopt;
  return Sprt{*low, *high};
}

template <class Parse>
CLI::Validator readableBy(Parse parse, const std::string& error) {
  return CLI::Validator(
      [=](std::string& text) { return parse(text) ? std::string() : error + ": " + text; }, "");
}

Milliseconds inMilliseconds(double seconds) {
  return Milliseconds{static_cast<int64_t>(seconds * 1000)};
}

// Three times the points of the board: long enough for every game that means to end.
int defaultMaxMoves(BoardSize size) {
  return 3 * size.points();
}

MatchTerms termsFrom(const MatchOptions& options) {
  MatchTerms terms;
  terms.size = *parseGtpSize(options.size);
  terms.rules = *rulesetNamed(options.rules);
  terms.rules.komi = options.komi.value_or(usualKomi(terms.rules, options.handicap));
  terms.handicap = fixedHandicap(terms.size, options.handicap).value_or(Points{});
  terms.time = *parseTime(options.time);
  terms.grace = inMilliseconds(options.grace);
  terms.patience = inMilliseconds(options.patience);
  terms.maxMoves = options.maxMoves > 0 ? options.maxMoves : defaultMaxMoves(terms.size);
  terms.askScore = options.askScore;
  return terms;
}

Result<std::vector<Opening>, CliError> openingsOf(const MatchOptions& options,
                                                  const MatchTerms& terms) {
  const int pairs = (options.games + 1) / 2;
  if (options.openings == "none") return std::vector<Opening>{{"", {}}};
  if (options.openings == "random") {
    return randomOpenings(terms.size, pairs, options.openingMoves, options.seed, terms.handicap);
  }
  return openingsFrom(options.openings, terms.start(), options.openingMoves);
}

// The folder

// Everything the games depend on but their number: a folder holds one match.
std::string settingsText(const MatchOptions& options, const MatchTerms& terms) {
  Json json{{"black", options.black},
            {"white", options.white},
            {"size", options.size},
            {"rules", options.rules},
            {"komi", jsonNumber(terms.rules.komi)},
            {"time", toText(terms.time)},
            {"openings", options.openings},
            {"opening_moves", options.openingMoves ? Json(*options.openingMoves) : Json(nullptr)},
            {"max_moves", terms.maxMoves},
            {"seed", options.seed}};
  if (options.handicap > 0) json["handicap"] = options.handicap;
  return jsonLine(json);
}

// A match that never began, for an engine could not be started, claims nothing.
bool hasGames(const std::filesystem::path& folder) {
  std::error_code failed;
  for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
    if (entry.path().extension() == ".sgf") return true;
  }
  return false;
}

Result<void, CliError> claimFolder(const std::filesystem::path& folder,
                                   const std::string& settings) {
  const auto cannot = [](const FileError& error) {
    return Unexpected{CliError{error.path.string() + ": " + words(error)}};
  };
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) return cannot({folder, failed});
  const std::filesystem::path file = folder / "match.json";
  if (std::filesystem::exists(file, failed)) {
    const auto there = readFile(file);
    if (!there) return cannot(there.error());
    if (*there == settings) return {};
    if (hasGames(folder))
      return Unexpected{CliError{folder.string() +
                                 ": another match was begun here; its settings are in match.json. "
                                 "Give the same ones to go on with it, or another folder"}};
  }
  const auto written = replaceFile(file, settings);
  if (!written) return cannot(written.error());
  return {};
}

void showProgress(const MatchResults& results, int number) {
  const std::string line = progressLine(results, number);
  if (isTerminal(kStandardError)) {
    std::cerr << "\r\033[K" << line << std::flush;
  } else {
    std::cerr << line << std::endl;
  }
}

// Stones beyond the points every program knows would be told to some and not to others.
Result<void, CliError> checkHandicap(const MatchOptions& options) {
  const BoardSize size = *parseGtpSize(options.size);
  const int most = maxFixedHandicap(size);
  const bool isOne = options.handicap >= 2 && options.handicap <= most;
  if (options.handicap == 0 || isOne) return {};
  if (most == 0) return Unexpected{CliError{"there are no handicap points on this board"}};
  return Unexpected{CliError{"a handicap on this board is from 2 to " +
                             counted(static_cast<size_t>(most), "stone")}};
}

int match(const MatchOptions& options) {
  if (const auto handicap = checkHandicap(options); !handicap) {
    printError(handicap.error());
    return kWrongUsage;
  }
  MatchPlan plan;
  plan.commandLines = {options.black, options.white};
  plan.terms = termsFrom(options);
  plan.games = options.games;
  plan.parallel = std::min(options.parallel, options.games);
  if (!options.sprt.empty()) plan.sprt = parseSprt(options.sprt);
  plan.folder = options.out;
  plan.date = today();
  auto openings = openingsOf(options, plan.terms);
  if (!openings) return printError(openings.error());
  plan.openings = std::move(*openings);
  const auto claimed = claimFolder(options.out, settingsText(options, plan.terms));
  if (!claimed) return printError(claimed.error());

  const auto judge = makeJudge(options.judge);
  if (!judge) return printError(judge.error());
  MatchRun run(std::move(plan), **judge);
  const size_t before = run.results().games.size();
  if (before > 0 && !options.quiet) {
    std::cerr << counted(before, "game") << " of this match already played\n";
  }
  Interrupts interrupts;  // games under way are given up, those played are on the disk
  const auto played = run.play(interrupts.token(), [&](const MatchResults& results, int number) {
    if (!options.quiet) showProgress(results, number);
  });
  if (!options.quiet && isTerminal(kStandardError)) std::cerr << '\n';
  if (!played) return printError(played.error());
  const MatchResults& results = run.results();
  std::cout << (options.json ? jsonLine(matchJson(results)) : matchTable(results));
  return interrupts.token().stop_requested() ? 1 : 0;
}

void addTermOptions(CLI::App& command, MatchOptions& options) {
  command.add_option("--size", options.size, "Lines of the board: 9, 13, 19, or 13x9")
      ->check(readableBy(parseGtpSize, "no board size like 19 or 13x9, from 1 to 25"))
      ->capture_default_str();
  command.add_option("--rules", options.rules, "Rules by name")
      ->check(knownRules())
      ->capture_default_str();
  command.add_option("--komi", options.komi, "Points for White, instead of what the rules say")
      ->check(komiNumber())
      ->option_text("K");
  command
      .add_option("--handicap", options.handicap,
                  "Black stones on the star points; White moves first, and komi only breaks ties")
      ->check(wholeNumber())
      ->option_text("N");
  command
      .add_option("--time", options.time,
                  "Seconds for each move (0.5), or 20m, 10m+3x30s, 20m+25/10m, 10m+5s")
      ->check(readableBy(parseTime, "no time like 0.5, 20m, 10m+3x30s, 20m+25/10m or 10m+5s"))
      ->capture_default_str();
  command.add_option("--grace", options.grace, "Seconds beyond the time before it is lost")
      ->check(numberBetween(0, 1e6))
      ->capture_default_str();
  command
      .add_option("--patience", options.patience,
                  "Seconds to wait for a reply where no time is set; a program that starts has 180")
      ->check(numberBetween(0.001, 1e6))
      ->capture_default_str();
  command
      .add_option("--max-moves", options.maxMoves,
                  "Then the game is counted as it stands; three times the points of the board")
      ->check(wholeNumber(1))
      ->option_text("N");
}

void addOpeningOptions(CLI::App& command, MatchOptions& options) {
  command
      .add_option("--openings", options.openings,
                  "random, none, or a file or folder of SGF whose main lines are played")
      ->capture_default_str();
  command.add_option("--opening-moves", options.openingMoves, "So many moves of each opening")
      ->check(wholeNumber())
      ->option_text("N");
  command.add_option("--seed", options.seed, "For random openings")
      ->check(seedNumber())
      ->option_text("N")
      ->capture_default_str();
}

void addRunOptions(CLI::App& command, MatchOptions& options) {
  command.add_option("--parallel", options.parallel, "Games at a time")
      ->check(wholeBetween(1, 256))
      ->capture_default_str();
  command
      .add_option("--sprt", options.sprt,
                  "Stop when it is clear whether --black is E0 or E1 Elo stronger")
      ->check(readableBy(parseSprt, "no pair of numbers like 0,30, the lower first"))
      ->option_text("E0,E1");
  addJudgeFlags(command, options.judge);
  command.add_flag("--ask-score", options.askScore,
                   "Ask the programs for the score too, and note who disagrees");
  command.add_flag("--quiet", options.quiet, "No progress on standard error");
  command.add_flag("--json", options.json, "The result as one JSON object");
}

}  // namespace

void addMatchCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<MatchOptions>();
  CLI::App* match = app.add_subcommand("match", "Let two GTP programs play against each other");
  match->add_option("--black", options->black, "The program with Black in odd games: A")
      ->required()
      ->option_text("CMD");
  match->add_option("--white", options->white, "The program with Black in even games: B")
      ->required()
      ->option_text("CMD");
  match->add_option("--games", options->games, "Games in all")
      ->required()
      ->check(wholeBetween(1, 1000000))
      ->option_text("N");
  match->add_option("--out", options->out, "The folder for the games")
      ->required()
      ->option_text("DIR");
  addTermOptions(*match, *options);
  addOpeningOptions(*match, *options);
  addRunOptions(*match, *options);
  match->footer(
      "Colours are swapped every game, a handicap with them, and each opening is played with both. "
      "Moves,\ntime and the count are our own referee's: a program that plays an illegal move, "
      "crashes, falls silent\nor exceeds its time loses the game. Where the folder holds games of "
      "this match already, it goes on\nwith the next.\n"
      "\nExamples:\n"
      "  tengen match --black 'tengen gtp --time 0.3' --white 'gnugo --mode gtp --chinese-rules' "
      "\\\n"
      "    --games 60 --size 13 --out games\n"
      "  tengen match --black 'tengen gtp --visits 800' --white 'tengen gtp --visits 100' \\\n"
      "    --games 400 --size 9 --parallel 2 --sprt 0,100 --out visits\n"
      "  tengen match --black ./mine --white ./theirs --games 20 --time 1m+5x10s --out games");
  match->callback([options, &exitCode] { exitCode = cli::match(*options); });
}

}  // namespace tengen::cli
