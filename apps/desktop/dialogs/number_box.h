// A box for numbers with halves and quarters that shows no more digits than they have: 6.5, 7.
#pragma once

#include <QDoubleSpinBox>

namespace tengen::desktop {

class NumberBox : public QDoubleSpinBox {
  Q_OBJECT

 public:
  using QDoubleSpinBox::QDoubleSpinBox;

  QString textFromValue(double value) const override {
    return locale().toString(value, 'f', QLocale::FloatingPointShortest);
  }
};

}  // namespace tengen::desktop
