// What the program was told by its surroundings when it started.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace tengen {

// The value of an environment variable; one that is empty counts as absent.
std::optional<std::string> environment(const char* name);

// "~" and "~/games" as a shell has them; every other path as it is.
std::string withHome(const std::string& path);

// The file of the running program; empty where the system does not say.
std::filesystem::path programFile();

int processNumber();

}  // namespace tengen
