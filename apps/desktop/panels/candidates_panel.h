// What an engine thinks of the position: who leads, and the moves it considers, the best first.
// Paints plain values and reports which row is meant.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

namespace tengen::desktop {

struct CandidateLine {
  QString move;      // "Q15", "Pass"
  QString lead;      // "B+4.4"
  QString win;       // "74 %", of the side to move
  double share = 0;  // of the best one's visits

  friend bool operator==(const CandidateLine&, const CandidateLine&) = default;
};

struct CandidatesView {
  QString headline;             // "Black leads by 4.4"
  QString chance;               // "74 %", of the side that leads; in an even game "Black 47 %"
  std::optional<double> black;  // Black's chance, for the meter
  QString title;                // "Here Black could play"
  std::vector<CandidateLine> lines;
  QString note;  // how much was looked at

  friend bool operator==(const CandidatesView&, const CandidatesView&) = default;
};

class CandidatesPanel : public QWidget {
  Q_OBJECT

 public:
  explicit CandidatesPanel(QWidget* parent = nullptr);

  void show(const CandidatesView& view);
  using QWidget::show;
  void point(std::optional<int> line);  // what is hovered elsewhere
  std::optional<int> marked() const { return hovered_; }
  const CandidatesView& view() const { return view_; }
  QRect lineArea(int line) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void lineHovered(std::optional<int> line);
  void lineChosen(int line, Qt::KeyboardModifiers modifiers);
  void wheelTurned(int steps);  // over a line; forward positive

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  std::optional<int> lineAt(QPoint place) const;
  void hover(std::optional<int> line);
  void describe();
  void retranslate();
  void paintHeadline(QPainter& painter) const;
  void paintLine(QPainter& painter, int line) const;
  int lineHeight() const;
  int titleTop() const;

  CandidatesView view_;
  std::optional<int> hovered_;
  int wheelRest_ = 0;
};

}  // namespace tengen::desktop
