// A record of an unfinished game against an engine: offers to go on with it, without getting in the
// way.
#pragma once

#include <QObject>

#include "apps/desktop/controller/file_controller.h"
#include "apps/desktop/panels/notice_bar.h"

namespace tengen::desktop {

class UnfinishedGame : public QObject {
  Q_OBJECT

 public:
  // Looks at every file that is opened.
  UnfinishedGame(GameController& game, FileController& files, NoticeBar& notice,
                 QObject* parent = nullptr);

 private:
  void offer();

  GameController& game_;
  FileController& files_;
  NoticeBar& notice_;
};

}  // namespace tengen::desktop
