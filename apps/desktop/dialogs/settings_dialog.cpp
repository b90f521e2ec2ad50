#include "apps/desktop/dialogs/settings_dialog.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "apps/desktop/translations/language.h"

namespace tengen::desktop {
namespace {

constexpr int kPreviewSide = 190;  // logical pixels

template <class Choice>
int number(Choice choice) {
  return static_cast<int>(choice);
}

void select(QComboBox& box, const QVariant& data) {
  box.setCurrentIndex(box.findData(data));
}

template <class Widget>
Widget* named(Widget* widget, const char* name) {
  widget->setObjectName(name);
  return widget;
}

// A few moves in a corner, enough to see wood, stones, numbers and letters.
BoardPicture exampleBoard() {
  BoardPicture picture({7, 7});
  struct Move {
    Point point;
    Stone stone;
  };
  constexpr Move kMoves[] = {{{2, 2}, Stone::Black}, {{4, 2}, Stone::White},
                             {{4, 4}, Stone::Black}, {{2, 4}, Stone::White},
                             {{3, 5}, Stone::Black}, {{3, 3}, Stone::White}};
  for (const Move& move : kMoves)
    picture.stones[move.point] = move.stone;
  picture.lastMove = Point{3, 3};
  return picture;
}

}  // namespace

SettingsDialog::SettingsDialog(const Preferences& before, QWidget* parent)
    : QDialog(parent), before_(before) {
  makeFields();
  layOut();
  retranslate();
  show(before);
  connectFields();
}

void SettingsDialog::makeFields() {
  theme_ = named(new QComboBox(this), "theme");
  for (const BoardTheme& theme : boardThemes())
    theme_->addItem(QString(), theme.id);
  coordinates_ = named(new QComboBox(this), "coordinates");
  for (const CoordinateStyle style : {CoordinateStyle::None, CoordinateStyle::Standard,
                                      CoordinateStyle::Plain, CoordinateStyle::Sgf})
    coordinates_->addItem(QString(), number(style));
  numbers_ = named(new QComboBox(this), "numbers");
  for (const MoveNumbers mode : {MoveNumbers::None, MoveNumbers::LastFew, MoveNumbers::All})
    numbers_->addItem(QString(), number(mode));
  lastFew_ = named(new QSpinBox(this), "lastFew");
  lastFew_->setRange(1, 99);
  ghost_ = named(new QCheckBox(this), "ghost");
  variations_ = named(new QCheckBox(this), "variations");
  fall_ = named(new QCheckBox(this), "stonesFall");
  irregular_ = named(new QCheckBox(this), "irregular");
  preview_ = named(new BoardWidget(this), "preview");
  preview_->setFixedSize(kPreviewSide, kPreviewSide);
  preview_->setFocusPolicy(Qt::NoFocus);
  preview_->setAttribute(Qt::WA_TransparentForMouseEvents);

  appearance_ = named(new QComboBox(this), "appearance");
  for (const Appearance look : {Appearance::System, Appearance::Light, Appearance::Dark})
    appearance_->addItem(QString(), number(look));
  language_ = named(new QComboBox(this), "language");
  language_->addItem(QString(), QString());
  for (const Language& language : kLanguages)
    language_->addItem(QString::fromUtf8(language.name), language.code);
  menuBar_ = named(new QCheckBox(this), "menuBar");
  startPage_ = named(new QCheckBox(this), "startPage");
  score_ = named(new QCheckBox(this), "score");

  sound_ = named(new QCheckBox(this), "sound");
  volume_ = named(new QSlider(Qt::Horizontal, this), "volume");
  volume_->setRange(0, 100);
  volume_->setPageStep(10);

  moment_ = named(new NumberBox(this), "engineMoment");
  moment_->setRange(0, 10);
  moment_->setDecimals(1);
  moment_->setSingleStep(0.2);
  seconds_ = named(new QSpinBox(this), "engineSeconds");
  seconds_->setRange(1, 600);
  engines_ = named(new QPushButton(this), "engines");
  engines_->setAutoDefault(false);
  connect(engines_, &QPushButton::clicked, this, &SettingsDialog::enginesWanted);
}

QWidget* SettingsDialog::boardGroup() {
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  auto* numbers = new QHBoxLayout;
  numbers->addWidget(numbers_, 1);
  numbers->addWidget(lastFew_);
  themeLabel_ = new QLabel(this);
  coordinatesLabel_ = new QLabel(this);
  numbersLabel_ = new QLabel(this);
  form->addRow(themeLabel_, theme_);
  form->addRow(coordinatesLabel_, coordinates_);
  form->addRow(numbersLabel_, numbers);
  form->addRow(ghost_);
  form->addRow(variations_);
  form->addRow(fall_);
  form->addRow(irregular_);
  boardBox_ = new QGroupBox(this);
  auto* across = new QHBoxLayout(boardBox_);
  across->addLayout(form, 1);
  across->addWidget(preview_, 0, Qt::AlignTop);
  return boardBox_;
}

QWidget* SettingsDialog::windowGroup() {
  windowBox_ = new QGroupBox(this);
  auto* form = new QFormLayout(windowBox_);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  appearanceLabel_ = new QLabel(this);
  languageLabel_ = new QLabel(this);
  form->addRow(languageLabel_, language_);
  form->addRow(appearanceLabel_, appearance_);
  form->addRow(menuBar_);
  form->addRow(startPage_);
  form->addRow(score_);
  return windowBox_;
}

QWidget* SettingsDialog::soundGroup() {
  soundBox_ = new QGroupBox(this);
  auto* form = new QFormLayout(soundBox_);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  volumeLabel_ = new QLabel(this);
  form->addRow(sound_);
  form->addRow(volumeLabel_, volume_);
  return soundBox_;
}

QWidget* SettingsDialog::engineGroup() {
  engineBox_ = new QGroupBox(this);
  auto* form = new QFormLayout(engineBox_);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  momentLabel_ = new QLabel(this);
  secondsLabel_ = new QLabel(this);
  form->addRow(momentLabel_, moment_);
  form->addRow(secondsLabel_, seconds_);
  form->addRow(engines_);
  return engineBox_;
}

void SettingsDialog::layOut() {
  auto* down = new QVBoxLayout(this);
  down->addWidget(boardGroup());
  down->addWidget(windowGroup());
  auto* across = new QHBoxLayout;
  across->addWidget(soundGroup(), 1);
  across->addWidget(engineGroup());
  down->addLayout(across);
  down->addStretch(1);
  buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  down->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
  buttons_->button(QDialogButtonBox::Ok)->setDefault(true);

  themeLabel_->setBuddy(theme_);
  coordinatesLabel_->setBuddy(coordinates_);
  numbersLabel_->setBuddy(numbers_);
  appearanceLabel_->setBuddy(appearance_);
  languageLabel_->setBuddy(language_);
  volumeLabel_->setBuddy(volume_);
  momentLabel_->setBuddy(moment_);
  secondsLabel_->setBuddy(seconds_);
}

void SettingsDialog::retranslate() {
  setWindowTitle(tr("Settings"));
  boardBox_->setTitle(tr("Board"));
  windowBox_->setTitle(tr("Window"));
  soundBox_->setTitle(tr("Sound"));
  themeLabel_->setText(tr("&Look"));
  const auto nameTheme = [this](const char* id, const QString& text) {
    theme_->setItemText(theme_->findData(QString::fromLatin1(id)), text);
  };
  nameTheme("kaya", tr("Kaya wood"));
  nameTheme("walnut", tr("Walnut wood"));
  nameTheme("slate", tr("Slate"));
  nameTheme("print", tr("As in print"));
  coordinatesLabel_->setText(tr("&Coordinates"));
  coordinates_->setItemText(0, tr("None"));
  coordinates_->setItemText(1, tr("A–T without I"));
  coordinates_->setItemText(2, tr("A–S with I"));
  coordinates_->setItemText(3, tr("SGF letters"));
  numbersLabel_->setText(tr("&Move numbers"));
  numbers_->setPlaceholderText(tr("From a move on"));
  numbers_->setItemText(0, tr("None"));
  numbers_->setItemText(1, tr("On the last moves"));
  numbers_->setItemText(2, tr("On all moves"));
  lastFew_->setAccessibleName(tr("How many of the last moves show a number"));
  ghost_->setText(tr("Show a &ghost stone under the pointer"));
  variations_->setText(tr("Show &variations of the next move as letters"));
  fall_->setText(tr("Let new stones &fall into place"));
  irregular_->setText(tr("Lay stones as a han&d does, not quite straight"));
  preview_->setAccessibleName(tr("Preview of the board"));
  languageLabel_->setText(tr("L&anguage"));
  language_->setItemText(0, tr("As the system"));
  appearanceLabel_->setText(tr("A&ppearance"));
  appearance_->setItemText(0, tr("As the system"));
  appearance_->setItemText(1, tr("Light"));
  appearance_->setItemText(2, tr("Dark"));
  menuBar_->setText(tr("Show the menu &bar"));
  startPage_->setText(tr("Offer the s&tart page"));
  score_->setText(QCoreApplication::translate("Actions", "Score &estimate"));  // as in the menu
  sound_->setText(tr("Play &sounds"));
  volumeLabel_->setText(tr("Vol&ume"));
  engineBox_->setTitle(tr("Tengen"));
  momentLabel_->setText(tr("Answers &not before"));
  secondsLabel_->setText(tr("Thin&ks at max, without a clock"));
  moment_->setSuffix(tr(" seconds"));
  seconds_->setSuffix(tr(" seconds"));
  engines_->setText(tr("All &engines…"));
  buttons_->button(QDialogButtonBox::Ok)->setText(tr("OK"));
  buttons_->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  for (QLabel* label : {themeLabel_, coordinatesLabel_, numbersLabel_, appearanceLabel_,
                        languageLabel_, volumeLabel_, momentLabel_, secondsLabel_})
    label->buddy()->setAccessibleName(label->text().remove('&'));
}

void SettingsDialog::show(const Preferences& preferences) {
  quiet_ = true;
  select(*theme_, boardTheme(preferences.boardTheme).id);
  select(*coordinates_, number(preferences.coordinates));
  select(*numbers_, number(preferences.moveNumbers));
  lastFew_->setValue(preferences.lastFew);
  ghost_->setChecked(preferences.ghostStone);
  variations_->setChecked(preferences.variations);
  fall_->setChecked(preferences.stonesFall);
  irregular_->setChecked(preferences.stonesIrregular);
  select(*appearance_, number(preferences.appearance));
  select(*language_, preferences.language);
  menuBar_->setChecked(preferences.menuBar);
  startPage_->setChecked(preferences.startPage);
  score_->setChecked(preferences.scoreEstimate);
  sound_->setChecked(preferences.sound);
  volume_->setValue(preferences.volume);
  moment_->setValue(preferences.engineMoment / 1000.0);
  seconds_->setValue(preferences.engineSeconds);
  quiet_ = false;
  showPreview();
}

void SettingsDialog::connectFields() {
  for (QComboBox* box : {theme_, coordinates_, numbers_, appearance_, language_})
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::tellChange);
  for (QCheckBox* box :
       {ghost_, variations_, fall_, irregular_, menuBar_, startPage_, score_, sound_})
    connect(box, &QCheckBox::toggled, this, &SettingsDialog::tellChange);
  connect(lastFew_, &QSpinBox::valueChanged, this, &SettingsDialog::tellChange);
  connect(volume_, &QSlider::valueChanged, this, &SettingsDialog::tellChange);
  connect(moment_, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::tellChange);
  connect(seconds_, &QSpinBox::valueChanged, this, &SettingsDialog::tellChange);
}

