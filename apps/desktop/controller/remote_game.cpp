#include "apps/desktop/controller/remote_game.h"

#include <QApplication>
#include <QDate>

#include "rules/notation.h"

#include "apps/desktop/base/background.h"
#include "apps/desktop/words/table_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

using online::at;
using online::textOr;
using remote::News;
using remote::OfferKind;
using remote::Phase;
using Line = remote::TableClient::Line;

constexpr int kListenMilliseconds = 100;
constexpr int kGift = 60;  // seconds
constexpr qsizetype kEarlierLines = 20;

TimePoint steadyTime() {
  return std::chrono::duration_cast<TimePoint>(std::chrono::steady_clock::now().time_since_epoch());
}

std::string today() {
  return QDate::currentDate().toString(Qt::ISODate).toStdString();
}

bool isOver(const remote::TableView& table) {
  return table.phase == Phase::Over || table.phase == Phase::Cancelled;
}

// The game itself: its moves and its result. Variations and comments are no part of it.
std::string mainLineOf(const GameTree& tree) {
  std::string line;
  for (NodeId id = tree.root(); id != kNoNode; id = tree.firstChild(id)) {
    for (const char* ident : {"AB", "AW", "AE", "B", "W", "RE"})
      line += ident + tree.text(id, ident) + ';';
  }
  return line;
}

}  // namespace

RemoteGame::RemoteGame(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
  if (!parts.seatFile.empty()) book_.emplace(parts.seatFile);
  timer_.setInterval(kListenMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &RemoteGame::listen);
  connect(&parts.game, &GameController::sessionReplaced, this, [this] {
    if (!isTaking_) leave();
  });
  connect(&parts.game, &GameController::changed, this, &RemoteGame::watchRecord);
  connect(&parts.panel, &TablePanel::answered, this, &RemoteGame::answer);
  connect(&parts.panel, &TablePanel::said, this, [this](const QString& words) {
    send({{"t", "chat"}, {"text", words.toStdString()}});
  });
  connect(&parts.panel, &TablePanel::chosen, this, &RemoteGame::choose);
}

RemoteGame::~RemoteGame() {
  joining_.request_stop();
}

std::vector<client::KnownSeat> RemoteGame::knownSeats() const {
  return book_ ? book_->seats() : std::vector<client::KnownSeat>();
}

client::KnownSeat RemoteGame::known(const client::SeatKey& seat) const {
  const auto known = book_ ? book_->find(seat) : std::nullopt;
  return known.value_or(client::KnownSeat{.key = seat});
}

std::optional<client::SeatKey> RemoteGame::seatInviting(const remote::Link& link) const {
  return book_ ? book_->seatInviting(link) : std::nullopt;
}

bool RemoteGame::takesSeat(const remote::Link& link) const {
  const bool isKnown = book_ && (book_->seatTakenBy(link) || book_->seatInviting(link));
  return link.kind == remote::Link::Kind::Invitation && !isKnown;
}

// Coming and going

void RemoteGame::join(const remote::Link& link, const QString& name) {
  const auto known = book_ ? book_->seatTakenBy(link) : std::nullopt;
  if (known && link.kind == remote::Link::Kind::Invitation) return sitDown({.key = *known});
  joining_.request_stop();
  joining_ = std::stop_source();
  const QString host = QString::fromStdString(remote::hostText(link.server));
  emit said([host] { return tr("Asking %1 for the seat…").arg(host); });
  inBackground(
      this, joining_.get_token(),
      [link, name = name.toStdString()](const std::stop_token&) {
        return client::takeSeat(link, name);
      },
      [this, link, name](Result<client::SeatKey, client::ClientError> seat) {
        const remote::Address server = link.server;
        if (seat) {
          client::KnownSeat taken{.key = *seat, .title = name.toStdString(), .date = today()};
          if (book_ && link.kind == remote::Link::Kind::Invitation)
            static_cast<void>(book_->remember(taken));  // nobody gets it a second time
          return sitDown(taken);
        }
        emit warned([error = seat.error(), server] { return words::serverProblem(error, server); });
      });
}

void RemoteGame::sitDown(const client::KnownSeat& seat) {
  leave();
  invitation_ = seat.invitation;
  isHostedHere_ = seat.isHostedHere;
  line_ = std::make_unique<client::TableLine>(seat.key, [this] {
    QMetaObject::invokeMethod(this, &RemoteGame::listen, Qt::QueuedConnection);
  });
  const QString host = hostName();
  emit said([host] { return tr("Connecting to %1…").arg(host); });
  timer_.start();
  listen();
  emit changed();
}

