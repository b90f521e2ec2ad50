// What this processor can compute fast and right. Says so once in the life of a process: oneDNN
// fixes its instruction set before its first action.
//
// The environment variable TENGEN_NN takes the choice away, for tests and comparisons: f32, int8,
// winograd, amx; avx2 (the best without newer instructions) or avx2-f32. Any other word is passed
// over; unknownWish() tells of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tengen::nn {

enum class Arithmetic : uint8_t {
  Float,
  EightBit,  // activations and weights
  Winograd,  // activations of eight bits, weights and products of sixteen
  Tiles,     // as EightBit, by Intel's AMX
};

// Tiles where a trial shows that they work; eight bits where the processor multiplies and adds them
// in one instruction and a small convolution comes out right; elsewhere Winograd's way if there is
// AVX2, and floats if not. Safe to call from any thread.
Arithmetic bestArithmetic();
// The same where tiles cannot be, or a network has not the width for them.
Arithmetic bestWithoutTiles();

// What TENGEN_NN says, if that is nothing known.
std::optional<std::string> unknownWish();

// The instructions in use, by name: "AVX2", "AVX-512 VNNI".
std::string_view instructionSet();

// From now on this thread computes by itself: oneDNN would otherwise wake helpers for each layer.
void computeAlone();

}  // namespace tengen::nn
