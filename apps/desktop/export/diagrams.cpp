#include "apps/desktop/export/diagrams.h"

#include <algorithm>

namespace tengen::desktop {
namespace {

Diagram diagramFrom(const Position& before) {
  Diagram diagram;
  const BoardSize size = before.board().size();
  diagram.picture = BoardPicture(size);
  for (int i = 0; i < size.points(); ++i)
    diagram.picture.stones[size.pointAt(i)] = before.board().at(size.pointAt(i));
  return diagram;
}

// a to z, then A to Z: more stones than that are not retaken within one diagram.
QString letter(size_t index) {
  return index < 26 ? QString(QChar('a' + static_cast<int>(index)))
                    : QString(QChar('A' + static_cast<int>(index % 26)));
}

// The letter on a stone that was there before the diagram; gives it one if it has none.
QString letterOn(Diagram& diagram, Point point) {
  auto& labels = diagram.picture.labels;
  const auto known = std::find_if(labels.begin(), labels.end(),
                                  [&](const PaintedLabel& label) { return label.point == point; });
  if (known != labels.end()) return known->text;
  labels.push_back({point, letter(labels.size())});
  return labels.back().text;
}

void draw(Diagram& diagram, Turn turn, int number) {
  diagram.last = number;
  if (turn.move.isPass()) {
    diagram.notes.push_back({number, std::nullopt, {}});
    return;
  }
  const Point point = turn.move.point();
  BoardPicture& picture = diagram.picture;
  if (picture.stones[point] == Stone::None) {
    picture.stones[point] = turn.color == Color::Black ? Stone::Black : Stone::White;
    picture.numbers[point] = number;
  } else if (picture.numbers[point] > 0) {
    diagram.notes.push_back({number, picture.numbers[point], {}});
  } else {
    diagram.notes.push_back({number, std::nullopt, letterOn(diagram, point)});
  }
}

}  // namespace

std::vector<Diagram> diagramsOf(const GameTree& tree, std::span<const NodeId> line, int movesEach) {
  std::vector<Diagram> diagrams;
  int number = 0;
  bool fresh = true;  // the next move begins a diagram
  for (const NodeId id : line) {
    if (tree.hasSetup(id)) fresh = true;
    const std::optional<Turn> turn = tree.moveAt(id);
    if (!turn) continue;
    number += tree.moveCount(id);
    if (fresh || number - diagrams.back().first >= movesEach) {
      diagrams.push_back(diagramFrom(tree.positionBefore(id)));
      diagrams.back().first = number;
      fresh = false;
    }
    draw(diagrams.back(), *turn, number);
  }
  if (diagrams.empty()) {
    diagrams.push_back(diagramFrom(tree.positionAt(line.empty() ? tree.root() : line.back())));
  }
  return diagrams;
}

}  // namespace tengen::desktop
