// A game for tests: its time stands still until the test moves it, its judge says what the test
// wants, and what its observers heard is kept in a list.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "game/formats.h"
#include "rules/notation.h"
#include "session/game_session.h"
#include "session/temporary_folder.h"

namespace tengen {

inline Point at(int x, int y) {
  return {static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

class FixedJudge final : public Judge {
 public:
  explicit FixedJudge(Points dead) : dead_(std::move(dead)) {}
  Verdict judge(const Board& board, Color) const override {
    Verdict verdict(board.size());
    for (const Point point : dead_)
      verdict.marks.dead[point] = true;
    return verdict;
  }

 private:
  Points dead_;
};

class TestGame {
 public:
  explicit TestGame(BoardSize size = {5, 5}, std::string_view rules = "japanese") {
    setup.size = size;
    setup.rules = *rulesetNamed(rules);
  }

  GameSession& begin() {
    session_ = std::move(*GameSession::start(setup, parts()));
    return *session_;
  }
  // A file, looked at from the n-th node of its text.
  GameSession& open(std::string sgf, int n = 0) {
    auto loaded = load(std::move(sgf));
    EXPECT_TRUE(loaded);
    setup.size = loaded->tree.size();
    session_ =
        GameSession::open(std::move(loaded->tree), parts(), NodeId{static_cast<uint32_t>(n)});
    return *session_;
  }
  // Crashes, and takes up what the journal has.
  GameSession& beginAgain() {
    session_.reset();
    const auto found = Journal::recoverable(folder.path());
    session_ = GameSession::recover(std::move(*Journal::recover(found.at(0))), parts());
    return *session_;
  }
  size_t journals() const { return Journal::recoverable(folder.path()).size(); }
  void crash() { session_.reset(); }
  GameSession::Parts parts() {
    GameSession::Parts parts;
    parts.judge = std::make_unique<FixedJudge>(dead);
    parts.time = [this] { return now; };
    parts.observer = [this](const Change& change) { heard.push_back(change); };
    if (keepsJournal) parts.journalFolder = folder.path();
    return parts;
  }

  // Moves in plain words, colours in turn: "A1 pass B2".
  void play(std::string_view moves) {
    while (!moves.empty()) {
      const size_t end = std::min(moves.find(' '), moves.size());
      const auto move = parseMove(moves.substr(0, end), setup.size, Notation::Standard);
      ASSERT_TRUE(session_->play(session_->turn(), *move)) << moves;
      moves.remove_prefix(std::min(end + 1, moves.size()));
    }
  }
  Point at(std::string_view name) const {
    return *parsePoint(name, setup.size, Notation::Standard);
  }
  std::vector<Change::What> whats() const {
    std::vector<Change::What> all;
    for (const Change& change : heard)
      all.push_back(change.what);
    return all;
  }

  TemporaryFolder folder;
  GameSetup setup;
  Points dead;
  bool keepsJournal = true;  // a disk takes its time over every move
  Moment now{1'000'000};
  std::vector<Change> heard;

 private:
  std::unique_ptr<GameSession> session_;
};

}  // namespace tengen
