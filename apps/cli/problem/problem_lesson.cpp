#include "apps/cli/problem/problem_lesson.h"

#include <chrono>
#include <iostream>
#include <utility>

#include "base/decimal.h"
#include "base/os/file.h"
#include "base/os/wall_clock.h"
#include "base/words.h"
#include "rules/notation.h"

#include "apps/cli/board_marks.h"
#include "apps/cli/cli_error.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/play/play_words.h"
#include "apps/cli/words.h"
#include "apps/drawing/board_text.h"

namespace tengen::cli {
namespace {

using problems::Grade;
using problems::Problem;
using problems::Solving;

constexpr const char* kHelp =
    "D4         play there\n"
    "hint       the next move; the problem comes again sooner\n"
    "solution   all right lines\n"
    "again      from the start\n"
    "next       the next problem (Enter, once it is over)\n"
    "quit       leave\n";

constexpr const char* kNewer =
    "a newer version of this program wrote this file, which is left as it is";

// 2026-11-16 as a number of days.
problems::Day dayNumber(const std::string& date) {
  using namespace std::chrono;
  const auto part = [&](size_t from, size_t length) {
    return parseInteger(std::string_view(date).substr(from, length)).value_or(1);
  };
  const sys_days day = year(part(0, 4)) / month(static_cast<unsigned>(part(5, 2))) /
                       std::chrono::day(static_cast<unsigned>(part(8, 2)));
  return static_cast<problems::Day>(day.time_since_epoch().count());
}

bool isOnStone(Move move, const Position& position) {
  return !move.isPass() && position.board().at(move.point()) != Stone::None;
}

}  // namespace

ProblemLesson::ProblemLesson(GameTree& tree, std::filesystem::path progressFile)
    : tree_(tree), progressFile_(std::move(progressFile)), today_(dayNumber(today())) {
  readProgress();
}

// What cannot be read is not written to, either: people hear of it before they have worked.
void ProblemLesson::readProgress() {
  const auto text = readFile(progressFile_);
  if (text) {
    progress_ = problems::Progress::fromText(*text);
    if (progress_.isNewer()) sayNotKept(kNewer);
  } else if (text.error().code != std::errc::no_such_file_or_directory) {
    sayNotKept(words(text.error()));
  }
}

void ProblemLesson::sayNotKept(const std::string& why) {
  if (std::exchange(saidNotKept_, true)) return;
  printError({progressFile_.string() + ": " + why + "; your progress is not kept"});
}

int ProblemLesson::run(size_t first, bool dueOnly) {
  size_t asked = 0;
  for (size_t game = first; game < tree_.gameCount(); ++game) {
    tree_.open(game);
    const auto problem = Problem::of(tree_);
    if (!problem) continue;
    key_ = problems::keyOf(tree_, *problem);
    if (dueOnly && !progress_.isDue(key_, today_)) continue;
    ++asked;
    std::cout << "Problem " << game + 1 << " of " << tree_.gameCount() << '\n';
    if (ask(*problem) == Next::Leave) break;
  }
  if (asked == 0)
    std::cout << (dueOnly ? "Nothing is due today.\n" : "There is no problem here.\n");
  sumUp();
  return asked == 0 && !dueOnly ? 1 : 0;
}

ProblemLesson::Next ProblemLesson::ask(const Problem& problem) {
  problem_ = &problem;
  isAnswered_ = false;
  hadHint_ = false;
  hasFailed_ = false;
  Solving solving(tree_, problem, secondsSinceEpoch());
  showBoard(problem.start());
  if (const std::string text = problem.commentAt(problem.start()); !text.empty())
    std::cout << plainLines(text) << '\n';
  std::cout << nameOfSide(problem.toPlay()) << " to play. Type a point like D4, or help.\n";
  while (true) {
    std::cout << "> " << std::flush;
    std::string line;
    const auto event = input_.next(line, std::nullopt);
    if (event == LineInput::Event::TooLong) {
      std::cout << kLineTooLong << '\n';
      continue;
    }
    if (event != LineInput::Event::Line) return Next::Leave;
    const std::string word = lowerCase(trimmed(line));
    if (word == "quit" || word == "q") return Next::Leave;
    if (word == "next" || word == "n" || (word.empty() && solving.isOver())) return Next::Problem;
    if (!word.empty()) obey(word, solving);
  }
}

void ProblemLesson::obey(const std::string& word, Solving& solving) {
  if (word == "help" || word == "?") {
    std::cout << kHelp;
  } else if (word == "again") {
    tryAgain(solving);
    showBoard(solving.at());
  } else if (word == "hint") {
    showHint(solving);
  } else if (word == "solution") {
    showSolution();
  } else {
    play(word, solving);
  }
}

void ProblemLesson::play(const std::string& word, Solving& solving) {
  const auto move = parseMove(word, tree_.size(), Notation::Standard);
  if (!move) {
    std::cout << "\"" << plainLine(word)
              << "\" is no point of this board; help lists what there is.\n";
    return;
  }
  if (hasFailed_) tryAgain(solving);
  if (solving.isOver()) {
    std::cout << "This try is over: again, or next.\n";
  } else if (isOnStone(*move, solving.position())) {
    std::cout << "There is a stone on " << toText(*move, tree_.size(), Notation::Standard)
              << " already.\n";
  } else if (!solving.position().isLegal(problem_->toPlay(), *move)) {
    std::cout << "The rules do not allow a move there.\n";
  } else {
    report(solving.play(*move), solving);
  }
}

void ProblemLesson::tryAgain(Solving& solving) {
  solving.startAgain();
  hasFailed_ = false;
}

void ProblemLesson::report(const Solving::Step& step, const Solving& solving) {
  using Kind = Solving::Step::Kind;
  if (step.kind != Kind::Unknown) showBoard(solving.at());
  if (step.reply) {
    std::cout << nameOfSide(step.reply->color) << " answers "
              << toText(step.reply->move, tree_.size(), Notation::Standard) << ".\n";
  }
  if (const std::string text = problem_->commentAt(solving.at());
      step.kind != Kind::Unknown && !text.empty()) {
    std::cout << plainLines(text) << '\n';
  }
  switch (step.kind) {
    case Kind::GoOn:
      break;
    case Kind::Right:
      std::cout << "Right.\n";
      answer(hadHint_ ? Grade::Hard : Grade::Good);
      break;
    case Kind::Wrong:
      std::cout << "Wrong. Your next move begins again from the start; `next` goes on.\n";
      hasFailed_ = true;
      answer(Grade::Again);
      break;
    case Kind::Unknown:
      std::cout << "Not there: no line of this problem goes so. Your next move begins again from "
                   "the start.\n";
      hasFailed_ = true;
      answer(Grade::Again);
      break;
  }
}

void ProblemLesson::showHint(Solving& solving) {
  if (hasFailed_) tryAgain(solving);
  const auto move = solving.isOver() ? std::nullopt : solving.hint();
  if (!move) {
    std::cout << "From here there is no way any more: again starts anew.\n";
    return;
  }
  hadHint_ = true;
  std::cout << "Think about " << toText(*move, tree_.size(), Notation::Standard) << ".\n";
}

void ProblemLesson::showSolution() {
  for (const NodeId node : problem_->right()) {
    std::string line;
    for (const Move move : problem_->lineTo(node))
      line += ' ' + toText(move, tree_.size(), Notation::Standard);
    std::cout << "Right:" << line << '\n';
  }
  answer(Grade::Again);
}

void ProblemLesson::showBoard(NodeId at) {
  drawing::BoardPicture picture(tree_.positionAt(at).board());
  const auto turn = tree_.moveAt(at);
  if (turn && !turn->move.isPass() && at != problem_->start())
    picture.lastMove = turn->move.point();
  addMarks(picture, markupAt(tree_, at));
  std::cout << drawing::boardText(picture, drawing::styleOfTerminal());
}

void ProblemLesson::answer(Grade grade) {
  if (isAnswered_) return;
  isAnswered_ = true;
  ++tried_;
  right_ += grade == Grade::Again ? 0 : 1;
  progress_.answer(key_, grade, today_);
  std::error_code ignored;  // save() says what is wrong
  std::filesystem::create_directories(progressFile_.parent_path(), ignored);
  const auto written = progress_.save(progressFile_);
  if (!written) sayNotKept(words(written.error()));
  if (progress_.isNewer()) sayNotKept(kNewer);  // since just now
}

void ProblemLesson::sumUp() const {
  if (tried_ == 0) return;
  std::cout << counted(tried_, "problem") << " tried, " << right_ << " right at the first try.\n";
}

}  // namespace tengen::cli
