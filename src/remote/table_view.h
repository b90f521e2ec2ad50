// A followed table as values of our libraries: what the state of docs/protocol.md says.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clock/clock.h"
#include "online/followed_table.h"
#include "online/names.h"
#include "online/table_settings.h"
#include "rules/game_result.h"
#include "rules/scoring.h"

namespace tengen::remote {

using online::BothSides;
using online::OfferKind;
using online::Phase;

struct TableView {
  struct Offer {
    uint64_t n = 0;
    Color by = Color::Black;
    OfferKind what = OfferKind::Undo;
    int movesLeft = 0;  // Undo: how many there would be

    friend bool operator==(const Offer&, const Offer&) = default;
  };
  struct Counting {
    uint64_t revision = 0;
    std::string hash;
    bool isJudging = false;
    Marks marks;
    BothSides<bool> agreed;
    GameResult result = {};
  };
  struct Clocks {
    BothSides<SideTime> left;
    std::optional<Color> running;
    TimePoint asOf{0};

    friend bool operator==(const Clocks&, const Clocks&) = default;
  };
  struct ChatLine {
    uint64_t n = 0;
    Color by = Color::Black;
    std::string text;
  };

  online::TableSettings settings;
  BothSides<std::optional<std::string>> names;  // nothing: nobody has taken the seat
  Phase phase = Phase::Waiting;
  std::vector<Turn> moves;
  Color toMove = Color::Black;
  bool isJustMoved = false;  // what follows from the move is told next
  std::optional<Clocks> clocks;
  std::optional<Offer> offer;
  std::optional<Counting> count;
  std::optional<GameResult> result;
  std::optional<online::End> why;
  std::optional<std::string> rematch;  // the name of the new game
  std::vector<ChatLine> chat;
};

// Nothing if what the server said is no table.
std::optional<TableView> viewOf(const online::FollowedTable& table);

// "black", "white"
std::optional<Color> colorOf(const online::Json& json);

}  // namespace tengen::remote
