#include "apps/cli/review/review_progress.h"

#include <algorithm>
#include <cmath>
#include <iostream>

#include "base/os/terminal.h"

#include "apps/cli/plain_text.h"

namespace tengen::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kShownEvery = 200ms;
// Before so much is done the speed is a guess.
constexpr double kLeastShare = 0.02;

double secondsOf(std::chrono::steady_clock::duration time) {
  return std::chrono::duration<double>(time).count();
}

std::string clockText(double seconds) {
  const auto whole = static_cast<long>(std::ceil(seconds));
  const auto twoDigits = [](long number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  const std::string minutes = whole >= 3600
                                  ? std::to_string(whole / 3600) + ":" + twoDigits(whole / 60 % 60)
                                  : std::to_string(whole / 60);
  return minutes + ":" + twoDigits(whole % 60);
}

}  // namespace

void ReviewProgress::beginFile(const std::string& name) {
  ++file_;
  name_ = plainLine(name);
}

void ReviewProgress::beginGame(const review::Queue::Progress& progress) {
  doneBefore_ = progress.done;
  gameBegan_ = Clock::now();
  shownAt_ = {};
}

double ReviewProgress::shareDone(const review::Queue::Progress& progress) const {
  const auto all = static_cast<double>(std::max<int64_t>(1, progress.all - doneBefore_));
  const double share = static_cast<double>(progress.done - doneBefore_) / all;
  const double ofTime = limit_ ? secondsOf(Clock::now() - gameBegan_) / *limit_ : 0;
  return std::min(1.0, std::max(share, ofTime));
}

// The rest of this game, and for each file to come as long as those before took.
std::string ReviewProgress::timeLeft(double share) const {
  if (share < kLeastShare) return {};
  const double elapsed = secondsOf(Clock::now() - gameBegan_);
  const double whole = elapsed / share;
  const double each = reviewed_ > 0 ? seconds_ / reviewed_ : whole;
  const double left = whole - elapsed + each * static_cast<double>(files_ - file_);
  return ", " + clockText(left) + " left";
}

void ReviewProgress::show(const review::Queue::Progress& progress) {
  if (isQuiet_ || !isTerminal(kStandardError) || Clock::now() - shownAt_ < kShownEvery) return;
  shownAt_ = Clock::now();
  const double share = shareDone(progress);
  std::cerr << "\r\033[K" << file_ << " of " << files_ << ": " << name_ << ", "
            << std::lround(share * 100) << " %" << timeLeft(share) << std::flush;
  isShowing_ = true;
}

void ReviewProgress::showSilence(const std::string& engine, std::chrono::milliseconds left) {
  if (isQuiet_) return;
  clear();
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
  std::cerr << "waiting for " << plainLine(engine) << ", which gets another " << seconds << " s";
  isShowing_ = isTerminal(kStandardError);
  if (isShowing_) {
    std::cerr << std::flush;
  } else {
    std::cerr << std::endl;
  }
}

void ReviewProgress::note(const std::string& sentence) {
  clear();
  std::cerr << "tengen: " << plainLines(sentence) << std::endl;
}

void ReviewProgress::endGame(bool wasReviewed) {
  clear();
  const double seconds = secondsOf(Clock::now() - gameBegan_);
  if (wasReviewed) {
    ++reviewed_;
    seconds_ += seconds;
  }
  if (isQuiet_ || isTerminal(kStandardError)) return;
  std::cerr << file_ << " of " << files_ << ": " << name_ << ", "
            << (wasReviewed ? "reviewed in " + clockText(seconds) : "reviewed before") << std::endl;
}

void ReviewProgress::clear() {
  if (isShowing_) std::cerr << "\r\033[K" << std::flush;
  isShowing_ = false;
}

}  // namespace tengen::cli
