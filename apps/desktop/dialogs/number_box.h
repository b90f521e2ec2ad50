// A box for numbers with halves and quarters that shows no more digits than they have: 6.5, 7. Both
// 6.5 and 6,5 can be typed in every language; thousands are not set apart.
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
  double valueFromText(const QString& text) const override {
    return QDoubleSpinBox::valueFromText(inLocale(text));
  }

 protected:
  QValidator::State validate(QString& text, int& at) const override {
    text = inLocale(text);
    return QDoubleSpinBox::validate(text, at);
  }

 private:
  // What comes after the number is words.
  QString inLocale(QString text) const {
    const auto end = text.size() - (text.endsWith(suffix()) ? suffix().size() : 0);
    for (qsizetype i = 0; i < end; ++i) {
      if (text[i] == '.' || text[i] == ',') text.replace(i, 1, locale().decimalPoint());
    }
    return text;
  }
};

}  // namespace tengen::desktop
