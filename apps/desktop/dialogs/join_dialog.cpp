#include "apps/desktop/dialogs/join_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QVBoxLayout>

#include "apps/desktop/base/background.h"
#include "apps/desktop/base/palette.h"
#include "apps/desktop/settings/last_table.h"
#include "apps/desktop/words/table_words.h"

namespace tengen::desktop {
namespace {

constexpr int kSeenSeats = 5;
constexpr int kNoteLines = 3;
constexpr auto kLookAfter = std::chrono::milliseconds(300);

}  // namespace

JoinDialog::JoinDialog(std::vector<client::KnownSeat> seats, const QString& name, QWidget* parent)
    : QDialog(parent),
      seats_(std::move(seats)),
      link_(new QLineEdit(this)),
      name_(new QLineEdit(name, this)),
      list_(new QListWidget(this)),
      note_(new QLabel(this)) {
  setWindowTitle(tr("Join a game"));
  link_->setObjectName("joinLink");
  link_->setPlaceholderText(QStringLiteral("http://192.168.1.7:8361/g/k3f9x2ab#i=…"));
  link_->setMinimumWidth(fontMetrics().averageCharWidth() * 48);
  name_->setObjectName("joinName");
  name_->setMaxLength(kLongestNameAtTables);
  note_->setObjectName("joinNote");
  note_->setWordWrap(true);
  note_->setMinimumHeight(kNoteLines * fontMetrics().lineSpacing());  // nothing moves when it comes
  note_->setAlignment(Qt::AlignTop);
  note_->setForegroundRole(QPalette::PlaceholderText);
  // Whoever was sent a link has often copied it, and may paste it all the same.
  const QString copied = QGuiApplication::clipboard()->text().trimmed();
  if (remote::parseLink(copied.toStdString())) link_->setText(copied);
  link_->selectAll();

  auto* form = new QFormLayout;
  form->addRow(tr("&Link you were sent"), link_);
  form->addRow(tr("Your &name"), name_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  join_ = buttons->addButton(tr("Join"), QDialogButtonBox::AcceptRole);
  join_->setObjectName("join");
  join_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(note_);
  if (!seats_.empty()) column->addWidget(new QLabel(tr("Or go back to:"), this));
  column->addWidget(list_);
  column->addWidget(buttons);
  makeSeats();
  connect(link_, &QLineEdit::textChanged, this, [this] {
    list_->clearSelection();
    list_->setCurrentRow(-1);
    check();
  });
  lookSoon_.setSingleShot(true);
  lookSoon_.setInterval(kLookAfter);
  connect(&lookSoon_, &QTimer::timeout, this, &JoinDialog::look);
  check();
}

void JoinDialog::setLink(const remote::Link& link) {
  isLinkGiven_ = true;
  link_->setText(QString::fromStdString(remote::toText(link)));
  link_->setReadOnly(true);
  link_->setCursorPosition(0);
  name_->setFocus();
  name_->selectAll();
  check();
}

void JoinDialog::makeSeats() {
  list_->setObjectName("joinSeats");
  list_->setVisible(!seats_.empty());
  list_->setAccessibleName(tr("Seats you have taken"));
  for (const client::KnownSeat& seat : seats_) {
    list_->addItem(QStringLiteral("%1, %2, %3")
                       .arg(QString::fromStdString(seat.title), QString::fromStdString(seat.date),
                            QString::fromStdString(remote::hostText(seat.key.server))));
  }
  list_->setCurrentRow(-1);
  const int rows = std::min(list_->count(), kSeenSeats);
  list_->setMaximumHeight(rows * (fontMetrics().height() + 3 * kStep) + 4 * kStep);
  connect(list_, &QListWidget::currentRowChanged, this, &JoinDialog::check);
  connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
}

JoinWish JoinDialog::wish() const {
  JoinWish wish{{}, {}, name_->text().trimmed()};
  const int row = list_->currentRow();
  if (row >= 0 && row < static_cast<int>(seats_.size())) {
    wish.seat = seats_[static_cast<size_t>(row)].key;
  } else {
    wish.link = remote::parseLink(link_->text().toStdString());
  }
  return wish;
}

void JoinDialog::check() {
  const JoinWish now = wish();
  join_->setEnabled(now.link || now.seat);
  looking_.request_stop();
  lookSoon_.stop();
  if (now.link && now.link->kind == remote::Link::Kind::Invitation) lookSoon_.start();
  const bool isOdd = !now.seat && !now.link && !link_->text().trimmed().isEmpty();
  if (isLinkGiven_) return note_->setText(joiningNote());
  note_->setText(isOdd ? tr("This is no link to a table: it has the form shown above.")
                       : tr("Whoever made the table has the link, and sends it to you."));
}

QString JoinDialog::joiningNote() const {
  return tr("Joining takes the free seat of this table: it is yours then.");
}

// Says what is played there. Nothing is taken by it, and whoever joins all the same hears why not.
void JoinDialog::look() {
  const auto link = wish().link;
  if (!link) return;
  looking_ = std::stop_source();
  inBackground(
      this, looking_.get_token(),
      [link = *link](const std::stop_token&) { return client::lookAt(link); },
      [this, server = link->server](const Result<client::TableGlance, client::ClientError>& seen) {
        if (!seen) return note_->setText(words::serverProblem(seen.error(), server));
        note_->setText(words::invitation(*seen) + '\n' + joiningNote());
      });
}

}  // namespace tengen::desktop
