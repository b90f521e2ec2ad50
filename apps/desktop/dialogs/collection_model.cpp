#include "apps/desktop/dialogs/collection_model.h"

#include <algorithm>

#include "game/game_info.h"

namespace tengen::desktop {
namespace {

QString withRank(const std::string& name, const std::string& rank) {
  const QString player = QString::fromStdString(name);
  return rank.empty() ? player : player + ' ' + QString::fromStdString(rank);
}

QString eventOf(const GameInfo& info) {
  QStringList parts;
  for (const std::string* part : {&info.gameName, &info.event, &info.round, &info.place}) {
    if (!part->empty()) parts += QString::fromStdString(*part);
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace

CollectionModel::CollectionModel(const sgf::Collection& collection, QObject* parent)
    : QAbstractTableModel(parent), collection_(collection), games_(collection.games().size()) {}

int CollectionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

CollectionModel::Game& CollectionModel::game(int row) const {
  std::optional<Game>& known = games_[static_cast<size_t>(row)];
  if (known) return *known;
  const GameInfo info = gameInfo(collection_, collection_.games()[static_cast<size_t>(row)]);
  known.emplace();
  known->black = withRank(info.blackName, info.blackRank);
  known->white = withRank(info.whiteName, info.whiteRank);
  known->result = QString::fromStdString(info.result);
  known->date = QString::fromStdString(info.date);
  known->event = eventOf(info);
  known->words = (QStringList{known->black, known->white, known->result, known->date, known->event,
                              QString::fromStdString(info.blackTeam),
                              QString::fromStdString(info.whiteTeam), QString::number(row + 1)})
                     .join('\n')
                     .toCaseFolded();
  return *known;
}

bool CollectionModel::matches(int row, const QStringList& words) const {
  if (words.isEmpty()) return true;
  const QString& text = game(row).words;
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return text.contains(word.toCaseFolded()); });
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const {
  const bool isNumber = index.column() == Number || index.column() == Moves;
  if (role == Qt::TextAlignmentRole && isNumber) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (role == Qt::ToolTipRole && isNumber) return {};
  Game& shown = game(index.row());
  switch (static_cast<Column>(index.column())) {
    case Number:
      return index.row() + 1;
    case Black:
      return shown.black;
    case White:
      return shown.white;
    case Result:
      return shown.result;
    case Date:
      return shown.date;
    case Event:
      return shown.event;
    case Moves:
      if (shown.moves < 0) {
        const sgf::NodeId root = collection_.games()[static_cast<size_t>(index.row())];
        shown.moves = static_cast<int>(summaryOf(collection_, root).moves);
      }
      return shown.moves;
    case kColumns:
      break;
  }
  return {};
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
    case Number:
      return tr("No.");
    case Black:
      return tr("Black");
    case White:
      return tr("White");
    case Result:
      return tr("Result");
    case Date:
      return tr("Date");
    case Event:
      return tr("Event");
    case Moves:
      return tr("Moves");
    case kColumns:
      break;
  }
  return {};
}

}  // namespace tengen::desktop
