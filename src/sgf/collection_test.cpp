#include "sgf/collection.h"

#include "sgf/outline_for_test.h"

namespace tengen::sgf {
namespace {

using ::testing::ElementsAre;

Collection small() {
  return parsed("(;A[1];B[2](;C[3];D[4])(;E[5])(;F[6]))(;G[7])").collection;
}

NodeId named(const Collection& c, std::string_view ident) {
  for (const NodeId game : c.games()) {
    for (NodeId id = game; id != kNoNode; id = c.nextInTree(id, game)) {
      if (c.find(id, ident)) return id;
    }
  }
  return kNoNode;
}

TEST(Collection, WalksInFileOrderWithinASubtree) {
  const Collection c = small();
  std::string order;
  for (NodeId id = named(c, "B"); id != kNoNode; id = c.nextInTree(id, named(c, "B"))) {
    order += c.property(id, 0).ident();
  }
  EXPECT_EQ(order, "BCDEF");
  EXPECT_EQ(c.nextInTree(named(c, "D"), named(c, "C")), kNoNode);
  EXPECT_EQ(c.nextInTree(named(c, "E"), named(c, "E")), kNoNode);
}

TEST(Collection, KnowsItsNeighbours) {
  const Collection c = small();
  EXPECT_EQ(c.parent(named(c, "C")), named(c, "B"));
  EXPECT_EQ(c.firstChild(named(c, "B")), named(c, "C"));
  EXPECT_EQ(c.lastChild(named(c, "B")), named(c, "F"));
  EXPECT_EQ(c.lastChild(named(c, "F")), kNoNode);
  EXPECT_EQ(c.nextSibling(named(c, "C")), named(c, "E"));
  EXPECT_EQ(c.previousSibling(named(c, "F")), named(c, "E"));
  EXPECT_EQ(c.previousSibling(named(c, "C")), kNoNode);
  EXPECT_EQ(c.previousSibling(named(c, "A")), kNoNode);
  EXPECT_EQ(c.nextSibling(named(c, "A")), kNoNode);
}

TEST(Collection, IteratesOverValues) {
  const Collection c = parsed(R"((;AB[aa][\]][]C[x]))").collection;
  const Property stones = c.property(c.games()[0], 0);
  std::vector<std::string> values;
  for (const Value value : stones)
    values.push_back(value.text());
  EXPECT_THAT(values, ElementsAre("aa", "]", ""));
  EXPECT_EQ(stones.valueCount(), 3u);
  EXPECT_EQ(stones.ident(), "AB");
  EXPECT_EQ(stones.first().raw(), "aa");
  EXPECT_EQ(stones.slice(), R"(AB[aa][\]][])");
  auto it = stones.begin();
  EXPECT_EQ((*it++).raw(), "aa");
  EXPECT_EQ((*it).raw(), R"(\])");
  EXPECT_EQ(c.property(c.games()[0], 1).first().simpleText(), "x");
}

TEST(Collection, FindsAWholeNameOnly) {
  const Collection c = parsed("(;BL[1]B[aa])").collection;
  EXPECT_EQ(c.find(c.games()[0], "B")->slice(), "B[aa]");
  EXPECT_EQ(c.find(c.games()[0], "BL")->slice(), "BL[1]");
  EXPECT_FALSE(c.find(c.games()[0], "L"));
  EXPECT_FALSE(c.find(c.games()[0], "BLX"));
  EXPECT_FALSE(c.find(c.games()[0], "B[aa]"));
}

TEST(Collection, GrowsFromNothing) {
  Collection c;
  const NodeId root = c.addGame();
  const NodeId first = c.addChild(root);
  const NodeId second = c.addChild(root);
  const NodeId between = c.addNode();
  c.attach(between, root, second);
  const NodeId front = c.addNode();
  c.attach(front, root, first);
  c.setProperty(first, "B", std::vector<std::string>{"aa"});
  c.setProperty(second, "B", std::vector<std::string>{"bb"});
  c.setProperty(between, "AB", std::vector<std::string>{"cc", "dd"});
  EXPECT_EQ(outline(c), ";\n.;\n.;B[aa]\n.;AB[cc][dd]\n.;B[bb]\n");
}

TEST(Collection, DetachedSubtreesStayWhole) {
  Collection c = small();
  const NodeId branch = named(c, "C");
  const NodeId from = c.parent(branch);
  c.detach(branch);
  EXPECT_EQ(outline(c), ";A[1]\n.;B[2]\n..;E[5]\n..;F[6]\n--\n;G[7]\n");
  EXPECT_EQ(c.parent(branch), kNoNode);
  EXPECT_EQ(c.nextSibling(branch), kNoNode);
  c.attach(branch, from, kNoNode);
  EXPECT_EQ(outline(c), ";A[1]\n.;B[2]\n..;E[5]\n..;F[6]\n..;C[3]\n...;D[4]\n--\n;G[7]\n");
  c.detach(named(c, "F"));
  EXPECT_EQ(outline(c), ";A[1]\n.;B[2]\n..;E[5]\n..;C[3]\n...;D[4]\n--\n;G[7]\n");
  c.detach(named(c, "A"));  // of nobody
  EXPECT_EQ(c.firstChild(named(c, "A")), named(c, "B"));
}

TEST(Collection, ListsGames) {
  Collection c = small();
  const NodeId first = c.games()[0];
  c.removeGame(0);
  EXPECT_EQ(outline(c), ";G[7]\n");
  c.insertGame(1, first);
  c.addGame();
  EXPECT_EQ(c.games().size(), 3u);
  EXPECT_EQ(c.games()[1], first);
  c.removeGame(1);
  EXPECT_EQ(outline(c), ";G[7]\n--\n;\n");
}

TEST(Collection, PropertiesKeepTheirPlaceWhenSet) {
  Collection c = parsed("(;A[1]B[2]C[3])").collection;
  const NodeId root = c.games()[0];
  c.setProperty(root, "B", std::vector<std::string>{"x", "y"});
  EXPECT_EQ(outline(c), ";A[1]B[x][y]C[3]\n");
  c.setProperty(root, "D", std::vector<std::string>{"4"});
  EXPECT_EQ(outline(c), ";A[1]B[x][y]C[3]D[4]\n");
  c.removeProperty(root, "A");
  EXPECT_EQ(outline(c), ";B[x][y]C[3]D[4]\n");
  c.setProperty(root, "C", {});
  c.removeProperty(root, "Z");
  EXPECT_EQ(outline(c), ";B[x][y]D[4]\n");
  EXPECT_EQ(c.propertyCount(root), 2u);
}

TEST(Collection, AnEditLeavesOtherNodesAlone) {
  Collection c = small();
  c.setProperty(named(c, "B"), "X", std::vector<std::string>{"new"});
  c.removeProperty(named(c, "D"), "D");
  EXPECT_EQ(outline(c), ";A[1]\n.;B[2]X[new]\n..;C[3]\n...;\n..;E[5]\n..;F[6]\n--\n;G[7]\n");
}

TEST(Collection, OldNodeRecordsUndoEdits) {
  Collection c = small();
  const std::string before = outline(c);
  const NodeId id = named(c, "B");
  const Collection::Node record = c.node(id);
  c.setProperty(id, "B", std::vector<std::string>{"9"});
  c.setProperty(id, "X", std::vector<std::string>{"new"});
  const Collection::Node changed = c.node(id);
  c.removeProperty(id, "B");
  c.restore(id, changed);
  EXPECT_EQ(c.find(id, "B")->slice(), "B[9]");
  c.restore(id, record);
  EXPECT_EQ(outline(c), before);
}

TEST(Collection, ANameMayLieInTheTextThatGrows) {
  Collection c = parsed("(;A[1];)").collection;
  const NodeId child = c.firstChild(c.games()[0]);
  c.setProperty(child, c.property(c.games()[0], 0).ident(),
                std::vector<std::string>{std::string(1000, 'x')});
  EXPECT_EQ(c.property(child, 0).ident(), "A");
}

TEST(Collection, CountsItsMemory) {
  const Collection c = parsed("(;B[aa];W[bb])").collection;
  EXPECT_EQ(c.nodeCount(), 2u);
  EXPECT_EQ(sizeof(Collection::Node), 20u);
  EXPECT_EQ(c.memoryInUse(), 14u + 2 * 20u + 2 * 8u + 4u);
}

}  // namespace
}  // namespace tengen::sgf
