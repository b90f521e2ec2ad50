#include "search/search_player.h"

#include <algorithm>
#include <cmath>

#include "search/cleanup.h"
#include "search/natural_chances.h"
#include "search/time_manager.h"

namespace tengen::search {
namespace {

// When all is settled a look is enough, and the pass is one of the things to look at.
constexpr int kSettledVisits = 100;
constexpr float kSettledPassPrior = 0.2f;
// A move that natural answers a threat, though the network thinks all is settled because it will be
// answered.
constexpr float kUrgent = 0.6f;

// Resignation: so sure to lose, by so much (in points for each line of the board), for some turns,
// and not on boards where anything may still happen.
constexpr float kHopelessWinrate = 0.03f;
constexpr double kHopelessLead = 0.5;
constexpr int kHopelessTurns = 3;
constexpr int kStepsForATurn = 5;  // weak levels wait longer: their opponents err more
constexpr int kSmallestToResign = 81;
constexpr double kOpening = 0.3;  // moves for each point

// Winning by far: so sure of it, by so much of the board, with stones on so much of it.
constexpr float kSafeWinrate = 0.97f;
constexpr double kSafeLead = 0.15;
constexpr double kMiddleGame = 0.3;

// Variety: as good as the best is so near to it.
constexpr double kVariedMoves = 0.09;  // for each point
constexpr double kNearVisits = 0.4;
constexpr float kNearWinrate = 0.015f;
constexpr float kNearLead = 0.7f;

Cleanup cleanupFor(const Request& request, EndCount endCount) {
  const bool area = request.situation.position.rules().scoring == Scoring::Area;
  return area && endCount == EndCount::Stones ? Cleanup::ToWin : Cleanup::ByAgreement;
}

// The other side has passed, and nothing that is still open could change who wins: a person does
// not go on for the last doubt about a dead stone.
bool winsByFarAfterPass(const Request& request, const Ending& ending, float winrate) {
  const Position& position = request.situation.position;
  const int points = position.board().size().points();
  return position.passesInARow() > 0 && position.board().stones() >= kMiddleGame * points &&
         winrate >= kSafeWinrate && ending.leadIfOver() >= kSafeLead * points;
}

bool hasUrgentMove(const std::vector<float>& policy, const std::vector<bool>& allowed) {
  for (size_t index = 0; index + 1 < policy.size(); ++index) {
    if (allowed[index] && policy[index] >= kUrgent) return true;
  }
  return false;
}

}  // namespace

SearchPlayer::SearchPlayer(nn::Evaluator& evaluator, const PlayerOptions& options)
    : options_(options),
      search_(evaluator, options.search),
      random_(options.search.seed),
      taste_(Taste::drawn(random_)) {}

void SearchPlayer::newGame() {
  search_.forget();
  hopelessTurns_ = 0;
  taste_ = Taste::drawn(random_);
}

Result<Answer, nn::EvaluationError> SearchPlayer::answer(const Request& request,
                                                         std::stop_token stop) {
  const auto begin = std::chrono::steady_clock::now();
  const Cleanup cleanup = cleanupFor(request, options_.search.tree.endCount);
  const bool byStones = cleanup != Cleanup::ByAgreement;
  search_.countBy(byStones ? EndCount::Stones : EndCount::Ownership);
  search_.moveTo(request.situation);
  const auto evaluation = search_.evaluateRoot();
  if (!evaluation) return Unexpected{evaluation.error()};
  const Ending ending(request.situation, evaluation->ownership);
  EndgamePolicy endgame = endgamePolicyFor(request.situation, ending, evaluation->policy, cleanup);
  if (request.cleanup) endgame.allowed.back() = true;  // the game is over, whatever seems open

  Answer answer;
  if (endgame.decided) {
    answer.move = endgame.decided;
  } else if (settingsOf(options_.level).playsByEye()) {
    answer.move = chooseByEye(request, ending, endgame);
  } else {
    search_.allow(endgame.allowed);
    if (endgame.isTimeToPass) search_.raisePass(kSettledPassPrior);
    search_.think(limitsFor(request, begin, ending.isSettled()), stop);
    if (const auto failure = search_.failure()) return Unexpected{*failure};
    answer.move = chooseBySearch(request, ending, endgame);
  }
  answer.report = search_.report({.ownership = true});
  if (wantsToResign(request, ending, answer.report)) answer.move.reset();
  if (request.cleanup && answer.move == Move::pass()) {
    answer.move = cleanUp(request, ending, begin, stop).value_or(Move::pass());
    if (const auto failure = search_.failure()) return Unexpected{*failure};
  }
  return answer;
}

Limits SearchPlayer::limitsFor(const Request& request, Limits::Time begin, bool isSettled) const {
  const LevelSettings level = settingsOf(options_.level);
  const Board& board = request.situation.position.board();
  const auto slowest = std::chrono::ceil<Milliseconds>(search_.longestEvaluation());
  const auto plan = planTime({.settings = request.time,
                              .left = request.left,
                              .size = board.size(),
                              .moveNumber = request.situation.position.moveNumber(),
                              .lag = options_.lag,
                              .slowest = slowest});
  Limits limits;
  limits.visits = options_.visits;
  limits.stopWhenDecided = true;
  if (plan) {
    limits.deadline = begin + plan->thinking;
    limits.stopWhenDecided = plan->mayStopEarly;
  } else if (options_.timePerMove) {
    limits.deadline = begin + *options_.timePerMove;
    limits.stopWhenDecided = false;
  } else if (!limits.visits) {
    limits.visits = kDefaultVisits;
  }
  if (level.visits > 0)
    limits.visits = std::min(level.visits, limits.visits.value_or(level.visits));
  if (isSettled) {
    const int look = std::max(kSettledVisits, search_.visits() + kSettledVisits / 2);
    limits.visits = std::min(look, limits.visits.value_or(look));
    limits.stopWhenDecided = true;
  }
  return limits;
}

Move SearchPlayer::chooseByEye(const Request& request, const Ending& ending,
                               const EndgamePolicy& endgame) {
  const Report report = search_.report({.mostMoves = 0});
  const std::vector<float>& policy = report.policy;
  const bool isCountedByAgreement =
      cleanupFor(request, options_.search.tree.endCount) == Cleanup::ByAgreement;
  const bool mayEnd = endgame.isTimeToPass ||
                      (isCountedByAgreement && winsByFarAfterPass(request, ending, report.winrate));
  if (mayEnd && !hasUrgentMove(policy, endgame.allowed)) return Move::pass();
  const auto chances = naturalChances(request.situation, policy, endgame.allowed,
                                      settingsOf(options_.level), taste_);
  const auto index = draw(chances, random_);
  if (!index) return Move::pass();
  return moveAt(static_cast<int>(*index), request.situation.position.board().size());
}

Move SearchPlayer::chooseBySearch(const Request& request, const Ending& ending,
                                  const EndgamePolicy& endgame) {
  const Report report = search_.report({.untried = true});
  const Position& position = request.situation.position;
  const Move best = bestByEndgamePolicy(ending, endgame, report);
  const double temperature = settingsOf(options_.level).temperature;
  if (best.isPass() || report.moves.front().visits == 0) return best;
  if (temperature > 0) {
    std::vector<double> weights;
    for (const MoveReport& move : report.moves)
      weights.push_back(move.move.isPass() ? 0 : move.visits);
    const auto index = draw(tempered(std::move(weights), temperature), random_);
    return index ? report.moves[*index].move : best;
  }
  const bool isOpening = position.moveNumber() < kVariedMoves * position.board().size().points();
  return options_.variety && isOpening ? amongEquals(report) : best;
}

Move SearchPlayer::amongEquals(const Report& report) {
  const MoveReport& best = report.moves.front();
  std::vector<double> weights;
  for (const MoveReport& move : report.moves) {
    const bool near = move.visits >= kNearVisits * best.visits &&
                      move.winrate >= best.winrate - kNearWinrate &&
                      move.lead >= best.lead - kNearLead;
    weights.push_back(near ? move.visits : 0);
  }
  const auto index = draw(weights, random_);
  return index ? report.moves[*index].move : best.move;
}

// Asked when there is nothing left to play, so that threats come first.
std::optional<Move> SearchPlayer::cleanUp(const Request& request, const Ending& ending,
                                          Limits::Time begin, const std::stop_token& stop) {
  const Position& position = request.situation.position;
  if (isTooLateToPlay(position)) return std::nullopt;
  const Points moves = cleanupMoves(position, *request.cleanup);
  if (moves.empty()) return std::nullopt;
  const BoardSize size = position.board().size();
  std::vector<bool> allowed(static_cast<size_t>(passIndex(size)) + 1);
  for (const Point p : moves)
    allowed[static_cast<size_t>(size.indexOf(p))] = true;
  search_.allow(std::move(allowed));
  // What the move before this one has taken is gone from the clock.
  Request rest = request;
  const auto now = std::chrono::steady_clock::now();
  rest.left = afterThinking(request.time, request.left,
                            std::chrono::duration_cast<Milliseconds>(now - begin));
  Limits limits = limitsFor(rest.left.hasFallen ? request : rest, now, true);
  limits.visits = search_.visits() + kSettledVisits;
  limits.stopWhenDecided = false;
  search_.think(limits, stop);
  return harmlessCleanup(search_.report(), position.rules().scoring, ending.leadIfOver());
}

bool SearchPlayer::wantsToResign(const Request& request, const Ending& ending,
                                 const Report& report) {
  const Position& position = request.situation.position;
  const int points = position.board().size().points();
  const double byFar = kHopelessLead * std::sqrt(points);
  const bool isLost =
      report.winrate < kHopelessWinrate && report.lead < -byFar && ending.leadOfStones() < 0;
  hopelessTurns_ = isLost ? hopelessTurns_ + 1 : 0;
  const int needed = kHopelessTurns + (Level::kSteps - options_.level.step()) / kStepsForATurn;
  return options_.resign && request.mayResign && !request.cleanup && points >= kSmallestToResign &&
         position.moveNumber() >= kOpening * points && hopelessTurns_ >= needed;
}

}  // namespace tengen::search
