// How the games of one table are called, one after another: k3f9, k3f9-2, k3f9-3, ...
#pragma once

#include <string>

namespace tengen::online {

// A retry after a crash finds the same name.
std::string nextGame(const std::string& game);
// Whose rematch it is, or the rematch of a rematch; itself if it is none.
std::string firstGame(const std::string& game);

}  // namespace tengen::online
