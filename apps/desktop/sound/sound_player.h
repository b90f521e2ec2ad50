// What the window asks to be heard. Asking never waits and never fails: where there is no sound
// device, nothing is heard.
#pragma once

#include <cstdint>
#include <memory>

namespace tengen::desktop {

enum class Sound : uint8_t { Stone, Capture, Pass, Illegal, GameEnd, Tick };

class SoundPlayer {
 public:
  virtual ~SoundPlayer() = default;

  // A capture is heard as a stone played and `stones` taken off the board; others ignore the
  // number.
  virtual void play(Sound sound, int stones = 0) = 0;
  virtual void setVolume(int percent) = 0;  // 0 to 100
  virtual void setOn(bool on) = 0;          // off is silent at once
};

// Plays through ALSA, on a thread of its own. The device is opened when the first sound is asked
// for, and given back when it has been quiet for a moment.
std::unique_ptr<SoundPlayer> makeSoundPlayer();

}  // namespace tengen::desktop
