#include "engine/engine_judge.h"

#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"
#include "engine/fake_engine.h"
#include "judge/playout_judge.h"
#include "rules/diagram.h"

namespace tengen::engine {
namespace {

Board board() {
  return boardOf(
      ". X O"
      "\n. X O"
      "\n. X .");
}

TEST(EngineJudge, MarksWhatTheEngineCallsDead) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), "", "C3 C2");
  const EngineJudge judge(fake.commandLine(), std::make_shared<PlayoutJudge>());
  const Verdict verdict = judge.judge(board(), Color::Black);
  EXPECT_TRUE(verdict.marks.dead[(Point{2, 0})]);
  EXPECT_TRUE(verdict.marks.dead[(Point{2, 1})]);
  EXPECT_FALSE(verdict.marks.dead[(Point{1, 0})]);
  EXPECT_TRUE(fake.wasTold("set_position b B3 b B2 b B1 w C3 w C2\nfinal_status_list dead"))
      << fake.told();
}

TEST(EngineJudge, AsksAnotherJudgeWhereThereIsNoEngineOrItTalksNonsense) {
  const TemporaryFolder folder;
  const FakeEngine odd(folder.path(), "", "C1 Z9");
  const auto otherwise = std::make_shared<PlayoutJudge>();
  const Verdict expected = otherwise->judge(board(), Color::Black);
  EXPECT_EQ(EngineJudge("/no/such/engine", otherwise).judge(board(), Color::Black), expected);
  EXPECT_EQ(EngineJudge(odd.commandLine(), otherwise).judge(board(), Color::Black), expected);
}

}  // namespace
}  // namespace tengen::engine
