#include "apps/desktop/controller/problems_controller.h"

#include <QCollator>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <numeric>
#include <utility>

#include "base/os/file.h"
#include "game/formats.h"
#include "rules/notation.h"

#include "apps/desktop/base/background.h"
#include "apps/desktop/controller/picture_maker.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

using problems::Grade;
using problems::Solving;

constexpr size_t kMostNewADay = 20;
constexpr qsizetype kMostFiles = 20;
constexpr const char* kFilesKey = "problems/files";
constexpr const char* kVariedKey = "problems/varied";

problems::Day dayNumber() {
  return static_cast<problems::Day>(QDate(1970, 1, 1).daysTo(QDate::currentDate()));
}

using SetPointer = std::shared_ptr<const ProblemSet>;

SetPointer shared(std::optional<ProblemSet> set) {
  return set ? std::make_shared<const ProblemSet>(std::move(*set)) : nullptr;
}

SetPointer setIn(std::string text, const std::string& name) {
  auto game = loadGo(std::move(text), name);
  return game ? shared(ProblemSet::of(std::move(game->tree))) : nullptr;
}

std::filesystem::path filePath(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

// A file a problem, as people count: 2 before 10.
SetPointer setInFolder(const QString& folder, const std::stop_token& stop) {
  constexpr qsizetype kMostInFolder = 10000;
  QStringList names = QDir(folder).entryList({"*.sgf", "*.SGF"}, QDir::Files, QDir::NoSort);
  QCollator order;
  order.setNumericMode(true);
  std::sort(names.begin(), names.end(), order);
  std::vector<GameTree> trees;
  for (const QString& name : names.mid(0, kMostInFolder)) {
    if (stop.stop_requested()) return nullptr;
    auto text = readFile(filePath(QDir(folder).filePath(name)));
    if (!text) continue;
    auto game = loadGo(std::move(*text), name.toStdString());
    if (game) trees.push_back(std::move(game->tree));
  }
  return shared(ProblemSet::of(std::move(trees)));
}

SetPointer setAt(const QString& path, const std::stop_token& stop) {
  if (QFileInfo(path).isDir()) return setInFolder(path, stop);
  auto text = readFile(filePath(path));
  return text ? setIn(std::move(*text), path.toStdString()) : nullptr;
}

}  // namespace

