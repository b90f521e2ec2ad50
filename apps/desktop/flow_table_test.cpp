// A game at a table elsewhere, in a window, against a real server: the other player is a line of
// the same kind.
#include <QTemporaryDir>
#include <QThreadPool>
#include <gtest/gtest.h>

#include "engine/fake_engine.h"

#include "apps/client/test_server.h"
#include "apps/desktop/controller/local_server.h"
#include "apps/desktop/dialogs/join_dialog.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

using client::TableLine;
using online::Json;
using remote::Phase;

class FlowTable : public ::testing::Test {
 protected:
  // Grace makes a table and has Black; the window joins by her link.
  void joinTable(const Json& settings = Json{{"size", 9}}) {
    const auto made = client::createTable(
        server.address(),
        {"Grace", Color::Black, *online::parseSettings(settings), /*mayBeWatched=*/true});
    ASSERT_TRUE(made) << made.error().detail;
    table = *made;
    grace = std::make_unique<TableLine>(table.seat);
    window.questions.wish = JoinWish{invitation(), {}, "Ada"};
    window.window->actions()[Do::JoinGame].trigger();
    ASSERT_TRUE(until([this] { return phase() == Phase::Playing; }))
        << window.message().toStdString();
  }
  remote::Link invitation() const {
    return {server.address(), table.seat.game, remote::Link::Kind::Invitation, table.invite};
  }
  Phase phase() {
    const auto* shown = window.window->table().table();
    return shown ? shown->phase : Phase::Waiting;
  }
  std::optional<remote::TableView> graces() { return remote::viewOf(grace->client().table()); }
  size_t moves() { return static_cast<size_t>(window.session().position().moveNumber()); }

