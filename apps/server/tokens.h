// The secrets that let people in. A token is 128 bits nobody can guess; only its hash is ever kept,
// so that whoever reads the store can sit down nowhere.
#pragma once

#include <string>
#include <string_view>

#include "base/sha256.h"

namespace tengen::server {

using TokenHash = Sha256;

// Makes tokens and names of games for a request. The same request gets the same ones: when its
// answer was lost, whoever asks again is told what was made the first time, also after a restart,
// and without a secret being kept anywhere.
class TokenMaker {
 public:
  // `key` is the server's own secret.
  explicit TokenMaker(std::string key) : key_(std::move(key)) {}

  // Only a request that nobody else could have sent may be answered twice: one with a `req` of at
  // least kUnguessable letters. Any other gets a seed by chance.
  static constexpr size_t kUnguessable = 16;
  static std::string seedOf(std::string_view request, std::string_view req);

  // 22 letters that need no escaping in a link; another one for each purpose.
  std::string token(std::string_view purpose, std::string_view seed) const;
  // What a game is called in links: no secret, but nobody can guess one that exists. 12 letters.
  std::string gameName(std::string_view seed) const;
  bool coin(std::string_view seed) const;

 private:
  Sha256 digest(std::string_view purpose, std::string_view seed) const;

  std::string key_;
};

// The secret of a table that wants none: whoever says this word is let in. Where it is the
// invitation anybody may join, where it opens the watchers' place everybody may watch.
constexpr std::string_view kPublic = "public";

// Nothing else could be the name of a game: not looked up.
bool looksLikeGameName(std::string_view text);

TokenHash hashOf(std::string_view token);
// Takes as long whichever byte differs.
bool isSame(const TokenHash& left, const TokenHash& right);

}  // namespace tengen::server
