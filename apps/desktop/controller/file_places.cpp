// The ways from file to file, and to a place in one.
#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "formats/format.h"

#include "apps/desktop/controller/file_controller.h"

namespace tengen::desktop {
namespace {

// The node with this number, counted from the root in file order.
NodeId nodeNumbered(const GameTree& tree, uint32_t number) {
  NodeId node = tree.root();
  for (; number > 0; --number) {
    NodeId next = tree.firstChild(node);
    while (next == kNoNode && node != tree.root()) {
      next = tree.nextSibling(node);
      node = tree.parent(node);
    }
    if (next == kNoNode) return tree.root();  // the file has changed since it was read
    node = next;
  }
  return node;
}

// As people count: 2 before 10.
QStringList gamesIn(const QDir& folder) {
  QStringList kinds;
  for (const formats::Format& format : formats::all()) {
    if (format.isArchive()) continue;
    for (const std::string_view ending : format.endings)
      kinds << '*' + QString::fromLatin1(ending.data(), qsizetype(ending.size()));
  }
  QStringList files = folder.entryList(kinds, QDir::Files, QDir::NoSort);
  QCollator order;
  order.setNumericMode(true);
  order.setCaseSensitivity(Qt::CaseInsensitive);
  std::sort(files.begin(), files.end(), order);
  return files;
}

}  // namespace

void FileController::goToPlace() {
  if (!place_) return;
  const auto index = static_cast<size_t>(std::max(0, place_->number - 1));
  game_.session().openGame(index);
  game_.goTo(nodeNumbered(game_.session().tree(), place_->node));
}

void FileController::openBeside(int offset) {
  if (path_.isEmpty()) return;
  const QFileInfo here(path_);
  const QStringList files = gamesIn(here.dir());
  const auto at = files.indexOf(here.fileName());
  const auto next = at < 0 ? (offset > 0 ? 0 : files.size() - 1) : at + offset;
  if (next >= 0 && next < files.size()) return openPath(here.dir().filePath(files[next]));
  emit said([offset] {
    return offset > 0 ? tr("This is the last file of the folder.")
                      : tr("This is the first file of the folder.");
  });
}

}  // namespace tengen::desktop