  template <class Condition>
  bool until(Condition condition) {
    return QTest::qWaitFor(
        [&] {
          if (grace) static_cast<void>(grace->goOn());
          return condition();
        },
        60'000);
  }
  void gracePlays(const char* point) {
    const auto before = moves();
    ASSERT_TRUE(until([&] { return graces() && graces()->moves.size() == before; }));
    grace->send({{"t", "move"}, {"number", before}, {"at", point}});
    ASSERT_TRUE(until([&] { return moves() == before + 1; })) << point;
  }
  void windowPlays(const char* name) {
    const auto before = moves();
    window.click(name);
    ASSERT_EQ(moves(), before + 1) << "it stands at once";
    ASSERT_TRUE(until([&] { return graces()->moves.size() == before + 1; })) << name;
  }
  // The window loses its game, and says yes to another one.
  void playAgain() {
    window.window->actions()[Do::Resign].trigger();
    ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
    grace->send({{"t", "offer"}, {"what", "rematch"}});
    ASSERT_TRUE(until([&] { return panel("tableQuestion") == "Grace asks for another game."; }));
    window.press("tableYes");
    ASSERT_TRUE(until([&] { return phase() == Phase::Playing; }));
  }
  QString panel(const char* name) { return window.find<QLabel>(name).text(); }

  client::TestServer server;
  client::NewTable table;
  TestWindow window;
  std::unique_ptr<TableLine> grace;
};

// Before one sits down, and without taking the seat.
TEST_F(FlowTable, AnInvitationIsSeenInTheDialog) {
  online::TableSettings settings = *online::parseSettings(Json{{"size", 9}, {"komi", 5.5}});
  settings.time = TimeSettings::fischer(std::chrono::minutes(5), std::chrono::seconds(10));
  const auto made = client::createTable(server.address(), {"Grace", Color::Black, settings});
  ASSERT_TRUE(made) << made.error().detail;
  table = *made;
  JoinDialog dialog({}, "Ada");
  dialog.setLink(invitation());
  const auto& note = *dialog.findChild<QLabel*>("joinNote");
  const QString seen = QString::fromUtf8(
      "Grace invites you: 9×9, Japanese rules, komi 5.5, time 5m+10s. You play White.");
  EXPECT_TRUE(until([&] { return note.text().startsWith(seen); })) << note.text().toStdString();
  ASSERT_TRUE(client::takeSeat(invitation(), "Mallory"));
  JoinDialog late({}, "Ada");
  late.setLink(invitation());
  const auto& lateNote = *late.findChild<QLabel*>("joinNote");
  EXPECT_TRUE(until([&] { return lateNote.text() == "Somebody has taken this seat already."; }))
      << lateNote.text().toStdString();
}

TEST_F(FlowTable, AWholeGameIsPlayedAndCounted) {
  joinTable();
  EXPECT_EQ(window.session().playerName(Color::White), "Ada");
  window.click("C3");
  EXPECT_EQ(moves(), 0u) << "it is not one's turn";
  gracePlays("ee");
  windowPlays("C3");
  gracePlays("pass");
  window.press("pass");
  ASSERT_TRUE(until([&] { return phase() == Phase::Counting && !window.session().isJudging(); }));
  ASSERT_TRUE(until([&] { return graces()->count && !graces()->count->isJudging; }));
  EXPECT_EQ(window.find<QPushButton>("countDone").text(), "Agree");
  window.press("countDone");
  ASSERT_TRUE(until([&] { return graces()->count->agreed.white; }));
  EXPECT_FALSE(window.session().result());
  EXPECT_TRUE(until([&] { return panel("tableStatus") == "Waiting for the other player."; }));
  const auto count = *graces()->count;
  grace->send({{"t", "agree"}, {"revision", count.revision}, {"hash", count.hash}});
  ASSERT_TRUE(until([&] { return window.session().result().has_value(); }));
  EXPECT_FALSE(window.window->game().isElsewhere()) << "the record is a game like any other";
  EXPECT_TRUE(window.savedText().contains("PB[Grace]"));
  EXPECT_TRUE(window.window->files().hasUnsaved());
}

TEST_F(FlowTable, ACountTheOtherSideChangedIsLookedAtBeforeItIsAgreedTo) {
  joinTable();
  gracePlays("ee");
  windowPlays("C3");
  gracePlays("pass");
  window.press("pass");
  ASSERT_TRUE(until([&] { return graces()->count && !graces()->count->isJudging; }));
  const auto count = *graces()->count;
  grace->send({{"t", "mark"}, {"revision", count.revision}, {"at", "ee"}});
  ASSERT_TRUE(until([&] { return graces()->count->revision != count.revision; }));
  ASSERT_TRUE(until([&] { return panel("tableStatus").contains("Grace changed the marks."); }));
  window.press("countDone");
  QTest::qWait(300);
  static_cast<void>(grace->goOn());
  EXPECT_FALSE(graces()->count->agreed.white) << "the click meant the count before";
  QTest::qWait(2000);
  window.press("countDone");
  EXPECT_TRUE(until([&] { return graces()->count->agreed.white; }));
}

TEST_F(FlowTable, WhatIsAskedIsAnsweredInThePanel) {
  joinTable();
  gracePlays("ee");
  grace->send({{"t", "offer"}, {"what", "undo"}});
  ASSERT_TRUE(until([&] { return panel("tableQuestion") == "Grace asks to take back a move."; }));
  window.press("tableYes");
  ASSERT_TRUE(until([&] { return moves() == 0; }));
  gracePlays("ee");
  windowPlays("C3");
  window.window->actions()[Do::TakeBack].trigger();
  ASSERT_TRUE(until([&] { return graces()->offer.has_value(); }));
  grace->send({{"t", "answer"}, {"offer", graces()->offer->n}, {"yes", true}});
  ASSERT_TRUE(until([&] { return moves() == 1; }));
  EXPECT_EQ(window.stone("C3"), Stone::None);
}

TEST_F(FlowTable, TheWindowSaysWhichSideIsOnesOwnAndOffersOnlyWhatOneMayDo) {
  joinTable(Json{{"size", 9}, {"clock", {{"system", "fischer"}, {"main", 300}, {"increment", 5}}}});
  const auto isOpen = [this](Do what) { return window.window->actions()[what].isEnabled(); };
  EXPECT_EQ(panel("whiteState"), "you");
  EXPECT_NE(panel("blackState"), "you");
  const auto* more = window.window->findChild<QLabel*>("whiteOvertime");
  EXPECT_TRUE(more && more->isVisible() && more->text() == "+5 s a move");
  EXPECT_FALSE(isOpen(Do::Pass)) << "it is Grace's turn";
  EXPECT_FALSE(isOpen(Do::TakeBack));
  gracePlays("ee");
  EXPECT_EQ(panel("status"), "Your move");
  EXPECT_TRUE(isOpen(Do::Pass));
  EXPECT_FALSE(isOpen(Do::TakeBack)) << "one has not moved";
  windowPlays("C3");
  EXPECT_FALSE(isOpen(Do::Pass));
  EXPECT_TRUE(isOpen(Do::TakeBack));
}

TEST_F(FlowTable, PeopleTalkAndPlayAgain) {
  joinTable();
  auto& words = window.find<QLineEdit>("tableWords");
  QTest::keyClicks(&words, "Hello <b>Grace</b>");
  QTest::keyClick(&words, Qt::Key_Return);
  ASSERT_TRUE(until([&] { return !graces()->chat.empty(); }));
  EXPECT_EQ(graces()->chat.front().text, "Hello <b>Grace</b>");
  ASSERT_TRUE(until([&] {
    return window.find<QPlainTextEdit>("tableChat").toPlainText() == "Ada: Hello <b>Grace</b>";
  }));
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
  grace->send({{"t", "offer"}, {"what", "rematch"}});
  ASSERT_TRUE(until([&] { return panel("tableQuestion") == "Grace asks for another game."; }));
  window.press("tableYes");
  ASSERT_TRUE(until([&] { return phase() == Phase::Playing; }));
  EXPECT_EQ(window.session().playerName(Color::Black), "Ada") << "the colours are changed";
  window.click("E5");
  EXPECT_EQ(moves(), 1u);
}

TEST_F(FlowTable, ANewGameAtTheTableAsksNothingAndTheLastOneIsOfferedAfterIt) {
  joinTable();
  gracePlays("ee");
  playAgain();
  EXPECT_EQ(window.questions.askedUnsaved, 0) << "the clock of the new game runs";
  EXPECT_FALSE(window.window->notice().isVisible()) << "and it is not talked into";
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
  ASSERT_TRUE(window.window->notice().isVisible());
  EXPECT_TRUE(panel("noticeText").contains(QString::fromUtf8("Grace – Ada")))
      << panel("noticeText").toStdString();
  window.questions.unsaved = Questions::Unsaved::Discard;
  window.press("noticeChoice0");
  EXPECT_TRUE(window.savedText().contains("PB[Grace]"));
  EXPECT_TRUE(window.savedText().contains("RE[B+R]"));
  EXPECT_TRUE(window.window->files().hasUnsaved());
}

TEST_F(FlowTable, AWindowThatDiesInANewGameLosesNeitherItsSeatNorTheGameBefore) {
  joinTable();
  gracePlays("ee");
  playAgain();
  window.crash();
  window.make();
  ASSERT_EQ(window.window->table().knownSeats().size(), 1u);
  EXPECT_NE(window.window->table().knownSeats().front().key.game, table.seat.game);
  window.window->recovery().offer();
  window.press("noticeChoice0");
  EXPECT_TRUE(window.savedText().contains("RE[B+R]"));
}

TEST_F(FlowTable, AWindowThatDiesAfterTheEndOffersTheGameAgain) {
  joinTable();
  gracePlays("ee");
  windowPlays("C3");
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
  window.crash();
  window.make();
  window.window->recovery().offer();
  window.press("noticeChoice0");
  EXPECT_TRUE(window.savedText().contains("RE[B+R]")) << window.savedText().toStdString();
  EXPECT_EQ(moves(), 2u);
}

TEST_F(FlowTable, AGameOfTheWindowMakesRoomForOneAtATable) {
  window.clicks("E5 C3");
  joinTable();
  EXPECT_EQ(window.questions.askedUnsaved, 0);
  window.questions.leaves = true;
  window.window->actions()[Do::NewGame].trigger();
  window.press("noticeChoice0");
  EXPECT_EQ(moves(), 2u);
  window.click("G7");
  EXPECT_EQ(moves(), 3u) << "it goes on as it was";
}

TEST_F(FlowTable, AQuestionThatIsOpenKeepsItsGameUntilItIsAnswered) {
  joinTable();
  gracePlays("ee");
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
  window.press("tableChoice2");
  ASSERT_TRUE(until([&] { return graces()->offer.has_value(); }));
  QDialog saving(window.window.get());
  saving.open();
  grace->send({{"t", "answer"}, {"offer", graces()->offer->n}, {"yes", true}});
  ASSERT_TRUE(until([&] { return phase() == Phase::Playing; }));
  EXPECT_TRUE(window.session().result()) << "it asks about the game that is there";
  EXPECT_EQ(window.window->table().knownSeats().size(), 1u) << "and the seat is safe";
  saving.close();
  EXPECT_TRUE(until([&] { return !window.session().result(); }));
}

TEST_F(FlowTable, ALostServerComesBackByItself) {
  joinTable();
  gracePlays("ee");
  server.stop();
  ASSERT_TRUE(until([&] { return panel("tableStatus").contains("is lost"); }));
  window.click("C3");
  EXPECT_EQ(moves(), 2u) << "it is kept until the server is there";
  server.start();
  ASSERT_TRUE(until([&] { return graces()->moves.size() == 2; }));
  ASSERT_TRUE(until([&] { return !panel("tableStatus").contains("is lost"); }));
}

TEST_F(FlowTable, WhoWasFirstIsTheServersToSay) {
  joinTable();
  gracePlays("ee");
  grace->send({{"t", "resign"}});
  window.click("C3");
  ASSERT_TRUE(until([&] { return window.session().result().has_value(); }));
  ASSERT_TRUE(until([&] { return graces()->phase == Phase::Over; }));
  EXPECT_EQ(moves(), graces()->moves.size());
}

TEST_F(FlowTable, NothingElseHappensToTheGameMeanwhile) {
  joinTable();
  for (const Do what : {Do::Hint, Do::Live, Do::EditMode, Do::Undo, Do::Count, Do::TakeOver})
    EXPECT_FALSE(window.window->actions()[what].isEnabled()) << static_cast<int>(what);
  window.window->chooseMode(WindowMode::Edit);
  EXPECT_EQ(window.session().editing(), nullptr);
  gracePlays("ee");
  windowPlays("C3");
  window.window->game().toStart();
  window.click("D4");
  EXPECT_EQ(moves(), 2u) << "back at the latest position, and nothing played";
}

// Whatever asks an engine anything, and whatever was asked for before the game.
TEST_F(FlowTable, NoEngineLooksAtTheGameUntilItIsOver) {
  engine::FakeScript script;
  script.commands += " kata-analyze tengen-analyze";
  const std::string seen =
      "=%s\\ninfo move E5 visits 9 winrate 0.7 scoreLead 4 order 0 pv E5 rootInfo visits 9 "
      "winrate 0.7 scoreLead 4\\n\\n";
  script.rows = "tengen-analyze|kata-analyze) printf '" + seen + "' \"$id\"; continue ;;";
  const engine::FakeEngine fake(window.folder.path(), script);
  window.engineProgram = fake.program();
  window.questions.unsaved = Questions::Unsaved::Discard;
  QSettings().setValue("window/score", true);
  window.make();
  const Actions& actions = window.window->actions();
  actions[Do::CompareEngines].trigger();
  actions[Do::EngineConsole].trigger();
  ASSERT_TRUE(until([] { return !Engine::all().isEmpty(); }));
  joinTable();
  for (const Do what : {Do::Hint, Do::Live, Do::ReviewGame, Do::ShowScore, Do::CompareEngines,
                        Do::EngineConsole, Do::PlayAgainstEngine, Do::GuessMove})
    EXPECT_FALSE(actions[what].isEnabled()) << static_cast<int>(what);
  const auto isOpen = [this](const char* name) {
    const auto* found = window.window->findChild<QWidget*>(name);
    return found && found->isVisible();
  };
  EXPECT_FALSE(isOpen("compareDialog"));
  EXPECT_FALSE(isOpen("engineConsole"));
  gracePlays("ee");
  windowPlays("C3");
  window.window->chooseMode(WindowMode::Review);
  window.window->analysis().toggle();
  QTest::qWait(300);
  EXPECT_FALSE(window.window->analysis().isLive());
  EXPECT_TRUE(window.window->analysis().estimate().isEmpty());
  EXPECT_TRUE(window.window->review().review().isEmpty());
  EXPECT_FALSE(isOpen("candidates"));
  for (const Engine* engine : Engine::all())
    EXPECT_FALSE(engine->isThinking()) << engine->name().toStdString();
  window.window->game().toStart();
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
  EXPECT_TRUE(actions[Do::CompareEngines].isEnabled());
  EXPECT_TRUE(actions[Do::EngineConsole].isEnabled());
  EXPECT_TRUE(until([&] { return !window.window->review().review().isEmpty(); }))
      << "who leads is wanted";
  window.window.reset();
  QThreadPool::globalInstance()->waitForDone();
}

TEST_F(FlowTable, WhatWasDecidedThereIsNotUndone) {
  joinTable();
  gracePlays("ee");
  windowPlays("C3");
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
  const QString record = window.savedText();
  const Actions& actions = window.window->actions();
  for (const Do what : {Do::Undo, Do::TakeBack}) {
    EXPECT_FALSE(actions[what].isEnabled()) << static_cast<int>(what);
    actions[what].trigger();
  }
  window.window->edits().undo();
  EXPECT_EQ(window.savedText(), record);
  window.window->game().back();
  window.click("G7");
  EXPECT_TRUE(window.window->table().isOn()) << "a variation changes nothing of the game";
  ASSERT_TRUE(actions[Do::Undo].isEnabled());
  actions[Do::Undo].trigger();
  EXPECT_FALSE(actions[Do::Undo].isEnabled());
  EXPECT_EQ(window.savedText(), record);
  EXPECT_TRUE(window.window->table().isOn());
}

TEST_F(FlowTable, WhoChangesTheRecordAfterTheGameLeavesTheTable) {
  joinTable();
  gracePlays("ee");
  windowPlays("C3");
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return phase() == Phase::Over; }));
  window.window->edits().swapColors();
  EXPECT_FALSE(window.window->table().isOn());
  EXPECT_FALSE(window.find<QFrame>("table").isVisible());
  settle();
  EXPECT_TRUE(window.message().contains("left the table")) << window.message().toStdString();
}

