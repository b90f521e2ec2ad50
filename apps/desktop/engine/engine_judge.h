// Dead stones as our own engine sees them, with its network: a child process asked over GTP. Where
// it cannot be had, another judge answers. A child is started for each question: they are rare, and
// a network takes memory.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "judge/judge.h"

namespace tengen::desktop {

class EngineJudge final : public Judge {
 public:
  EngineJudge(std::string commandLine, std::shared_ptr<const Judge> otherwise)
      : commandLine_(std::move(commandLine)), otherwise_(std::move(otherwise)) {}

  Verdict judge(const Board& board, Color toMove) const override;

 private:
  std::optional<Verdict> ask(const Board& board) const;

  std::string commandLine_;
  std::shared_ptr<const Judge> otherwise_;
};

}  // namespace tengen::desktop
