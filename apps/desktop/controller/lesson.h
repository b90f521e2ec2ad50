// What lessons have in common: moves people make come to the lesson and not to the game, the board
// shows what it wants, a panel says what to do, and an engine judges what was tried. The game is
// only walked through. A lesson ends when it is left, or when somebody moves the game elsewhere.
#pragma once

#include <QObject>
#include <QTimer>

#include "apps/desktop/controller/board_layers.h"
#include "apps/desktop/controller/judge_move.h"
#include "apps/desktop/panels/lesson_panel.h"

namespace tengen::desktop {

class Lesson : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    GameController& game;
    Adviser& adviser;
    BoardLayers& layers;
    LessonPanel& panel;
  };

  bool isOn() const { return isOn_; }
  bool isShowing() const { return isJudging_ || step_.isActive(); }  // something comes by itself
  void leave();
  void refresh();  // says all again, be it in another language
  // Milliseconds between moves that are played by themselves.
  void setPace(int milliseconds) { pace_ = milliseconds; }

 signals:
  void begun();
  void left();
  void said(const tengen::desktop::Saying& words);

 protected:
  Lesson(const Parts& parts, QObject* parent);

  // What a lesson is
  virtual QString name() const = 0;
  virtual LessonView view() const = 0;
  virtual void tried(Move move) = 0;  // a legal one
  virtual void chosen(int choice) = 0;
  virtual Color mover() const = 0;  // whose move is asked for

  // What it can do
  void begin();
  void goTo(NodeId node);
  void judge(Move move, const Judged& then);  // here; nothing where nobody could tell
  void stopJudging();
  void playOut(std::vector<Move> line);  // from here, stone by stone
  void show(const BoardOverlay& overlay);
  QString nameOf(Move move) const;

  GameController& game() const { return parts_.game; }
  const GameSession& session() const { return parts_.game.session(); }
  const std::vector<Move>& line() const { return line_; }  // being played out
  int pace() const { return pace_; }

 private:
  void take(Move move);
  void watch();
  void showLine();

  Parts parts_;
  bool isOn_ = false;
  NodeId node_ = kNoNode;  // where the lesson stands
  std::vector<Move> line_;
  size_t shown_ = 0;  // moves of it
  QTimer step_;
  int pace_ = 700;
  int question_ = 0;        // the one whose answer is wanted
  bool isJudging_ = false;  // it was asked
};

}  // namespace tengen::desktop
