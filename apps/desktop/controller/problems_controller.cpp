#include "apps/desktop/controller/problems_controller.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <numeric>
#include <utility>

#include "rules/notation.h"

#include "apps/desktop/controller/picture_maker.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

using problems::Grade;
using problems::Solving;

constexpr const char* kVariedKey = "problems/varied";

}  // namespace

ProblemsController::ProblemsController(Parts parts, QObject* parent)
    : QObject(parent),
      parts_(std::move(parts)),
      shelf_(parts_.progressFile),
      chance_(static_cast<uint64_t>(QDateTime::currentMSecsSinceEpoch())) {
  ProblemsPage& page = parts_.page;
  connect(&page.board(), &BoardWidget::pointClicked, this,
          [this](Point point, Qt::MouseButton button) {
            if (button == Qt::LeftButton) click(point);
          });
  connect(&shelf_, &ProblemShelf::warned, this, &ProblemsController::warned);
  connect(&shelf_, &ProblemShelf::taken, this,
          [this](size_t set, bool startsIt) { startsIt ? start(set) : showSets(); });
  connect(&page.lesson(), &LessonPanel::chosen, this, &ProblemsController::choose);
  connect(&page, &ProblemsPage::setChosen, this,
          [this](int set) { start(static_cast<size_t>(set)); });
  connect(&page, &ProblemsPage::openWanted, this, [this] {
    const QString file = parts_.questions.fileToOpen({});
    if (!file.isEmpty()) openFile(file);
  });
  connect(&page, &ProblemsPage::openFolderWanted, this, [this] {
    const QString folder = parts_.questions.folderOfProblems();
    if (!folder.isEmpty()) openFile(folder);
  });
  connect(&page, &ProblemsPage::variedChosen, this, [this](bool varied) {
    isVaried_ = varied;
    QSettings().setValue(kVariedKey, varied);
    if (posed_ && stage_ == Stage::Asking) pose();
  });
}

// Which of them

void ProblemsController::enter() {
  if (shelf_.isEmpty()) {
    isVaried_ = QSettings().value(kVariedKey, true).toBool();
    parts_.page.setVaried(isVaried_);
  }
  shelf_.open();
  posed_ ? show() : start(shelf_.firstToDo());
  parts_.page.setFocus();
}

void ProblemsController::startLesson() {
  enter();
  start(0);
}

void ProblemsController::openFile(const QString& path) {
  if (shelf_.isEmpty()) enter();
  shelf_.read(QFileInfo(path).absoluteFilePath(), true);
}

void ProblemsController::start(size_t set) {
  if (set >= shelf_.sets().size()) return;
  chosen_ = set;
  if (!chosen().isLesson) return startQueue(shelf_.dueOf(chosen()), true);
  startAll();
  at_ = shelf_.firstNewIn(chosen());
  pose();
}

void ProblemsController::startAll() {
  std::vector<size_t> all(chosen().problems->count());
  std::iota(all.begin(), all.end(), size_t{0});
  startQueue(std::move(all), false);
}

void ProblemsController::startQueue(std::vector<size_t> problems, bool untilRight) {
  queue_ = std::move(problems);
  firstRound_ = queue_.size();
  isUntilRight_ = untilRight;
  at_ = 0;
  tried_ = 0;
  rightAtOnce_ = 0;
  pose();
}

// One problem

void ProblemsController::pose() {
  hinted_.reset();
  isAnswered_ = false;
  hadHint_ = false;
  if (at_ >= queue_.size()) {
    stage_ = queue_.empty() ? Stage::NothingDue : Stage::Finished;
    return show();
  }
  posed_ = chosen().problems->pose(queue_[at_], chosen().isLesson || !isVaried_, chance_);
  stage_ = Stage::Asking;
  show();
}

void ProblemsController::playTyped(const QString& text) {
  if (!posed_) return;
  const auto move = parseMove(text.toStdString(), posed_->tree().size(), Notation::Standard);
  if (move) return move->isPass() ? pass() : click(move->point());
  emit warned([text] { return tr("There is no point “%1” on this board.").arg(text); });
}

void ProblemsController::click(Point point) {
  if (!posed_ || isOver()) return;
  const Move move = Move::at(point);
  if (!posed_->solving().position().isLegal(posed_->problem().toPlay(), move))
    return parts_.page.board().flash(point);
  play(move);
  if (stage_ == Stage::Unknown) parts_.page.board().flash(point);
}