TEST_F(FlowTable, WhoLeavesIsAskedAndFindsTheWayBack) {
  joinTable();
  gracePlays("ee");
  EXPECT_FALSE(window.window->close());
  EXPECT_EQ(window.questions.askedLeave, 1);
  window.questions.leaves = true;
  EXPECT_TRUE(window.window->close());
  window.window.reset();
  window.make();
  window.questions.wish.reset();
  window.window->actions()[Do::JoinGame].trigger();
  ASSERT_EQ(window.questions.offeredSeats.size(), 1u);
  EXPECT_EQ(window.questions.offeredSeats.front().title, "Grace – Ada");
  window.questions.wish = JoinWish{{}, window.questions.offeredSeats.front().key, "Ada"};
  window.window->actions()[Do::JoinGame].trigger();
  ASSERT_TRUE(until([&] { return moves() == 1; }));
  windowPlays("C3");
}

TEST_F(FlowTable, AfterACrashTheStartPageLeadsBackToTheGame) {
  joinTable();
  gracePlays("ee");
  window.crash();
  window.make();
  window.window->showStart();
  settle();
  window.press("startFriend");
  ASSERT_TRUE(until([&] { return moves() == 1; }));
  windowPlays("C3");
  window.questions.leaves = true;
}

TEST_F(FlowTable, AnotherGameInTheWindowLeavesTheTable) {
  joinTable();
  window.questions.leaves = true;
  window.window->actions()[Do::NewGame].trigger();
  EXPECT_FALSE(window.window->table().isOn());
  EXPECT_FALSE(window.find<QFrame>("table").isVisible());
  window.click("C3");
  EXPECT_EQ(moves(), 1u);
}

