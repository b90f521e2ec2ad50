// The half of the parser that reads properties: a fast way for canonical text, a slow way that
// mends.
#include <algorithm>
#include <cassert>

#include "sgf/ident.h"
#include "sgf/lookahead.h"
#include "sgf/parser.h"

namespace tengen::sgf {
namespace {

// Names of one or two capitals have a number of their own; longer ones share the rest.
constexpr size_t kShortIdents = 27 * 26;

size_t identNumber(std::string_view ident, size_t numbers) {
  if (ident.size() == 1 && isUpper(ident[0])) return static_cast<size_t>(ident[0] - 'A');
  if (ident.size() == 2 && isUpper(ident[0]) && isUpper(ident[1])) {
    return static_cast<size_t>((ident[0] - 'A' + 1) * 26 + (ident[1] - 'A'));
  }
  size_t hash = ident.size();
  for (const char c : ident) {
    hash = hash * 31 + static_cast<unsigned char>(c);
  }
  return kShortIdents + hash % (numbers - kShortIdents);
}

// What must be looked at in a value: `[`, `\`, `]`, which are neighbours in ASCII, and the NUL at
// the end of the text.
bool isSpecial(char c) {
  return static_cast<unsigned char>(c - '[') <= 2 || c == '\0';
}

// The next node, the end of the tree or another plain name.
bool isPlainBehindValue(const char* p) {
  if (*p == '\n') ++p;
  if (*p == ';' || *p == ')' || (*p == '(' && p[1] == ';')) return true;
  return isUpper(p[0]) && (p[1] == '[' || (isUpper(p[1]) && p[2] == '['));
}

}  // namespace

// `AB[dd][pp]` with nothing to mend in it and nothing odd behind it. The text ends with a NUL,
// which is none of the characters that let a loop here go on.
bool Parser::readPlainProperty() {
  const char* p = p_;
  while (isUpper(*p)) {
    ++p;
  }
  const std::string_view ident(p_, static_cast<size_t>(p - p_));
  if (ident.empty() || ident.size() > 2) return false;
  bool isSuspect = false;  // a '[' inside a value may have a `]` of its own
  while (*p == '[') {
    for (++p; *p != ']'; ++p) {
      if (!isSpecial(*p)) continue;
      if (*p == '[') isSuspect = true;
      if (*p == '\\') ++p;
      if (p >= end_) return false;
    }
    ++p;
  }
  if (p[-1] != ']') return false;
  if (isSuspect || !isPlainBehindValue(p)) {
    const char* const next = Lookahead{end_}.skipSpace(p);
    if (*next == '[' || !Lookahead{end_}.followsValue(next)) return false;
  }
  noteIdent(ident);
  out_->properties_.push_back(slice(p_, p));
  p_ = p;
  return true;
}

void Parser::readProperty() {
  const Lookahead ahead{end_};
  const char* const start = p_;
  while (p_ != end_ && isIdentChar(*p_)) {
    ++p_;
  }
  const std::string_view written(start, static_cast<size_t>(p_ - start));
  const char* const open = ahead.skipSpace(p_);
  if (written.empty() || open == end_ || *open != '[') return dropProperty(written);

  if (!inNode_) {
    warn(Warning::Code::MissingSemicolon, start);
    startNode();
  }
  const std::string ident = canonicalIdent(written);
  noteOddIdent(written);
  bool isOdd = open != p_ || ident != written;
  values_.clear();
  p_ = open;
  do {
    values_.push_back(readValue(ident));
    const char* const next = ahead.skipSpace(p_);
    const bool more = next != end_ && *next == '[';
    isOdd = isOdd || values_.back().isOdd || (more && next != p_);
    if (!more) break;
    p_ = next;
  } while (true);
  noteIdent(ident);
  if (isOdd) {
    mend(ident);
  } else {
    out_->properties_.push_back(slice(start, p_));
  }
}

void Parser::noteOddIdent(std::string_view written) {
  if (hasOddIdents_ || isPlainIdent(written)) return;
  hasOddIdents_ = true;
  warn(Warning::Code::LowerCaseIdent, written.data(), written);
}

// A name without a value, a value without a name, or anything else that cannot stand in a node.
void Parser::dropProperty(std::string_view ident) {
  const char* const start = ident.data();
  if (isPlainIdent(ident)) return warn(Warning::Code::PropertyWithoutValue, start, ident);
  if (p_ != end_ && *p_ == '[') {
    warn(Warning::Code::ValueWithoutProperty, start);
    readValue({});
    return;
  }
  while (p_ != end_ && *p_ != '[' && *p_ != ';' && *p_ != '(' && *p_ != ')' && !isUpper(*p_)) {
    ++p_;
  }
  warn(Warning::Code::JunkInNode, start, {start, static_cast<size_t>(p_ - start)});
}

// At a '['; goes behind the `]` that ends the value.
Parser::RawValue Parser::readValue(std::string_view ident) {
  const char* const begin = p_ + 1;
  int depth = 1;
  const char* close = begin;
  for (; close < end_ && *close != ']'; close += *close == '\\' ? 2 : 1) {
    depth += *close == '[' ? 1 : 0;
  }
  if (close >= end_) {
    warn(Warning::Code::UnclosedValue, p_, ident);
    p_ = end_;
    return {begin, end_, true};
  }
  bool isOdd = false;
  if (!Lookahead{end_}.followsValue(close + 1)) {
    if (const char* const later = laterEnd(close, depth - 1)) {
      warn(Warning::Code::UnescapedBracket, close, ident);
      close = later;
      isOdd = true;
    }
  }
  p_ = close + 1;
  return {begin, close, isOdd};
}

// The bracket at `close` looks wrong as the end of its value: `US[X[3d]]`. The next one that fits
// is the end, unless another value seems to open before it.
const char* Parser::laterEnd(const char* close, int depth) {
  const char* p = close + 1;
  for (; p < end_ && lookaheadLeft_ > 0; --lookaheadLeft_) {
    if (*p == '[' && depth++ <= 0) return nullptr;
    if (*p == ']') {
      --depth;
      if (Lookahead{end_}.followsValue(p + 1)) return p;
    }
    p += *p == '\\' ? 2 : 1;
  }
  return nullptr;
}

// Writes the property as it should have been.
void Parser::mend(std::string_view ident) {
  const size_t from = mended_.size();
  mended_ += ident;
  for (const RawValue& value : values_) {
    mended_ += '[';
    for (const char* p = value.begin; p != value.end; ++p) {
      if (*p == ']') mended_ += '\\';
      mended_ += *p;
      if (*p == '\\') mended_ += p + 1 != value.end ? *++p : '\\';
    }
    mended_ += ']';
  }
  out_->properties_.push_back(mendedSince(from));
}

// Two properties of one name in one node

void Parser::noteIdent(std::string_view ident) {
  uint32_t& lastNode = identSeen_[identNumber(ident, kIdentNumbers)];
  hasDuplicates_ = hasDuplicates_ || lastNode == nodeNumber_;
  lastNode = nodeNumber_;
}

void Parser::mergeDuplicates() {
  hasDuplicates_ = false;
  auto& slices = out_->properties_;
  const size_t first = out_->nodes_.back().firstProperty;
  const auto identOf = [&](size_t i) { return Property(sliceText(slices[i])).ident(); };

  std::vector<size_t> byIdent;
  for (size_t i = first; i < slices.size(); ++i) {
    byIdent.push_back(i);
  }
  std::stable_sort(byIdent.begin(), byIdent.end(),
                   [&](size_t a, size_t b) { return identOf(a) < identOf(b); });
  for (size_t i = 0, next = 0; i < byIdent.size(); i = next) {
    for (next = i + 1; next < byIdent.size() && identOf(byIdent[next]) == identOf(byIdent[i]);) {
      ++next;
    }
    if (next - i == 1) continue;
    const size_t second = slices[byIdent[i + 1]].begin;  // mended ones have lost their place
    warn(Warning::Code::DuplicateProperty, second < out_->text_.size() ? begin_ + second : p_,
         identOf(byIdent[i]));
    const size_t from = mended_.size();
    mended_ += merged(std::span(byIdent).subspan(i, next - i));
    slices[byIdent[i]] = mendedSince(from);
    for (size_t k = i + 1; k < next; ++k) {
      slices[byIdent[k]].length = 0;
    }
  }
  const auto begin = slices.begin() + static_cast<std::ptrdiff_t>(first);
  slices.erase(std::remove_if(begin, slices.end(), [](const auto& s) { return s.length == 0; }),
               slices.end());
  out_->nodes_.back().propertyCount = static_cast<uint32_t>(slices.size() - first);
}

// Comments: a later one continues the first. Of all else the values are listed together.
std::string Parser::merged(std::span<const size_t> properties) const {
  const Property head(sliceText(out_->properties_[properties[0]]));
  const bool isProse = head.ident() == "C" || head.ident() == "GC";
  std::string result(head.slice());
  for (const size_t index : properties.subspan(1)) {
    std::string_view values = sliceText(out_->properties_[index]).substr(head.ident().size());
    if (isProse) {
      result.back() = '\n';
      values.remove_prefix(1);
    }
    result += values;
  }
  return result;
}

std::string_view Parser::sliceText(Collection::Slice slice) const {
  const size_t textSize = out_->text_.size();
  if (slice.begin < textSize) return {begin_ + slice.begin, slice.length};
  return std::string_view(mended_).substr(slice.begin - textSize, slice.length);
}

Collection::Slice Parser::slice(const char* begin, const char* end) const {
  return {static_cast<uint32_t>(begin - begin_), static_cast<uint32_t>(end - begin)};
}

Collection::Slice Parser::mendedSince(size_t from) const {
  return {static_cast<uint32_t>(out_->text_.size() + from),
          static_cast<uint32_t>(mended_.size() - from)};
}

}  // namespace tengen::sgf
