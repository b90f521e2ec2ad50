#include "apps/desktop/window_layout.h"

#include <QPaintEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kLowWindow = 620;   // pixels
constexpr int kLowAtTable = 740;  // who plays at a table needs no tree where there is little room
constexpr int kNarrowSide = 300;
constexpr int kWideSide = 520;
constexpr double kLargestSideShare = 0.38;  // of the window's width
constexpr int kLowSide = 220;               // below the board

const char* nameOf(WindowMode mode) {
  switch (mode) {
    case WindowMode::Play:
      return "play";
    case WindowMode::Review:
      return "review";
    case WindowMode::Library:
      return "library";
    case WindowMode::Edit:
      break;
  }
  return "edit";
}

QString keyOf(WindowMode mode, const char* what) {
  return QStringLiteral("layout/%1/%2").arg(nameOf(mode), what);
}

// Those who study a game read, and want to know all there is; those who play do not.
QVariantMap panesAtFirst(WindowMode mode, const PaneTabs& panes) {
  if (mode == WindowMode::Review) return {{"below", QStringList{"comment"}}};
  QStringList hidden = panes.names();
  hidden.removeAll("tree");
  hidden.removeAll("comment");
  const bool editing = mode == WindowMode::Edit;
  return {{"hidden", hidden}, {"below", editing ? QStringList{"comment"} : QStringList{}}};
}

constexpr double kShadow = 10;      // pixels: how far it reaches
constexpr double kShadowFalls = 2;  // pixels: the light comes from above
constexpr double kShadowEdge = kShadow + kShadowFalls;
constexpr double kShadowCorner = kShadowEdge + 4;  // beyond it an edge is the same all along

// The shadow of a board so small that it has one pixel between its corners.
QImage smallShadow(double scale) {
  const double side = 2 * kShadowCorner + 1;
  QImage image((QSizeF(side, side) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(scale);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 0, 0, 3));
  const QRectF wood =
      QRectF(0, 0, side, side).adjusted(kShadowEdge, kShadowEdge, -kShadowEdge, -kShadowEdge);
  constexpr int kRings = 12;
  for (int ring = 1; ring <= kRings; ++ring) {
    const double reach = kShadow * ring * ring / (kRings * kRings);  // denser towards the wood
    painter.drawRoundedRect(wood.adjusted(-reach, -reach, reach, reach).translated(0, kShadowFalls),
                            reach, reach);
  }
  return image;
}

// Around the wood. Its corners are those of a small one and its edges are stretched: painting a
// large one takes some milliseconds.
void paintShadow(QPainter& painter, const QRectF& wood, double scale) {
  const QImage small = smallShadow(scale);
  const double in = kShadowCorner - kShadowEdge;
  const auto stops = [in](double from, double to) {
    return std::array{from - kShadowEdge, from + in, to - in, to + kShadowEdge};
  };
  const std::array across = stops(wood.left(), wood.right());
  const std::array down = stops(wood.top(), wood.bottom());
  const std::array source{0.0, kShadowCorner, kShadowCorner + 1, 2 * kShadowCorner + 1};
  for (size_t x = 0; x < 3; ++x) {
    for (size_t y = 0; y < 3; ++y) {
      if (x == 1 && y == 1) continue;  // the wood lies there
      painter.drawImage(QRectF(QPointF(across[x], down[y]), QPointF(across[x + 1], down[y + 1])),
                        small,
                        QRectF(QPointF(source[x], source[y]) * scale,
                               QPointF(source[x + 1], source[y + 1]) * scale));
    }
  }
}

// What the board floats on, with its one soft shadow.
class BoardTable final : public QWidget {
 public:
  BoardTable(BoardWidget& board, QWidget* parent) : QWidget(parent), board_(board) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kStep, 2 * kStep, 2 * kStep, 2 * kStep);
    column->addWidget(&board);
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    const QRectF wood = board_.boardGeometry().wood().translated(board_.pos());
    if (wood.contains(event->rect())) return;
    QPainter painter(this);
    paintShadow(painter, wood, devicePixelRatioF());
  }

 private:
  BoardWidget& board_;
};

}  // namespace

