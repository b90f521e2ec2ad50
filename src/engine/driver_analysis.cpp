// Driver: what an engine thinks of a position.
#include <algorithm>

#include "engine/driver.h"
#include "rules/notation.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;
using Kind = EngineError::Kind;
using Dialect = AnalysisFormat::Dialect;

// What an engine gets to fall silent when its analysis is no longer wanted.
constexpr auto kTimeToFallSilent = 5s;
// One that makes no more visits for so long has seen all there is.
constexpr auto kTimeToMakeAVisit = 2s;
// However long a search takes, it says something now and then: silence is then a sign of death.
constexpr const char* kSignsOfLife = " interval 100";
// Where the played move has to be looked at by itself: this share of the visits, and at least so
// many.
constexpr int kShareOfForced = 4;
constexpr int kLeastForced = 8;

const Candidate* candidateOf(const Analysis& analysis, Move move) {
  const auto found = std::find_if(analysis.candidates.begin(), analysis.candidates.end(),
                                  [&](const Candidate& one) { return one.move == move; });
  return found == analysis.candidates.end() ? nullptr : &*found;
}

// A move, by what was seen of the position after it.
Candidate forcedCandidate(Move move, const Analysis& after, size_t order) {
  Candidate forced{.move = move,
                   .visits = after.visits,
                   .win = after.win,
                   .lead = after.lead,
                   .order = static_cast<int>(order),
                   .pv = {move}};
  if (!after.candidates.empty()) {
    const std::vector<Move>& answer = after.candidates.front().pv;
    forced.pv.insert(forced.pv.end(), answer.begin(), answer.end());
  }
  return forced;
}

std::string movesToLookAt(const EvaluationQuestion& question) {
  const auto name = [&](Move move) { return toText(move, question.game.size, Notation::Standard); };
  std::string text;
  if (question.force) text += " force " + name(*question.force);
  for (size_t i = 0; i < question.ahead.size(); ++i)
    text += (i == 0 ? " ahead " : ",") + name(question.ahead[i]);
  return text;
}

}  // namespace

// Without end

Driver::Answer<void> Driver::analyze(const AnalysisQuestion& question,
                                     const std::function<void(const Analysis&)>& hear,
                                     std::stop_token stop) {
  const auto done = withRestarts(stop, [&]() -> Answer<void> {
    if (auto ready = bring(question.game, stop); !ready) return ready;
    return listen(
        question, [&](const Analysis& analysis) { return hear(analysis), true; }, stop);
  });
  if (!done && done.error().kind == Kind::Stopped) return {};
  return done;
}

Driver::Answer<Dialect> Driver::dialect() const {
  if (known_.knows("kata-analyze")) return Dialect::Kata;
  if (known_.knows("lz-analyze")) return Dialect::Leela;
  return Unexpected{EngineError{.kind = Kind::NoAnalysis}};
}

Driver::Answer<void> Driver::listen(const AnalysisQuestion& question, const Hear& hear,
                                    const std::stop_token& stop) {
  const auto spoken = dialect();
  if (!spoken) return Unexpected{spoken.error()};
  const bool isKata = *spoken == Dialect::Kata;
  const auto centiseconds = std::max<Milliseconds::rep>(1, question.interval.count() / 10);
  std::string command = std::string(isKata ? "kata-analyze " : "lz-analyze ") +
                        letterOf(question.color) + ' ' + std::to_string(centiseconds);
  if (isKata) command += " rootInfo true";
  if (isKata && question.ownership) command += " ownership true";
  if (question.mostMoves) command += " maxmoves " + std::to_string(*question.mostMoves);
  const AnalysisFormat format{*spoken, question.game.size, question.color, options_.perspective,
                              question.game.rules.komi};
  const auto hearAnswer = [&](Analysis analysis) {
    analysis.request = question.request;
    return hear(analysis);
  };
  return listenTo(command, format, hearAnswer, stop);
}

