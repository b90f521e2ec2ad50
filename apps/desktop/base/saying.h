// Words for people that can be made again: when the language changes, what is already shown is said
// anew. Holds facts by value.
#pragma once

#include <QString>
#include <functional>

namespace tengen::desktop {

using Saying = std::function<QString()>;  // none: nothing is said

inline QString textOf(const Saying& saying) {
  return saying ? saying() : QString();
}

}  // namespace tengen::desktop
