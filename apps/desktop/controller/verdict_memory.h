// Keeps long thinking off the GUI thread: the controller has a verdict made elsewhere and remembers
// it here, and the session, which asks at once, is answered from memory.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "judge/judge.h"

namespace tengen::desktop {

// One verdict, by the hash of its board. Any thread.
class VerdictMemory {
 public:
  void remember(uint64_t board, Verdict verdict) {
    const std::lock_guard lock(mutex_);
    latest_.emplace(board, std::move(verdict));
  }
  std::optional<Verdict> find(uint64_t board) const {
    const std::lock_guard lock(mutex_);
    if (!latest_ || latest_->first != board) return std::nullopt;
    return latest_->second;
  }

 private:
  mutable std::mutex mutex_;
  std::optional<std::pair<uint64_t, Verdict>> latest_;
};

// Proposes nothing about a board nobody thought about.
class RememberedJudge final : public Judge {
 public:
  explicit RememberedJudge(std::shared_ptr<const VerdictMemory> memory)
      : memory_(std::move(memory)) {}

  Verdict judge(const Board& board, Color) const override {
    auto known = memory_->find(board.hash());
    return known ? std::move(*known) : Verdict(board.size());
  }

 private:
  std::shared_ptr<const VerdictMemory> memory_;
};

}  // namespace tengen::desktop
