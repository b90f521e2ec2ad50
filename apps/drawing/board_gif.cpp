#include "apps/drawing/board_gif.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "rules/handicap.h"

#include "apps/drawing/gif_writer.h"

namespace tengen::drawing {
namespace {

constexpr Rgb kWoodColor{227, 183, 109};
constexpr Rgb kLineColor{43, 29, 14};
constexpr Rgb kMarkColor{240, 83, 58};
constexpr Rgb kShadowColor{150, 112, 56};

// In few steps, so that a picture has few colours: GIF has 256.
constexpr int kSteps = 6;

Rgb mixed(Rgb under, Rgb over, double share) {
  const double part = std::round(std::clamp(share, 0.0, 1.0) * kSteps) / kSteps;
  const auto channel = [&](int a, int b) {
    return static_cast<uint8_t>(std::lround(a + (b - a) * part));
  };
  return {channel(under.red, over.red), channel(under.green, over.green),
          channel(under.blue, over.blue)};
}

Rgb gray(double value) {
  const auto level = static_cast<uint8_t>(value);
  return {level, level, level};
}

// Light falls from the upper left: `light` is 1 where it falls and 0 at the far rim.
Rgb stoneColor(Stone stone, double light) {
  const double step = std::round(light * 10) / 10;
  return stone == Stone::Black ? gray(10 + 80 * step * step) : gray(196 + 58 * std::sqrt(step));
}

class BoardPainter {
 public:
  BoardPainter(BoardSize size, int cell)
      : size_(size), cell_(cell), empty_(cell * (size.width + 1), cell * (size.height + 1)) {
    std::fill(empty_.pixels.begin(), empty_.pixels.end(), kWoodColor);
    for (int x = 0; x < size.width; ++x)
      paintLine(across(x), across(0), 1, across(size.height - 1) - across(0) + 1);
    for (int y = 0; y < size.height; ++y)
      paintLine(across(0), across(y), across(size.width - 1) - across(0) + 1, 1);
    for (const Point star : starPoints(size))
      paintDisc(empty_, star, 0.11 * cell + 0.6, kLineColor);
  }

  Picture paint(const Board& board, std::optional<Point> last) const {
    Picture picture = empty_;
    const auto forEachStone = [&](auto&& paintIt) {
      for (int i = 0; i < size_.points(); ++i) {
        const Point point = size_.pointAt(i);
        if (board.at(point) != Stone::None) paintIt(point, board.at(point));
      }
    };
    const double radius = 0.48 * cell_;
    const double fall = 0.06 * cell_;
    forEachStone(
        [&](Point point, Stone) { paintDisc(picture, point, radius, kShadowColor, fall); });
    forEachStone([&](Point point, Stone stone) { paintStone(picture, point, radius, stone); });
    if (last) paintDisc(picture, *last, 0.17 * cell_, kMarkColor);
    return picture;
  }

 private:
  int across(int line) const { return cell_ * (line + 1); }

  void paintLine(int left, int top, int width, int height) {
    for (int y = top; y < top + height; ++y) {
      for (int x = left; x < left + width; ++x)
        empty_.at(x, y) = kLineColor;
    }
  }

  // Calls for every pixel near a point, with its distance from the middle.
  template <class Visit>
  void around(const Picture& picture, Point point, double radius, double fall, Visit visit) const {
    const double middleX = across(point.x) + fall;
    const double middleY = across(point.y) + fall;
    const int reach = static_cast<int>(std::ceil(radius + fall)) + 1;
    const int left = std::max(0, across(point.x) - reach);
    const int top = std::max(0, across(point.y) - reach);
    for (int y = top; y <= std::min(picture.height - 1, across(point.y) + reach); ++y) {
      for (int x = left; x <= std::min(picture.width - 1, across(point.x) + reach); ++x)
        visit(x, y, std::hypot(x - middleX, y - middleY), x - middleX + y - middleY);
    }
  }

  void paintDisc(Picture& picture, Point point, double radius, Rgb color, double fall = 0) const {
    around(picture, point, radius, fall, [&](int x, int y, double distance, double) {
      Rgb& pixel = picture.at(x, y);
      pixel = mixed(pixel, color, radius - distance + 0.5);
    });
  }

  void paintStone(Picture& picture, Point point, double radius, Stone stone) const {
    around(picture, point, radius, 0, [&](int x, int y, double distance, double slant) {
      const double light = std::clamp(0.5 - slant / (2.8 * radius), 0.0, 1.0);
      Rgb& pixel = picture.at(x, y);
      pixel = mixed(pixel, stoneColor(stone, light), radius - distance + 0.5);
    });
  }

  BoardSize size_;
  int cell_;
  Picture empty_;
};

std::optional<Point> lastMoveAt(const GameTree& tree, NodeId id) {
  const auto turn = tree.moveAt(id);
  if (!turn || turn->move.isPass() || !tree.size().contains(turn->move.point())) return {};
  return turn->move.point();
}

}  // namespace

std::string boardGif(const GameTree& tree, const std::vector<NodeId>& line, int cell,
                     const GifTiming& timing) {
  const BoardPainter painter(tree.size(), std::clamp(cell, 8, 64));
  const Picture size = painter.paint(Board(tree.size()), std::nullopt);
  GifWriter gif(size.width, size.height);
  for (const NodeId id : line) {
    const Position position = tree.positionAt(id);
    gif.add(painter.paint(position.board(), lastMoveAt(tree, id)),
            id == line.back() ? timing.lastHundredths : timing.moveHundredths);
  }
  return gif.finish();
}

}  // namespace tengen::drawing
