#include "apps/desktop/dialogs/friend_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "rules/handicap.h"
#include "rules/ruleset.h"

#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr std::array kSides{9, 13, 19};

enum ColorChoice : int { ByChance, BlackStones, WhiteStones };

int choiceOf(std::optional<Color> color) {
  if (!color) return ByChance;
  return *color == Color::Black ? BlackStones : WhiteStones;
}

}  // namespace

FriendDialog::FriendDialog(const FriendWish& last, bool canStartServer, QWidget* parent)
    : QDialog(parent),
      name_(new QLineEdit(QString::fromStdString(last.table.name), this)),
      color_(new QComboBox(this)),
      size_(new QComboBox(this)),
      rules_(new QComboBox(this)),
      handicap_(new QComboBox(this)),
      time_(new TimeFields(this)),
      here_(new QRadioButton(tr("On this &computer"), this)),
      there_(new QRadioButton(tr("At a &server:"), this)),
      address_(new QLineEdit(last.address, this)),
      note_(new QLabel(this)) {
  setWindowTitle(tr("Play a friend"));
  auto* form = new QFormLayout;
  addGame(*form, last.table);
  addServer(*form, last, canStartServer);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  make_ = buttons->addButton(tr("Make the table"), QDialogButtonBox::AcceptRole);
  make_->setObjectName("makeTable");
  make_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(note_);
  column->addWidget(buttons);
  note_->setObjectName("friendNote");
  note_->setWordWrap(true);
  note_->setForegroundRole(QPalette::PlaceholderText);
  check();
}

void FriendDialog::addGame(QFormLayout& form, const client::TableWish& last) {
  name_->setObjectName("friendName");
  name_->setMaxLength(kLongestNameAtTables);
  color_->setObjectName("friendColor");
  color_->addItems({tr("By chance"), tr("Black"), tr("White")});
  color_->setCurrentIndex(choiceOf(last.color));
  size_->setObjectName("friendSize");
  for (const int side : kSides)
    size_->addItem(QStringLiteral("%1 × %1").arg(side), side);
  size_->setCurrentIndex(std::max(0, size_->findData(last.settings.size.width)));
  rules_->setObjectName("friendRules");
  for (const NamedRuleset& each : kRulesets)
    rules_->addItem(words::rulesWords(each.name).name,
                    QString::fromUtf8(each.name.data(), static_cast<int>(each.name.size())));
  rules_->setCurrentIndex(
      std::max(0, rules_->findData(QString::fromStdString(last.settings.rules))));
  handicap_->setObjectName("friendHandicap");
  fillHandicaps();
  handicap_->setCurrentIndex(std::max(0, handicap_->findData(last.settings.handicap)));
  connect(size_, &QComboBox::currentIndexChanged, this, &FriendDialog::fillHandicaps);
  time_->setTime(last.settings.time);
  form.addRow(tr("Your &name"), name_);
  form.addRow(tr("Your stones"), color_);
  form.addRow(tr("&Board"), size_);
  form.addRow(tr("&Rules"), rules_);
  form.addRow(tr("&Handicap"), handicap_);
  form.addRow(tr("Time"), time_);
}

void FriendDialog::addServer(QFormLayout& form, const FriendWish& last, bool canStartServer) {
  here_->setObjectName("friendHere");
  there_->setObjectName("friendThere");
  address_->setObjectName("friendAddress");
  address_->setMinimumWidth(
      fontMetrics().horizontalAdvance(QStringLiteral("http://192.168.178.100:8361  ")) + 6 * kStep);
  address_->setCursorPosition(0);  // it is read from its beginning
  here_->setEnabled(canStartServer);
  const bool isHere = canStartServer && !last.server;
  (isHere ? here_ : there_)->setChecked(true);
  auto* line = new QHBoxLayout;
  line->addWidget(there_);
  line->addWidget(address_, 1);
  form.addRow(tr("The table is"), here_);
  form.addRow(QString(), line);
  connect(here_, &QRadioButton::toggled, this, &FriendDialog::check);
  connect(address_, &QLineEdit::textChanged, this, &FriendDialog::check);
}

void FriendDialog::fillHandicaps() {
  const int side = size_->currentData().toInt();
  const int before = handicap_->currentData().toInt();
  handicap_->clear();
  handicap_->addItem(tr("None"), 0);
  for (int stones = 2; stones <= maxFixedHandicap(BoardSize{side, side}); ++stones)
    handicap_->addItem(QString::number(stones), stones);
  handicap_->setCurrentIndex(std::max(0, handicap_->findData(before)));
}

FriendWish FriendDialog::wish() const {
  FriendWish wish;
  wish.address = address_->text().trimmed();
  if (there_->isChecked()) wish.server = remote::parseAddress(wish.address.toStdString());
  wish.table.name = name_->text().trimmed().toStdString();
  if (color_->currentIndex() != ByChance)
    wish.table.color = color_->currentIndex() == BlackStones ? Color::Black : Color::White;
  const int side = size_->currentData().toInt();
  online::TableSettings& settings = wish.table.settings;
  settings.size = BoardSize{side, side};
  settings.rules = rules_->currentData().toString().toStdString();
  settings.handicap = handicap_->currentData().toInt();
  settings.komi = usualKomi(*rulesetNamed(settings.rules), settings.handicap);
  settings.time = time_->time();
  return wish;
}

void FriendDialog::check() {
  const bool isHere = here_->isChecked();
  address_->setEnabled(!isHere);
  make_->setEnabled(isHere || wish().server);
  note_->setText(isHere
                     ? tr("Your friend opens the link in a browser, or here in Tengen, from the "
                          "same network. The table is there as long as this window.")
                     : tr("The address of a Tengen server: of a club, of a friend, or your own."));
}

}  // namespace tengen::desktop
