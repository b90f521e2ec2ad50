// The fields of a time system: which one, and only the numbers it has.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>

#include "clock/time_settings.h"

#include "apps/desktop/dialogs/number_box.h"

namespace tengen::desktop {

class TimeFields : public QWidget {
  Q_OBJECT

 public:
  explicit TimeFields(QWidget* parent = nullptr);

  void setTime(const TimeSettings& time);  // an unknown system becomes its main time alone
  TimeSettings time() const;

 private:
  void showFields();
  TimeSettings::System system() const;

  QComboBox* system_;
  QLabel* mainLabel_;
  NumberBox* main_;  // minutes
  QLabel* countLabel_;
  QSpinBox* count_;
  QLabel* extraLabel_;
  NumberBox* extra_;  // seconds
};

}  // namespace tengen::desktop
