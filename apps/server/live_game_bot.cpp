// A bot's seat at a game: what it says is decided like anybody's, and it is told the time.
#include "apps/server/live_game.h"

namespace tengen::server {

// Once: what engines still say to it comes when the table was perhaps read anew.
void LiveGame::seatBot() {
  if (!table_->bot() || !shared_.bots || bot_) return;
  BotSeat::Host host;
  host.obey = [this](const online::Command& command) {
    const auto decision = table_->decide(online::seatOf(bot_->color()), command, now());
    announce(decision.records);
    return !decision.records.empty();
  };
  host.tell = [this](std::string text) {
    outbox_.say([this, text = frame(std::move(text))] { broadcast(text); });
  };
  host.wakeAt = [this](TimePoint moment) { wakeBotAt(moment); };
  host.post = [weak = weak_from_this()](std::function<void()> action) {
    if (const auto self = weak.lock()) self->onStrand(std::move(action));
  };
  botTimer_.emplace(strand_);
  bot_ = std::make_unique<BotSeat>(*table_->bot(), *shared_.bots, std::move(host));
  isBotHere_ = true;
}

void LiveGame::attendBot() {
  if (!bot_ || shared_.isStopping) return;
  if (now() < noTickBefore_) return wakeBotAt(noTickBefore_);
  bot_->look(*table_, now());
  const bool wasHere = std::exchange(isBotHere_, bot_->isHere());
  if (wasHere == isBotHere_) return;
  changePresence(online::seatOf(bot_->color()));
  tellPresence();
}

void LiveGame::wakeBotAt(TimePoint moment) {
  botTimer_->expires_after(moment - now());
  botTimer_->async_wait([weak = weak_from_this()](boost::system::error_code cancelled) {
    const auto self = weak.lock();
    if (cancelled || !self) return;
    if (self->table_) self->announce(self->table_->tick(self->now()));
    self->settle();
  });
}

}  // namespace tengen::server
