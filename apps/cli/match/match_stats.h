// What the results of a match say about strength: share, Elo with its error bar, and a sequential
// test. Arithmetic alone.
//
// A draw counts as half a win and half a loss. Games are taken as independent: openings played with
// both colours are slightly less than that, which makes the error bars slightly too wide.
#pragma once

#include <optional>

namespace tengen::cli {

// As one of the two programs sees it.
struct Tally {
  int wins = 0;
  int losses = 0;
  int draws = 0;

  int games() const { return wins + losses + draws; }
  double points() const { return wins + draws / 2.0; }
  double share() const { return games() > 0 ? points() / games() : 0.5; }  // of the points

  friend bool operator==(const Tally&, const Tally&) = default;
};

struct Interval {
  double low = 0;
  double high = 0;
};

// The 95 % interval of Wilson for the share: unlike the plain one it means something after 60 wins
// in 60 games.
Interval shareInterval(const Tally& tally);

// The difference in Elo that gives this share; infinite for 0 and 1.
double eloOf(double share);
double shareOf(double elo);

// A sequential probability ratio test of "stronger by `low`" against "stronger by `high`" Elo, both
// kinds of error at 5 %.
struct Sprt {
  double low = 0;
  double high = 0;

  enum class Verdict { None, Low, High };
  // The logarithm of how much likelier the results are if `high` is true.
  double logRatio(const Tally& tally) const;
  Verdict verdict(const Tally& tally) const;
  static double bound();  // decided at +bound() and -bound()

  friend bool operator==(const Sprt&, const Sprt&) = default;
};

}  // namespace tengen::cli
