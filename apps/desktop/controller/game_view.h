// Shows the game of a controller in the widgets of a window: every change becomes plain values for
// them. Decides nothing.
#pragma once

#include <QObject>

#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/controller/picture_maker.h"
#include "apps/desktop/panels/comment_panel.h"
#include "apps/desktop/panels/count_panel.h"
#include "apps/desktop/panels/message_line.h"
#include "apps/desktop/panels/navigation_bar.h"
#include "apps/desktop/panels/player_panel.h"
#include "apps/desktop/panels/tree_panel.h"

namespace tengen::desktop {

class GameView : public QObject {
  Q_OBJECT

 public:
  struct Widgets {
    BoardWidget& board;
    PlayerPanel& players;
    TreePanel& tree;
    CommentPanel& comment;
    NavigationBar& navigation;
    CountPanel& count;
    MessageLine& message;
  };

  GameView(GameController& game, const Widgets& widgets, QObject* parent = nullptr);

  const PictureOptions& pictureOptions() const { return options_; }
  void setPictureOptions(const PictureOptions& options);
  void setEstimate(const QString& words);  // who leads, as an engine sees it; empty: none
  void refresh();

  void checkJournal();  // says journalFailed() of a game that has none

 signals:
  void refreshed();
  // Said once, before the move that could not be kept is told: a line would be gone at once.
  void journalFailed(const tengen::desktop::Saying& words);

 private:
  void takeSession();
  void hear(const Change& change);
  void refreshPlayers();
  void tell(const Change& change);
  void tellJournal(const FileError& error);

  GameController& game_;
  Widgets widgets_;
  PictureOptions options_;
  QString estimate_;
  Color nearer_ = Color::White;
};

}  // namespace tengen::desktop