void RemoteGame::leave() {
  if (!line_) return;
  timer_.stop();
  line_.reset();
  table_.reset();
  invitation_.reset();
  earlierChat_.clear();
  mirror_ = {};
  parts_.panel.hide();
  emit changed();
  freeRoom();
}

std::optional<Color> RemoteGame::own() const {
  const auto seat = line_ ? line_->client().seat() : std::nullopt;
  return seat ? online::colorOf(*seat) : std::nullopt;
}

QString RemoteGame::hostName() const {
  return QString::fromStdString(remote::hostText(line_->seatKey().server));
}

// News

// A question to people lets time go on: what comes meanwhile waits for its answer.
void RemoteGame::listen() {
  if (!line_ || isListening_) return;
  isListening_ = true;
  takeNews();
  isListening_ = false;
}

void RemoteGame::takeNews() {
  for (const News& news : line_->goOn()) {
    hear(news);
    if (!line_) return;
  }
  mirror_.setTime(line_->tableTime());
  if (line_->client().line() == Line::Closed) return noteClosed();
  if (table_ && !mirror_.isOf(*table_) && !follow({})) return;
  showTable();
}

void RemoteGame::hear(const News& news) {
  if (news.kind == News::Kind::Refused) {
    if (textOr(at(news.command, "t")) == "move") mirror_.moveRefused();
    emit warned([news] { return words::refusedAtTable(news); });
  }
  if (news.kind == News::Kind::Presence || news.kind == News::Kind::Queue) return;
  const bool isMark = textOr(at(news.message, "type")) == "marks";
  if (!follow(isMark ? remote::colorOf(at(news.message, "by")) : std::nullopt)) return;
  if (news.kind == News::Kind::Event) hearEvent(news.message);
}

// The session as the table is now.
bool RemoteGame::follow(std::optional<Color> markedBy) {
  const auto told = remote::viewOf(line_->client().table());
  if (!told) return false;
  const Phase before = table_ ? table_->phase : Phase::Cancelled;
  const bool isNew = !table_ || table_->names != told->names;
  table_ = told;
  if (isNew && own() && !isOver(*told)) rememberSeat(*told);
  seenCount_.follow(*told, markedBy, own(), steadyTime());
  mirror_.setTime(line_->tableTime());
  if (!mirror_.isOf(*told)) {
    begin(*told);
  } else if (isPlaying() && !mirror_.follow(parts_.game.session(), *told)) {
    emit warned([] { return tr("The server tells of a game that cannot be."); });
    return leave(), false;
  }
  if (!line_) return false;
  noteEnd();
  if (told->phase != before) emit changed();
  return true;
}

// Led to where the game is before it is shown, so that nobody sees a hundred moves fly by. Its
// clock runs: the game that was here is kept without a question, but where that fails. A question
// that is open already is about that game.
void RemoteGame::begin(const remote::TableView& told) {
  if (!isPlaying() && QApplication::activeModalWidget()) return;
  auto session = mirror_.begin(told, own(), today(), {});
  if (!session || !mirror_.follow(*session, told)) {
    emit warned([] { return tr("The server tells of a game that cannot be."); });
    return leave();
  }
  if (!isPlaying()) emit parts_.game.aboutToAct();
  const bool isKept = !isPlaying() && parts_.files.hasUnsaved() && parts_.files.keepAside();
  if (!isPlaying() && !isKept && !parts_.files.mayLeave()) return leave();
  isTaking_ = true;
  parts_.files.forgetFile();
  parts_.game.show(std::move(session), *this);
  isTaking_ = false;
  if (!isKept) return;
  hasTakenRoom_ = true;
  emit tookRoom();
  emit said([] { return tr("The game that was here is kept, and offered after this one."); });
}

void RemoteGame::freeRoom() {
  if (!isPlaying() && std::exchange(hasTakenRoom_, false)) emit gaveRoom();
}

void RemoteGame::hearEvent(const online::Json& event) {
  const auto view = *table_;
  if (const QString words = words::happened(event, view, own()); !words.isEmpty())
    emit said([event, view, seat = own()] { return words::happened(event, view, seat); });
  if (textOr(at(event, "type")) != "rematch" || !view.rematch) return;
  const bool isPlayer = own().has_value();
  const QStringList lines = chatLines();
  earlierChat_ = lines.mid(std::max<qsizetype>(0, lines.size() - kEarlierLines));
  mirror_ = {};
  table_.reset();
  invitation_.reset();
  line_->moveTo(*view.rematch);
  if (isPlayer) rememberSeat(view);
  const bool isEven = view.settings.handicap == 0;
  emit said([isEven] {
    return isEven ? tr("Another game, with the colours changed.")
                  : tr("Another game, with the same colours.");
  });
}

