// Which sets of problems there are, where they come from, and what is known of them today. Poses
// none and shows nothing.
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <vector>

#include "problems/progress.h"

#include "apps/desktop/base/saying.h"
#include "apps/desktop/controller/problem_set.h"

namespace tengen::desktop {

class ProblemShelf : public QObject {
  Q_OBJECT

 public:
  struct Set {
    Saying name;
    QString file;           // empty: it comes with the program
    bool isLesson = false;  // in order, as it is written
    std::shared_ptr<const ProblemSet> problems;
  };

  // No file, nothing is kept.
  explicit ProblemShelf(std::filesystem::path progressFile, QObject* parent = nullptr);

  void open();  // of today; the first time the sets are brought
  bool isEmpty() const { return sets_.empty(); }
  const std::vector<Set>& sets() const { return sets_; }

  size_t firstToDo() const;  // which set
  std::vector<size_t> dueOf(const Set& set) const;
  size_t firstNewIn(const Set& set) const;  // the first of all where none is new
  size_t knownIn(const Set& set) const;     // so many of its problems

  void answer(const std::string& key, problems::Grade grade);
  void read(const QString& path, bool startsIt);  // a file or a folder of them

 signals:
  void taken(size_t set, bool startsIt);  // one that was read
  void warned(const tengen::desktop::Saying& words);

 private:
  void addOwnSets();
  void recallFiles();
  void take(const QString& path, std::shared_ptr<const ProblemSet> set, bool startsIt);
  void keep();

  std::filesystem::path progressFile_;
  problems::Progress progress_;
  problems::Day today_ = 0;
  std::vector<Set> sets_;
  std::stop_source reading_;
};

}  // namespace tengen::desktop
