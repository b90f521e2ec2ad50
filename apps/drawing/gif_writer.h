// Animated GIFs (GIF89a) of pictures with at most 256 colours. Of each picture only the rectangle
// that differs from the one before is written.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tengen::drawing {

struct Rgb {
  uint8_t red = 0, green = 0, blue = 0;

  friend auto operator<=>(const Rgb&, const Rgb&) = default;
};

struct Picture {
  Picture(int w, int h)
      : width(w), height(h), pixels(static_cast<size_t>(w) * static_cast<size_t>(h)) {}

  Rgb& at(int x, int y) {
    return pixels[static_cast<size_t>(y) * static_cast<size_t>(width) + static_cast<size_t>(x)];
  }
  const Rgb& at(int x, int y) const { return const_cast<Picture*>(this)->at(x, y); }

  int width, height;
  std::vector<Rgb> pixels;
};

class GifWriter {
 public:
  // All pictures have this size. The animation starts again for ever.
  GifWriter(int width, int height) : width_(width), height_(height), before_(width, height) {}

  void add(const Picture& picture, int hundredths);  // shown for so long
  std::string finish() const;

 private:
  struct Box {
    int left, top, right, bottom;  // the last two outside
  };
  Box changed(const Picture& picture) const;
  uint8_t indexOf(Rgb color);

  int width_, height_;
  Picture before_;
  bool hasPicture_ = false;
  std::map<Rgb, uint8_t> palette_;
  std::string frames_;
};

}  // namespace tengen::drawing
