// The player in front of stand-ins for a device: one that takes notes, one that is not there, one
// that hangs, one that is pulled out.
#include "apps/desktop/sound/threaded_player.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>

namespace tengen::desktop {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

struct Notes {  // shared by a test and the sink it gave away
  std::mutex lock;
  std::vector<int16_t> heard;
  std::atomic<int> opened = 0;
  std::atomic<int> closed = 0;
  std::atomic<int> writes = 0;
  std::atomic<bool> there = true;
  std::atomic<bool> stuck = false;
  std::atomic<int> goneAfter = -1;  // writes; -1: never

  int loudest() {
    const std::scoped_lock held(lock);
    int most = 0;
    for (const int16_t sample : heard)
      most = std::max(most, std::abs(int{sample}));
    return most;
  }
};

class NotingSink final : public SoundSink {
 public:
  explicit NotingSink(std::shared_ptr<Notes> notes) : notes_(std::move(notes)) {}
  bool open() override {
    ++notes_->opened;
    return notes_->there;
  }
  bool write(std::span<const int16_t> block) override {
    while (notes_->stuck)
      std::this_thread::sleep_for(1ms);
    if (notes_->goneAfter >= 0 && notes_->writes >= notes_->goneAfter) return false;
    const std::scoped_lock held(notes_->lock);
    notes_->heard.insert(notes_->heard.end(), block.begin(), block.end());
    ++notes_->writes;
    return true;
  }
  void close() override { ++notes_->closed; }

 private:
  std::shared_ptr<Notes> notes_;
};

template <class Condition>
bool soon(Condition condition) {
  const auto end = Clock::now() + 5s;
  while (!condition() && Clock::now() < end)
    std::this_thread::sleep_for(1ms);
  return condition();
}

class Player : public ::testing::Test {
 protected:
  std::shared_ptr<Notes> notes = std::make_shared<Notes>();
  ThreadedPlayer player{std::make_unique<NotingSink>(notes)};
};

TEST_F(Player, OpensNothingBeforeTheFirstSound) {
  std::this_thread::sleep_for(5ms);
  EXPECT_EQ(notes->opened, 0);
}

TEST_F(Player, IsHeardAndGivesTheDeviceBackAfterSilence) {
  player.play(Sound::Stone);
  ASSERT_TRUE(soon([&] { return notes->closed == 1; }));
  EXPECT_EQ(notes->opened, 1);
  EXPECT_GT(notes->loudest(), 8000);
  // Silence was written to the end: the device never starved.
  const std::scoped_lock held(notes->lock);
  EXPECT_TRUE(std::all_of(notes->heard.end() - kSampleRate, notes->heard.end(),
                          [](int16_t sample) { return sample == 0; }));
}

TEST_F(Player, PlaysAgainAfterTheDeviceWasGivenBack) {
  player.play(Sound::Tick);
  ASSERT_TRUE(soon([&] { return notes->closed == 1; }));
  player.play(Sound::Tick);
  EXPECT_TRUE(soon([&] { return notes->closed == 2; }));
}

TEST_F(Player, OffIsSilentAndOpensNothing) {
  player.setOn(false);
  player.play(Sound::Stone);
  std::this_thread::sleep_for(5ms);
  EXPECT_EQ(notes->opened, 0);
  player.setOn(true);
  player.play(Sound::Stone);
  EXPECT_TRUE(soon([&] { return notes->closed == 1; }));
}

TEST_F(Player, TheVolumeIsThatOfTheSlider) {
  const auto loudestAt = [&](int percent) {
    {
      const std::scoped_lock held(notes->lock);
      notes->heard.clear();
    }
    const int before = notes->closed;
    player.setVolume(percent);
    player.play(Sound::Tick);
    EXPECT_TRUE(soon([&] { return notes->closed == before + 1; }));
    return notes->loudest();
  };
  const int full = loudestAt(100);
  EXPECT_NEAR(full, 0.45 * 32'767, 400);
  EXPECT_NEAR(loudestAt(50), full / 4, 150);
  player.setVolume(0);
  player.play(Sound::Tick);
  std::this_thread::sleep_for(5ms);
  EXPECT_EQ(notes->opened, 2);
}

TEST_F(Player, ManySoundsAtOnceDoNotOverflow) {
  player.setVolume(100);
  for (int i = 0; i < 50; ++i)
    player.play(Sound::Capture, 12);
  ASSERT_TRUE(soon([&] { return notes->closed >= 1; }));
  EXPECT_LE(notes->loudest(), 32'767);
  EXPECT_GT(notes->loudest(), 20'000);
}

TEST_F(Player, WithoutADeviceNobodyWaits) {
  notes->there = false;
  const auto start = Clock::now();
  for (int i = 0; i < 1000; ++i)
    player.play(Sound::Stone);
  EXPECT_LT(Clock::now() - start, 200ms);
  ASSERT_TRUE(soon([&] { return notes->opened == 1; }));
  std::this_thread::sleep_for(5ms);
  player.play(Sound::Stone);
  std::this_thread::sleep_for(5ms);
  EXPECT_EQ(notes->opened, 1);  // not asked again for a while
  EXPECT_EQ(notes->writes, 0);
}

TEST_F(Player, ADeviceThatHangsHoldsNobodyUp) {
  notes->stuck = true;
  player.play(Sound::Stone);
  ASSERT_TRUE(soon([&] { return notes->opened == 1; }));
  const auto start = Clock::now();
  for (int i = 0; i < 1000; ++i)
    player.play(Sound::Stone);
  player.setOn(false);
  player.setVolume(10);
  EXPECT_LT(Clock::now() - start, 200ms);
  notes->stuck = false;
}

TEST_F(Player, ADevicePulledOutIsClosed) {
  notes->goneAfter = 3;
  player.play(Sound::GameEnd);
  ASSERT_TRUE(soon([&] { return notes->closed == 1; }));
  EXPECT_EQ(notes->writes, 3);
}

TEST(PlayerLife, EndsAtOnceInTheMiddleOfASound) {
  const auto notes = std::make_shared<Notes>();
  notes->stuck = true;
  auto player = std::make_unique<ThreadedPlayer>(std::make_unique<NotingSink>(notes));
  player->play(Sound::GameEnd);
  ASSERT_TRUE(soon([&] { return notes->opened == 1; }));
  player->play(Sound::GameEnd);
  notes->stuck = false;
  const auto start = Clock::now();
  player.reset();
  EXPECT_LT(Clock::now() - start, 1s);
}

TEST(PlayerLife, TheRealDeviceOrNoneIsNoTrouble) {
  const auto start = Clock::now();
  const auto player = makeSoundPlayer();
  player->play(Sound::Stone);
  EXPECT_LT(Clock::now() - start, 200ms);
}

}  // namespace
}  // namespace tengen::desktop
