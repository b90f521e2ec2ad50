#include "apps/desktop/sound/synth.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <span>

namespace tengen::desktop {
namespace {

// One resonance of a struck body.
struct Mode {
  double hertz;
  double level;
  double decay;  // seconds until it has fallen to 1/e
};

// A hard blow ends in less than a millisecond and wakes every mode; a soft one takes longer.
struct Blow {
  double attack;      // seconds
  double noise;       // level of the scrape of the two surfaces
  double noiseDecay;  // seconds
  double noiseColor;  // 0: hiss, towards 1: a dull rub
};

// A slate or shell stone on a thick kaya board. The stone rings high and briefly, the board answers
// below it, and the hollow under the board gives the sound its body.
constexpr Mode kStoneOnBoard[] = {
    {231, 0.26, 0.030},   {418, 0.34, 0.025},   {640, 0.42, 0.021},   {905, 0.52, 0.017},
    {1270, 0.62, 0.013},  {1730, 0.66, 0.010},  {2290, 0.62, 0.0085}, {3050, 0.58, 0.0068},
    {3980, 0.50, 0.0055}, {5240, 0.38, 0.0042}, {6900, 0.26, 0.0032}, {8800, 0.15, 0.0024},
};
constexpr Blow kSnap = {0.00020, 0.70, 0.0020, 0.30};

// A stone falling among stones in a wooden lid.
constexpr Mode kStoneOnStone[] = {
    {520, 0.20, 0.022},  {1130, 0.26, 0.016}, {2650, 0.42, 0.012},
    {3920, 0.50, 0.010}, {5480, 0.36, 0.007}, {7600, 0.20, 0.004},
};
constexpr Blow kClink = {0.00015, 0.22, 0.0012, 0.2};

// A knuckle on wood, softly: "I pass."
constexpr Mode kKnock[] = {
    {196, 0.70, 0.060}, {331, 0.55, 0.045}, {540, 0.30, 0.028}, {890, 0.12, 0.014}};
constexpr Blow kKnuckle = {0.0016, 0.10, 0.004, 0.85};

// A blow that is swallowed: there is no room for this stone.
constexpr Mode kThud[] = {{162, 0.80, 0.046}, {251, 0.52, 0.036}, {418, 0.26, 0.020}};
constexpr Blow kMuffled = {0.0030, 0.16, 0.007, 0.93};

// A small bronze bowl. Its modes beat slowly, as those of a bowl that is not quite round.
constexpr Mode kBowl[] = {{392.0, 0.60, 0.62}, {393.1, 0.30, 0.62}, {783.2, 0.26, 0.46},
                          {1071, 0.20, 0.36},  {1074, 0.10, 0.36},  {2064, 0.10, 0.20},
                          {3310, 0.05, 0.10}};
constexpr Blow kFelt = {0.0040, 0.02, 0.006, 0.9};

// A dry tick of a wooden clock.
constexpr Mode kClockTick[] = {{1190, 0.60, 0.010}, {1865, 0.45, 0.008}, {3020, 0.22, 0.005}};
constexpr Blow kEscapement = {0.0003, 0.12, 0.0015, 0.4};

class Hearing {
 public:
  Hearing(double seconds, uint32_t seed)
      : samples_(static_cast<size_t>(seconds * kSampleRate)), random_(seed) {}

  // `spread`: how far the modes of this blow stray from the model, as a share of their pitch.
  void strike(std::span<const Mode> modes, const Blow& blow, double at, double level,
              double spread = 0) {
    const auto from = static_cast<size_t>(at * kSampleRate);
    const double tilt = 1 + spread * symmetric();
    for (const Mode& mode : modes) {
      const double hertz = mode.hertz * tilt * (1 + 0.4 * spread * symmetric());
      ring({hertz, level * mode.level * (1 + 3 * spread * symmetric()), mode.decay}, blow, from);
    }
    scrape(blow, from, level);
  }

  // Scaled to its peak, with an end that cannot click.
  Samples finish(double peak) {
    constexpr size_t kFade = kSampleRate / 100;
    const size_t fade = std::min(kFade, samples_.size());
    for (size_t i = 0; i < fade; ++i) {
      const double share = static_cast<double>(i) / static_cast<double>(fade);
      samples_[samples_.size() - 1 - i] *= share;
    }
    double loudest = 1e-9;
    for (const double sample : samples_)
      loudest = std::max(loudest, std::abs(sample));
    Samples out;
    out.reserve(samples_.size());
    for (const double sample : samples_)
      out.push_back(static_cast<float>(sample / loudest * peak));
    return out;
  }

