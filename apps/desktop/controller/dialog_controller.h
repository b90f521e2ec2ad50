// Opens the dialogs of the menus and carries out what they answer.
#pragma once

#include <QObject>

#include "apps/desktop/controller/edit_controller.h"
#include "apps/desktop/controller/file_controller.h"
#include "apps/desktop/controller/preferences_controller.h"
#include "apps/desktop/dialogs/export_dialog.h"
#include "apps/desktop/dialogs/print_dialog.h"
#include "apps/desktop/menu/actions.h"

namespace tengen::desktop {

class DialogController : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget& window;
    Actions& actions;
    GameController& game;
    EditController& edits;
    FileController& files;
    PreferencesController& settings;
    BoardWidget& board;
  };

  explicit DialogController(const Parts& parts, QObject* parent = nullptr);

  void editGameInfo();
  void editSettings();
  void chooseGame();
  void chooseEncoding();
  void exportBoard();
  void print();
  void copyPicture();

 signals:
  void said(const tengen::desktop::Saying& words);
  void warned(const tengen::desktop::Saying& words);

 private:
  BoardExport boardExport(const ExportChoice& choice) const;
  QByteArray exported(const ExportChoice& choice) const;
  QString fileFor(const QString& suffix) const;  // asks; empty: none

  Parts parts_;
  ExportChoice lastExport_;
  PrintChoice lastPrint_;
};

}  // namespace tengen::desktop
