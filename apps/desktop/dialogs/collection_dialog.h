// Chooses a game of a collection from a list that can be searched by typing.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <optional>

#include "apps/desktop/dialogs/collection_model.h"

namespace tengen::desktop {

class CollectionFilter;

class CollectionDialog : public QDialog {
  Q_OBJECT

 public:
  // The collection must outlive the dialog.
  CollectionDialog(const sgf::Collection& collection, size_t open, QWidget* parent = nullptr);

  std::optional<size_t> chosen() const;  // index of a game; nothing while the list is empty

  // Nothing if the people thought better of it.
  static std::optional<size_t> ask(const sgf::Collection& collection, size_t open,
                                   QWidget* parent = nullptr);

 protected:
  // Arrows and pages move in the list while words are typed.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeList();
  void search(const QString& text);
  void select(int row);
  void showCount();

  CollectionModel* model_;
  CollectionFilter* filter_;
  QLineEdit* search_;
  QTableView* list_;
  QLabel* count_;
  QPushButton* open_;
};

}  // namespace tengen::desktop
