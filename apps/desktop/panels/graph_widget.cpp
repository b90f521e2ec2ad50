#include "apps/desktop/panels/graph_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "apps/desktop/panels/graph_painter.h"
#include "apps/desktop/words/analysis_words.h"

namespace tengen::desktop {
namespace {

constexpr int kTallHeight = 76;  // at least
constexpr int kTallestHeight = 128;
constexpr int kOfTheWindow = 11;  // its height is this part of the window's
constexpr int kLowHeight = 30;
constexpr int kGraphEdge = 12;  // pixels beside the first and the last node
constexpr int kPage = 10;       // moves

}  // namespace

GraphWidget::GraphWidget(QWidget* parent) : QWidget(parent) {
  setObjectName("graph");
  setFocusPolicy(Qt::NoFocus);  // the window's keys step through the game, wherever one is
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setCursor(Qt::PointingHandCursor);
  describe();
}

void GraphWidget::setPlace(const GraphPlace& place) {
  if (place == place_) return;
  place_ = place;
  describe();
  update();
}

void GraphWidget::setPoints(std::vector<GraphPoint> points) {
  if (points == points_) return;
  points_ = std::move(points);
  describe();
  update();
}

void GraphWidget::setTall(bool tall) {
  if (tall == tall_) return;
  tall_ = tall;
  updateGeometry();
  update();
}

void GraphWidget::setNote(const QString& note) {
  if (note == note_) return;
  note_ = note;
  update();
}

int GraphWidget::wantedHeight() const {
  if (!tall_) return kLowHeight;
  return std::clamp(window()->height() / kOfTheWindow, kTallHeight, kTallestHeight);
}

QSize GraphWidget::sizeHint() const {
  return {480, wantedHeight()};
}

QSize GraphWidget::minimumSizeHint() const {
  return {60, wantedHeight()};
}

double GraphWidget::xOf(int place) const {
  const double room = std::max(1, width() - 2 * kGraphEdge);
  return kGraphEdge + room * place / std::max(1, place_.last);
}

int GraphWidget::placeAt(double x) const {
  const double room = std::max(1, width() - 2 * kGraphEdge);
  const double place = std::round((x - kGraphEdge) / room * place_.last);
  return static_cast<int>(std::clamp(place, 0.0, static_cast<double>(place_.last)));
}

QString GraphWidget::caption() const {
  if (place_.isAside) return tr("side line, move %1").arg(place_.moveNumber);
  const QString number = QString::number(place_.moveNumber);
  const auto at = static_cast<size_t>(place_.at);
  if (at >= points_.size() || !points_[at].isKnown()) return number;
  const QString value =
      points_[at].lead ? words::lead(*points_[at].lead) : words::chance(*points_[at].win);
  return QStringLiteral("%1 · %2").arg(number, value);
}

void GraphWidget::describe() {
  setAccessibleName(tr("Graph of the game"));
  setAccessibleDescription(caption());
}

void GraphWidget::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const GraphPicture picture{QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5),
                             points_,
                             place_,
                             [this](int place) { return xOf(place); },
                             caption(),
                             note_,
                             tonesOf(palette()),
                             isDark(palette())};
  const bool known = std::any_of(points_.begin(), points_.end(),
                                 [](const GraphPoint& point) { return point.isKnown(); });
  known&& tall_ ? paintGraph(painter, picture) : paintTrack(painter, picture);
}

void GraphWidget::choose(int place) {
  const int wanted = std::clamp(place, 0, place_.last);
  if (wanted != place_.at) emit moveChosen(wanted);
}

void GraphWidget::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) choose(placeAt(event->position().x()));
}

void GraphWidget::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) choose(placeAt(event->position().x()));
}

// Touchpads send small pieces of a notch: they are saved up.
void GraphWidget::wheelEvent(QWheelEvent* event) {
  wheelRest_ -= event->angleDelta().y();
  const int steps = wheelRest_ / QWheelEvent::DefaultDeltasPerStep;
  wheelRest_ -= steps * QWheelEvent::DefaultDeltasPerStep;
  if (steps != 0) choose(place_.at + steps);
  event->accept();
}

void GraphWidget::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return choose(place_.at - 1);
    case Qt::Key_Right:
      return choose(place_.at + 1);
    case Qt::Key_PageUp:
      return choose(place_.at - kPage);
    case Qt::Key_PageDown:
      return choose(place_.at + kPage);
    case Qt::Key_Home:
      return choose(0);
    case Qt::Key_End:
      return choose(place_.last);
    default:
      QWidget::keyPressEvent(event);
  }
}

void GraphWidget::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) update();
  QWidget::changeEvent(event);
}

}  // namespace tengen::desktop
