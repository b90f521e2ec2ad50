#include "apps/desktop/dialogs/engines_form.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace tengen::desktop {
namespace {

using Pace = EngineProfile::Pace;
using engine::Perspective;

constexpr int kLinesOfCommands = 3;

}  // namespace

EngineForm::EngineForm(QWidget* parent) : QWidget(parent) {
  makeFields();
  layOut();
  const auto tell = [this] {
    if (!quiet_) emit changed();
  };
  for (QLineEdit* line : {name_, program_, arguments_})
    connect(line, &QLineEdit::textChanged, this, tell);
  connect(startCommands_, &QPlainTextEdit::textChanged, this, tell);
  connect(amount_, &QSpinBox::valueChanged, this, tell);
  connect(perspective_, &QComboBox::currentIndexChanged, this, tell);
  connect(pace_, &QComboBox::currentIndexChanged, this, [this, tell] {
    paceChanged();
    tell();
  });
  connect(choose_, &QPushButton::clicked, this, &EngineForm::chooseProgram);
}

void EngineForm::makeFields() {
  note_ = new QLabel(this);
  note_->setObjectName("engineNote");
  note_->setWordWrap(true);
  note_->setForegroundRole(QPalette::PlaceholderText);
  name_ = new QLineEdit(this);
  name_->setObjectName("engineName");
  program_ = new QLineEdit(this);
  program_->setObjectName("engineProgram");
  program_->setPlaceholderText(QStringLiteral("/opt/katago/katago"));
  choose_ = new QPushButton(tr("&Choose…"), this);
  choose_->setObjectName("chooseProgram");
  choose_->setAutoDefault(false);
  arguments_ = new QLineEdit(this);
  arguments_->setObjectName("engineArguments");
  arguments_->setToolTip(tr("Words with blanks in them stand in quotation marks."));

  pace_ = new QComboBox(this);
  pace_->setObjectName("enginePace");
  pace_->addItem(tr("As it likes"), static_cast<int>(Pace::AsItLikes));
  pace_->addItem(tr("Seconds a move"), static_cast<int>(Pace::Seconds));
  pace_->addItem(tr("Visits a move"), static_cast<int>(Pace::Visits));
  pace_->setToolTip(tr("How long it thinks in games without a clock."));
  amount_ = new QSpinBox(this);
  amount_->setObjectName("engineAmount");
  amount_->setAccessibleName(tr("How many"));

  startCommands_ = new QPlainTextEdit(this);
  startCommands_->setObjectName("engineStartCommands");
  startCommands_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  startCommands_->setTabChangesFocus(true);
  startCommands_->setLineWrapMode(QPlainTextEdit::NoWrap);
  startCommands_->setFixedHeight(fontMetrics().lineSpacing() * kLinesOfCommands + 14);
  startCommands_->setToolTip(tr("GTP commands it is told when it has started, one a line."));
  perspective_ = new QComboBox(this);
  perspective_->setObjectName("enginePerspective");
  perspective_->addItem(tr("Of the side to move"), static_cast<int>(Perspective::SideToMove));
  perspective_->addItem(tr("Of Black"), static_cast<int>(Perspective::Black));
  perspective_->addItem(tr("Of White"), static_cast<int>(Perspective::White));
  perspective_->setToolTip(tr("Whose chances the win rates and leads of its analysis are."));
}

void EngineForm::layOut() {
  auto* form = new QFormLayout(this);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  const auto beside = [](QWidget* wide, QWidget* narrow) {
    auto* both = new QHBoxLayout;
    both->addWidget(wide, 1);
    both->addWidget(narrow);
    return both;
  };
  const auto row = [&](const QString& words, QWidget* field, QLayout* layout = nullptr) {
    auto* label = new QLabel(words, this);
    label->setBuddy(field);
    field->setAccessibleName(QString(words).remove('&'));
    if (field != startCommands_) label->setMinimumHeight(field->sizeHint().height());
    layout ? form->addRow(label, layout) : form->addRow(label, field);
  };
  row(tr("&Name"), name_);
  row(tr("&Program"), program_, beside(program_, choose_));
  row(tr("&Arguments"), arguments_);
  row(tr("&Thinks"), pace_, beside(pace_, amount_));
  row(tr("&First told"), startCommands_);
  row(tr("Its n&umbers are"), perspective_);
  form->addRow(note_);
}

void EngineForm::show(const EngineProfile& profile, const QString& note, bool mayChange) {
  quiet_ = true;
  name_->setText(profile.name);
  program_->setText(profile.program);
  arguments_->setText(profile.arguments);
  pace_->setCurrentIndex(pace_->findData(static_cast<int>(profile.pace)));
  paceChanged();
  amount_->setValue(profile.amount);
  startCommands_->setPlainText(profile.startCommands.join('\n'));
  perspective_->setCurrentIndex(perspective_->findData(static_cast<int>(profile.perspective)));
  note_->setText(note);
  for (QLineEdit* line : {name_, program_, arguments_})
    line->setReadOnly(!mayChange);
  startCommands_->setReadOnly(!mayChange);
  for (QWidget* field : std::initializer_list<QWidget*>{choose_, pace_, perspective_})
    field->setEnabled(mayChange);
  quiet_ = false;
}

EngineProfile EngineForm::profile() const {
  EngineProfile chosen;
  chosen.name = name_->text().simplified();
  chosen.program = program_->text().trimmed();
  chosen.arguments = arguments_->text().trimmed();
  chosen.pace = static_cast<Pace>(pace_->currentData().toInt());
  if (chosen.pace != Pace::AsItLikes) chosen.amount = amount_->value();
  for (const QString& line : startCommands_->toPlainText().split('\n')) {
    if (!line.trimmed().isEmpty()) chosen.startCommands << line.simplified();
  }
  chosen.perspective = static_cast<Perspective>(perspective_->currentData().toInt());
  return chosen;
}

void EngineForm::askForProgram() {
  program_->setFocus();
  program_->selectAll();
}

void EngineForm::chooseProgram() {
  const QString folder = QFileInfo(program_->text()).path();
  const QString path = QFileDialog::getOpenFileName(this, tr("Choose an engine"), folder);
  if (path.isEmpty()) return;
  program_->setText(path);
  emit programChosen(path);
}

void EngineForm::paceChanged() {
  const auto pace = static_cast<Pace>(pace_->currentData().toInt());
  const QSignalBlocker quiet(amount_);
  amount_->setVisible(pace != Pace::AsItLikes);
  amount_->setRange(1, pace == Pace::Visits ? kMostVisitsAMove : kMostSecondsAMove);
}

}  // namespace tengen::desktop