TEST_F(FlowTable, WhoLooksOnTouchesNothing) {
  joinTable();
  gracePlays("ee");
  window.questions.leaves = true;
  window.window->joinLink(
      {server.address(), table.seat.game, remote::Link::Kind::Watch, table.watch});
  ASSERT_TRUE(until([&] { return !window.find<QLineEdit>("tableWords").isVisible(); }));
  ASSERT_TRUE(until([&] { return phase() == Phase::Playing && moves() == 1; }));
  window.click("C3");
  EXPECT_EQ(moves(), 1u);
}

TEST_F(FlowTable, ALinkThatOpensNothingIsSaidToBeSo) {
  joinTable();
  window.questions.leaves = true;
  remote::Link wrong = invitation();
  wrong.secret = "wrong";
  wrong.game = "nothing";
  window.questions.joinsAs = "Ada";
  window.window->joinLink(wrong);
  ASSERT_TRUE(until([&] { return window.message().contains("no such table"); }))
      << window.message().toStdString();
}

TEST_F(FlowTable, NobodySitsDownByALinkFromOutsideWithoutSayingSo) {
  const auto made = client::createTable(
      server.address(), {"Grace", Color::Black, *online::parseSettings({{"size", 9}}), true});
  ASSERT_TRUE(made);
  table = *made;
  window.window->joinLink(invitation());
  ASSERT_TRUE(until([&] { return window.questions.opened == invitation(); }));
  QTest::qWait(300);
  EXPECT_FALSE(window.window->table().isOn());
  EXPECT_TRUE(window.window->table().knownSeats().empty());
  window.questions.joinsAs = "Ada";
  window.window->joinLink(invitation());
  ASSERT_TRUE(until([&] { return phase() == Phase::Playing; })) << "the seat was free";
  EXPECT_EQ(window.session().playerName(Color::White), "Ada");
}

