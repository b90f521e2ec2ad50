// Collects warnings by byte offset while a text is read, and turns offsets into lines and columns
// in one sweep at the end, so that many warnings cost no more than a few.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sgf/warning.h"

namespace tengen::sgf {

class WarningLog {
 public:
  // As many are kept; the rest is only counted.
  static constexpr size_t kKept = 100;

  void add(Warning::Code code, size_t offset, std::string_view argument = {});
  void clear();

  // Appends what was collected, in the order of the text, to `warnings`.
  void moveTo(Warnings& warnings, std::string_view text);

 private:
  struct Entry {
    Warning::Code code;
    size_t offset;
    std::string argument;
  };
  std::vector<Entry> entries_;
  size_t leftOut_ = 0;
};

}  // namespace tengen::sgf
