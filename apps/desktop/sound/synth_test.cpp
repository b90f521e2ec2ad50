// The sounds by their numbers: length, loudness, brightness, and how fast they die away.
#include "apps/desktop/sound/synth.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

namespace tengen::desktop {
namespace {

constexpr Sound kAll[] = {Sound::Stone,   Sound::Capture, Sound::Pass,
                          Sound::Illegal, Sound::GameEnd, Sound::Tick};

double peak(const Samples& samples) {
  double loudest = 0;
  for (const float sample : samples)
    loudest = std::max(loudest, static_cast<double>(std::abs(sample)));
  return loudest;
}

double seconds(const Samples& samples) {
  return static_cast<double>(samples.size()) / kSampleRate;
}

// The moment by which 99% of the energy has been heard.
double heardFor(const Samples& samples) {
  double all = 0;
  for (const float sample : samples)
    all += sample * sample;
  double so = 0;
  for (size_t i = 0; i < samples.size(); ++i) {
    so += samples[i] * samples[i];
    if (so >= 0.99 * all) return static_cast<double>(i) / kSampleRate;
  }
  return seconds(samples);
}

// Hertz around which the energy lies, from a plain Fourier sum over the first 43 ms.
double brightness(const Samples& samples) {
  constexpr int kWindow = 2048;
  double weight = 0;
  double sum = 0;
  for (int bin = 1; bin < kWindow / 2; bin += 3) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < kWindow && i < static_cast<int>(samples.size()); ++i) {
      const double angle = 2 * std::numbers::pi * bin * i / kWindow;
      re += samples[static_cast<size_t>(i)] * std::cos(angle);
      im += samples[static_cast<size_t>(i)] * std::sin(angle);
    }
    const double energy = re * re + im * im;
    weight += energy;
    sum += energy * bin * kSampleRate / kWindow;
  }
  return sum / weight;
}

int blows(const Samples& samples) {  // sharp rises of a 2 ms envelope
  constexpr size_t kStep = kSampleRate / 500;
  int count = 0;
  double before = 0;
  for (size_t at = 0; at + kStep <= samples.size(); at += kStep) {
    double level = 0;
    for (size_t i = at; i < at + kStep; ++i)
      level = std::max(level, static_cast<double>(std::abs(samples[i])));
    if (level > 0.12 && level > 2.2 * before) ++count;
    before = level;
  }
  return count;
}

TEST(Synth, GivesFiniteSamplesWithinOne) {
  for (const Sound sound : kAll) {
    for (int variant = 0; variant < kVariants; ++variant) {
      const Samples samples = synthesize(sound, 5, variant);
      ASSERT_FALSE(samples.empty());
      EXPECT_TRUE(std::all_of(samples.begin(), samples.end(), [](float sample) {
        return std::isfinite(sample) && std::abs(sample) <= 1;
      }));
    }
  }
}

TEST(Synth, BeginsAndEndsInSilence) {
  for (const Sound sound : kAll) {
    const Samples samples = synthesize(sound, 12);
    EXPECT_LT(std::abs(samples.front()), 0.02);
    EXPECT_EQ(samples.back(), 0);
    const Samples end(samples.end() - kSampleRate / 100, samples.end());
    EXPECT_LT(peak(end), 0.01);
  }
}

TEST(Synth, IsTheSameEveryTime) {
  for (const Sound sound : kAll)
    EXPECT_EQ(synthesize(sound, 3, 2), synthesize(sound, 3, 2));
}

TEST(Synth, NoTwoStonesSoundAlike) {
  for (int one = 0; one < kVariants; ++one) {
    for (int other = one + 1; other < kVariants; ++other) {
      const Samples a = synthesize(Sound::Stone, 0, one);
      const Samples b = synthesize(Sound::Stone, 0, other);
      ASSERT_EQ(a.size(), b.size());
      double apart = 0;
      double all = 0;
      for (size_t i = 0; i < a.size(); ++i) {
        apart += (a[i] - b[i]) * (a[i] - b[i]);
        all += a[i] * a[i];
      }
      EXPECT_GT(apart, 0.05 * all) << one << " and " << other;
    }
  }
}

TEST(Synth, AStoneIsAShortBrightClickOnWood) {
  for (int variant = 0; variant < kVariants; ++variant) {
    const Samples stone = synthesize(Sound::Stone, 0, variant);
    EXPECT_NEAR(peak(stone), 0.8, 0.01);
    EXPECT_LT(heardFor(stone), 0.08);
    EXPECT_GT(heardFor(stone), 0.01);
    EXPECT_GT(brightness(stone), 600);
    EXPECT_LT(brightness(stone), 3000);
  }
}

TEST(Synth, MorePrisonersAreHeardAsMoreStones) {
  EXPECT_EQ(blows(synthesize(Sound::Stone)), 1);
  int before = 1;
  for (const int stones : {1, 3, 6, 12}) {
    const int now = blows(synthesize(Sound::Capture, stones));
    EXPECT_GT(now, before) << stones;
    before = now;
  }
  EXPECT_LT(seconds(synthesize(Sound::Capture, 1)), seconds(synthesize(Sound::Capture, 12)));
  EXPECT_EQ(synthesize(Sound::Capture, kStonesHeard), synthesize(Sound::Capture, 300));
  EXPECT_EQ(synthesize(Sound::Capture, 1), synthesize(Sound::Capture, 0));
  EXPECT_LT(seconds(synthesize(Sound::Capture, 300)), 1.5);
}

TEST(Synth, ARefusedMoveIsDullAPassSoftTheEndLong) {
  const double stone = brightness(synthesize(Sound::Stone));
  EXPECT_LT(brightness(synthesize(Sound::Illegal)), 0.3 * stone);
  EXPECT_LT(brightness(synthesize(Sound::Pass)), 0.5 * stone);
  EXPECT_LE(peak(synthesize(Sound::Pass)), 0.51);
  EXPECT_GT(heardFor(synthesize(Sound::GameEnd)), 0.5);
  EXPECT_LT(heardFor(synthesize(Sound::Tick)), 0.04);
}

}  // namespace
}  // namespace tengen::desktop
