#include "clock/time_settings.h"

#include <algorithm>
#include <utility>

namespace tengen {
namespace {

Milliseconds within(Milliseconds time) {
  return std::clamp(time, Milliseconds{0}, kLongestTime);
}

}  // namespace

TimeSettings TimeSettings::absolute(Milliseconds main) {
  return {System::Absolute, within(main), Milliseconds{0}, 0, {}};
}

TimeSettings TimeSettings::byoYomi(Milliseconds main, int periods, Milliseconds period) {
  if (periods <= 0 || period <= Milliseconds{0}) return absolute(main);
  return {System::ByoYomi, within(main), within(period), std::min(periods, kMostPeriods), {}};
}

TimeSettings TimeSettings::canadian(Milliseconds main, int stones, Milliseconds period) {
  if (stones <= 0 || period <= Milliseconds{0}) return absolute(main);
  return {System::Canadian, within(main), within(period), std::min(stones, kMostPeriods), {}};
}

TimeSettings TimeSettings::fischer(Milliseconds main, Milliseconds increment) {
  if (increment <= Milliseconds{0}) return absolute(main);
  return {System::Fischer, within(main), within(increment), 0, {}};
}

TimeSettings TimeSettings::unknown(Milliseconds main, std::string overtimeText) {
  return {System::Unknown, within(main), Milliseconds{0}, 0, std::move(overtimeText)};
}

}  // namespace tengen
