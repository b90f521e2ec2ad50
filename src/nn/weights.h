// A network as its file holds it: numbers, checked, and in the order training/export.py writes
// them; what they compute is training/reference.py. How fast code wants them is network.h's
// business.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tengen::nn {

// Rows of numbers without gaps: [outputs][inputs].
using Matrix = std::vector<float>;

struct ConvWeights {
  int outputs = 0;
  int inputs = 0;
  int side = 0;               // of the square window
  std::vector<float> weight;  // [outputs][inputs][rows][columns]
  std::vector<float> bias;    // [outputs]
};

struct BlockWeights {
  ConvWeights first;
  Matrix pooled;  // [channels][means and maxima]; empty where the block does not look at the whole
  ConvWeights second;
};

struct Weights {
  std::string name;
  int channels = 0;

  ConvWeights stem;
  Matrix facts;  // [channels][kFacts]
  std::vector<BlockWeights> blocks;

  ConvWeights policyEntry;
  Matrix policyPooled;
  std::vector<float> policyPoints;
  std::vector<float> passWeight;
  std::vector<float> passBias;

  ConvWeights valueEntry;
  Matrix hiddenWeight;
  std::vector<float> hiddenBias;
  Matrix resultWeight;  // [win, lead]
  std::vector<float> resultBias;
  std::vector<float> ownership;

  // How large activations get, for eight-bit arithmetic: for each block its input, and what lies
  // between its convolutions. Empty in a file of version 1, which can only be computed in floats.
  std::vector<float> peaks;
};

enum class WeightsError : uint8_t {
  NoNetwork,     // another kind of file
  OtherVersion,  // a network file, but of a version this program does not know
  OtherInputs,   // made for other planes or facts
  WrongShape,    // sizes no network has
  WrongLength,   // cut short, or with something behind its end
  Damaged,       // the checksum does not fit
  NotFinite,     // holds numbers that are none
};

// The length of a file as its first bytes tell it, so that no more than that need be read.
inline constexpr size_t kWeightsHeaderBytes = 72;
Result<size_t, WeightsError> claimedLength(std::string_view start);

Result<Weights, WeightsError> parseWeights(std::string_view bytes);

}  // namespace tengen::nn