// What no field shows (numbers from a move on) stays as it was.
Preferences SettingsDialog::preferences() const {
  Preferences chosen = before_;
  chosen.boardTheme = theme_->currentData().toString();
  chosen.coordinates = static_cast<CoordinateStyle>(coordinates_->currentData().toInt());
  if (numbers_->currentIndex() >= 0) {
    chosen.moveNumbers = static_cast<MoveNumbers>(numbers_->currentData().toInt());
  }
  chosen.lastFew = lastFew_->value();
  chosen.ghostStone = ghost_->isChecked();
  chosen.variations = variations_->isChecked();
  chosen.stonesFall = fall_->isChecked();
  chosen.stonesIrregular = irregular_->isChecked();
  chosen.appearance = static_cast<Appearance>(appearance_->currentData().toInt());
  if (language_->currentIndex() >= 0) chosen.language = language_->currentData().toString();
  chosen.menuBar = menuBar_->isChecked();
  chosen.startPage = startPage_->isChecked();
  chosen.scoreEstimate = score_->isChecked();
  chosen.sound = sound_->isChecked();
  chosen.volume = volume_->value();
  chosen.engineMoment = qRound(moment_->value() * 1000);
  chosen.engineSeconds = seconds_->value();
  return chosen;
}

void SettingsDialog::tellChange() {
  if (quiet_) return;
  showPreview();
  emit preferencesChanged(preferences());
}

