#include "apps/drawing/gif_writer.h"

#include <gtest/gtest.h>
#include <unordered_map>

namespace tengen::drawing {
namespace {

// A reader as slow and obvious as can be, to check the writer: pictures as colours, one a frame.
class SlowGif {
 public:
  explicit SlowGif(const std::string& bytes) : bytes_(bytes) {
    width = number(6);
    height = number(8);
    canvas_.resize(static_cast<size_t>(width * height));
    at_ = 13 + 768 + 19;  // the header, 256 colours, the endless loop
    while (bytes_[at_] == 0x21)
      readFrame();
    isWhole = bytes_[at_] == ';' && at_ + 1 == bytes_.size();
  }

  int width, height;
  bool isWhole = false;
  std::vector<std::vector<Rgb>> pictures;
  std::vector<int> sizes;  // of the rectangles that were written

 private:
  uint8_t byte(size_t at) const { return static_cast<uint8_t>(bytes_[at]); }
  int number(size_t at) const { return byte(at) | byte(at + 1) << 8; }
  Rgb color(int index) const {
    const size_t at = 13 + static_cast<size_t>(index) * 3;
    return {byte(at), byte(at + 1), byte(at + 2)};
  }

  void readFrame() {
    at_ += 8;
    const int left = number(at_ + 1), top = number(at_ + 3);
    const int frameWidth = number(at_ + 5), frameHeight = number(at_ + 7);
    at_ += 11;  // its head and the size of a code
    std::string packed;
    while (byte(at_) != 0) {
      packed += bytes_.substr(at_ + 1, byte(at_));
      at_ += byte(at_) + size_t{1};
    }
    ++at_;
    const std::string indexes = unpacked(packed);
    for (size_t i = 0; i < indexes.size(); ++i) {
      const int x = left + static_cast<int>(i) % frameWidth;
      const int y = top + static_cast<int>(i) / frameWidth;
      canvas_[static_cast<size_t>(y * width + x)] = color(static_cast<uint8_t>(indexes[i]));
    }
    EXPECT_EQ(indexes.size(), static_cast<size_t>(frameWidth * frameHeight));
    sizes.push_back(frameWidth * frameHeight);
    pictures.push_back(canvas_);
  }

  static std::string unpacked(const std::string& packed) {
    std::vector<std::string> table;
    std::string out, before;
    size_t bit = 0;
    int bits = 9;
    const auto clear = [&] {
      table.assign(258, "");
      for (size_t i = 0; i < 256; ++i)
        table[i] = static_cast<char>(i);
      bits = 9;
      before.clear();
    };
    while (true) {
      size_t code = 0;
      for (int i = 0; i < bits; ++i, ++bit)
        code |= static_cast<size_t>(static_cast<uint8_t>(packed[bit / 8]) >> bit % 8 & 1) << i;
      if (code == 257) return out;
      if (code == 256) {
        clear();
        continue;
      }
      const std::string entry = code < table.size() ? table[code] : before + before[0];
      out += entry;
      if (!before.empty() && table.size() < 4096) table.push_back(before + entry[0]);
      if (table.size() == size_t{1} << bits && bits < 12) ++bits;
      before = entry;
    }
  }

  std::string bytes_;
  size_t at_;
  std::vector<Rgb> canvas_;
};

Picture noise(int width, int height, uint32_t seed, uint32_t colors) {
  Picture picture(width, height);
  for (Rgb& pixel : picture.pixels) {
    seed = seed * 1664525u + 1013904223u;
    const auto value = static_cast<uint8_t>((seed >> 16) % colors);
    pixel = {value, static_cast<uint8_t>(255 - value), 7};
  }
  return picture;
}

TEST(GifWriter, WritesWhatAReaderReads) {
  // Noise fills the table of codes many times over.
  for (const uint32_t colors : {1u, 2u, 16u, 256u}) {
    GifWriter gif(97, 61);
    const Picture first = noise(97, 61, 1, colors), second = noise(97, 61, 2, colors);
    gif.add(first, 50);
    gif.add(second, 50);
    const SlowGif read(gif.finish());
    EXPECT_TRUE(read.isWhole);
    ASSERT_EQ(read.pictures.size(), 2u);
    EXPECT_TRUE(read.pictures[0] == first.pixels) << colors;
    EXPECT_TRUE(read.pictures[1] == second.pixels) << colors;
  }
}

TEST(GifWriter, WritesOnlyWhatChanged) {
  GifWriter gif(50, 40);
  Picture picture(50, 40);
  gif.add(picture, 10);
  picture.at(10, 20) = {9, 9, 9};
  picture.at(12, 21) = {9, 9, 9};
  gif.add(picture, 10);
  gif.add(picture, 10);
  const SlowGif read(gif.finish());
  EXPECT_EQ(read.sizes, (std::vector<int>{2000, 6, 1}));
  EXPECT_TRUE(read.pictures.back() == picture.pixels);
}

TEST(GifWriter, TakesTheNearestColorWhereThereAreTooMany) {
  GifWriter gif(300, 1);
  Picture picture(300, 1);
  for (int x = 0; x < 300; ++x)
    picture.at(x, 0) = {static_cast<uint8_t>(x / 2), static_cast<uint8_t>(x % 2), 0};
  gif.add(picture, 10);
  const SlowGif read(gif.finish());
  for (size_t x = 0; x < 256; ++x)
    EXPECT_EQ(read.pictures[0][x], picture.pixels[x]);
  EXPECT_EQ(read.pictures[0][299].red, 127);
}

}  // namespace
}  // namespace tengen::drawing
