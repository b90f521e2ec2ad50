#include "apps/desktop/board/wood.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tengen::desktop {
namespace {

float latticeValue(int x, int y, uint32_t seed) {
  uint32_t h =
      seed + static_cast<uint32_t>(x) * 0x8da6b343u + static_cast<uint32_t>(y) * 0xd8163841u;
  h = (h ^ (h >> 15)) * 0x2c1b3c6du;
  h = (h ^ (h >> 12)) * 0x297a2d39u;
  h ^= h >> 15;
  return static_cast<float>(h >> 8) * (1.0f / 16777216.0f);
}

// Smooth noise from 0 to 1 with one feature a unit.
float noise(float x, float y, uint32_t seed) {
  const float fx = std::floor(x);
  const float fy = std::floor(y);
  const int ix = static_cast<int>(fx);
  const int iy = static_cast<int>(fy);
  const float tx = (x - fx) * (x - fx) * (3 - 2 * (x - fx));
  const float ty = (y - fy) * (y - fy) * (3 - 2 * (y - fy));
  const float top = latticeValue(ix, iy, seed) * (1 - tx) + latticeValue(ix + 1, iy, seed) * tx;
  const float low =
      latticeValue(ix, iy + 1, seed) * (1 - tx) + latticeValue(ix + 1, iy + 1, seed) * tx;
  return top * (1 - ty) + low * ty;
}

// What changes slowly over the board, at one place of the unit square.
struct Growth {
  float turn;   // rings counted from the heart; its fraction is the place within a ring
  float cloud;  // 0 to 1
};

// The trunk stands far to the left and leans a little, so that its rings are nearly straight lines
// from top to bottom.
Growth growthAt(float u, float v, uint32_t seed) {
  const float sway = 0.055f * (noise(u * 1.6f, v * 1.1f, seed) - 0.5f) +
                     0.012f * (noise(u * 7, v * 2.2f, seed + 1) - 0.5f);
  const float radius = u + sway + 0.05f * (v - 0.5f) * (v - 0.5f);
  const float spacing = 0.75f + 0.5f * noise(radius * 5, 0.5f, seed + 2);
  return {radius * 17 * spacing, noise(u * 2.3f, v * 1.4f, seed + 5)};
}

// Long thin streaks: fine across the grain, slow along it. Two rows of the noise are enough for all
// pixels between them, so a row costs one blend a pixel.
class Fibre {
 public:
  Fibre(int width, float across, float along, uint32_t seed)
      : width_(width), across_(across), along_(along), seed_(seed) {}

  // Adds `weight` times the fibre to every pixel of a row at height v.
  void addTo(std::vector<float>& row, float v, float weight) {
    const float y = v * along_;
    const float floor = std::floor(y);
    if (const int at = static_cast<int>(floor); at != at_ || upper_.empty()) {
      upper_ = at == at_ + 1 && !lower_.empty() ? std::move(lower_) : rowOf(at);
      lower_ = rowOf(at + 1);
      at_ = at;
    }
    const float t = (y - floor) * (y - floor) * (3 - 2 * (y - floor));
    const float a = weight * (1 - t), b = weight * t;
    for (size_t x = 0; x < row.size(); ++x)
      row[x] += a * upper_[x] + b * lower_[x];
  }

 private:
  std::vector<float> rowOf(int y) const {
    std::vector<float> values(static_cast<size_t>(width_));
    for (int x = 0; x < width_; ++x) {
      const float place = static_cast<float>(x) / static_cast<float>(width_) * across_;
      values[static_cast<size_t>(x)] = noise(place, static_cast<float>(y), seed_);
    }
    return values;
  }

  int width_;
  float across_, along_;
  uint32_t seed_;
  int at_ = -2;
  std::vector<float> upper_, lower_;
};

// Growth is made on a coarse net and drawn straight between its knots.
constexpr int kNet = 16;  // pixels

class GrowthNet {
 public:
  GrowthNet(QSize pixels, uint32_t seed) : columns_(pixels.width() / kNet + 2) {
    const int rows = pixels.height() / kNet + 2;
    knots_.reserve(static_cast<size_t>(columns_ * rows));
    for (int y = 0; y < rows; ++y) {
      for (int x = 0; x < columns_; ++x) {
        knots_.push_back(
            growthAt(static_cast<float>(x * kNet) / static_cast<float>(pixels.width()),
                     static_cast<float>(y * kNet) / static_cast<float>(pixels.height()), seed));
      }
    }
  }

