#include "nn/weights.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <optional>

#include "base/checksum.h"
#include "nn/features.h"

namespace tengen::nn {
namespace {

static_assert(std::endian::native == std::endian::little, "network files are little endian");

constexpr std::string_view kMagic = "TNET";
constexpr uint32_t kWithoutPeaks = 1;
constexpr uint32_t kWithPeaks = 2;
constexpr size_t kNameBytes = 32;

// What follows the magic.
struct Header {
  uint32_t version;
  uint32_t planes;
  uint32_t facts;
  uint32_t blocks;
  uint32_t channels;
  uint32_t pooledEvery;
  uint32_t policyChannels;
  uint32_t valueChannels;
  uint32_t valueHidden;
  std::array<char, kNameBytes> name;
};
static_assert(kWeightsHeaderBytes == kMagic.size() + sizeof(Header));

// Generous, and small enough that no product of them overflows.
constexpr uint32_t kMostBlocks = 100;
constexpr uint32_t kWidest = 1024;
constexpr size_t kLargestNetwork = size_t{1} << 30;

float floatOf(uint16_t half) {
  const uint32_t sign = static_cast<uint32_t>(half & 0x8000u) << 16;
  const uint32_t exponent = half >> 10 & 31u;
  const uint32_t fraction = half & 1023u;
  if (exponent == 0) {
    const float small = std::ldexp(static_cast<float>(fraction), -24);
    return sign ? -small : small;
  }
  const uint32_t wide = exponent == 31 ? 255u : exponent + 112u;
  return std::bit_cast<float>(sign | wide << 23 | fraction << 13);
}

bool hasShape(const Header& header) {
  const auto isWidth = [](uint32_t width) { return width >= 1 && width <= kWidest; };
  return header.blocks >= 1 && header.blocks <= kMostBlocks && header.pooledEvery >= 1 &&
         isWidth(header.channels) && isWidth(header.policyChannels) &&
         isWidth(header.valueChannels) && isWidth(header.valueHidden);
}

// Hands out the values of the file one tensor after another. A first walk without bytes only
// counts them, so that nothing is allocated before the length of the file is known to be right.
class Reader {
 public:
  explicit Reader(const char* halves) : at_(halves) {}

  size_t count() const { return count_; }

  std::vector<float> take(size_t count) {
    count_ += count;
    if (!at_) return {};
    std::vector<float> values(count);
    for (float& value : values) {
      uint16_t half;
      std::memcpy(&half, at_, sizeof half);
      at_ += sizeof half;
      value = floatOf(half);
      allFinite_ &= std::isfinite(value);
    }
    return values;
  }

  ConvWeights conv(size_t outputs, size_t inputs, size_t side) {
    ConvWeights conv{
        static_cast<int>(outputs), static_cast<int>(inputs), static_cast<int>(side), {}, {}};
    conv.weight = take(outputs * inputs * side * side);
    conv.bias = take(outputs);
    return conv;
  }

  bool allFinite() const { return allFinite_; }

 private:
  const char* at_;
  size_t count_ = 0;
  bool allFinite_ = true;
};

Weights readTensors(const Header& header, Reader& reader) {
  const size_t width = header.channels;
  const size_t policy = header.policyChannels;
  const size_t value = header.valueChannels;
  const size_t hidden = header.valueHidden;
  Weights weights;
  weights.name.assign(header.name.begin(), std::find(header.name.begin(), header.name.end(), '\0'));
  weights.channels = static_cast<int>(width);
  weights.stem = reader.conv(width, kPlanes, 5);
  weights.facts = reader.take(width * kFacts);
  for (uint32_t number = 0; number < header.blocks; ++number) {
    BlockWeights block;
    block.first = reader.conv(width, width, 3);
    if ((number + 1) % header.pooledEvery == 0) block.pooled = reader.take(width * 2 * width);
    block.second = reader.conv(width, width, 3);
    weights.blocks.push_back(std::move(block));
  }
  weights.policyEntry = reader.conv(policy, width, 1);
  weights.policyPooled = reader.take(policy * 2 * width);
  weights.policyPoints = reader.take(policy);
  weights.passWeight = reader.take(2 * policy);
  weights.passBias = reader.take(1);
  weights.valueEntry = reader.conv(value, width, 1);
  weights.hiddenWeight = reader.take(hidden * 3 * value);
  weights.hiddenBias = reader.take(hidden);
  weights.resultWeight = reader.take(2 * hidden);
  weights.resultBias = reader.take(2);
  weights.ownership = reader.take(value);
  return weights;
}

// The peaks at the end of a file of version 2; nothing if one of them is no size.
std::optional<std::vector<float>> readPeaks(std::string_view bytes) {
  std::vector<float> peaks(bytes.size() / sizeof(float));
  if (peaks.empty()) return peaks;
  std::memcpy(peaks.data(), bytes.data(), bytes.size());
  for (const float peak : peaks) {
    if (!std::isfinite(peak) || peak <= 0) return std::nullopt;
  }
  return peaks;
}

Result<Header, WeightsError> readHeader(std::string_view bytes) {
  if (!bytes.starts_with(kMagic)) return Unexpected{WeightsError::NoNetwork};
  if (bytes.size() < kWeightsHeaderBytes) return Unexpected{WeightsError::WrongLength};
  Header header;
  std::memcpy(&header, bytes.data() + kMagic.size(), sizeof header);
  if (header.version != kWithoutPeaks && header.version != kWithPeaks) {
    return Unexpected{WeightsError::OtherVersion};
  }
  if (header.planes != kPlanes || header.facts != kFacts) {
    return Unexpected{WeightsError::OtherInputs};
  }
  if (!hasShape(header)) return Unexpected{WeightsError::WrongShape};
  return header;
}

using Checksum = uint32_t;

// The parts of a file behind its header, in bytes.
struct Lengths {
  size_t tensors;
  size_t peaks;

  size_t content() const { return kWeightsHeaderBytes + tensors + peaks; }  // what is summed
  size_t file() const { return content() + sizeof(Checksum); }
};

Lengths lengthsOf(const Header& header) {
  Reader counting(nullptr);
  readTensors(header, counting);
  return {counting.count() * sizeof(uint16_t),
          header.version == kWithPeaks ? header.blocks * 2 * sizeof(float) : 0};
}

}  // namespace

Result<size_t, WeightsError> claimedLength(std::string_view start) {
  const auto header = readHeader(start);
  if (!header) return Unexpected{header.error()};
  const size_t length = lengthsOf(*header).file();
  if (length > kLargestNetwork) return Unexpected{WeightsError::WrongShape};
  return length;
}

Result<Weights, WeightsError> parseWeights(std::string_view bytes) {
  const auto found = readHeader(bytes);
  if (!found) return Unexpected{found.error()};
  const Header& header = *found;
  const Lengths lengths = lengthsOf(header);
  if (bytes.size() != lengths.file()) return Unexpected{WeightsError::WrongLength};
  const size_t content = lengths.content();
  Checksum checksum;
  std::memcpy(&checksum, bytes.data() + content, sizeof checksum);
  if (checksum != crc32(bytes.substr(0, content))) return Unexpected{WeightsError::Damaged};

  Reader reader(bytes.data() + kWeightsHeaderBytes);
  Weights weights = readTensors(header, reader);
  auto peaks = readPeaks(bytes.substr(kWeightsHeaderBytes + lengths.tensors, lengths.peaks));
  if (!reader.allFinite() || !peaks) return Unexpected{WeightsError::NotFinite};
  weights.peaks = std::move(*peaks);
  return weights;
}

}  // namespace tengen::nn
