// Whoever decides in a game that is played at a table elsewhere: what people do goes there, and not
// to the session, which only shows what was decided.
#pragma once

#include <optional>

#include "rules/color.h"
#include "rules/point.h"

namespace tengen::desktop {

class Elsewhere {
 public:
  virtual ~Elsewhere() = default;

  virtual std::optional<Color> own() const = 0;  // whom people here play; nothing: they look on
  virtual bool isWaiting() const = 0;            // for the other player, before the game
  virtual void touch(Point point) = 0;           // a move, or a mark while counting
  virtual void pass() = 0;
  virtual void resign() = 0;
  virtual void takeBack() = 0;
  virtual void proposeAgain() = 0;
  virtual void agreeToCount() = 0;
  virtual void resume() = 0;
  virtual void agreeNoResult() = 0;
};

}  // namespace tengen::desktop
