#include "apps/desktop/engine/seats.h"

#include <QRegularExpression>

#include "game/formats.h"
#include "session/event.h"

namespace tengen::desktop {

std::string seatText(const Seat& seat) {
  if (!seat.level.isEmpty()) return engineSeat(seat.level.toStdString());
  return seat.engine.isEmpty() ? std::string() : otherEngineSeat(seat.engine.toStdString());
}

Seat seatFrom(const std::string& text) {
  return {.level = QString::fromStdString(levelOfSeat(text).value_or(std::string())),
          .engine = QString::fromStdString(otherEngineOfSeat(text).value_or(std::string()))};
}

std::string engineName(const Seat& seat) {
  return nameOfSeat(seatText(seat));
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
