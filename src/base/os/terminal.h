// The terminal, if there is one at the other end of a standard stream, and what it can show.
#pragma once

#include "base/os/descriptor.h"

namespace tengen {

bool isTerminal(int descriptor);

// In characters; 0 where standard output is no terminal.
int terminalWidth();

// Whether the user's locale writes UTF-8. Asked of the environment: this program never sets a
// locale, so that numbers do not bend.
bool localeSpeaksUtf8();

}  // namespace tengen
