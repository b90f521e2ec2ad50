#include "session/mode/edit_mode.h"

#include <algorithm>
#include <utility>

#include "game/edits.h"
#include "session/game_session.h"
#include "session/mode/play_mode.h"

namespace tengen {
namespace {

using EditedNode = Result<NodeId, SessionError>;

bool has(const Points& points, Point point) {
  return std::find(points.begin(), points.end(), point) != points.end();
}

bool touches(const Segment& segment, Point point) {
  return segment.from == point || segment.to == point;
}

Points rectangle(Point from, Point to) {
  Points points;
  for (int y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y) {
    for (int x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x) {
      points.push_back({static_cast<uint8_t>(x), static_cast<uint8_t>(y)});
    }
  }
  return points;
}

// Without the touched points if it has them all, else with them; row by row.
Points toggled(Points points, const Points& touched) {
  const auto isIn = [&points](Point point) { return has(points, point); };
  const bool takeAway = std::all_of(touched.begin(), touched.end(), isIn);
  std::erase_if(points, [&](Point point) { return has(touched, point); });
  if (!takeAway) points.insert(points.end(), touched.begin(), touched.end());
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
  return points;
}

EditedNode placeStone(GameTree& tree, NodeId here, Point point, Stone stone) {
  const auto placed = setUpStone(tree, here, point, stone);
  if (!placed) return Unexpected{refusalOf(placed.error())};
  return *placed;
}

void toggleLabel(GameTree& tree, NodeId here, Point point, const std::string& label) {
  const auto labels = markupAt(tree, here).labels;
  const bool labelled = std::any_of(labels.begin(), labels.end(),
                                    [point](const Label& old) { return old.point == point; });
  setLabel(tree, here, point, labelled ? "" : label);
}

// Toggling an arrow or a line that is there takes it away. True if there was one.
bool removeSegments(GameTree& tree, NodeId here, Point point, const std::vector<Segment>& segments,
                    void (*toggle)(GameTree&, NodeId, Segment)) {
  bool found = false;
  for (const Segment& segment : segments) {
    if (!touches(segment, point)) continue;
    toggle(tree, here, segment);
    found = true;
  }
  return found;
}

void toggleDimmed(GameTree& tree, NodeId here, const Points& touched) {
  const NodeId above = tree.parent(here);
  const Points inherited = above == kNoNode ? Points{} : markupAt(tree, above).dimmed;
  const Points points = toggled(markupAt(tree, here).dimmed, touched);
  setDimmed(tree, here, points == inherited ? std::nullopt : std::optional(points));
}

void toggleVisible(GameTree& tree, NodeId here, const Points& touched) {
  const NodeId above = tree.parent(here);
  const bool wholeAbove = above == kNoNode || !markupAt(tree, above).visible;
  const Points points = toggled(markupAt(tree, here).visible.value_or(Points{}), touched);
  const bool asAbove = points.empty() && wholeAbove;
  setVisible(tree, here, asAbove ? std::nullopt : std::optional(points));
}

void toggleTerritory(GameTree& tree, NodeId here, const Points& touched, Color color) {
  NodeMarkup markup = markupAt(tree, here);
  Points& own = color == Color::Black ? markup.blackTerritory : markup.whiteTerritory;
  Points& other = color == Color::Black ? markup.whiteTerritory : markup.blackTerritory;
  own = toggled(own, touched);
  std::erase_if(other, [&own](Point point) { return has(own, point); });
  setTerritory(tree, here, markup.blackTerritory, markup.whiteTerritory);
}

// True if there was something to take away.
bool removeMarks(GameTree& tree, NodeId here, Point point) {
  const NodeMarkup markup = markupAt(tree, here);
  const std::pair<const Points*, Mark> lists[] = {{&markup.triangles, Mark::Triangle},
                                                  {&markup.squares, Mark::Square},
                                                  {&markup.circles, Mark::Circle},
                                                  {&markup.crosses, Mark::Cross},
                                                  {&markup.selected, Mark::Selected}};
  bool found = false;
  for (const auto& [points, mark] : lists) {
    if (!has(*points, point)) continue;
    toggleMark(tree, here, point, mark);
    found = true;
    break;  // one mark a point; an odd file that has several gives them up together
  }
  for (const Label& label : markup.labels) {
    if (label.point != point) continue;
    setLabel(tree, here, point, "");
    found = true;
  }
  for (const Color color : {Color::Black, Color::White}) {
    const bool black = color == Color::Black;
    if (!has(black ? markup.blackTerritory : markup.whiteTerritory, point)) continue;
    toggleTerritory(tree, here, {point}, color);
    found = true;
  }
  found |= removeSegments(tree, here, point, markup.arrows, toggleArrow);
  found |= removeSegments(tree, here, point, markup.lines, toggleLine);
  return found;
}

EditedNode takeAway(GameTree& tree, NodeId here, Point point, EditTool tool) {
  const bool stoneFirst = tool <= EditTool::ToPlay;
  const bool stone = tree.positionAt(here).board().at(point) != Stone::None;
  if (stone && stoneFirst) return placeStone(tree, here, point, Stone::None);
  if (removeMarks(tree, here, point) || !stone) return here;
  return placeStone(tree, here, point, Stone::None);
}

EditedNode useTool(EditTool tool, GameTree& tree, NodeId here, Point from, Point to) {
  const auto stone = [&](Stone wanted) {
    const bool there = tree.positionAt(here).board().at(to) == wanted;
    return placeStone(tree, here, to, there ? Stone::None : wanted);
  };
  const auto mark = [&](Mark wanted) { return toggleMark(tree, here, to, wanted); };
  const bool isDrag = from != to;
  switch (tool) {
    case EditTool::Black:
      return stone(Stone::Black);
    case EditTool::White:
      return stone(Stone::White);
    case EditTool::Empty:
      return placeStone(tree, here, to, Stone::None);
    case EditTool::ToPlay:
      return setToMove(tree, here, opponent(tree.positionAt(here).toMove()));
    case EditTool::Triangle:
      return mark(Mark::Triangle), here;
    case EditTool::Square:
      return mark(Mark::Square), here;
    case EditTool::Circle:
      return mark(Mark::Circle), here;
    case EditTool::Cross:
      return mark(Mark::Cross), here;
    case EditTool::Selected:
      return mark(Mark::Selected), here;
    case EditTool::Letter:
      return toggleLabel(tree, here, to, nextLetter(tree, here)), here;
    case EditTool::Number:
      return toggleLabel(tree, here, to, nextNumber(tree, here)), here;
    case EditTool::Arrow:
      if (isDrag) return toggleArrow(tree, here, {from, to}), here;
      return removeSegments(tree, here, to, markupAt(tree, here).arrows, toggleArrow), here;
    case EditTool::Line:
      if (isDrag) return toggleLine(tree, here, {from, to}), here;
      return removeSegments(tree, here, to, markupAt(tree, here).lines, toggleLine), here;
    case EditTool::Dim:
      return toggleDimmed(tree, here, rectangle(from, to)), here;
    case EditTool::View:
      return toggleVisible(tree, here, rectangle(from, to)), here;
    case EditTool::BlackTerritory:
      return toggleTerritory(tree, here, rectangle(from, to), Color::Black), here;
    case EditTool::WhiteTerritory:
      return toggleTerritory(tree, here, rectangle(from, to), Color::White), here;
  }
  return here;
}

std::optional<SessionError> whyNotThere(const GameSession& session, Point point) {
  if (session.tree().size().contains(point)) return std::nullopt;
  return offBoard(point);
}

bool isFree(const std::vector<Label>& labels, const std::string& text) {
  return std::none_of(labels.begin(), labels.end(),
                      [&text](const Label& label) { return label.text == text; });
}

// A to Z, a to z, then two letters.
std::string letterNumber(int index) {
  const auto letter = [](int n) { return static_cast<char>(n < 26 ? 'A' + n : 'a' + n - 26); };
  if (index < 52) return {letter(index)};
  return {letter((index - 52) / 26 % 26), letter(index % 26)};
}

}  // namespace

Outcome EditMode::click(GameSession& session, Point point, Touch touch) {
  if (const auto why = whyNotThere(session, point)) return Unexpected{*why};
  const NodeId here = session.node();
  return session.edit([&](GameTree& tree) {
    if (touch == Touch::Other) return takeAway(tree, here, point, tool_);
    return useTool(tool_, tree, here, point, point);
  });
}

Outcome EditMode::drag(GameSession& session, Point from, Point to) {
  if (const auto why = whyNotThere(session, from)) return Unexpected{*why};
  if (const auto why = whyNotThere(session, to)) return Unexpected{*why};
  const NodeId here = session.node();
  return session.edit([&](GameTree& tree) { return useTool(tool_, tree, here, from, to); });
}

std::optional<SessionError> EditMode::whyNotPlay(const GameSession& session, Turn turn) const {
  return whyNotMove(session, turn);
}

std::string nextLetter(const GameTree& tree, NodeId id) {
  const auto labels = markupAt(tree, id).labels;
  int index = 0;
  while (!isFree(labels, letterNumber(index)))
    ++index;
  return letterNumber(index);
}

std::string nextNumber(const GameTree& tree, NodeId id) {
  const auto labels = markupAt(tree, id).labels;
  int number = 1;
  while (!isFree(labels, std::to_string(number)))
    ++number;
  return std::to_string(number);
}

}  // namespace tengen
