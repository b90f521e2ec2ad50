// The ways through a game: each is one of the session's own.
#include "apps/desktop/controller/game_controller.h"

namespace tengen::desktop {

void GameController::goTo(NodeId) {}
void GameController::toStart() {}
void GameController::back(int) {}
void GameController::forward(int) {}
void GameController::toEnd() {}
void GameController::toPlace(int) {}
void GameController::toMove(int) {}
void GameController::toSibling(int) {}
void GameController::toMainLine() {}
void GameController::toMoveOn(Point) {}

}  // namespace tengen::desktop
