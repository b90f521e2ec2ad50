#include "apps/desktop/tree/tree_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>

namespace tengen::desktop {
namespace {

using Place = TreeLayout::Place;
using Window = TreeLayout::Window;

constexpr double kStoneRadius = 0.37;     // of a cell
constexpr double kRingRadius = 0.49;      // around the current node
constexpr double kSmallestNumbered = 17;  // pixels of a cell: numbers in smaller ones are dust
constexpr double kHandleRadius = 0.17;    // of a cell
constexpr int kMostPassing = 300;         // bridges whose ends are out of sight
constexpr qsizetype kMostSprites = 4096;  // some 4 MB at the usual size
constexpr double kRoomForWords = 90;      // pixels: in less nobody reads a sentence

bool contains(const Window& window, Place place) {
  return place.column >= window.left && place.column <= window.right && place.row >= window.top &&
         place.row <= window.bottom;
}

// Which part of the way from one point to another lies in a rectangle, in shares of the way.
std::optional<TreePainter::Part> partInside(const QRectF& box, QPointF from, QPointF to) {
  TreePainter::Part part{0, 1};
  const auto cut = [&part](double start, double way, double low, double high) {
    if (way == 0) return start >= low && start <= high;
    const auto [enters, leaves] = std::minmax({(low - start) / way, (high - start) / way});
    part.first = std::max(part.first, enters);
    part.last = std::min(part.last, leaves);
    return part.first <= part.last;
  };
  if (!cut(from.x(), to.x() - from.x(), box.left(), box.right())) return std::nullopt;
  if (!cut(from.y(), to.y() - from.y(), box.top(), box.bottom())) return std::nullopt;
  return part;
}

void visitNodes(const Window& window, const TreeLayout& layout,
                const std::function<void(NodeId, Place)>& visit) {
  layout.visitRuns(window, [&](const TreeLayout::Run& run) {
    const int first = std::max(window.left, run.firstColumn);
    const int last = std::min(window.right, run.firstColumn + run.length - 1);
    for (int column = first; column <= last; ++column) {
      visit(layout.nodeOf(run, column), {column, run.row});
    }
  });
}

}  // namespace

TreeColors TreeColors::of(const Tones& tones) {
  return {tones.panel,  tones.faint, tones.soft, tones.accent,
          tones.accent, tones.text,  tones.soft, tones.panel};
}

void TreePainter::setColors(const TreeColors& colors) {
  colors_ = colors;
  sprites_.clear();
}

void TreePainter::setCell(double pixels) {
  cell_ = pixels;
  sprites_.clear();
}

// Downwards is the same drawing with its axes exchanged: only these three know.
QPointF TreePainter::center(Place place) const {
  const QPointF at((place.column + 0.75) * cell_, (place.row + 0.75) * cell_);
  return growth_ == TreeGrowth::Downwards ? at.transposed() : at;
}

Place TreePainter::placeAt(QPointF point) const {
  const QPointF at = growth_ == TreeGrowth::Downwards ? point.transposed() : point;
  return {static_cast<int>(std::lround(at.x() / cell_ - 0.75)),
          static_cast<int>(std::lround(at.y() / cell_ - 0.75))};
}

QSizeF TreePainter::extent(const TreeLayout& layout) const {
  const QSizeF size((layout.columns() + 0.5) * cell_, (layout.rows() + 0.5) * cell_);
  return growth_ == TreeGrowth::Downwards ? size.transposed() : size;
}

QPointF TreePainter::handle(Place place) const {
  return center(place) + QPointF(cell_, cell_) * 0.36;
}

void TreePainter::paint(QPainter& painter, const QRectF& seen, const Scene& scene) {
  painter.setRenderHint(QPainter::Antialiasing);
  const Place first = placeAt(seen.topLeft());
  const Place last = placeAt(seen.bottomRight());
  const Window window{first.column - 1, first.row - 1, last.column + 1, last.row + 1};
  paintEdges(painter, window, scene);
  paintCurrentLine(painter, window, scene);
  paintBridges(painter, window, scene);
  paintNodes(painter, window, scene);
  paintHandles(painter, window, scene);
  if (growth_ == TreeGrowth::Downwards) paintWords(painter, seen, window, scene);
}

void TreePainter::paintEdges(QPainter& painter, const Window& window, const Scene& scene) const {
  painter.setPen(QPen(colors_.edge, std::max(1.2, cell_ * 0.06), Qt::SolidLine, Qt::RoundCap));
  scene.layout.visitTrunks(window, [&](const TreeLayout::Trunk& trunk) {
    const int bottom = std::min(trunk.bottom - 1, window.bottom);
    const int top = std::max(trunk.top, window.top);
    if (bottom > top) painter.drawLine(center({trunk.column, top}), center({trunk.column, bottom}));
  });
  scene.layout.visitRuns(window, [&](const TreeLayout::Run& run) {
    const int left = std::max(run.firstColumn, window.left);
    const int right = std::min(run.firstColumn + run.length - 1, window.right);
    if (right > left) painter.drawLine(center({left, run.row}), center({right, run.row}));
    if (run.firstColumn > 0) {
      painter.drawLine(center({run.firstColumn - 1, run.row - 1}),
                       center({run.firstColumn, run.row}));
    }
  });
}

// The road from the start to the current node, as far as it is seen: run by run, so that a long
// game costs no more than a short one.
void TreePainter::paintCurrentLine(QPainter& painter, const Window& window,
                                   const Scene& scene) const {
  painter.setPen(
      QPen(colors_.currentEdge, std::max(2.0, cell_ * 0.1), Qt::SolidLine, Qt::RoundCap));
  NodeId id = scene.current;
  while (id != kNoNode) {
    const auto here = scene.layout.placeOf(id);
    if (!here || here->column < window.left) return;  // all the rest lies farther left
    const TreeLayout::Run& run = *scene.layout.runOf(id);
    if (run.row >= window.top && run.row <= window.bottom) {
      const int left = std::max(run.firstColumn, window.left);
      const int right = std::min(here->column, window.right);
      if (right > left) painter.drawLine(center({left, run.row}), center({right, run.row}));
    }
    const NodeId first = scene.layout.nodeOf(run, run.firstColumn);
    id = scene.source.parent(first);
    const auto above = id == kNoNode ? std::nullopt : scene.layout.placeOf(id);
    if (above && above->row <= window.bottom && run.row >= window.top) {
      drawStep(painter, *above, {run.firstColumn, run.row});
    }
  }
}

// From a node down its trunk and across to a variation.
void TreePainter::drawStep(QPainter& painter, Place from, Place to) const {
  const QPointF corners[] = {center(from), center({from.column, to.row - 1}), center(to)};
  painter.drawPolyline(corners, 3);
}

void TreePainter::placeBridges(const Scene& scene) {
  bridges_.emplace();
  for (const auto& [one, other] : scene.source.equalPairs()) {
    const auto from = scene.layout.placeOf(one);
    const auto to = scene.layout.placeOf(other);
    if (from && to) bridges_->push_back({*from, *to});
  }
}

// Those that only pass by are drawn too, up to a number nobody could follow with the eye.
void TreePainter::paintBridges(QPainter& painter, const Window& window, const Scene& scene) {
  if (!bridges_) placeBridges(scene);
  const QPointF air(cell_, cell_);
  const QRectF seen(center({window.left, window.top}) - air,
                    center({window.right, window.bottom}) + air);
  int passing = 0;
  for (const auto& [from, to] : *bridges_) {
    const auto part = partInside(seen, center(from), center(to));
    if (!part) continue;
    const bool ends = contains(window, from) || contains(window, to);
    if (ends || ++passing <= kMostPassing) drawBridge(painter, center(from), center(to), *part);
  }
}

void TreePainter::drawBridge(QPainter& painter, QPointF a, QPointF b, Part part) const {
  const QPointF across(b.y() - a.y(), a.x() - b.x());
  const double length = std::max(1.0, std::hypot(across.x(), across.y()));
  const QPointF bend = (a + b) / 2 + across / length * std::min(cell_ * 0.9, length * 0.3);
  // Only what is seen: the far ends of a large tree lie beyond what a painter can count.
  const auto between = [&](double s, double t) {
    return (1 - s) * (1 - t) * a + ((1 - s) * t + s * (1 - t)) * bend + s * t * b;
  };
  QPainterPath curve(between(part.first, part.first));
  curve.quadTo(between(part.first, part.last), between(part.last, part.last));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colors_.bridgeRim, std::max(3.0, cell_ * 0.18), Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(curve);
  painter.setPen(QPen(colors_.bridge, std::max(1.6, cell_ * 0.09), Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(curve);
}

void TreePainter::paintNodes(QPainter& painter, const Window& window, const Scene& scene) {
  const double scale = painter.device()->devicePixelRatioF();
  visitNodes(window, scene.layout, [&](NodeId id, Place place) {
    const QPointF at = center(place);
    if (id == scene.current) {
      painter.setPen(QPen(colors_.accent, std::max(2.0, cell_ * 0.1)));
      painter.setBrush(colors_.background);
      const double radius = cell_ * kRingRadius;
      painter.drawEllipse(at, radius, radius);
    }
    const QPixmap& sprite = spriteOf(scene.source.face(id), scale);
    const QPointF corner = at - QPointF(cell_, cell_) / 2;
    // Whole device pixels, or the copying would blur and take its time.
    painter.drawPixmap(
        QPointF(std::round(corner.x() * scale), std::round(corner.y() * scale)) / scale, sprite);
  });
}

const QPixmap& TreePainter::spriteOf(const NodeFace& face, double scale) {
  if (scale != spriteScale_ || sprites_.size() > kMostSprites) sprites_.clear();
  spriteScale_ = scale;
  const quint64 key = static_cast<quint64>(face.kind) | (face.color == Color::White ? 8u : 0u) |
                      (face.hasComment ? 16u : 0u) | (face.hasMarks ? 32u : 0u) |
                      static_cast<quint64>(cell_ < kSmallestNumbered ? 0 : face.number) << 8;
  QPixmap& sprite = sprites_[key];
  if (!sprite.isNull()) return sprite;
  const int side = static_cast<int>(std::ceil(cell_ * scale));
  sprite = QPixmap(side, side);
  sprite.setDevicePixelRatio(scale);
  sprite.fill(Qt::transparent);
  QPainter painter(&sprite);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(cell_ / 2, cell_ / 2);
  drawFace(painter, face);
  if (face.hasComment || face.hasMarks) drawBadge(painter, face);
  return sprite;
}

void TreePainter::drawFace(QPainter& painter, const NodeFace& face) const {
  const double radius = cell_ * kStoneRadius;
  const QColor slate(0x1c, 0x1c, 0x1f), shell(0xf5, 0xf4, 0xef);
  const bool black = face.color == Color::Black;
  const QColor ink = black ? shell : slate;
  const QRectF box(-radius, -radius, 2 * radius, 2 * radius);
  if (face.kind == NodeFace::Kind::Stone || face.kind == NodeFace::Kind::Pass) {
    painter.setPen(QPen(black ? QColor(0xff, 0xff, 0xff, 90) : QColor(0, 0, 0, 140), 1));
    painter.setBrush(black ? slate : shell);
    painter.drawEllipse(box);
  }
  switch (face.kind) {
    case NodeFace::Kind::Stone:
      if (face.number > 0 && cell_ >= kSmallestNumbered) {
        QFont font = painter.font();
        const double share = face.number > 9999  ? 0.22
                             : face.number > 999 ? 0.27
                             : face.number > 99  ? 0.34
                                                 : 0.37;
        font.setPixelSize(std::max(6, static_cast<int>(std::lround(cell_ * share))));
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(box.adjusted(-cell_, 0, cell_, 0), Qt::AlignCenter,
                         QString::number(face.number));
      }
      break;
    case NodeFace::Kind::Pass:  // a stone with a bar: nothing was played
      painter.setPen(QPen(ink, std::max(1.5, cell_ * 0.1), Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(QPointF(-radius * 0.5, 0), QPointF(radius * 0.5, 0));
      break;
    case NodeFace::Kind::Setup: {  // a diamond of both colours
      const QPointF up(0, -radius), right(radius, 0);
      painter.setPen(QPen(colors_.text, 1));
      painter.setBrush(shell);
      painter.drawPolygon(QPolygonF({up, right, -up, -right}));
      painter.setBrush(slate);
      painter.drawPolygon(QPolygonF({up, -up, -right}));
      break;
    }
    case NodeFace::Kind::Plain:
      painter.setPen(QPen(colors_.text, std::max(1.0, cell_ * 0.05)));
      painter.setBrush(colors_.background);
      painter.drawEllipse(QPointF(0, 0), radius * 0.5, radius * 0.5);
      break;
  }
}

// A round one for words, a square one for marks on the board.
void TreePainter::drawBadge(QPainter& painter, const NodeFace& face) const {
  const double reach = cell_ * 0.12;
  const double off = cell_ / 2 - reach - 0.5;
  painter.setPen(QPen(colors_.background, 1));
  if (face.hasComment) {
    painter.setBrush(colors_.accent);
    painter.drawEllipse(QPointF(off, -off), reach, reach);
  } else {
    painter.setBrush(colors_.text);
    painter.drawRect(QRectF(off - reach, -off - reach, 2 * reach, 2 * reach));
  }
}

void TreePainter::paintHandles(QPainter& painter, const Window& window, const Scene& scene) const {
  scene.layout.visitTrunks(window, [&](const TreeLayout::Trunk& trunk) {
    const Place place{trunk.column, trunk.top};
    if (contains(window, place)) drawHandle(painter, place, false);
  });
  for (const NodeId id : scene.collapsed) {
    const auto place = scene.layout.placeOf(id);
    if (place && contains(window, *place) && scene.source.hasChildren(id)) {
      drawHandle(painter, *place, true);
    }
  }
}

// A minus where branches can be folded, a filled plus where some are.
void TreePainter::drawHandle(QPainter& painter, Place place, bool folded) const {
  const QPointF at = handle(place);
  const double radius = cell_ * kHandleRadius;
  const double arm = radius * 0.55;
  painter.setPen(QPen(folded ? colors_.currentEdge : colors_.edge, std::max(1.0, cell_ * 0.04)));
  painter.setBrush(folded ? colors_.currentEdge : colors_.background);
  painter.drawEllipse(at, radius, radius);
  painter.setPen(QPen(folded ? colors_.background : colors_.text, std::max(1.0, cell_ * 0.055)));
  painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0));
  if (folded) painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm));
}

// Beside the branches that are in sight, one line a move: of the line the current node is on, else
// of the uppermost variation that says something.
void TreePainter::paintWords(QPainter& painter, const QRectF& seen, const Window& window,
                             const Scene& scene) const {
  int widest = 0;
  scene.layout.visitRuns(window, [&](const TreeLayout::Run& run) { widest = run.row; });
  const double left = center({0, widest}).x() + cell_ * 0.9;
  const double room = seen.right() - left - 2 * kStep;
  if (room < kRoomForWords) return;
  struct Line {
    NodeId node;
    QString words;
  };
  std::map<int, Line> lines;  // by move
  const TreeLayout::Run* current = scene.layout.runOf(scene.current);
  visitNodes(window, scene.layout, [&](NodeId id, Place place) {
    const bool taken = lines.contains(place.column);
    if (taken && scene.layout.runOf(id) != current) return;
    const QString words = scene.source.words(id);
    if (!words.isEmpty()) lines[place.column] = {id, words};
  });
  painter.setFont(typeOf(Type::Small));
  const QFontMetricsF metrics(painter.font());
  for (const auto& [column, line] : lines) {
    const QRectF box(left, center({column, 0}).y() - cell_ / 2, room, cell_);
    painter.setPen(line.node == scene.current ? colors_.text : colors_.words);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(line.words, Qt::ElideRight, room));
  }
}

}  // namespace tengen::desktop