void SettingsDialog::showPreview() {
  const Preferences chosen = preferences();
  BoardPicture picture = exampleBoard();
  if (chosen.moveNumbers == MoveNumbers::All) {
    picture.numbers[{2, 2}] = 1;
    picture.numbers[{4, 2}] = 2;
    picture.numbers[{4, 4}] = 3;
    picture.numbers[{2, 4}] = 4;
    picture.numbers[{3, 5}] = 5;
  }
  if (chosen.moveNumbers != MoveNumbers::None) picture.numbers[{3, 3}] = 6;
  if (chosen.variations) {
    picture.variations = {{{1, 3}, QStringLiteral("A")}, {{5, 3}, QStringLiteral("B")}};
  }
  preview_->setTheme(boardTheme(chosen.boardTheme));
  preview_->setStonesIrregular(chosen.stonesIrregular);
  preview_->setCoordinates(chosen.coordinates);
  preview_->setPicture(picture);
  lastFew_->setEnabled(chosen.moveNumbers == MoveNumbers::LastFew);
  volume_->setEnabled(chosen.sound);
}

void SettingsDialog::reject() {
  if (preferences() != before_) {
    show(before_);
    emit preferencesChanged(before_);
  }
  QDialog::reject();
}

void SettingsDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace tengen::desktop
