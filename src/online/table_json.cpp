#include "online/table_json.h"

#include <cstdio>

#include "base/checksum.h"
#include "rules/areas.h"
#include "rules/notation.h"

namespace tengen::online {
namespace {

std::string pointText(Point point, BoardSize size) {
  return tengen::toText(point, size, Notation::Sgf);
}

// A row of characters for each row of the board, from the top.
template <class CharacterAt>
Json rowsJson(BoardSize size, CharacterAt characterAt) {
  Json rows = Json::array();
  for (int y = 0; y < size.height; ++y) {
    std::string row;
    for (int x = 0; x < size.width; ++x)
      row += characterAt(Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)});
    rows.push_back(std::move(row));
  }
  return rows;
}

void addTaken(Json& json, const Table::Taken& taken, BoardSize size) {
  if (!taken.captured.empty()) json["captured"] = pointsJson(taken.captured, size);
  if (!taken.lost.empty()) json["lost"] = pointsJson(taken.lost, size);
}

Json sideJson(const TimeSettings& settings, const SideTime& left) {
  Json json{{"main", left.main.count()}};
  if (!settings.hasOvertime()) return json;
  json["period"] = left.period.count();
  json[settings.system == TimeSettings::System::ByoYomi ? "periods" : "stones"] = left.count;
  return json;
}

// Counting

Json scoreJson(const Score& score) {
  return {{"by", score.scoring == Scoring::Area ? "area" : "territory"},
          {"black", numberJson(score.black)},
          {"white", numberJson(score.white)},
          {"result", tengen::toText(score.result)}};
}

Json scoresJson(const CountMode& counting, Scoring scoring) {
  Json json = scoreJson(counting.score());
  const bool isArea = scoring == Scoring::Area;
  json["other"] = scoreJson(counting.score(isArea ? Scoring::Territory : Scoring::Area));
  return json;
}

// Eyes in seki are no territory where territory is counted.
Json sideJson(const Count::Side& side, Scoring scoring) {
  const int eyes = scoring == Scoring::Territory ? side.sekiTerritory : 0;
  return {{"stones", side.stones},
          {"territory", side.territory - eyes},
          {"prisoners", side.prisoners + side.deadTaken}};
}

// With what is White's by the rules, so that the parts make up the total.
Json sidesJson(const CountMode& counting, Scoring scoring) {
  const Count& count = counting.count();
  Json json{{"black", sideJson(count.black, scoring)}, {"white", sideJson(count.white, scoring)}};
  const int bonus = counting.score().handicapBonus;
  if (bonus != 0) json["white"]["handicap"] = bonus;
  return json;
}

Json deadJson(const Marks& marks) {
  Points dead;
  for (const Point point : AllPoints(marks.dead.size())) {
    if (marks.dead[point]) dead.push_back(point);
  }
  return pointsJson(dead, marks.dead.size());
}

std::string marksHashOf(const std::string& marks) {
  std::array<char, 9> text{};
  std::snprintf(text.data(), text.size(), "%08x", crc32(marks));
  return text.data();
}

// The state

Json movesJson(const GameSession& session) {
  const GameTree& tree = session.tree();
  const std::vector<NodeId> path = tree.pathTo(session.node());
  Json moves = Json::array();
  Position position = tree.positionAt(path.front());
  for (size_t i = 1; i < path.size(); ++i) {
    const auto turn = tree.moveAt(path[i]);
    if (!turn) continue;
    Position after = position.afterRecorded(turn->color, turn->move);
    const bool isPass = turn->move.isPass();
    Json move{{"by", nameOf(turn->color)},
              {"at", isPass ? "pass" : pointText(turn->move.point(), tree.size())}};
    const bool tookStones = after.board().stones() <= position.board().stones();
    if (!isPass && tookStones)
      addTaken(move, takenBetween(position.board(), after.board(), *turn), tree.size());
    moves.push_back(std::move(move));
    position = std::move(after);
  }
  return moves;
}

Json botJson(const Table& table) {
  if (!table.bot()) return nullptr;
  return {{"seat", nameOf(table.bot()->seat)}, {"level", table.bot()->level}};
}

Json offerJson(const Table& table) {
  if (!table.offer()) return nullptr;
  const Table::StandingOffer& offer = *table.offer();
  Json json{{"n", offer.n}, {"by", nameOf(offer.by)}, {"what", nameOf(offer.what)}};
  if (offer.what == OfferKind::Undo) json["number"] = offer.moves;
  return json;
}

Json chatJson(const Table& table) {
  Json lines = Json::array();
  for (const Table::ChatLine& line : table.chat())
    lines.push_back({{"n", line.n}, {"by", nameOf(line.by)}, {"text", line.text}});
  return lines;
}

// Which stand still while nothing can be stored.
Json clocksNow(const Table& table) {
  Json clocks = clocksJson(table);
  if (table.isStandingStill() && clocks.is_object()) clocks["running"] = nullptr;
  return clocks;
}

}  // namespace

Json pointsJson(const Points& points, BoardSize size) {
  Json json = Json::array();
  for (const Point point : points)
    json.push_back(pointText(point, size));
  return json;
}

