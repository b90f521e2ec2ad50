#include "library/file_survey.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

#include "formats/format.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;

bool canHoldGames(const fs::path& path) {
  const std::string ending = path.extension().string();
  const auto all = formats::all();
  return std::any_of(all.begin(), all.end(),
                     [&](const formats::Format& format) { return format.endsName(ending); });
}

std::optional<FileRow> rowOf(const fs::directory_entry& entry) {
  std::error_code failed;
  FileRow row;
  row.path = entry.path().string();
  row.size = static_cast<int64_t>(entry.file_size(failed));
  if (failed) return std::nullopt;
  row.modified = entry.last_write_time(failed).time_since_epoch().count();
  if (failed) return std::nullopt;
  return row;
}

using Seen = std::map<std::string, FileRow>;

void lookInto(const fs::path& folder, Seen& seen) {
  std::error_code failed;
  const auto options = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator entry(folder, options, failed), end;
       !failed && entry != end; entry.increment(failed)) {
    std::error_code ignored;
    if (!entry->is_regular_file(ignored) || !canHoldGames(entry->path())) continue;
    if (auto row = rowOf(*entry)) seen.emplace(row->path, std::move(*row));
  }
}

}  // namespace

bool isBelow(const std::string& path, const std::string& source) {
  return path == source ||
         (path.starts_with(source) && (source.ends_with('/') || path[source.size()] == '/'));
}

FileSurvey surveyFiles(const std::vector<std::string>& sources, const std::vector<FileRow>& known) {
  FileSurvey survey;
  Seen seen;
  for (const std::string& source : sources) {
    std::error_code failed;
    const fs::directory_entry entry(source, failed);
    std::error_code ignored;
    if (failed || !entry.exists(ignored)) {
      survey.missingSources.push_back(source);
    } else if (entry.is_directory(ignored)) {
      lookInto(source, seen);
    } else if (auto row = rowOf(entry)) {
      seen.emplace(row->path, std::move(*row));
    }
  }
  for (const FileRow& file : known) {
    const auto now = seen.find(file.path);
    if (now == seen.end()) {
      const auto& missing = survey.missingSources;
      const bool isAway =
          std::any_of(missing.begin(), missing.end(),
                      [&](const std::string& source) { return isBelow(file.path, source); });
      if (isAway) continue;
      survey.toRemove.push_back(file);
      ++survey.gone;
      continue;
    }
    const bool isSame = now->second.size == file.size && now->second.modified == file.modified;
    if (isSame && file.state != FileState::Partial) {
      ++survey.unchanged;
      seen.erase(now);
    } else {
      survey.toRemove.push_back(file);
    }
  }
  for (auto& [path, row] : seen)
    survey.toRead.push_back(std::move(row));
  return survey;
}

}  // namespace tengen::library
