#include "apps/desktop/controller/edit_controller.h"

#include <QClipboard>
#include <QGuiApplication>

#include "session/editing.h"

namespace tengen::desktop {

void EditController::setEditing(bool editing) {
  if (editing == isEditing()) return;
  game_.carryOut([editing](GameSession& session) {
    return editing ? session.beginEditing() : session.endEditing();
  });
}

void EditController::setTool(EditTool tool) {
  game_.carryOut([tool](GameSession& session) { return session.setTool(tool); });
}

void EditController::drag(Point from, Point to) {
  if (!isEditing()) return;
  game_.carryOut([&](GameSession& session) { return session.drag(from, to); });
}

void EditController::undo() {
  game_.undo();
}

void EditController::redo() {
  game_.redo();
}

void EditController::takeBack() {
  const bool isOver = game_.session().mode().kind() == Mode::Kind::Over;
  if (isEditing() || isOver) return undo();  // the end is what was done last
  game_.takeBack();
}

void EditController::doBranchHere(BranchAction action) {
  doBranch(game_.session().node(), action);
}

void EditController::doBranch(NodeId id, BranchAction action) {
  QClipboard* clipboard = QGuiApplication::clipboard();
  game_.carryOut([&](GameSession& session) -> Outcome {
    switch (action) {
      case BranchAction::Promote:
        return promote(session, id);
      case BranchAction::MakeMainLine:
        return makeMainLine(session, id);
      case BranchAction::Delete:
        return deleteBranch(session, id);
      case BranchAction::Paste:
        return pasteBranch(session, id, clipboard->text().toStdString());
      case BranchAction::Copy:
        clipboard->setText(QString::fromStdString(copyBranch(session.tree(), id)));
        emit said([] { return tr("The branch is on the clipboard."); });
        return {};
      case BranchAction::Cut: {
        const auto text = cutBranch(session, id);
        if (!text) return Unexpected{text.error()};
        clipboard->setText(QString::fromStdString(*text));
        return {};
      }
    }
    return {};
  });
}

void EditController::turn(Symmetry symmetry) {
  game_.carryOut([symmetry](GameSession& session) { return transform(session, symmetry); });
}

void EditController::swapColors() {
  game_.carryOut([](GameSession& session) { return tengen::swapColors(session); });
}

void EditController::setGameInfo(const GameInfo& info) {
  game_.carryOut([&info](GameSession& session) { return tengen::setGameInfo(session, info); });
}

}  // namespace tengen::desktop
