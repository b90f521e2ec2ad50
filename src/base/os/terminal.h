// The terminal, if there is one at the other end of a standard stream, and what it can show.
#pragma once

#include "base/os/descriptor.h"

namespace tengen {

bool isTerminal(int descriptor);

// In characters; 0 where standard output is no terminal.
int terminalWidth();

// What was typed and nobody has read yet is forgotten, a half line too.
void forgetTyped(int descriptor);

// Whether the user's locale writes UTF-8. Asked of the environment: this program never sets a
// locale, so that numbers do not bend.
bool localeSpeaksUtf8();

}  // namespace tengen
