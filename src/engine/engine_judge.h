// Dead stones as an engine sees them: a child process asked over GTP. Where it cannot be had,
// another judge answers. A child is started for each question: they are rare, and a network takes
// memory.
#pragma once

#include <memory>
#include <string>

#include "judge/judge.h"

namespace tengen::engine {

class EngineJudge final : public Judge {
 public:
  EngineJudge(std::string commandLine, std::shared_ptr<const Judge> otherwise)
      : commandLine_(std::move(commandLine)), otherwise_(std::move(otherwise)) {}

  Verdict judge(const Board& board, Color toMove) const override;
  Verdict judgeUntil(const Board& board, Color toMove, const std::stop_token& stop) const override;

 private:
  std::string commandLine_;
  std::shared_ptr<const Judge> otherwise_;
};

}  // namespace tengen::engine
