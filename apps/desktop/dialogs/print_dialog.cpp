#include "apps/desktop/dialogs/print_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace tengen::desktop {

PrintDialog::PrintDialog(const PrintChoice& last, QWidget* parent)
    : QDialog(parent),
      moves_(new QSpinBox(this)),
      perPage_(new QComboBox(this)),
      paper_(new QComboBox(this)),
      coordinates_(new QCheckBox(tr("With c&oordinates"), this)) {
  setWindowTitle(tr("Print the game as diagrams"));
  moves_->setObjectName("movesEach");
  moves_->setRange(1, 999);
  moves_->setValue(last.movesEach);
  perPage_->setObjectName("perPage");
  for (const int count : {1, 2, 4, 6})
    perPage_->addItem(QString::number(count), count);
  perPage_->setCurrentIndex(std::max(0, perPage_->findData(last.page.perPage)));
  paper_->setObjectName("paper");
  paper_->addItem(tr("A4"), static_cast<int>(QPageSize::A4));
  paper_->addItem(tr("Letter"), static_cast<int>(QPageSize::Letter));
  paper_->setCurrentIndex(std::max(0, paper_->findData(static_cast<int>(last.page.paper.id()))));
  coordinates_->setObjectName("withCoordinates");
  coordinates_->setChecked(last.page.coordinates != CoordinateStyle::None);

  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  const auto row = [&](const QString& words, QWidget* field) {
    auto* label = new QLabel(words, this);
    label->setBuddy(field);
    field->setAccessibleName(QString(words).remove('&'));
    form->addRow(label, field);
  };
  row(tr("&Moves in a diagram"), moves_);
  row(tr("&Diagrams on a page"), perPage_);
  row(tr("&Paper"), paper_);
  form->addRow(QString(), coordinates_);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  auto* go = buttons->addButton(tr("P&rint…"), QDialogButtonBox::AcceptRole);
  go->setObjectName("print");
  go->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* down = new QVBoxLayout(this);
  down->addLayout(form);
  down->addStretch(1);
  down->addWidget(buttons);
}

PrintChoice PrintDialog::choice() const {
  PrintChoice chosen;
  chosen.movesEach = moves_->value();
  chosen.page.perPage = perPage_->currentData().toInt();
  chosen.page.paper = QPageSize(static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt()));
  chosen.page.coordinates =
      coordinates_->isChecked() ? CoordinateStyle::Standard : CoordinateStyle::None;
  return chosen;
}

std::optional<PrintChoice> PrintDialog::ask(const PrintChoice& last, QWidget* parent) {
  PrintDialog dialog(last, parent);
  if (dialog.exec() != Accepted) return std::nullopt;
  return dialog.choice();
}

}  // namespace tengen::desktop