TEST_F(FlowTable, ATableForAFriendShowsItsLink) {
  FriendWish wish;
  wish.table.name = "Ada";
  wish.table.color = Color::Black;
  wish.table.settings.size = {9, 9};
  wish.server = server.address();
  window.questions.tableWish = wish;
  window.window->actions()[Do::PlayFriend].trigger();
  ASSERT_TRUE(
      until([&] { return !window.window->findChild<QLineEdit*>("tableLink")->text().isEmpty(); }));
  EXPECT_EQ(panel("tableLinkNote"), "Only this computer can open the link.");
  const auto link = remote::parseLink(window.find<QLineEdit>("tableLink").text().toStdString());
  ASSERT_TRUE(link);
  EXPECT_EQ(panel("status"), "Waiting for the other player");
  window.click("E5");
  EXPECT_EQ(moves(), 0u) << "nobody plays alone";
  const auto seat = client::takeSeat(*link, "Grace");
  ASSERT_TRUE(seat);
  grace = std::make_unique<TableLine>(*seat);
  ASSERT_TRUE(until([&] { return phase() == Phase::Playing; }));
  EXPECT_FALSE(window.find<QLineEdit>("tableLink").isVisible());
  EXPECT_FALSE(window.window->actions()[Do::TakeBack].isEnabled()) << "there is nothing yet";
  windowPlays("E5");
  EXPECT_TRUE(window.window->actions()[Do::TakeBack].isEnabled());
  const auto nearer = [&] { return window.find<PlayerPanel>("playerPanel").view().nearer; };
  EXPECT_EQ(nearer(), Color::Black);
  window.window->actions()[Do::Resign].trigger();
  ASSERT_TRUE(until([&] { return window.session().result().has_value(); }));
  EXPECT_EQ(nearer(), Color::Black) << "nobody changes places when it ends";
}

