// tengen library remove, check, tag and same: a library looked after.
#include "apps/cli/library/library_care.h"

#include <algorithm>
#include <iostream>
#include <memory>

#include "base/words.h"
#include "library/importer.h"
#include "library/kept_facts.h"
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
  bool isKept = true;     // beside the catalogue, what no game file says
  size_t damagedParts = 0;
  size_t games = 0;
  size_t unsearched = 0;  // in parts that cannot be opened

  bool isFine() const { return catalogue.empty() && damagedParts == 0 && isKept; }
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
  report.unsearched = opened->unsearched();
  report.isKept = library::hasKeptFacts(folder, opened->catalogue());
  if (const auto trouble = opened->catalogue().trouble(); trouble && report.catalogue.empty())
    return Unexpected{*trouble};
  return report;
}

void print(const CheckReport& report, bool asJson) {
  if (asJson) {
    std::cout << jsonLine({{"catalogue", jsonText(report.catalogue)},
                           {"damaged_parts", report.damagedParts},
                           {"kept", report.isKept},
                           {"games", report.games},
                           {"unsearched", report.unsearched}});
    return;
  }
  if (report.isFine()) std::cout << "All is well: " << counted(report.games, "game") << '\n';
  if (!report.catalogue.empty())
    std::cout << "The catalogue is damaged: " << plainLine(report.catalogue) << '\n';
  if (report.damagedParts > 0)
    std::cout << counted(report.damagedParts, "part") << " of the index damaged\n";
  if (report.unsearched > 0) {
    std::cout << counted(report.unsearched, "game")
              << " cannot be searched; they can when their files are there to be read again\n";
  }
  if (!report.isKept)
    std::cout << "kept.txt, the copy of sources, tags and joined names, is missing or damaged\n";
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
  for (const CliError& trouble :
       troublesOf(*mended, isMadeAnew ? CatalogueWas::MadeAnew : CatalogueWas::There))
    printError(trouble);
  std::cout << (options.json ? jsonLine(reportJson(*mended)) : reportText(*mended));
  const auto now = examine(folder);
  if (!now) return printError(errorOf(now.error()));
  if (now->isFine()) return 0;
  if (mended->unsearched == 0) printError({"the library is still damaged"});
  return 1;
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
  library::GameFilter filter = filterOf(options.filter);
  if (options.remove) filter.tags.push_back(options.tag);  // from others it cannot be taken off
  const auto answer = opened->find(filter, {.examples = all, .players = 0});
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
  std::string folder, name, alias, remove;
  bool json = false;
};

int listJoins(const Library& opened, bool asJson) {
  const auto joins = opened.catalogue().joinedNames();
  for (const auto& [name, alias] : joins) {
    std::cout << (asJson ? jsonLine({{"name", name}, {"other", alias}})
                         : plainLine(name) + " = " + plainLine(alias) + '\n');
  }
  if (joins.empty() && !asJson) std::cout << "No names are joined.\n";
  const auto trouble = opened.catalogue().trouble();
  return trouble ? printError(errorOf(*trouble)) : 0;
}

bool isJoined(const library::Catalogue& catalogue, const std::string& name) {
  const auto joins = catalogue.joinedNames();
  return std::any_of(joins.begin(), joins.end(),
                     [&](const auto& join) { return join.first == name || join.second == name; });
}

int joinNames(const SameOptions& options) {
  const auto folder = folderOf(options.folder);
  const auto opened = Library::open(folder);
  if (!opened) return printError(errorOf(opened.error()));
  if (options.name.empty() && options.remove.empty()) return listJoins(*opened, options.json);
  if (!options.remove.empty() && !isJoined(opened->catalogue(), options.remove)) {
    return printError({options.remove +
                       ": this name is joined to no other; `tengen library same` lists those that "
                       "are"});
  }
  for (const std::string& name : {options.name, options.alias}) {
    if (name.empty() || opened->catalogue().hasPlayer(name)) continue;
    return printError({name + ": no player of this library has exactly this name"});
  }
  auto importer = Importer::open(folder);
  if (!importer) return printError(errorOf(importer.error()));
  const auto done = options.remove.empty() ? importer->joinPlayers(options.name, options.alias)
                                           : importer->separatePlayer(options.remove);
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
  CLI::Option* name =
      command->add_option("NAME", options->name, "The name; without any, all are listed")
          ->option_text(" ");
  CLI::Option* alias =
      command->add_option("OTHER", options->alias, "Another one")->option_text(" ");
  name->needs(alias);
  command
      ->add_option("--remove", options->remove,
                   "This name is somebody else after all; so are all that were joined to it")
      ->excludes(name)
      ->option_text("NAME");
  addFolderOption(*command, options->folder);
  command->add_flag("--json", options->json, "The list as one JSON object a line");
  command->footer(
      "Examples:\n"
      "  tengen library same 'Lee Sedol' '李世乭'\n"
      "  tengen library same\n"
      "  tengen library same --remove '李世乭'");
  command->callback([options, &exitCode] { exitCode = joinNames(*options); });
}

}  // namespace tengen::cli
