// GTP: thinking aloud. The search thinks in a thread of its own; this one writes a line now and
// then, and ends it all as soon as the client sends its next line.
#include <future>
#include <thread>

#include "apps/cli/evaluation_words.h"
#include "apps/cli/gtp/gtp_analysis.h"
#include "apps/cli/gtp/gtp_engine.h"
#include "apps/cli/gtp/gtp_genmove.h"
#include "apps/cli/gtp/gtp_handlers.h"

namespace tengen::cli {
namespace {

using gtp::Command;
using gtp::Reply;
using gtp::ReplyStream;

search::ReportWishes wishesOf(const AnalysisRequest& request) {
  search::ReportWishes wishes;
  wishes.ownership = request.ownership;
  wishes.untried = request.minMoves > 0;
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

Reply analyze(const GtpGame& game, GtpEngine& engine, const Command& command, ReplyStream& stream,
              Dialect dialect, const LineWaiter& wait) {
  const auto request = requestOf(game, command);
  if (!request) return request.error();
  const auto player = engine.player();
  if (!player) return Reply::failure(player.error().sentence);
  engine.follow(game);
  search::Search& search = (*player)->search();
  search.moveTo(situationOf(game, request->color.value_or(game.position().toMove())));
  if (const auto root = search.evaluateRoot(); !root)
    return Reply::failure(sentenceOf(root.error()));
  if (!request->allowed.empty()) search.allow(request->allowed);
  stream.begin();
  const std::jthread thinking([&search](std::stop_token stop) { search.think({}, stop); });
  while (!wait(request->interval)) {
    if (const auto failure = search.failure()) return Reply::failure(sentenceOf(*failure));
    sendLine(stream, search, *request, dialect, game.size());
  }
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
  while (answer.wait_for(request->interval) != std::future_status::ready)
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
  const auto add = [&](const std::string& prefix, Dialect dialect) {
    table.addStreaming(prefix + "-analyze",
                       [&game, &engine, wait, dialect](const Command& c, ReplyStream& stream) {
                         return analyze(game, engine, c, stream, dialect, wait);
                       });
    table.addStreaming(prefix + "-genmove_analyze",
                       [&game, &engine, dialect](const Command& c, ReplyStream& stream) {
                         return genmoveAnalyze(game, engine, c, stream, dialect);
                       });
  };
  add("lz", Dialect::Leela);
  add("kata", Dialect::Kata);
  // Being sent is all it takes.
  table.add("stop", [](const Command&) { return Reply::success(); });
}

}  // namespace tengen::cli
