// Asks what a new game shall be like. A plain setup in, a plain setup out; whoever calls remembers
// the last choice.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <optional>

#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/dialogs/time_fields.h"
#include "apps/desktop/engine/seats.h"

class QFormLayout;

namespace tengen::desktop {

// Tengen from a first game to all it has, then the others.
std::vector<Seat> engineSeats(bool withTengen, const QStringList& otherEngines);

class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NewGameDialog(const GameSetup& last, QWidget* parent = nullptr);

  // Beside persons, who alone can be chosen otherwise.
  void offerEngines(const std::vector<Seat>& engines, const Seats& last);

  GameSetup setup() const;  // always one that newGame() accepts once the dialog was accepted
  Seats seats() const;
  void setTeachingPoints(double points);
  double teachingPoints() const;  // 0: nothing is told

  // Nothing if the people thought better of it.
  static std::optional<NewGame> ask(const NewGame& last, const std::vector<Seat>& engines,
                                    QWidget* parent = nullptr);

 protected:
  bool event(QEvent* event) override;

 private:
  void makeFields();
  QComboBox* makeSeat(const char* name, QLineEdit& playersName);
  void addRows(QFormLayout& form);
  void showSetup();
  void connectFields();
  void followSeats();
  void sizeChanged();
  void fillHandicaps();
  void rulesChanged();
  void explainRules();
  void followKomi();
  void placeOrTake(Point point);
  void showPlacing();

  BoardSize boardSize() const;
  Ruleset rules() const;  // with the komi of the preset
  int handicap() const;
  bool isFree() const;  // Black places the stones

  GameSetup last_;
  Points placed_;
  bool komiTouched_ = false;

  QComboBox* size_;
  QWidget* ownSize_;
  QSpinBox* width_;
  QSpinBox* height_;
  QComboBox* rules_;
  QLabel* explanation_;
  NumberBox* komi_;
  QComboBox* handicap_;
  QCheckBox* free_;
  QLineEdit* black_;
  QLineEdit* white_;
  QComboBox* blackSeat_;
  QComboBox* whiteSeat_;
  QCheckBox* teaching_;
  QSpinBox* teachingPoints_;
  TimeFields* time_;
  QWidget* placing_;
  QLabel* placingWords_;
  BoardWidget* board_;
  QPushButton* start_ = nullptr;
};

}  // namespace tengen::desktop
