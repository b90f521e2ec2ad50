#include "apps/cli/review/review_run.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "game/flaws.h"
#include "review/record.h"

#include "apps/cli/engine_words.h"
#include "apps/cli/limits.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = engine::EngineError::Kind;

// A long review is saved now and then, not only at its end.
constexpr std::chrono::seconds kSavedEvery{10};
constexpr int kMostFlaws = 5;  // that are told of a game

std::string largestSize() {
  return std::to_string(kMostGtpSide) + 'x' + std::to_string(kMostGtpSide);
}

// Asks for a stop when somebody else does, and when the time is over.
class Deadline {
 public:
  Deadline(const std::stop_token& other, const std::optional<double>& seconds)
      : link_(other, [this] { stop_.request_stop(); }) {
    if (!seconds) return;
    timer_ = std::jthread(
        [this, time = std::chrono::duration<double>(*seconds)](const std::stop_token& over) {
          std::mutex mutex;
          std::unique_lock lock(mutex);
          std::condition_variable_any().wait_for(lock, over, time, [] { return false; });
          stop_.request_stop();
        });
  }

  std::stop_token token() const { return stop_.get_token(); }

 private:
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> link_;
  std::jthread timer_;
};

}  // namespace

ReviewRun::ReviewRun(ReviewTerms terms, ReviewProgress& progress, Report report)
    : terms_(std::move(terms)),
      progress_(progress),
      report_(std::move(report)),
      driver_({.commandLine = terms_.engine, .hearSilence = [this](std::chrono::milliseconds left) {
                 progress_.showSilence(driver_.name(), left);
               }}) {}

Result<void, CliError> ReviewRun::review(ReviewedFile& file, const std::stop_token& stop) {
  Result<void, CliError> all;
  for (size_t game = 0; game < file.tree().gameCount(); ++game) {
    file.tree().open(game);
    if (auto done = reviewGame(file, stop); !done) all = std::move(done);
    if (hasLostEngine_ || stop.stop_requested()) break;
  }
  if (terms_.saves) {
    if (auto saved = file.save(); !saved) return saved;
  }
  if (!file.remark().empty()) progress_.note(file.remark());
  return all;
}

// What is wrong with the record, for a review of something else than was played would surprise.
void ReviewRun::tellFlaws(const ReviewedFile& file, const GameTree& tree) {
  int flaws = 0;
  for (const NodeId node : tree.pathTo(tree.endOfLine(tree.root()))) {
    for (const RecordedFlaw flaw : flawsAt(tree, node)) {
      if (++flaws > kMostFlaws) continue;
      std::string where = file.name();
      if (tree.gameCount() > 1) where += ", game " + std::to_string(tree.openGame() + 1);
      if (tree.hasMove(node)) where += ", move " + std::to_string(tree.moveNumber(node));
      progress_.note(where + ": " + words(flaw));
    }
  }
  if (flaws > kMostFlaws) {
    progress_.note(file.name() + ": and " + std::to_string(flaws - kMostFlaws) +
                   " more; `tengen sgf check` names them");
  }
}

Result<void, CliError> ReviewRun::reviewGame(ReviewedFile& file, const std::stop_token& stop) {
  const GameTree& tree = file.tree();
  if (const int game = gameNumber(tree); game != kGo) {
    return Unexpected{
        CliError{file.name() + ": " + words(LoadError{LoadError::Code::OtherGame, game})}};
  }
  tellFlaws(file, tree);
  review::Review review = review::readReview(tree);
  const review::Line line = review::mainLine(tree);
  review::Queue queue(line, terms_.plan);
  const bool wanted = isWanted(line, review);
  if (wanted) review.forgetForeign();  // one engine looks at everything, or nobody does
  progress_.beginGame(queue.progress(review));
  Result<void, CliError> done;
  if (wanted) done = work(file, queue, review, stop);
  if (stop.stop_requested() || !done) {
    progress_.clear();  // it is not done
  } else {
    progress_.endGame(wanted);
  }
  if (!done) return done;
  report_({file.name(), static_cast<int>(tree.openGame()) + 1, static_cast<int>(tree.gameCount()),
           tree, line, review});
  return {};
}

// With a time there is always more to look at: a game that was reviewed as without one is done.
bool ReviewRun::isWanted(const review::Line& line, const review::Review& review) const {
  const review::Plan plan = terms_.seconds ? review::Plan::full() : terms_.plan;
  return review::Queue(line, plan).next(review).has_value();
}

Result<void, CliError> ReviewRun::work(ReviewedFile& file, review::Queue& queue,
                                       review::Review& review, const std::stop_token& stop) {
  const Deadline deadline(stop, terms_.seconds);
  Result<void, CliError> saved;
  auto savedAt = Clock::now();
  const auto hear = [&](const review::Task&) {
    progress_.show(queue.progress(review));
    if (!terms_.saves || Clock::now() - savedAt < kSavedEvery) return;
    file.keep(review);
    if (saved) saved = file.save();
    savedAt = Clock::now();
  };
  const auto done = review::run(driver_, file.tree(), queue, review, hear, deadline.token());
  if (!review.isEmpty()) file.keep(review);
  if (!done) return Unexpected{errorOf(done.error(), file)};
  return saved;
}

// Some boards are beyond an engine; everything else is beyond repair.
CliError ReviewRun::errorOf(const engine::EngineError& error, ReviewedFile& file) {
  const bool isAboutTheGame = error.kind == Kind::NoSuchSize || error.kind == Kind::NoSuchPosition;
  hasLostEngine_ = !isAboutTheGame;
  const BoardSize size = file.tree().size();
  const bool isBeyondAll =
      error.kind == Kind::NoSuchSize && std::max(size.width, size.height) > kMostGtpSide;
  return {file.name() + ": " + sentence(error, driver_.name()) +
          (isBeyondAll ? "; the largest that engines can be told is " + largestSize() : "")};
}

}  // namespace tengen::cli
