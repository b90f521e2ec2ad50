#include "apps/desktop/export/board_export.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPdfWriter>
#include <QSaveFile>
#include <algorithm>
#include <span>
#include <utility>

#include "apps/desktop/board/board_painter.h"
#include "apps/drawing/board_svg.h"
#include "apps/drawing/board_text.h"

namespace tengen::desktop {
namespace {

constexpr int kLeastWidth = 16;
constexpr int kMostWidth = 8192;   // pixels: a quarter of a gigabyte at the most
constexpr double kPdfWidth = 400;  // points, about 14 cm
constexpr int kPdfDotsPerInch = 300;
constexpr double kTallest = 60;       // heights to a width: more than any board has
constexpr double kScreenWidth = 720;  // a larger picture is this one enlarged, labels and all

BoardPainter painterFor(const BoardExport& board) {
  BoardPainter painter;
  painter.setTheme(boardTheme(board.theme));
  painter.setCoordinates(board.coordinates);
  return painter;
}

// A width and the height that leaves nothing of the board's surroundings.
QSizeF fitting(const BoardPainter& painter, BoardSize size, double width, double scale) {
  const QSizeF area = QSizeF(width, width * kTallest) / scale;
  const QSizeF wood = painter.geometry(area, size, scale).wood().size();
  return {width, width * wood.height() / wood.width()};
}

Points pointsWith(const Grid<Stone>& stones, Stone stone) {
  Points points;
  for (int i = 0; i < stones.size().points(); ++i) {
    const Point point = stones.size().pointAt(i);
    if (stones[point] == stone) points.push_back(point);
  }
  return points;
}

void addMark(NodeMarkup& markup, const PaintedMark& mark) {
  switch (mark.shape) {
    case MarkShape::Triangle:
      return markup.triangles.push_back(mark.point);
    case MarkShape::Square:
      return markup.squares.push_back(mark.point);
    case MarkShape::Circle:
      return markup.circles.push_back(mark.point);
    case MarkShape::Cross:
      return markup.crosses.push_back(mark.point);
    case MarkShape::Selected:
      return markup.selected.push_back(mark.point);
  }
}

NodeMarkup markupOf(const BoardPicture& picture) {
  NodeMarkup markup;
  for (const PaintedMark& mark : picture.marks)
    addMark(markup, mark);
  for (const PaintedLabel& label : picture.labels)
    markup.labels.push_back({label.point, label.text.toStdString()});
  for (const PaintedSegment& segment : picture.segments)
    (segment.arrow ? markup.arrows : markup.lines).push_back({segment.from, segment.to});
  Points visible;
  for (int i = 0; i < picture.size().points(); ++i) {
    const Point point = picture.size().pointAt(i);
    if (picture.territory[point] == Owner::Black) markup.blackTerritory.push_back(point);
    if (picture.territory[point] == Owner::White) markup.whiteTerritory.push_back(point);
    if (picture.dimmed[point]) markup.dimmed.push_back(point);
    if (!picture.hidden[point]) visible.push_back(point);
  }
  if (static_cast<int>(visible.size()) < picture.size().points()) markup.visible = visible;
  return markup;
}

const char* mimeType(BoardFormat format) {
  return format == BoardFormat::Svg ? "image/svg+xml" : "application/pdf";
}

}  // namespace

QImage boardImage(const BoardExport& board) {
  BoardPainter painter = painterFor(board);
  const int width = std::clamp(board.width, kLeastWidth, kMostWidth);
  const double scale = std::max(1.0, width / kScreenWidth);
  const QSizeF size = fitting(painter, board.picture.size(), width, scale);
  QImage image(size.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter onImage(&image);
  onImage.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  onImage.scale(scale, scale);
  painter.paint(onImage, QSizeF(image.size()) / scale, scale, board.picture);
  onImage.end();
  image.setText(QStringLiteral("Title"), board.title);
  return image;
}

QByteArray boardSvg(const BoardExport& board) {
  Board stones(board.picture.size());
  // A drawing may hold what no board can, stones without liberties; those are left out.
  for (const auto& [stone, color] :
       {std::pair(Stone::Black, Color::Black), std::pair(Stone::White, Color::White)}) {
    for (const Point point : pointsWith(board.picture.stones, stone)) {
      const Point one[] = {point};
      const bool black = color == Color::Black;
      stones.setUp(black ? std::span<const Point>(one) : std::span<const Point>(),
                   black ? std::span<const Point>() : std::span<const Point>(one), {});
    }
  }
  drawing::BoardDrawing drawing(stones);
  drawing.lastMove = board.picture.lastMove;
  drawing.numbers = board.picture.numbers;
  drawing.markup = markupOf(board.picture);
  drawing.title = board.title.toStdString();
  drawing.coordinates = notationOf(board.coordinates);
  return QByteArray::fromStdString(drawing::boardSvg(drawing));
}

QByteArray boardPdf(const BoardExport& board) {
  BoardPainter painter = painterFor(board);
  const QSizeF size = fitting(painter, board.picture.size(), kPdfWidth, 1);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(size, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
  writer.setResolution(kPdfDotsPerInch);
  writer.setTitle(board.title);
  constexpr double kScale = kPdfDotsPerInch / 72.0;
  QPainter onPage(&writer);
  onPage.scale(kScale, kScale);
  painter.paint(onPage, size, kScale, board.picture);
  onPage.end();
  return bytes;
}

QString boardText(const BoardExport& board) {
  drawing::BoardPicture drawing(board.picture.size());
  drawing.stones = board.picture.stones;
  drawing.dead = board.picture.dead;
  drawing.territory = board.picture.territory;
  drawing.lastMove = board.picture.lastMove;
  for (const PaintedLabel& label : board.picture.labels) {
    if (label.text.size() == 1 && label.text[0].unicode() < 128) {
      drawing.label[label.point] = static_cast<char>(label.text[0].unicode());
    }
  }
  drawing::BoardTextStyle style;
  style.coordinates = notationOf(board.coordinates);
  return QString::fromStdString(drawing::boardText(drawing, style));
}

QByteArray boardBytes(const BoardExport& board, BoardFormat format) {
  switch (format) {
    case BoardFormat::Svg:
      return boardSvg(board);
    case BoardFormat::Pdf:
      return boardPdf(board);
    case BoardFormat::Text:
      return boardText(board).toUtf8();
    case BoardFormat::Png:
    case BoardFormat::Gif:  // of a game, see game_export
    case BoardFormat::Html:
      break;
  }
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  boardImage(board).save(&buffer, "PNG");
  return bytes;
}

bool saveBoard(const BoardExport& board, BoardFormat format, const QString& path) {
  return saveBytes(boardBytes(board, format), path);
}

bool saveBytes(const QByteArray& bytes, const QString& path) {
  QSaveFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

void copyBoard(const BoardExport& board, BoardFormat format) {
  auto* mime = new QMimeData;
  if (format == BoardFormat::Text) {
    mime->setText(boardText(board));
  } else {
    mime->setImageData(boardImage(board));
    if (format != BoardFormat::Png) mime->setData(mimeType(format), boardBytes(board, format));
  }
  QGuiApplication::clipboard()->setMimeData(mime);
}

QString suffixOf(BoardFormat format) {
  switch (format) {
    case BoardFormat::Png:
      return QStringLiteral("png");
    case BoardFormat::Svg:
      return QStringLiteral("svg");
    case BoardFormat::Pdf:
      return QStringLiteral("pdf");
    case BoardFormat::Gif:
      return QStringLiteral("gif");
    case BoardFormat::Html:
      return QStringLiteral("html");
    case BoardFormat::Text:
      break;
  }
  return QStringLiteral("txt");
}

}  // namespace tengen::desktop