TEST_F(FlowTable, WhoGoesBackToAWaitingTableFindsItsLink) {
  FriendWish wish;
  wish.table.name = "Ada";
  wish.table.settings.size = {9, 9};
  wish.server = server.address();
  window.questions.tableWish = wish;
  window.window->actions()[Do::PlayFriend].trigger();
  ASSERT_TRUE(
      until([&] { return !window.window->findChild<QLineEdit*>("tableLink")->text().isEmpty(); }));
  const QString link = window.find<QLineEdit>("tableLink").text();
  window.questions.leaves = true;
  ASSERT_TRUE(window.window->close());
  window.window.reset();
  window.make();
  window.questions.wish.reset();
  window.window->actions()[Do::JoinGame].trigger();
  ASSERT_EQ(window.questions.offeredSeats.size(), 1u);
  window.questions.wish = JoinWish{{}, window.questions.offeredSeats.front().key, "Ada"};
  window.window->actions()[Do::JoinGame].trigger();
  EXPECT_TRUE(until([&] { return window.find<QLineEdit>("tableLink").text() == link; }));
  window.window->joinLink(*remote::parseLink(link.toStdString()));
  EXPECT_TRUE(until([&] { return window.find<QLineEdit>("tableLink").text() == link; }))
      << "who opens their own invitation is at home";
  EXPECT_EQ(phase(), Phase::Waiting);
}

