// What stands beside the board, or below it: players, what to do, counting, and the panes. Shows of
// it what the window is for just now. Whoever adds a panel about the position adds a section; what
// is looked at in turn is a tab of the panes.
#pragma once

#include <QBoxLayout>
#include <QWidget>

#include "apps/desktop/panels/count_panel.h"
#include "apps/desktop/panels/pane_tabs.h"
#include "apps/desktop/panels/play_buttons.h"
#include "apps/desktop/panels/player_panel.h"
#include "apps/desktop/panels/sheet.h"
#include "apps/desktop/panels/table_panel.h"
#include "apps/desktop/panels/top_bar.h"
#include "apps/desktop/panels/warnings_panel.h"

namespace tengen::desktop {

class SidePanel : public QWidget {
  Q_OBJECT

 public:
  struct Parts {
    PlayerPanel& players;
    PlayButtons& buttons;
    CountPanel& count;
    TablePanel& table;
    PaneTabs& panes;
    WarningsPanel& warnings;
  };

  explicit SidePanel(const Parts& parts, QWidget* parent = nullptr);

  // Between the players and the tabs, in Review alone; scrolls where there is no room.
  void addSection(QWidget* section);

  struct Look {
    WindowMode mode = WindowMode::Play;
    bool counting = false;
    bool learning = false;    // a lesson needs the room of the players where there is little
    bool tableFills = false;  // a table elsewhere takes the room of the tree
    bool below = false;       // the board, instead of beside it
    bool low = false;         // the window is
    bool reading = false;     // a pane in front needs all the height

    friend bool operator==(const Look&, const Look&) = default;
  };
  void setLook(const Look& look);
  void leaveRoomBelow(int pixels);  // for what is laid over it there; where there is none, nothing

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Parts parts_;
  Look look_;
  QBoxLayout* halves_;
  QWidget* tail_;
  QWidget* sections_;
  Sheet* sectionSheet_;
};

}  // namespace tengen::desktop
