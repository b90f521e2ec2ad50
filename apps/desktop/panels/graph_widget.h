// The game as a graph that is also its slider: Black's lead as a filled area (Black up), Black's
// chance to win as a thin line, mistakes by shape, the place on screen as a line. Where nothing is
// known it is a plain slider. Paints plain values and reports touches.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "rules/color.h"

namespace tengen::desktop {

// One for each node of the line on screen, the root first.
struct GraphPoint {
  std::optional<double> lead;      // Black's points
  std::optional<double> win;       // Black's chance
  std::optional<Color> mistakeOf;  // the move that led here was one of this side's

  bool isKnown() const { return lead || win; }
  friend bool operator==(const GraphPoint&, const GraphPoint&) = default;
};

struct GraphPlace {
  int at = 0;    // nodes from the root
  int last = 0;  // of the line's end
  int moveNumber = 0;
  bool isAside = false;  // one stands in another line, which leaves this one here

  friend bool operator==(const GraphPlace&, const GraphPlace&) = default;
};

class GraphWidget : public QWidget {
  Q_OBJECT

 public:
  explicit GraphWidget(QWidget* parent = nullptr);

  void setPlace(const GraphPlace& place);
  // Of the same line; too few or too many do no harm.
  void setPoints(std::vector<GraphPoint> points);
  // Room for an area, wanted while one is shown or on its way.
  void setTall(bool tall);
  void setNote(const QString& note);  // said quietly in its corner

  const GraphPlace& place() const { return place_; }
  const std::vector<GraphPoint>& points() const { return points_; }
  bool isTall() const { return tall_; }
  const QString& note() const { return note_; }
  double xOf(int place) const;  // where that node is painted
  QString caption() const;      // "93 · B+4.4"; aside: "side line, move 95"

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void moveChosen(int place);  // so many nodes from the root

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void choose(int place);
  int placeAt(double x) const;
  void describe();
  int wantedHeight() const;

  GraphPlace place_;
  std::vector<GraphPoint> points_;
  bool tall_ = false;
  QString note_;
  int wheelRest_ = 0;
};

}  // namespace tengen::desktop
