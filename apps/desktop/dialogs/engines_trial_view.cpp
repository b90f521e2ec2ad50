#include "apps/desktop/dialogs/engines_trial_view.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/words/engine_words.h"

namespace tengen::desktop {
namespace {

using Kind = TrialStep::Kind;
using State = TrialStep::State;

const QString kNotYet = QStringLiteral("·");
const QString kUnderWay = QStringLiteral("…");
const QString kDone = QStringLiteral("✓");
const QString kFailed = QStringLiteral("✗");
const QString kMissing = QStringLiteral("–");

QString seconds(double number) {
  return QLocale().toString(number, 'f', number < 10 ? 1 : 0);
}

QLabel* wrapped(QWidget* parent, const char* name) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

EngineTrialView::EngineTrialView(QWidget* parent) : QWidget(parent) {
  const std::array<QString, TrialStep::kKinds> titles = {tr("Starts"),       tr("Tells its name"),
                                                         tr("Knows"),        tr("Takes a board"),
                                                         tr("Plays a move"), tr("Analyses")};
  auto* grid = new QGridLayout(this);
  grid->setColumnStretch(2, 1);
  grid->setHorizontalSpacing(3 * kStep);
  grid->setVerticalSpacing(2 * kStep);
  int row = 0;
  for (Line& line : lines_) {
    line.mark = new QLabel(kNotYet, this);
    line.mark->setFont(typeOf(Type::Body, Weight::Strong));
    line.mark->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("MM")));
    line.title = new QLabel(titles[static_cast<size_t>(row)], this);
    line.words = wrapped(this, "stepWords");
    line.words->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(line.mark, row, 0, Qt::AlignTop | Qt::AlignHCenter);
    grid->addWidget(line.title, row, 1, Qt::AlignTop);
    grid->addWidget(line.words, row++, 2, Qt::AlignTop);
  }
  outcome_ = wrapped(this, "testOutcome");
  outcome_->setFont(typeOf(Type::Body, Weight::Strong));
  complaint_ = wrapped(this, "testComplaint");
  complaint_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  remedy_ = wrapped(this, "testRemedy");
  grid->setRowMinimumHeight(row++, 2 * kStep);
  for (QLabel* label : {outcome_, complaint_, remedy_}) {
    label->setContentsMargins(3 * kStep, 0, 3 * kStep, 0);
    grid->addWidget(label, row++, 0, 1, 3);
  }
  grid->setRowStretch(row, 1);
  clear();
}

void EngineTrialView::clear() {
  stop();
  for (size_t row = 0; row < lines_.size(); ++row)
    mark(row, kNotYet, {});
  outcome_->setText(tr("Test starts the engine and tries all that a game needs."));
  complaint_->hide();
  remedy_->hide();
}

void EngineTrialView::begin(const EngineProfile& profile, EngineTrial::Limits limits) {
  clear();
  outcome_->clear();
  limits_ = limits;
  secondsAMove_ = 0;
  visitsASecond_ = 0;
  commandLine_ = QString::fromStdString(commandLineOf(profile));
  run_ = std::make_unique<EngineTrial>(driverOptions(profile), limits);
  connect(run_.get(), &EngineTrial::stepped, this, &EngineTrialView::showStep);
  connect(run_.get(), &EngineTrial::finished, this, &EngineTrialView::finish);
  isRunning_ = true;
  run_->begin();
  emit runningChanged();
}

void EngineTrialView::stop() {
  if (!std::exchange(isRunning_, false)) return;
  run_.reset();
  for (Line& line : lines_) {
    if (line.mark->text() == kUnderWay) line.mark->setText(kNotYet);
  }
  outcome_->setText(tr("The test was stopped."));
  emit runningChanged();
}

void EngineTrialView::mark(size_t row, const QString& sign, const QString& words) {
  const Tones& tones = tonesOf(palette());
  QPalette painted = palette();
  painted.setColor(QPalette::WindowText, sign == kFailed   ? tones.loss
                                         : sign == kNotYet ? tones.faint
                                                           : tones.accent);
  lines_[row].mark->setPalette(painted);
  lines_[row].mark->setText(sign);
  lines_[row].words->setText(words);
}

