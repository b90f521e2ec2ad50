# Writes all files below a folder as C++, and what they depend on for ninja:
#   cmake -DFOLDER=web -DOUT=embedded_files.cpp -P embed.cmake
# Tests and what describes the folder to tools are left out.
file(GLOB_RECURSE names LIST_DIRECTORIES true RELATIVE ${FOLDER} ${FOLDER}/*)
set(depends "${FOLDER}")
set(arrays "")
set(rows "")
set(number 0)
foreach(name IN LISTS names)
  if(IS_DIRECTORY ${FOLDER}/${name})
    list(APPEND depends ${FOLDER}/${name})
    continue()
  endif()
  if(name MATCHES "([._]test\\.m?js|package\\.json|README\\.md)$" OR name MATCHES "(^|/)(tests?|\\.[^/]*)(/|$)")
    continue()
  endif()
  list(APPEND depends ${FOLDER}/${name})
  file(READ ${FOLDER}/${name} hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR bytes "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," values "${hex}")
  # An array cannot be empty; the length says how much of it is the file.
  string(APPEND arrays "constexpr unsigned char kFile${number}[] = {${values}0};\n")
  string(APPEND rows "      EmbeddedFile{\"${name}\", textOf(kFile${number}, ${bytes})},\n")
  math(EXPR number "${number} + 1")
endforeach()

file(WRITE ${OUT} "// Made by apps/server/embed.cmake.
#include \"apps/server/embedded_files.h\"

#include <array>

namespace tengen::server {
namespace {

${arrays}
[[maybe_unused]] std::string_view textOf(const unsigned char* bytes, size_t length) {
  return {reinterpret_cast<const char*>(bytes), length};
}

}  // namespace

std::span<const EmbeddedFile> embeddedFiles() {
  static const std::array<EmbeddedFile, ${number}> files{
${rows}  };
  return files;
}

}  // namespace tengen::server
")
string(REPLACE ";" " \\\n  " lines "${depends}")
file(WRITE ${OUT}.d "${OUT}: ${lines}\n")
