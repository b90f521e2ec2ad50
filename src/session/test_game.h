// A game for tests: its time stands still until the test moves it, its judge says what the test
// wants, and what its observers heard is kept in a list.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "base/os/temporary_folder.h"
#include "game/formats.h"
#include "rules/notation.h"
#include "session/fixed_judge.h"
#include "session/game_session.h"

namespace tengen {

inline constexpr auto kBlack = Color::Black;
inline constexpr auto kWhite = Color::White;

// A record with two answers, of which the second has two again; and its nodes, in file order.
inline constexpr const char* kBranching = "(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ab])))";
inline NodeId n(uint32_t number) {
  return NodeId{number};
}

inline Point at(int x, int y) {
  return {static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

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
  GameSession& session() { return *session_; }
  size_t journals() const { return Journal::recoverable(folder.path()).size(); }
  void crash() { session_.reset(); }
  GameSession::Parts parts() {
    GameSession::Parts parts;
    parts.judge = std::make_unique<FixedJudge>(dead);
    parts.background = background;
    parts.time = [this] { return now; };
    parts.observer = [this](const Change& change) { heard.push_back(change); };
    parts.file = file;
    parts.whiteSeat = whiteSeat;
    parts.isPasted = isPasted;
    parts.isOneOfMany = isOneOfMany;
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
  std::string file;
  std::string whiteSeat;
  bool isPasted = false;
  bool isOneOfMany = false;
  GameSession::Background background;  // nothing: judged at once
  bool keepsJournal = true;            // a disk takes its time over every move
  TimePoint now{1'000'000};
  std::vector<Change> heard;

 private:
  std::unique_ptr<GameSession> session_;
};

// A journal with these records is no game, and is left where it is.
inline void expectRefused(const std::vector<std::string>& records) {
  TestGame game;
  std::filesystem::path path;
  {
    auto journal = Journal::create(game.folder.path(), records[0]);
    for (size_t i = 1; i < records.size(); ++i)
      ASSERT_TRUE(journal->append(records[i]));
    path = journal->path();
  }
  auto back = Journal::recover(path);
  ASSERT_TRUE(back);
  EXPECT_EQ(GameSession::recover(std::move(*back), game.parts()), nullptr) << records.back();
  EXPECT_TRUE(std::filesystem::exists(path));
}

}  // namespace tengen
