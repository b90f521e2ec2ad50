// Asks for the link of a table to join, or which of the seats taken before to go back to.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <optional>
#include <stop_token>
#include <vector>

#include "remote/link.h"

#include "apps/client/seat_book.h"

namespace tengen::desktop {

// One of the two.
struct JoinWish {
  std::optional<remote::Link> link;
  std::optional<client::SeatKey> seat;
  QString name;  // of who joins
};

class JoinDialog : public QDialog {
  Q_OBJECT

 public:
  JoinDialog(std::vector<client::KnownSeat> seats, const QString& name, QWidget* parent = nullptr);

  void setLink(const remote::Link& link);  // only the name is asked for

  JoinWish wish() const;

 private:
  void makeSeats();
  void check();
  void look();
  QString joiningNote() const;

  std::vector<client::KnownSeat> seats_;
  QLineEdit* link_;
  QLineEdit* name_;
  QListWidget* list_;
  QLabel* note_;
  QPushButton* join_ = nullptr;
  bool isLinkGiven_ = false;
  QTimer lookSoon_;  // a link that is typed changes with every letter
  std::stop_source looking_;
};

}  // namespace tengen::desktop
