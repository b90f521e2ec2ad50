// Edits what a game's root tells about the game: players, event, rules, notes. A plain GameInfo in,
// a plain GameInfo out; what it does not understand it leaves as it was.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "game/game_info.h"

class QFormLayout;

namespace tengen::desktop {

class GameInfoDialog : public QDialog {
  Q_OBJECT

 public:
  // `counted` are the rules that count where the game says nothing.
  GameInfoDialog(const GameInfo& before, const Ruleset& counted, QWidget* parent = nullptr);

  GameInfo info() const;

  // Nothing if the people thought better of it.
  static std::optional<GameInfo> ask(const GameInfo& before, const Ruleset& counted,
                                     QWidget* parent = nullptr);

 private:
  using Text = std::string GameInfo::*;

  QWidget* playersPage();
  QWidget* gamePage();
  QWidget* sourcePage();
  QLineEdit* line(const char* name, const QString& words, Text text);
  void row(QFormLayout& form, const QString& words, QWidget* field);
  void checkKomi();

  GameInfo before_;
  std::vector<std::pair<QLineEdit*, Text>> lines_;
  QLineEdit* komi_ = nullptr;
  QComboBox* rules_ = nullptr;
  QSpinBox* handicap_ = nullptr;
  QPlainTextEdit* comment_ = nullptr;
  QPushButton* ok_ = nullptr;
};

}  // namespace tengen::desktop
