#include "apps/drawing/gif_writer.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace tengen::drawing {
namespace {

constexpr int kColorBits = 8;
constexpr size_t kColors = size_t{1} << kColorBits;
constexpr int kClear = 1 << kColorBits;
constexpr int kEnd = kClear + 1;
constexpr int kMostCodes = 4096;

std::string number16(int value) {
  return {static_cast<char>(value & 0xff), static_cast<char>(value >> 8 & 0xff)};
}

// Codes of growing length, the lowest bits first, in blocks of at most 255 bytes.
class BitBlocks {
 public:
  void put(int code, int bits) {
    waiting_ |= static_cast<uint32_t>(code) << count_;
    for (count_ += bits; count_ >= 8; count_ -= 8, waiting_ >>= 8)
      bytes_ += static_cast<char>(waiting_ & 0xff);
  }
  std::string finish() {
    if (count_ > 0) bytes_ += static_cast<char>(waiting_ & 0xff);
    std::string blocks;
    for (size_t at = 0; at < bytes_.size(); at += 255) {
      const std::string block = bytes_.substr(at, 255);
      blocks += static_cast<char>(block.size());
      blocks += block;
    }
    return blocks + '\0';
  }

 private:
  std::string bytes_;
  uint32_t waiting_ = 0;
  int count_ = 0;
};

// LZW as GIF has it: strings seen before get a code; the table starts anew when it is full.
std::string compressed(const std::string& indexes) {
  BitBlocks out;
  std::unordered_map<uint32_t, int> codes;
  int next = kEnd + 1;
  int bits = kColorBits + 1;
  const auto clear = [&] {
    out.put(kClear, bits);
    codes.clear();
    next = kEnd + 1;
    bits = kColorBits + 1;
  };
  clear();
  int string = static_cast<uint8_t>(indexes.front());
  for (size_t i = 1; i < indexes.size(); ++i) {
    const auto index = static_cast<uint8_t>(indexes[i]);
    const uint32_t longer = static_cast<uint32_t>(string) << 8 | index;
    if (const auto known = codes.find(longer); known != codes.end()) {
      string = known->second;
      continue;
    }
    out.put(string, bits);
    string = index;
    if (next == kMostCodes) {
      clear();
    } else {
      if (next == 1 << bits) ++bits;
      codes.emplace(longer, next++);
    }
  }
  out.put(string, bits);
  out.put(kEnd, bits);
  return static_cast<char>(kColorBits) + out.finish();
}

int distance(Rgb a, Rgb b) {
  const auto squared = [](int difference) { return difference * difference; };
  return squared(a.red - b.red) + squared(a.green - b.green) + squared(a.blue - b.blue);
}

}  // namespace

uint8_t GifWriter::indexOf(Rgb color) {
  if (const auto found = palette_.find(color); found != palette_.end()) return found->second;
  if (palette_.size() < kColors) {
    const auto index = static_cast<uint8_t>(palette_.size());
    palette_.emplace(color, index);
    return index;
  }
  return std::min_element(palette_.begin(), palette_.end(),
                          [&](const auto& a, const auto& b) {
                            return distance(a.first, color) < distance(b.first, color);
                          })
      ->second;
}

GifWriter::Box GifWriter::changed(const Picture& picture) const {
  if (!hasPicture_) return {0, 0, width_, height_};
  Box box{width_, height_, 0, 0};
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      if (picture.at(x, y) == before_.at(x, y)) continue;
      box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1),
             std::max(box.bottom, y + 1)};
    }
  }
  return box.right > 0 ? box : Box{0, 0, 1, 1};  // nothing changed: one pixel, for the time
}

void GifWriter::add(const Picture& picture, int hundredths) {
  const Box box = changed(picture);
  std::string indexes;
  for (int y = box.top; y < box.bottom; ++y) {
    for (int x = box.left; x < box.right; ++x)
      indexes += static_cast<char>(indexOf(picture.at(x, y)));
  }
  constexpr char kKeep = 1 << 2;  // the next picture is painted over this one
  frames_ += std::string("\x21\xf9\x04") + kKeep + number16(hundredths) + std::string(2, '\0');
  frames_ += ',' + number16(box.left) + number16(box.top) + number16(box.right - box.left) +
             number16(box.bottom - box.top) + '\0' + compressed(indexes);
  before_ = picture;
  hasPicture_ = true;
}

std::string GifWriter::finish() const {
  std::string colors(kColors * 3, '\0');
  for (const auto& [color, index] : palette_) {
    colors[index * 3u] = static_cast<char>(color.red);
    colors[index * 3u + 1] = static_cast<char>(color.green);
    colors[index * 3u + 2] = static_cast<char>(color.blue);
  }
  constexpr char kPaletteOf256 = static_cast<char>(0xf7);
  const std::string forEver =
      std::string("\x21\xff\x0bNETSCAPE2.0\x03\x01", 16) + std::string(3, '\0');
  return "GIF89a" + number16(width_) + number16(height_) + kPaletteOf256 + std::string(2, '\0') +
         colors + forEver + frames_ + ';';
}

}  // namespace tengen::drawing
