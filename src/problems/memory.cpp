#include "problems/memory.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tengen::problems {
namespace {

// The weights of FSRS-5, found by its authors on some hundred million reviews.
constexpr std::array kW{0.40255, 1.18385, 3.173,  15.69105, 7.1949, 0.5345, 1.4604,
                        0.0046,  1.54575, 0.1192, 1.01925,  1.9395, 0.11,   0.29605,
                        2.2698,  0.2315,  2.9898, 0.51655,  0.6621};

// The forgetting curve (1 + kFactor t / S) ^ kDecay is 0.9 at t = S.
constexpr double kDecay = -0.5;
constexpr double kFactor = 19.0 / 81.0;

constexpr double kLeastStability = 0.01;
constexpr double kMostDays = 36500;

double firstDifficulty(double grade) {
  return std::clamp(kW[4] - std::exp(kW[5] * (grade - 1)) + 1, 1.0, 10.0);
}

// Easier or harder, the less the nearer it is to 10, and a little back to where easy things begin.
double nextDifficulty(double before, double grade) {
  const double change = -kW[6] * (grade - 3) * (10 - before) / 9;
  const double easy = firstDifficulty(4);
  return std::clamp(kW[7] * easy + (1 - kW[7]) * (before + change), 1.0, 10.0);
}

double stabilityRecalled(double stability, double difficulty, double recalled, Grade grade) {
  const double hard = grade == Grade::Hard ? kW[15] : 1;
  const double easy = grade == Grade::Easy ? kW[16] : 1;
  const double growth = std::exp(kW[8]) * (11 - difficulty) * std::pow(stability, -kW[9]) *
                        (std::exp(kW[10] * (1 - recalled)) - 1) * hard * easy;
  return stability * (1 + growth);
}

double stabilityForgotten(double stability, double difficulty, double recalled) {
  const double left = kW[11] * std::pow(difficulty, -kW[12]) *
                      (std::pow(stability + 1, kW[13]) - 1) * std::exp(kW[14] * (1 - recalled));
  return std::min(left, stability);
}

double stabilitySameDay(double stability, double grade) {
  return stability * std::exp(kW[17] * (grade - 3 + kW[18]));
}

double nextStability(const Memory& before, Grade grade, Day today) {
  const double days = today - before.seen;
  if (days <= 0) return stabilitySameDay(before.stability, static_cast<double>(grade));
  const double recalled = recall(before.stability, days);
  return grade == Grade::Again
             ? stabilityForgotten(before.stability, before.difficulty, recalled)
             : stabilityRecalled(before.stability, before.difficulty, recalled, grade);
}

}  // namespace

double recall(double stability, double days) {
  return std::pow(1 + kFactor * std::max(days, 0.0) / stability, kDecay);
}

double daysUntil(double recallWanted, double stability) {
  return stability / kFactor * (std::pow(recallWanted, 1 / kDecay) - 1);
}

Memory after(const Memory& before, Grade grade, Day today, double wanted) {
  // Who has just been right and is right again has shown nothing new.
  const bool isKnownToday = !before.isNew() && before.seen >= today && before.due > today;
  if (isKnownToday && grade != Grade::Again) return before;
  Memory next = before;
  const auto number = static_cast<double>(grade);
  if (before.isNew()) {
    next.first = today;
    next.stability = kW[static_cast<size_t>(grade) - 1];
    next.difficulty = firstDifficulty(number);
  } else {
    next.stability = std::max(nextStability(before, grade, today), kLeastStability);
    next.difficulty = nextDifficulty(before.difficulty, number);
    next.lapses += grade == Grade::Again ? 1 : 0;
  }
  ++next.reviews;
  next.seen = today;
  // What was wrong comes again on the same day.
  const double days = std::clamp(std::round(daysUntil(wanted, next.stability)), 1.0, kMostDays);
  next.due = grade == Grade::Again ? today : today + static_cast<Day>(days);
  return next;
}

}  // namespace tengen::problems