void EngineTrialView::showStep(const TrialStep& step) {
  const auto row = static_cast<size_t>(step.kind);
  switch (step.state) {
    case State::UnderWay:
      return mark(row, kUnderWay, patience(step.kind));
    case State::Missing:
      return mark(row, kMissing,
                  step.kind == Kind::Analysis ? tr("No: it plays, and does not think aloud.")
                                              : tr("It does not say."));
    case State::Failed:
      mark(row, kFailed, words::engineTrouble(*step.error));
      return explain(*step.error);
    case State::Done:
      if (step.kind == Kind::Move) secondsAMove_ = step.seconds;
      if (step.kind == Kind::Analysis) visitsASecond_ = step.count;
      return mark(row, kDone, found(step));
  }
}

// How long a silent engine is waited for.
QString EngineTrialView::patience(Kind kind) const {
  if (kind != Kind::Name && kind != Kind::Move) return {};
  const Milliseconds most = kind == Kind::Name ? limits_.start : limits_.move;
  return tr("waits up to %1 s").arg(most.count() / 1000);
}

QString EngineTrialView::found(const TrialStep& step) const {
  switch (step.kind) {
    case Kind::Start:
      return {};
    case Kind::Name:
      return tr("%1, after %2 s").arg(QString::fromStdString(step.fact), seconds(step.seconds));
    case Kind::Commands: {
      QStringList useful;
      for (const std::string& command : step.commands)
        useful << QString::fromStdString(command);
      const QString all = tr("%1 commands").arg(step.count);
      return useful.isEmpty() ? all
                              : all + QStringLiteral(": ") + useful.join(QStringLiteral(", "));
    }
    case Kind::Board: {
      QStringList refused;
      for (const engine::EngineError& error : step.refusals)
        refused << QString::fromStdString(error.command);
      if (refused.isEmpty()) return {};
      return tr("It would not be told: %1").arg(refused.join(QStringLiteral(", ")));
    }
    case Kind::Move:
      return tr("%1 in %2 s").arg(QString::fromStdString(step.fact), seconds(step.seconds));
    case Kind::Analysis:
      return tr("%1 visits a second").arg(step.count);
  }
  return {};
}

void EngineTrialView::explain(const engine::EngineError& error) {
  complaint_->setText(words::engineComplaint(error));
  complaint_->setVisible(!complaint_->text().isEmpty());
  remedy_->setText(words::engineRemedy(error, commandLine_));
  remedy_->setVisible(!remedy_->text().isEmpty());
}

// The ground below is larger than the words on it: where they went, it is painted anew.
bool EngineTrialView::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) update();
  return QWidget::event(event);
}

// A quiet ground under what came of it.
void EngineTrialView::paintEvent(QPaintEvent*) {
  QRect card;
  for (const QLabel* label : {outcome_, complaint_, remedy_}) {
    if (label->isVisible() && !label->text().isEmpty()) card |= label->geometry();
  }
  if (card.isEmpty()) return;  // nothing came of it yet
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(tonesOf(palette()).panel);
  painter.drawRoundedRect(card.adjusted(0, -2 * kStep, 0, 2 * kStep), kCardCorner, kCardCorner);
}

void EngineTrialView::finish(bool worked) {
  isRunning_ = false;
  emit finished(worked);
  if (!worked) {
    outcome_->setText(tr("This engine cannot be used as it is."));
  } else if (visitsASecond_ > 0) {
    outcome_->setText(tr("It works: %1 s a move, %2 visits a second.")
                          .arg(seconds(secondsAMove_))
                          .arg(visitsASecond_));
  } else {
    outcome_->setText(tr("It works: %1 s a move.").arg(seconds(secondsAMove_)));
  }
  emit runningChanged();
}

}  // namespace tengen::desktop
