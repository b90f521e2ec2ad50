#include "remote/table_view.h"

#include "rules/notation.h"
#include "session/event.h"

namespace tengen::remote {
namespace {

using online::at;
using online::Json;
using online::named;
using online::textOf;
using online::textOr;
using online::wholeOf;

constexpr int64_t kMost = int64_t{1} << 52;  // that JSON has as whole numbers

BothSides<std::optional<std::string>> namesOf(const Json& json) {
  return {textOf(at(json, "black")), textOf(at(json, "white"))};
}

std::optional<std::vector<Turn>> movesOf(const Json& json, BoardSize size) {
  if (!json.is_array()) return std::nullopt;
  std::vector<Turn> moves;
  for (const Json& each : json) {
    const auto by = colorOf(at(each, "by"));
    const std::string where = textOr(at(each, "at"));
    const auto point = parsePoint(where, size, Notation::Sgf);
    if (!by || (!point && where != "pass")) return std::nullopt;
    moves.push_back({*by, point ? Move::at(*point) : Move::pass()});
  }
  return moves;
}

SideTime sideTimeOf(const Json& json) {
  const auto time = [&](const char* key) {
    return Milliseconds{wholeOf(at(json, key), 0, kLongestTime.count()).value_or(0)};
  };
  const Json& count =
      json.is_object() && json.contains("stones") ? at(json, "stones") : at(json, "periods");
  return {time("main"), time("period"),
          static_cast<int>(wholeOf(count, 0, kMostPeriods).value_or(0))};
}

std::optional<TableView::Clocks> clocksOf(const Json& json, TimePoint asOf) {
  if (!json.is_object()) return std::nullopt;
  return TableView::Clocks{{sideTimeOf(at(json, "black")), sideTimeOf(at(json, "white"))},
                           colorOf(at(json, "running")),
                           asOf};
}

std::optional<TableView::Offer> offerOf(const Json& json) {
  const auto n = wholeOf(at(json, "n"), 1, kMost);
  const auto by = colorOf(at(json, "by"));
  const auto what = named<OfferKind>(online::kOfferNames, textOr(at(json, "what")));
  if (!n || !by || !what) return std::nullopt;
  const auto left = wholeOf(at(json, "number"), 0, 1 << 20).value_or(0);
  return TableView::Offer{static_cast<uint64_t>(*n), *by, *what, static_cast<int>(left)};
}

std::optional<TableView::Counting> countOf(const Json& json, BoardSize size) {
  const auto revision = wholeOf(at(json, "revision"), 0, kMost);
  const auto marks = parseMarks(textOr(at(json, "marks")), size);
  if (!revision || !marks) return std::nullopt;
  const Json& agreed = at(json, "agreed");
  return TableView::Counting{static_cast<uint64_t>(*revision),
                             textOr(at(json, "hash")),
                             at(json, "judging") == true,
                             *marks,
                             {at(agreed, "black") == true, at(agreed, "white") == true},
                             parseResult(textOr(at(at(json, "score"), "result")))
                                 .value_or(GameResult{GameResult::Kind::Void})};
}

std::vector<TableView::ChatLine> chatOf(const Json& json) {
  std::vector<TableView::ChatLine> lines;
  if (!json.is_array()) return lines;
  for (const Json& each : json) {
    const auto n = wholeOf(at(each, "n"), 0, kMost);
    const auto by = colorOf(at(each, "by"));
    if (n && by) lines.push_back({static_cast<uint64_t>(*n), *by, textOr(at(each, "text"))});
  }
  return lines;
}

}  // namespace

std::optional<Color> colorOf(const Json& json) {
  return named<Color>(online::kColorNames, textOr(json));
}

std::optional<TableView> viewOf(const online::FollowedTable& table) {
  const Json& state = table.state();
  const auto settings = online::parseSettings(at(state, "settings"));
  const auto phase = named<Phase>(online::kPhaseNames, textOr(at(state, "phase")));
  const auto toMove = colorOf(at(state, "toMove"));
  const bool isTable = at(state, "settings").is_object() && settings && phase && toMove;
  if (!isTable) return std::nullopt;
  const auto moves = movesOf(at(state, "moves"), settings->size);
  if (!moves) return std::nullopt;

  TableView view;
  view.settings = *settings;
  view.names = namesOf(at(state, "names"));
  view.phase = *phase;
  view.moves = *moves;
  view.toMove = *toMove;
  view.isJustMoved = table.isJustMoved();
  view.clocks = clocksOf(at(state, "clocks"), table.clocksAt());
  view.offer = offerOf(at(state, "offer"));
  view.count = countOf(at(state, "count"), settings->size);
  view.result = parseResult(textOr(at(state, "result")));
  view.why = named<online::End>(online::kEndNames, textOr(at(state, "why")));
  view.rematch = textOf(at(state, "rematch"));
  view.chat = chatOf(at(state, "chat"));
  return view;
}

}  // namespace tengen::remote
