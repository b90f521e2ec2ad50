// tengen analysis: positions analysed for KaTrain and other programs that speak KataGo's analysis
// protocol.
#include <iostream>
#include <memory>

#include "base/os/descriptor.h"
#include "gtp/line_reader.h"
#include "nn/network_evaluator.h"

#include "apps/cli/analysis/analysis_queue.h"
#include "apps/cli/cli_error.h"
#include "apps/cli/commands.h"
#include "apps/cli/engine_options.h"
#include "apps/cli/gtp/gtp_engine.h"

namespace tengen::cli {
namespace {

// A game of 20,000 moves is a fifth of that; what JSON makes of it in memory is many times more.
constexpr size_t kLongestLine = 1 << 20;

// Of KataGo's networks, whose numbers mean other inputs: none of them.
constexpr int kModelVersion = 0;

// `what` is "error" or "warning".
Json complaint(const char* what, const QueryError& error, const Json& query) {
  Json answer{{what, error.why}};
  if (!error.field.empty()) answer["field"] = error.field;
  if (query.contains("id")) answer["id"] = query["id"];
  return answer;
}

// {"action": "terminate", "terminateId": "...", "turnNumbers": [...]}
std::optional<QueryError> terminate(AnalysisQueue& queue, const Json& query) {
  const auto id = query.find("terminateId");
  if (id == query.end() || !id->is_string()) return QueryError{"must be a text", "terminateId"};
  std::vector<int> turns;
  if (const auto numbers = query.find("turnNumbers"); numbers != query.end()) {
    if (!numbers->is_array()) return QueryError{"must be a list", "turnNumbers"};
    for (const Json& number : *numbers) {
      if (!number.is_number_integer()) return QueryError{"must hold numbers", "turnNumbers"};
      turns.push_back(number.get<int>());
    }
  }
  queue.terminate(id->get<std::string>(), turns);
  return std::nullopt;
}

// Those that talk with the client.
struct Service {
  AnalysisQueue& queue;
  GtpEngine& engine;
  Json models;
};

// Every action is answered with itself, and with what it asked for.
void act(const Service& service, Json query) {
  AnalysisQueue& queue = service.queue;
  const Json action = query["action"];
  std::optional<QueryError> error;
  if (action == "query_version") {
    query["version"] = TENGEN_VERSION;
    query["git_hash"] = "<omitted>";
  } else if (action == "query_models") {
    query["models"] = service.models;
  } else if (action == "terminate") {
    error = terminate(queue, query);
  } else if (action == "terminate_all") {
    queue.terminate(std::nullopt);
  } else if (action == "clear_cache") {
    if (service.engine.cache()) service.engine.cache()->clear();
  } else {
    error = QueryError{"not an action: " + action.dump(), "action"};
  }
  queue.say(error ? complaint("error", *error, query) : query);
}

void take(const Service& service, const std::string& line) {
  AnalysisQueue& queue = service.queue;
  if (line.size() > kLongestLine)
    return queue.say({{"error", "a query is longer than " + std::to_string(kLongestLine) +
                                    " bytes: " + line.substr(0, 60)}});
  const Json query = Json::parse(line, nullptr, false);
  if (query.is_discarded() || !query.is_object())
    return queue.say({{"error", "a query is one JSON object on one line: " + line.substr(0, 60)}});
  if (query.contains("action")) return act(service, query);
  auto read = readQuery(query);
  if (!read) return queue.say(complaint("error", read.error(), query));
  for (const QueryError& warning : read->warnings)
    queue.say(complaint("warning", warning, query));
  if (queue.add(std::move(read->jobs))) return;
  const std::string most = std::to_string(AnalysisQueue::kMostWaiting);
  queue.say(complaint("error", {"more than " + most + " positions would wait: ask again later", ""},
                      query));
}

// The one there is, in KataGo's words.
Json modelsOf(const nn::Evaluator& evaluator, const EngineOptions& options) {
  const std::string file = options.network.empty() ? nn::networkFile().string() : options.network;
  return Json::array({{{"name", file},
                       {"internalName", evaluator.name()},
                       {"maxBatchSize", options.player.search.batch},
                       {"usesHumanSLProfile", false},
                       {"version", kModelVersion},
                       {"usingFP16", "false"}}});
}

int serve(const EngineFlags& flags) {
  const EngineOptions options = optionsFrom(flags);
  GtpEngine engine(options);
  const auto evaluator = engine.evaluator();
  if (!evaluator) return printError(evaluator.error());
  AnalysisQueue queue(**evaluator, options.player.search,
                      options.player.visits.value_or(search::kDefaultVisits),
                      [](const Json& answer) { std::cout << jsonLine(answer) << std::flush; });
  const Service service{queue, engine, modelsOf(**evaluator, options)};
  // Some clients wait for these words.
  std::cerr << "Started, ready to begin handling requests\n";
  gtp::LineReader input(kStandardInput, kLongestLine);
  while (const auto line = input.next()) {
    if (line->find_first_not_of(" \t\r") != std::string::npos) take(service, *line);
  }
  queue.finish();
  return 0;
}

}  // namespace

void addAnalysisCommand(CLI::App& app, int& exitCode) {
  const auto flags = std::make_shared<EngineFlags>();
  CLI::App* command =
      app.add_subcommand("analysis", "Analyse for KaTrain and programs like it (JSON)");
  addSearchFlags(*command, *flags);
  command->footer(
      "Speaks KataGo's analysis protocol: queries are JSON objects, one a line, answers too. In "
      "KaTrain\nset the engine's command (\"Override Engine Command\") to `tengen analysis`.\n"
      "\nExample:\n"
      "  echo '{\"id\":\"a\",\"rules\":\"chinese\",\"boardXSize\":9,\"boardYSize\":9,"
      "\"moves\":[[\"B\",\"E5\"]]}' | tengen analysis");
  command->callback([flags, &exitCode] { exitCode = serve(*flags); });
}

}  // namespace tengen::cli
