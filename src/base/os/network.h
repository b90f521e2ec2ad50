// Where this machine can be reached.
#pragma once

#include <string>
#include <vector>

namespace tengen {

// The addresses of the network cards that are up, as links write them ("192.168.1.7",
// "[2001:db8::7]"). Without loopback and without addresses that need the name of a card.
std::vector<std::string> ownAddresses();

// What the machine calls itself, such as "mybox"; empty if it does not say.
std::string machineName();

}  // namespace tengen
