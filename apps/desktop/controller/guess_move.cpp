#include "apps/desktop/controller/guess_move.h"

#include "apps/desktop/words/analysis_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr int kPausesToRead = 3;  // of the pace: what was said of a guess

}  // namespace

GuessMove::GuessMove(const Parts& parts, QObject* parent) : Lesson(parts, parent) {
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this, &GuessMove::advance);
  connect(this, &Lesson::left, &pause_, &QTimer::stop);
}

bool GuessMove::canStart() const {
  const Mode::Kind mode = session().mode().kind();
  const GameTree& tree = session().tree();
  return (mode == Mode::Kind::Review || mode == Mode::Kind::Over) &&
         tree.moveNumber(tree.endOfLine(tree.root())) > 0;
}

void GuessMove::start() {
  if (!canStart()) return;
  stage_ = Stage::Choosing;
  score_ = {};
  verdict_.reset();
  Lesson::begin();
  refresh();
}

void GuessMove::begin(std::optional<Color> side) {
  side_ = side;
  goTo(leftGameAt());
  if (next() == kNoNode) goTo(session().tree().root());
  advance();
}

// Here, or where the variation on screen leaves the moves of the game.
NodeId GuessMove::leftGameAt() const {
  const GameTree& tree = session().tree();
  NodeId left = session().node();
  for (NodeId id = left; tree.parent(id) != kNoNode; id = tree.parent(id)) {
    if (tree.firstChild(tree.parent(id)) != id) left = tree.parent(id);
  }
  return left;
}

// The moves of the game: whatever was tried beside them is no part of it.
NodeId GuessMove::next() const {
  return session().tree().firstChild(session().node());
}

Color GuessMove::mover() const {
  const NodeId node = next();
  const auto turn = node == kNoNode ? std::nullopt : session().tree().moveAt(node);
  return turn ? turn->color : session().turn();
}

void GuessMove::advance() {
  stage_ = Stage::Watching;
  NodeId node = next();
  while (node != kNoNode && !session().tree().hasMove(node)) {
    goTo(node);
    node = next();
  }
  if (node == kNoNode) {
    stage_ = Stage::Finished;
    return refresh();
  }
  const Turn turn = *session().tree().moveAt(node);
  if (side_ && turn.color != *side_) {
    goTo(node);
    pause_.start(pace());
  } else {
    stage_ = Stage::Asking;
  }
  refresh();
}

void GuessMove::tried(Move move) {
  if (stage_ != Stage::Asking) return;
  const Move played = session().tree().moveAt(next())->move;
  const int number = session().tree().moveNumber(next());
  if (move == played)
    return tell({.number = number, .played = played, .guess = move, .isRight = true});
  stage_ = Stage::Judging;
  playOut({move});
  refresh();
  judge(move, [this, move, played, number](const auto& attempt) {
    if (attempt) return compare(*attempt);
    tell({.number = number, .played = played, .guess = move});
  });
}

// With the move of the game, which is judged in the same way.
void GuessMove::compare(const review::Attempt& guess) {
  const Move played = session().tree().moveAt(next())->move;
  judge(played, [this, guess, played](const std::optional<review::Attempt>& attempt) {
    Verdict verdict{.number = session().tree().moveNumber(next()),
                    .played = played,
                    .guess = guess.move,
                    .guessPoints = guess.points};
    if (attempt) {
      verdict.playedPoints = attempt->points;
      verdict.isRight = guess.isAsGoodAs(*attempt);
    }
    tell(verdict);
  });
}

// The move of the game is played; a guess that was another stays there as a shadow.
void GuessMove::tell(const Verdict& verdict) {
  verdict_ = verdict;
  if (verdict.guess) score_.count(verdict.isRight);
  const Color color = mover();
  stage_ = Stage::Told;
  goTo(next());
  if (verdict.guess && *verdict.guess != verdict.played && !verdict.guess->isPass()) {
    BoardOverlay shadow;
    shadow.line.push_back({verdict.guess->point(), color, 0});
    show(shadow);
  }
  pause_.start(verdict.guess && *verdict.guess != verdict.played ? kPausesToRead * pace() : pace());
  refresh();
}

void GuessMove::chosen(int choice) {
  switch (choice) {
    case Black:
      return begin(Color::Black);
    case White:
      return begin(Color::White);
    case Both:
      return begin(std::nullopt);
    case Tell:
      stopJudging();
      return tell({.number = session().tree().moveNumber(next()),
                   .played = session().tree().moveAt(next())->move});
    case GoOn:
      pause_.stop();
      return advance();
    default:
      return leave();
  }
}

// Words

LessonView GuessMove::view() const {
  LessonView view;
  if (stage_ == Stage::Choosing) {
    view.title = name();
    view.words =
        tr("Whose moves do you want to guess? Right is the move of the game, or one as good.");
    view.choices = {{Black, tr("Black's"), true},
                    {White, tr("White's"), true},
                    {Both, tr("Both")},
                    {Leave, tr("Leave")}};
    return view;
  }
  view.words = verdict_ ? verdictWords() : tr("Click where you think it was played.");
  if (score_.guesses > 0) view.score = scoreWords();
  if (stage_ == Stage::Finished) {
    view.title = tr("The game is over.");
    view.choices = {{GoOn, tr("Go on"), false, false}, {Leave, tr("Leave"), true}};
    return view;
  }
  const NodeId node = next();
  const int number = session().tree().moveNumber(session().node());
  view.title = tr("Move %1").arg(number);
  if (stage_ == Stage::Asking || stage_ == Stage::Judging) {
    view.toPlay = session().tree().moveAt(node)->color;
    view.title = (*view.toPlay == Color::Black ? tr("Move %1: where did Black play?")
                                               : tr("Move %1: where did White play?"))
                     .arg(number + 1);
  }
  if (stage_ != Stage::Told) {
    view.choices.push_back({Tell, tr("Tell me"), false, stage_ != Stage::Watching});
  } else {
    view.choices.push_back({GoOn, tr("Go on"), true});
    if (verdict_->guess) {
      view.mood = verdict_->isRight ? LessonView::Mood::Right : LessonView::Mood::Wrong;
    }
  }
  view.choices.push_back({Leave, tr("Leave")});
  return view;
}

QString GuessMove::verdictWords() const {
  const QString played = nameOf(verdict_->played);
  if (!verdict_->guess) return tr("Move %1 was %2.").arg(verdict_->number).arg(played);
  const QString guess = nameOf(*verdict_->guess);
  if (verdict_->guess == verdict_->played) {
    return tr("%1 is the move of the game.").arg(played);
  }
  if (!verdict_->guessPoints || !verdict_->playedPoints) {
    return verdict_->isRight ? tr("%1 is as good as %2, the move of the game.").arg(guess, played)
                             : tr("The game went %1.").arg(played);
  }
  const QString lost = words::points(*verdict_->guessPoints);
  const QString gameLost = words::points(*verdict_->playedPoints);
  const bool isBetter = *verdict_->guessPoints < *verdict_->playedPoints && lost != gameLost;
  return (!verdict_->isRight ? tr("%1 loses %2, the game's %3 only %4.")
          : isBetter         ? tr("%1 loses %2, the game's %3 %4: better.")
                             : tr("%1 loses %2, the game's %3 %4: as good."))
      .arg(guess, lost, played, gameLost);
}

QString GuessMove::scoreWords() const {
  return tr("%1 of %2 right, %3 in a row, at most %4.")
      .arg(score_.right)
      .arg(score_.guesses)
      .arg(score_.streak)
      .arg(score_.longest);
}

}  // namespace tengen::desktop