// Its record is a game like any other from now on; people may still talk, and play again.
void RemoteGame::noteEnd() {
  if (!isOver(*table_) || !isPlaying()) return;
  endedAs_ = mainLineOf(parts_.game.session().tree());
  parts_.game.release();
  if (book_) static_cast<void>(book_->forget(line_->seatKey()));
  freeRoom();
}

// Whoever changes it has a game of their own: the others see none of that.
void RemoteGame::watchRecord() {
  if (!line_ || isPlaying() || !table_ || !isOver(*table_)) return;
  if (mainLineOf(parts_.game.session().tree()) == endedAs_) return;
  leave();
  const auto tell = [this] {
    emit said([] { return tr("You have left the table: this record is your own now."); });
  };
  QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);  // after what the change says
}

void RemoteGame::noteClosed() {
  const std::string code = line_->client().closedBecause();
  if (book_) static_cast<void>(book_->forget(line_->seatKey()));
  if (isPlaying()) parts_.game.release();
  leave();
  emit warned([code] { return words::tableClosed(code); });
}

void RemoteGame::rememberSeat(const remote::TableView& table) {
  if (!book_) return;
  const QString title = QStringLiteral("%1 – %2").arg(words::playerAt(table, Color::Black),
                                                      words::playerAt(table, Color::White));
  static_cast<void>(book_->remember(
      {line_->seatKey(), title.toStdString(), today(), invitation_, isHostedHere_}));
}

// What people do

void RemoteGame::touch(Point point) {
  if (!table_) return;
  if (table_->phase != Phase::Counting || !table_->count) return play(Move::at(point));
  const BoardSize size = parts_.game.session().tree().size();
  send({{"t", "mark"},
        {"revision", table_->count->revision},
        {"at", toText(point, size, Notation::Sgf)}});
}

// It stands on our board at once, and goes away again if the server does not take it.
void RemoteGame::play(Move move) {
  const GameSession& session = parts_.game.session();
  if (!table_) return;
  if (table_->phase == Phase::Waiting)
    return emit warned([] { return tr("Waiting for the other player."); });
  if (table_->phase == Phase::Paused) return emit warned([] { return tr("The game is paused."); });
  if (!mirror_.isAtLatest(session)) {
    parts_.game.toEnd();
    return emit said([] { return tr("This is the latest position; moves are made here."); });
  }
  const auto seat = own();
  if (!seat || session.turn() != *seat || mirror_.isMoveOnItsWay())
    return parts_.game.refuse({SessionError::Kind::NoClicks, {}, {}});
  const Turn turn{*seat, move};
  const auto before = static_cast<int>(table_->moves.size());
  const bool played = parts_.game.carryOutElsewhere(
      [turn](GameSession& here) { return here.play(turn.color, turn.move); });
  if (!played) return;
  mirror_.moved(session, before, turn);
  send({{"t", "move"},
        {"number", before},
        {"at",
         move.isPass() ? "pass" : toText(move.point(), session.tree().size(), Notation::Sgf)}});
}

void RemoteGame::send(online::Json command) {
  if (!line_) return;
  if (!own())
    return emit warned([] { return tr("You are looking on; only the players may do this."); });
  line_->send(std::move(command));
}

// Whoever asks for what the other side has asked for agrees to it.
void RemoteGame::offer(OfferKind what) {
  if (!table_) return;
  const auto& standing = table_->offer;
  if (standing && standing->what == what && standing->by != own()) return answer(true);
  send({{"t", "offer"}, {"what", online::nameOf(what)}});
}

void RemoteGame::answer(bool yes) {
  if (!table_ || !table_->offer) return;
  send({{"t", "answer"}, {"offer", table_->offer->n}, {"yes", yes}});
}

void RemoteGame::agreeToCount() {
  if (!table_ || !table_->count) return;
  // A click that was on its way meant the count before.
  if (!seenCount_.mayAgree(steadyTime()))
    return emit warned([] { return tr("The count has just changed. Look at it first."); });
  send({{"t", "agree"}, {"revision", table_->count->revision}, {"hash", table_->count->hash}});
}

