// Which of the encodings of old game records some bytes are in, judged by the characters they would
// give: common ones speak for an encoding, rare and impossible ones against it. Moves and other
// ASCII say nothing and are not looked at.
#pragma once

#include <string>
#include <string_view>

namespace tengen::sgf {

class CharsetGuess {
 public:
  // Bytes that are not UTF-8.
  explicit CharsetGuess(std::string_view bytes);

  const std::string& best() const { return best_; }
  // Whether the best does well, and not only less badly than the others.
  bool isConvincing() const;
  // Whether a declared encoding, by the name encodingNamed() gave it, can be believed.
  bool supports(const std::string& declared) const;

 private:
  std::string sample_;
  std::string best_;
  double bestScore_ = 0;
};

}  // namespace tengen::sgf
