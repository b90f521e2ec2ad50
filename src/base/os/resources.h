// What this process uses of the machine, and may.
#pragma once

#include <cstddef>

namespace tengen {

// Lets this process, and those it starts, open as many descriptors as it is allowed to; how many
// that are. Where that is less than is wanted, root may have more.
size_t raiseDescriptorLimit(size_t wanted = 0);

// Bytes of memory that are its own and in use; 0 where the system does not say.
size_t residentBytes();

// After work that took and freed much memory: what the allocator keeps for later goes back to the
// system.
void giveBackFreedMemory();

}  // namespace tengen
