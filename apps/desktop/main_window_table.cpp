// Games at a table elsewhere, in the window: how one comes to them, and what has to wait for their
// end.
#include <QTimer>
#include <array>

#include "apps/desktop/base/background.h"
#include "apps/desktop/main_window.h"
#include "apps/desktop/words/table_words.h"

namespace tengen::desktop {
namespace {

// Nobody asks an engine while somebody else waits for the answer of a person, and the record is
// not changed while the server keeps it.
constexpr std::array kAfterTheGame{Do::Count,          Do::Hint,
                                   Do::PauseEngine,    Do::PlayAgainstEngine,
                                   Do::TakeOver,       Do::Undo,
                                   Do::Redo,           Do::EditMode,
                                   Do::CutBranch,      Do::CopyBranch,
                                   Do::PasteBranch,    Do::DeleteBranch,
                                   Do::Promote,        Do::MakeMainLine,
                                   Do::TurnRight,      Do::TurnLeft,
                                   Do::SwapColors,     Do::MirrorUpDown,
                                   Do::MirrorSideways, Do::Live,
                                   Do::ReviewGame,     Do::TryAgain,
                                   Do::GuessMove,      Do::NextMistake,
                                   Do::ShowScore,      Do::PreviousMistake,
                                   Do::CompareEngines, Do::EngineConsole};

// Wherever one looks, the game is at the end of its line.
Color turnAtTheEnd(const GameSession& session) {
  const GameTree& tree = session.tree();
  const NodeId end = tree.endOfLine(tree.root());
  return end == session.node() ? session.turn() : tree.positionAt(end).toMove();
}

bool hasMoved(const GameSession& session, Color color) {
  const GameTree& tree = session.tree();
  for (NodeId id = tree.endOfLine(tree.root()); id != kNoNode; id = tree.parent(id)) {
    const auto turn = tree.moveAt(id);
    if (turn && turn->color == color) return true;
  }
  return false;
}

}  // namespace

void MainWindow::connectTable() {
  on(Do::JoinGame, [this] {
    const auto wish = questions_.tableToJoin(remote_->knownSeats(), nameAtTables());
    if (!wish) return;
    setNameAtTables(wish->name);
    joinTable(*wish);
  });
  on(Do::PlayFriend, [this] { playFriend(); });
  connect(remote_, &RemoteGame::said, message_, &MessageLine::say);
  connect(remote_, &RemoteGame::warned, message_, &MessageLine::warn);
  connect(remote_, &RemoteGame::changed, this, &MainWindow::updateActions);
  connect(remote_, &RemoteGame::tookRoom, recovery_, &Recovery::withhold);
  connect(remote_, &RemoteGame::gaveRoom, recovery_, &Recovery::offer);
  connect(game_, &GameController::sessionReplaced, this, [this] {
    if (game_->isElsewhere() && analysis_->isLive()) analysis_->stop();
  });
}

// A link comes from outside: taking a seat is asked about once the window is there.
void MainWindow::joinLink(const remote::Link& link) {
  if (!remote_->takesSeat(link)) return joinTable({link, {}, nameAtTables()});
  QTimer::singleShot(0, this, [this, link] {
    const auto wish = questions_.mayJoin(link, nameAtTables());
    if (!wish) return;
    setNameAtTables(wish->name);
    joinTable(*wish);
  });
}

void MainWindow::joinTable(const JoinWish& wish) {
  if (game_->isElsewhere() && !questions_.leaveTable()) return;
  if (wish.seat) return goBackTo(*wish.seat);
  if (!wish.link) return;
  if (const auto own = remote_->seatInviting(*wish.link)) return goBackTo(*own);
  remote_->join(*wish.link, wish.name);
}

// The server of a table that is hosted here ended with the window: it is started again, where the
// other side looks for it unless that port is somebody else's by now.
void MainWindow::goBackTo(const client::SeatKey& key) {
  const client::KnownSeat seat = remote_->known(key);
  if (!seat.isHostedHere || !server_->canStart()) return remote_->sitDown(seat);
  const auto sitDown = [this, seat](bool isThere) {
    if (!isThere) return sayNoServer();
    const remote::Address here = server_->here();
    client::KnownSeat there = seat;
    there.key.server = here;
    if (there.invitation) there.invitation->server = server_->elsewhere().value_or(here);
    remote_->sitDown(there);
    if (here != seat.key.server)
      message_->warn(
          [] { return tr("This table has a new address; its old link leads nowhere."); });
  };
  server_->start(sitDown, seat.key.server.port);
}

void MainWindow::sayNoServer() {
  message_->warn([] { return tr("No server could be started on this computer."); });
}

void MainWindow::playFriend() {
  const auto wish = questions_.tableToMake(loadLastTable(), server_->canStart());
  if (!wish || (game_->isElsewhere() && !questions_.leaveTable())) return;
  saveLastTable(*wish);
  if (wish->server) return makeTable({*wish->server, *wish->server}, wish->table);
  message_->say([] { return tr("Starting a server on this computer…"); });
  server_->start([this, table = wish->table](bool isThere) {
    if (!isThere) return sayNoServer();
    const remote::Address here = server_->here();
    makeTable({here, server_->elsewhere().value_or(here), true}, table);
  });
}

void MainWindow::makeTable(const TableHost& host, const client::TableWish& wish) {
  const auto arrive = [this, host](Result<client::NewTable, client::ClientError> made) {
    if (!made) {
      return message_->warn(
          [error = made.error(), host] { return words::serverProblem(error, host.server); });
    }
    const remote::Link invitation{host.forOthers, made->seat.game, remote::Link::Kind::Invitation,
                                  made->invite};
    remote_->sitDown({.key = made->seat, .invitation = invitation, .isHostedHere = host.isOurs});
  };
  inBackground(
      this, {},
      [host, wish](const std::stop_token&) { return client::createTable(host.server, wish); },
      arrive);
}

void MainWindow::updateTable() {
  layout_->setAtTable(remote_->isOn());
  buttons_->setAtTable(remote_->isPlaying());
  count_->setAtTable(remote_->isPlaying());
  if (!remote_->isPlaying()) return;
  for (const Do what : kAfterTheGame)
    (*actions_)[what].setEnabled(false);
  const auto* table = remote_->table();
  const bool goesOn = table && table->phase == remote::Phase::Playing;
  const auto own = game_->ownAtTable();
  (*actions_)[Do::TakeBack].setEnabled(goesOn && own && hasMoved(game_->session(), *own));
  (*actions_)[Do::Pass].setEnabled(goesOn && own && turnAtTheEnd(game_->session()) == *own);
  (*actions_)[Do::Resign].setEnabled(table && table->phase != remote::Phase::Waiting);
}

}  // namespace tengen::desktop
