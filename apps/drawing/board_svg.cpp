#include "apps/drawing/board_svg.h"

#include <algorithm>
#include <array>

#include "rules/handicap.h"

namespace tengen::drawing {
namespace {

// A stone is a little smaller than a cell so that neighbours do not melt into one another.
constexpr int kCell = kSvgCell;
constexpr int kMargin = kSvgMargin;

constexpr const char* kInk = "#2b1d0e";
constexpr const char* kPaper = "#fdfaf3";
constexpr const char* kAccent = "#f0533a";  // the last move, readable on black and on white

// Light falls from the upper left: stones are brightest there and cast their shadow away from it.
constexpr const char* kDefinitions =
    R"svg(<stop offset="0" stop-color="#edc683"/><stop offset=".5" stop-color="#e3b76d"/><stop offset="1" stop-color="#d6a558"/>
</linearGradient>
<filter id="grain" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".004 .09" numOctaves="3" seed="7"/>
<feColorMatrix values="0 0 0 0 .36  0 0 0 0 .2  0 0 0 0 .04  .9 0 0 0 -.3"/>
</filter>
<radialGradient id="black" cx=".36" cy=".3" r=".75">
<stop offset="0" stop-color="#7d7d80"/><stop offset=".3" stop-color="#3c3c40"/><stop offset=".75" stop-color="#17171a"/><stop offset="1" stop-color="#08080a"/>
</radialGradient>
<radialGradient id="white" cx=".38" cy=".32" r=".75">
<stop offset="0" stop-color="#ffffff"/><stop offset=".55" stop-color="#f4f2ec"/><stop offset=".88" stop-color="#d6d3ca"/><stop offset="1" stop-color="#b9b5aa"/>
</radialGradient>
<radialGradient id="shadow">
<stop offset=".78" stop-color="#1c1004" stop-opacity=".5"/><stop offset="1" stop-color="#1c1004" stop-opacity="0"/>
</radialGradient>
<g id="s"><circle cx="2.2" cy="3" r="21.5" fill="url(#shadow)"/></g>
<g id="b"><circle r="19.2" fill="url(#black)"/></g>
<g id="w"><circle r="19.2" fill="url(#white)"/><circle r="19" fill="none" stroke="#8d8878" stroke-width=".5"/></g>
<marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10z" fill="#2b1d0e"/></marker>
</defs>
)svg";

std::string escaped(const std::string& text) {
  std::string xml;
  for (const char c : text) {
    switch (c) {
      case '&':
        xml += "&amp;";
        break;
      case '<':
        xml += "&lt;";
        break;
      case '>':
        xml += "&gt;";
        break;
      default:
        xml += static_cast<unsigned char>(c) < 32 ? ' ' : c;
    }
  }
  return xml;
}

size_t characterCount(const std::string& utf8) {
  return static_cast<size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

class Painter {
 public:
  explicit Painter(const BoardDrawing& drawing)
      : drawing_(drawing), size_(drawing.board.size()), marked_(size_) {
    noteMarks();
  }

  std::string paint() {
    open();
    paintWood();
    paintGrid();
    paintCoordinates();
    paintStones();
    paintTerritory();
    paintMarks();
    paintLabels();
    paintNumbersAndLastMove();
    paintSegments();
    paintVeil();
    svg_ += "</svg>\n";
    return std::move(svg_);
  }

 private:
  static int across(int x) { return kMargin + x * kCell; }
  int width() const { return 2 * kMargin + (size_.width - 1) * kCell; }
  int height() const { return 2 * kMargin + (size_.height - 1) * kCell; }

  static std::string at(Point point) {
    return std::to_string(across(point.x)) + ' ' + std::to_string(across(point.y));
  }
  static std::string attribute(const char* name, int value) {
    return std::string(" ") + name + "=\"" + std::to_string(value) + '"';
  }
  static std::string moved(Point point) { return " transform=\"translate(" + at(point) + ")\""; }

  // What is drawn on a stone must stand out from it.
  const char* colorOn(Point point) const {
    return drawing_.board.at(point) == Stone::Black ? kPaper : kInk;
  }

  // Points that carry a mark of their own, where the last move shows none.
  void noteMarks() {
    const NodeMarkup& markup = drawing_.markup;
    for (const Points* points :
         {&markup.triangles, &markup.squares, &markup.circles, &markup.crosses}) {
      for (const Point point : *points)
        marked_[point] = true;
    }
    for (const Label& label : markup.labels)
      marked_[label.point] = true;
  }

  void open() {
    const std::string w = std::to_string(width());
    const std::string h = std::to_string(height());
    svg_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + w + "\" height=\"" + h +
           "\" viewBox=\"0 0 " + w + ' ' + h + "\" role=\"img\">\n";
    svg_ += "<title>" + escaped(drawing_.title) + "</title>\n";
    // In the units of the whole picture, so that a patch of wood matches what is around it.
    svg_ += "<defs>\n<linearGradient id=\"wood\" gradientUnits=\"userSpaceOnUse\"" +
            attribute("x2", width()) + attribute("y2", height()) + ">\n" + kDefinitions;
  }

  void paintWood() {
    const std::string box = attribute("width", width()) + attribute("height", height());
    svg_ += "<rect" + box + " rx=\"6\" fill=\"url(#wood)\"/>\n";
    svg_ += "<rect" + box + " rx=\"6\" filter=\"url(#grain)\" opacity=\".55\"/>\n";
  }

  void paintGrid() {
    const int right = across(size_.width - 1);
    const int bottom = across(size_.height - 1);
    std::string lines;
    for (int x = 0; x < size_.width; ++x) {
      lines += 'M' + std::to_string(across(x)) + ' ' + std::to_string(kMargin) + 'V' +
               std::to_string(bottom);
    }
    for (int y = 0; y < size_.height; ++y) {
      lines += 'M' + std::to_string(kMargin) + ' ' + std::to_string(across(y)) + 'H' +
               std::to_string(right);
    }
    svg_ += "<path d=\"" + lines + "\" stroke=\"" + kInk +
            "\" stroke-width=\"1.1\" stroke-linecap=\"square\"/>\n";
    svg_ += "<rect" + attribute("x", kMargin) + attribute("y", kMargin) +
            attribute("width", right - kMargin) + attribute("height", bottom - kMargin) +
            " fill=\"none\" stroke=\"" + kInk + "\" stroke-width=\"2.2\"/>\n";
    for (const Point star : starPoints(size_)) {
      svg_ += "<circle" + attribute("cx", across(star.x)) + attribute("cy", across(star.y)) +
              " r=\"4\" fill=\"" + kInk + "\"/>\n";
    }
  }

  void paintCoordinate(int x, int y, const std::string& text) {
    svg_ += "<text" + attribute("x", x) + attribute("y", y + 5) + '>' + text + "</text>";
  }

  void paintCoordinates() {
    constexpr int kFromEdge = 24;
    svg_ +=
        "<g font-family=\"Helvetica,Arial,sans-serif\" font-size=\"15\" text-anchor=\"middle\" "
        "fill=\"#5b3d17\">\n";
    for (int x = 0; x < size_.width; ++x) {
      const Point bottom{static_cast<uint8_t>(x), static_cast<uint8_t>(size_.height - 1)};
      std::string name = toText(bottom, size_, drawing_.coordinates);
      name.pop_back();  // the bottom row is 1
      paintCoordinate(across(x), kFromEdge, name);
      paintCoordinate(across(x), height() - kFromEdge, name);
    }
    for (int y = 0; y < size_.height; ++y) {
      const std::string name = std::to_string(size_.height - y);
      paintCoordinate(kFromEdge, across(y), name);
      paintCoordinate(width() - kFromEdge, across(y), name);
    }
    svg_ += "\n</g>\n";
  }

  // All shadows lie under all stones.
  void paintStones() {
    std::string shadows;
    std::string stones;
    for (int i = 0; i < size_.points(); ++i) {
      const Point point = size_.pointAt(i);
      const Stone stone = drawing_.board.at(point);
      if (stone == Stone::None) continue;
      const std::string place =
          attribute("x", across(point.x)) + attribute("y", across(point.y)) + "/>";
      shadows += "<use href=\"#s\"" + place;
      stones += (stone == Stone::Black ? "<use href=\"#b\"" : "<use href=\"#w\"") + place;
    }
    svg_ += shadows + '\n' + stones + '\n';
  }

  void paintTerritory() {
    const auto squares = [&](const Points& points, const char* fill, const char* edge) {
      for (const Point point : points) {
        svg_ += "<rect x=\"-6\" y=\"-6\" width=\"12\" height=\"12\" rx=\"1.5\" fill=\"" +
                std::string(fill) + "\" stroke=\"" + edge + '"' + moved(point) + "/>\n";
      }
    };
    squares(drawing_.markup.blackTerritory, "#111114", "#55555a");
    squares(drawing_.markup.whiteTerritory, "#fbfaf6", "#8d8878");
  }

  void paintShapes(const Points& points, const char* path) {
    for (const Point point : points) {
      svg_ += "<path d=\"" + std::string(path) + "\" fill=\"none\" stroke=\"" + colorOn(point) +
              "\" stroke-width=\"2.6\" stroke-linejoin=\"round\"" + moved(point) + "/>\n";
    }
  }

  void paintMarks() {
    const NodeMarkup& markup = drawing_.markup;
    for (const Point point : markup.selected) {
      svg_ +=
          "<rect x=\"-17\" y=\"-17\" width=\"34\" height=\"34\" rx=\"4\" fill=\"#2f6fb3\" "
          "fill-opacity=\".38\"" +
          moved(point) + "/>\n";
    }
    paintShapes(markup.triangles, "M0-11 9.5 6.5H-9.5z");
    paintShapes(markup.squares, "M-8-8H8V8H-8z");
    paintShapes(markup.circles, "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z");
    paintShapes(markup.crosses, "M-7.5-7.5 7.5 7.5M7.5-7.5-7.5 7.5");
  }

  void paintText(Point point, const std::string& text, const char* fill) {
    constexpr std::array<int, 5> kFontSizes{22, 22, 20, 16, 13};
    const size_t length = std::min(characterCount(text), kFontSizes.size() - 1);
    const int font = kFontSizes[length];
    svg_ += "<text" + attribute("x", across(point.x)) +
            attribute("y", across(point.y) + font * 36 / 100) + attribute("font-size", font) +
            " font-family=\"Helvetica,Arial,sans-serif\" text-anchor=\"middle\" fill=\"" + fill +
            "\">" + escaped(text) + "</text>\n";
  }

  void paintLabels() {
    for (const Label& label : drawing_.markup.labels) {
      // A letter on crossing lines is hard to read: a patch of wood goes under it.
      if (drawing_.board.at(label.point) == Stone::None) {
        svg_ += "<circle" + attribute("cx", across(label.point.x)) +
                attribute("cy", across(label.point.y)) + " r=\"14\" fill=\"url(#wood)\"/>\n";
      }
      paintText(label.point, label.text, colorOn(label.point));
    }
  }

  void paintNumbersAndLastMove() {
    for (int i = 0; i < size_.points(); ++i) {
      const Point point = size_.pointAt(i);
      if (marked_[point] || drawing_.board.at(point) == Stone::None) continue;
      const bool isLast = drawing_.lastMove == point;
      if (drawing_.numbers[point] > 0) {
        const std::string number = std::to_string(drawing_.numbers[point]);
        paintText(point, number, isLast ? kAccent : colorOn(point));
      } else if (isLast) {
        svg_ += "<circle r=\"7\" fill=\"" + std::string(kAccent) + '"' + moved(point) + "/>\n";
      }
    }
  }

  void paintSegments() {
    const auto paintAll = [&](const std::vector<Segment>& segments, const char* end) {
      for (const Segment& segment : segments) {
        svg_ += "<path d=\"M" + at(segment.from) + 'L' + at(segment.to) + "\" stroke=\"" + kInk +
                "\" stroke-width=\"3\" stroke-opacity=\".85\"" + end + "/>\n";
      }
    };
    paintAll(drawing_.markup.lines, "");
    paintAll(drawing_.markup.arrows, " marker-end=\"url(#tip)\"");
  }

  // Wood over what is dimmed, and more of it over what the node hides.
  void paintVeil() {
    const NodeMarkup& markup = drawing_.markup;
    const auto veil = [&](Point point, const char* opacity) {
      svg_ += "<rect" + attribute("x", across(point.x) - kCell / 2) +
              attribute("y", across(point.y) - kCell / 2) + attribute("width", kCell) +
              attribute("height", kCell) + " fill=\"url(#wood)\" fill-opacity=\"" + opacity +
              "\"/>\n";
    };
    for (const Point point : markup.dimmed)
      veil(point, ".55");
    if (!markup.visible) return;
    PointSet hidden(size_, true);
    for (const Point point : *markup.visible)
      hidden[point] = false;
    for (int i = 0; i < size_.points(); ++i) {
      if (hidden[size_.pointAt(i)]) veil(size_.pointAt(i), ".9");
    }
  }

  const BoardDrawing& drawing_;
  BoardSize size_;
  PointSet marked_;
  std::string svg_;
};

}  // namespace

std::string boardSvg(const BoardDrawing& drawing) {
  return Painter(drawing).paint();
}

}  // namespace tengen::drawing
