// Plays a small game move by move, finds the dead stone and counts.
#include <iostream>
#include <tengen/judge/playout_judge.h>
#include <tengen/rules/diagram.h>
#include <tengen/rules/game_facts.h>
#include <tengen/rules/notation.h>
#include <tengen/rules/position.h>
#include <tengen/rules/scoring.h>

int main() {
  using namespace tengen;
  Ruleset rules = rulesetNamed("chinese").value();
  rules.komi = 3.5;
  Position position(BoardSize{5, 5}, rules);

  for (const char* text : {"C3", "D3", "C2", "D2", "C4", "D4", "C5", "D5", "C1", "D1",  //
                           "pass", "B3", "pass", "pass"}) {
    const auto move = parseMove(text, position.board().size(), Notation::Standard);
    const auto next = position.after(*move);
    if (!next) {
      std::cerr << text << " is not allowed here\n";
      return 1;
    }
    position = *next;
  }

  const Verdict verdict = PlayoutJudge().judge(position.board(), position.toMove());
  const Score result = score(count(position.board(), verdict.marks), rules, factsOf(position, 0));
  std::cout << toDiagram(position.board()) << toText(result.result) << '\n';
}
