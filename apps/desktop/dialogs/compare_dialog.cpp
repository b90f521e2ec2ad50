#include "apps/desktop/dialogs/compare_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {
namespace {

constexpr int kFields = 4;
constexpr int kRowsSeen = 8;

Qt::Alignment alignmentOf(int field) {
  return (field == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

}  // namespace

CompareDialog::CompareDialog(QWidget* parent)
    : QDialog(parent), position_(new QLabel(this)), agreement_(new QLabel(this)) {
  setObjectName("compareDialog");
  position_->setObjectName("comparePosition");
  agreement_->setObjectName("compareAgreement");
  agreement_->setWordWrap(true);
  agreement_->setFont(typeOf(Type::Body, Weight::Strong));
  auto* across = new QHBoxLayout;
  across->setSpacing(4 * kStep);
  for (int column = 0; column < kColumns; ++column)
    across->addLayout(makeColumn(column), 1);
  auto* down = new QVBoxLayout(this);
  down->addWidget(position_);
  down->addLayout(across, 1);
  down->addWidget(agreement_);
  retranslate();
  resize(fontMetrics().averageCharWidth() * 88, sizeHint().height());
}

QLayout* CompareDialog::makeColumn(int number) {
  Column& column = columns_[static_cast<size_t>(number)];
  column.engine = new QComboBox(this);
  column.engine->setObjectName(QStringLiteral("compareEngine%1").arg(number));
  column.state = new QLabel(this);
  column.state->setObjectName(QStringLiteral("compareState%1").arg(number));
  column.state->setWordWrap(true);
  column.state->setForegroundRole(QPalette::PlaceholderText);
  column.moves = new QTableWidget(0, kFields, this);
  column.moves->setObjectName(QStringLiteral("compareMoves%1").arg(number));
  column.moves->setEditTriggers(QAbstractItemView::NoEditTriggers);
  column.moves->setSelectionBehavior(QAbstractItemView::SelectRows);
  column.moves->setSelectionMode(QAbstractItemView::SingleSelection);
  column.moves->setTabKeyNavigation(false);
  column.moves->setShowGrid(false);
  column.moves->verticalHeader()->hide();
  // Every heading has its room, and the move what is left.
  column.moves->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  column.moves->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  column.moves->horizontalHeader()->setHighlightSections(false);
  column.moves->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
  column.moves->setMinimumHeight(fontMetrics().height() * 3 / 2 * kRowsSeen);
  column.line = new QLabel(this);
  column.line->setObjectName(QStringLiteral("compareLine%1").arg(number));
  column.line->setWordWrap(true);
  column.line->setTextInteractionFlags(Qt::TextSelectableByMouse);
  connect(column.engine, &QComboBox::activated, this,
          [this, number, box = column.engine] { emit engineChosen(number, box->currentText()); });
  connect(column.moves, &QTableWidget::itemSelectionChanged, this, [&column] {
    const auto* item = column.moves->item(std::max(0, column.moves->currentRow()), 0);
    column.line->setText(item ? item->data(Qt::UserRole).toString() : QString());
  });
  auto* down = new QVBoxLayout;
  down->addWidget(column.engine);
  down->addWidget(column.state);
  down->addWidget(column.moves, 1);
  down->addWidget(column.line);
  return down;
}

void CompareDialog::setEngines(const QStringList& names,
                               const std::array<QString, kColumns>& chosen) {
  for (int column = 0; column < kColumns; ++column) {
    const auto place = static_cast<size_t>(column);
    QComboBox& box = *columns_[place].engine;
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItems(names);
    box.setCurrentIndex(static_cast<int>(names.indexOf(chosen[place])));
  }
}

void CompareDialog::setPosition(const QString& words) {
  position_->setText(words);
}

// The row people look at stays the one they look at.
void CompareDialog::showMoves(int column, const std::vector<ComparedMove>& moves) {
  const Column& shown = columns_[static_cast<size_t>(column)];
  shown.state->setText(QString());
  QTableWidget& table = *shown.moves;
  table.setRowCount(static_cast<int>(moves.size()));
  for (int row = 0; row < table.rowCount(); ++row) {
    const ComparedMove& move = moves[static_cast<size_t>(row)];
    const std::array<QString, kFields> words{move.move, move.lead, move.win, move.visits};
    for (int field = 0; field < kFields; ++field) {
      auto* item = new QTableWidgetItem(words[static_cast<size_t>(field)]);
      item->setTextAlignment(alignmentOf(field));
      item->setData(Qt::UserRole, move.line);
      table.setItem(row, field, item);
    }
  }
  const int seen = std::clamp(table.currentRow(), 0, std::max(0, table.rowCount() - 1));
  shown.line->setText(moves.empty() ? QString() : moves[static_cast<size_t>(seen)].line);
  tellAgreement();
}

void CompareDialog::showState(int column, const QString& words) {
  showMoves(column, {});
  columns_[static_cast<size_t>(column)].state->setText(words);
}

QString CompareDialog::bestOf(int column) const {
  const auto* item = columns_[static_cast<size_t>(column)].moves->item(0, 0);
  return item ? item->text() : QString();
}

void CompareDialog::tellAgreement() {
  const QString left = bestOf(0);
  const QString right = bestOf(1);
  if (left.isEmpty() || right.isEmpty()) return agreement_->setText(QString());
  agreement_->setText(left == right ? tr("Both would play %1.").arg(left)
                                    : tr("They disagree: %1 here, %2 there.").arg(left, right));
}

void CompareDialog::retranslate() {
  setWindowTitle(tr("Two engines side by side"));
  for (const Column& column : columns_) {
    column.engine->setAccessibleName(tr("Engine"));
    column.engine->setPlaceholderText(tr("Choose an engine"));
    column.moves->setAccessibleName(tr("Moves"));
    column.moves->setHorizontalHeaderLabels(
        {tr("Move"), tr("Lead"), tr("Black wins"), tr("Visits")});
    for (int field = 0; field < kFields; ++field)
      column.moves->horizontalHeaderItem(field)->setTextAlignment(alignmentOf(field));
  }
  tellAgreement();
}

void CompareDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace tengen::desktop
