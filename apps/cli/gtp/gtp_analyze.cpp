// GTP: thinking aloud. The search thinks in threads of its own; this one writes a line now and
// then, and ends it all as soon as the client sends its next line.
#include <future>

#include "rules/notation.h"

#include "apps/cli/evaluation_words.h"
#include "apps/cli/gtp/gtp_ahead.h"
#include "apps/cli/gtp/gtp_analysis.h"
#include "apps/cli/gtp/gtp_engine.h"
#include "apps/cli/gtp/gtp_genmove.h"
#include "apps/cli/gtp/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;
using gtp::ReplyStream;

using SteadyClock = std::chrono::steady_clock;

// How often this thread looks for the client's next line.
constexpr std::chrono::milliseconds kGlance{5};

search::ReportWishes wishesOf(const AnalysisRequest& request) {
  search::ReportWishes wishes;
  wishes.ownership = request.ownership;
  wishes.untried = request.minMoves > 0 || request.forced;
  return wishes;
}

void sendLine(ReplyStream& stream, const search::Search& search, const AnalysisRequest& request,
              Dialect dialect, BoardSize size) {
  const std::string line = analysisLine(search.report(wishesOf(request)), request, dialect, size);
  if (!line.empty()) stream.line(line);
}

Result<AnalysisRequest, Reply> requestOf(const GtpGame& game, const Command& command) {
  auto request = parseAnalysis(command, game.size(), game.position().toMove());
  if (!request) return Unexpected{Reply::failure("not understood: " + request.error())};
  return std::move(*request);
}

// The root is evaluated, and the search knows what it may look at and what it must.
Result<search::Search*, Reply> readySearch(const GtpGame& game, GtpEngine& engine,
                                           const AnalysisRequest& request) {
  const nn::Situation situation =
      situationOf(game, request.color.value_or(game.position().toMove()));
  if (request.forced && !situation.position.isLegal(*request.forced))
    return Unexpected{Reply::failure("illegal move: force " +
                                     toText(*request.forced, game.size(), Notation::Standard))};
  const auto player = engine.player();
  if (!player) return Unexpected{Reply::failure(player.error().sentence)};
  engine.follow(game);
  search::Search& search = (*player)->search();
  search.moveTo(situation);
  if (!request.ahead.empty()) evaluateAhead(engine, situation, request.ahead);
  if (const auto root = search.evaluateRoot(); !root)
    return Unexpected{Reply::failure(sentenceOf(root.error()))};
  if (!request.allowed.empty()) search.allow(request.allowed);
  if (request.forced) search.force(*request.forced);
  return &search;
}

// Until the client's next line is there, or there is nothing left to do; true in that case.
bool talk(search::Search& search, const AnalysisRequest& request, const LineWaiter& wait,
          const std::function<void()>& sendLine) {
  auto nextLine =
      request.interval ? SteadyClock::now() + *request.interval : SteadyClock::time_point::max();
  auto nextGlance = SteadyClock::now();
  while (true) {
    const bool isDone = search.isDoneBy(nextGlance);
    if (search.failure() || (isDone && request.visits)) return true;
    if (wait(isDone ? kGlance : std::chrono::milliseconds{0})) return false;
    const auto now = SteadyClock::now();
    if (now >= nextLine) {
      sendLine();
      nextLine = std::max(nextLine + *request.interval, now);
    }
    nextGlance = std::min(nextLine, now + kGlance);
  }
}

Reply analyze(const GtpGame& game, GtpEngine& engine, const Command& command, ReplyStream& stream,
              Dialect dialect, const LineWaiter& wait) {
  const auto request = requestOf(game, command);
  if (!request) return request.error();
  const auto ready = readySearch(game, engine, *request);
  if (!ready) return ready.error();
  search::Search& search = **ready;
  const auto send = [&] { sendLine(stream, search, *request, dialect, game.size()); };
  stream.begin();
  search.begin({.visits = request->visits});
  const bool isDone = talk(search, *request, wait, send);
  search.end();
  if (const auto failure = search.failure()) return Reply::failure(sentenceOf(*failure));
  if (isDone) send();
  return Reply::success();
}

Reply genmoveAnalyze(GtpGame& game, GtpEngine& engine, const Command& command, ReplyStream& stream,
                     Dialect dialect) {
  const auto request = requestOf(game, command);
  if (!request) return request.error();
  const Color color = request->color.value_or(game.position().toMove());
  auto turn = MoveRequest::begin(game, engine, color);
  if (!turn) return Reply::failure(turn.error().sentence);
  auto answer = std::async(std::launch::async, [&] { return turn->player->answer(turn->request); });
  const search::Search& search = turn->player->search();
  while (answer.wait_for(*request->interval) != std::future_status::ready)
    sendLine(stream, search, *request, dialect, game.size());
  const auto made = answer.get();
  if (!made) return Reply::failure(sentenceOf(made.error()));
  stream.begin();
  sendLine(stream, search, *request, dialect, game.size());
  return Reply::success("play " + turn->finish(game, *made));
}

}  // namespace

void addAnalyzeCommands(gtp::Dispatcher& table, GtpGame& game, GtpEngine& engine,
                        const LineWaiter& wait) {
  const auto add = [&](const std::string& name, Dialect dialect) {
    table.addStreaming(name,
                       [&game, &engine, wait, dialect](const Command& c, ReplyStream& stream) {
                         return analyze(game, engine, c, stream, dialect, wait);
                       });
  };
  const auto addGenmove = [&](const std::string& name, Dialect dialect) {
    table.addStreaming(name, [&game, &engine, dialect](const Command& c, ReplyStream& stream) {
      return genmoveAnalyze(game, engine, c, stream, dialect);
    });
  };
  add("lz-analyze", Dialect::Leela);
  add("kata-analyze", Dialect::Kata);
  add(kOwnAnalysis, Dialect::Kata);
  addGenmove("lz-genmove_analyze", Dialect::Leela);
  addGenmove("kata-genmove_analyze", Dialect::Kata);
  // Being sent is all it takes.
  table.add("stop", [](const Command&) { return Reply::success(); });
}

}  // namespace tengen::cli
