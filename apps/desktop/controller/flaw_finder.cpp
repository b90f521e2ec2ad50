#include "apps/desktop/controller/flaw_finder.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace tengen::desktop {

void FlawFinder::find(const GameTree& tree) {
  stop();
  wanted_ = std::make_shared<std::atomic<bool>>(true);
  const auto copy = std::make_shared<const GameTree>(tree);
  QThreadPool::globalInstance()->start([self = QPointer(this), wanted = wanted_, copy] {
    if (!*wanted) return;
    const auto home = [self, wanted, flaws = flawsOf(*copy)] {
      if (!self || !*wanted) return;
      self->stop();
      emit self->found(flaws);
    };
    QMetaObject::invokeMethod(qApp, home, Qt::QueuedConnection);
  });
}

void FlawFinder::stop() {
  if (wanted_) *wanted_ = false;
  wanted_.reset();
}

}  // namespace tengen::desktop