// Until the reply ends, enough is heard or the stop, which is the error Stopped.
Driver::Answer<void> Driver::listenTo(const std::string& command, const AnalysisFormat& format,
                                      const Hear& hear, const std::stop_token& stop) {
  if (auto sent = client_->send(command); !sent) return sent;
  while (true) {
    auto line = client_->nextLine(options_.commandLimit, stop);
    if (!line) {
      if (line.error().kind == Kind::Stopped) quieten();
      return Unexpected{std::move(line.error())};
    }
    if (!*line) return {};
    if (client_->isRefusal()) {
      return Unexpected{EngineError{.kind = Kind::Refused, .command = command, .detail = **line}};
    }
    const auto analysis = parseAnalysisLine(**line, format);
    if (analysis && !hear(*analysis)) {
      quieten();
      return {};
    }
  }
}

// Any next command ends an analysis.
void Driver::quieten() {
  const std::string command = known_.knows("stop") ? "stop" : "protocol_version";
  const auto reply = client_->ask(command, kTimeToFallSilent);
  if (!reply && reply.error().kind != Kind::Refused) end();
}

// To an end

Driver::Answer<Analysis> Driver::evaluate(const EvaluationQuestion& question,
                                          std::stop_token stop) {
  return withRestarts(stop, [&]() -> Answer<Analysis> {
    if (auto ready = bring(question.game, stop); !ready) return Unexpected{ready.error()};
    return known_.knows("tengen-analyze") ? evaluateAtOnce(question, stop)
                                          : evaluateByListening(question, stop);
  });
}

// A forced move that its rules forbid is no reason to know nothing.
Driver::Answer<Analysis> Driver::evaluateAtOnce(const EvaluationQuestion& question,
                                                const std::stop_token& stop) {
  std::string command = std::string("tengen-analyze ") + letterOf(question.color) + " visits " +
                        std::to_string(question.visits);
  if (question.ownership) command += " ownership true";
  const std::string moves = movesToLookAt(question);
  const std::string signs = question.visits > 1 ? kSignsOfLife : "";
  const AnalysisFormat format{Dialect::Kata, question.game.size, question.color,
                              options_.perspective, question.game.rules.komi};
  std::optional<Analysis> last;
  const auto keep = [&](const Analysis& analysis) {
    last = analysis;
    return true;
  };
  auto heard = listenTo(command + moves + signs, format, keep, stop);
  if (!heard && heard.error().kind == Kind::Refused && !moves.empty()) {
    heard = listenTo(command + signs, format, keep, stop);
  }
  if (!heard) return Unexpected{std::move(heard.error())};
  if (!last) return Unexpected{EngineError{.kind = Kind::Nonsense, .command = command}};
  return std::move(*last);
}

Driver::Answer<Analysis> Driver::evaluateByListening(const EvaluationQuestion& question,
                                                     const std::stop_token& stop) {
  auto seen = listenFor(question.visits, question, stop);
  if (!seen || !question.force) return seen;
  const Candidate* forced = candidateOf(*seen, *question.force);
  if (question.visits <= 1 || (forced && forced->visits > 0)) return seen;
  EvaluationQuestion after = question;
  after.game.moves.push_back({question.color, *question.force});
  after.color = opponent(question.color);
  if (auto ready = bring(after.game, stop); !ready) return Unexpected{ready.error()};
  const auto answer =
      listenFor(std::max(question.visits / kShareOfForced, kLeastForced), after, stop);
  if (!answer) return answer;
  std::erase_if(seen->candidates,
                [&](const Candidate& one) { return one.move == *question.force; });
  seen->candidates.push_back(forcedCandidate(*question.force, *answer, seen->candidates.size()));
  return seen;
}

Driver::Answer<Analysis> Driver::listenFor(int visits, const EvaluationQuestion& question,
                                           const std::stop_token& stop) {
  using SteadyClock = std::chrono::steady_clock;
  std::optional<Analysis> last;
  auto grewAt = SteadyClock::now();
  const auto isUnfinished = [&](const Analysis& analysis) {
    const auto now = SteadyClock::now();
    if (!last || analysis.visits > last->visits) grewAt = now;
    last = analysis;
    return analysis.visits < visits && now - grewAt < kTimeToMakeAVisit;
  };
  const AnalysisQuestion aloud{.game = question.game,
                               .color = question.color,
                               .interval = 10ms,
                               .ownership = question.ownership};
  if (auto heard = listen(aloud, isUnfinished, stop); !heard) {
    return Unexpected{std::move(heard.error())};
  }
  if (!last) return Unexpected{EngineError{.kind = Kind::Nonsense, .command = "analyze"}};
  return std::move(*last);
}

}  // namespace tengen::engine
