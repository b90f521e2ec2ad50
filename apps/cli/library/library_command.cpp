// tengen library: all your games in one place, and any position found in them.
#include <algorithm>
#include <iostream>
#include <memory>

#include "base/os/interrupts.h"
#include "base/os/terminal.h"
#include "library/file_survey.h"
#include "library/importer.h"
#include "library/library.h"

#include "apps/cli/commands.h"
#include "apps/cli/library/library_care.h"
#include "apps/cli/library/library_options.h"
#include "apps/cli/library/library_words.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/validators.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

using library::Importer;
using library::Library;

struct Common {
  std::string folder;
  bool json = false;
  bool quiet = false;
};

void addCommon(CLI::App& command, Common& common) {
  addFolderOption(command, common.folder);
  command.add_flag("--json", common.json, "One JSON object a line");
}

Result<Library, CliError> openLibrary(const Common& common) {
  auto opened = Library::open(folderOf(common.folder));
  if (!opened) return Unexpected{errorOf(opened.error())};
  if (const auto hindrance = opened->catalogue().hindrance()) printError(errorOf(*hindrance));
  if (!opened->damaged().empty()) {
    printError({counted(opened->unsearched(), "game") +
                " cannot be searched because a part of the index is damaged; "
                "`tengen library scan` makes it anew from their files"});
  }
  return std::move(*opened);
}

// What was said so far may not be all of it.
int done(const Library& opened) {
  const auto trouble = opened.trouble();
  if (trouble) return printError(errorOf(*trouble));
  return opened.damaged().empty() ? 0 : 1;  // it was said when it was opened
}

// Adding and scanning

// A file that went away before it was its turn is gone like any other.
bool couldNotBeRead(const library::FileTrouble& trouble) {
  return trouble.state == library::FileState::Unreadable &&
         trouble.code != std::errc::no_such_file_or_directory;
}

// Was there anything new, and nothing of it could be added?
bool isInVain(const std::vector<std::string>& added, const library::ImportReport& report) {
  return report.games == 0 &&
         std::any_of(report.troubles.begin(), report.troubles.end(),
                     [&](const library::FileTrouble& trouble) {
                       return std::any_of(added.begin(), added.end(), [&](const auto& source) {
                         return library::isBelow(trouble.path, source);
                       });
                     });
}

void reportImport(const library::ImportReport& report, const Common& common) {
  for (const CliError& trouble : troublesOf(report))
    printError(trouble);
  std::cout << (common.json ? jsonLine(reportJson(report)) : reportText(report));
}

int importInto(const std::vector<std::string>& paths, const Common& common) {
  namespace fs = std::filesystem;
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return printError({path + ": there is no such file"});
    if (!fs::is_regular_file(path, ignored) && !fs::is_directory(path, ignored))
      return printError({path + ": this is neither a file nor a folder"});
  }
  auto importer = Importer::open(folderOf(common.folder));
  if (!importer) return printError(errorOf(importer.error()));
  const auto before = importer->catalogue().sources();
  if (const auto done = importer->addSources(paths); !done)
    return printError(errorOf(done.error()));
  std::vector<std::string> added = importer->catalogue().sources();
  std::erase_if(added, [&](const std::string& source) {
    return std::find(before.begin(), before.end(), source) != before.end();
  });
  Interrupts interrupts;  // what is read by then is kept
  const bool isShown = !common.quiet && isTerminal(kStandardError);
  const auto progress = [&](const library::ImportProgress& now) {
    if (!isShown) return;
    std::cerr << "\r" << now.files << " of " << counted(now.filesInAll, "file") << ", "
              << counted(now.games, "game") << std::flush;
  };
  const auto report = importer->scan(interrupts.token(), progress);
  if (isShown && report && report->files > 0) std::cerr << '\n';
  if (!report) return printError(errorOf(report.error()));
  if (const auto done = importer->removeUseless(added, *report); !done)
    return printError(errorOf(done.error()));
  reportImport(*report, common);
  const bool isIncomplete =
      report->unsearched > 0 ||
      std::any_of(report->troubles.begin(), report->troubles.end(), couldNotBeRead);
  const int exitCode = isIncomplete || isInVain(added, *report) ? 1 : 0;
  return interrupts.exitCode().value_or(exitCode);
}

