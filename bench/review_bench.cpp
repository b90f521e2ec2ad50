#include "bench/review_bench.h"

#include <algorithm>
#include <thread>

#include "engine/driver.h"
#include "game/formats.h"
#include "review/record.h"
#include "review/report.h"
#include "review/runner.h"
#include "sgf/writer.h"

#include "bench/review_game.h"

namespace tengen::bench {
namespace {

using namespace std::chrono_literals;

constexpr int kCancels = 10;
constexpr int kReopenings = 20;

// A review that gets deeper, and the time it has taken in all.
class Reviewed {
 public:
  explicit Reviewed(const std::string& engine)
      : tree_(std::move(load(kReviewGame)->tree)), driver_({.commandLine = engine}) {}

  // Loads the network too.
  bool isReady() {
    return driver_.evaluate({.game = engine::gameOf(Board(tree_.size()))}).has_value();
  }
  bool work(const review::Plan& plan) {
    review::Queue queue(review::mainLine(tree_), plan);
    const Stopwatch watch;
    const auto done = review::run(driver_, tree_, queue, review_, [](const review::Task&) {}, {});
    seconds_ += watch.seconds();
    return done.has_value();
  }
  double seconds() const { return seconds_; }

  // Seconds from asking it to stop until it has, at the worst.
  double slowestCancel() {
    double worst = 0;
    for (int i = 0; i < kCancels; ++i) {
      std::stop_source stop;
      Stopwatch watch;
      std::jthread impatient([&] {
        std::this_thread::sleep_for(50ms + i * 7ms);
        watch = Stopwatch();
        stop.request_stop();
      });
      const engine::Game game =
          engine::gameAt(tree_, tree_.endOfLine(tree_.root()), tree_.rules(), TimeSettings::none());
      const auto seen = driver_.evaluate({.game = game, .visits = 1'000'000}, stop.get_token());
      impatient.join();
      if (!seen) worst = std::max(worst, watch.seconds());
    }
    return worst;
  }

  std::string saved() const {
    sgf::Collection copy = tree_.collection();
    review::writeReview(copy, tree_, review_);
    return sgf::write(copy);
  }

 private:
  GameTree tree_;
  engine::Driver driver_;
  review::Review review_;
  double seconds_ = 0;
};

// From the bytes of a file to a report.
double reopening(const std::string& text) {
  double best = 1e9;
  for (int i = 0; i < kReopenings; ++i) {
    const Stopwatch watch;
    const auto loaded = load(text);
    const GameTree& tree = loaded->tree;
    const review::Review review = review::readReview(tree);
    const review::Report report = review::reportOf(review::mainLine(tree), review, tree.size());
    if (report.moves.empty()) return 0;
    best = std::min(best, watch.seconds());
  }
  return best;
}

}  // namespace

Figures reviewFigures(const std::string& engine) {
  Reviewed game(engine);
  Figures figures;
  if (!game.isReady()) return figures;
  const std::string bare = game.saved();
  const auto measure = [&](const char* name, const review::Plan& plan) {
    if (game.work(plan)) figures.push_back({name, game.seconds(), "s"});
  };
  measure("review 250 moves, the whole graph", review::Plan::quick());
  measure("review 250 moves, 25 visits a move", review::Plan::even(25));
  measure("review 250 moves, second pass too", review::Plan::full());
  figures.push_back({"cancel a review, slowest of 10", game.slowestCancel() * 1000, "ms"});
  const std::string text = game.saved();
  figures.push_back({"open a reviewed game", reopening(text) * 1000, "ms"});
  figures.push_back(
      {"size of a review", static_cast<double>(text.size() - bare.size()) / 1000, "KB"});
  return figures;
}

}  // namespace tengen::bench
