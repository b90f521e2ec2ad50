// The library in the place of the board: a line that filters as one types, the games as a list, and
// one board of the chosen game. Shows what it is given and reports touches.
#pragma once

#include <QAbstractItemModel>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <QWidget>

#include "apps/desktop/panels/elided_label.h"
#include "apps/desktop/panels/game_preview_panel.h"

namespace tengen::desktop {

struct LibraryPageView {
  bool isKnown = false;   // the library was looked at
  bool hasGames = false;  // else it says how to add some
  QString count;          // "1,204 of 583,107 games"
  QString folders;        // what is watched
  QStringList sources;    // the same, each by itself
  QString problem;
  QStringList troubles;  // all files that were left out, where the problem names but one
  bool canMend = false;  // the library is damaged
  // While games are read
  bool isImporting = false;
  QString progress;
  int percent = -1;  // below 0: nobody knows

  friend bool operator==(const LibraryPageView&, const LibraryPageView&) = default;
};

class LibraryPage : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryPage(QWidget* parent = nullptr);

  void setModel(QAbstractItemModel& model);
  void show(const LibraryPageView& view);
  using QWidget::show;
  GamePreviewPanel& preview() { return *preview_; }
  QTableView& list() { return *list_; }
  QString filter() const { return filter_->text(); }
  int chosenRow() const;  // -1: none
  void choose(int row);
  void takeFocus();

 signals:
  void filterChanged(const QString& text);
  void rowChosen(int row);
  void openWanted(int row);
  void addWanted();
  void scanWanted();
  void removeWanted(int source);
  void mendWanted();
  void orderWanted(int column, Qt::SortOrder order);
  void stopWanted();
  void leaveWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeHead(QVBoxLayout& column);
  void makeList();
  QWidget* makeInvitation();
  void makeFoot(QVBoxLayout& column);
  void refresh();
  void showSources();
  void showProblem();
  void retranslate();

  LibraryPageView view_;
  QLineEdit* filter_;
  QLabel* count_;
  QPushButton* add_;
  QPushButton* scan_;
  QTableView* list_;
  GamePreviewPanel* preview_;
  QWidget* games_;
  QWidget* invitation_;
  QLabel* invitationTitle_;
  QLabel* invitationWords_;
  QPushButton* addFirst_;
  ElidedLabel* folders_;
  QPushButton* remove_;
  QStringList offered_;  // in its menu
  QLabel* problem_;
  QPushButton* mend_;
  QPushButton* showTroubles_;
  QPlainTextEdit* troubles_;
  QProgressBar* bar_;
  ElidedLabel* progress_;
  QPushButton* stop_;
};

}  // namespace tengen::desktop
