// To the start, back, forward, to the end, and a slider along the current line.
#pragma once

#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

namespace tengen::desktop {

struct LineView {
  int at = 0;    // nodes from the root
  int last = 0;  // of the line's end
  int moveNumber = 0;

  friend bool operator==(const LineView&, const LineView&) = default;
};

class NavigationBar : public QWidget {
  Q_OBJECT

 public:
  explicit NavigationBar(QWidget* parent = nullptr);

  void show(const LineView& view);
  using QWidget::show;

 signals:
  void startWanted();
  void backWanted();
  void forwardWanted();
  void endWanted();
  void placeWanted(int at);  // so many nodes from the root, on this line

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
  QSlider* slider_;
  QLabel* number_;
};

}  // namespace tengen::desktop
