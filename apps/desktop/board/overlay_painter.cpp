#include "apps/desktop/board/overlay_painter.h"

#include <algorithm>
#include <cmath>

#include "rules/areas.h"

namespace tengen::desktop {
namespace {

// Shares of a cell.
constexpr double kDisc = 0.47;        // radius of a numbered candidate: as a stone
constexpr double kLetterDisc = 0.36;  // radius
constexpr double kSmallestDot = 0.09;
constexpr double kLargestDot = 0.2;
constexpr double kLargestSquare = 0.42;  // of a point that is owned for certain

constexpr int kLetterPaper = 215;        // alpha: the wood shows through
constexpr double kUnsure = 0.15;         // less ownership than this is nobody's
constexpr double kRoomForTwoLines = 24;  // pixels of a cell: the value and the rank below it
constexpr double kRoomForValue = 17;     // below it there is the rank alone

void write(QPainter& painter, QPointF middle, const QString& text, double pixels, bool bold) {
  QFont font = painter.font();
  font.setPixelSize(std::max(5, static_cast<int>(std::round(pixels))));
  font.setBold(bold);
  painter.setFont(font);
  const QSizeF box(pixels * 8, pixels * 2);
  painter.drawText(QRectF(middle - QPointF(box.width() / 2, box.height() / 2), box),
                   Qt::AlignCenter, text);
}

// The longer, the smaller: "−12.4" must stay on its disc.
double valueShare(const QString& text) {
  return text.size() <= 3 ? 0.38 : text.size() == 4 ? 0.29 : 0.24;
}

void paintDot(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
              const PaintedCandidate& candidate) {
  const double share = std::sqrt(std::clamp(candidate.share, 0.0, 1.0));
  const double radius = geometry.cell() * (kSmallestDot + (kLargestDot - kSmallestDot) * share);
  painter.setPen(QPen(theme.paper, std::max(1.0, geometry.cell() * 0.03)));
  painter.setBrush(theme.candidate);
  painter.drawEllipse(geometry.center(candidate.point), radius, radius);
}

void paintDisc(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
               const PaintedCandidate& candidate) {
  const double cell = geometry.cell();
  const QPointF middle = geometry.center(candidate.point);
  const bool best = candidate.rank == 1;
  const double pen = std::max(1.5, cell * 0.055);
  painter.setPen(QPen(best ? theme.paper : theme.candidate, pen));
  painter.setBrush(best ? theme.candidate : theme.paper);
  const double radius = cell * kDisc - pen / 2;
  painter.drawEllipse(middle, radius, radius);
  painter.setPen(best ? theme.paper : theme.candidate);
  const QString rank = QString::number(candidate.rank);
  if (cell < kRoomForValue || candidate.value.isEmpty()) {
    return write(painter, middle, rank, cell * 0.55, true);
  }
  const double value = cell * valueShare(candidate.value);
  if (cell < kRoomForTwoLines) return write(painter, middle, candidate.value, value, true);
  write(painter, middle - QPointF(0, cell * 0.09), candidate.value, value, true);
  write(painter, middle + QPointF(0, cell * 0.24), rank, cell * 0.23, false);
}

}  // namespace

void paintOwnership(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                    const BoardOverlay& overlay) {
  if (!overlay.ownership || overlay.ownership->size() != picture.size()) return;
  painter.setPen(Qt::NoPen);
  for (const Point point : AllPoints(picture.size())) {
    const double certainty = std::abs((*overlay.ownership)[point]);
    const Color owner = (*overlay.ownership)[point] > 0 ? Color::Black : Color::White;
    // A stone that stays needs no word.
    if (certainty < kUnsure || picture.stones[point] == stoneOf(owner)) continue;
    QColor color = owner == Color::Black ? QColor(0x16, 0x16, 0x16) : QColor(0xff, 0xff, 0xff);
    color.setAlphaF(static_cast<float>(0.3 + 0.5 * certainty));
    painter.fillRect(geometry.square(point, kLargestSquare * certainty), color);
  }
}

void paintRegion(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                 const PaintedRegion& region) {
  if (!geometry.size().contains(region.lowerRight)) return;
  const QRectF area =
      geometry.square(region.upperLeft, 1.0).united(geometry.square(region.lowerRight, 1.0));
  QColor wash = theme.candidate;
  wash.setAlpha(24);
  painter.setPen(QPen(theme.candidate, std::max(2.0, geometry.cell() * 0.07)));
  painter.setBrush(wash);
  const double corner = geometry.cell() * 0.2;
  painter.drawRoundedRect(area, corner, corner);
}

void paintLetters(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                  const BoardOverlay& overlay) {
  const QFont font = painter.font();
  for (const PaintedLetter& letter : overlay.letters) {
    if (!geometry.size().contains(letter.point)) continue;
    QColor paper = theme.paper;
    paper.setAlpha(kLetterPaper);
    const double radius = geometry.cell() * kLetterDisc;
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawEllipse(geometry.center(letter.point), radius, radius);
    painter.setPen(theme.candidate);
    write(painter, geometry.center(letter.point), letter.text, geometry.cell() * 0.5, true);
  }
  painter.setFont(font);
}

void paintCandidates(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                     const BoardOverlay& overlay) {
  const QFont font = painter.font();
  for (const PaintedCandidate& candidate : overlay.candidates) {
    if (!geometry.size().contains(candidate.point)) continue;
    if (candidate.rank == 0) {
      paintDot(painter, geometry, theme, candidate);
    } else {
      paintDisc(painter, geometry, theme, candidate);
    }
  }
  painter.setFont(font);
}

void paintLineNumbers(QPainter& painter, const BoardGeometry& geometry,
                      const BoardOverlay& overlay) {
  const QFont font = painter.font();
  for (const PaintedGhost& ghost : overlay.line) {
    if (ghost.number == 0 || !geometry.size().contains(ghost.point)) continue;
    painter.setPen(ghost.color == Color::Black ? QColor(0xf8, 0xf8, 0xf8)
                                               : QColor(0x12, 0x12, 0x12));
    const QString text =
        ghost.isLettered ? QString(QChar('A' + ghost.number - 1)) : QString::number(ghost.number);
    write(painter, geometry.center(ghost.point), text,
          geometry.cell() * (ghost.number < 10 ? 0.52 : 0.44), true);
  }
  painter.setFont(font);
}

}  // namespace tengen::desktop