  double uniform() { return static_cast<double>(random_() >> 8) / double(1U << 24); }
  double symmetric() { return 2 * uniform() - 1; }

 private:
  static double rise(double t, double attack) {
    return t >= attack ? 1 : 0.5 - 0.5 * std::cos(std::numbers::pi * t / attack);
  }

  void ring(const Mode& mode, const Blow& blow, size_t from) {
    const double turn = 2 * std::numbers::pi * mode.hertz;
    for (size_t i = from; i < samples_.size(); ++i) {
      const double t = static_cast<double>(i - from) / kSampleRate;
      if (t > 9 * mode.decay) return;
      samples_[i] +=
          mode.level * rise(t, blow.attack) * std::exp(-t / mode.decay) * std::sin(turn * t);
    }
  }

  void scrape(const Blow& blow, size_t from, double level) {
    double smooth = 0;
    for (size_t i = from; i < samples_.size(); ++i) {
      const double t = static_cast<double>(i - from) / kSampleRate;
      if (t > 9 * blow.noiseDecay) return;
      smooth += (1 - blow.noiseColor) * (symmetric() - smooth);
      samples_[i] +=
          level * blow.noise * rise(t, blow.attack) * std::exp(-t / blow.noiseDecay) * smooth;
    }
  }

  std::vector<double> samples_;
  std::mt19937 random_;
};

constexpr double kStoneSeconds = 0.30;

// The stone lands on its edge and settles: a second touch, hardly heard.
void placeStone(Hearing& hearing) {
  hearing.strike(kStoneOnBoard, kSnap, 0, 1, 0.07);
  hearing.strike(kStoneOnBoard, kSnap, 0.020 + 0.012 * hearing.uniform(),
                 0.08 + 0.06 * hearing.uniform(), 0.10);
}

Samples stone(int variant) {
  Hearing hearing(kStoneSeconds, 1000 + static_cast<uint32_t>(variant));
  placeStone(hearing);
  return hearing.finish(0.80);
}

// The stone, then the hand that lets the prisoners go: the first falls alone, the others hurry.
Samples capture(int stones, int variant) {
  constexpr double kHandSeconds = 0.16;
  const int heard = std::clamp(stones, 1, kStonesHeard);
  Hearing hearing(kHandSeconds + 0.075 * heard + kStoneSeconds,
                  2000 + static_cast<uint32_t>(variant + kVariants * heard));
  placeStone(hearing);
  double at = kHandSeconds;
  for (int i = 0; i < heard; ++i) {
    hearing.strike(kStoneOnStone, kClink, at, (0.42 + 0.25 * hearing.uniform()) * std::pow(0.95, i),
                   0.12);
    at += (0.030 + 0.040 * hearing.uniform()) * (i == 0 ? 1.1 : 1);
  }
  return hearing.finish(0.82);
}

Samples pass() {
  Hearing hearing(0.5, 3000);
  hearing.strike(kKnock, kKnuckle, 0, 1);
  hearing.strike(kKnock, kKnuckle, 0.13, 0.62);
  return hearing.finish(0.50);
}

Samples illegal() {
  Hearing hearing(0.42, 4000);
  hearing.strike(kThud, kMuffled, 0, 1);
  hearing.strike(kThud, kMuffled, 0.085, 0.7);
  return hearing.finish(0.60);
}

Samples gameEnd() {
  Hearing hearing(3.2, 5000);
  hearing.strike(kBowl, kFelt, 0, 1);
  return hearing.finish(0.50);
}

Samples tick() {
  Hearing hearing(0.10, 6000);
  hearing.strike(kClockTick, kEscapement, 0, 1);
  return hearing.finish(0.45);
}

}  // namespace

Samples synthesize(Sound sound, int stones, int variant) {
  const int which = ((variant % kVariants) + kVariants) % kVariants;
  switch (sound) {
    case Sound::Stone:
      return stone(which);
    case Sound::Capture:
      return capture(stones, which);
    case Sound::Pass:
      return pass();
    case Sound::Illegal:
      return illegal();
    case Sound::GameEnd:
      return gameEnd();
    case Sound::Tick:
      return tick();
  }
  return {};
}

}  // namespace tengen::desktop
