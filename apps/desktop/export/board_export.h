// The board alone, for files and the clipboard: PNG of any size, SVG, PDF, and text. What shows the
// whole game, Gif and Html, is made by game_export.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include "apps/desktop/board/board_picture.h"

namespace tengen::desktop {

enum class BoardFormat : uint8_t { Png, Svg, Pdf, Text, Gif, Html };
constexpr bool showsWholeGame(BoardFormat format) {
  return format == BoardFormat::Gif || format == BoardFormat::Html;
}

struct BoardExport {
  BoardPicture picture;
  QString theme = QStringLiteral("kaya");  // of PNG and PDF; SVG has a look of its own
  CoordinateStyle coordinates = CoordinateStyle::Standard;
  QString title;     // for screen readers and file lists
  int width = 1200;  // of PNG, in pixels; the height follows the board
};

QImage boardImage(const BoardExport& board);
QByteArray boardSvg(const BoardExport& board);
QByteArray boardPdf(const BoardExport& board);
QString boardText(const BoardExport& board);

// As a file would hold it.
QByteArray boardBytes(const BoardExport& board, BoardFormat format);
// Whole or not at all; false if it cannot be written.
bool saveBytes(const QByteArray& bytes, const QString& path);
bool saveBoard(const BoardExport& board, BoardFormat format, const QString& path);
// A picture as a picture, text as text; SVG and PDF under their own names as well.
void copyBoard(const BoardExport& board, BoardFormat format);

QString suffixOf(BoardFormat format);  // "png"

}  // namespace tengen::desktop
