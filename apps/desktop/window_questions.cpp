#include "apps/desktop/window_questions.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "formats/format.h"

#include "apps/desktop/dialogs/friend_dialog.h"
#include "apps/desktop/dialogs/new_game_dialog.h"
#include "apps/desktop/settings/engine_list.h"
#include "apps/desktop/settings/last_setup.h"

namespace tengen::desktop {
namespace {

// Names are only what the list begins with: files are known by what is in them.
QString namesOfGames() {
  QStringList all;
  for (const formats::Format& format : formats::all()) {
    QStringList names;
    for (const std::string_view ending : format.endings) {
      const QString name = '*' + QString::fromLatin1(ending.data(), qsizetype(ending.size()));
      names << name << name.toUpper();
    }
    all = format.isSgf() ? names + all : all + names;  // the usual one is seen first
  }
  return all.join(' ');
}

}  // namespace

Questions::Unsaved WindowQuestions::aboutUnsaved(const QString& name, Unsafe what) {
  const bool isReview = what == Unsafe::ReviewAlone;
  QMessageBox box(QMessageBox::NoIcon, isReview ? tr("Unsaved review") : tr("Unsaved changes"),
                  (isReview ? tr("The review of “%1” is not saved; the game is as it was.")
                            : tr("“%1” has changes that are not saved."))
                      .arg(name),
                  QMessageBox::NoButton, &window_);
  box.setInformativeText(isReview ? tr("Save the review with the game?") : tr("Save them?"));
  auto* save = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
  auto* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
  box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
  box.setDefaultButton(save);
  box.exec();
  if (box.clickedButton() == save) return Unsaved::Save;
  return box.clickedButton() == discard ? Unsaved::Discard : Unsaved::Cancel;
}

Questions::Reload WindowQuestions::aboutReload(const QString& name) {
  QMessageBox box(QMessageBox::NoIcon, tr("Changed outside"),
                  tr("“%1” has changes of yours that are not saved.").arg(name),
                  QMessageBox::NoButton, &window_);
  box.setInformativeText(tr("Loading what the other program wrote replaces them."));
  auto* saveAs = box.addButton(tr("&Save mine as…"), QMessageBox::AcceptRole);
  auto* discard = box.addButton(tr("&Discard mine"), QMessageBox::DestructiveRole);
  auto* keep = box.addButton(tr("&Keep mine"), QMessageBox::RejectRole);
  box.setDefaultButton(keep);
  box.exec();
  if (box.clickedButton() == saveAs) return Reload::SaveMineAs;
  return box.clickedButton() == discard ? Reload::DiscardMine : Reload::KeepMine;
}

bool WindowQuestions::resign(Color color) {
  QMessageBox box(QMessageBox::NoIcon, tr("Resign"),
                  color == Color::Black ? tr("Does Black resign?") : tr("Does White resign?"),
                  QMessageBox::NoButton, &window_);
  // Wide enough for its title.
  if (auto* words = box.findChild<QLabel*>("qt_msgbox_label")) words->setMinimumWidth(240);
  auto* yes = box.addButton(tr("&Resign"), QMessageBox::AcceptRole);
  box.setDefaultButton(box.addButton(tr("&Play on"), QMessageBox::RejectRole));
  box.exec();
  return box.clickedButton() == yes;
}

bool WindowQuestions::markDead(int stones) {
  QMessageBox box(QMessageBox::NoIcon, tr("Dead stones"),
                  tr("Are all these %n stones dead?", "", stones), QMessageBox::NoButton, &window_);
  auto* yes = box.addButton(tr("&They are dead"), QMessageBox::AcceptRole);
  box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
  box.exec();
  return box.clickedButton() == yes;
}

bool WindowQuestions::endUnfinished() {
  QMessageBox box(QMessageBox::NoIcon, tr("The game is not over"),
                  tr("The borders are open. End the game here?"), QMessageBox::NoButton, &window_);
  auto* yes = box.addButton(tr("&End it"), QMessageBox::AcceptRole);
  box.setDefaultButton(box.addButton(tr("&Play on"), QMessageBox::RejectRole));
  box.exec();
  return box.clickedButton() == yes;
}

bool WindowQuestions::replaceResult(const QString& recorded, const QString& counted) {
  QMessageBox box(QMessageBox::NoIcon, tr("Another result"),
                  tr("The record says: %1").arg(recorded), QMessageBox::NoButton, &window_);
  box.setInformativeText(tr("Counted: %1").arg(counted));
  auto* replace = box.addButton(tr("&Replace it"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(tr("&Keep the record"), QMessageBox::RejectRole));
  box.exec();
  return box.clickedButton() == replace;
}

std::optional<Seat> WindowQuestions::opponent(bool withTengen) {
  const Seats last = loadLastGame().seats;
  const Seat& before = last.white.isEngine() ? last.white : last.black;
  QStringList names;
  const std::vector<Seat> seats = engineSeats(withTengen, engineNames());
  for (const Seat& seat : seats)
    names << QString::fromStdString(engineName(seat));
  const auto there = std::find(seats.begin(), seats.end(), before);
  const int row = there == seats.end() ? 0 : static_cast<int>(there - seats.begin());
  bool ok = false;
  const QString name = QInputDialog::getItem(&window_, tr("Play on from here"), tr("Against:"),
                                             names, row, false, &ok);
  if (!ok) return std::nullopt;
  return seats[static_cast<size_t>(names.indexOf(name))];
}

std::optional<NewGame> WindowQuestions::newGame(const NewGame& last, bool withTengen) {
  return NewGameDialog::ask(last, engineSeats(withTengen, engineNames()), &window_);
}

QString WindowQuestions::fileToOpen(const QString& folder) {
  return QFileDialog::getOpenFileName(&window_, tr("Open a game"), folder,
                                      tr("Go games (%1);;All files (*)").arg(namesOfGames()));
}

QString WindowQuestions::fileToSave(const QString& suggestion) {
  return QFileDialog::getSaveFileName(&window_, tr("Save the game"), suggestion,
                                      tr("Go games (*.sgf);;All files (*)"));
}

QString WindowQuestions::folderOfGames() {
  return QFileDialog::getExistingDirectory(&window_, tr("Add a folder of games"));
}

QString WindowQuestions::folderOfProblems() {
  return QFileDialog::getExistingDirectory(&window_, tr("Open a folder of problems"));
}

bool WindowQuestions::removeFolder(const QString& folder) {
  QMessageBox box(QMessageBox::NoIcon, tr("Remove a folder"),
                  tr("Remove “%1” from the library?").arg(folder), QMessageBox::NoButton, &window_);
  box.setInformativeText(
      tr("Its games leave the list. The files stay where they are, and your tags are kept for when "
         "they come back."));
  auto* yes = box.addButton(tr("&Remove"), QMessageBox::AcceptRole);
  box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
  box.exec();
  return box.clickedButton() == yes;
}

bool WindowQuestions::saveElsewhere(const QString& path, const QString& why) {
  QMessageBox box(QMessageBox::Warning, tr("Not saved"), tr("“%1” could not be saved.").arg(path),
                  QMessageBox::NoButton, &window_);
  box.setInformativeText(why + '\n' + tr("The game is still in the window."));
  auto* elsewhere = box.addButton(tr("&Save as…"), QMessageBox::AcceptRole);
  box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
  box.setDefaultButton(elsewhere);
  box.exec();
  return box.clickedButton() == elsewhere;
}

bool WindowQuestions::overwriteChanged(const QString& name) {
  QMessageBox box(QMessageBox::Warning, tr("Changed outside"),
                  tr("“%1” was changed by another program since it was opened.").arg(name),
                  QMessageBox::NoButton, &window_);
  auto* over = box.addButton(tr("&Save over it"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(tr("&Cancel"), QMessageBox::RejectRole));
  box.exec();
  return box.clickedButton() == over;
}

std::optional<int> WindowQuestions::moveNumber(int now, int last) {
  bool ok = false;
  const int number = QInputDialog::getInt(&window_, tr("Go to move"), tr("Number of the move:"),
                                          now, 0, last, 1, &ok);
  return ok ? std::optional(number) : std::nullopt;
}

std::optional<QString> WindowQuestions::wordsToFind(const QString& last) {
  bool ok = false;
  const QString words = QInputDialog::getText(&window_, tr("Find in comments"), tr("Words:"),
                                              QLineEdit::Normal, last, &ok);
  return ok && !words.isEmpty() ? std::optional(words) : std::nullopt;
}

std::optional<JoinWish> WindowQuestions::tableToJoin(const std::vector<client::KnownSeat>& seats,
                                                     const QString& name) {
  JoinDialog dialog(seats, name, &window_);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return dialog.wish();
}

std::optional<JoinWish> WindowQuestions::mayJoin(const remote::Link& link, const QString& name) {
  JoinDialog dialog({}, name, &window_);
  dialog.setLink(link);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return dialog.wish();
}

std::optional<FriendWish> WindowQuestions::tableToMake(const FriendWish& last,
                                                       bool canStartServer) {
  FriendDialog dialog(last, canStartServer, &window_);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return dialog.wish();
}

bool WindowQuestions::leaveTable() {
  QMessageBox box(QMessageBox::NoIcon, tr("Leave the table"),
                  tr("The game at the table goes on without you."), QMessageBox::NoButton,
                  &window_);
  box.setInformativeText(tr("Your seat stays yours: Game → Join a game brings you back."));
  auto* leave = box.addButton(tr("&Leave"), QMessageBox::DestructiveRole);
  auto* stay = box.addButton(tr("&Stay"), QMessageBox::RejectRole);
  box.setDefaultButton(stay);
  box.exec();
  return box.clickedButton() == leave;
}

}  // namespace tengen::desktop
