#include "sgf/parser.h"

#include <algorithm>
#include <cassert>

#include "sgf/ident.h"
#include "sgf/lookahead.h"

namespace tengen::sgf {
namespace {

// From here on it pays to count before filling; below, arrays grow as they like.
constexpr size_t kLargeText = 64 * 1024;

// How often, on the whole, the text may be searched in vain for the end of a broken value.
constexpr size_t kLookaheadFactor = 16;

constexpr int kMoveBytes = 6;

// The text ends with a NUL, which stops all of these.
const char* skipBlanks(const char* p) {
  while (*p == '\n' || *p == '\r' || *p == ' ') {
    ++p;
  }
  return p;
}

// Behind `;B[pd]` if that stands here with the end of its node behind it, else nullptr.
const char* behindPlainMove(const char* p) {
  const bool isMove =
      p[0] == ';' && isUpper(p[1]) && p[2] == '[' && isLower(p[3]) && isLower(p[4]) && p[5] == ']';
  if (!isMove) return nullptr;
  p = skipBlanks(p + kMoveBytes);
  return *p == ';' || *p == ')' || (*p == '(' && p[1] == ';') ? p : nullptr;
}

// Nothing but the frame of games: `(;)`, `()`, `(;;`.
bool isEmptyRecord(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return c == '(' || c == ')' || c == ';' || isSpace(c); });
}

}  // namespace

Result<Collection, ReadError> Parser::parse(std::string text, Warnings& warnings) {
  Collection collection;
  collection.text_ = std::move(text);
  const auto done = run(collection, warnings);
  if (!done) return Unexpected{done.error()};
  return collection;
}

Result<void, ReadError> Parser::parseInto(std::string_view text, Collection& into,
                                          Warnings& warnings) {
  into.nodes_.clear();
  into.properties_.clear();
  into.games_.clear();
  into.text_ = text;
  const auto done = run(into, warnings);
  if (!done) into.text_.clear();
  return done;
}

Result<void, ReadError> Parser::run(Collection& into, Warnings& warnings) {
  if (into.text_.size() > kMaxTextBytes) return Unexpected{ReadError{ReadError::Code::TooLarge}};
  out_ = &into;
  begin_ = p_ = into.text_.data();
  end_ = begin_ + into.text_.size();
  lookaheadLeft_ = kLookaheadFactor * into.text_.size();
  mended_.clear();
  hasOddIdents_ = false;
  identSeen_.resize(kIdentNumbers);
  log_.clear();
  if (into.text_.size() >= kLargeText) {
    into.nodes_.reserve(static_cast<size_t>(std::count(begin_, end_, ';')) + 1);
    into.properties_.reserve(static_cast<size_t>(std::count(begin_, end_, '[')));
  }
  if (Lookahead{end_}.skipSpace(begin_) == end_) {
    return Unexpected{ReadError{ReadError::Code::Empty}};
  }
  if (!readBareGame()) readGames();
  if (into.games_.empty() && !readLooseGame() && !readEmptyGame()) {
    return Unexpected{ReadError{ReadError::Code::NotSgf}};
  }
  if (into.properties_.empty() && !isEmptyRecord(into.text_)) {
    into.nodes_.clear();
    into.games_.clear();
    return Unexpected{ReadError{ReadError::Code::NotSgf}};
  }
  log_.moveTo(warnings, into.text_);
  into.text_ += mended_;
  return {};
}

// Outside the games

void Parser::readGames() {
  while (seekGame()) {
    readGame();
  }
}

// Goes to the next '(' that opens a game, and reports what lies on the way.
bool Parser::seekGame() {
  const auto textCode =
      out_->games_.empty() ? Warning::Code::TextBeforeGame : Warning::Code::TextAfterGame;
  const char* text = nullptr;
  const char* parenthesis = nullptr;
  for (; p_ != end_; ++p_) {
    if (*p_ == '(') {
      if (Lookahead{end_}.isGame(p_)) break;
      while (p_ + 1 != end_ && (p_[1] == '(' || isSpace(p_[1]))) {
        ++p_;
      }
    }
    if (isSpace(*p_)) continue;
    const char*& first = *p_ == ')' ? parenthesis : text;
    if (!first) first = p_;
  }
  if (text) {
    warn(textCode, text);
  } else if (parenthesis) {
    warn(Warning::Code::ExtraClosingParenthesis, parenthesis);
  }
  return p_ != end_;
}

// A text that starts with a node: `;B[aa];W[bb]`.
bool Parser::readBareGame() {
  const Lookahead ahead{end_};
  const char* const start = ahead.skipSpace(begin_);
  if (*start != ';' || !ahead.followsValue(start)) return false;
  warn(Warning::Code::NoGame, start);
  readGameAt(start);
  return true;
}

// `B[aa]` from the start, or a `(;` with something odd behind it.
bool Parser::readLooseGame() {
  const Lookahead ahead{end_};
  const char* start = ahead.skipSpace(begin_);
  const bool isBare = ahead.isProperty(start);
  while (!isBare && start != end_ && (*start != '(' || *ahead.skipSpace(start + 1) != ';')) {
    start = std::find(start + 1, end_, '(');
  }
  if (start == end_) return false;
  log_.clear();
  if (isBare) warn(Warning::Code::NoGame, start);
  readGameAt(start);
  return true;
}

