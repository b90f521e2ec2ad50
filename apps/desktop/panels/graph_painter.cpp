#include "apps/desktop/panels/graph_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace tengen::desktop {
namespace {

constexpr double kPadding = 8;        // between the area's edge and the highest lead
constexpr double kLeastLead = 10;     // points that fill the height at least: calm games look calm
constexpr double kLargestMark = 4.5;  // half the size of a mistake; less where they are crowded
constexpr double kSmallestMark = 2.5;
constexpr double kMarksAcross = 150;
constexpr double kHandle = 7;           // radius of the slider's
constexpr double kTickRoom = 44;        // pixels from one number to the next
constexpr double kRoomForNumbers = 44;  // height from which a slider has numbers

constexpr size_t kWidestStep = 2;  // nodes from one value to the next of a line
constexpr double kDot = 3;

// A height for each node: Black up, the middle an even game.
struct Scale {
  QRectF area;
  double most;  // points at the upper edge

  double middle() const { return area.center().y(); }
  double half() const { return area.height() / 2 - kPadding; }
  double ofLead(double lead) const {
    return middle() - std::clamp(lead / most, -1.0, 1.0) * half();
  }
  double ofWin(double win) const { return middle() - (win * 2 - 1) * half(); }
};

double largestLead(const std::vector<GraphPoint>& points) {
  double most = kLeastLead;
  for (const GraphPoint& point : points)
    most = std::max(most, std::abs(point.lead.value_or(0)));
  return most;
}

// Through what is known, in as many pieces as there are gaps: of what lies in them nobody knows.
// One node alone is passed over, for some engines look at the moves of one side.
template <class Value>
std::vector<QPolygonF> curves(const GraphPicture& picture, Value value) {
  std::vector<QPolygonF> pieces;
  size_t last = 0;
  for (size_t i = 0; i < picture.points.size(); ++i) {
    const auto y = value(picture.points[i]);
    if (!y) continue;
    if (pieces.empty() || i - last > kWidestStep) pieces.emplace_back();
    pieces.back() << QPointF(picture.xOf(static_cast<int>(i)), *y);
    last = i;
  }
  for (QPolygonF& piece : pieces) {  // a single value is a dot
    if (piece.size() > 1) continue;
    const QPointF only = piece.front();
    piece = {only - QPointF(kDot / 2, 0), only + QPointF(kDot / 2, 0)};
  }
  return pieces;
}

void paintPiece(QPainter& painter, const GraphPicture& picture, const Scale& scale,
                QPolygonF line) {
  const QColor black = picture.isDark ? QColor(0x0c, 0x0d, 0x0e) : QColor(0x35, 0x32, 0x2d, 0xd0);
  const QColor white = picture.isDark ? QColor(0xcf, 0xca, 0xbf) : QColor(0xd3, 0xcd, 0xc1);
  const QPolygonF edge = line;
  line.prepend(QPointF(line.first().x(), scale.middle()));
  line.append(QPointF(line.last().x(), scale.middle()));
  const auto fill = [&](const QRectF& half, const QColor& color) {
    painter.save();
    painter.setClipRect(half, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(line);
    painter.restore();
  };
  QRectF upper = picture.area;
  upper.setBottom(scale.middle());
  QRectF lower = picture.area;
  lower.setTop(scale.middle());
  fill(upper, black);
  fill(lower, white);
  QColor rim = picture.tones.soft;
  rim.setAlpha(120);
  painter.setPen(QPen(rim, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(edge);
}

void paintArea(QPainter& painter, const GraphPicture& picture, const Scale& scale) {
  const auto pieces = curves(picture, [&](const GraphPoint& point) {
    return point.lead ? std::optional(scale.ofLead(*point.lead)) : std::nullopt;
  });
  for (const QPolygonF& piece : pieces)
    paintPiece(painter, picture, scale, piece);
}

// Whatever lies below, the words can be read.
QColor groundOfWords(const GraphPicture& picture) {
  QColor ground = picture.tones.panel;
  ground.setAlpha(225);
  return ground;
}

// Some even step of points, so that a height can be read: high enough that the numbers, which stand
// between their lines and the middle, keep clear of each other.
void paintSteps(QPainter& painter, const GraphPicture& picture, const Scale& scale) {
  constexpr std::array<double, 11> kSteps{10, 15, 20, 30, 40, 60, 80, 120, 160, 200, 300};
  painter.setFont(typeOf(Type::Small));
  const double high = painter.fontMetrics().height();
  const auto step = std::find_if(kSteps.begin(), kSteps.end(), [&](double points) {
    return scale.middle() - scale.ofLead(points) >= high + 2;
  });
  if (step == kSteps.end() || *step > scale.most) return;
  const double points = *step;
  QColor faint = picture.tones.line;
  for (const double lead : {points, -points}) {
    const double y = std::round(scale.ofLead(lead)) + 0.5;
    painter.setPen(QPen(faint, 1, Qt::DotLine));
    painter.drawLine(QPointF(picture.area.left() + 1, y), QPointF(picture.area.right() - 1, y));
    painter.setPen(picture.tones.soft);
    const double inward = lead > 0 ? y + 1 : y - 1 - high;
    const QString number = QString::number(points);
    const double width = painter.fontMetrics().horizontalAdvance(number) + 8;
    const QRectF box(picture.area.right() - 4 - width, inward, width, high);
    painter.fillRect(box, groundOfWords(picture));
    painter.drawText(box, Qt::AlignCenter, number);
  }
}

// A square for Black, a triangle for White: red says so too, but nobody needs to see it.
void paintMistakes(QPainter& painter, const GraphPicture& picture, const Scale& scale) {
  const double mark = std::clamp(picture.area.width() / kMarksAcross, kSmallestMark, kLargestMark);
  for (size_t i = 0; i < picture.points.size(); ++i) {
    const GraphPoint& point = picture.points[i];
    if (!point.mistakeOf) continue;
    const double y = point.lead ? scale.ofLead(*point.lead) : scale.ofWin(point.win.value_or(0.5));
    const QPointF at(picture.xOf(static_cast<int>(i)), y);
    if (*point.mistakeOf == Color::White) {
      painter.setPen(QPen(picture.tones.panel, 1));
      painter.setBrush(picture.tones.loss);
      painter.drawPolygon(QPolygonF({at + QPointF(0, -mark - 1.5), at + QPointF(mark + 1, mark),
                                     at + QPointF(-mark - 1, mark)}));
    } else {
      painter.setPen(QPen(picture.tones.loss, 2));
      painter.setBrush(picture.tones.panel);
      painter.drawRect(
          QRectF(at - QPointF(mark - 0.5, mark - 0.5), QSizeF(2 * mark - 1, 2 * mark - 1)));
    }
  }
}

void paintPlace(QPainter& painter, const GraphPicture& picture) {
  const double x = std::round(picture.xOf(picture.place.at));
  const Qt::PenStyle style = picture.place.isAside ? Qt::DashLine : Qt::SolidLine;
  painter.setPen(QPen(picture.tones.accent, 2, style));
  painter.drawLine(QPointF(x, picture.area.top() + 1), QPointF(x, picture.area.bottom() - 1));
  painter.setFont(typeOf(Type::Small, Weight::Strong));
  const QFontMetrics metrics = painter.fontMetrics();
  const QRectF box =
      captionBox(picture, QSizeF(metrics.horizontalAdvance(picture.caption), metrics.height()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(groundOfWords(picture));
  painter.drawRoundedRect(box, 4, 4);
  painter.setPen(picture.tones.text);
  painter.drawText(box, Qt::AlignCenter, picture.caption);
}

void paintNote(QPainter& painter, const GraphPicture& picture) {
  painter.setFont(typeOf(Type::Small));
  painter.setPen(picture.tones.soft);
  painter.drawText(picture.area.adjusted(8, 4, -8, -4), Qt::AlignLeft | Qt::AlignBottom,
                   picture.note);
}

int tickStep(const GraphPicture& picture) {
  constexpr std::array<int, 8> kSteps{5, 10, 20, 50, 100, 200, 500, 1000};
  for (const int step : kSteps) {
    if (picture.xOf(step) - picture.xOf(0) >= kTickRoom) return step;
  }
  return kSteps.back();
}

void paintNumbers(QPainter& painter, const GraphPicture& picture, double y) {
  painter.setFont(typeOf(Type::Small));
  painter.setPen(picture.tones.soft);
  const int step = tickStep(picture);
  for (int place = step; place <= picture.place.last; place += step) {
    painter.drawText(QRectF(picture.xOf(place) - 24, y, 48, 16), Qt::AlignCenter,
                     QString::number(place));
  }
}

}  // namespace

QRectF captionBox(const GraphPicture& picture, QSizeF words) {
  const double x = std::round(picture.xOf(picture.place.at));
  const double width = words.width() + 10;
  const double right = picture.area.right() - 2;
  const double beside = x + 6 + width <= right ? x + 5 : x - 5 - width;
  const double left = std::max(std::min(beside, right - width), picture.area.left() + 2);
  return {left, picture.area.top() + 4, width, words.height() + 2};
}

void paintGraph(QPainter& painter, const GraphPicture& picture) {
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(picture.area, kCorner, kCorner);
  painter.fillPath(shape, picture.tones.panel);
  painter.save();
  painter.setClipPath(shape);
  const Scale scale{picture.area, largestLead(picture.points) * 1.05};
  paintArea(painter, picture, scale);
  painter.setPen(QPen(picture.tones.line, 1));
  const double middle = std::round(scale.middle()) + 0.5;
  painter.drawLine(QPointF(picture.area.left(), middle), QPointF(picture.area.right(), middle));
  paintSteps(painter, picture, scale);
  painter.setPen(QPen(picture.tones.accent, 1.4));
  painter.setBrush(Qt::NoBrush);
  const auto chances = curves(picture, [&](const GraphPoint& point) {
    return point.win ? std::optional(scale.ofWin(*point.win)) : std::nullopt;
  });
  for (const QPolygonF& piece : chances)
    painter.drawPolyline(piece);
  paintMistakes(painter, picture, scale);
  paintNote(painter, picture);
  paintPlace(painter, picture);
  painter.restore();
  painter.setPen(QPen(picture.tones.line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(shape);
}

void paintTrack(QPainter& painter, const GraphPicture& picture) {
  painter.setRenderHint(QPainter::Antialiasing);
  const bool numbered = picture.area.height() >= kRoomForNumbers;
  const double y = std::round(picture.area.center().y() - (numbered ? 6 : 0)) + 0.5;
  const double from = picture.xOf(0);
  const double to = picture.xOf(std::max(1, picture.place.last));
  const double at = picture.xOf(picture.place.at);
  const auto stroke = [&](double left, double right, const QColor& color) {
    painter.setPen(QPen(color, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
  };
  stroke(from, to, picture.tones.line);
  if (at > from) stroke(from, at, picture.tones.accent);
  painter.setPen(QPen(picture.tones.accent, 2));
  painter.setBrush(picture.tones.panel);
  painter.drawEllipse(QPointF(at, y), kHandle, kHandle);
  if (numbered) paintNumbers(painter, picture, y + 10);
  if (numbered) paintNote(painter, picture);
}

}  // namespace tengen::desktop
