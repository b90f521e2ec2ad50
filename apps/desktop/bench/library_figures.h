// The figures of the library in the window: scrolling through a million rows, filtering as one
// types, the explorer while one steps.
#pragma once

#include <QString>

namespace tengen::desktop {

// Fills a library from this folder, else with games made for it.
void measureLibrary(const QString& folder);

}  // namespace tengen::desktop
