#include "apps/desktop/board/board_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

#include "rules/notation.h"

namespace tengen::desktop {
namespace {

constexpr int kFlashMilliseconds = 900;
constexpr int kNamedMilliseconds = 2500;
constexpr int kFallMilliseconds = 130;
constexpr int kFastMilliseconds = 300;  // from move to move
constexpr int kWheelNotch = 120;        // as Qt counts it

}  // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Board"));
  const auto endWith = [this](QTimer& timer, int milliseconds, std::optional<Point>& point) {
    timer.setSingleShot(true);
    timer.setInterval(milliseconds);
    connect(&timer, &QTimer::timeout, this, [this, &point] {
      point.reset();
      update();
    });
  };
  endWith(flashTimer_, kFlashMilliseconds, hover_.refused);
  endWith(namedTimer_, kNamedMilliseconds, hover_.named);
  fall_.setDuration(kFallMilliseconds);
  fall_.setStartValue(1.0);
  fall_.setEndValue(0.0);
  fall_.setEasingCurve(QEasingCurve::InQuad);
  connect(&fall_, &QVariantAnimation::valueChanged, this, [this] {
    if (picture_.lastMove) update(boardGeometry().square(*picture_.lastMove, 2).toAlignedRect());
  });
}

void BoardWidget::setPicture(const BoardPicture& picture) {
  const bool sameSize = picture.size() == picture_.size();
  const auto changed = changedPoints(picture_, picture);
  const bool sameTurn = picture.toMove == picture_.toMove;
  const BoardPicture before = std::exchange(picture_, picture);
  letFall(before);
  if (!sameSize) {
    hover_ = {};
    pressed_.reset();
  }
  tellWhatIsAtCursor();
  if (!changed) return update();
  for (const Point point : *changed)
    update(around(point));
  if (!sameTurn && hover_.ghost) update(around(*hover_.ghost));
}

void BoardWidget::setOverlay(const BoardOverlay& overlay) {
  const auto changed = changedPoints(overlay_, overlay);
  overlay_ = overlay;
  if (!changed) return update();
  for (const Point point : *changed)
    update(around(point));
}

// One new stone, the last move. Those who jump or walk fast through a game see none fall.
void BoardWidget::letFall(const BoardPicture& before) {
  if (before.size() != picture_.size() || before.lastMove == picture_.lastMove) return;
  const bool walksFast = sinceMove_.isValid() && sinceMove_.elapsed() < kFastMilliseconds;
  sinceMove_.start();
  fall_.stop();
  if (!stonesFall_ || walksFast || !isVisible() || !picture_.lastMove) return;
  int added = 0;
  for (int i = 0; i < picture_.size().points(); ++i) {
    const Point point = picture_.size().pointAt(i);
    const Stone stone = picture_.stones[point];
    if (stone != Stone::None && stone != before.stones[point]) ++added;
  }
  const Point last = *picture_.lastMove;
  if (added == 1 && before.stones[last] != picture_.stones[last]) fall_.start();
}

void BoardWidget::setStonesIrregular(bool irregular) {
  painter_.setIrregular(irregular);
  update();
}

void BoardWidget::setTheme(const BoardTheme& theme) {
  painter_.setTheme(theme);
  update();
}

void BoardWidget::setCoordinates(CoordinateStyle style) {
  painter_.setCoordinates(style);
  update();
}

void BoardWidget::flash(Point point) {
  hover_.refused = point;
  flashTimer_.start();
  update();
}

void BoardWidget::pointOut(Point point) {
  hover_.named = point;
  namedTimer_.start();
  update();
}

BoardGeometry BoardWidget::boardGeometry() const {
  return painter_.geometry(size(), picture_.size(), devicePixelRatioF());
}

void BoardWidget::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (fall_.state() != QVariantAnimation::Running) {
    painter_.paint(painter, size(), devicePixelRatioF(), picture_, hover_, overlay_);
    return;
  }
  BoardPicture without = picture_;
  const Point point = *picture_.lastMove;
  without.stones[point] = Stone::None;
  without.numbers[point] = 0;
  without.lastMove.reset();
  painter_.paint(painter, size(), devicePixelRatioF(), without, hover_, overlay_);
  painter_.paintFalling(painter, boardGeometry(), point, colorOf(picture_.stones[point]),
                        fall_.currentValue().toDouble());
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
  pressed_ = boardGeometry().pointAt(event->position());
  if (event->button() == Qt::RightButton) dragStart_ = event->position();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
  const auto from = std::exchange(pressed_, std::nullopt);
  const auto to = boardGeometry().pointAt(event->position());
  const bool isRight = event->button() == Qt::RightButton;
  const auto part = isRight ? draggedTo(event->position()) : std::nullopt;
  if (isRight) dragStart_.reset();
  setDragged(std::nullopt);
  if (from && to && *from == *to) {
    emit pointClicked(*to, event->button(), event->modifiers());
  } else if (part) {
    emit regionDragged(part->upperLeft, part->lowerRight);
  } else if (from && to && !isRight) {
    emit pointsDragged(*from, *to, event->modifiers());
  }
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
  setGhost(boardGeometry().pointAt(event->position()));
  if (event->buttons() & Qt::RightButton) setDragged(draggedTo(event->position()));
}

