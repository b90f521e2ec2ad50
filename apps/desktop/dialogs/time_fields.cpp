#include "apps/desktop/dialogs/time_fields.h"

#include <QGridLayout>
#include <cmath>

namespace tengen::desktop {
namespace {

using System = TimeSettings::System;

// What a system starts with when somebody chooses it: a quiet evening game.
struct Usual {
  System system;
  int count;
  double seconds;
};
constexpr Usual kUsual[] = {
    {System::ByoYomi, 5, 30}, {System::Canadian, 25, 600}, {System::Fischer, 0, 20}};

Milliseconds milliseconds(double seconds) {
  return Milliseconds(std::llround(seconds * 1000));
}

double seconds(Milliseconds time) {
  return static_cast<double>(time.count()) / 1000;
}

}  // namespace

TimeFields::TimeFields(QWidget* parent)
    : QWidget(parent),
      system_(new QComboBox(this)),
      mainLabel_(new QLabel(tr("&Main time"), this)),
      main_(new NumberBox(this)),
      countLabel_(new QLabel(this)),
      count_(new QSpinBox(this)),
      extraLabel_(new QLabel(this)),
      extra_(new NumberBox(this)) {
  system_->setObjectName("timeSystem");
  system_->setAccessibleName(tr("Time system"));
  const auto add = [this](const QString& text, System system) {
    system_->addItem(text, static_cast<int>(system));
  };
  add(tr("No limit"), System::None);
  add(tr("Main time only"), System::Absolute);
  add(tr("Byo-yomi (periods)"), System::ByoYomi);
  add(tr("Canadian (stones in a time)"), System::Canadian);
  add(tr("Fischer (time added each move)"), System::Fischer);

  main_->setObjectName("mainTime");
  main_->setDecimals(2);
  main_->setRange(0, 60.0 * 24);
  main_->setSuffix(tr(" min"));
  main_->setAccessibleName(tr("Main time in minutes"));
  main_->setValue(20);
  mainLabel_->setBuddy(main_);
  count_->setObjectName("timeCount");
  count_->setRange(1, 999);
  countLabel_->setBuddy(count_);
  extra_->setObjectName("extraTime");
  extra_->setDecimals(1);
  extra_->setRange(1, 24.0 * 3600);
  extra_->setSuffix(tr(" s"));
  extraLabel_->setBuddy(extra_);

  setFocusProxy(system_);
  setFocusPolicy(Qt::StrongFocus);  // else no label may lead here
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(system_, 0, 0, 1, 3);
  grid->addWidget(mainLabel_, 1, 0);
  grid->addWidget(countLabel_, 1, 1);
  grid->addWidget(extraLabel_, 1, 2);
  grid->addWidget(main_, 2, 0);
  grid->addWidget(count_, 2, 1);
  grid->addWidget(extra_, 2, 2);

  connect(system_, &QComboBox::currentIndexChanged, this, [this] {
    for (const Usual& usual : kUsual) {
      if (usual.system != system()) continue;
      if (usual.count > 0) count_->setValue(usual.count);
      extra_->setValue(usual.seconds);
    }
    showFields();
  });
  showFields();
}

System TimeFields::system() const {
  return static_cast<System>(system_->currentData().toInt());
}

void TimeFields::showFields() {
  const System chosen = system();
  const bool periods = chosen == System::ByoYomi;
  const bool counted = periods || chosen == System::Canadian;
  const bool extra = counted || chosen == System::Fischer;
  // Without overtime no main time at all would lose the game before it begins.
  main_->setMinimum(counted ? 0 : 0.1);
  countLabel_->setText(periods ? tr("Per&iods") : tr("St&ones"));
  count_->setAccessibleName(periods ? tr("Number of periods") : tr("Stones in each time"));
  extraLabel_->setText(periods   ? tr("&Each period")
                       : counted ? tr("I&n a time of")
                                 : tr("&Added each move"));
  extra_->setAccessibleName(tr("Extra time in seconds"));
  for (QWidget* widget : std::initializer_list<QWidget*>{mainLabel_, main_})
    widget->setVisible(chosen != System::None);
  for (QWidget* widget : std::initializer_list<QWidget*>{countLabel_, count_})
    widget->setVisible(counted);
  for (QWidget* widget : std::initializer_list<QWidget*>{extraLabel_, extra_})
    widget->setVisible(extra);
}

void TimeFields::setTime(const TimeSettings& time) {
  const System shown = time.system == System::Unknown ? System::Absolute : time.system;
  system_->setCurrentIndex(system_->findData(static_cast<int>(shown)));
  if (shown == System::None) return;
  main_->setValue(seconds(time.main) / 60);
  if (time.hasOvertime()) count_->setValue(time.count);
  if (time.extra > Milliseconds(0)) extra_->setValue(seconds(time.extra));
}

TimeSettings TimeFields::time() const {
  const Milliseconds main = milliseconds(main_->value() * 60);
  const Milliseconds extra = milliseconds(extra_->value());
  switch (system()) {
    case System::Absolute:
      return TimeSettings::absolute(main);
    case System::ByoYomi:
      return TimeSettings::byoYomi(main, count_->value(), extra);
    case System::Canadian:
      return TimeSettings::canadian(main, count_->value(), extra);
    case System::Fischer:
      return TimeSettings::fischer(main, extra);
    case System::None:
    case System::Unknown:
      break;
  }
  return TimeSettings::none();
}

}  // namespace tengen::desktop