  // Fills a row with rings and clouds.
  void addTo(std::vector<float>& row, int y) const {
    const float t = static_cast<float>(y % kNet) / kNet;
    const Growth* top = &knots_[static_cast<size_t>(y / kNet * columns_)];
    const Growth* low = top + columns_;
    const auto between = [t](const Growth& a, const Growth& b) {
      return Growth{a.turn + t * (b.turn - a.turn), a.cloud + t * (b.cloud - a.cloud)};
    };
    for (size_t x = 0; x < row.size(); x += kNet) {
      const size_t knot = x / kNet;
      const Growth left = between(top[knot], low[knot]);
      const Growth right = between(top[knot + 1], low[knot + 1]);
      const float turnStep = (right.turn - left.turn) / kNet;
      const float cloudStep = (right.cloud - left.cloud) / kNet;
      const size_t last = std::min(row.size() - x, static_cast<size_t>(kNet));
      for (size_t i = 0; i < last; ++i) {
        const float step = static_cast<float>(i);
        const float turn = left.turn + step * turnStep;
        const float inRing = turn - static_cast<float>(static_cast<int>(turn + 8) - 8);
        // A ring darkens slowly through the summer and ends sharply.
        const float ring = inRing < 0.86f ? inRing * inRing * 0.75f : (1 - inRing) * 3.9f;
        row[x + i] += 0.40f * ring + 0.30f * (left.cloud + step * cloudStep);
      }
    }
  }

 private:
  int columns_;
  std::vector<Growth> knots_;
};

// Colours from light to dark, so that a pixel costs one look.
std::array<QRgb, 1024> paletteOf(const WoodColors& colors) {
  std::array<QRgb, 1024> palette;
  for (size_t i = 0; i < palette.size(); ++i) {
    const float darkness = static_cast<float>(i) / static_cast<float>(palette.size() - 1);
    const float centred = (darkness - 0.42f) * static_cast<float>(colors.contrast);
    const float mix = std::clamp(0.42f + centred, 0.0f, 1.0f);
    const auto blend = [mix](int a, int b) {
      return static_cast<int>(std::lround(static_cast<float>(a) + mix * static_cast<float>(b - a)));
    };
    palette[i] = qRgb(blend(colors.light.red(), colors.dark.red()),
                      blend(colors.light.green(), colors.dark.green()),
                      blend(colors.light.blue(), colors.dark.blue()));
  }
  return palette;
}

}  // namespace

QImage makeWood(QSize pixels, const WoodColors& colors, uint32_t seed) {
  QImage image(pixels, QImage::Format_RGB32);
  const auto palette = paletteOf(colors);
  const GrowthNet growth(pixels, seed);
  const int width = pixels.width();
  const float finest = std::clamp(static_cast<float>(width) / 2.2f, 420.0f, 1400.0f);
  Fibre broad(width, 190, 7, seed + 3);
  Fibre fine(width, 420, 22, seed + 4);
  Fibre hair(width, finest, 34, seed + 6);
  std::vector<float> darkness(static_cast<size_t>(width));
  for (int y = 0; y < pixels.height(); ++y) {
    const float v = static_cast<float>(y) / static_cast<float>(pixels.height());
    std::fill(darkness.begin(), darkness.end(), 0.0f);
    growth.addTo(darkness, y);
    broad.addTo(darkness, v, 0.15f);
    fine.addTo(darkness, v, 0.09f);
    hair.addTo(darkness, v, 0.06f);
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (size_t x = 0; x < darkness.size(); ++x) {
      const float shade = std::clamp(darkness[x], 0.0f, 1.0f);
      row[x] = palette[static_cast<size_t>(static_cast<int>(shade * 1023))];
    }
  }
  return image;
}

}  // namespace tengen::desktop
