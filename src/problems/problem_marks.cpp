#include "problems/problem_marks.h"

#include <algorithm>
#include <array>
#include <span>

#include "base/words.h"
#include "game/sgf_bridge.h"

namespace tengen::problems {
namespace {

constexpr std::string_view kRight = "RIGHT";
constexpr std::string_view kChoice = "CHOICE";
constexpr std::array<std::string_view, 4> kProgramMarks{kRight, kChoice, "FORCE", "NOTTHIS"};

// Where a mark stands as a word of its own: not in RIGHTEOUS.
size_t findWord(std::string_view text, std::string_view word, size_t from = 0) {
  for (size_t at = text.find(word, from); at != text.npos; at = text.find(word, at + 1)) {
    const size_t end = at + word.size();
    const bool beginsWord = at == 0 || !isLetter(text[at - 1]);
    const bool endsWord = end == text.size() || !isLetter(text[end]);
    if (beginsWord && endsWord) return at;
  }
  return text.npos;
}

constexpr std::array<std::string_view, 5> kSaysRight{"correct", "正解", "正确", "正確", "정답"};
// What takes the word back that follows it.
constexpr std::array<std::string_view, 8> kNot{"in",      "not ",    "n't ", "not quite ",
                                               "almost ", "nearly ", "un",   "不"};
// A comment that begins so is about a wrong line.
constexpr std::array<std::string_view, 10> kBeginsWrong{
    "wrong", "incorrect", "failure", "fail", "失敗", "失败", "错误", "不正解", "실패", "오답"};

bool endsWithAny(std::string_view text, std::span<const std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [&](std::string_view ending) { return text.ends_with(ending); });
}

bool saysRight(std::string_view text) {
  for (const std::string_view word : kSaysRight) {
    for (size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
      if (!endsWithAny(text.substr(0, at), kNot)) return true;
    }
  }
  // "Right!" alone; "Right side" says nothing.
  constexpr std::string_view kRightWord = "right";
  if (!text.starts_with(kRightWord)) return false;
  const std::string_view behind = text.substr(kRightWord.size());
  return behind.empty() || std::string_view("!.,;:\n").find(behind.front()) != behind.npos;
}

bool isMoveOf(const GameTree& tree, NodeId id, Color color) {
  const auto turn = tree.moveAt(id);
  return turn && turn->color == color;
}

bool has(const GameTree& tree, NodeId id, std::string_view ident) {
  return tree.collection().find(id, ident).has_value();
}

// A triangle on the very stone that was just played, and on no other: other triangles are for
// people.
bool marksItsMove(const GameTree& tree, NodeId id, Color toPlay) {
  const auto turn = tree.moveAt(id);
  if (!turn || turn->color != toPlay || turn->move.isPass()) return false;
  const Points marked = pointsOf(tree.collection(), id, "TR", tree.size());
  return marked.size() == 1 && marked.front() == turn->move.point();
}

}  // namespace

Verdict verdictInWords(std::string_view comment) {
  const std::string text = lowerCase(trimmed(comment));
  for (const std::string_view word : kBeginsWrong) {
    if (text.starts_with(word)) return Verdict::Wrong;
  }
  return saysRight(text) ? Verdict::Right : Verdict::Open;
}

Verdict markAt(const GameTree& tree, NodeId id, Convention convention, Color toPlay) {
  switch (convention) {
    case Convention::RightWord:
      return findWord(tree.comment(id), kRight) != std::string_view::npos ? Verdict::Right
                                                                          : Verdict::Open;
    case Convention::GoodBad:
      if (!isMoveOf(tree, id, toPlay)) return Verdict::Open;
      if (has(tree, id, "BM")) return Verdict::Wrong;
      return has(tree, id, "TE") ? Verdict::Right : Verdict::Open;
    case Convention::WrongMark:
      return has(tree, id, "WV") ? Verdict::Wrong : Verdict::Open;
    case Convention::Words:
      return verdictInWords(tree.comment(id));
    case Convention::WrongTriangle:
      return marksItsMove(tree, id, toPlay) ? Verdict::Wrong : Verdict::Open;
    case Convention::MainLine:
      break;
  }
  return Verdict::Open;
}

Convention conventionOf(const GameTree& tree, const std::vector<NodeId>& nodes, Color toPlay) {
  for (const Convention convention :
       {Convention::RightWord, Convention::GoodBad, Convention::WrongMark, Convention::Words,
        Convention::WrongTriangle}) {
    for (const NodeId id : nodes) {
      if (markAt(tree, id, convention, toPlay) != Verdict::Open) return convention;
    }
  }
  return Convention::MainLine;
}

std::string withoutMarks(std::string_view comment) {
  std::string text(comment);
  for (const std::string_view mark : kProgramMarks) {
    for (size_t at = findWord(text, mark); at != text.npos; at = findWord(text, mark, at))
      text.erase(at, mark.size());
  }
  return std::string(trimmed(text));
}

bool asksForChoice(std::string_view comment) {
  return findWord(comment, kChoice) != comment.npos;
}

}  // namespace tengen::problems
