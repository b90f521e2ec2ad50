#include "apps/desktop/sound/threaded_player.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tengen::desktop {
namespace {

constexpr size_t kBlock = kSampleRate / 100;  // samples: 10 ms
constexpr size_t kMostWishes = 8;             // what comes on top would only be noise
constexpr size_t kMostVoices = 8;
constexpr int kQuietBlocks = 150;  // 1.5 s of silence, then the device is given back
constexpr std::chrono::seconds kRetryAfter{5};

// Loud voices together bend instead of breaking.
float limited(float sum) {
  constexpr float kKnee = 0.8F;
  const float size = std::abs(sum);
  if (size <= kKnee) return sum;
  return std::copysign(kKnee + (1 - kKnee) * std::tanh((size - kKnee) / (1 - kKnee)), sum);
}

}  // namespace

std::unique_ptr<SoundPlayer> makeSoundPlayer() {
  return std::make_unique<ThreadedPlayer>(makeAlsaSink());
}

ThreadedPlayer::ThreadedPlayer(std::unique_ptr<SoundSink> sink)
    : sink_(std::move(sink)), block_(kBlock) {
  setVolume(percent_);
}

ThreadedPlayer::~ThreadedPlayer() = default;

void ThreadedPlayer::play(Sound sound, int stones) {
  if (!on_ || percent_ == 0) return;
  if (sound == Sound::Stone || sound == Sound::Capture) {
    variant_ = (variant_ + 2) % kVariants;  // never the same twice running
  }
  {
    const std::scoped_lock held(lock_);
    if (wishes_.size() >= kMostWishes) return;
    wishes_.push_back({sound, std::clamp(stones, 0, kStonesHeard), variant_});
  }
  if (!thread_.joinable()) {
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
  }
  woken_.notify_one();
}

// The ear hears ratios: half the slider is a quarter of the swing.
void ThreadedPlayer::setVolume(int percent) {
  percent_ = std::clamp(percent, 0, 100);
  const auto share = static_cast<float>(percent_) / 100;
  wanted_ = on_ ? share * share : 0;
}

void ThreadedPlayer::setOn(bool on) {
  on_ = on;
  setVolume(percent_);
  if (on) return;
  const std::scoped_lock held(lock_);
  wishes_.clear();
}

void ThreadedPlayer::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    {
      std::unique_lock held(lock_);
      if (!woken_.wait(held, stop, [this] { return !wishes_.empty(); })) return;
    }
    if (openDevice()) {
      feedUntilQuiet(stop);
      sink_->close();
      voices_.clear();
    } else {
      const std::scoped_lock held(lock_);
      wishes_.clear();
    }
  }
}

bool ThreadedPlayer::openDevice() {
  const auto now = std::chrono::steady_clock::now();
  if (now < retry_) return false;
  if (sink_->open()) return true;
  retry_ = now + kRetryAfter;
  return false;
}

// As long as the device is open it is fed, silence too: an underrun would crackle.
void ThreadedPlayer::feedUntilQuiet(const std::stop_token& stop) {
  for (int quiet = 0; quiet < kQuietBlocks && !stop.stop_requested();) {
    beginWishes();
    quiet = voices_.empty() ? quiet + 1 : 0;
    mixBlock();
    if (sink_->write(block_)) continue;
    retry_ = std::chrono::steady_clock::now() + kRetryAfter;
    return;
  }
}

void ThreadedPlayer::beginWishes() {
  std::deque<Wish> wishes;
  {
    const std::scoped_lock held(lock_);
    wishes.swap(wishes_);
  }
  if (voices_.empty()) loudness_ = wanted_;
  for (const Wish& wish : wishes) {
    if (voices_.size() == kMostVoices) voices_.erase(voices_.begin());
    voices_.push_back({&samplesOf(wish)});
  }
}

// The loudness glides over the block, so that turning it down makes no click of its own.
void ThreadedPlayer::mixBlock() {
  const float wanted = wanted_;
  const float step = (wanted - loudness_) / kBlock;
  for (int16_t& out : block_) {
    float sum = 0;
    for (Voice& voice : voices_) {
      if (voice.next < voice.samples->size()) sum += (*voice.samples)[voice.next++];
    }
    loudness_ += step;
    out = static_cast<int16_t>(std::lround(limited(sum * loudness_) * 32'767));
  }
  loudness_ = wanted;
  std::erase_if(voices_, [](const Voice& voice) { return voice.next >= voice.samples->size(); });
}

const Samples& ThreadedPlayer::samplesOf(const Wish& wish) {
  const auto [found, isNew] = made_.try_emplace({wish.sound, wish.stones, wish.variant});
  if (isNew) found->second = synthesize(wish.sound, wish.stones, wish.variant);
  return found->second;
}

}  // namespace tengen::desktop