void addImport(CLI::App& app, int& exitCode) {
  struct Options : Common {
    std::vector<std::string> paths;
  };
  const auto add = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("add", "Add files and folders of games");
  command->add_option("PATH", add->paths, "Files, or folders with all below them")
      ->required()
      ->option_text("...");
  addCommon(*command, *add);
  command->add_flag("--quiet", add->quiet, "No progress on standard error");
  command->footer(
      "The files stay where they are and are never written to. Collections of many games are "
      "fine, records of other\nprograms (NGF, GIB, UGF) too, and ZIP archives of all these: a game "
      "in one is called games.zip!folder/game.sgf,\nand any command opens it by that name.\n"
      "\nExamples:\n"
      "  tengen library add ~/games\n"
      "  tengen library add --library /data/pros pros.sgf");
  command->callback([add, &exitCode] { exitCode = importInto(add->paths, *add); });

  const auto scan = std::make_shared<Common>();
  CLI::App* again = app.add_subcommand("scan", "Look what is new, changed or gone since then");
  addCommon(*again, *scan);
  again->add_flag("--quiet", scan->quiet, "No progress on standard error");
  again->callback([scan, &exitCode] { exitCode = importInto({}, *scan); });
}

// Listing

struct ListOptions : Common {
  FilterOptions filter;
  std::optional<size_t> limit;
  bool duplicates = false;
};

// A screen or three for people; programs get all.
size_t limitOf(const ListOptions& options, const Library& opened) {
  constexpr size_t kForPeople = 100;
  if (options.limit) return *options.limit;
  return options.json ? opened.select({}).count(opened.segments()) : kForPeople;
}

int listDuplicates(const Library& opened, const ListOptions& options) {
  const auto groups = opened.duplicates();
  if (groups.empty() && !options.json) std::cout << "0 games\n";
  for (const auto& group : groups) {
    Json games = Json::array();
    for (const library::GameId id : group) {
      const auto game = opened.game(id);
      if (!game) continue;
      if (!options.json) std::cout << gameLine(*game) << '\n';
      games.push_back(gameJson(*game));
    }
    std::cout << (options.json ? jsonLine({{"games", std::move(games)}}) : "\n");
  }
  return done(opened);
}

int listGames(const ListOptions& options) {
  const auto opened = openLibrary(options);
  if (!opened) return printError(opened.error());
  if (options.duplicates) return listDuplicates(*opened, options);
  const auto answer =
      opened->find(filterOf(options.filter), {.examples = limitOf(options, *opened), .players = 0});
  if (answer.wins.games == 0 && !options.json) std::cout << "0 games\n";
  for (const library::Hit& hit : answer.examples) {
    const auto game = opened->game(hit.game);
    if (game) std::cout << (options.json ? jsonLine(gameJson(*game)) : gameLine(*game) + '\n');
  }
  const size_t others = answer.wins.games - answer.examples.size();
  if (!options.json && others > 0) std::cout << "and " << counted(others, "other game") << '\n';
  return done(*opened);
}

void addList(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ListOptions>();
  CLI::App* command = app.add_subcommand("list", "List games, the latest first");
  addFilterOptions(*command, options->filter);
  command->add_option("--limit", options->limit, "At most so many (100; with --json all)")
      ->check(wholeNumber())
      ->option_text("N");
  command->add_flag("--duplicates", options->duplicates,
                    "Games that are there more than once, in groups, also turned, mirrored or with "
                    "colours changed");
  addCommon(*command, *options);
  command->footer(
      "Examples:\n"
      "  tengen library list --player Shusaku --result B+\n"
      "  tengen library list --from 2010 --to 2020 --json | jq -r .file\n"
      "  tengen library list --duplicates\n"
      "\nA name in letters of no known alphabet is written as it is where the list goes to a file "
      "or a program;\nwith --json `file_url` has it too, its bytes as %FF.");
  command->callback([options, &exitCode] { exitCode = listGames(*options); });
}

// Searching

struct FindOptions : Common {
  FilterOptions filter;
  std::optional<std::string> position;
  std::optional<std::string> pattern;
  std::optional<std::string> where;
  int game = 1;
  std::optional<std::string> next;
  std::optional<std::string> moves;
  bool sameColors = false;
  size_t limit = 10;
};

std::optional<Color> nextColor(const FindOptions& options) {
  if (!options.next) return std::nullopt;
  return *options.next == "black" ? Color::Black : Color::White;
}

// What the options add to a question of either kind.
template <class Query>
Query completed(Query query, const FindOptions& options) {
  query.eitherColor = !options.sameColors;
  query.next = nextColor(options);
  if (options.moves) query.moves = *parseMoveRange(*options.moves);
  return query;
}

int findGames(const FindOptions& options) {
  const auto opened = openLibrary(options);
  if (!opened) return printError(opened.error());
  const library::GameFilter filter = filterOf(options.filter);
  const library::AnswerOptions wanted{.examples = options.limit, .players = 10};
  const auto print = [&](const library::Answer& answer, BoardSize size) {
    std::cout << (options.json ? jsonLine(answerJson(*opened, answer, size))
                               : answerTable(*opened, answer, size));
    return done(*opened);
  };
  if (options.pattern) {
    const auto pattern = patternIn(*options.pattern, options.where.value_or(""));
    if (!pattern) return printError(pattern.error());
    const library::PatternQuery query =
        completed(library::PatternQuery{.pattern = *pattern, .next = {}, .moves = {}}, options);
    return print(opened->find(query, filter, wanted), pattern->size);
  }
  if (!options.position) return print(opened->find(filter, wanted), {});
  const auto place = positionAt(*options.position, options.game);
  if (!place) return printError(place.error());
  const library::PositionQuery query = completed(*place, options);
  return print(opened->find(query, filter, wanted), query.board.size());
}

