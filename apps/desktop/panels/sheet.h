// Holds a widget as high as it wants to be where there is room; else it scrolls.
#pragma once

#include <QScrollArea>

namespace tengen::desktop {

class Sheet : public QScrollArea {
  Q_OBJECT

 public:
  // The paper has a layout.
  explicit Sheet(QWidget* paper, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showBarIfNeeded();
};

}  // namespace tengen::desktop
