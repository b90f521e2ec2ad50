// How sessions begin, and how what happens in them is kept.
#include <algorithm>

#include "game/formats.h"
#include "session/game_session.h"
#include "session/mode/play_mode.h"
#include "session/mode/review_mode.h"

namespace tengen {
namespace {

using Kind = Event::Kind;

// Whoever opens the text of this tree finds the same ids: none is out of order, and none is cut
// off.
bool isInFileOrder(const sgf::Collection& collection) {
  uint32_t next = 0;
  for (const NodeId root : collection.games()) {
    for (NodeId id = root; id != kNoNode; id = collection.nextInTree(id, root)) {
      if (id != NodeId{next++}) return false;
    }
  }
  return next == collection.nodeCount();
}

Journal::Safety safetyOf(Kind kind) {
  return kind == Kind::Go ? Journal::Safety::Crash : Journal::Safety::PowerCut;
}

std::optional<GameTree> treeOf(std::string sgf) {
  auto loaded = load(std::move(sgf), {}, {"UTF-8"});
  if (!loaded) return std::nullopt;
  return std::move(loaded->tree);
}

}  // namespace

// Beginning

Result<std::unique_ptr<GameSession>, GameSetupError> GameSession::start(const GameSetup& setup,
                                                                        Parts parts) {
  auto made = newGame(setup);
  if (!made) return Unexpected{made.error()};
  GameTree tree(made->collection());  // what the players agreed on is not theirs to undo
  std::unique_ptr<GameSession> session(new GameSession(std::move(tree), std::move(parts)));
  session->cursor_.toMainLineEnd();
  session->arrive();
  session->clock_.start(sideOf(session->turn_), session->now());
  if (!session->journalFolder_.empty()) {
    Event begun = session->event(Kind::Start);
    begun.text = session->save();
    session->createJournal(toText(begun, session->tree_.size()));
  }
  session->isPlayed_ = true;
  session->noteBeginning();
  session->askPlayer();
  return session;
}

std::unique_ptr<GameSession> GameSession::open(GameTree tree, Parts parts, NodeId at) {
  const bool untouched = !tree.canUndo() && !tree.canRedo();
  if (!parts.journalFolder.empty() && !(untouched && isInFileOrder(tree.collection()))) {
    // A node is named by its place from now on.
    const size_t game = tree.openGame();
    size_t place = 0;
    for (NodeId id = tree.root(); id != kNoNode && id != at; ++place)
      id = tree.collection().nextInTree(id, tree.root());
    auto again = treeOf(tree.save());
    tree = std::move(*again);
    tree.open(game);
    const bool named = at != kNoNode;
    at = tree.root();
    for (; named && place > 0 && at != kNoNode; --place)
      at = tree.collection().nextInTree(at, tree.root());
  }
  if (at == kNoNode) at = tree.root();
  const bool isPasted = parts.isPasted;
  auto session = opened(std::move(tree), std::move(parts), at);
  if (isPasted) session->setFile({});
  return session;
}

// Whom to seat again and where to save, for whoever finds the journal.
void GameSession::noteBeginning() {
  for (const Color color : {Color::Black, Color::White}) {
    if (seatOf(color).empty()) continue;
    Event seated = event(Kind::Seat);
    seated.color = color;
    seated.text = seatOf(color);
    write(seated);
    perform(seated);
  }
  if (!file_.empty()) setFile(file_);
}

// In no file it is unsaved, whatever was saved before.
void GameSession::setFile(std::string_view file) {
  Event named = event(file.empty() ? Kind::Pasted : Kind::File);
  named.text = std::string(file);
  write(named);
  perform(named);
}

// Where ids do not follow the order of the file, later changes would name other nodes.
void GameSession::keepIn(std::filesystem::path journalFolder) {
  tree_.forgetSteps();
  if (journal_ || journalFolder.empty() || !isInFileOrder(tree_.collection())) return;
  journalFolder_ = std::move(journalFolder);
  openedAs_ = {tree_.openGame(), file_};
  openedAt_ = node();
  createJournal(opening());
  setFile({});
}

std::unique_ptr<GameSession> GameSession::opened(GameTree tree, Parts parts, NodeId at) {
  std::unique_ptr<GameSession> session(new GameSession(std::move(tree), std::move(parts)));
  session->setBase(std::make_unique<ReviewMode>());
  session->clock_ = Clock();
  session->cursor_.goTo(at);
  session->arrive();
  session->readResult();
  session->openedAs_ = {session->tree_.openGame(), session->file_};
  session->openedAt_ = at;
  return session;
}

bool GameSession::isWorthRecovering(const std::vector<std::string>& records) {
  bool unsaved = false;
  for (const std::string& record : records) {
    const auto kind = kindOf(record);
    if (kind == Kind::Saved) unsaved = false;
    if (kind && isWorthKeeping(*kind)) unsaved = true;
  }
  return unsaved;
}

bool GameSession::holdsReview(const std::vector<std::string>& records) {
  bool holds = false;
  for (const std::string& record : records) {
    const auto kind = kindOf(record);
    if (kind == Kind::Saved) holds = false;
    if (kind == Kind::Review) holds = true;
  }
  return holds;
}

std::unique_ptr<GameSession> GameSession::recover(Journal::Recovered journal, Parts parts) {
  auto session = replayed(journal.records, journal.format, std::move(parts));
  if (!session) return nullptr;
  session->journal_ = std::move(journal.journal);
  session->goOn();
  return session;
}

std::unique_ptr<GameSession> GameSession::replay(const std::vector<std::string>& records,
                                                 int format, Parts parts) {
  auto session = replayed(records, format, std::move(parts));
  if (session) session->goOn();
  return session;
}

std::unique_ptr<GameSession> GameSession::replayed(const std::vector<std::string>& records,
                                                   int format, Parts parts) {
  auto begun = records.empty() ? std::nullopt : parseEvent(records.front(), {});
  if (!begun || (begun->kind != Kind::Start && begun->kind != Kind::Open)) return nullptr;
  parts.journalFolder.clear();
  std::unique_ptr<GameSession> session;
  if (begun->kind == Kind::Start) {
    auto tree = treeOf(std::move(begun->text));
    if (!tree) return nullptr;
    session.reset(new GameSession(std::move(*tree), std::move(parts)));
    session->cursor_.toMainLineEnd();
    session->arrive();
    session->isPlayed_ = true;
    session->clock_.start(sideOf(session->turn_), begun->at);
  } else {
    auto opening = parseOpening(begun->text);
    auto tree = opening ? treeOf(std::move(opening->sgf)) : std::nullopt;
    if (!tree || opening->game >= tree->gameCount()) return nullptr;
    tree->open(opening->game);
    const bool known = static_cast<size_t>(begun->node) < tree->collection().nodeCount();
    if (!known || !tree->contains(begun->node)) return nullptr;
    parts.file = opening->file;
    session = opened(std::move(*tree), std::move(parts), begun->node);
  }

  session->format_ = format;
  session->lastWritten_ = begun->at;
  for (size_t i = 1; i < records.size(); ++i) {
    const auto next = parseEvent(records[i], session->tree_.size());
    if (!next || !session->perform(*next)) return nullptr;
    session->lastWritten_ = next->at;
  }
  session->offset_ = session->lastWritten_ - session->time_();
  return session;
}

void GameSession::goOn() {
  if (counting() && !marksAreProposed_) beginJudging(knownMarks());
  askPlayer();
}

// The journal

void GameSession::write(const Event& event) {
  lastWritten_ = event.at;
  if (!journal_ && !journalFolder_.empty()) {
    if (isChange(event.kind)) {
      createJournal(opening());
    } else {
      // Of a walk only its end matters.
      if (event.kind == Kind::Go && !held_.empty() && held_.back().kind == Kind::Go) {
        held_.pop_back();
      }
      held_.push_back(event);
    }
  }
  if (journal_) append(event);
}

// The first record of a journal of a record that was opened. What was done since is held, and
// changed nothing in the tree.
std::string GameSession::opening() const {
  Event opening{Kind::Open};
  opening.node = openedAt_;
  opening.text = openingText({openedAs_.game, openedAs_.file, save()});
  return toText(opening, tree_.size());
}

void GameSession::createJournal(const std::string& firstRecord) {
  auto journal = Journal::create(std::exchange(journalFolder_, {}), firstRecord);
  const std::vector<Event> held = std::exchange(held_, {});
  if (!journal) {
    journalFailed_ = true;
    journalError_ = journal.error();
    return tell({Change::What::JournalFailed, std::nullopt, journal.error()});
  }
  journal_ = std::move(*journal);
  for (const Event& event : held)
    append(event);
}

void GameSession::append(const Event& event) {
  const auto written = journal_->append(toText(event, tree_.size()), safetyOf(event.kind));
  if (written || journalFailed_) return;
  journalFailed_ = true;
  tell({Change::What::JournalFailed, std::nullopt, written.error()});
}

Result<void, FileError> GameSession::flushJournal() {
  const TimePoint at = now();
  if (clock_.untilFall(at) && !clock_.fallen(at)) write(event(Kind::Tick));
  if (journalError_) return Unexpected{*journalError_};
  return journal_ ? journal_->flush() : Result<void, FileError>();
}

void GameSession::discardJournal() {
  if (journal_) journal_->remove();
  journal_.reset();
  journalFolder_.clear();
  held_.clear();
}

// Whoever reviews knows it: only what comes back has to be asked for.
void GameSession::keepReview(std::string text) {
  Event reviewed = event(Kind::Review);
  reviewed.text = std::move(text);
  write(reviewed);
}

void GameSession::markSaved(std::string_view file) {
  Event saved = event(Kind::Saved);
  saved.text = std::string(file);
  write(saved);
  perform(saved);
}

}  // namespace tengen
