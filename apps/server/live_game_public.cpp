// What strangers see of a game whose maker lets them.
#include "online/table_json.h"

#include "apps/server/live_game.h"

namespace tengen::server {
namespace {

using online::Phase;

bool isShownOnWall(Phase phase) {
  return phase != Phase::Waiting && phase != Phase::Cancelled;
}

}  // namespace

// Told like all else: when what it is about is safe.
void LiveGame::showPublicly() {
  if (!table_ || (!isOpen_ && !isOnWall_)) return;
  PublicTables::Notice notice;
  const auto free = table_->freeSeat();
  if (isOpen_ && free && isHere(online::seatOf(opponent(*free)))) {
    online::Json json{{"game", name_}, {"seat", online::nameOf(*free)}};
    json.update(online::glanceJson(*table_));
    notice.invitation = online::toText(json);
  }
  if (isOnWall_ && isShownOnWall(table_->phase()))
    notice.board = online::toText(online::pictureJson(*table_));
  notice.isOver = table_->phase() == Phase::Over;
  outbox_.say([this, notice = std::move(notice)] {
    shared_.publicTables.show(name_, notice, steadyNow());
  });
}

}  // namespace tengen::server
