// The files of web/ as they are served. They are part of the program; for those who work on the
// page they can be read from a folder instead. A request only ever names one of them: no path of a
// request reaches the disk.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "base/os/file.h"

namespace tengen::server {

struct PageFile {
  std::string bytes;
  std::string type;  // as HTTP names it
  std::string tag;   // another one when the bytes are others
};

class Page {
 public:
  static Page embedded();
  // As the folder is now.
  static Result<Page, FileError> from(const std::filesystem::path& folder);

  // "index.html", "board/board.js"; null if there is none.
  const PageFile* file(std::string_view name) const;

 private:
  void add(std::string name, std::string bytes);

  std::map<std::string, PageFile, std::less<>> files_;
};

}  // namespace tengen::server