void ProblemsController::pass() {
  if (posed_ && !isOver()) play(Move::pass());
}

void ProblemsController::play(Move move) {
  hinted_.reset();
  if (stage_ == Stage::Unknown) posed_->solving().lookAgain();
  hear(posed_->solving().play(move));
}

void ProblemsController::hear(const Solving::Step& step) {
  using Kind = Solving::Step::Kind;
  switch (step.kind) {
    case Kind::GoOn:
      stage_ = Stage::GoOn;
      break;
    case Kind::Right:
      stage_ = Stage::Right;
      answer(hadHint_ ? Grade::Hard : Grade::Good);
      break;
    case Kind::Wrong:
      stage_ = Stage::Wrong;
      answer(Grade::Again);
      break;
    case Kind::Unknown:
      stage_ = Stage::Unknown;
      answer(Grade::Again);
      break;
  }
  show();
}

void ProblemsController::choose(int choice) {
  switch (choice) {
    case Hint:
      return hint();
    case Solution:
      return showSolution();
    case Again:
      posed_->solving().startAgain();
      stage_ = Stage::Asking;
      return show();
    case Next:
      ++at_;
      return pose();
    case All:
      return startAll();
    case Due:
      return start(chosen_);
    case Pass:
      return pass();
    default:
      break;
  }
}

void ProblemsController::hint() {
  hinted_ = posed_->solving().hint();
  hadHint_ = true;
  if (hinted_ && !hinted_->isPass()) parts_.page.board().pointOut(hinted_->point());
  show();
}

void ProblemsController::showSolution() {
  stage_ = Stage::Shown;
  answer(Grade::Again);
  show();
}

void ProblemsController::answer(Grade grade) {
  if (std::exchange(isAnswered_, true)) return;
  const bool isWrong = grade == Grade::Again;
  if (at_ < firstRound_) {
    ++tried_;
    rightAtOnce_ += isWrong ? 0 : 1;
  }
  const size_t answered = queue_[at_];
  if (isWrong && isUntilRight_) queue_.push_back(answered);  // it comes again today
  shelf_.answer(chosen().problems->keys()[answered], grade);
}

// Showing

void ProblemsController::refresh() {
  if (!shelf_.isEmpty()) show();
}

void ProblemsController::show() {
  showBoard();
  parts_.page.lesson().show(view());
  showSets();
}

void ProblemsController::showBoard() {
  if (!posed_) return parts_.page.board().setPicture(BoardPicture());
  const NodeId start = posed_->problem().start();
  const bool isShown = stage_ == Stage::Shown && !posed_->problem().right().empty();
  const NodeId node = isShown ? posed_->problem().right().front() : posed_->solving().at();
  const bool withMarks = node == start || isOver();
  BoardPicture picture = pictureAt(posed_->tree(), node, {withMarks, isShown ? start : kNoNode});
  if (node == start) picture.lastMove.reset();
  if (!isOver()) picture.toMove = posed_->problem().toPlay();
  parts_.page.board().setPicture(picture);
}

void ProblemsController::showSets() {
  std::vector<ProblemSetLine> lines;
  for (const ProblemShelf::Set& known : shelf_.sets()) {
    QString detail =
        tr("%1 of %2 known").arg(shelf_.knownIn(known)).arg(known.problems->keys().size());
    if (const size_t due = shelf_.dueOf(known).size(); due > 0 && !known.isLesson)
      detail += QString::fromUtf8(" · ") + tr("%n for today", "", static_cast<int>(due));
    lines.push_back({textOf(known.name), detail});
  }
  parts_.page.showSets(lines, static_cast<int>(chosen_));
}

LessonView ProblemsController::view() const {
  LessonView view;
  view.words = sentence();
  view.score = score();
  view.choices = choices();
  if (stage_ == Stage::NothingDue) {
    view.title = tr("Nothing is due today");
    return view;
  }
  if (stage_ == Stage::Finished) {
    const auto left = static_cast<int>(shelf_.dueOf(chosen()).size());
    const bool isDone = left == 0 || chosen().isLesson;
    view.title = isDone ? tr("That was the last one for today") : tr("%n left for today", "", left);
    return view;
  }
  view.toPlay = posed_->problem().toPlay();
  view.title = *view.toPlay == Color::Black ? tr("Black to play") : tr("White to play");
  using Mood = LessonView::Mood;
  view.mood = stage_ == Stage::Right                               ? Mood::Right
              : stage_ == Stage::Wrong || stage_ == Stage::Unknown ? Mood::Wrong
                                                                   : Mood::Asking;
  return view;
}