void RemoteGame::choose(int choice) {
  switch (static_cast<Choice>(choice)) {
    case Pause:
      return offer(OfferKind::Pause);
    case Resume:
      return resume();
    case Rematch:
      return offer(OfferKind::Rematch);
    case GiveTime:
      return send({{"t", "addtime"}, {"seconds", kGift}});
    case CallOff:
      return send({{"t", "cancel"}});
    case ClaimWin:
      return send({{"t", "claim"}, {"what", "win"}});
    case ClaimCount:
      return send({{"t", "claim"}, {"what", "count"}});
    case ClaimVoid:
      return send({{"t", "claim"}, {"what", "void"}});
  }
}

// The panel

void RemoteGame::refresh() {
  if (line_) showTable();
}

void RemoteGame::showTable() {
  TableLook look;
  look.status = status();
  look.isTrouble = line_->client().line() != Line::Open && table_.has_value();
  look.chat = chatLines();
  look.canTalk = own().has_value();
  if (table_ && table_->phase == Phase::Waiting && invitation_) {
    look.link = QString::fromStdString(remote::toText(*invitation_));
    look.linkNote = remote::isThisMachine(invitation_->server)
                        ? tr("Only this computer can open the link.")
                        : tr("Send this link: it opens in a browser, or in Tengen.");
  }
  if (!look.isTrouble) addQuestion(look);
  parts_.panel.show(look);
}

void RemoteGame::addQuestion(TableLook& look) const {
  look.choices = choices();
  if (!table_ || !table_->offer) return;
  look.question = words::offered(*table_->offer, *table_, own());
  look.canAnswer = own() && table_->offer->by != own();
}

QString RemoteGame::status() const {
  const QString host = hostName();
  if (line_->client().line() != Line::Open) {
    if (!table_) return tr("Connecting to %1…").arg(host);
    return tr("The connection to %1 is lost. It comes back by itself; nothing is lost.").arg(host);
  }
  if (!table_) return tr("Connecting to %1…").arg(host);
  if (table_->phase == Phase::Waiting) return tr("Waiting for the other player.");
  const QString away = words::away(line_->client().presence(), *table_, own(), line_->tableTime());
  if (!away.isEmpty()) return away;
  if (const auto& queue = line_->client().botQueue()) return words::waiting(*queue);
  if (table_->phase == Phase::Paused) return tr("The game is paused.");
  if (table_->phase == Phase::Counting && table_->count && own()) {
    if (table_->count->agreed[*own()]) return tr("Waiting for the other player.");
    if (seenCount_.change()) return words::recounted(*seenCount_.change(), *table_);
    const QString agreed = words::agreedByOther(*table_, *own());
    if (!agreed.isEmpty()) return agreed;
  }
  return table_->offer ? QString() : tr("Connected to %1.").arg(host);  // there is more to say
}

QStringList RemoteGame::chatLines() const {
  QStringList lines = earlierChat_;
  if (!table_) return lines;
  for (const auto& line : table_->chat)
    lines << QStringLiteral("%1: %2").arg(words::playerAt(*table_, line.by),
                                          QString::fromStdString(line.text));
  return lines;
}

std::vector<NamedChoice> RemoteGame::choices() const {
  if (!table_ || !own()) return {};
  std::vector<NamedChoice> choices;
  const Phase phase = table_->phase;
  const auto claimAt = line_->client().presence().claimAt[opponent(*own())];
  const bool mayClaim = claimAt && *claimAt <= line_->tableTime();
  if (phase == Phase::Paused) choices.push_back({Resume, tr("Play on")});
  if (mayClaim && phase != Phase::Counting) choices.push_back({ClaimWin, tr("Claim the win")});
  if (mayClaim && phase == Phase::Counting) choices.push_back({ClaimCount, tr("Claim the count")});
  if (mayClaim) choices.push_back({ClaimVoid, tr("No result")});
  if (phase == Phase::Waiting) choices.push_back({CallOff, tr("Call it off")});
  const bool isFree = phase == Phase::Playing && !table_->offer && !mayClaim;
  if (isFree) choices.push_back({Pause, tr("Pause…")});
  if (isFree && table_->clocks) choices.push_back({GiveTime, tr("Give a minute")});
  if (isOver(*table_) && !table_->offer && !table_->rematch)
    choices.push_back({Rematch, tr("Play again")});
  return choices;
}

}  // namespace tengen::desktop