WindowLayout::WindowLayout(const Parts& parts, QWidget* parent) : QWidget(parent), parts_(parts) {
  across_ = new QSplitter(Qt::Horizontal, this);
  across_->setChildrenCollapsible(false);
  across_->addWidget(boardColumn());
  across_->addWidget(&parts.side);
  across_->setStretchFactor(0, 1);
  across_->setStretchFactor(1, 0);
  connect(across_, &QSplitter::splitterMoved, this, [this] {
    (isTall() ? places_.below : places_.beside) = across_->saveState();
    rememberPlaces();
  });
  connect(&parts.panes, &PaneTabs::changed, this, [this] {
    rememberPlaces();
    arrange();
    emit placesChanged();
  });
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(0);
  rows->addWidget(&parts.top);
  rows->addWidget(&parts.editBar);
  rows->addWidget(across_, 1);
  rows->addWidget(&parts.message);
  parts.notice.setParent(this);
  parts.notice.installEventFilter(this);
  column_->installEventFilter(this);
  parts.side.installEventFilter(this);
  placeNotice();
}

QWidget* WindowLayout::boardColumn() {
  stage_ = new QStackedWidget(this);
  stage_->addWidget(new BoardTable(parts_.board, this));
  column_ = new QWidget(this);
  auto* rows = new QVBoxLayout(column_);
  rows->setSpacing(kStep);
  rows->addWidget(stage_, 1);
  rows->addWidget(&parts_.navigation);
  return column_;
}

void WindowLayout::addStart(QWidget& start) {
  start_ = &start;
  stage_->addWidget(start_);
}

void WindowLayout::addLibrary(QWidget& library) {
  library_ = &library;
  stage_->addWidget(library_);
}

void WindowLayout::addProblems(QWidget& problems) {
  problems_ = &problems;
  stage_->addWidget(problems_);
}

void WindowLayout::setMode(WindowMode mode) {
  mode_ = mode;
  parts_.top.showMode(mode);
  showStage();
  takePlaces();
  arrange();
  placeSplitter();
  emit placesChanged();
}

void WindowLayout::setCounting(bool counting) {
  if (counting == counting_) return;
  counting_ = counting;
  arrange();
}

void WindowLayout::setLearning(bool learning) {
  if (learning == learning_) return;
  learning_ = learning;
  arrange();
}

void WindowLayout::setAtTable(bool atTable) {
  if (atTable == atTable_) return;
  atTable_ = atTable;
  arrange();
}

void WindowLayout::setPage(Page page) {
  if (page == page_) return;
  page_ = page;
  showStage();
  arrange();
  emit placesChanged();
}

