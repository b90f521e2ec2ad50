#include "apps/desktop/panels/engine_console.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tengen::desktop {
namespace {

using Kind = ConsoleLine::Kind;

constexpr qsizetype kMostEntered = 100;

QString signOf(Kind kind) {
  switch (kind) {
    case Kind::Sent:
      return QStringLiteral("> ");
    case Kind::Received:
      return QStringLiteral("  ");
    case Kind::Complaint:
      return QStringLiteral("! ");
    case Kind::Started:
      return QStringLiteral("# ");
    case Kind::Ended:
      return QStringLiteral("# ");
  }
  return {};
}

}  // namespace

EngineConsole::EngineConsole(QWidget* parent)
    : QWidget(parent),
      engines_(new QComboBox(this)),
      filter_(new QLineEdit(this)),
      copy_(new QPushButton(this)),
      text_(new QPlainTextEdit(this)),
      command_(new QLineEdit(this)),
      send_(new QPushButton(this)),
      busy_(new QLabel(this)) {
  const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  engines_->setObjectName("consoleEngines");
  engines_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  filter_->setObjectName("consoleFilter");
  filter_->setClearButtonEnabled(true);
  copy_->setObjectName("consoleCopy");
  text_->setObjectName("consoleText");
  text_->setReadOnly(true);
  text_->setFont(fixed);
  text_->setMaximumBlockCount(kMostLines);
  command_->setObjectName("consoleCommand");
  command_->setFont(fixed);
  command_->installEventFilter(this);
  send_->setObjectName("consoleSend");
  busy_->setObjectName("consoleBusy");
  busy_->setWordWrap(true);
  busy_->hide();

  auto* head = new QHBoxLayout;
  head->addWidget(engines_);
  head->addWidget(filter_, 1);
  head->addWidget(copy_);
  auto* foot = new QHBoxLayout;
  foot->addWidget(command_, 1);
  foot->addWidget(send_);
  auto* down = new QVBoxLayout(this);
  down->addLayout(head);
  down->addWidget(text_, 1);
  down->addWidget(busy_);
  down->addLayout(foot);

  connect(engines_, &QComboBox::activated, this, &EngineConsole::engineChosen);
  connect(filter_, &QLineEdit::textChanged, this, &EngineConsole::showAll);
  connect(copy_, &QPushButton::clicked, this, &EngineConsole::copy);
  connect(command_, &QLineEdit::returnPressed, this, &EngineConsole::enter);
  connect(send_, &QPushButton::clicked, this, &EngineConsole::enter);
  retranslate();
  setFocusProxy(command_);
}

void EngineConsole::setEngines(const QStringList& names, int chosen) {
  QStringList shown;
  for (int row = 0; row < engines_->count(); ++row)
    shown << engines_->itemText(row);
  const QSignalBlocker quiet(engines_);
  if (shown != names) {
    engines_->clear();
    engines_->addItems(names);
  }
  engines_->setCurrentIndex(chosen);
  command_->setEnabled(chosen >= 0);
  send_->setEnabled(chosen >= 0);
}

void EngineConsole::setLines(std::vector<ConsoleLine> lines) {
  lines_ = std::move(lines);
  showAll();
}

void EngineConsole::addLines(const std::vector<ConsoleLine>& further) {
  lines_.insert(lines_.end(), further.begin(), further.end());
  if (std::ssize(lines_) > kMostLines) {
    lines_.erase(lines_.begin(), lines_.begin() + (std::ssize(lines_) - kMostLines));
  }
  for (const ConsoleLine& line : further)
    append(line);
}

void EngineConsole::sayBusy(bool busy) {
  isBusy_ = busy;
  busy_->setVisible(busy);
}

bool EngineConsole::isWanted(const ConsoleLine& line) const {
  return line.text.contains(filter_->text(), Qt::CaseInsensitive);
}

void EngineConsole::append(const ConsoleLine& line) {
  if (isWanted(line)) text_->appendPlainText(signOf(line.kind) + line.text);
}

void EngineConsole::showAll() {
  QStringList shown;
  for (const ConsoleLine& line : lines_) {
    if (isWanted(line)) shown << signOf(line.kind) + line.text;
  }
  text_->setPlainText(shown.join('\n'));
  text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
}

void EngineConsole::enter() {
  const QString command = command_->text().simplified();
  if (command.isEmpty()) return;
  emit commandEntered(command);
  if (isBusy_) return;  // it stays, to be sent again
  entered_.removeAll(command);
  entered_ << command;
  if (entered_.size() > kMostEntered) entered_.removeFirst();
  recalled_ = entered_.size();
  command_->clear();
}

void EngineConsole::recall(int step) {
  recalled_ = std::clamp<qsizetype>(recalled_ + step, 0, entered_.size());
  command_->setText(recalled_ < entered_.size() ? entered_[recalled_] : QString());
}

bool EngineConsole::eventFilter(QObject* watched, QEvent* event) {
  if (watched == command_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
      recall(key == Qt::Key_Up ? -1 : 1);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

// Esc leaves it as any other window that stands before this one, and so does the key that opens it.
void EngineConsole::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F12) {
    close();
  } else {
    QWidget::keyPressEvent(event);
  }
}

// What is selected, else everything that is shown.
void EngineConsole::copy() const {
  const QString selected = text_->textCursor().selectedText();
  QGuiApplication::clipboard()->setText(
      selected.isEmpty() ? text_->toPlainText()
                         : QString(selected).replace(QChar::ParagraphSeparator, '\n'));
}

void EngineConsole::retranslate() {
  setWindowTitle(tr("Engine console"));
  engines_->setAccessibleName(tr("Engine"));
  engines_->setPlaceholderText(tr("No engine"));
  filter_->setPlaceholderText(tr("Show only lines with…"));
  filter_->setAccessibleName(tr("Show only lines with…"));
  copy_->setText(tr("&Copy"));
  text_->setAccessibleName(tr("What was said"));
  command_->setPlaceholderText(tr("A GTP command, for instance list_commands"));
  command_->setAccessibleName(tr("Command"));
  send_->setText(tr("&Send"));
  busy_->setText(tr("It is thinking: a command would end that. Send it when it has answered."));
}

void EngineConsole::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace tengen::desktop
