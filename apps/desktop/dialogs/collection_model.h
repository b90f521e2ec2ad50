// The games of a collection as rows for a view. A row is read when it is first looked at, so that a
// file of ten thousand games opens at once. The collection must outlive the model.
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "sgf/collection.h"

namespace tengen::desktop {

class CollectionModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column : int { Number, Black, White, Result, Date, Event, Moves, kColumns };

  explicit CollectionModel(const sgf::Collection& collection, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  // Does the game tell all these words, in any case, in any field?
  bool matches(int row, const QStringList& words) const;

 private:
  struct Game {
    QString black, white, result, date, event;
    QString words;   // everything that can be searched, folded
    int moves = -1;  // counted when shown: that is a walk through the game
  };

  Game& game(int row) const;

  const sgf::Collection& collection_;
  mutable std::vector<std::optional<Game>> games_;
};

}  // namespace tengen::desktop