Json stonesJson(const Board& board) {
  return rowsJson(board.size(), [&](Point p) { return ".XO"[static_cast<size_t>(board.at(p))]; });
}

Json prisonersJson(const Board& board) {
  return {{"black", board.prisonersOf(Color::Black)}, {"white", board.prisonersOf(Color::White)}};
}

Json namesJson(const Table& table) {
  const auto name = [&](Color color) {
    const auto& player = table.players()[color];
    return player ? Json(*player) : Json(nullptr);
  };
  return {{"black", name(Color::Black)}, {"white", name(Color::White)}};
}

Table::Taken takenBetween(const Board& before, const Board& after, Turn turn) {
  Table::Taken taken;
  if (turn.move.isPass()) return taken;
  const Point played = turn.move.point();
  for (const Point point : AllPoints(before.size())) {
    if (after.at(point) != Stone::None) continue;
    const Stone was = point == played ? stoneOf(turn.color) : before.at(point);
    if (was == Stone::None) continue;
    (was == stoneOf(turn.color) ? taken.lost : taken.captured).push_back(point);
  }
  return taken;
}

Json clocksJson(const Table& table) {
  if (!table.game().hasClock()) return nullptr;
  const GameSession& session = table.game().session();
  const Clock& clock = session.clock();
  Json json;
  for (const Color color : {Color::Black, Color::White})
    json[std::string(nameOf(color))] = sideJson(clock.settings(), session.timeLeft(color));
  json["running"] = nullptr;
  if (clock.isRunning()) json["running"] = nameOf(session.turn());
  return json;
}

Json countJson(const Table& table) {
  const GameSession& session = table.game().session();
  const CountMode* const counting = session.counting();
  if (!counting)
    return table.finalCount().empty() ? Json(nullptr) : Json::parse(table.finalCount());
  const std::string marks = marksText(counting->marks());
  const Count& count = counting->count();
  const Scoring scoring = session.position().rules().scoring;
  const auto ownerAt = [&](Point p) {
    return ".xo"[static_cast<size_t>(count.ownerBy(scoring, p))];
  };
  const auto deadline = table.countDeadline();
  const auto proposed = table.proposedResult();
  return {{"revision", table.revision()},
          {"hash", marksHashOf(marks)},
          {"judging", session.isJudging()},
          {"dead", deadJson(counting->marks())},
          {"owner", rowsJson(table.game().size(), ownerAt)},
          {"score", scoresJson(*counting, scoring)},
          {"sides", sidesJson(*counting, scoring)},
          {"agreed", {{"black", table.agreed().black}, {"white", table.agreed().white}}},
          {"deadline", deadline ? Json(deadline->count()) : Json(nullptr)},
          {"proposed", proposed ? Json(tengen::toText(*proposed)) : Json(nullptr)},
          {"marks", marks}};
}

std::string marksHash(const Table& table) {
  const CountMode* const counting = table.game().session().counting();
  return counting ? marksHashOf(marksText(counting->marks())) : std::string();
}

Json glanceJson(const Table& table) {
  const GameSession& session = table.game().session();
  const auto result = session.result();
  return {{"names", namesJson(table)},
          {"settings", toJson(table.settings())},
          {"phase", nameOf(table.phase())},
          {"toMove", nameOf(session.turn())},
          {"number", table.game().moves()},
          {"result", result ? Json(tengen::toText(*result)) : Json(nullptr)},
          {"why", table.end() ? Json(nameOf(*table.end())) : Json(nullptr)}};
}

Json pictureJson(const Table& table) {
  const GameSession& session = table.game().session();
  const BoardSize size = table.game().size();
  const auto last = session.tree().moveAt(session.node());
  const bool isStone = last && !last->move.isPass();
  Json json{{"game", table.name()},
            {"size", {size.width, size.height}},
            {"stones", stonesJson(session.position().board())},
            {"last", isStone ? Json(pointText(last->move.point(), size)) : Json(nullptr)}};
  json.update(glanceJson(table));
  return json;
}

Json stateJson(const Table& table) {
  const HostedGame& game = table.game();
  const GameSession& session = game.session();
  const Board& board = session.position().board();
  const auto result = session.result();
  return {{"settings", toJson(table.settings())},
          {"names", namesJson(table)},
          {"bot", botJson(table)},
          {"phase", nameOf(table.phase())},
          {"size", {game.size().width, game.size().height}},
          {"stones", stonesJson(board)},
          {"toMove", nameOf(session.turn())},
          {"number", game.moves()},
          {"moves", movesJson(session)},
          {"prisoners", prisonersJson(board)},
          {"clocks", clocksNow(table)},
          {"offer", offerJson(table)},
          {"count", countJson(table)},
          {"result", result ? Json(tengen::toText(*result)) : Json(nullptr)},
          {"why", table.end() ? Json(nameOf(*table.end())) : Json(nullptr)},
          {"rematch", table.rematch() ? Json(*table.rematch()) : Json(nullptr)},
          {"chat", chatJson(table)}};
}

}  // namespace tengen::online
