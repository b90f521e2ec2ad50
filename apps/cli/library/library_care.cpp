// tengen library remove, check, tag and same: a library looked after.
#include "apps/cli/library/library_care.h"

#include <iostream>
#include <memory>

#include "base/words.h"
#include "library/importer.h"
#include "library/library.h"
#include "library/repair.h"

#include "apps/cli/library/library_options.h"
#include "apps/cli/library/library_words.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

using library::Importer;
using library::Library;
using library::LibraryError;

struct CheckOptions {
  std::string folder;
  bool json = false;
  bool repair = false;
};

struct CheckReport {
  std::string catalogue;  // its damage; empty when there is none
  size_t damagedParts = 0;
  size_t games = 0;

  bool isFine() const { return catalogue.empty() && damagedParts == 0; }
};

Result<CheckReport, LibraryError> examine(const std::filesystem::path& folder) {
  CheckReport report;
  const auto opened = Library::open(folder);
  if (!opened) {
    if (opened.error().kind != LibraryError::Kind::Damaged) return Unexpected{opened.error()};
    report.catalogue = opened.error().detail;
    return report;
  }
  report.catalogue = opened->catalogue().damage().value_or("");
  report.damagedParts = opened->damaged().size();
  for (const library::Segment& segment : opened->segments())
    report.damagedParts += !segment.check();
  report.games = opened->select({}).count(opened->segments());
  if (const auto trouble = opened->catalogue().trouble(); trouble && report.catalogue.empty())
    return Unexpected{*trouble};
  return report;
}

void print(const CheckReport& report, bool asJson) {
  if (asJson) {
    std::cout << jsonLine({{"catalogue", jsonText(report.catalogue)},
                           {"damaged_parts", report.damagedParts},
                           {"games", report.games}});
    return;
  }
  if (report.isFine()) std::cout << "All is well: " << counted(report.games, "game") << '\n';
  if (!report.catalogue.empty())
    std::cout << "The catalogue is damaged: " << plainLine(report.catalogue) << '\n';
  if (report.damagedParts > 0)
    std::cout << counted(report.damagedParts, "part") << " of the index damaged\n";
}

int check(const CheckOptions& options) {
  const auto folder = folderOf(options.folder);
  const auto report = examine(folder);
  if (!report) return printError(errorOf(report.error()));
  if (report->isFine() || !options.repair) {
    print(*report, options.json);
    return report->isFine() ? 0 : 1;
  }
  const bool isMadeAnew = !report->catalogue.empty();
  const auto mended = library::repair(folder, {.isInCatalogue = isMadeAnew});
  if (!mended) return printError(errorOf(mended.error()));
  const auto missing = isMadeAnew ? Afterwards::ScanReadsThem : Afterwards::GamesAreKept;
  for (const CliError& trouble : troublesOf(*mended, missing))
    printError(trouble);
  std::cout << (options.json ? jsonLine(reportJson(*mended)) : reportText(*mended));
  return 0;
}

struct RemoveOptions {
  std::string folder;
  std::vector<std::string> paths;
  bool json = false;
};

int removeSources(const RemoveOptions& options) {
  const auto folder = folderOf(options.folder);
  if (const auto opened = Library::open(folder); !opened)
    return printError(errorOf(opened.error()));
  auto importer = Importer::open(folder);
  if (!importer) return printError(errorOf(importer.error()));
  size_t games = 0;
  for (const std::string& path : options.paths) {
    const auto removed = importer->removeSource(path);
    if (!removed) return printError(errorOf(removed.error()));
    if (!*removed) {
      return printError({path +
                         ": it was not added to this library; `tengen library stats` lists what "
                         "was"});
    }
    games += **removed;
  }
  if (options.json) {
    std::cout << jsonLine({{"removed", games}});
  } else {
    std::cout << counted(games, "game") << " taken out; the files stay where they are\n";
  }
  return 0;
}

struct TagOptions {
  std::string folder, tag;
  FilterOptions filter;
  bool remove = false;
  bool json = false;
};

