#include "apps/drawing/game_page.h"

#include <nlohmann/json.hpp>
#include <unordered_map>

#include "game/node_markup.h"
#include "rules/notation.h"

#include "apps/drawing/board_svg.h"
#include "apps/drawing/game_page_parts.h"

namespace tengen::drawing {
namespace {

using Json = nlohmann::ordered_json;

std::string htmlText(const std::string& text) {
  std::string html;
  for (const char c : text) {
    if (c == '&') {
      html += "&amp;";
    } else if (c == '<') {
      html += "&lt;";
    } else {
      html += c;
    }
  }
  return html;
}

Json pointJson(Point point) {
  return Json::array({point.x, point.y});
}

// What a node changes on the board before it: [x, y, stone], 0 for a point that becomes empty. The
// page only applies it and knows no rules.
Json changesJson(const Position& before, const Position& after) {
  Json changes = Json::array();
  const BoardSize size = after.board().size();
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.pointAt(i);
    const Stone stone = after.board().at(point);
    if (before.board().at(point) != stone)
      changes.push_back(Json::array({point.x, point.y, static_cast<int>(stone)}));
  }
  return changes;
}

Json marksJson(const NodeMarkup& markup) {
  Json marks = Json::array();
  const auto add = [&](const Points& points, const char* kind) {
    for (const Point point : points)
      marks.push_back(Json::array({kind, point.x, point.y}));
  };
  add(markup.triangles, "triangle");
  add(markup.squares, "square");
  add(markup.circles, "circle");
  add(markup.crosses, "cross");
  add(markup.blackTerritory, "black");
  add(markup.whiteTerritory, "white");
  for (const Label& label : markup.labels)
    marks.push_back(Json::array({"label", label.point.x, label.point.y, label.text}));
  return marks;
}

std::string nameOf(const GameTree& tree, NodeId id, int moveNumber, const PageWords& words) {
  const auto turn = tree.moveAt(id);
  if (!turn) return id == tree.root() ? words.start : std::string("·");
  const std::string move = turn->move.isPass()
                               ? words.pass
                               : toText(turn->move.point(), tree.size(), Notation::Standard);
  return std::to_string(moveNumber) + ". " +
         (turn->color == Color::Black ? words.black : words.white) + ' ' + move;
}

Json nodeJson(const GameTree& tree, NodeId id, int moveNumber, const PageWords& words) {
  Json node{{"name", nameOf(tree, id, moveNumber, words)},
            {"changes", changesJson(tree.positionBefore(id), tree.positionAt(id))}};
  const auto turn = tree.moveAt(id);
  if (turn && !turn->move.isPass() && tree.size().contains(turn->move.point()))
    node["last"] = pointJson(turn->move.point());
  if (const std::string comment = tree.comment(id); !comment.empty()) node["comment"] = comment;
  if (Json marks = marksJson(ownMarkupAt(tree, id)); !marks.empty())
    node["marks"] = std::move(marks);
  return node;
}

// What a node needs of its parent is remembered: a walk back to the root from every node would take
// minutes on a long line.
Json treeJson(const GameTree& tree, const PageWords& words) {
  struct Place {
    size_t number;
    int moves;
  };
  std::unordered_map<NodeId, Place> places;
  Json nodes = Json::array();
  const sgf::Collection& collection = tree.collection();
  for (NodeId id = tree.root(); id != kNoNode; id = collection.nextInTree(id, tree.root())) {
    const bool isRoot = id == tree.root();
    const Place parent = isRoot ? Place{} : places.at(tree.parent(id));
    const int moves = parent.moves + tree.moveCount(id);
    Json node = nodeJson(tree, id, moves, words);
    if (!isRoot) node["parent"] = parent.number;
    places.emplace(id, Place{nodes.size(), moves});
    nodes.push_back(std::move(node));
  }
  return nodes;
}

// In a script `</` would end it, and `<!--` more, whatever they stand in.
std::string scriptSafe(const std::string& json) {
  std::string safe;
  for (const char c : json) {
    if (c == '<') {
      safe += "\\u003c";
    } else {
      safe += c;
    }
  }
  return safe;
}

}  // namespace

std::string gamePage(const GameTree& tree, const PageWords& words) {
  BoardDrawing empty{Board(tree.size())};
  empty.title = words.title;
  const Json game{{"cell", kSvgCell},
                  {"margin", kSvgMargin},
                  {"variations", words.variations},
                  {"nodes", treeJson(tree, words)}};
  const std::string data = scriptSafe(game.dump(-1, ' ', false, Json::error_handler_t::replace));
  return std::string(kPageHead) + "<title>" + htmlText(words.title) + "</title>\n" + kPageStyle +
         "<main>\n<div id=\"board\">" + boardSvg(empty) + "</div>\n<section>\n<h1>" +
         htmlText(words.title) + "</h1>\n<p id=\"facts\">" + htmlText(words.facts) + "</p>\n" +
         kPagePanel + "</section>\n</main>\n<script>\nconst game = " + data + ";\n" + kPageScript +
         "</script>\n</html>\n";
}

}  // namespace tengen::drawing
