#include "apps/desktop/controller/flaw_finder.h"

#include "apps/desktop/base/background.h"

namespace tengen::desktop {

void FlawFinder::find(const GameTree& tree) {
  stop();
  search_.emplace();
  const auto copy = std::make_shared<const GameTree>(tree);
  const auto work = [copy](const std::stop_token& stop) { return flawsOf(*copy, stop); };
  inBackground(this, search_->get_token(), work, [this](const std::vector<FlawAt>& flaws) {
    stop();
    emit found(flaws);
  });
}

void FlawFinder::stop() {
  if (search_) search_->request_stop();
  search_.reset();
}

}  // namespace tengen::desktop
