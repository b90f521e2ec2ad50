// Mixes the sounds asked for and feeds them to a sink, on a thread of its own. Its public functions
// belong to the GUI thread and hold a lock for no longer than it takes to note a wish.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <tuple>
#include <vector>

#include "apps/desktop/sound/sound_player.h"
#include "apps/desktop/sound/sound_sink.h"
#include "apps/desktop/sound/synth.h"

namespace tengen::desktop {

class ThreadedPlayer final : public SoundPlayer {
 public:
  explicit ThreadedPlayer(std::unique_ptr<SoundSink> sink);
  ~ThreadedPlayer() override;

  void play(Sound sound, int stones = 0) override;
  void setVolume(int percent) override;
  void setOn(bool on) override;

 private:
  struct Wish {
    Sound sound;
    int stones;
    int variant;
  };
  struct Voice {  // a sound being heard
    const Samples* samples;
    size_t next = 0;
  };

  // On the thread
  void run(const std::stop_token& stop);
  bool openDevice();
  void feedUntilQuiet(const std::stop_token& stop);
  void beginWishes();
  void mixBlock();
  const Samples& samplesOf(const Wish& wish);

  std::mutex lock_;
  std::condition_variable_any woken_;
  std::deque<Wish> wishes_;          // under lock_
  std::atomic<float> wanted_{0.5F};  // loudness: 0 when off
  int percent_ = 70;
  bool on_ = true;
  int variant_ = 0;

  // Of the thread alone
  std::unique_ptr<SoundSink> sink_;
  std::chrono::steady_clock::time_point retry_{};  // no device: not asked again before
  std::map<std::tuple<Sound, int, int>, Samples> made_;
  std::vector<Voice> voices_;
  std::vector<int16_t> block_;
  float loudness_ = 0;

  std::jthread thread_;  // last: it uses all of the above
};

}  // namespace tengen::desktop