// A part may begin and end between points and in the margin, where a click means nothing: who wants
// a corner begins outside of it. A hand that trembles wants none.
std::optional<PaintedRegion> BoardWidget::draggedTo(QPointF place) const {
  const BoardGeometry geometry = boardGeometry();
  if (!dragStart_ || !geometry.wood().contains(*dragStart_)) return std::nullopt;
  if ((place - *dragStart_).manhattanLength() < geometry.cell() / 2) return std::nullopt;
  const Point from = geometry.nearestTo(*dragStart_);
  const Point to = geometry.nearestTo(place);
  return from == to ? std::nullopt : std::optional(regionBetween(from, to));
}

void BoardWidget::setDragged(std::optional<PaintedRegion> region) {
  if (region == hover_.region) return;
  hover_.region = region;
  update();
}

void BoardWidget::leaveEvent(QEvent*) {
  setGhost(std::nullopt);
}

// What a stone there and its shadow may cover.
QRect BoardWidget::around(Point point) const {
  return boardGeometry().square(point, 1.5).toAlignedRect();
}

void BoardWidget::setGhost(std::optional<Point> point) {
  if (point == hover_.ghost) return;
  for (const auto touched : {std::exchange(hover_.ghost, point), point}) {
    if (touched) update(around(*touched));
  }
  emit pointHovered(point);
}

// Touchpads send small pieces of a notch: they are saved up.
void BoardWidget::wheelEvent(QWheelEvent* event) {
  wheelRest_ -= event->angleDelta().y();
  const int steps = wheelRest_ / kWheelNotch;
  wheelRest_ -= steps * kWheelNotch;
  if (steps != 0) emit wheelTurned(steps);
  event->accept();
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
  const bool plain =
      event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
  if (plain && event->key() == Qt::Key_Left) return moveCursor(-1, 0);
  if (plain && event->key() == Qt::Key_Right) return moveCursor(1, 0);
  if (plain && event->key() == Qt::Key_Up) return moveCursor(0, -1);
  if (plain && event->key() == Qt::Key_Down) return moveCursor(0, 1);
  const bool plays = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                     event->key() == Qt::Key_Space;
  if (plays && hover_.cursor) {
    emit pointClicked(*hover_.cursor, Qt::LeftButton, event->modifiers());
    return;
  }
  QWidget::keyPressEvent(event);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
  hover_.cursor.reset();
  tellWhatIsAtCursor();
  update();
  QWidget::focusOutEvent(event);
}

// The first arrow key brings the cursor out, at the last move or in the middle.
void BoardWidget::moveCursor(int dx, int dy) {
  const BoardSize size = picture_.size();
  if (!hover_.cursor) {
    const Point middle{static_cast<uint8_t>(size.width / 2), static_cast<uint8_t>(size.height / 2)};
    hover_.cursor = picture_.lastMove.value_or(middle);
  } else {
    hover_.cursor->x = static_cast<uint8_t>(std::clamp(hover_.cursor->x + dx, 0, size.width - 1));
    hover_.cursor->y = static_cast<uint8_t>(std::clamp(hover_.cursor->y + dy, 0, size.height - 1));
  }
  tellWhatIsAtCursor();
  emit pointHovered(hover_.cursor);
  update();
}

// For those who hear the board: the point under the keyboard cursor and what lies on it.
void BoardWidget::tellWhatIsAtCursor() {
  if (!hover_.cursor) return setAccessibleDescription({});
  const Point point = *hover_.cursor;
  const QString name = QString::fromStdString(toText(point, picture_.size(), Notation::Standard));
  const Stone stone = picture_.stones[point];
  setAccessibleDescription(stone == Stone::Black   ? tr("%1, black stone").arg(name)
                           : stone == Stone::White ? tr("%1, white stone").arg(name)
                                                   : tr("%1, empty").arg(name));
}

}  // namespace tengen::desktop
