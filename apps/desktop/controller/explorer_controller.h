// The explorer: while it is in sight, asks the library about the position on screen and shows what
// was played from there, in its panel and as letters on the board.
#pragma once

#include <QObject>

#include "apps/desktop/controller/board_layers.h"
#include "apps/desktop/controller/explorer_view.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/controller/game_place.h"
#include "apps/desktop/library/library_thread.h"

namespace tengen::desktop {

class ExplorerController : public QObject {
  Q_OBJECT

 public:
  ExplorerController(GameController& game, LibraryThread& library, BoardLayers& layers,
                     ExplorerPanel& panel, QObject* parent = nullptr);

  // Only this part of the board is looked for, wherever it stands, and at the edges it touches.
  void setRegion(Point from, Point to);
  void clearRegion();
  void setSilent(bool silent);  // a lesson asks for moves: nothing tells them
  void setImporting(bool importing);
  bool isAsking() const { return isAsking_; }
  size_t answers() const { return answers_; }  // so far

 public slots:
  void refresh();

 signals:
  void gameWanted(const tengen::desktop::GamePlace& place);

 private:
  bool isWanted() const;
  void follow();
  void ask();
  void take(const Found& found, NodeId node);
  void show(const ExplorerView& view);
  std::optional<Color> mover() const;  // whose next moves are shown; nobody's: both
  void showLetters(std::optional<int> pointedAt = std::nullopt);
  void remember();  // the part that is looked for
  void repeat(int search);
  void play(int line);
  void openGame(int game);

  GameController& game_;
  LibraryThread& library_;
  BoardLayers& layers_;
  ExplorerPanel& panel_;
  std::optional<PaintedRegion> region_;
  struct Asked {
    Board board;
    Color turn;
    PaintedRegion region;
  };
  std::vector<Asked> history_;    // parts that were looked for, the latest first
  std::optional<Asked> earlier_;  // one of them, in the place of what is on screen
  bool isSilent_ = false;
  bool isImporting_ = false;
  bool isAsking_ = false;
  size_t answers_ = 0;
  std::optional<Found> found_;
  NodeId node_ = kNoNode;  // what was found there
};

}  // namespace tengen::desktop
