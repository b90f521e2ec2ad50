#include "judge/playout_judge.h"

#include "judge/playout.h"
#include "rules/life.h"

namespace tengen {

Verdict PlayoutJudge::judge(const Board& board, Color toMove) const {
  const BoardSize size = board.size();
  Verdict verdict(size);
  const SureLife black = sureLife(board, Color::Black, Suicide::Forbidden);
  const SureLife white = sureLife(board, Color::White, Suicide::Forbidden);
  std::vector<uint8_t> settled(static_cast<size_t>(board.stride() * (size.height + 3)), 0);
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    settled[board.vertexOf(p)] =
        black.alive[p] || black.territory[p] || white.alive[p] || white.territory[p];
  }
  Playout playout(board, settled, options_.seed);
  std::vector<int> sum(settled.size(), 0);
  Color first = toMove;
  for (int i = 0; i < options_.playouts; ++i, first = opponent(first)) {
    const Board& end = playout.play(first);
    for (int k = 0; k < size.points(); ++k) {
      const Vertex v = board.vertexOf(size.pointAt(k));
      if (settled[v]) continue;
      int o = 0;
      if (end.at(v) == Stone::Black)
        o = 1;
      else if (end.at(v) == Stone::White)
        o = -1;
      else {
        bool b = false, w = false;
        for (int d : {-1, 1, -board.stride(), board.stride()}) {
          const Vertex n = static_cast<Vertex>(v + d);
          b |= end.at(n) == Stone::Black;
          w |= end.at(n) == Stone::White;
        }
        o = b - w;
      }
      sum[v] += o;
    }
  }
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    const Vertex v = board.vertexOf(p);
    float o = static_cast<float>(sum[v]) / static_cast<float>(options_.playouts);
    if (black.alive[p] || black.territory[p]) o = 1;
    if (white.alive[p] || white.territory[p]) o = -1;
    verdict.ownership[p] = o;
  }
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    const Vertex v = board.vertexOf(p);
    if (board.at(v) == Stone::None || board.chainIdOf(v) != v) continue;
    float total = 0;
    int n = 0;
    Vertex s = v;
    do {
      total += verdict.ownership[board.pointOf(s)];
      ++n;
      s = board.nextInChain(s);
    } while (s != v);
    if (board.at(v) == Stone::White) total = -total;
    if (total / static_cast<float>(n) >= 0) continue;
    do {
      verdict.marks.dead[board.pointOf(s)] = true;
      s = board.nextInChain(s);
    } while (s != v);
  }
  return verdict;
}

}  // namespace tengen
