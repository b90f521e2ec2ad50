// tengen score: counts the position at the end of a game, or after some move.
#include <algorithm>
#include <iostream>
#include <memory>
#include <sstream>

#include "base/decimal.h"
#include "game/game_info.h"
#include "game/replay.h"
#include "judge/judge.h"
#include "rules/game_facts.h"
#include "rules/handicap.h"
#include "rules/notation.h"

#include "apps/cli/commands.h"
#include "apps/cli/files.h"
#include "apps/cli/lines.h"
#include "apps/cli/network.h"
#include "apps/cli/score/score_report.h"
#include "apps/cli/validators.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

struct ScoreOptions {
  std::vector<std::string> files;
  std::optional<int> game;  // nothing: all
  std::optional<int> at;
  std::optional<std::string> rules;
  std::optional<std::string> scoring;
  std::optional<double> komi;
  std::string dead = "auto";
  JudgeFlags judge;
  bool json = false;
};

Ruleset rulesOf(const ScoreOptions& options, const GameTree& tree) {
  if (!options.rules) return tree.rules();
  Ruleset rules = *rulesetNamed(*options.rules);
  rules.komi = tree.komi().value_or(usualKomi(rules, tree.handicap()));
  return rules;
}

std::string rulesNameOf(const ScoreOptions& options, const GameTree& tree, const Ruleset& rules) {
  const std::string calledSo = options.rules.value_or(tree.text(tree.root(), "RU"));
  return std::string(nameOf(rules, calledSo).value_or("other"));
}

// The bonus for handicap makes up for counting stones by the rules that have it; whoever asks for a
// way of counting compares the two.
Ruleset countedBy(const ScoreOptions& options, Ruleset rules) {
  if (!options.scoring) return rules;
  rules.scoring = *options.scoring == "area" ? Scoring::Area : Scoring::Territory;
  rules.handicapBonus = HandicapBonus::None;
  return rules;
}

// Two letters are SGF's, a letter and a number what stands at the edge of the board.
std::optional<Point> pointNamed(const std::string& name, BoardSize size) {
  const bool hasNumber = name.find_first_of("0123456789") != std::string::npos;
  return parsePoint(name, size, hasNumber ? Notation::Standard : Notation::Sgf);
}

Result<Marks, CliError> markedByHand(const Board& board, const std::string& list) {
  Marks marks(board.size());
  std::istringstream names(list);
  for (std::string name; std::getline(names, name, ',');) {
    const auto point = pointNamed(name, board.size());
    if (!point || board.at(*point) == Stone::None) {
      return Unexpected{CliError{"there is no stone at " + name + " to be dead"}};
    }
    for (const Point stone : board.chainAt(*point))
      marks.dead[stone] = true;
  }
  return marks;
}

Result<Marks, CliError> deadStones(const Position& position, const std::string& dead,
                                   const Judge* judge) {
  const Board& board = position.board();
  if (dead == "none") return Marks(board.size());
  if (judge) return judge->judge(board, position.toMove()).marks;
  return markedByHand(board, dead);
}

// A problem diagram may hold stones without liberties, which no board can: where such a node itself
// is counted, their points still go to their side.
void ownBreathlessStones(Marks& marks, const GameTree& tree, NodeId id, const Board& board) {
  if (tree.hasMove(id)) return;
  const Setup setup = setupAt(tree.collection(), id, tree.size());
  const auto own = [&](const Points& stones, Owner owner) {
    for (const Point point : stones) {
      if (board.at(point) == Stone::None) marks.regionOwner[point] = owner;
    }
  };
  own(setup.black, Owner::Black);
  own(setup.white, Owner::White);
}

