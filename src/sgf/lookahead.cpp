#include "sgf/lookahead.h"

#include "sgf/ident.h"

namespace tengen::sgf {

const char* Lookahead::skipSpace(const char* p) const {
  while (p != end && isSpace(*p)) {
    ++p;
  }
  return p;
}

bool Lookahead::isProperty(const char* p) const {
  const char* const ident = p;
  bool isPlain = true;
  while (p != end && isIdentChar(*p)) {
    isPlain = isPlain && isUpper(*p);
    ++p;
  }
  if (p == ident) return false;
  if (isPlain) p = skipSpace(p);
  return p != end && *p == '[';
}

bool Lookahead::isGame(const char* p) const {
  while (p != end && (*p == '(' || isSpace(*p))) {
    ++p;
  }
  if (p == end) return false;
  return *p == ';' ? followsValue(p) : isProperty(p);
}

bool Lookahead::followsValue(const char* p) const {
  p = skipSpace(p);
  if (p == end || *p == '[' || *p == ')') return true;
  const char* const start = p;
  while (p != end && (*p == '(' || *p == ';' || isSpace(*p))) {
    ++p;
  }
  if (p != start && (p == end || *p == ')')) return true;
  return isProperty(p);
}

}  // namespace tengen::sgf
