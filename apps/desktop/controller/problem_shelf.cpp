#include "apps/desktop/controller/problem_shelf.h"

#include <QCollator>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <utility>

#include "base/os/file.h"
#include "game/formats.h"

#include "apps/desktop/base/background.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr size_t kMostNewADay = 20;
constexpr qsizetype kMostFiles = 20;
constexpr const char* kFilesKey = "problems/files";

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

ProblemShelf::ProblemShelf(std::filesystem::path progressFile, QObject* parent)
    : QObject(parent), progressFile_(std::move(progressFile)) {}

void ProblemShelf::open() {
  today_ = dayNumber();
  if (!isEmpty()) return;
  if (const auto text = readFile(progressFile_); text && !progressFile_.empty())
    progress_ = problems::Progress::fromText(*text);
  addOwnSets();
  recallFiles();
}

// What is to be done

// The lesson until it is done, then whatever is due.
size_t ProblemShelf::firstToDo() const {
  for (size_t i = 0; i < sets_.size(); ++i) {
    const auto& keys = sets_[i].problems->keys();
    const auto isNew = [this](const std::string& key) { return progress_.of(key).isNew(); };
    if (sets_[i].isLesson ? std::any_of(keys.begin(), keys.end(), isNew) : !dueOf(sets_[i]).empty())
      return i;
  }
  return 0;
}

std::vector<size_t> ProblemShelf::dueOf(const Set& set) const {
  std::vector<size_t> problems;
  const auto& keys = set.problems->keys();
  for (const std::string& key : progress_.due(keys, today_, kMostNewADay)) {
    const auto there = std::find(keys.begin(), keys.end(), key);
    problems.push_back(static_cast<size_t>(there - keys.begin()));
  }
  return problems;
}

size_t ProblemShelf::firstNewIn(const Set& set) const {
  const auto& keys = set.problems->keys();
  const auto isNew = [this](const std::string& key) { return progress_.of(key).isNew(); };
  const auto first = std::find_if(keys.begin(), keys.end(), isNew);
  return first == keys.end() ? 0 : static_cast<size_t>(first - keys.begin());
}

size_t ProblemShelf::knownIn(const Set& set) const {
  const auto& keys = set.problems->keys();
  return static_cast<size_t>(std::count_if(
      keys.begin(), keys.end(), [this](const auto& key) { return progress_.of(key).isKnown(); }));
}

void ProblemShelf::answer(const std::string& key, problems::Grade grade) {
  progress_.answer(key, grade, today_);
  keep();
}

void ProblemShelf::keep() {
  if (progressFile_.empty()) return;
  if (progress_.isNewer()) {
    return emit warned(
        [] { return tr("Your progress is not kept: a newer version of Tengen wrote that file."); });
  }
  std::error_code ignored;  // saving says what is wrong
  std::filesystem::create_directories(progressFile_.parent_path(), ignored);
  const auto written = progress_.save(progressFile_);
  if (written) return;
  emit warned([error = written.error()] {
    return tr("Your progress is not kept. %1").arg(words::saveProblem(error));
  });
}

// Where sets come from

void ProblemShelf::addOwnSets() {
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

void ProblemShelf::recallFiles() {
  for (const QString& path : QSettings().value(kFilesKey).toStringList()) {
    if (QFileInfo::exists(path)) read(path, false);
  }
}

void ProblemShelf::read(const QString& path, bool startsIt) {
  const auto work = [path](const std::stop_token& stop) { return setAt(path, stop); };
  inBackground(this, reading_.get_token(), work,
               [this, path, startsIt](const std::shared_ptr<const ProblemSet>& set) {
                 take(path, set, startsIt);
               });
}

void ProblemShelf::take(const QString& path, std::shared_ptr<const ProblemSet> set, bool startsIt) {
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
                                 [&path](const Set& known) { return known.file == path; });
  const auto index = static_cast<size_t>(same - sets_.begin());
  if (same == sets_.end()) sets_.push_back({[name] { return name; }, path, false, nullptr});
  sets_[index].problems = std::move(set);
  emit taken(index, startsIt);
}

}  // namespace tengen::desktop
