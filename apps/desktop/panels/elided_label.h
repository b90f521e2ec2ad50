// A label that gives way: what does not fit ends in dots, and all of it is in the tool tip.
#pragma once

#include <QLabel>

namespace tengen::desktop {

class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
};

}  // namespace tengen::desktop