void Parser::readGameAt(const char* start) {
  p_ = start;
  readGame();
  readGames();
}

// `()`, or a '(' at the end of the text.
bool Parser::readEmptyGame() {
  const Lookahead ahead{end_};
  for (const char* p = begin_; (p = std::find(p, end_, '(')) != end_; ++p) {
    const char* const next = ahead.skipSpace(p + 1);
    if (next != end_ && *next != ')') continue;
    log_.clear();
    warn(Warning::Code::EmptyGameTree, p);
    startNode();
    finishNode();
    return true;
  }
  return false;
}

// Inside a game

void Parser::readGame() {
  levels_.clear();
  node_ = lastChild_ = kNoNode;
  const size_t implied = *p_ == '(' ? 0 : 1;
  if (implied) levels_.push_back({kNoNode, kNoNode});
  while (p_ != end_) {
    const char c = *p_;
    if (c == ';') {
      if (readPlainMoves()) continue;
      ++p_;
      startNode();
    } else if (c == '(') {
      openTree();
    } else if (c == ')') {
      if (skipSurplusClose()) continue;
      closeTree();
      if (levels_.empty()) return;
    } else if (isSpace(c)) {
      ++p_;
    } else if (!inNode_ || !readPlainProperty()) {
      readProperty();
    }
  }
  finishNode();
  const size_t missing = levels_.size() - implied;
  if (missing > 0) {
    warn(Warning::Code::MissingClosingParenthesis, end_, std::to_string(missing));
  }
}

// A run of nodes like `;B[pd]`, nearly all there is in a game record: each the only child of the
// one before, each with one property.
bool Parser::readPlainMoves() {
  const char* next = behindPlainMove(p_);
  if (!next) return false;
  auto& nodes = out_->nodes_;
  auto& properties = out_->properties_;
  startNode();
  auto id = static_cast<uint32_t>(node_);
  const char* p = p_;
  while (true) {
    properties.push_back(slice(p + 1, p + kMoveBytes));
    p = next;
    next = behindPlainMove(p);
    if (!next) break;
    nodes[id].firstChild = NodeId{id + 1};
    nodes[id].propertyCount = 1;
    nodes.push_back(
        {.parent = NodeId{id}, .firstProperty = static_cast<uint32_t>(properties.size())});
    ++id;
  }
  node_ = NodeId{id};
  p_ = p;
  return true;
}

// A ')' that would end the game although more of it follows, as in `(;B[aa]);W[bb])`: it closes
// nothing, and the line it stands in goes on behind it.
bool Parser::skipSurplusClose() {
  if (levels_.size() != 1) return false;
  const Lookahead ahead{end_};
  const char* next = p_;
  while (next != end_ && (*next == ')' || isSpace(*next))) {
    ++next;
  }
  if (next == end_ || *next != ';' || !ahead.isProperty(ahead.skipSpace(next + 1))) return false;
  warn(Warning::Code::ExtraClosingParenthesis, p_);
  finishNode();
  p_ = next;
  return true;
}

void Parser::openTree() {
  finishNode();
  levels_.push_back({node_, lastChild_});
  ++p_;
}

void Parser::closeTree() {
  finishNode();
  const Level level = levels_.back();
  levels_.pop_back();
  if (level.node == node_ && level.lastChild == lastChild_) {
    warn(Warning::Code::EmptyGameTree, p_);
  }
  node_ = level.node;
  lastChild_ = level.lastChild;
  if (!levels_.empty() && levels_.back().node == node_) levels_.back().lastChild = lastChild_;
  ++p_;
}

void Parser::startNode() {
  finishNode();
  const auto id = static_cast<NodeId>(out_->nodes_.size());
  out_->nodes_.push_back(
      {.parent = node_, .firstProperty = static_cast<uint32_t>(out_->properties_.size())});
  if (node_ == kNoNode) {
    out_->games_.push_back(id);
  } else if (lastChild_ == kNoNode) {
    out_->at(node_).firstChild = id;
  } else {
    out_->at(lastChild_).nextSibling = id;
  }
  if (!levels_.empty() && levels_.back().node == node_) levels_.back().lastChild = id;
  node_ = id;
  lastChild_ = kNoNode;
  inNode_ = true;
  ++nodeNumber_;
}

void Parser::finishNode() {
  if (!inNode_) return;
  inNode_ = false;
  auto& node = out_->nodes_.back();
  node.propertyCount = static_cast<uint32_t>(out_->properties_.size()) - node.firstProperty;
  if (hasDuplicates_) mergeDuplicates();
}

void Parser::warn(Warning::Code code, const char* where, std::string_view argument) {
  log_.add(code, static_cast<size_t>(where - begin_), argument);
}

Result<Collection, ReadError> parse(std::string text, Warnings& warnings) {
  return Parser().parse(std::move(text), warnings);
}

}  // namespace tengen::sgf
