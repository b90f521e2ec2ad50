// What menus offer about engines: the page of all of them, the console, and two side by side.
#pragma once

#include <QObject>

#include "apps/desktop/controller/compare_controller.h"
#include "apps/desktop/controller/console_controller.h"
#include "apps/desktop/dialogs/engines_dialog.h"
#include "apps/desktop/menu/actions.h"
#include "apps/desktop/panels/notice_bar.h"

namespace tengen::desktop {

class EnginesController : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget& window;
    Actions& actions;
    GameController& game;
    NoticeBar& notice;
    std::string tengenProgram;  // empty: there is none
  };

  explicit EnginesController(const Parts& parts, QObject* parent = nullptr);

  void edit();  // the list of them
  std::unique_ptr<EnginesDialog> makePage() const;

 private:
  void askAboutFailed(const QString& name);
  void sayMissing(Color color, const QString& name);

  Parts parts_;
  ConsoleController* console_;
  CompareController* comparison_;
};

}  // namespace tengen::desktop
