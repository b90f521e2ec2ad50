// One evaluation as the text of a property: docs/review-property.md has the format. Text in, values
// out; what is not understood is nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "review/evaluation.h"
#include "review/review.h"
#include "rules/board.h"

namespace tengen::review {

// The version this program writes. Values of others are left alone.
constexpr std::string_view kRecordVersion = "1";

// `1 5f0e b 25 523 34 12/525/36/qdfc 3/480/-9/cdpc`: about the position with these stones, so that
// it is not taken for another when a file was edited.
std::string toText(const Evaluation& evaluation, const Board& board);
// Numbers that cannot be true on this board with this komi are not understood.
std::optional<Evaluation> parseEvaluation(std::string_view text, const Board& board, double komi);
// Black's chance in it, whatever the stones.
std::optional<double> winIn(std::string_view text);

// `1 by;engine=Tengen 0.1.0;rules=japanese;komi=6.5`. Rules that have no name are `other`.
std::string toText(const Source& source);
// Who made it; nothing where it is about other rules or another komi.
std::optional<Source> parseSource(std::string_view text, const Ruleset& rules);

bool isOfThisVersion(std::string_view text);
bool isOfAnotherVersion(std::string_view text);  // what begins with no number is of none
bool isSource(std::string_view text);

}  // namespace tengen::review
