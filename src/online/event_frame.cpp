// An event as everybody is sent it, and as it is stored: what happened, and what followed from it.
#include "online/table_json.h"

namespace tengen::online {
namespace {

using Type = TableEvent::Type;

void addMove(Json& json, const TableEvent& event, const Table& table) {
  const HostedGame& game = table.game();
  json["at"] = event.at;
  json["number"] = event.number;
  json["captured"] = pointsJson(table.lastTaken().captured, game.size());
  if (!table.lastTaken().lost.empty())
    json["lost"] = pointsJson(table.lastTaken().lost, game.size());
  json["prisoners"] = prisonersJson(game.session().position().board());
  json["toMove"] = nameOf(opponent(*event.by));
  if (event.lag > Milliseconds{0}) json["lag"] = event.lag.count();
  if (const auto repeats = game.session().repeatedMove()) json["repeats"] = *repeats;
}

void addUndone(Json& json, const TableEvent& event, const Table& table) {
  const Position& position = table.game().session().position();
  json["number"] = event.number;
  json["stones"] = stonesJson(position.board());
  json["prisoners"] = prisonersJson(position.board());
  json["toMove"] = nameOf(position.toMove());
}

void addBot(Json& json, const TableEvent& event) {
  if (!event.bot.empty()) json["bot"] = event.bot;
}

void addBody(Json& json, const TableEvent& event, const Table& table) {
  switch (event.type) {
    case Type::Created:
      json["settings"] = toJson(event.settings);
      json["names"] = namesJson(table);
      if (!event.date.empty()) json["date"] = event.date;
      addBot(json, event);
      break;
    case Type::Joined:
      json["name"] = event.text;
      addBot(json, event);
      break;
    case Type::Move:
      addMove(json, event, table);
      break;
    case Type::Marks:
      if (event.by) json["at"] = event.at;
      break;
    case Type::Resumed:
      json["toMove"] = nameOf(table.game().session().turn());
      break;
    case Type::Offer:
      json["what"] = nameOf(event.what);
      if (event.what == OfferKind::Undo) json["number"] = event.number;
      break;
    case Type::Declined:
    case Type::Withdrawn:
      json["what"] = nameOf(event.what);
      break;
    case Type::Undone:
      addUndone(json, event, table);
      break;
    case Type::AddTime:
      json["seconds"] = event.number;
      break;
    case Type::Over:
      json["result"] = event.text;
      json["why"] = nameOf(event.why);
      break;
    case Type::Chat:
      json["text"] = event.text;
      break;
    case Type::Rematch:
      json["game"] = event.text;
      break;
    case Type::Started:
    case Type::Counting:
    case Type::Judging:
    case Type::Agreed:
    case Type::Paused:
    case Type::Cancelled:
      break;
  }
}

bool showsCount(const TableEvent& event, const Table& table) {
  const bool isOfCount = event.type == Type::Counting || event.type == Type::Judging ||
                         event.type == Type::Marks || event.type == Type::Agreed;
  return isOfCount || (event.type == Type::Over && !table.finalCount().empty());
}

bool changesClocks(Type type) {
  return type == Type::Joined || type == Type::Started || type == Type::Move ||
         type == Type::Resumed || type == Type::Undone || type == Type::Paused ||
         type == Type::AddTime || type == Type::Over || type == Type::Cancelled;
}

}  // namespace

std::string eventFrame(const TableEvent& event, const Table& after) {
  Json json{
      {"t", "event"}, {"n", event.n}, {"now", event.now.count()}, {"type", nameOf(event.type)}};
  if (event.by) json["by"] = nameOf(*event.by);
  if (!event.id.empty()) json["id"] = event.id;
  addBody(json, event, after);
  if (showsCount(event, after)) json["count"] = countJson(after);
  if (changesClocks(event.type)) json["clocks"] = clocksJson(after);
  return toText(json);
}

}  // namespace tengen::online
