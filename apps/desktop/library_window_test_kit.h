// A window with a library: real files, a real index.
#pragma once

#include <fstream>

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {

// Four games on 9x9 that begin at E5: twice D3 follows, once G3 and once a pass. On a board that
// is the same from all sides the moves are shown in the upper right: G6 and G7.
inline constexpr const char* kGames =
    "(;SZ[9]PB[Ana]PW[Ben]DT[2001]RE[B+R];B[ee];W[dg];B[cc])"
    "(;SZ[9]PB[Cho]PW[Dan]DT[2003]RE[W+2.5]EV[Castle cup];B[ee];W[dg];B[gc];W[cc])"
    "(;SZ[9]PB[Eva]PW[Ana]DT[1999]RE[W+R];B[ee];W[gg])"
    "(;SZ[9]PB[Fei]PW[Gus]DT[2010]RE[B+3];B[ee];W[])";

struct LibraryWindow : TestWindow {
  explicit LibraryWindow(const char* games = kGames) {
    questions.unsaved = Questions::Unsaved::Discard;
    std::filesystem::create_directories(gamesFolder());
    if (games) write("games.sgf", games);
    questions.folder = QString::fromStdString(gamesFolder().string());
  }

  std::filesystem::path gamesFolder() const { return folder.path() / "games"; }
  void write(const char* name, const std::string& text) const {
    std::ofstream(gamesFolder() / name, std::ios::binary) << text;
  }
  ExplorerPanel& explorer() { return find<ExplorerPanel>("explorer"); }
  LibraryPage& page() { return find<LibraryPage>("libraryPage"); }
  void openExplorer() {
    window->panes().open("explorer");
    ASSERT_TRUE(explorer().isVisible());
  }
  bool waitForImport(int games) {
    return waitFor([&] {
      return !window->library().isImporting() && window->library().model().rowCount() == games &&
             !window->library().isListing();
    });
  }
  // With its games in, and the explorer in sight.
  void fill(int games = 4) {
    window->library().addFolder();
    ASSERT_TRUE(waitForImport(games));
  }
  bool waitForHeadline(const QString& words) {
    return waitFor([&] { return explorer().view().bars.headline == words; });
  }
  QStringList rows() {
    QStringList rows;
    for (const ExplorerLine& line : explorer().view().bars.lines)
      rows << QString("%1 %2 %3").arg(line.letter, line.move, line.games);
    return rows;
  }
  QStringList letters() {
    QStringList letters;
    for (const PaintedLetter& letter : board().overlay().letters) {
      const auto point = toText(letter.point, session().tree().size(), Notation::Standard);
      letters << letter.text + ' ' + QString::fromStdString(point);
    }
    return letters;
  }
  int moves() { return session().tree().moveNumber(session().node()); }
  QString cell(int row, GameListModel::Column column) {
    GameListModel& model = window->library().model();
    waitFor([&] { return model.data(model.index(row, column), Qt::DisplayRole).isValid(); });
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
  }
};

}  // namespace tengen::desktop
