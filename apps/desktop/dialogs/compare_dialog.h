// Two engines side by side on one position: what each would play. Plain rows in; which engine is
// wanted where is reported. Stays open while people walk through their game.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QTableWidget>
#include <array>
#include <vector>

namespace tengen::desktop {

struct ComparedMove {
  QString move = {};
  QString lead = {};  // empty where the engine knows none
  QString win = {};
  QString visits = {};
  QString line = {};  // how it goes on

  friend bool operator==(const ComparedMove&, const ComparedMove&) = default;
};

class CompareDialog : public QDialog {
  Q_OBJECT

 public:
  static constexpr int kColumns = 2;

  explicit CompareDialog(QWidget* parent = nullptr);

  void setEngines(const QStringList& names, const std::array<QString, kColumns>& chosen);
  void setPosition(const QString& words);  // "After move 12, White to play"
  void showMoves(int column, const std::vector<ComparedMove>& moves);
  void showState(int column, const QString& words);  // in place of moves

 signals:
  void engineChosen(int column, const QString& name);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Column {
    QComboBox* engine;
    QLabel* state;
    QTableWidget* moves;
    QLabel* line;
  };

  QLayout* makeColumn(int number);
  void retranslate();
  void tellAgreement();
  QString bestOf(int column) const;

  std::array<Column, kColumns> columns_{};
  QLabel* position_;
  QLabel* agreement_;
};

}  // namespace tengen::desktop
