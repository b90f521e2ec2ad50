#include "apps/desktop/dialogs/collection_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>
#include <algorithm>

namespace tengen::desktop {

class CollectionFilter final : public QSortFilterProxyModel {
 public:
  CollectionFilter(CollectionModel& model, QObject* parent)
      : QSortFilterProxyModel(parent), model_(model) {
    setSourceModel(&model);
  }

  void setWords(const QStringList& words) {
    words_ = words;
    invalidateFilter();
  }

 protected:
  bool filterAcceptsRow(int row, const QModelIndex&) const override {
    return model_.matches(row, words_);
  }

 private:
  CollectionModel& model_;
  QStringList words_;
};

CollectionDialog::CollectionDialog(const sgf::Collection& collection, size_t open, QWidget* parent)
    : QDialog(parent),
      model_(new CollectionModel(collection, this)),
      filter_(new CollectionFilter(*model_, this)),
      search_(new QLineEdit(this)),
      list_(new QTableView(this)),
      count_(new QLabel(this)) {
  setWindowTitle(tr("Choose a game"));
  search_->setObjectName("search");
  search_->setPlaceholderText(tr("Search names, dates, events, results"));
  search_->setAccessibleName(tr("Search the games"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  makeList();

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  open_ = buttons->button(QDialogButtonBox::Open);
  open_->setText(tr("Open"));
  open_->setObjectName("open");
  open_->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  auto* down = new QVBoxLayout(this);
  down->addWidget(search_);
  down->addWidget(list_, 1);
  down->addWidget(count_);
  down->addWidget(buttons);

  connect(search_, &QLineEdit::textChanged, this, &CollectionDialog::search);
  connect(list_, &QTableView::doubleClicked, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 26);
  select(static_cast<int>(open));
  showCount();
  search_->setFocus();
}

void CollectionDialog::makeList() {
  list_->setObjectName("games");
  list_->setAccessibleName(tr("Games"));
  list_->setModel(filter_);
  list_->setSelectionBehavior(QAbstractItemView::SelectRows);
  list_->setSelectionMode(QAbstractItemView::SingleSelection);
  list_->setShowGrid(false);
  list_->setAlternatingRowColors(true);
  list_->setWordWrap(false);
  list_->setTabKeyNavigation(false);
  list_->verticalHeader()->hide();
  // Fixed heights: nobody has to measure ten thousand rows.
  list_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  list_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
  const int letter = fontMetrics().averageCharWidth();
  const int widths[] = {8, 24, 24, 12, 14, 0, 8};  // in letters; the event takes the rest
  for (int column = 0; column < CollectionModel::kColumns; ++column) {
    const int heading = list_->horizontalHeader()->sectionSizeHint(column);
    list_->setColumnWidth(column, std::max(widths[column] * letter, heading));
  }
  list_->horizontalHeader()->setSectionResizeMode(CollectionModel::Event, QHeaderView::Stretch);
  list_->horizontalHeader()->setHighlightSections(false);
}

void CollectionDialog::search(const QString& text) {
  const std::optional<size_t> before = chosen();
  filter_->setWords(text.split(QChar::Space, Qt::SkipEmptyParts));
  const QModelIndex same =
      before ? filter_->mapFromSource(model_->index(static_cast<int>(*before), 0)) : QModelIndex();
  select(same.isValid() ? same.row() : 0);
  showCount();
}

void CollectionDialog::select(int row) {
  if (row < 0 || row >= filter_->rowCount()) return;
  list_->selectRow(row);
  list_->scrollTo(filter_->index(row, 0), QAbstractItemView::EnsureVisible);
}

void CollectionDialog::showCount() {
  const int shown = filter_->rowCount();
  const int all = model_->rowCount();
  count_->setText(shown == all ? tr("Games: %1").arg(all)
                               : tr("Games: %1 of %2").arg(shown).arg(all));
  open_->setEnabled(shown > 0);
}

std::optional<size_t> CollectionDialog::chosen() const {
  const QModelIndexList rows = list_->selectionModel()->selectedRows();
  if (rows.isEmpty()) return std::nullopt;
  return static_cast<size_t>(filter_->mapToSource(rows.front()).row());
}

bool CollectionDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    switch (static_cast<QKeyEvent*>(event)->key()) {
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_PageUp:
      case Qt::Key_PageDown:
        QCoreApplication::sendEvent(list_, event);
        return true;
      default:
        break;
    }
  }
  return QDialog::eventFilter(watched, event);
}

std::optional<size_t> CollectionDialog::ask(const sgf::Collection& collection, size_t open,
                                            QWidget* parent) {
  CollectionDialog dialog(collection, open, parent);
  if (dialog.exec() != Accepted) return std::nullopt;
  return dialog.chosen();
}

}  // namespace tengen::desktop
