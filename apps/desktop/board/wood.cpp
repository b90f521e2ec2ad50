#include "apps/desktop/board/wood.h"

#include <algorithm>
#include <cmath>

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

// How dark the wood is at a place of the unit square, 0 to 1. The trunk stands far to the left and
// leans a little, so that its rings are nearly straight lines from top to bottom.
float darkness(float u, float v, uint32_t seed) {
  const float sway = 0.055f * (noise(u * 1.6f, v * 1.1f, seed) - 0.5f) +
                     0.012f * (noise(u * 7, v * 2.2f, seed + 1) - 0.5f);
  const float radius = u + sway + 0.05f * (v - 0.5f) * (v - 0.5f);
  const float spacing = 0.75f + 0.5f * noise(radius * 5, 0.5f, seed + 2);
  const float turn = radius * 17 * spacing;
  const float inRing = turn - std::floor(turn);
  // A ring darkens slowly through the summer and ends sharply.
  const float ring = inRing < 0.86f ? inRing * inRing * 0.75f : (1 - inRing) * 3.9f;
  const float fibre =
      noise(u * 190, v * 7, seed + 3) * 0.6f + noise(u * 420, v * 22, seed + 4) * 0.4f;
  const float cloud = noise(u * 2.3f, v * 1.4f, seed + 5);
  return 0.40f * ring + 0.30f * fibre + 0.30f * cloud;
}

}  // namespace

QImage makeWood(QSize pixels, const WoodColors& colors, uint32_t seed) {
  QImage image(pixels, QImage::Format_RGB32);
  const auto light = colors.light.toRgb();
  const auto dark = colors.dark.toRgb();
  for (int y = 0; y < pixels.height(); ++y) {
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
    const float v = static_cast<float>(y) / static_cast<float>(pixels.height());
    for (int x = 0; x < pixels.width(); ++x) {
      const float u = static_cast<float>(x) / static_cast<float>(pixels.width());
      const float centred = (darkness(u, v, seed) - 0.42f) * static_cast<float>(colors.contrast);
      const float mix = std::clamp(0.42f + centred, 0.0f, 1.0f);
      const auto blend = [mix](int a, int b) {
        return static_cast<int>(
            std::lround(static_cast<float>(a) + mix * static_cast<float>(b - a)));
      };
      row[x] = qRgb(blend(light.red(), dark.red()), blend(light.green(), dark.green()),
                    blend(light.blue(), dark.blue()));
    }
  }
  return image;
}

}  // namespace tengen::desktop