// What asks about a board means nothing without one.
void checkHasBoard(const FindOptions& options) {
  if (options.position || options.pattern) return;
  const auto refuse = [](const char* option) {
    throw CLI::ValidationError(option, "needs --position or --pattern");
  };
  if (options.next) refuse("--next");
  if (options.moves) refuse("--moves");
  if (options.sameColors) refuse("--same-colors");
}

void addFind(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<FindOptions>();
  CLI::App* command = app.add_subcommand("find", "Find positions, and what was played next");
  command
      ->add_option("--position", options->position,
                   "The board after N moves of a game; without @N its last")
      ->option_text("FILE@N");
  command
      ->add_option("--pattern", options->pattern,
                   "A part of a board, drawn in a text file; see below")
      ->option_text("FILE")
      ->excludes("--position");
  command
      ->add_option(
          "--where", options->where,
          "Where the pattern lies, if its drawing has no edges: its upper left is a corner, "
          "its upper side is a side, or anywhere")
      ->check(CLI::IsMember({"corner", "side", "anywhere"}))
      ->option_text("corner|side|anywhere")
      ->needs("--pattern");
  command->add_option("--game", options->game, "Which game of that file (1)")
      ->check(wholeNumber(1))
      ->option_text("G")
      ->needs("--position");
  command->add_option("--next", options->next, "Only where this side played next")
      ->check(CLI::IsMember({"black", "white"}))
      ->option_text("black|white");
  command->add_option("--moves", options->moves, "Only after so many moves: 10-60, -60, 10-")
      ->check(CLI::Validator(
          [](std::string& text) {
            return parseMoveRange(text) ? "" : "no range of moves like 10-60: " + text;
          },
          ""))
      ->option_text("A-B");
  command->add_flag("--same-colors", options->sameColors,
                    "Not where Black and White have changed places");
  addFilterOptions(*command, options->filter);
  command->add_option("--limit", options->limit, "At most so many games as examples (10)")
      ->check(wholeNumber())
      ->option_text("N");
  addCommon(*command, *options);
  command->footer(
      "A board is found however it is turned or mirrored, and with colours changed; next moves and "
      "wins are told\nas on the board that was asked about. A hit is a place where it begins to "
      "stand; a game can have several.\n"
      "\nA pattern is drawn with . empty, X black, O white, x black or empty, o white or empty, * "
      "anything, and numbers\nfor moves that come one after another, Black first. The board's "
      "edges "
      "may be drawn around it with | - +; next moves\nare told as points of the drawing, A1 lower "
      "left, and are those inside it, at once or later.\n\n"
      "  +-----\n"
      "  |..*..\n"
      "  |.oX..\n"
      "  |..O*.\n"
      "\nExamples:\n"
      "  tengen library find --position game.sgf@12\n"
      "  tengen library find --position game.sgf@12 --player Shusaku --result B+ --json\n"
      "  tengen library find --pattern corner.txt --next white\n"
      "  tengen library find --player 'Lee Sedol' --from 2010 --to 2020\n"
      "  tengen show 'games.zip!folder/game.sgf' --at 40     # a game it found\n"
      "  tengen show game.sgf --variation 0.1 --at 12        # move 12 of variation 0.1");
  command->callback([options, &exitCode] {
    checkHasBoard(*options);
    exitCode = findGames(*options);
  });
}

void addStats(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<Common>();
  CLI::App* command = app.add_subcommand("stats", "Say how much is in the library");
  addCommon(*command, *options);
  command->callback([options, &exitCode] {
    const auto opened = openLibrary(*options);
    if (!opened) {
      exitCode = printError(opened.error());
      return;
    }
    const auto figures = opened->figures();
    std::cout << (options->json ? jsonLine(figuresJson(*opened, figures))
                                : figuresTable(*opened, figures));
    exitCode = done(*opened);
  });
}

}  // namespace

void addLibraryCommand(CLI::App& app, int& exitCode) {
  CLI::App* command =
      app.add_subcommand("library", "Keep all your games in one place and find positions in them");
  command->require_subcommand(1);
  command->footer("`tengen library COMMAND --help` gives examples.");
  addImport(*command, exitCode);
  addList(*command, exitCode);
  addFind(*command, exitCode);
  addStats(*command, exitCode);
  addLibraryRemove(*command, exitCode);
  addLibraryCheck(*command, exitCode);
  addLibraryTag(*command, exitCode);
  addLibrarySame(*command, exitCode);
}

}  // namespace tengen::cli
