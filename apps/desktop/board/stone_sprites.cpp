#include "apps/desktop/board/stone_sprites.h"

#include <QColor>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace tengen::desktop {
namespace {

constexpr int kShells = 6;  // different white stones; slates differ too little to need as many
constexpr int kSlates = 2;

struct Shade {
  float red, green, blue;  // 0 to 1
};

// The surface of a lens-shaped stone, x and y from -1 to 1 inside the unit circle: how much light
// comes from the lamp up left, spread wide, and how much of the lamp itself is mirrored.
struct Light {
  float spread;
  float mirrored;
};

Light lightAt(float x, float y) {
  const float r2 = x * x + y * y;
  // A stone is flatter than a ball in the middle and rounds off at the rim.
  const float z = std::sqrt(std::max(0.0f, 1 - 0.92f * r2)) * 1.25f;
  const float length = std::sqrt(r2 + z * z);
  const float nx = x / length, ny = y / length, nz = z / length;
  const float lx = -0.42f, ly = -0.55f, lz = 0.72f;
  const float facing = nx * lx + ny * ly + nz * lz;
  const float hx = lx, hy = ly, hz = lz + 1;
  const float half = (nx * hx + ny * hy + nz * hz) / std::sqrt(hx * hx + hy * hy + hz * hz);
  return {std::max(0.0f, facing), std::pow(std::max(0.0f, half), 26.0f)};
}

Shade slateAt(float x, float y, unsigned variant) {
  const Light light = lightAt(x, y);
  const float grain = 0.010f * std::sin((x * 3 + y * 11) * (4 + static_cast<float>(variant)));
  const float base = 0.045f + 0.13f * light.spread * light.spread + grain * light.spread;
  const float glow = 0.30f * light.mirrored;
  return {base + glow, base * 1.01f + glow, base * 1.05f + glow * 1.03f};
}

// Clam shell: near white, with faint growth lines in a direction of its own.
Shade shellAt(float x, float y, unsigned variant) {
  const Light light = lightAt(x, y);
  const float angle = 0.7f + 1.31f * static_cast<float>(variant);
  const float across = x * std::cos(angle) + y * std::sin(angle);
  const float along = y * std::cos(angle) - x * std::sin(angle);
  const float bow = across + 0.16f * along * along;
  const float line = std::sin(bow * (24 + 2 * static_cast<float>(variant)) + 3 * bow * bow);
  const float grain = 0.008f * line;
  const float base = 0.70f + 0.275f * light.spread + grain;
  const float glow = 0.10f * light.mirrored;
  return {base + glow, base * 0.995f + glow, base * 0.972f + glow};
}

int toByte(float value) {
  return static_cast<int>(std::lround(std::clamp(value, 0.0f, 1.0f) * 255));
}

template <class Surface>
QImage paintStone(double diameter, Surface surface) {
  const int side = static_cast<int>(std::ceil(diameter)) + 2;
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  const float radius = static_cast<float>(diameter) / 2;
  const float middle = static_cast<float>(side) / 2;
  for (int py = 0; py < side; ++py) {
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(py));
    for (int px = 0; px < side; ++px) {
      const float dx = static_cast<float>(px) + 0.5f - middle;
      const float dy = static_cast<float>(py) + 0.5f - middle;
      const float distance = std::sqrt(dx * dx + dy * dy);
      // One pixel of the rim fades out.
      const float cover = std::clamp(radius - distance + 0.5f, 0.0f, 1.0f);
      if (cover <= 0) {
        row[px] = 0;
        continue;
      }
      const float shrink = std::min(1.0f, radius / std::max(distance, 1e-3f)) / radius;
      const Shade shade = surface(dx * shrink, dy * shrink);
      row[px] = qPremultiply(
          qRgba(toByte(shade.red), toByte(shade.green), toByte(shade.blue), toByte(cover)));
    }
  }
  return image;
}

QImage paintShadow(double diameter, double spread) {
  const int side = static_cast<int>(std::ceil(diameter + 2 * spread)) + 2;
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  const float middle = static_cast<float>(side) / 2;
  const float outer = static_cast<float>(diameter / 2 + spread);
  const float inner = static_cast<float>(diameter / 2 - 2 * spread);
  for (int py = 0; py < side; ++py) {
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(py));
    for (int px = 0; px < side; ++px) {
      const float dx = static_cast<float>(px) + 0.5f - middle;
      const float dy = static_cast<float>(py) + 0.5f - middle;
      const float distance = std::sqrt(dx * dx + dy * dy);
      const float t = std::clamp((outer - distance) / (outer - inner), 0.0f, 1.0f);
      row[px] = qRgba(0, 0, 0, toByte(0.42f * t * t * (3 - 2 * t)));
    }
  }
  return image;
}

QImage paintFlat(double diameter, Color color) {
  const int side = static_cast<int>(std::ceil(diameter)) + 2;
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const double line = std::max(1.0, diameter * 0.045);
  painter.setPen(QPen(Qt::black, line));
  painter.setBrush(color == Color::Black ? Qt::black : Qt::white);
  const double radius = diameter / 2 - line / 2;
  painter.drawEllipse(QPointF(side / 2.0, side / 2.0), radius, radius);
  return image;
}

}  // namespace

StoneSprites::StoneSprites(double diameter, Look look) : diameter_(diameter), look_(look) {
  if (look == Look::Flat) {
    black_.push_back(paintFlat(diameter, Color::Black));
    white_.push_back(paintFlat(diameter, Color::White));
    return;
  }
  for (unsigned i = 0; i < kSlates; ++i) {
    black_.push_back(paintStone(diameter, [i](float x, float y) { return slateAt(x, y, i); }));
  }
  for (unsigned i = 0; i < kShells; ++i) {
    white_.push_back(paintStone(diameter, [i](float x, float y) { return shellAt(x, y, i); }));
  }
  shadow_ = paintShadow(diameter, shadowSpread());
}

const QImage& StoneSprites::stone(Color color, unsigned variant) const {
  const auto& all = color == Color::Black ? black_ : white_;
  return all[variant % all.size()];
}

}  // namespace tengen::desktop
