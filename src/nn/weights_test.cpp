#include "nn/weights.h"

#include <cstring>
#include <gtest/gtest.h>

#include "base/checksum.h"
#include "nn/nn_test_kit.h"

namespace tengen::nn {
namespace {

constexpr size_t kHeaderBytes = kWeightsHeaderBytes;

// As if this had been written to begin with: the checksum fits.
std::string sealed(std::string bytes) {
  const uint32_t sum = crc32(std::string_view(bytes).substr(0, bytes.size() - 4));
  std::memcpy(bytes.data() + bytes.size() - 4, &sum, 4);
  return bytes;
}

std::string withNumber(size_t field, uint32_t value) {
  std::string bytes = smallNetworkBytes();
  std::memcpy(bytes.data() + 4 + 4 * field, &value, 4);
  return sealed(bytes);
}

WeightsError errorOf(const std::string& bytes) {
  const auto weights = parseWeights(bytes);
  EXPECT_FALSE(weights.has_value());
  return weights ? WeightsError{} : weights.error();
}

TEST(Weights, KeepTheOrderOfTheFile) {
  const Weights weights = smallWeights();
  EXPECT_EQ(weights.name, "small");
  EXPECT_EQ(weights.channels, 16);
  EXPECT_EQ(weights.stem.weight.size(), 16u * 12 * 25);
  ASSERT_EQ(weights.blocks.size(), 2u);
  EXPECT_TRUE(weights.blocks[0].pooled.empty());
  EXPECT_EQ(weights.blocks[1].pooled.size(), 16u * 32);
  EXPECT_EQ(weights.policyEntry.outputs, 8);
  EXPECT_EQ(weights.hiddenWeight.size(), 16u * 24);
  EXPECT_EQ(weights.ownership.size(), 8u);
  EXPECT_EQ(weights.peaks, (std::vector<float>{4, 4, 6, 6}));
}

TEST(Weights, SayAtTheirBeginningHowLongTheyAre) {
  const std::string bytes = smallNetworkBytes();
  EXPECT_EQ(*claimedLength(std::string_view(bytes).substr(0, kHeaderBytes)), bytes.size());
  EXPECT_EQ(claimedLength("TNET").error(), WeightsError::WrongLength);
  EXPECT_EQ(claimedLength(std::string(kHeaderBytes, '\0')).error(), WeightsError::NoNetwork);
}

TEST(Weights, BeyondAllSizeAreNone) {
  std::string bytes = smallNetworkBytes();
  const uint32_t blocks = 100, channels = 1024;
  std::memcpy(bytes.data() + 4 + 4 * 3, &blocks, 4);
  std::memcpy(bytes.data() + 4 + 4 * 4, &channels, 4);
  EXPECT_EQ(claimedLength(bytes).error(), WeightsError::WrongShape);
}

TEST(Weights, ReadHalvesOfEveryKind) {
  struct Case {
    uint16_t half;
    float value;
  };
  for (const Case& c :
       {Case{0x0000, 0.0f}, Case{0x3c00, 1.0f}, Case{0xc000, -2.0f}, Case{0x3555, 0.333251953125f},
        Case{0x7bff, 65504.0f}, Case{0x0001, 5.9604645e-8f}, Case{0x8400, -6.1035156e-5f},
        Case{0x83ff, -6.0975552e-5f}}) {
    std::string bytes = smallNetworkBytes();
    std::memcpy(bytes.data() + kHeaderBytes, &c.half, 2);
    EXPECT_EQ(parseWeights(sealed(bytes))->stem.weight[0], c.value);
  }
}

TEST(Weights, OfVersionOneHaveNoPeaks) {
  std::string bytes = smallNetworkBytes();
  bytes.erase(bytes.size() - 4 - 4 * sizeof(float), 4 * sizeof(float));
  bytes[4] = 1;
  const auto weights = parseWeights(sealed(bytes));
  ASSERT_TRUE(weights);
  EXPECT_TRUE(weights->peaks.empty());
  EXPECT_EQ(weights->ownership, smallWeights().ownership);
}

TEST(Weights, OfAnotherKindOfFileAreRefused) {
  EXPECT_EQ(errorOf(""), WeightsError::NoNetwork);
  EXPECT_EQ(errorOf("TNE"), WeightsError::NoNetwork);
  EXPECT_EQ(errorOf("(;GM[1])"), WeightsError::NoNetwork);
}

TEST(Weights, OfUnknownVersionsAreRefused) {
  EXPECT_EQ(errorOf(withNumber(0, 0)), WeightsError::OtherVersion);
  EXPECT_EQ(errorOf(withNumber(0, 3)), WeightsError::OtherVersion);
}

TEST(Weights, ForOtherInputsAreRefused) {
  EXPECT_EQ(errorOf(withNumber(1, 13)), WeightsError::OtherInputs);
  EXPECT_EQ(errorOf(withNumber(2, 11)), WeightsError::OtherInputs);
}

TEST(Weights, OfImpossibleShapesAreRefusedBeforeAnyMemoryIsTaken) {
  for (const size_t field : {3u, 4u, 5u, 6u, 7u, 8u})
    EXPECT_EQ(errorOf(withNumber(field, 0)), WeightsError::WrongShape) << field;
  for (const size_t field : {3u, 4u, 6u, 7u, 8u})
    EXPECT_EQ(errorOf(withNumber(field, 0xffffffff)), WeightsError::WrongShape) << field;
  EXPECT_EQ(errorOf(withNumber(4, 1024)), WeightsError::WrongLength);
  EXPECT_EQ(errorOf(withNumber(3, 100)), WeightsError::WrongLength);
}

TEST(Weights, CutShortOrLongAreRefused) {
  const std::string whole = smallNetworkBytes();
  for (const size_t length :
       {size_t{4}, size_t{71}, size_t{72}, size_t{76}, whole.size() / 2, whole.size() - 1})
    EXPECT_EQ(errorOf(whole.substr(0, length)), WeightsError::WrongLength) << length;
  EXPECT_EQ(errorOf(whole + "x"), WeightsError::WrongLength);
}

TEST(Weights, WithAnyBitTurnedAreRefused) {
  const std::string whole = smallNetworkBytes();
  for (size_t at = 0; at < whole.size(); at += 97) {
    std::string bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << at % 8));
    EXPECT_FALSE(parseWeights(bytes)) << at;
  }
  std::string bytes = whole;
  bytes[1000] ^= 1;
  EXPECT_EQ(errorOf(bytes), WeightsError::Damaged);
}

TEST(Weights, ThatAreNoNumbersAreRefused) {
  for (const uint16_t half : {uint16_t{0x7c00}, uint16_t{0xfe00}}) {
    std::string bytes = smallNetworkBytes();
    std::memcpy(bytes.data() + kHeaderBytes + 10, &half, 2);
    EXPECT_EQ(errorOf(sealed(bytes)), WeightsError::NotFinite);
  }
  for (const float peak : {0.0f, -1.0f, std::numeric_limits<float>::infinity()}) {
    std::string bytes = smallNetworkBytes();
    std::memcpy(bytes.data() + bytes.size() - 8, &peak, 4);
    EXPECT_EQ(errorOf(sealed(bytes)), WeightsError::NotFinite);
  }
}

}  // namespace
}  // namespace tengen::nn
