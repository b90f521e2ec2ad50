#include "apps/server/tokens.h"

#include <cstdint>

#include "base/os/entropy.h"

namespace tengen::server {
namespace {

constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr size_t kTokenBytes = 16;
constexpr size_t kNameBytes = 9;
constexpr size_t kLongestName = 64;
constexpr size_t kSeedBytes = 32;

// Six bits a letter (base64url without padding).
std::string lettersOf(const Sha256& hash, size_t bytes) {
  std::string text;
  uint32_t bits = 0;
  int held = 0;
  for (size_t i = 0; i < bytes; ++i) {
    bits = bits << 8 | hash[i];
    for (held += 8; held >= 6; held -= 6)
      text += kLetters[bits >> (held - 6) & 63];
  }
  if (held > 0) text += kLetters[bits << (6 - held) & 63];
  return text;
}

}  // namespace

std::string TokenMaker::seedOf(std::string_view request, std::string_view req) {
  return req.size() >= kUnguessable ? std::string(request) : randomBytes(kSeedBytes);
}

Sha256 TokenMaker::digest(std::string_view purpose, std::string_view seed) const {
  std::string text(purpose);
  text += '\0';
  return hmacSha256(key_, text.append(seed));
}

std::string TokenMaker::token(std::string_view purpose, std::string_view seed) const {
  return lettersOf(digest(purpose, seed), kTokenBytes);
}

std::string TokenMaker::gameName(std::string_view seed) const {
  return lettersOf(digest("game", seed), kNameBytes);
}

bool TokenMaker::coin(std::string_view seed) const {
  return digest("coin", seed)[0] & 1;
}

bool looksLikeGameName(std::string_view text) {
  return !text.empty() && text.size() <= kLongestName &&
         text.find_first_not_of(kLetters) == std::string_view::npos;
}

TokenHash hashOf(std::string_view token) {
  return sha256(token);
}

bool isSame(const TokenHash& left, const TokenHash& right) {
  uint8_t difference = 0;
  for (size_t i = 0; i < left.size(); ++i)
    difference = static_cast<uint8_t>(difference | (left[i] ^ right[i]));
  return difference == 0;
}

}  // namespace tengen::server
