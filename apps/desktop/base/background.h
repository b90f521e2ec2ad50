// Work that leaves the GUI thread and comes home as one call.
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <memory>
#include <stop_token>
#include <utility>

namespace tengen::desktop {

// Does `work(stop)` on another thread and then `home(what it made)` on this one, unless the
// receiver is gone or the work was stopped by then.
template <class Work, class Home>
void inBackground(QObject* receiver, const std::stop_token& stop, Work work, Home home) {
  QThreadPool::globalInstance()->start([self = QPointer(receiver), stop, work, home] {
    if (stop.stop_requested()) return;
    auto made = std::make_shared<decltype(work(stop))>(work(stop));
    const auto arrive = [self, stop, made, home] {
      if (self && !stop.stop_requested()) home(std::move(*made));
    };
    QMetaObject::invokeMethod(qApp, arrive, Qt::QueuedConnection);
  });
}

}  // namespace tengen::desktop
