// tengen bench: the figures this program is measured by, on this machine.
#include <functional>
#include <iostream>
#include <map>
#include <memory>

#include "base/decimal.h"
#include "base/os/environment.h"
#include "base/os/resources.h"

#include "apps/cli/commands.h"
#include "apps/cli/engine_options.h"
#include "apps/cli/files.h"
#include "apps/cli/json_line.h"
#include "apps/cli/network.h"
#include "bench/board_bench.h"
#include "bench/judge_bench.h"
#include "bench/library_bench.h"
#include "bench/nn_bench.h"
#include "bench/review_bench.h"
#include "bench/search_bench.h"
#include "bench/server_bench.h"
#include "bench/sgf_bench.h"
#include "bench/sweep_bench.h"
#include "bench/tree_bench.h"

namespace tengen::cli {
namespace {

using bench::Figure;
using bench::Figures;

struct BenchOptions {
  std::string subject;
  std::string file;
  std::string load;
  bool json = false;
};

// A subject measures what it makes itself and, where it can, a file instead.
struct Subject {
  std::function<Figures()> figures;
  std::function<Figures(const std::string& bytes)> figuresOf;
  bool needsNetwork = false;
};

Figures both(Figures first, const Figures& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

const std::map<std::string, Subject>& subjects() {
  static const std::map<std::string, Subject> table{
      {"board", {[] { return both(bench::boardFigures(), bench::legalPositionFigures()); }, {}}},
      {"judge",
       {[] { return bench::judgeFigures(); },
        [](const std::string& bytes) { return bench::judgeFigures(bytes); }}},
      {"library", {[] { return bench::libraryFigures(); }, {}}},
      {"nn",
       {[] { return bench::nnFigures(); },
        [](const std::string& bytes) { return bench::nnFigures(bytes); }, true}},
      {"review", {[] { return bench::reviewFigures(ownEngine()); }, {}, true}},
      {"search", {[] { return both(bench::searchFigures(), bench::sweepFigures()); }, {}}},
      {"server", {{}, {}}},
      {"sgf",
       {[] { return bench::sgfFigures(); },
        [](const std::string& bytes) { return bench::sgfFigures(bytes); }}},
      {"tree", {bench::treeFigures, {}}},
  };
  return table;
}

// Three significant digits are more than a measurement holds.
std::string rounded(double value) {
  if (value == std::trunc(value)) return shortestDecimal(value);
  const double scale = std::pow(10, std::max(0.0, 2 - std::floor(std::log10(std::abs(value)))));
  return shortestDecimal(std::round(value * scale) / scale);
}

void print(const Figure& figure, bool asJson) {
  if (asJson) {
    std::cout << jsonLine(
        {{"name", figure.name}, {"value", jsonNumber(figure.value)}, {"unit", figure.unit}});
    return;
  }
  const size_t width = std::max<size_t>(figure.name.size() + 1, 44);
  std::cout << figure.name << std::string(width - figure.name.size(), ' ') << rounded(figure.value)
            << (figure.unit.starts_with('/') || figure.unit.empty() ? "" : " ") << figure.unit
            << '\n';
}

Result<Figures, CliError> figuresOfServer(const std::string& text) {
  const auto load = bench::parseServerLoad(text).value_or(bench::ServerLoad{});
  const auto wanted = bench::descriptorsFor(load);
  const size_t allowed = raiseDescriptorLimit(wanted.all);
  if (allowed < wanted.least) {
    return Unexpected{CliError{"so many connections want " + std::to_string(wanted.least) +
                               " descriptors of each process, and the system allows " +
                               std::to_string(allowed) + " (ulimit -Hn)"}};
  }
  Figures figures = bench::serverFigures(programFile().string(), load, allowed);
  if (figures.empty()) return Unexpected{CliError{"the server does not start"}};
  return figures;
}

int runBench(const BenchOptions& options) {
  const Subject& subject = subjects().at(options.subject);
  if (subject.needsNetwork) {
    if (const auto network = loadEvaluator({}); !network) return printError(network.error());
  }
  Figures figures;
  if (options.subject == "server" && options.file.empty()) {
    auto measured = figuresOfServer(options.load);
    if (!measured) return printError(measured.error());
    figures = std::move(*measured);
  } else if (options.subject == "library" && !options.file.empty()) {
    figures = bench::libraryFigures(std::filesystem::path(options.file));
  } else if (options.file.empty()) {
    figures = subject.figures();
  } else if (!subject.figuresOf) {
    return printError({"the subject " + options.subject + " takes no file"});
  } else {
    const auto bytes = readInput(options.file);
    if (!bytes) return printError(bytes.error());
    figures = subject.figuresOf(*bytes);
  }
  if (figures.empty())
    return printError({options.file + ": there is nothing to measure in this file"});
  for (const Figure& figure : figures)
    print(figure, options.json);
  return 0;
}

std::vector<std::string> subjectNames() {
  std::vector<std::string> names;
  for (const auto& [name, subject] : subjects())
    names.push_back(name);
  return names;
}

}  // namespace

void addBenchCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<BenchOptions>();
  CLI::App* command = app.add_subcommand("bench", "Measure speed and exactness on this machine");
  command->add_option("SUBJECT", options->subject, "What to measure")
      ->required()
      ->check(CLI::IsMember(subjectNames()))
      ->option_text(CLI::detail::join(subjectNames(), "|"));
  command
      ->add_option("FILE", options->file,
                   "Measure with this file (library: this folder) instead of made-up games")
      ->option_text(" ");
  command
      ->add_option("--load", options->load,
                   "server: games, seconds of play, moves a second in a burst, watchers")
      ->check(CLI::Validator(
          [](std::string& text) {
            return bench::parseServerLoad(text) ? "" : "no load like 5000,600,2000,10000: " + text;
          },
          ""))
      ->option_text("G,S,B,W");
  command->add_flag("--json", options->json, "One JSON object a line, one line a figure");
  command->footer(
      "Examples:\n"
      "  tengen bench board\n"
      "  tengen bench sgf games.sgf\n"
      "  tengen bench library games\n"
      "  tengen bench server --load 5000,600,2000,10000\n"
      "  tengen bench judge --json");
  command->callback([options, &exitCode] { exitCode = runBench(*options); });
}

}  // namespace tengen::cli
