// How people of a level choose who do not search: what they have read they do; of the rest they see
// most what is near the last moves, and choose by feeling, or by what catches the eye.
#pragma once

#include <vector>

#include "nn/evaluator.h"
#include "search/level.h"
#include "search/taste.h"

namespace tengen::search {

// Chances by move index. Moves that take or save stones as far as the level reads are as likely as
// the policy finds them; the rest is the policy at a temperature, mixed with what catches the eye,
// less with every line from the last moves. Only allowed moves have a chance; never the pass, nor a
// move that puts three stones or more into atari for nothing. All zero if nothing is left.
std::vector<double> naturalChances(const nn::Situation& situation, const std::vector<float>& policy,
                                   const std::vector<bool>& allowed, const LevelSettings& settings,
                                   const Taste& taste = {});

}  // namespace tengen::search
