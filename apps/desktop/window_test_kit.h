// A whole window for tests: real widgets, real clicks and keys; answers to its questions, the judge
// and the disk belong to the test.
#pragma once

#include <QSettings>
#include <QtTest>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "base/os/temporary_folder.h"
#include "rules/notation.h"
#include "session/fixed_judge.h"

#include "apps/desktop/main_window.h"

namespace tengen::desktop {

// Layouts, words and palettes travel by events, several in a row.
inline void settle() {
  for (int i = 0; i < 5; ++i)
    QCoreApplication::processEvents();
}

class StandInQuestions final : public Questions {
 public:
  Unsaved aboutUnsaved(const QString&, Unsafe what) override {
    ++askedUnsaved;
    unsafe = what;
    return unsaved;
  }
  Reload aboutReload(const QString&) override {
    ++askedReload;
    return reload;
  }
  bool resign(Color) override {
    ++askedResign;
    if (whileResigning) whileResigning();
    return resigns;
  }
  bool markDead(int stones) override {
    askedDead = stones;
    return marksDead;
  }
  bool endUnfinished() override {
    ++askedUnfinished;
    return endsUnfinished;
  }
  bool replaceResult(const QString&, const QString&) override {
    ++askedResult;
    return replacesResult;
  }
  std::optional<Seat> opponent(bool) override { return opponentToPlay; }
  std::optional<NewGame> newGame(const NewGame& proposal, bool) override {
    proposed = proposal;
    return setup ? std::optional(NewGame{*setup, seats, teachingPoints}) : std::nullopt;
  }
  QString fileToOpen(const QString&) override { return file; }
  QString fileToSave(const QString& suggestion) override {
    suggested = suggestion;
    return file;
  }
  QString folderOfGames() override { return folder; }
  QString folderOfProblems() override { return folder; }
  bool removeFolder(const QString& removed) override {
    askedRemove = removed;
    return removesFolder;
  }
  bool saveElsewhere(const QString& path, const QString& why) override {
    saveProblem = path + ": " + why;
    if (savesElsewhere == 0) return false;
    --savesElsewhere;
    file = elsewhere;
    return true;
  }
  bool overwriteChanged(const QString&) override {
    ++askedOverwrite;
    return overwrites;
  }
  std::optional<int> moveNumber(int, int) override { return number; }
  std::optional<QString> wordsToFind(const QString&) override { return words; }
  std::optional<JoinWish> tableToJoin(const std::vector<client::KnownSeat>& known,
                                      const QString&) override {
    offeredSeats = known;
    return wish;
  }
  std::optional<JoinWish> mayJoin(const remote::Link& link, const QString&) override {
    opened = link;
    return joinsAs ? std::optional(JoinWish{link, {}, *joinsAs}) : std::nullopt;
  }
  std::optional<FriendWish> tableToMake(const FriendWish& last, bool) override {
    proposedTable = last;
    return tableWish;
  }
  bool leaveTable() override {
    ++askedLeave;
    return leaves;
  }

  QString folder;
  bool removesFolder = true;
  QString askedRemove;
  Unsaved unsaved = Unsaved::Cancel;
  int askedUnsaved = 0;
  Unsafe unsafe = Unsafe::Changes;  // as told
  Reload reload = Reload::KeepMine;
  int askedReload = 0;
  bool resigns = true;
  int askedResign = 0;
  std::function<void()> whileResigning;
  bool marksDead = true;
  int askedDead = 0;  // stones
  bool endsUnfinished = true;
  int askedUnfinished = 0;
  bool replacesResult = false;
  int askedResult = 0;
  std::optional<Seat> opponentToPlay;
  QString saveProblem;     // as told
  int savesElsewhere = 0;  // so many times
  QString elsewhere;
  bool overwrites = false;
  int askedOverwrite = 0;
  std::optional<NewGame> proposed;
  std::optional<GameSetup> setup;
  Seats seats;
  double teachingPoints = 0;
  QString file;
  QString suggested;  // for saving
  std::optional<int> number;
  std::optional<QString> words;
  std::vector<client::KnownSeat> offeredSeats;
  std::optional<JoinWish> wish;
  std::optional<remote::Link> opened;
  std::optional<QString> joinsAs;  // by a link from outside
  std::optional<FriendWish> proposedTable;
  std::optional<FriendWish> tableWish;
  bool leaves = false;
  int askedLeave = 0;
};

class TestWindow {
 public:
  explicit TestWindow(BoardSize size = {9, 9}, Points dead = {}) {
    QSettings().clear();
    QSettings().setValue("board/stonesFall", false);  // nothing moves while it is looked at
    setup.size = size;
    questions.setup = setup;
    make(std::move(dead));
    window->game().start(setup);
  }

  // The window goes as a crash takes it: its journals stay. make() is the next start.
  void crash() {
    const auto journals = folder.path() / "journals";
    const auto copies = folder.path() / "copies";
    std::filesystem::copy(journals, copies);
    window.reset();
    std::filesystem::remove_all(journals);
    std::filesystem::rename(copies, journals);
  }

  void make(Points dead = {}) {
    window = std::make_unique<MainWindow>(
        MainWindow::Parts{folder.path() / "journals", std::make_shared<FixedJudge>(std::move(dead)),
                          &questions, sound, engineProgram, folder.path() / "library"});
    window->resize(1000, 760);
    window->show();
    QCoreApplication::processEvents();
  }

  template <class Widget>
  Widget& find(const char* name) {
    auto* found = window->findChild<Widget*>(name);
    EXPECT_NE(found, nullptr) << name;
    return *found;
  }
  BoardWidget& board() { return find<BoardWidget>("board"); }
  const GameSession& session() { return window->game().session(); }
  QString message() { return find<QLabel>("message").text(); }

  Point at(const char* name) {
    return *parsePoint(name, session().tree().size(), Notation::Standard);
  }
  void click(const char* name, Qt::MouseButton button = Qt::LeftButton,
             Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPointF place = board().boardGeometry().center(at(name));
    QTest::mouseClick(&board(), button, modifiers, place.toPoint());
  }
  // "D4 E5 F6": a click each.
  void clicks(const QString& names) {
    for (const QString& name : names.split(' ', Qt::SkipEmptyParts))
      click(name.toLatin1().constData());
  }
  // Only what can be seen can be pressed.
  void press(const char* buttonName) {
    auto& button = find<QAbstractButton>(buttonName);
    if (!button.isVisible()) settle();
    EXPECT_TRUE(button.isVisible()) << buttonName;
    QTest::mouseClick(&button, Qt::LeftButton);
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = window->focusWidget() ? window->focusWidget() : window.get();
    QTest::keyClick(focus, key, modifiers);
  }
  Stone stone(const char* name) { return board().picture().stones[at(name)]; }
  QString savedText() { return QString::fromStdString(session().save()); }

  // Lets threads come home.
  template <class Condition>
  bool waitFor(Condition condition) {
    return QTest::qWaitFor(condition, 5000);
  }

  // Until the stones are being counted and the judge has spoken.
  bool waitForProposal() {
    return waitFor([this] { return session().counting() && !session().isJudging(); });
  }

  // Both sides pass.
  bool countByPasses() {
    press("pass");
    press("pass");
    return waitForProposal();
  }

  TemporaryFolder folder;
  std::string engineProgram;  // for make()
  SoundPlayer* sound = nullptr;
  GameSetup setup;
  StandInQuestions questions;
  std::unique_ptr<MainWindow> window;
};

}  // namespace tengen::desktop
