// Where this machine can be reached.
#pragma once

#include <string>
#include <vector>

namespace tengen {

// The addresses of the network cards that are up, as links write them ("192.168.1.7",
// "[2001:db8::7]"). Without loopback and without addresses that need the name of a card.
std::vector<std::string> ownAddresses();

}  // namespace tengen
