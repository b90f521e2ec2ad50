// What has happened to the files of a library since it last looked.
#pragma once

#include <string>
#include <vector>

#include "base/os/file.h"
#include "library/catalogue.h"

namespace tengen::library {

struct FileSurvey {
  // New, changed, or broken off: as they are now, with their numbers where they were known.
  std::vector<FileRow> toRead;
  std::vector<FileRow> gone;  // as they were known
  size_t unchanged = 0;
  std::vector<std::string> missingSources;
  std::vector<FileError> unreadableFolders;  // what is known of them stays known
  std::vector<std::string> folders;          // all that were looked into
};

// A path is that of the source, or of something in it.
bool isBelow(const std::string& path, const std::string& source);

// Every file that games can be read from, below these files and folders.
FileSurvey surveyFiles(const std::vector<std::string>& sources, const std::vector<FileRow>& known);

}  // namespace tengen::library
