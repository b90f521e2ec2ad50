// Asks what a game with a friend far away shall be like, and at which server the table is made.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include "apps/desktop/dialogs/time_fields.h"
#include "apps/desktop/settings/last_table.h"

class QFormLayout;

namespace tengen::desktop {

class FriendDialog : public QDialog {
  Q_OBJECT

 public:
  // Without a server that could be started here one has to be named.
  FriendDialog(const FriendWish& last, bool canStartServer, QWidget* parent = nullptr);

  FriendWish wish() const;

 private:
  void addGame(QFormLayout& form, const client::TableWish& last);
  void addServer(QFormLayout& form, const FriendWish& last, bool canStartServer);
  void fillHandicaps();
  void check();

  QLineEdit* name_;
  QComboBox* color_;
  QComboBox* size_;
  QComboBox* rules_;
  QComboBox* handicap_;
  TimeFields* time_;
  QRadioButton* here_;
  QRadioButton* there_;
  QLineEdit* address_;
  QLabel* note_;
  QPushButton* make_ = nullptr;
};

}  // namespace tengen::desktop
