// To the start, back, forward, to the end, and the graph of the current line, which is its slider.
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "apps/desktop/panels/graph_widget.h"

namespace tengen::desktop {

class NavigationBar : public QWidget {
  Q_OBJECT

 public:
  explicit NavigationBar(QWidget* parent = nullptr);

  void show(const GraphPlace& place);  // on the line one walks; the graph may show another
  GraphWidget& graph() { return *graph_; }
  using QWidget::show;

 signals:
  void startWanted();
  void backWanted();
  void forwardWanted();
  void endWanted();
  void placeWanted(int at);  // of the graph: so many nodes from the root

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QToolButton* makeButton(const char* name, void (NavigationBar::*signal)());
  void retranslate();
  void repaintIcons();

  QToolButton* start_;
  QToolButton* back_;
  QToolButton* forward_;
  QToolButton* end_;
  GraphWidget* graph_;
  QLabel* number_;
};

}  // namespace tengen::desktop
