// Looks for what is wrong with a recorded game on a thread of its own, and brings it home as one
// signal. One search at a time: a new one gives up the one before.
#pragma once

#include <QObject>
#include <optional>
#include <stop_token>
#include <vector>

#include "game/flaws.h"

namespace tengen::desktop {

class FlawFinder : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~FlawFinder() override { stop(); }

  // Of the open game. Works on a copy: the tree may change meanwhile.
  void find(const GameTree& tree);
  void stop();
  bool isSearching() const { return search_.has_value(); }

 signals:
  void found(const std::vector<tengen::FlawAt>& flaws);

 private:
  std::optional<std::stop_source> search_;  // under way
};

}  // namespace tengen::desktop
