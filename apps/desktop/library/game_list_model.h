// The games a filter chose, as rows for a view: of a million it knows the numbers, and what stands
// in a row is fetched when the row is looked at.
#pragma once

#include <QAbstractTableModel>
#include <QCache>
#include <QTimer>
#include <vector>

#include "apps/desktop/library/library_thread.h"

namespace tengen::desktop {

class GameListModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column : int { Date, Black, White, Result, Event, Moves, kColumns };

  explicit GameListModel(LibraryThread& library, QObject* parent = nullptr);

  void show(std::vector<library::GameId> games);
  void reload();  // the same games may have other names now
  std::optional<library::GameId> gameAt(int row) const;
  int rowOf(library::GameId game) const;  // -1: it is not shown
  // What is known of a row by now; null while it is fetched.
  const library::GameRow* known(int row) const;
  // All rows that were asked for are there.
  bool isSettled() const { return wanted_.empty(); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void want(int row) const;
  void fetch();
  void take(const std::vector<library::GameRow>& rows);

  LibraryThread& library_;
  std::vector<library::GameId> games_;
  mutable QCache<library::GameId, library::GameRow> rows_;
  mutable std::vector<int> wanted_;  // rows looked at and not known, the latest last
  mutable QTimer fetchSoon_;         // once for all rows of a paint
};

}  // namespace tengen::desktop
