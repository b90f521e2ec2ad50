#include "apps/desktop/controller/picture_maker.h"

#include <algorithm>

#include "game/node_markup.h"
#include "rules/areas.h"

namespace tengen::desktop {
namespace {

// Numbers of the moves whose stones still lie there.
void addNumbers(BoardPicture& picture, const GameSession& session, const PictureOptions& options) {
  if (options.numbers == MoveNumbers::None) return;
  const GameTree& tree = session.tree();
  const auto path = tree.pathTo(session.node());
  const int moves = tree.moveNumber(session.node());
  int played = 0;
  int shown = 0;
  bool begun = options.numbers != MoveNumbers::FromNode ||
               std::find(path.begin(), path.end(), options.from) == path.end();
  for (const NodeId id : path) {
    const auto turn = tree.moveAt(id);
    if (!begun && id == options.from) {
      begun = true;
      shown = 0;
    }
    if (const std::string restart = tree.text(id, "MN"); !restart.empty()) {
      shown = std::max(0, std::atoi(restart.c_str()) - 1);
    }
    if (!turn) continue;
    ++played;
    ++shown;
    const bool wanted = options.numbers != MoveNumbers::LastFew || played > moves - options.lastFew;
    if (turn->move.isPass()) continue;
    picture.numbers[turn->move.point()] = begun && wanted ? shown : 0;
  }
  for (const Point point : AllPoints(picture.size())) {
    if (picture.stones[point] == Stone::None) picture.numbers[point] = 0;
  }
}

void addMarks(BoardPicture& picture, const NodeMarkup& markup) {
  const auto add = [&picture](const Points& points, MarkShape shape) {
    for (const Point point : points)
      picture.marks.push_back({point, shape});
  };
  add(markup.selected, MarkShape::Selected);
  add(markup.triangles, MarkShape::Triangle);
  add(markup.squares, MarkShape::Square);
  add(markup.circles, MarkShape::Circle);
  add(markup.crosses, MarkShape::Cross);
  for (const Label& label : markup.labels) {
    picture.labels.push_back({label.point, QString::fromStdString(label.text)});
  }
  for (const Segment& line : markup.lines)
    picture.segments.push_back({line.from, line.to, false});
  for (const Segment& arrow : markup.arrows)
    picture.segments.push_back({arrow.from, arrow.to, true});
  for (const Point point : markup.dimmed)
    picture.dimmed[point] = true;
  if (markup.visible) {
    picture.hidden = PointSet(picture.size(), true);
    for (const Point point : *markup.visible)
      picture.hidden[point] = false;
  }
}

// Territory written in the file. A stone that lies in the other side's is dead; a game that is over
// has it taken off.
void addTerritory(BoardPicture& picture, const NodeMarkup& markup, bool takenOff) {
  const auto add = [&](const Points& points, Owner owner, Stone own) {
    for (const Point point : points) {
      picture.territory[point] = owner;
      if (picture.stones[point] == Stone::None || picture.stones[point] == own) continue;
      if (takenOff) {
        picture.stones[point] = Stone::None;
      } else {
        picture.dead[point] = true;
      }
    }
  };
  add(markup.blackTerritory, Owner::Black, Stone::Black);
  add(markup.whiteTerritory, Owner::White, Stone::White);
}

// The end of a line that was counted: its dead stones are gone, and squares say whose the points
// are.
bool isCountedHere(const GameSession& session, const NodeMarkup& markup) {
  if (!session.result()) return false;
  if (session.mode().kind() == Mode::Kind::Over) return true;
  const bool hasTerritory = !markup.blackTerritory.empty() || !markup.whiteTerritory.empty();
  return session.mode().kind() == Mode::Kind::Review && hasTerritory &&
         session.tree().firstChild(session.node()) == kNoNode;
}

void takeOff(BoardPicture& picture, const Marks& marks) {
  for (const Point point : AllPoints(picture.size())) {
    if (marks.dead[point]) picture.stones[point] = Stone::None;
  }
}

void addCount(BoardPicture& picture, const CountMode& counting, Scoring scoring) {
  picture.dead = counting.marks().dead;
  for (const Point point : AllPoints(picture.size())) {
    const bool covered = picture.stones[point] != Stone::None && !picture.dead[point];
    if (!covered) picture.territory[point] = counting.count().ownerBy(scoring, point);
  }
}

// Faint letters where the next move was tried: only where there is a choice.
void addVariations(BoardPicture& picture, const GameTree& tree, NodeId node) {
  const int style = variationStyle(tree);
  if (style & 2) return;
  const NodeId above = style & 1 ? tree.parent(node) : node;
  if (above == kNoNode) return;
  const auto choices = tree.children(above);
  if (choices.size() < 2) return;
  char16_t letter = u'A';
  for (const NodeId child : choices) {
    const auto turn = tree.moveAt(child);
    if (!turn || turn->move.isPass() || letter > u'Z') continue;
    const Point point = turn->move.point();
    const bool taken = picture.stones[point] != Stone::None ||
                       std::any_of(picture.labels.begin(), picture.labels.end(),
                                   [point](const auto& label) { return label.point == point; });
    if (!taken) picture.variations.push_back({point, QString(QChar(letter))});
    ++letter;
  }
}

// Where a click would play a stone.
bool ghostWanted(const GameSession& session) {
  const Mode::Kind mode = session.mode().kind();
  if (mode == Mode::Kind::Review) return true;
  return mode == Mode::Kind::Play && session.playerOf(session.turn()).moveByClick(Point{});
}

}  // namespace

BoardPicture pictureAt(const GameTree& tree, NodeId node, const NodePicture& options) {
  const Board board = tree.positionAt(node).board();
  BoardPicture picture(board.size());
  for (const Point point : AllPoints(board.size()))
    picture.stones[point] = board.at(point);
  if (options.marks) addMarks(picture, markupAt(tree, node));
  const auto turn = tree.moveAt(node);
  if (turn && !turn->move.isPass()) picture.lastMove = turn->move.point();
  int number = 0;
  bool isBehind = false;
  for (const NodeId id : tree.pathTo(node)) {
    const auto played = tree.moveAt(id);
    if (isBehind && played && !played->move.isPass() &&
        picture.stones[played->move.point()] != Stone::None) {
      picture.numbers[played->move.point()] = number + 1;
    }
    number += isBehind && played;
    isBehind |= id == options.numberedFrom;
  }
  return picture;
}

BoardPicture pictureOf(const GameSession& session, const PictureOptions& options) {
  const GameTree& tree = session.tree();
  const Board& board = session.position().board();
  BoardPicture picture(board.size());
  for (const Point point : AllPoints(board.size()))
    picture.stones[point] = board.at(point);
  const NodeMarkup markup = markupAt(tree, session.node());
  if (const CountMode* counting = session.counting()) {
    addCount(picture, *counting, session.position().rules().scoring);
  } else {
    const bool counted = isCountedHere(session, markup);
    addTerritory(picture, markup, counted);
    // Those in a region that is nobody's, too, of which the record says nothing.
    if (counted && session.marksHere()) takeOff(picture, *session.marksHere());
  }
  addMarks(picture, markup);
  addNumbers(picture, session, options);
  const auto turn = tree.moveAt(session.node());
  if (turn && !turn->move.isPass() && !session.counting() &&
      picture.stones[turn->move.point()] != Stone::None) {
    picture.lastMove = turn->move.point();
  }
  if (options.variations && !session.counting()) addVariations(picture, tree, session.node());
  if (options.ghost && ghostWanted(session)) picture.toMove = session.turn();
  return picture;
}

GraphPlace placeOf(const GameSession& session) {
  const GameTree& tree = session.tree();
  const auto line = session.line();
  return {tree.depth(session.node()), static_cast<int>(line.size()) - 1,
          tree.moveNumber(session.node())};
}

CountView countOf(const GameSession& session) {
  const CountMode& counting = *session.counting();
  CountView view;
  view.count = counting.count();
  view.rules = session.position().rules();
  view.facts = session.facts();
  view.area = counting.score(Scoring::Area);
  view.territory = counting.score(Scoring::Territory);
  view.isUnfinished = !session.result() && counting.isUnfinished();
  return view;
}

}  // namespace tengen::desktop
