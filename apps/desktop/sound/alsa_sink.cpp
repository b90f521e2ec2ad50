// The sink that is a device of ALSA.
#include <alsa/asoundlib.h>

#include "apps/desktop/sound/sound_sink.h"
#include "apps/desktop/sound/synth.h"

namespace tengen::desktop {
namespace {

constexpr unsigned kLatencyMicroseconds = 40'000;  // a stone is heard when it is seen
constexpr int kPatienceMilliseconds = 250;

// ALSA writes to stderr when there is no device; that is no news to anybody.
void sayNothing(const char*, int, const char*, int, const char*, ...) {}

class AlsaSink final : public SoundSink {
 public:
  ~AlsaSink() override { AlsaSink::close(); }

  bool open() override {
    snd_lib_error_set_handler(sayNothing);
    if (snd_pcm_open(&device_, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK) < 0) {
      device_ = nullptr;
      return false;
    }
    const int resample = 1;
    const bool fits = snd_pcm_set_params(device_, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED,
                                         1, kSampleRate, resample, kLatencyMicroseconds) >= 0;
    if (!fits) close();
    return fits;
  }

  bool write(std::span<const int16_t> block) override {
    int stumbles = 0;
    while (!block.empty()) {
      const snd_pcm_sframes_t taken = snd_pcm_writei(device_, block.data(), block.size());
      if (taken >= 0) {
        block = block.subspan(static_cast<size_t>(taken));
      } else if (taken == -EAGAIN) {
        if (snd_pcm_wait(device_, kPatienceMilliseconds) == 0) return false;
        if (++stumbles > 20) return false;
      } else if (taken != -EPIPE || ++stumbles > 3 || snd_pcm_prepare(device_) < 0) {
        return false;
      }
    }
    return true;
  }

  void close() override {
    if (device_ != nullptr) snd_pcm_close(device_);
    device_ = nullptr;
  }

 private:
  snd_pcm_t* device_ = nullptr;
};

}  // namespace

std::unique_ptr<SoundSink> makeAlsaSink() {
  return std::make_unique<AlsaSink>();
}

}  // namespace tengen::desktop
