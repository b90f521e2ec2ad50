#include "apps/desktop/menu/keys_page.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tengen::desktop {

KeysPage::KeysPage(const Actions& actions, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys"));
  auto lines = actions.keyLines();
  lines.push_back({tr("Play a point by its name, for example D4"), tr("D 4 Enter")});
  lines.push_back({tr("Pass by its name"), tr("P A S S Enter")});
  lines.push_back({tr("Move the board cursor, once it is out"), tr("Arrow keys")});
  lines.push_back({tr("Play at the board cursor"), tr("Enter")});
  lines.push_back({tr("Put the board cursor away"), tr("Esc")});
  lines.push_back({tr("Mark one chain alone while counting"), tr("Shift and click")});
  lines.push_back({tr("Jump to the move on a stone"), tr("Ctrl and click")});
  lines.push_back({tr("Remove a stone or a mark in edit mode"), tr("Right click")});
  lines.push_back({tr("Walk through the game"), tr("Wheel over the board")});
  lines.push_back({tr("Zoom the tree"), tr("Ctrl and wheel")});
  auto* table = new QTableWidget(static_cast<int>(lines.size()), 2, this);
  table->setAccessibleName(tr("Keys"));
  table->horizontalHeader()->hide();
  table->verticalHeader()->hide();
  table->setShowGrid(false);
  table->setAlternatingRowColors(true);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionMode(QAbstractItemView::NoSelection);
  for (int row = 0; row < table->rowCount(); ++row) {
    const auto& line = lines[static_cast<size_t>(row)];
    table->setItem(row, 0, new QTableWidgetItem(line.words));
    table->setItem(row, 1, new QTableWidgetItem(line.keys));
  }
  table->resizeColumnsToContents();
  table->horizontalHeader()->setStretchLastSection(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(table);
  column->addWidget(buttons);
  resize(560, 560);
}

}  // namespace tengen::desktop
