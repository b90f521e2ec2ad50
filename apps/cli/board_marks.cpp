#include "apps/cli/board_marks.h"

namespace tengen::cli {

void addMarks(drawing::BoardPicture& picture, const NodeMarkup& markup) {
  const auto mark = [&](Point point, char sign) {
    if (picture.stones[point] == Stone::None) picture.label[point] = sign;
  };
  const auto put = [&](const Points& points, char sign) {
    for (const Point point : points)
      mark(point, sign);
  };
  put(markup.triangles, '^');
  put(markup.squares, '#');
  put(markup.circles, '@');
  put(markup.crosses, '%');
  for (const Label& label : markup.labels) {
    const char c = label.text.empty() ? '\0' : label.text.front();
    if (c > ' ' && c <= '~') mark(label.point, c);
  }
  for (const Point point : markup.blackTerritory)
    picture.territory[point] = Owner::Black;
  for (const Point point : markup.whiteTerritory)
    picture.territory[point] = Owner::White;
}

}  // namespace tengen::cli
