#include "apps/desktop/engine/seats.h"

#include <QRegularExpression>

#include "game/formats.h"
#include "session/event.h"

namespace tengen::desktop {

std::string engineName(const Seat& seat) {
  return "Tengen " + seat.level.toStdString();
}

Seat seatOf(const std::string& name) {
  static const QRegularExpression pattern(QStringLiteral("^Tengen (\\d+[kd]|max)$"));
  const auto match = pattern.match(QString::fromStdString(name));
  return {match.hasMatch() ? match.captured(1) : QString()};
}

Seats seatsOf(const std::vector<std::string>& journal) {
  const auto begun = journal.empty() ? std::nullopt : parseEvent(journal.front(), {});
  if (!begun || begun->kind != Event::Kind::Start) return {};
  const auto loaded = load(begun->text);
  if (!loaded) return {};
  const GameTree& tree = loaded->tree;
  return {seatOf(tree.text(tree.root(), "PB")), seatOf(tree.text(tree.root(), "PW"))};
}

}  // namespace tengen::desktop
