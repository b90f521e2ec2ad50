// A place in a game of a file, as the library knows it.
#pragma once

#include <QString>
#include <cstdint>

namespace tengen::desktop {

struct GamePlace {
  QString file;
  int number = 1;     // of the game in it
  uint32_t node = 0;  // counted from its root in file order
};

}  // namespace tengen::desktop
