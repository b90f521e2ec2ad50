// Edits of the game in the window: tools, branches with the clipboard, turns of the board, undo.
#pragma once

#include <QObject>

#include "game/game_info.h"
#include "game/transform.h"

#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/panels/tree_panel.h"

namespace tengen::desktop {

class EditController : public QObject {
  Q_OBJECT

 public:
  explicit EditController(GameController& game, QObject* parent = nullptr)
      : QObject(parent), game_(game) {}

  bool isEditing() const { return game_.session().editing() != nullptr; }
  void doBranch(NodeId id, BranchAction action);
  void doBranchHere(BranchAction action);  // the branch of the current node
  void turn(Symmetry symmetry);
  void swapColors();
  void setGameInfo(const GameInfo& info);

 public slots:
  void setEditing(bool editing);
  void setTool(tengen::EditTool tool);
  void drag(tengen::Point from, tengen::Point to);
  void undo();
  void redo();
  void takeBack();  // the last move, or in edit mode the last edit

 signals:
  void said(const tengen::desktop::Saying& words);

 private:
  GameController& game_;
};

}  // namespace tengen::desktop
