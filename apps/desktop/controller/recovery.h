// Games a crash left behind, and those that made room for one at a table: finds their journals and
// offers them, one after another, without getting in the way.
#pragma once

#include <QObject>
#include <filesystem>

#include "apps/desktop/controller/file_controller.h"
#include "apps/desktop/panels/notice_bar.h"

namespace tengen::desktop {

class Recovery : public QObject {
  Q_OBJECT

 public:
  Recovery(GameController& game, FileController& files, NoticeBar& notice,
           std::filesystem::path folder, QObject* parent = nullptr);

  // Asks about the latest lost game, if there is one; then about the next.
  void offer();
  void withhold();  // until offer() is said again

 signals:
  void restored();
  void said(const tengen::desktop::Saying& words);
  void warned(const tengen::desktop::Saying& words);

 private:
  struct Lost {
    std::filesystem::path journal;
    JournalContent content;
  };
  std::vector<Lost> waiting();
  void ask(const Lost& lost, int all);
  void restore(const std::filesystem::path& journal);
  void discard(const std::filesystem::path& journal);

  GameController& game_;
  FileController& files_;
  NoticeBar& notice_;
  std::filesystem::path folder_;
  std::vector<std::filesystem::path> later_;  // not to be asked about again in this run
  int answered_ = 0;                          // of those that were offered
};

}  // namespace tengen::desktop
