// The preferences of this window: applies them to the widgets, keeps the menus in step with them,
// and stores what is changed there.
#pragma once

#include <QObject>

#include "apps/desktop/controller/game_view.h"
#include "apps/desktop/menu/actions.h"
#include "apps/desktop/settings/preferences.h"

class QActionGroup;

namespace tengen::desktop {

class PreferencesController : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Actions& actions;
    GameController& game;
    GameView& view;
    BoardWidget& board;
  };

  PreferencesController(const Parts& parts, QObject* parent = nullptr);

  const Preferences& preferences() const { return preferences_; }
  void apply(const Preferences& preferences);   // for this window
  void change(const Preferences& preferences);  // applies and stores
  void retranslate();

 signals:
  void applied(const tengen::desktop::Preferences& preferences);

 private:
  void connectActions();
  template <class Edit>
  void edit(Edit edit);
  void numberFromHere();
  void showInMenus();

  Parts parts_;
  Preferences preferences_;
  QActionGroup* themes_;
  QActionGroup* coordinates_;
  QActionGroup* languages_;
};

}  // namespace tengen::desktop
