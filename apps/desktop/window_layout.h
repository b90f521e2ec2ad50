// Where everything in the window stands: the board first, the panels beside it or, in a window
// taller than wide, below it. What people drag, move and hide is remembered for each mode by its
// name. Knows no game.
#pragma once

#include <QSplitter>
#include <QStackedWidget>
#include <QWidget>

#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/panels/edit_bar.h"
#include "apps/desktop/panels/message_line.h"
#include "apps/desktop/panels/navigation_bar.h"
#include "apps/desktop/panels/notice_bar.h"
#include "apps/desktop/panels/side_panel.h"
#include "apps/desktop/panels/top_bar.h"

namespace tengen::desktop {

class WindowLayout : public QWidget {
  Q_OBJECT

 public:
  struct Parts {
    TopBar& top;
    NoticeBar& notice;
    EditBar& editBar;
    BoardWidget& board;
    NavigationBar& navigation;
    SidePanel& side;
    PaneTabs& panes;
    MessageLine& message;
  };

  explicit WindowLayout(const Parts& parts, QWidget* parent = nullptr);

  // Pages that are made when they are first opened: before their mode or page is set.
  void addStart(QWidget& start);
  void addLibrary(QWidget& library);
  void addProblems(QWidget& problems);

  WindowMode mode() const { return mode_; }
  void setMode(WindowMode mode);
  void setCounting(bool counting);
  void setLearning(bool learning);
  void setAtTable(bool atTable);  // elsewhere
  // What stands in the place of the mode's own things.
  enum class Page : uint8_t { None, Start, Problems };
  void setPage(Page page);
  Page page() const { return page_; }
  bool isBoardShown() const { return page_ == Page::None && mode_ != WindowMode::Library; }

  void setSideShown(bool shown);
  void setSideLeft(bool left);
  bool isSideShown() const { return places_.sideShown; }
  bool isSideLeft() const { return places_.sideLeft; }

 signals:
  void placesChanged();  // another mode, or something shown, hidden or moved

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Places {  // of one mode
    bool sideShown = true;
    bool sideLeft = false;
    QByteArray beside;  // the splitter where a person dragged it; empty: by itself
    QByteArray below;
  };

  QWidget* boardColumn();
  void showStage();  // board, library or a page
  void placeNotice();
  void takePlaces();      // of the mode, from the settings
  void rememberPlaces();  // of the mode
  void arrange();         // for the size and the mode
  void placeSplitter();   // as a person left it, else as the board needs it
  bool isTall() const { return height() > width(); }

  Parts parts_;
  WindowMode mode_ = WindowMode::Play;
  Page page_ = Page::None;
  bool counting_ = false;
  bool learning_ = false;
  bool atTable_ = false;
  Places places_;
  QWidget* column_ = nullptr;  // the board, or a page, and the ways through the game
  QStackedWidget* stage_ = nullptr;
  QWidget* start_ = nullptr;
  QWidget* library_ = nullptr;
  QWidget* problems_ = nullptr;
  QSplitter* across_ = nullptr;
};

}  // namespace tengen::desktop
