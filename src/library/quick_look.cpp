#include "library/quick_look.h"

#include <algorithm>

namespace tengen::library {
namespace {

constexpr QuickLook kUnsure{};
constexpr QuickLook kNowhere{true, {}, {}};
constexpr uint8_t kNoTime = FirstChange::kTimes;  // later than all

constexpr bool isExact(uint8_t time) {
  return FirstChange::lastNodeOf(time) == time;
}

// From when to when it stands, as far as stones say that stayed; and when the first of the others
// changed that it wants empty.
struct Span {
  uint8_t begin = 0;
  uint8_t end = kNoTime;
  uint8_t unclear = kNoTime;
};

std::optional<Span> spanOf(const ChangesGroup& group, size_t game, const Placement& placement) {
  Span span;
  for (const auto& [point, allowed] : placement.demands) {
    const uint8_t change = group.of(point)[game];
    const uint8_t time = FirstChange::timeIn(change);
    const bool beforeFits = allows(allowed, Stone::None);
    if (change == FirstChange::kNever) {
      if (!beforeFits) return std::nullopt;
      continue;
    }
    if (change >= FirstChange::kSeveral) {
      if (!beforeFits) return std::nullopt;
      span.unclear = std::min(span.unclear, time);
      continue;
    }
    const Stone stone = change >= FirstChange::kWhite ? Stone::White : Stone::Black;
    if (!beforeFits) span.begin = std::max(span.begin, time);
    if (!allows(allowed, stone)) span.end = std::min(span.end, time);
  }
  return span;
}

// The first stone inside after it began to stand.
QuickLook withNext(const ChangesGroup& group, size_t game, const Placement& placement,
                   uint8_t begin) {
  QuickLook look{true, begin, {}};
  uint8_t first = kNoTime;
  for (const uint16_t point : placement.points) {
    const uint8_t change = group.of(point)[game];
    if (change == FirstChange::kNever) continue;
    const uint8_t time = FirstChange::timeIn(change);
    const bool isSeveral = change >= FirstChange::kSeveral;
    if (time <= begin && isSeveral) return kUnsure;  // it may have changed again since
    if (time <= begin || time > first) continue;
    look.isSure = time < first && !isSeveral;
    first = time;
    look.next = makeStep(change >= FirstChange::kWhite ? StepKind::White : StepKind::Black, point);
  }
  return look;
}

}  // namespace

QuickLook quickLook(const ChangesGroup& group, size_t game, const Placement& placement) {
  const auto span = spanOf(group, game, placement);
  if (!span || !isExact(span->begin)) return kUnsure;
  // A stone that was taken again must not have come before the pattern is gone for good.
  if (span->unclear != kNoTime && span->unclear <= span->end) return kUnsure;
  if (span->begin >= span->end) return kNowhere;
  return withNext(group, game, placement, span->begin);
}

}  // namespace tengen::library