// What comes with the program is said in the language of the window (scripts/check-translations
// reads data/lesson and data/problems); what people brought is theirs.
QString ProblemsController::inLanguage(const std::string& text) const {
  const bool isOwn = chosen().file.isEmpty();
  const QString words = QString::fromStdString(text).trimmed();
  return isOwn ? QCoreApplication::translate("OwnProblems", words.toUtf8().constData()) : words;
}

QString ProblemsController::sentence() const {
  if (stage_ == Stage::NothingDue)
    return tr("You know these for now. They come back when you might forget them.");
  if (stage_ == Stage::Finished)
    return tr("%1 of %2 right at the first try.").arg(rightAtOnce_).arg(tried_);
  if (stage_ == Stage::Unknown) return tr("That is not the move. Look for another one.");
  if (stage_ == Stage::Shown) return solutionWords();
  if (hinted_) return hintWords();
  const NodeId at = posed_->solving().at();
  const QString comment = inLanguage(posed_->problem().commentAt(at));
  if (stage_ == Stage::Right)
    return comment.isEmpty() ? tr("Right.") : tr("Right. %1").arg(comment);
  if (stage_ == Stage::Wrong)
    return comment.isEmpty() ? tr("Wrong.") : tr("Wrong. %1").arg(comment);
  if (!comment.isEmpty()) return comment;
  return stage_ == Stage::GoOn ? goOnWords() : tr("Find the best move.");
}

QString ProblemsController::hintWords() const {
  if (hinted_->isPass()) return tr("Think about passing.");
  return tr("Think about %1.")
      .arg(words::pointName(hinted_->point(), posed_->tree().size(), Notation::Standard));
}

// The board shows its stones with numbers; a pass can only be told.
QString ProblemsController::solutionWords() const {
  const QString plain = tr("This is the solution.");
  if (posed_->problem().right().empty()) return plain;
  const auto line = posed_->problem().lineTo(posed_->problem().right().front());
  if (line.size() == 1 && line.front().isPass()) return tr("This is the solution: pass.");
  QStringList sentences{plain};
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i].isPass()) sentences << tr("Move %1 is a pass.").arg(i + 1);
  }
  return sentences.join(' ');
}

QString ProblemsController::goOnWords() const {
  const auto reply = posed_->tree().moveAt(posed_->solving().at());
  if (!reply || !reply->move.isPass()) return tr("Go on.");
  return reply->color == Color::Black ? tr("Black passes. Go on.") : tr("White passes. Go on.");
}

// The name of a problem often tells its answer.
QString ProblemsController::score() const {
  if (stage_ == Stage::NothingDue || stage_ == Stage::Finished) return {};
  QStringList parts{tr("Problem %1 of %2").arg(at_ + 1).arg(queue_.size())};
  if (stage_ == Stage::Right || stage_ == Stage::Shown) parts << inLanguage(posed_->name());
  parts.removeAll({});
  return parts.join(QString::fromUtf8(" · "));
}

std::vector<NamedChoice> ProblemsController::choices() const {
  const NamedChoice hint{Hint, tr("Hint"), false};
  const NamedChoice solution{Solution, tr("Solution"), false};
  const NamedChoice pass{Pass, tr("Pass"), false};  // always there: else it told the answer
  switch (stage_) {
    case Stage::Asking:
    case Stage::GoOn:
      return {pass, hint, solution, {Next, tr("Skip"), false}};
    case Stage::Right:
      return {{Next, tr("Next"), true}, {Again, tr("Once more"), false}};
    case Stage::Unknown:
      return {{Again, tr("Try again"), true}, solution, {Next, tr("Next"), false}, pass};
    case Stage::Wrong:
      return {{Again, tr("Try again"), true}, solution, {Next, tr("Next"), false}};
    case Stage::Shown:
      return {{Next, tr("Next"), true}, {Again, tr("Try again"), false}};
    case Stage::NothingDue:
    case Stage::Finished: {
      const bool isMore = !chosen().isLesson && !shelf_.dueOf(chosen()).empty();
      const NamedChoice all{All, tr("Go through them all"), !isMore};
      return isMore ? std::vector<NamedChoice>{{Due, tr("Go on with those"), true}, all}
                    : std::vector<NamedChoice>{all};
    }
  }
  return {};
}

}  // namespace tengen::desktop
