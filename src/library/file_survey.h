// What has happened to the files of a library since it last looked.
#pragma once

#include <string>
#include <vector>

#include "base/os/file.h"
#include "library/catalogue.h"

namespace tengen::library {

struct FileSurvey {
  std::vector<FileRow> toRead;    // new or changed; without numbers
  std::vector<FileRow> toRemove;  // as they were known: changed, gone, or broken off
  size_t unchanged = 0;
  size_t gone = 0;
  std::vector<std::string> missingSources;
  std::vector<FileError> unreadableFolders;  // what is known of them stays known
  std::vector<std::string> folders;          // all that were looked into
};

// A path is that of the source, or of something in it.
bool isBelow(const std::string& path, const std::string& source);

// Every file that games can be read from, below these files and folders.
FileSurvey surveyFiles(const std::vector<std::string>& sources, const std::vector<FileRow>& known);

}  // namespace tengen::library
