// What a processor has only for those who ask the system, and a way to find out whether it works.
#pragma once

namespace tengen {

// Asks for the registers of Intel's AMX, for all threads of this process. False where the system
// refuses, or knows nothing of them.
bool allowTileRegisters();

// Whether `trial` returns true in a copy of this process, which may die of it. Of other threads the
// copy has only the locks, so a trial computes and does nothing else.
bool survives(bool (*trial)());

}  // namespace tengen