void WindowLayout::showStage() {
  const bool isBoard = isBoardShown();
  if (isBoard) {
    stage_->setCurrentIndex(0);
  } else {
    stage_->setCurrentWidget(page_ == Page::Start      ? start_
                             : page_ == Page::Problems ? problems_
                                                       : library_);
  }
  parts_.navigation.setVisible(isBoard);
  placeNotice();
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
  const bool isNotice = watched == &parts_.notice;
  switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
      if (!isNotice) placeNotice();
      break;
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
      placeNotice();
      break;
    case QEvent::LayoutRequest:
      if (isNotice) placeNotice();
      break;
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

// Below the panels: a question that comes and goes moves neither the board nor the ways through the
// game. Pages, and a board that stands alone, make room for it.
void WindowLayout::placeNotice() {
  NoticeBar& notice = parts_.notice;
  const bool isBySide = !parts_.side.isHidden();
  const QWidget& home = isBySide ? static_cast<const QWidget&>(parts_.side) : *column_;
  const int high = notice.isHidden() ? 0 : notice.fitInto(home.width());
  column_->layout()->setContentsMargins(kStep, kStep, 2 * kStep, kStep + (isBySide ? 0 : high));
  parts_.side.leaveRoomBelow(isBySide ? high : 0);
  const QPoint corner = home.mapTo(this, QPoint(0, home.height() - high));
  notice.setGeometry(QRect(corner, QSize(home.width(), high)));
  notice.raise();
}

void WindowLayout::setSideShown(bool shown) {
  places_.sideShown = shown;
  rememberPlaces();
  arrange();
}

void WindowLayout::setSideLeft(bool left) {
  places_.sideLeft = left;
  rememberPlaces();
  arrange();
  placeSplitter();
}

void WindowLayout::takePlaces() {
  const QSettings settings;
  places_ = {settings.value(keyOf(mode_, "side"), true).toBool(),
             settings.value(keyOf(mode_, "left"), false).toBool(),
             settings.value(keyOf(mode_, "beside")).toByteArray(),
             settings.value(keyOf(mode_, "below")).toByteArray()};
  parts_.panes.restore(
      settings.value(keyOf(mode_, "panes"), panesAtFirst(mode_, parts_.panes)).toMap());
}

void WindowLayout::rememberPlaces() {
  QSettings settings;
  settings.setValue(keyOf(mode_, "side"), places_.sideShown);
  settings.setValue(keyOf(mode_, "left"), places_.sideLeft);
  settings.setValue(keyOf(mode_, "beside"), places_.beside);
  settings.setValue(keyOf(mode_, "below"), places_.below);
  settings.setValue(keyOf(mode_, "panes"), parts_.panes.state());
}

void WindowLayout::arrange() {
  const bool tall = isTall();
  const bool first = places_.sideLeft && !tall;
  if (across_->indexOf(&parts_.side) != (first ? 0 : 1)) {
    across_->insertWidget(first ? 0 : 1, &parts_.side);
    across_->setStretchFactor(first ? 0 : 1, 0);
    across_->setStretchFactor(first ? 1 : 0, 1);
  }
  across_->setOrientation(tall ? Qt::Vertical : Qt::Horizontal);
  parts_.side.setVisible((places_.sideShown || counting_) && page_ == Page::None &&
                         mode_ != WindowMode::Library);
  const bool tableFills = atTable_ && (tall || height() < kLowAtTable);
  parts_.side.setLook({mode_, counting_, learning_, tableFills, tall, height() < kLowWindow,
                       parts_.panes.isRoomyInFront()});
}

void WindowLayout::placeSplitter() {
  const bool tall = isTall();
  const QByteArray& dragged = tall ? places_.below : places_.beside;
  if (!dragged.isEmpty()) {
    across_->restoreState(dragged);
    across_->setOrientation(tall ? Qt::Vertical : Qt::Horizontal);
    return;
  }
  const int rest = across_->height() - parts_.navigation.sizeHint().height() - 6 * kStep;
  int side = 0;
  if (tall) {
    side = std::max(kLowSide, rest - across_->width());
  } else {
    const int most =
        std::clamp(static_cast<int>(across_->width() * kLargestSideShare), kNarrowSide, kWideSide);
    side = std::clamp(across_->width() - rest - 6 * kStep, kNarrowSide, most);
  }
  const int board = (tall ? across_->height() : across_->width()) - side - across_->handleWidth();
  const bool first = across_->indexOf(&parts_.side) == 0;
  across_->setSizes(first ? QList<int>{side, board} : QList<int>{board, side});
}

void WindowLayout::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  parts_.navigation.graph().updateGeometry();  // its height is a part of the window's
  arrange();
  layout()->activate();
  const bool dragged = !(isTall() ? places_.below : places_.beside).isEmpty();
  const bool turned = (event->oldSize().height() > event->oldSize().width()) != isTall();
  if (!dragged || turned) placeSplitter();
  // Turned panels need other heights, which they know once they are laid out.
  if (turned) QMetaObject::invokeMethod(this, &WindowLayout::placeSplitter, Qt::QueuedConnection);
}

}  // namespace tengen::desktop