ProblemsController::ProblemsController(Parts parts, QObject* parent)
    : QObject(parent),
      parts_(std::move(parts)),
      chance_(static_cast<uint64_t>(QDateTime::currentMSecsSinceEpoch())) {
  ProblemsPage& page = parts_.page;
  connect(&page.board(), &BoardWidget::pointClicked, this,
          [this](Point point, Qt::MouseButton button) {
            if (button == Qt::LeftButton) click(point);
          });
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

// Sets

void ProblemsController::enter() {
  today_ = dayNumber();
  if (sets_.empty()) {
    isVaried_ = QSettings().value(kVariedKey, true).toBool();
    parts_.page.setVaried(isVaried_);
    if (const auto text = readFile(parts_.progressFile); text && !parts_.progressFile.empty())
      progress_ = problems::Progress::fromText(*text);
    addOwnSets();
    recallFiles();
  }
  posed_ ? show() : start(firstToDo());
  parts_.page.setFocus();
}

// The lesson until it is done, then whatever is due.
size_t ProblemsController::firstToDo() const {
  for (size_t i = 0; i < sets_.size(); ++i) {
    const auto& keys = sets_[i].set->keys();
    const auto isNew = [this](const std::string& key) { return progress_.of(key).isNew(); };
    if (sets_[i].isLesson ? std::any_of(keys.begin(), keys.end(), isNew) : !dueOf(sets_[i]).empty())
      return i;
  }
  return 0;
}

void ProblemsController::startLesson() {
  enter();
  start(0);
}

void ProblemsController::addOwnSets() {
  const auto add = [this](const char* name, const Saying& words, bool isLesson) {
    QFile file(QStringLiteral(":/problems/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly)) return;
    auto set = setIn(file.readAll().toStdString(), name);
    if (set) sets_.push_back({words, {}, isLesson, std::move(set)});
  };
  add(
      "first-steps.sgf", [] { return tr("First steps: how to play"); }, true);
  add(
      "1-captures.sgf", [] { return tr("Captures"); }, false);
  add(
      "2-life.sgf", [] { return tr("Life and death"); }, false);
}

void ProblemsController::recallFiles() {
  for (const QString& path : QSettings().value(kFilesKey).toStringList()) {
    if (QFileInfo::exists(path)) read(path, false);
  }
}

void ProblemsController::openFile(const QString& path) {
  if (sets_.empty()) enter();
  read(QFileInfo(path).absoluteFilePath(), true);
}

void ProblemsController::read(const QString& path, bool startsIt) {
  const auto work = [path](const std::stop_token& stop) { return setAt(path, stop); };
  inBackground(this, reading_.get_token(), work,
               [this, path, startsIt](const std::shared_ptr<const ProblemSet>& set) {
                 take(path, set, startsIt);
               });
}

void ProblemsController::take(const QString& path, std::shared_ptr<const ProblemSet> set,
                              bool startsIt) {
  QStringList files = QSettings().value(kFilesKey).toStringList();
  files.removeAll(path);
  const QFileInfo info(path);
  const QString name = info.isDir() ? info.fileName() : info.completeBaseName();
  if (!set) {
    QSettings().setValue(kFilesKey, files);
    if (startsIt) emit warned([name] { return tr("There are no problems in “%1”.").arg(name); });
    return;
  }
  files.prepend(path);
  QSettings().setValue(kFilesKey, files.mid(0, kMostFiles));
  const auto same = std::find_if(sets_.begin(), sets_.end(),
                                 [&path](const Known& known) { return known.file == path; });
  const auto index = static_cast<size_t>(same - sets_.begin());
  if (same == sets_.end()) sets_.push_back({[name] { return name; }, path, false, nullptr});
  sets_[index].set = std::move(set);
  startsIt ? start(index) : showSets();
}

std::vector<size_t> ProblemsController::dueOf(const Known& known) const {
  std::vector<size_t> problems;
  const auto& keys = known.set->keys();
  for (const std::string& key : progress_.due(keys, today_, kMostNewADay)) {
    const auto there = std::find(keys.begin(), keys.end(), key);
    problems.push_back(static_cast<size_t>(there - keys.begin()));
  }
  return problems;
}

void ProblemsController::start(size_t set) {
  if (set >= sets_.size()) return;
  chosen_ = set;
  const Known& known = sets_[set];
  std::vector<size_t> all(known.set->count());
  std::iota(all.begin(), all.end(), size_t{0});
  if (!known.isLesson) return startQueue(dueOf(known), true);
  startQueue(all, false);
  const auto& keys = known.set->keys();
  const auto isNew = [&](size_t i) { return progress_.of(keys[i]).isNew(); };
  const auto first = std::find_if(all.begin(), all.end(), isNew);
  if (first != all.end()) at_ = *first;
  pose();
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
  const Known& known = sets_[chosen_];
  posed_ = known.set->pose(queue_[at_], known.isLesson || !isVaried_, chance_);
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
    case All: {
      std::vector<size_t> all(sets_[chosen_].set->count());
      std::iota(all.begin(), all.end(), size_t{0});
      return startQueue(std::move(all), false);
    }
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
  if (isWrong && isUntilRight_) queue_.push_back(queue_[at_]);  // it comes again today
  progress_.answer(sets_[chosen_].set->keys()[queue_[at_]], grade, today_);
  keep();
}

void ProblemsController::keep() {
  if (parts_.progressFile.empty()) return;
  if (progress_.isNewer()) {
    return emit warned(
        [] { return tr("Your progress is not kept: a newer version of Tengen wrote that file."); });
  }
  std::error_code ignored;  // saving says what is wrong
  std::filesystem::create_directories(parts_.progressFile.parent_path(), ignored);
  const auto written = progress_.save(parts_.progressFile);
  if (written) return;
  emit warned([error = written.error()] {
    return tr("Your progress is not kept. %1").arg(words::saveProblem(error));
  });
}

// Showing

void ProblemsController::refresh() {
  if (!sets_.empty()) show();
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
  for (const Known& known : sets_) {
    const auto& keys = known.set->keys();
    const auto seen = std::count_if(keys.begin(), keys.end(), [this](const std::string& key) {
      const problems::Memory memory = progress_.of(key);
      return !memory.isNew() && !progress_.isDue(key, today_);
    });
    QString detail = tr("%1 of %2 known").arg(seen).arg(keys.size());
    if (const size_t due = dueOf(known).size(); due > 0 && !known.isLesson)
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
    const auto left = static_cast<int>(dueOf(sets_[chosen_]).size());
    const bool isDone = left == 0 || sets_[chosen_].isLesson;
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
  const bool isOwn = sets_[chosen_].file.isEmpty();
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
      const bool isMore = !sets_[chosen_].isLesson && !dueOf(sets_[chosen_]).empty();
      const NamedChoice all{All, tr("Go through them all"), !isMore};
      return isMore ? std::vector<NamedChoice>{{Due, tr("Go on with those"), true}, all}
                    : std::vector<NamedChoice>{all};
    }
  }
  return {};
}

}  // namespace tengen::desktop
