#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMimeData>
#include <QPrinter>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "game/formats.h"

#include "apps/desktop/export/board_export.h"
#include "apps/desktop/export/game_export.h"
#include "apps/desktop/export/game_pages.h"

namespace tengen::desktop {
namespace {

BoardExport board(BoardSize size = {9, 9}) {
  BoardExport exported;
  exported.picture = BoardPicture(size);
  exported.picture.stones[{2, 2}] = Stone::Black;
  exported.picture.stones[{4, 4}] = Stone::White;
  exported.picture.numbers[{2, 2}] = 1;
  exported.picture.lastMove = Point{4, 4};
  exported.picture.labels = {{{6, 6}, QStringLiteral("A")}};
  exported.title = QStringLiteral("Ana – Wei <final>");
  return exported;
}

QByteArray contents(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

TEST(BoardExport, APngIsAsWideAsAsked) {
  for (const int width : {100, 777, 3000}) {
    BoardExport exported = board();
    exported.width = width;
    EXPECT_EQ(boardImage(exported).width(), width);
  }
  BoardExport tall = board({7, 19});
  const QImage image = boardImage(tall);
  EXPECT_EQ(image.width(), 1200);
  EXPECT_GT(image.height(), 2400);
}

TEST(BoardExport, AWidthBeyondReasonIsTamed) {
  BoardExport exported = board();
  exported.width = -3;
  EXPECT_GT(boardImage(exported).width(), 0);
}

TEST(BoardExport, FilesAreWhatTheirNamesSay) {
  const QTemporaryDir folder;
  const auto saved = [&](BoardFormat format) {
    const QString path = folder.filePath("board." + suffixOf(format));
    EXPECT_TRUE(saveBoard(board(), format, path));
    return contents(path);
  };
  EXPECT_TRUE(saved(BoardFormat::Png).startsWith("\x89PNG"));
  EXPECT_TRUE(saved(BoardFormat::Pdf).startsWith("%PDF-"));
  const QByteArray svg = saved(BoardFormat::Svg);
  EXPECT_TRUE(svg.startsWith("<svg"));
  EXPECT_TRUE(svg.contains("Ana – Wei &lt;final&gt;"));
  EXPECT_EQ(svg.count("href=\"#b\""), 1);
  EXPECT_EQ(svg.count("href=\"#w\""), 1);
  EXPECT_TRUE(saved(BoardFormat::Text).contains("(O)"));
}

TEST(GameExport, ALineIsAMovingPictureAndAGameOnePage) {
  const auto game = load("(;SZ[9]PB[Ana]PW[Wei]RE[B+R];B[ee];W[cc](;B[gg]C[Here.])(;B[gc]))");
  ASSERT_TRUE(game);
  const GameTree& tree = game->tree;
  const QByteArray gif = gameGif(tree, tree.pathTo(tree.endOfLine(tree.root())), 400);
  EXPECT_TRUE(gif.startsWith("GIF89a"));
  const QByteArray page = gamePage(tree);
  EXPECT_TRUE(page.toLower().startsWith("<!doctype html>"));
  EXPECT_TRUE(page.contains(QString::fromUtf8("Ana – Wei").toUtf8()));
  EXPECT_TRUE(page.contains("Here."));
}

TEST(BoardExport, AFolderThatIsNotThereIsReported) {
  const QTemporaryDir folder;
  EXPECT_FALSE(saveBoard(board(), BoardFormat::Png, folder.filePath("missing/board.png")));
}

TEST(BoardExport, TheClipboardGetsAPictureOrText) {
  copyBoard(board(), BoardFormat::Png);
  EXPECT_TRUE(QGuiApplication::clipboard()->mimeData()->hasImage());
  copyBoard(board(), BoardFormat::Svg);
  EXPECT_TRUE(QGuiApplication::clipboard()->mimeData()->hasFormat("image/svg+xml"));
  copyBoard(board(), BoardFormat::Text);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), boardText(board()));
}

Diagram diagram(int first, int last) {
  Diagram made;
  made.picture = BoardPicture({19, 19});
  made.first = first;
  made.last = last;
  for (int number = first; number <= last; ++number) {
    const Point point = made.picture.size().pointAt((number * 7) % 361);
    made.picture.stones[point] = number % 2 ? Stone::Black : Stone::White;
    made.picture.numbers[point] = number;
  }
  return made;
}

std::vector<Diagram> longGame() {
  std::vector<Diagram> diagrams;
  for (int first = 1; first <= 300; first += 50)
    diagrams.push_back(diagram(first, first + 49));
  diagrams[1].notes = {{70, 62, {}}, {73, std::nullopt, "a"}, {75, std::nullopt, {}}};
  return diagrams;
}

GameInfo players() {
  GameInfo info;
  info.blackName = "Ana";
  info.blackRank = "3d";
  info.komi = 6.5;
  info.event = "Spring Cup";
  info.date = "2024-03-31";
  info.result = "B+2.5";
  return info;
}

TEST(GamePages, WordsAreThoseOfBooks) {
  const auto diagrams = longGame();
  EXPECT_EQ(GamePages::notes(diagrams[1]), "70 at 62, 73 at a, 75 passes");
  EXPECT_EQ(GamePages::caption(diagrams[1], 1), QString::fromUtf8("Diagram 2 (moves 51–100)"));
  EXPECT_EQ(GamePages::title(players()), QString::fromUtf8("Ana 3d (Black) – White"));
  EXPECT_TRUE(GamePages::details(players()).contains("Komi 6.5"));
}

TEST(GamePages, APageHoldsAsManyDiagramsAsAsked) {
  const auto pages = [](int perPage) {
    return GamePages(players(), longGame(),
                     {QPageSize(QPageSize::A4), QPageLayout::Portrait, perPage})
        .count();
  };
  EXPECT_EQ(pages(1), 6);
  EXPECT_EQ(pages(2), 3);
  EXPECT_EQ(pages(4), 2);
  EXPECT_EQ(pages(6), 1);
}

TEST(GamePages, APdfHasEveryPage) {
  const QTemporaryDir folder;
  GamePages pages(players(), longGame(),
                  {QPageSize(QPageSize::Letter), QPageLayout::Portrait, 2, CoordinateStyle::None});
  ASSERT_TRUE(pages.savePdf(folder.filePath("game.pdf")));
  const QByteArray pdf = contents(folder.filePath("game.pdf"));
  EXPECT_TRUE(pdf.startsWith("%PDF-"));
  EXPECT_TRUE(pdf.contains("/Count 3"));
  EXPECT_FALSE(pages.savePdf(folder.filePath("missing/game.pdf")));
}

TEST(GamePages, APrinterIsUsedToTheEdgesOfThePaperItHas) {
  const QTemporaryDir folder;
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  printer.setOutputFileName(folder.filePath("printed.pdf"));
  printer.setPageSize(QPageSize(QPageSize::A5));
  printer.setPageOrientation(QPageLayout::Landscape);
  printer.setFullPage(true);
  const PageSetup setup{printer.pageLayout().pageSize(), printer.pageLayout().orientation(), 2};
  GamePages pages(players(), longGame(), setup);
  EXPECT_GT(pages.size().width(), pages.size().height());
  ASSERT_TRUE(pages.print(printer, printer.resolution()));
  EXPECT_EQ(printer.pageLayout().paintRectPoints(), printer.pageLayout().fullRectPoints());
  EXPECT_TRUE(contents(folder.filePath("printed.pdf")).contains("/MediaBox [0 0 595"));
}

// The letters under the board, the caption, the number of the page: three bands of ink.
TEST(GamePages, ACaptionKeepsClearOfTheCoordinates) {
  const auto bandsUnderTheGrid = [](const QImage& image) {
    const auto inkIn = [&image](int y) {
      int ink = 0;
      for (int x = 0; x < image.width(); ++x)
        ink += qGray(image.pixel(x, y)) < 128;
      return ink;
    };
    int lastLine = 0;
    for (int y = 0; y < image.height(); ++y) {
      if (inkIn(y) > image.width() / 5) lastLine = y;
    }
    int bands = 0;
    for (int y = lastLine; y + 1 < image.height(); ++y)
      bands += inkIn(y) == 0 && inkIn(y + 1) > 0;
    return bands;
  };
  for (const double scale : {3.0, 300 / 72.0}) {
    for (const int perPage : {1, 2, 4, 6}) {
      for (const auto paper : {QPageSize::A4, QPageSize::Letter, QPageSize::A5}) {
        GamePages pages(players(), {diagram(1, 50)},
                        {QPageSize(paper), QPageLayout::Portrait, perPage});
        EXPECT_EQ(bandsUnderTheGrid(pages.image(0, scale)), 3)
            << perPage << " on paper " << paper << ", scale " << scale;
      }
    }
  }
}

TEST(GamePages, PagesCanBeLookedAt) {
  GamePages pages(players(), longGame(), {});
  const QString pictures = qEnvironmentVariable("TENGEN_PICTURES");
  for (int page = 0; page < (pictures.isEmpty() ? 1 : pages.count()); ++page) {
    const QImage image = pages.image(page, 1.5);
    EXPECT_EQ(image.size(), (pages.size() * 1.5).toSize());
    if (!pictures.isEmpty()) image.save(QDir(pictures).filePath(QString("page_%1.png").arg(page)));
  }
}

}  // namespace
}  // namespace tengen::desktop
