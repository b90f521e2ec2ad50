#include "apps/desktop/dialogs/game_info_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <cmath>

#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

// The most handicap a root may tell; a 52x52 board has more points, nobody more patience.
constexpr int kMostHandicap = 99;

QString komiText(const std::optional<double>& komi) {
  return komi ? QLocale::c().toString(*komi, 'f', QLocale::FloatingPointShortest) : QString();
}

// A decimal point or comma, whatever the language.
std::optional<double> komiIn(const QString& text, bool& ok) {
  const QString trimmed = text.trimmed();
  ok = true;
  if (trimmed.isEmpty()) return std::nullopt;
  const double komi = QLocale::c().toDouble(QString(trimmed).replace(',', '.'), &ok);
  ok = ok && std::isfinite(komi) && std::abs(komi) < 1000;
  return ok ? std::optional(komi) : std::nullopt;
}

}  // namespace

GameInfoDialog::GameInfoDialog(const GameInfo& before, const Ruleset& counted, QWidget* parent)
    : QDialog(parent), before_(before) {
  setWindowTitle(tr("Game information"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  ok_ = buttons->button(QDialogButtonBox::Ok);
  ok_->setObjectName("ok");
  ok_->setText(tr("OK"));
  ok_->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* tabs = new QTabWidget(this);
  tabs->setObjectName("pages");
  tabs->addTab(playersPage(), tr("&Players"));
  tabs->addTab(gamePage(), tr("&Game"));
  tabs->addTab(sourcePage(), tr("&Source and notes"));
  auto* down = new QVBoxLayout(this);
  down->addWidget(tabs, 1);
  down->addWidget(buttons);
  lines_.front().first->setFocus();
  // What the game does not say is our guess, and not written into it.
  rules_->lineEdit()->setPlaceholderText(
      tr("not said: counted by %1").arg(words::rulesName(counted)));
  komi_->setPlaceholderText(tr("not said: counted with %1").arg(komiText(counted.komi)));
}

QLineEdit* GameInfoDialog::line(const char* name, const QString& words, Text text) {
  auto* edit = new QLineEdit(QString::fromStdString(before_.*text), this);
  edit->setObjectName(name);
  edit->setAccessibleName(QString(words).remove('&'));
  edit->setCursorPosition(0);
  lines_.emplace_back(edit, text);
  return edit;
}

void GameInfoDialog::row(QFormLayout& form, const QString& words, QWidget* field) {
  auto* label = new QLabel(words, this);
  label->setBuddy(field);
  field->setAccessibleName(QString(words).remove('&'));
  form.addRow(label, field);
}

// Two columns, since every line of one player has its twin.
QWidget* GameInfoDialog::playersPage() {
  auto* page = new QWidget(this);
  auto* grid = new QGridLayout(page);
  grid->addWidget(new QLabel(tr("Black"), page), 0, 1);
  grid->addWidget(new QLabel(tr("White"), page), 0, 2);
  const auto twins = [&](int at, const QString& words, QLineEdit* black, QLineEdit* white) {
    auto* label = new QLabel(words, page);
    label->setBuddy(black);
    grid->addWidget(label, at, 0, Qt::AlignRight);
    grid->addWidget(black, at, 1);
    grid->addWidget(white, at, 2);
  };
  twins(1, tr("&Name"), line("blackName", tr("Name of Black"), &GameInfo::blackName),
        line("whiteName", tr("Name of White"), &GameInfo::whiteName));
  twins(2, tr("&Rank"), line("blackRank", tr("Rank of Black"), &GameInfo::blackRank),
        line("whiteRank", tr("Rank of White"), &GameInfo::whiteRank));
  twins(3, tr("&Team"), line("blackTeam", tr("Team of Black"), &GameInfo::blackTeam),
        line("whiteTeam", tr("Team of White"), &GameInfo::whiteTeam));
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(2, 1);
  grid->setColumnMinimumWidth(1, fontMetrics().averageCharWidth() * 26);
  grid->setColumnMinimumWidth(2, fontMetrics().averageCharWidth() * 26);
  grid->setRowStretch(4, 1);
  // Down one player, then the other.
  for (size_t i = 0; i + 2 < lines_.size(); i += 2)
    setTabOrder(lines_[i].first, lines_[i + 2].first);
  setTabOrder(lines_[4].first, lines_[1].first);
  setTabOrder(lines_[1].first, lines_[3].first);
  setTabOrder(lines_[3].first, lines_[5].first);
  return page;
}

QWidget* GameInfoDialog::gamePage() {
  auto* page = new QWidget(this);
  auto* form = new QFormLayout(page);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  const auto text = [&](const char* name, const QString& words, Text member) {
    QLineEdit* edit = line(name, words, member);
    row(*form, words, edit);
    return edit;
  };
  row(*form, tr("Board size"),
      new QLabel(tr("%1 × %2").arg(before_.size.width).arg(before_.size.height), page));
  rules_ = new QComboBox(page);
  rules_->setObjectName("rules");
  rules_->setEditable(true);
  // Words of the file format, the same in every language.
  rules_->addItems({"", "Japanese", "Korean", "Chinese", "AGA", "NZ", "Tromp-Taylor", "GOE"});
  rules_->setCurrentText(QString::fromStdString(before_.rules));
  row(*form, tr("R&ules"), rules_);
  komi_ = new QLineEdit(komiText(before_.komi), page);
  komi_->setObjectName("komi");
  connect(komi_, &QLineEdit::textChanged, this, &GameInfoDialog::checkKomi);
  row(*form, tr("&Komi"), komi_);
  handicap_ = new QSpinBox(page);
  handicap_->setObjectName("handicap");
  handicap_->setRange(0, kMostHandicap);
  handicap_->setValue(before_.handicap);
  handicap_->setSpecialValueText(tr("None"));
  row(*form, tr("&Handicap"), handicap_);
  text("timeLimit", tr("Main &time in seconds"), &GameInfo::timeLimit);
  text("overtime", tr("&Overtime"), &GameInfo::overtime);
  text("result", tr("R&esult"), &GameInfo::result)->setPlaceholderText("B+3.5  W+R  0");
  text("date", tr("&Date"), &GameInfo::date)->setPlaceholderText("2024-03-31");
  text("event", tr("E&vent"), &GameInfo::event);
  text("round", tr("Rou&nd"), &GameInfo::round);
  text("place", tr("P&lace"), &GameInfo::place);
  text("gameName", tr("N&ame of the game"), &GameInfo::gameName);
  text("opening", tr("Open&ing"), &GameInfo::opening);
  return page;
}

QWidget* GameInfoDialog::sourcePage() {
  auto* page = new QWidget(this);
  auto* form = new QFormLayout(page);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  const auto text = [&](const char* name, const QString& words, Text member) {
    row(*form, words, line(name, words, member));
  };
  text("annotator", tr("&Annotated by"), &GameInfo::annotator);
  text("user", tr("&Entered by"), &GameInfo::user);
  text("source", tr("S&ource"), &GameInfo::source);
  text("copyright", tr("&Copyright"), &GameInfo::copyright);
  comment_ = new QPlainTextEdit(QString::fromStdString(before_.gameComment), page);
  comment_->setObjectName("gameComment");
  comment_->setTabChangesFocus(true);
  row(*form, tr("About the ga&me"), comment_);
  return page;
}

void GameInfoDialog::checkKomi() {
  bool ok = true;
  komiIn(komi_->text(), ok);
  ok_->setEnabled(ok);
  komi_->setToolTip(ok ? QString() : tr("A number such as 6.5, or nothing"));
}

GameInfo GameInfoDialog::info() const {
  GameInfo info = before_;
  for (const auto& [edit, text] : lines_) {
    // A line that nobody touched keeps even what a line cannot show.
    if (edit->isModified()) info.*text = edit->text().trimmed().toStdString();
  }
  if (rules_->currentText() != QString::fromStdString(before_.rules)) {
    info.rules = rules_->currentText().trimmed().toStdString();
  }
  if (komi_->isModified()) {
    bool ok = true;
    const std::optional<double> komi = komiIn(komi_->text(), ok);
    if (ok) info.komi = komi;
  }
  if (before_.handicap <= kMostHandicap) info.handicap = handicap_->value();
  if (comment_->document()->isModified()) info.gameComment = comment_->toPlainText().toStdString();
  return info;
}

std::optional<GameInfo> GameInfoDialog::ask(const GameInfo& before, const Ruleset& counted,
                                            QWidget* parent) {
  GameInfoDialog dialog(before, counted, parent);
  if (dialog.exec() != Accepted) return std::nullopt;
  return dialog.info();
}

}  // namespace tengen::desktop
