#include "apps/desktop/export/game_export.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "game/game_info.h"

#include "apps/drawing/board_gif.h"
#include "apps/drawing/game_page.h"

namespace tengen::desktop {
namespace {

constexpr int kSmallestCell = 8;  // pixels, as boardGif() wants it
constexpr int kLargestCell = 64;

struct GamePageWords {
  Q_DECLARE_TR_FUNCTIONS(GamePageWords)
};

QString sideOf(const std::string& name, const std::string& rank) {
  const QString player = name.empty() ? QStringLiteral("?") : QString::fromStdString(name);
  return rank.empty() ? player : QStringLiteral("%1 %2").arg(player, QString::fromStdString(rank));
}

QString pageTitle(const GameInfo& info) {
  if (!info.blackName.empty() || !info.whiteName.empty()) {
    return QString::fromUtf8("%1 – %2").arg(sideOf(info.blackName, info.blackRank),
                                            sideOf(info.whiteName, info.whiteRank));
  }
  return info.gameName.empty() ? GamePageWords::tr("A game of Go")
                               : QString::fromStdString(info.gameName);
}

QString pageFacts(const GameInfo& info) {
  QStringList facts;
  for (const std::string& fact : {info.result, info.event, info.date, info.place})
    facts << QString::fromStdString(fact);
  facts.removeAll({});
  return facts.join(QString::fromUtf8(" · "));
}

}  // namespace

QByteArray gameGif(const GameTree& tree, const std::vector<NodeId>& line, int width) {
  const int cells = std::max(tree.size().width, tree.size().height) + 1;
  const int cell = std::clamp(width / cells, kSmallestCell, kLargestCell);
  return QByteArray::fromStdString(drawing::boardGif(tree, line, cell));
}

QByteArray gamePage(const GameTree& tree) {
  const GameInfo info = gameInfo(tree);
  return QByteArray::fromStdString(
      drawing::gamePage(tree, {.title = pageTitle(info).toStdString(),
                               .facts = pageFacts(info).toStdString(),
                               .start = GamePageWords::tr("Start").toStdString(),
                               .black = GamePageWords::tr("Black").toStdString(),
                               .white = GamePageWords::tr("White").toStdString(),
                               .pass = GamePageWords::tr("pass").toStdString(),
                               .variations = GamePageWords::tr("Next:").toStdString()}));
}

}  // namespace tengen::desktop
