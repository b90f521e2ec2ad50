// Asks how a game shall be printed as diagrams.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QSpinBox>
#include <optional>

#include "apps/desktop/export/game_pages.h"

namespace tengen::desktop {

struct PrintChoice {
  int movesEach = 50;  // moves in a diagram
  PageSetup page;
};

class PrintDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PrintDialog(const PrintChoice& last, QWidget* parent = nullptr);

  PrintChoice choice() const;

  // Nothing if the people thought better of it.
  static std::optional<PrintChoice> ask(const PrintChoice& last, QWidget* parent = nullptr);

 private:
  QSpinBox* moves_;
  QComboBox* perPage_;
  QComboBox* paper_;
  QCheckBox* coordinates_;
};

}  // namespace tengen::desktop
