// The files of web/ as bytes of the program. The other half is made by embed.cmake when the program
// is built.
#pragma once

#include <span>
#include <string_view>

namespace tengen::server {

struct EmbeddedFile {
  std::string_view name;  // below web/, with slashes
  std::string_view bytes;
};

std::span<const EmbeddedFile> embeddedFiles();

}  // namespace tengen::server
