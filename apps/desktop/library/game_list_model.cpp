#include "apps/desktop/library/game_list_model.h"

#include <QGuiApplication>
#include <QPalette>
#include <algorithm>

#include "library/game_date.h"

namespace tengen::desktop {
namespace {

constexpr int kMostKept = 4096;      // rows
constexpr size_t kMostWanted = 256;  // at once: what was scrolled past long ago can wait

QString nameWithRank(const std::string& name, const std::string& rank) {
  const QString player = QString::fromStdString(name);
  return rank.empty() ? player : QStringLiteral("%1 %2").arg(player, QString::fromStdString(rank));
}

QString eventAndRound(const library::GameRow& game) {
  QStringList parts{QString::fromStdString(game.event), QString::fromStdString(game.round)};
  parts.removeAll({});
  return parts.join(QStringLiteral(", "));
}

bool isNameless(const library::GameRow& game) {
  return game.black.empty() && game.white.empty();
}

// Where nobody is named, its file tells the game from others.
QString fileOf(const library::GameRow& game) {
  const QString name = QString::fromStdString(game.file.substr(game.file.rfind('/') + 1));
  return game.number > 1 ? QStringLiteral("%1 (%2)").arg(name).arg(game.number) : name;
}

QVariant textIn(const library::GameRow& game, GameListModel::Column column) {
  switch (column) {
    case GameListModel::Date:
      return QString::fromStdString(game.date);
    case GameListModel::Black:
      return isNameless(game) ? fileOf(game) : nameWithRank(game.black, game.blackRank);
    case GameListModel::White:
      return nameWithRank(game.white, game.whiteRank);
    case GameListModel::Result:
      return QString::fromStdString(game.result);
    case GameListModel::Event:
      return eventAndRound(game);
    case GameListModel::Moves:
      return game.moves;
    case GameListModel::kColumns:
      break;
  }
  return {};
}

}  // namespace

GameListModel::GameListModel(LibraryThread& library, QObject* parent)
    : QAbstractTableModel(parent), library_(library), rows_(kMostKept) {
  fetchSoon_.setSingleShot(true);
  fetchSoon_.setInterval(0);
  connect(&fetchSoon_, &QTimer::timeout, this, &GameListModel::fetch);
}

void GameListModel::show(std::vector<library::GameId> games) {
  beginResetModel();
  games_ = std::move(games);
  wanted_.clear();
  endResetModel();
}

void GameListModel::reload() {
  rows_.clear();
}

std::optional<library::GameId> GameListModel::gameAt(int row) const {
  if (row < 0 || row >= rowCount()) return std::nullopt;
  return games_[static_cast<size_t>(row)];
}

int GameListModel::rowOf(library::GameId game) const {
  const auto there = std::find(games_.begin(), games_.end(), game);
  return there == games_.end() ? -1 : static_cast<int>(there - games_.begin());
}

const library::GameRow* GameListModel::known(int row) const {
  const auto game = gameAt(row);
  return game ? rows_.object(*game) : nullptr;
}

int GameListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int GameListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant GameListModel::data(const QModelIndex& index, int role) const {
  const auto column = static_cast<Column>(index.column());
  if (role == Qt::TextAlignmentRole && column == Moves)
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::ForegroundRole && column == Black) {
    const library::GameRow* row = known(index.row());
    return row && isNameless(*row) ? QGuiApplication::palette().placeholderText() : QVariant();
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (const library::GameRow* row = known(index.row())) return textIn(*row, column);
  if (role == Qt::DisplayRole) want(index.row());
  return {};
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole && section == Moves)
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
  if (role == Qt::InitialSortOrderRole)
    return section == Date || section == Moves ? Qt::DescendingOrder : Qt::AscendingOrder;
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
    case Date:
      return tr("Date");
    case Black:
      return tr("Black");
    case White:
      return tr("White");
    case Result:
      return tr("Result");
    case Event:
      return tr("Event");
    case Moves:
      return tr("Moves");
    case kColumns:
      break;
  }
  return {};
}

// Fetching

void GameListModel::want(int row) const {
  if (!wanted_.empty() && wanted_.back() == row) return;  // the next column of the same row
  std::erase(wanted_, row);
  wanted_.push_back(row);
  if (wanted_.size() > kMostWanted) wanted_.erase(wanted_.begin());
  fetchSoon_.start();
}

// A newer question replaces the one before, so it asks for all that is still missing.
void GameListModel::fetch() {
  std::vector<library::GameId> ids;
  for (const int row : wanted_) {
    if (const auto game = gameAt(row)) ids.push_back(*game);
  }
  if (ids.empty()) return;
  library_.ask(LibraryThread::About::Rows,
               [this, ids](const LibraryThread::Opened* opened,
                           const std::stop_token& stop) -> LibraryThread::Home {
                 std::vector<library::GameRow> rows;
                 bool isOld = false;
                 for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
                   if (stop.stop_requested()) return {};
                   auto row = opened ? opened->library.game(*id) : std::nullopt;
                   isOld |= opened && !row;
                   rows.push_back(row ? std::move(*row) : library::GameRow());
                   rows.back().id = *id;  // one that is gone stays blank, and is known to be
                 }
                 // Another program took games out; what is damaged is the same when opened again.
                 isOld = isOld && !opened->library.catalogue().trouble();
                 return [this, rows, isOld] {
                   take(rows);
                   if (isOld) library_.reopen();
                 };
               });
}

// Others may have been looked at since these were asked for.
void GameListModel::take(const std::vector<library::GameRow>& rows) {
  for (const library::GameRow& row : rows)
    rows_.insert(row.id, new library::GameRow(row));
  int first = rowCount();
  int last = -1;
  std::erase_if(wanted_, [&](int row) {
    if (row < rowCount() && !known(row)) return false;
    first = std::min(first, row);
    last = std::max(last, std::min(row, rowCount() - 1));
    return true;
  });
  if (!wanted_.empty()) fetchSoon_.start();
  if (first <= last) emit dataChanged(index(first, 0), index(last, kColumns - 1));
}

}  // namespace tengen::desktop