// The game that is open in the tree.
Result<CountedPosition, CliError> countGame(const ScoreOptions& options, const std::string& file,
                                            const GameTree& tree, const Judge* judge) {
  const int number = static_cast<int>(tree.openGame()) + 1;
  const std::string where =
      file + (tree.gameCount() > 1 ? ", game " + std::to_string(number) : std::string());
  const auto inFile = [&](const CliError& error) {
    return Unexpected{CliError{where + ": " + error.sentence}};
  };
  if (const int game = gameNumber(tree); game != kGo)
    return inFile({words(LoadError{LoadError::Code::OtherGame, game})});
  const auto node = nodeAtMove(tree, mainLine(tree), options.at);
  if (!node) return inFile(node.error());
  const Position position = tree.positionAt(*node);
  auto marks = deadStones(position, options.dead, judge);
  if (!marks) return inFile(marks.error());
  ownBreathlessStones(*marks, tree, *node, position.board());

  const Ruleset rules = rulesOf(options, tree);
  const double komi = options.komi.value_or(rules.komi);
  GameFacts facts = factsOf(position, tree.handicap());
  facts.komi = komi;
  Count counted = count(position.board(), *marks);
  return CountedPosition{.file = file,
                         .game = number,
                         .games = tree.gameCount(),
                         .rulesName = rulesNameOf(options, tree, rules),
                         .rulesAreAssumed = !options.rules && tree.text(tree.root(), "RU").empty(),
                         .recorded = gameInfo(tree).result,
                         .isTheEnd = !options.at,
                         .moves = tree.moveNumber(*node),
                         .komi = komi,
                         .komiIsAssumed = !options.komi && !tree.komi(),
                         .rules = countedBy(options, rules),
                         .facts = facts,
                         .marks = std::move(*marks),
                         .counted = std::move(counted)};
}

int scoreFile(const ScoreOptions& options, const std::string& file, const Judge* judge) {
  auto loaded = loadGame(file);
  if (!loaded) return printError(loaded.error());
  GameTree& tree = loaded->tree;
  const size_t first = options.game ? static_cast<size_t>(*options.game) - 1 : 0;
  if (first >= tree.gameCount()) return printError(noSuchGame(file, *options.game, tree));
  const size_t last = options.game ? first : tree.gameCount() - 1;
  int exitCode = 0;
  for (size_t game = first; game <= last; ++game) {
    tree.open(game);
    const auto position = countGame(options, file, tree, judge);
    if (!position) {
      exitCode = printError(position.error());
    } else {
      std::cout << (options.json ? jsonLine(scoreJson(*position)) : scoreTable(*position))
                << std::flush;
    }
  }
  return exitCode;
}

int scoreFiles(const ScoreOptions& options) {
  std::unique_ptr<Judge> judge;  // none where the dead are named
  if (options.dead == "auto") {
    auto made = makeJudge(options.judge);
    if (!made) return printError(made.error());
    judge = std::move(*made);
  }
  int exitCode = 0;
  for (const std::string& file : options.files)
    exitCode = std::max(exitCode, scoreFile(options, file, judge.get()));
  return exitCode;
}

}  // namespace

void addScoreCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ScoreOptions>();
  CLI::App* score = app.add_subcommand("score", "Count the position at the end of games");
  score->add_option("FILE", options->files, "Files to read; - is standard input")
      ->required()
      ->option_text("...");
  score->add_option("--game", options->game, "One game of a file with several, counted from 1")
      ->check(wholeNumber(1))
      ->option_text("N");
  score->add_option("--at", options->at, "Count after so many moves, not at the end")
      ->check(wholeNumber())
      ->option_text("N");
  score->add_option("--rules", options->rules, "Rules by name, instead of the file's")
      ->check(knownRules())
      ->option_text("R");
  score->add_option("--scoring", options->scoring, "This way of counting, and no handicap bonus")
      ->check(CLI::IsMember({"area", "territory"}))
      ->option_text("area|territory");
  score->add_option("--komi", options->komi, "Komi, instead of the file's")
      ->check(komiNumber())
      ->option_text("K");
  score
      ->add_option("--dead", options->dead,
                   "Who is dead; a point (dd or D16) names its whole chain")
      ->check(deadList())
      ->option_text("auto|none|dd,Q3");
  addJudgeFlags(*score, options->judge);
  score->add_flag("--json", options->json, "One JSON object a line, one line a game");
  score->footer(
      "Examples:\n"
      "  tengen score game.sgf\n"
      "  tengen score --rules chinese --json games/*.sgf\n"
      "  tengen score --at 200 --dead cd,Q4 --scoring territory game.sgf");
  score->callback([options, &exitCode] { exitCode = scoreFiles(*options); });
}

}  // namespace tengen::cli