QString scriptIn(const QTemporaryDir& home, const QByteArray& lines) {
  QFile program(home.filePath("serve"));
  if (!program.open(QFile::WriteOnly)) return {};
  program.write("#!/bin/sh\n" + lines);
  program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  return program.fileName();
}

TEST(LocalServer, IsStartedAgainWhereTheOtherSideLooksForIt) {
  const QTemporaryDir home;
  const QString program =
      scriptIn(home, "echo \"Open http://localhost:$5/ here\"\nexec sleep 60\n");
  LocalServer server(program.toStdString(), home.path().toStdString());
  bool isThere = false;
  server.start([&](bool is) { isThere = is; }, 34207);
  ASSERT_TRUE(QTest::qWaitFor([&] { return isThere; }, 60'000));
  EXPECT_EQ(server.here().port, 34207);
}

TEST(LocalServer, IsStartedElsewhereWhereItsPortIsTaken) {
  const QTemporaryDir home;
  const QString program = scriptIn(home,
                                   "[ $5 = 0 ] || exit 1\n"
                                   "echo \"Open http://localhost:34209/ here\"\nexec sleep 60\n");
  LocalServer server(program.toStdString(), home.path().toStdString());
  bool isThere = false;
  server.start([&](bool is) { isThere = is; }, 34207);
  ASSERT_TRUE(QTest::qWaitFor([&] { return isThere; }, 60'000));
  EXPECT_EQ(server.here().port, 34209);
}

}  // namespace
}  // namespace tengen::desktop
