// Where samples go: a device, or a test's notebook. Used by one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace tengen::desktop {

class SoundSink {
 public:
  virtual ~SoundSink() = default;

  virtual bool open() = 0;  // false: there is no device, or it is taken
  // Waits until the device has taken the block, which sets the pace; false: the device is gone.
  // One channel at kSampleRate.
  virtual bool write(std::span<const int16_t> block) = 0;
  virtual void close() = 0;
};

// The default device of ALSA. No call waits longer than a quarter of a second for it.
std::unique_ptr<SoundSink> makeAlsaSink();

}  // namespace tengen::desktop
