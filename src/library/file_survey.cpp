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

std::optional<FileRow> rowOf(const fs::directory_entry& entry, std::error_code& failed) {
  FileRow row;
  row.path = entry.path().string();
  row.size = static_cast<int64_t>(entry.file_size(failed));
  if (failed) return std::nullopt;
  row.modified = entry.last_write_time(failed).time_since_epoch().count();
  if (failed) return std::nullopt;
  return row;
}

using Seen = std::map<std::string, FileRow>;

// Whoever went away meanwhile is gone like any other; a link may lead nowhere.
bool isGone(std::error_code why) {
  return why == std::errc::no_such_file_or_directory ||
         why == std::errc::too_many_symbolic_link_levels;
}

// Folders below folders, but none that a link leads to.
class Look {
 public:
  Look(Seen& seen, FileSurvey& survey)
      : seen_(seen), unreadable_(survey.unreadableFolders), folders_(survey.folders) {}

  void into(const fs::path& source) {
    toDo_.push_back(source);
    while (!toDo_.empty()) {
      const fs::path folder = std::move(toDo_.back());
      toDo_.pop_back();
      folders_.push_back(folder.string());
      const std::error_code failed = through(folder);
      if (failed && !isGone(failed)) unreadable_.push_back({folder, failed});
    }
  }

 private:
  // What kept us from seeing all of it.
  std::error_code through(const fs::path& folder) {
    std::error_code failed, kept;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
      const auto why = take(*entry);
      if (!why || isGone(why)) continue;
      std::error_code ignored;
      if (entry->is_symlink(ignored)) {
        unreadable_.push_back({entry->path(), why});  // where it leads is no matter of this folder
      } else {
        kept = why;
      }
    }
    return failed ? failed : kept;
  }

  std::error_code take(const fs::directory_entry& entry) {
    std::error_code failed;
    if (entry.is_symlink(failed) || !entry.is_directory(failed)) {
      if (!canHoldGames(entry.path())) return {};
      failed.clear();
      if (!entry.is_regular_file(failed)) return failed;
      if (auto row = rowOf(entry, failed)) seen_.emplace(row->path, std::move(*row));
      return failed;
    }
    toDo_.push_back(entry.path());
    return {};
  }

  Seen& seen_;
  std::vector<FileError>& unreadable_;
  std::vector<std::string>& folders_;
  std::vector<fs::path> toDo_;
};

}  // namespace

bool isBelow(const std::string& path, const std::string& source) {
  return path == source ||
         (path.starts_with(source) && (source.ends_with('/') || path[source.size()] == '/'));
}

FileSurvey surveyFiles(const std::vector<std::string>& sources, const std::vector<FileRow>& known) {
  FileSurvey survey;
  Seen seen;
  Look look(seen, survey);
  for (const std::string& source : sources) {
    std::error_code failed;
    const fs::directory_entry entry(source, failed);
    std::error_code ignored;
    if (failed || !entry.exists(ignored)) {
      survey.missingSources.push_back(source);
    } else if (entry.is_directory(ignored)) {
      look.into(source);
    } else if (auto row = rowOf(entry, ignored)) {
      seen.emplace(row->path, std::move(*row));
    }
  }
  std::vector<std::string> away = survey.missingSources;
  for (const FileError& folder : survey.unreadableFolders)
    away.push_back(folder.path.string());
  for (const FileRow& file : known) {
    const auto now = seen.find(file.path);
    if (now == seen.end()) {
      const bool isAway = std::any_of(away.begin(), away.end(), [&](const std::string& place) {
        return isBelow(file.path, place);
      });
      if (isAway) continue;
      survey.gone.push_back(file);
      continue;
    }
    const bool isSame = now->second.size == file.size && now->second.modified == file.modified;
    if (isSame && file.state != FileState::Partial) {
      ++survey.unchanged;
      seen.erase(now);
    } else {
      now->second.id = file.id;
    }
  }
  for (auto& [path, row] : seen)
    survey.toRead.push_back(std::move(row));
  return survey;
}

}  // namespace tengen::library
