#include "apps/desktop/dialogs/export_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

namespace tengen::desktop {

ExportDialog::ExportDialog(const ExportChoice& last, QWidget* parent)
    : QDialog(parent),
      format_(new QComboBox(this)),
      widthLabel_(new QLabel(tr("&Width"), this)),
      width_(new QSpinBox(this)),
      coordinates_(new QCheckBox(tr("With c&oordinates"), this)),
      printLook_(new QCheckBox(tr("Black on white, as in &print"), this)),
      wantsCoordinates_(last.coordinates),
      wantsPrintLook_(last.printLook) {
  setWindowTitle(tr("Export"));
  const auto add = [this](const QString& words, BoardFormat format) {
    format_->addItem(words, static_cast<int>(format));
  };
  add(tr("Picture (PNG)"), BoardFormat::Png);
  add(tr("Drawing (SVG)"), BoardFormat::Svg);
  add(tr("Page (PDF)"), BoardFormat::Pdf);
  add(tr("Text (ASCII)"), BoardFormat::Text);
  add(tr("Line as a moving picture (GIF)"), BoardFormat::Gif);
  add(tr("Game as a web page (HTML)"), BoardFormat::Html);
  format_->setObjectName("format");
  format_->setAccessibleName(tr("Format"));
  format_->setCurrentIndex(format_->findData(static_cast<int>(last.format)));
  width_->setObjectName("pictureWidth");
  width_->setAccessibleName(tr("Width in pixels"));
  width_->setRange(100, 8000);
  width_->setSingleStep(100);
  width_->setSuffix(tr(" pixels"));
  width_->setValue(last.width);
  widthLabel_->setBuddy(width_);
  coordinates_->setObjectName("withCoordinates");
  connect(coordinates_, &QCheckBox::clicked, this, [this](bool on) { wantsCoordinates_ = on; });
  printLook_->setObjectName("printLook");
  connect(printLook_, &QCheckBox::clicked, this, [this](bool on) { wantsPrintLook_ = on; });

  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  auto* label = new QLabel(tr("&Format"), this);
  label->setBuddy(format_);
  form->addRow(label, format_);
  form->addRow(widthLabel_, width_);
  form->addRow(QString(), coordinates_);
  form->addRow(QString(), printLook_);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  auto* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
  save->setObjectName("save");
  save->setDefault(true);
  copy_ = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  copy_->setObjectName("copy");
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(copy_, &QPushButton::clicked, this, [this] {
    toClipboard_ = true;
    accept();
  });
  connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::showFields);
  auto* down = new QVBoxLayout(this);
  down->addLayout(form);
  down->addStretch(1);
  down->addWidget(buttons);
  showFields();
}

BoardFormat ExportDialog::format() const {
  return static_cast<BoardFormat>(format_->currentData().toInt());
}

// Only what makes a difference can be touched, and is ticked.
void ExportDialog::showFields() {
  const BoardFormat chosen = format();
  const bool painted = chosen == BoardFormat::Png || chosen == BoardFormat::Pdf;
  const bool isSized = chosen == BoardFormat::Png || chosen == BoardFormat::Gif;
  widthLabel_->setEnabled(isSized);
  width_->setEnabled(isSized);
  copy_->setEnabled(!showsWholeGame(chosen));
  coordinates_->setEnabled(painted);
  coordinates_->setChecked(painted && wantsCoordinates_);
  printLook_->setEnabled(painted);
  printLook_->setChecked(painted && wantsPrintLook_);
}

ExportChoice ExportDialog::choice() const {
  return {format(), width_->value(), wantsCoordinates_, wantsPrintLook_, toClipboard_};
}

std::optional<ExportChoice> ExportDialog::ask(const ExportChoice& last, QWidget* parent) {
  ExportDialog dialog(last, parent);
  if (dialog.exec() != Accepted) return std::nullopt;
  return dialog.choice();
}

}  // namespace tengen::desktop
