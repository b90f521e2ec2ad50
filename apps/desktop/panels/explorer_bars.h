// The moves that were played next, a row each: its letter, how many games, and who won them as one
// bar. Below, the years. Paints plain values and reports which row is meant.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

namespace tengen::desktop {

// Who won some games, as shares of them all; the rest is unknown, or nobody's.
struct WonShares {
  double black = 0;
  double white = 0;

  friend bool operator==(const WonShares&, const WonShares&) = default;
};

struct ExplorerLine {
  QString letter;  // as on the board; none for a pass
  QString move;    // "Q16"
  QString games;   // "1,204"
  WonShares won;
  QString words;  // all of it, for a tool tip and for those who hear it

  friend bool operator==(const ExplorerLine&, const ExplorerLine&) = default;
};

struct ExplorerYears {
  int first = 0;
  std::vector<double> shares;  // from that year on, of the year with most games

  friend bool operator==(const ExplorerYears&, const ExplorerYears&) = default;
};

struct ExplorerBarsView {
  QString headline;  // "1,204 games"
  WonShares won;
  std::vector<ExplorerLine> lines;
  ExplorerYears years;  // of all these games; none: nobody knows

  friend bool operator==(const ExplorerBarsView&, const ExplorerBarsView&) = default;
};

class ExplorerBars : public QWidget {
  Q_OBJECT

 public:
  explicit ExplorerBars(QWidget* parent = nullptr);

  void show(const ExplorerBarsView& view);
  using QWidget::show;
  const ExplorerBarsView& view() const { return view_; }
  QRect lineArea(int line) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void lineHovered(std::optional<int> line);
  void lineChosen(int line);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  std::optional<int> lineAt(QPoint place) const;
  void hover(std::optional<int> line);
  void paintLine(QPainter& painter, int line) const;
  void paintYears(QPainter& painter) const;
  int linesTop() const;
  int yearsTop() const;

  ExplorerBarsView view_;
  std::optional<int> hovered_;
};

}  // namespace tengen::desktop
