// The sounds of a game as samples, made by formula: every one is a sum of damped resonances struck
// by a short blow. Knows nothing of devices.
#pragma once

#include <vector>

#include "apps/desktop/sound/sound_player.h"

namespace tengen::desktop {

using Samples = std::vector<float>;  // one channel, each within [-1, 1]

constexpr int kSampleRate = 48'000;
constexpr int kVariants = 5;      // of a stone: no two stones sound alike
constexpr int kStonesHeard = 12;  // a capture of more sounds like one of so many

// The same arguments always give the same samples; they begin and end in silence.
Samples synthesize(Sound sound, int stones = 0, int variant = 0);

}  // namespace tengen::desktop
