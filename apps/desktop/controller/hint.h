// A hint: up to three moves the adviser would think of, as stones that stay until the next move.
#pragma once

#include <QObject>

#include "apps/desktop/controller/board_layers.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/engine/adviser.h"

namespace tengen::desktop {

class Hint : public QObject {
  Q_OBJECT

 public:
  Hint(GameController& game, Adviser& adviser, BoardLayers& layers, QObject* parent = nullptr);

  void ask();

 signals:
  void said(const tengen::desktop::Saying& words);
  void warned(const tengen::desktop::Saying& words);

 private:
  void sayMove(std::optional<Move> move);  // of an engine that gives no values; nothing: it resigns
  void receive(const std::optional<engine::Analysis>& analysis);
  void show(const std::vector<Move>& moves);
  void withdraw();

  GameController& game_;
  Adviser& adviser_;
  BoardLayers& layers_;
  NodeId node_ = kNoNode;  // the hint is about
};

}  // namespace tengen::desktop
