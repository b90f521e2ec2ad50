// The library page: what it lists, what it shows of a game, and the import that fills it. Folders
// are looked at when the page is first opened, and when something happens in them.
#pragma once

#include <QObject>

#include "apps/desktop/base/saying.h"
#include "apps/desktop/controller/game_place.h"
#include "apps/desktop/controller/questions.h"
#include "apps/desktop/library/folder_watch.h"
#include "apps/desktop/library/game_list_model.h"
#include "apps/desktop/library/library_import.h"
#include "apps/desktop/panels/library_page.h"

namespace tengen::desktop {

class LibraryController : public QObject {
  Q_OBJECT

 public:
  LibraryController(LibraryThread& library, Questions& questions, LibraryPage& page,
                    QObject* parent = nullptr);

  void enter();      // the page is in sight
  void takeState();  // the library was opened, or opened anew
  void addFolder();  // one that people choose
  bool isImporting() const { return import_.isRunning(); }
  bool isListing() const { return isListing_ || !model_.isSettled(); }
  GameListModel& model() { return model_; }
  FolderWatch& watch() { return watch_; }

 public slots:
  void refresh();

 signals:
  void gameWanted(const tengen::desktop::GamePlace& place);
  void importingChanged();
  void said(const tengen::desktop::Saying& words);
  void warned(const tengen::desktop::Saying& words);

 private:
  static GamePreviewView viewOf(const library::GameRow& game, const library::GamePreview& preview);
  void connectPage();
  void connectImport();
  void watchFolders();
  void list();
  void takeList(std::vector<library::GameId> games);
  void sort(int column, Qt::SortOrder order);
  void removeFolder(int source);
  void mend();
  void noteTroubles(const library::ImportReport& report);
  void lookAt(int row);
  void open(int row);
  void endImport(const LibraryImport::Outcome& outcome);
  QString countInWords() const;
  QStringList foldersInWords() const;

  LibraryThread& library_;
  Questions& questions_;
  LibraryPage& page_;
  GameListModel model_;
  LibraryImport import_;
  FolderWatch watch_;
  QStringList folders_;  // all that the last look went through
  bool hasLooked_ = false;
  bool isAdding_ = false;  // a folder, or all anew: the library is another one then
  bool isAsked_ = false;   // by a person, who wants to hear that nothing was found, too
  bool isListing_ = false;
  library::GameOrder order_ = library::GameOrder::Latest;
  bool isReversed_ = false;
  QString listedFilter_;         // of the list that was asked for
  bool startsAtTheTop_ = false;  // for the next list
  std::optional<library::GameId> chosen_;
  Saying problem_;
  std::function<QStringList()> troubles_;  // of the last import, in words
  bool isDamaged_ = false;                 // the last import said so
};

}  // namespace tengen::desktop
