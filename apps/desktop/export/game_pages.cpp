#include "apps/desktop/export/game_pages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPdfWriter>
#include <algorithm>

namespace tengen::desktop {
namespace {

// In points, 72 to an inch.
constexpr double kMargin = 40;
constexpr double kGap = 14;
constexpr double kCaption = 16;
constexpr double kNotes = 34;  // three lines
constexpr int kDotsPerInch = 300;

QString player(const std::string& name, const std::string& rank, const QString& side) {
  if (name.empty()) return side;
  const QString known = QString::fromStdString(rank.empty() ? name : name + ' ' + rank);
  return QStringLiteral("%1 (%2)").arg(known, side);
}

}  // namespace

GamePages::GamePages(const GameInfo& info, std::vector<Diagram> diagrams, const PageSetup& setup)
    : info_(info),
      diagrams_(std::move(diagrams)),
      setup_(setup),
      size_(setup.paper.size(QPageSize::Point)) {
  if (setup.orientation == QPageLayout::Landscape) size_.transpose();
  columns_ = setup.perPage >= 4 ? 2 : 1;
  rows_ = std::max(1, setup.perPage / columns_);
  board_.setTheme(boardTheme(QStringLiteral("print")));
  board_.setCoordinates(setup.coordinates);
}

int GamePages::count() const {
  const auto each = static_cast<size_t>(columns_ * rows_);
  return static_cast<int>((diagrams_.size() + each - 1) / each);
}

QString GamePages::title(const GameInfo& info) {
  return QStringLiteral("%1 – %2").arg(player(info.blackName, info.blackRank, tr("Black")),
                                       player(info.whiteName, info.whiteRank, tr("White")));
}

QString GamePages::details(const GameInfo& info) {
  QStringList parts;
  for (const std::string* text :
       {&info.gameName, &info.event, &info.round, &info.place, &info.date}) {
    if (!text->empty()) parts += QString::fromStdString(*text);
  }
  if (info.handicap > 0) parts += tr("Handicap %1").arg(info.handicap);
  if (info.komi) {
    parts += tr("Komi %1").arg(QLocale().toString(*info.komi, 'f', QLocale::FloatingPointShortest));
  }
  if (!info.result.empty()) parts += tr("Result %1").arg(QString::fromStdString(info.result));
  return parts.join(QStringLiteral("  ·  "));
}

QString GamePages::caption(const Diagram& diagram, int index) {
  if (diagram.last == 0) return tr("Diagram %1").arg(index + 1);
  if (diagram.first == diagram.last) {
    return tr("Diagram %1 (move %2)").arg(index + 1).arg(diagram.first);
  }
  return tr("Diagram %1 (moves %2–%3)").arg(index + 1).arg(diagram.first).arg(diagram.last);
}

QString GamePages::notes(const Diagram& diagram) {
  QStringList words;
  for (const DiagramNote& note : diagram.notes) {
    if (note.atMove) {
      words += tr("%1 at %2").arg(note.move).arg(*note.atMove);
    } else if (!note.atLetter.isEmpty()) {
      words += tr("%1 at %2").arg(note.move).arg(note.atLetter);
    } else {
      words += tr("%1 passes").arg(note.move);
    }
  }
  return words.join(QStringLiteral(", "));
}

QFont GamePages::font(double points, bool bold) const {
  QFont font(QStringLiteral("sans-serif"));
  font.setStyleHint(QFont::SansSerif);
  font.setPixelSize(static_cast<int>(points));  // a unit of the painter is a point
  font.setBold(bold);
  return font;
}

double GamePages::paintHeading(QPainter& painter, int page) const {
  const double width = size_.width() - 2 * kMargin;
  double top = kMargin;
  const auto write = [&](const QString& text, const QFont& with) {
    painter.setFont(with);
    QRectF used;
    painter.drawText(QRectF(kMargin, top, width, 60), Qt::TextWordWrap | Qt::AlignHCenter, text,
                     &used);
    top += used.height() + 2;
  };
  write(title(info_), font(page == 0 ? 15 : 10, page == 0));
  const QString more = details(info_);
  if (page == 0 && !more.isEmpty()) write(more, font(10));
  painter.setFont(font(9));
  painter.drawText(QRectF(kMargin, size_.height() - kMargin, width, 14), Qt::AlignHCenter,
                   tr("%1 of %2").arg(page + 1).arg(count()));
  return top + kGap / 2;
}

void GamePages::paintDiagram(QPainter& painter, QRectF cell, int index, double scale) {
  const Diagram& diagram = diagrams_[static_cast<size_t>(index)];
  const QSizeF area(cell.width(), cell.height() - kCaption - kNotes);
  painter.save();
  painter.translate(cell.topLeft());
  board_.paint(painter, area, scale, diagram.picture);
  painter.restore();

  painter.setPen(Qt::black);
  painter.setFont(font(10, true));
  // Right under the board, which may be smaller than its place.
  const double below =
      cell.top() + board_.geometry(area, diagram.picture.size(), scale).wood().bottom();
  painter.drawText(QRectF(cell.left(), below + 2, cell.width(), kCaption), Qt::AlignHCenter,
                   caption(diagram, index));
  painter.setFont(font(9));
  painter.drawText(QRectF(cell.left(), below + kCaption, cell.width(), kNotes),
                   Qt::TextWordWrap | Qt::AlignHCenter, notes(diagram));
}

void GamePages::paint(QPainter& painter, int page, double scale) {
  painter.setPen(Qt::black);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                         QPainter::SmoothPixmapTransform);
  const double top = paintHeading(painter, page);
  const double bottom = size_.height() - kMargin - kGap / 2;
  const double width = (size_.width() - 2 * kMargin - (columns_ - 1) * kGap) / columns_;
  const double height = (bottom - top - (rows_ - 1) * kGap) / rows_;
  const int each = columns_ * rows_;
  for (int i = 0; i < each; ++i) {
    const int index = page * each + i;
    if (index >= static_cast<int>(diagrams_.size())) break;
    const QRectF cell(kMargin + (i % columns_) * (width + kGap),
                      top + (i / columns_) * (height + kGap), width, height);
    paintDiagram(painter, cell, index, scale);
  }
}

QImage GamePages::image(int page, double scale) {
  QImage image((size_ * scale).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.scale(scale, scale);
  paint(painter, page, scale);
  return image;
}

bool GamePages::print(QPagedPaintDevice& device, int dotsPerInch) {
  const double scale = dotsPerInch / 72.0;
  device.setPageMargins(QMarginsF());  // ours are inside the page
  QPainter painter;
  if (!painter.begin(&device)) return false;
  painter.scale(scale, scale);
  for (int page = 0; page < count(); ++page) {
    if (page > 0 && !device.newPage()) return false;
    paint(painter, page, scale);
  }
  return painter.end();
}

bool GamePages::savePdf(const QString& path) {
  QPdfWriter writer(path);
  writer.setPageSize(setup_.paper);
  writer.setPageOrientation(setup_.orientation);
  writer.setResolution(kDotsPerInch);
  writer.setTitle(title(info_));
  writer.setCreator(QStringLiteral("Tengen"));
  return print(writer, kDotsPerInch);
}

}  // namespace tengen::desktop
