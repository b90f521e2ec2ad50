// Runs two engines on the position of the window while their dialog is open, and no longer.
#pragma once

#include <QObject>
#include <array>
#include <memory>

#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/dialogs/compare_dialog.h"

namespace tengen::desktop {

class CompareController : public QObject {
  Q_OBJECT

 public:
  CompareController(QWidget& window, GameController& game, std::string tengenProgram,
                    QObject* parent = nullptr);

  void open();

 private:
  void makeDialog();
  void takeGame();
  void start(int column, const QString& name);
  void ask(int column);
  void askBoth();  // where the position is another one
  void show(int column, const engine::Analysis& analysis);
  void showOne(int column, const std::optional<Move>& move);  // nothing: it resigns
  void fail(int column);
  void close();

  QWidget& window_;
  GameController& game_;
  std::string tengenProgram_;
  CompareDialog* dialog_ = nullptr;
  engine::Game asked_;  // about this position
  std::array<std::unique_ptr<Engine>, CompareDialog::kColumns> engines_;
  std::array<bool, CompareDialog::kColumns> thinksAloud_{true, true};
};

}  // namespace tengen::desktop
