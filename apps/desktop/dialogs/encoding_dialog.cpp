#include "apps/desktop/dialogs/encoding_dialog.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>
#include <algorithm>
#include <string_view>

#include "formats/format.h"
#include "sgf/encoding.h"

namespace tengen::desktop {
namespace {

// Enough to see names and some comments; a preview must keep up with the arrow keys.
constexpr size_t kPreviewBytes = 256 * 1024;
constexpr qsizetype kPreviewLetters = 4000;

// Lines of the names and comments of a collection, the beginning of it.
QString wordsOf(const sgf::Collection& collection) {
  QStringList lines;
  qsizetype letters = 0;
  for (const sgf::NodeId root : collection.games()) {
    for (sgf::NodeId id = root; id != sgf::kNoNode; id = collection.nextInTree(id, root)) {
      for (const std::string_view ident : {"PB", "PW", "BR", "WR", "BT", "WT", "GN", "EV", "RO",
                                           "PC", "DT", "SO", "US", "AN", "GC", "N", "C"}) {
        const std::optional<sgf::Property> property = collection.find(id, ident);
        if (!property) continue;
        const QString text = QString::fromStdString(property->first().text()).trimmed();
        if (text.isEmpty()) continue;
        lines += text;
        letters += text.size();
        if (letters > kPreviewLetters) return lines.join('\n').left(kPreviewLetters);
      }
    }
  }
  return lines.join('\n');
}

}  // namespace

EncodingDialog::EncodingDialog(std::string bytes, const QString& current, QWidget* parent)
    : QDialog(parent),
      bytes_(std::move(bytes)),
      encoding_(new QComboBox(this)),
      preview_(new QPlainTextEdit(this)),
      verdict_(new QLabel(this)) {
  setWindowTitle(tr("Reopen with another encoding"));
  bytes_.resize(std::min(bytes_.size(), kPreviewBytes));
  addEncodings(current);
  auto* label = new QLabel(tr("&Encoding"), this);
  label->setBuddy(encoding_);
  encoding_->setAccessibleName(tr("Encoding"));
  auto* previewLabel = new QLabel(tr("Names and comments then &read:"), this);
  previewLabel->setBuddy(preview_);
  preview_->setObjectName("preview");
  preview_->setAccessibleName(tr("Names and comments in this encoding"));
  preview_->setReadOnly(true);
  preview_->setTabChangesFocus(true);
  verdict_->setObjectName("verdict");
  verdict_->setWordWrap(true);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  open_ = buttons->addButton(tr("Reopen"), QDialogButtonBox::AcceptRole);
  open_->setObjectName("reopen");
  open_->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(encoding_, &QComboBox::currentIndexChanged, this, &EncodingDialog::showPreview);

  auto* down = new QVBoxLayout(this);
  down->addWidget(label);
  down->addWidget(encoding_);
  down->addWidget(previewLabel);
  down->addWidget(preview_, 1);
  down->addWidget(verdict_);
  down->addWidget(buttons);
  resize(fontMetrics().averageCharWidth() * 64, fontMetrics().height() * 24);
  showPreview();
  encoding_->setFocus();
}

void EncodingDialog::addEncodings(const QString& current) {
  encoding_->setObjectName("encoding");
  const auto add = [this](const QString& words, const char* name) {
    encoding_->addItem(QStringLiteral("%1 – %2").arg(words, QString::fromLatin1(name)),
                       QString::fromLatin1(name));
  };
  add(tr("Unicode"), "UTF-8");
  add(tr("Simplified Chinese"), "GB18030");
  add(tr("Traditional Chinese"), "Big5");
  add(tr("Japanese"), "Shift_JIS");
  add(tr("Japanese"), "EUC-JP");
  add(tr("Japanese"), "ISO-2022-JP");
  add(tr("Korean"), "EUC-KR");
  add(tr("Western European"), "windows-1252");
  add(tr("Central European"), "windows-1250");
  add(tr("Cyrillic"), "windows-1251");
  add(tr("Cyrillic"), "KOI8-R");
  add(tr("Unicode"), "UTF-16LE");
  add(tr("Unicode"), "UTF-16BE");
  encoding_->addItem(tr("Unicode, encoded twice by mistake"),
                     QString::fromLatin1(sgf::kUtf8Twice.data(), sgf::kUtf8Twice.size()));
  int at = encoding_->findData(current, Qt::UserRole, Qt::MatchFixedString);
  if (at < 0 && !current.isEmpty()) {
    encoding_->insertItem(0, current, current);
    at = 0;
  }
  encoding_->setCurrentIndex(std::max(0, at));
}

QString EncodingDialog::encoding() const {
  return encoding_->currentData().toString();
}

void EncodingDialog::showPreview() {
  const auto read = formats::formatOf(bytes_).read(bytes_, {encoding().toStdString()});
  open_->setEnabled(static_cast<bool>(read));
  if (!read) {
    preview_->clear();
    verdict_->setText(tr("No game can be read this way."));
    return;
  }
  const QString words = wordsOf(read->collection);
  preview_->setPlainText(words);
  const auto broken = words.count(QChar::ReplacementCharacter);
  verdict_->setText(words.isEmpty() ? tr("The file has no names and no comments.")
                    : broken > 0    ? tr("Characters that make no sense this way: %1").arg(broken)
                                    : tr("Every character makes sense. Do the words, too?"));
}

std::optional<QString> EncodingDialog::ask(std::string bytes, const QString& current,
                                           QWidget* parent) {
  EncodingDialog dialog(std::move(bytes), current, parent);
  if (dialog.exec() != Accepted) return std::nullopt;
  return dialog.encoding();
}

}  // namespace tengen::desktop
