#include "apps/desktop/controller/dialog_controller.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

#include "apps/desktop/dialogs/collection_dialog.h"
#include "apps/desktop/dialogs/encoding_dialog.h"
#include "apps/desktop/dialogs/game_info_dialog.h"
#include "apps/desktop/dialogs/settings_dialog.h"
#include "apps/desktop/export/diagrams.h"
#include "apps/desktop/export/game_export.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr int kPrinterDots = 300;  // to the inch

}  // namespace

DialogController::DialogController(const Parts& parts, QObject* parent)
    : QObject(parent), parts_(parts) {
  const auto on = [this](Do what, void (DialogController::*action)()) {
    connect(&parts_.actions[what], &QAction::triggered, this, action);
  };
  on(Do::GameInfo, &DialogController::editGameInfo);
  on(Do::Settings, &DialogController::editSettings);
  on(Do::ChooseGame, &DialogController::chooseGame);
  on(Do::Reopen, &DialogController::chooseEncoding);
  on(Do::Export, &DialogController::exportBoard);
  on(Do::Print, &DialogController::print);
  on(Do::CopyPicture, &DialogController::copyPicture);
}

void DialogController::editGameInfo() {
  const GameTree& tree = parts_.game.session().tree();
  const auto info = GameInfoDialog::ask(gameInfo(tree), tree.rules(), &parts_.window);
  if (info) parts_.edits.setGameInfo(*info);
}

void DialogController::editSettings() {
  SettingsDialog dialog(parts_.settings.preferences(), &parts_.window);
  connect(&dialog, &SettingsDialog::preferencesChanged, &parts_.settings,
          &PreferencesController::change);
  connect(&dialog, &SettingsDialog::enginesWanted, &parts_.actions[Do::Engines], &QAction::trigger);
  dialog.exec();
}

void DialogController::chooseGame() {
  const GameTree& tree = parts_.game.session().tree();
  const auto game = CollectionDialog::ask(tree.collection(), tree.openGame(), &parts_.window);
  if (game) parts_.files.openGame(*game);
}

void DialogController::chooseEncoding() {
  const QString path = parts_.files.path();
  auto bytes = readFile(QFile::encodeName(path).toStdString());
  if (!bytes) {
    emit warned([problem = bytes.error()] { return words::fileProblem(problem); });
    return;
  }
  const auto chosen =
      EncodingDialog::ask(std::move(*bytes), parts_.files.encoding(), &parts_.window);
  if (chosen) parts_.files.openPath(path, LoadOptions{chosen->toStdString()});
}

// The board leaving the program

BoardExport DialogController::boardExport(const ExportChoice& choice) const {
  const Preferences& look = parts_.settings.preferences();
  BoardExport made;
  made.picture = parts_.board.picture();
  made.picture.toMove.reset();
  made.theme = choice.printLook ? QStringLiteral("print") : look.boardTheme;
  const bool wanted = look.coordinates != CoordinateStyle::None;
  made.coordinates = !choice.coordinates ? CoordinateStyle::None
                     : wanted            ? look.coordinates
                                         : CoordinateStyle::Standard;
  made.title = parts_.files.name();
  made.width = choice.width;
  return made;
}

QString DialogController::fileFor(const QString& suffix) const {
  const QFileInfo game(parts_.files.path().isEmpty() ? tr("game") : parts_.files.path());
  const QString proposal = game.path() + '/' + game.completeBaseName() + '.' + suffix;
  QString path = proposal;
  do {
    path = QFileDialog::getSaveFileName(&parts_.window, tr("Export"), path,
                                        QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    const QString ending = QFileInfo(path).suffix().toLower();
    if (path.isEmpty() || ending == suffix || ending + 'l' == suffix) return path;
    path += '.' + suffix;             // a page under the name of a picture opens nowhere
  } while (QFileInfo::exists(path));  // nobody was asked about that one
  return path;
}

void DialogController::exportBoard() {
  const auto choice = ExportDialog::ask(lastExport_, &parts_.window);
  if (!choice) return;
  lastExport_ = *choice;
  if (choice->toClipboard) {
    copyBoard(boardExport(*choice), choice->format);
    emit said([] { return tr("The board is on the clipboard."); });
    return;
  }
  const QString path = fileFor(suffixOf(choice->format));
  if (path.isEmpty()) return;
  const QString name = QFileInfo(path).fileName();
  if (saveBytes(exported(*choice), path)) {
    emit said([name] { return tr("Saved as %1").arg(name); });
  } else {
    emit warned([name] { return tr("“%1” cannot be written.").arg(name); });
  }
}

QByteArray DialogController::exported(const ExportChoice& choice) const {
  const GameSession& session = parts_.game.session();
  if (choice.format == BoardFormat::Gif)
    return gameGif(session.tree(), session.line(), choice.width);
  if (choice.format == BoardFormat::Html) return gamePage(session.tree());
  return boardBytes(boardExport(choice), choice.format);
}

void DialogController::copyPicture() {
  copyBoard(boardExport(ExportChoice{}), BoardFormat::Png);
  emit said([] { return tr("The board is on the clipboard."); });
}

void DialogController::print() {
  const auto choice = PrintDialog::ask(lastPrint_, &parts_.window);
  if (!choice) return;
  lastPrint_ = *choice;
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageSize(choice->page.paper);
  printer.setResolution(kPrinterDots);
  if (QPrintDialog(&printer, &parts_.window).exec() != QDialog::Accepted) return;
  PageSetup page = choice->page;
  page.paper = printer.pageLayout().pageSize();  // people may have chosen anew
  page.orientation = printer.pageLayout().orientation();
  printer.setFullPage(true);
  const GameSession& session = parts_.game.session();
  GamePages pages(gameInfo(session.tree()),
                  diagramsOf(session.tree(), session.line(), choice->movesEach), page);
  if (pages.print(printer, printer.resolution())) return;
  emit warned([] { return tr("The game could not be printed."); });
}

}  // namespace tengen::desktop
