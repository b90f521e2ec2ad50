#include "apps/desktop/panels/explorer_history.h"

#include <QMouseEvent>
#include <QPainter>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kSmallBoard = 60;  // pixels: four of them fit into the narrowest panel

}  // namespace

ExplorerHistory::ExplorerHistory(QWidget* parent) : QWidget(parent) {
  setObjectName("explorerHistory");
  setMouseTracking(true);
  painter_.setCoordinates(CoordinateStyle::None);
}

void ExplorerHistory::show(const std::vector<ExplorerSearch>& searches) {
  if (searches == searches_) return;
  searches_ = searches;
  draw();
}

void ExplorerHistory::setTheme(const BoardTheme& theme) {
  painter_.setTheme(theme);
  draw();
}

void ExplorerHistory::draw() {
  boards_.clear();
  const double scale = devicePixelRatioF();
  for (const ExplorerSearch& search : searches_) {
    QPixmap board(QSize(kSmallBoard, kSmallBoard) * scale);
    board.fill(Qt::transparent);  // not every board is square
    board.setDevicePixelRatio(scale);
    QPainter painter(&board);
    BoardPicture picture(search.board.size());
    picture.stones = search.board;
    BoardOverlay overlay;
    overlay.region = search.region;
    painter_.paint(painter, QSizeF(kSmallBoard, kSmallBoard), scale, picture, {}, overlay);
    boards_.push_back(std::move(board));
  }
  update();
}

QRect ExplorerHistory::placeOf(int search) const {
  return {search * (kSmallBoard + 2 * kStep) + 2, 2, kSmallBoard, kSmallBoard};
}

QSize ExplorerHistory::sizeHint() const {
  return {0, kSmallBoard + 4};
}

void ExplorerHistory::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tones& tones = tonesOf(palette());
  for (int i = 0; i < static_cast<int>(boards_.size()); ++i) {
    painter.drawPixmap(placeOf(i).topLeft(), boards_[static_cast<size_t>(i)]);
    painter.setPen(QPen(hovered_ == i ? tones.accent : tones.line, hovered_ == i ? 2 : 1));
    painter.drawRect(placeOf(i));
  }
}

std::optional<int> ExplorerHistory::searchAt(QPoint place) const {
  for (int i = 0; i < static_cast<int>(boards_.size()); ++i) {
    if (placeOf(i).contains(place)) return i;
  }
  return std::nullopt;
}

void ExplorerHistory::hover(std::optional<int> search) {
  if (search == hovered_) return;
  hovered_ = search;
  setCursor(search ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
}

void ExplorerHistory::mouseMoveEvent(QMouseEvent* event) {
  hover(searchAt(event->position().toPoint()));
}

void ExplorerHistory::leaveEvent(QEvent*) {
  hover(std::nullopt);
}

void ExplorerHistory::mouseReleaseEvent(QMouseEvent* event) {
  const auto search = searchAt(event->position().toPoint());
  if (search && event->button() == Qt::LeftButton) emit chosen(*search);
}

}  // namespace tengen::desktop
