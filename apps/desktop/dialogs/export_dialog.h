// Asks how the board shall leave the program: as which kind of picture or text, how large, into a
// file or onto the clipboard. Decides; the caller does it (export/board_export.h).
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <optional>

#include "apps/desktop/export/board_export.h"

namespace tengen::desktop {

struct ExportChoice {
  BoardFormat format = BoardFormat::Png;
  int width = 1200;  // of PNG and GIF, in pixels
  bool coordinates = true;
  bool printLook = false;    // black on white instead of the board's own look
  bool toClipboard = false;  // else into a file

  friend bool operator==(const ExportChoice&, const ExportChoice&) = default;
};

class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExportDialog(const ExportChoice& last, QWidget* parent = nullptr);

  ExportChoice choice() const;

  // Nothing if the people thought better of it.
  static std::optional<ExportChoice> ask(const ExportChoice& last, QWidget* parent = nullptr);

 private:
  void showFields();
  BoardFormat format() const;

  QComboBox* format_;
  QLabel* widthLabel_;
  QSpinBox* width_;
  QCheckBox* coordinates_;
  QCheckBox* printLook_;
  QPushButton* copy_;
  bool wantsCoordinates_;  // while another format has the boxes empty
  bool wantsPrintLook_;
  bool toClipboard_ = false;
};

}  // namespace tengen::desktop