int tagGames(const TagOptions& options) {
  const auto folder = folderOf(options.folder);
  const auto opened = Library::open(folder);
  if (!opened) return printError(errorOf(opened.error()));
  auto importer = Importer::open(folder);
  if (!importer) return printError(errorOf(importer.error()));
  const size_t all = opened->select({}).count(opened->segments());
  const auto answer = opened->find(filterOf(options.filter), {.examples = all, .players = 0});
  std::vector<uint64_t> contents;
  for (const library::Hit& hit : answer.examples) {
    if (const auto content = opened->contentOf(hit.game)) contents.push_back(*content);
  }
  if (const auto done = importer->tag(contents, options.tag, !options.remove); !done)
    return printError(errorOf(done.error()));
  if (options.json) {
    std::cout << jsonLine({{"games", answer.wins.games}});
  } else {
    std::cout << counted(answer.wins.games, "game") << '\n';
  }
  return 0;
}

struct SameOptions {
  std::string folder, name, alias;
  bool json = false;
};

int joinNames(const SameOptions& options) {
  auto importer = Importer::open(folderOf(options.folder));
  if (!importer) return printError(errorOf(importer.error()));
  const auto done = importer->joinPlayers(options.name, options.alias);
  return done ? 0 : printError(errorOf(done.error()));
}

}  // namespace

void addLibraryRemove(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<RemoveOptions>();
  CLI::App* command = app.add_subcommand("remove", "Take files and folders out of the library");
  command->add_option("PATH", options->paths, "Files and folders as they were added")
      ->required()
      ->option_text("...");
  addFolderOption(*command, options->folder);
  command->add_flag("--json", options->json, "One JSON object a line");
  command->footer(
      "Their games leave the library. The files are not touched, and your tags are kept for when "
      "they come back.\n"
      "\nExamples:\n"
      "  tengen library remove ~/games/old");
  command->callback([options, &exitCode] { exitCode = removeSources(*options); });
}

void addLibraryCheck(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<CheckOptions>();
  CLI::App* command = app.add_subcommand("check", "Look whether the library is whole, and mend it");
  command->add_flag("--repair", options->repair, "Make anew what is damaged");
  addFolderOption(*command, options->folder);
  command->add_flag("--json", options->json, "One JSON object a line");
  command->footer("The exit code is 1 if something is damaged. Games are never touched.");
  command->callback([options, &exitCode] { exitCode = check(*options); });
}

void addLibraryTag(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<TagOptions>();
  CLI::App* command = app.add_subcommand("tag", "Put a tag of your own on games");
  command->add_option("TAG", options->tag, "A word of yours")
      ->required()
      ->check(CLI::Validator(
          [](std::string& tag) { return trimmed(tag).empty() ? "a tag needs a letter" : ""; }, ""))
      ->option_text(" ");
  command->add_flag("--remove", options->remove, "Take it off these games");
  addFilterOptions(*command, options->filter);
  addFolderOption(*command, options->folder);
  command->add_flag("--json", options->json, "One JSON object a line");
  command->footer(
      "A tag stays with the moves of a game, wherever its file goes.\n"
      "\nExamples:\n"
      "  tengen library tag favourite --player Shusaku --event 'ear'");
  command->callback([options, &exitCode] { exitCode = tagGames(*options); });
}

void addLibrarySame(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<SameOptions>();
  CLI::App* command = app.add_subcommand("same", "Say that two names are one player");
  command->add_option("NAME", options->name, "The name")->required()->option_text(" ");
  command->add_option("OTHER", options->alias, "Another one")->required()->option_text(" ");
  addFolderOption(*command, options->folder);
  command->add_flag("--json", options->json, "Nothing is printed either way");
  command->footer(
      "Examples:\n"
      "  tengen library same 'Lee Sedol' '李世乭'");
  command->callback([options, &exitCode] { exitCode = joinNames(*options); });
}

}  // namespace tengen::cli
