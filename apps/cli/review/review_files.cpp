#include "apps/cli/review/review_files.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/os/file.h"
#include "formats/format.h"
#include "review/record.h"
#include "sgf/patch.h"
#include "sgf/writer.h"

#include "apps/cli/files.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

namespace fs = std::filesystem;

Unexpected<CliError> about(const std::string& name, const std::string& trouble) {
  return Unexpected{CliError{name + ": " + trouble}};
}

const formats::Format* formatNamed(const fs::directory_entry& entry) {
  std::error_code ignored;
  if (!entry.is_regular_file(ignored)) return nullptr;
  const std::string ending = entry.path().extension().string();
  for (const formats::Format& format : formats::all()) {
    if (format.endsName(ending)) return &format;
  }
  return nullptr;
}

struct FilesBelow {
  std::vector<std::string> files, others;  // SGF, and records in other formats
};

void sayLeftOut(const std::string& folder, const std::vector<std::string>& others) {
  if (others.empty()) return;
  const std::string more =
      others.size() > 1 ? " and " + std::to_string(others.size() - 1) + " more" : std::string();
  printError({folder + ": left out, because they are no SGF files: " + others.front() + more +
              "; `tengen sgf convert` makes SGF of them"});
}

Result<FilesBelow, CliError> filesBelow(const std::string& folder) {
  std::error_code failed;
  FilesBelow below;
  const auto options = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator entry(folder, options, failed), end;
       !failed && entry != end; entry.increment(failed)) {
    if (const formats::Format* format = formatNamed(*entry))
      (format->isSgf() ? below.files : below.others).push_back(entry->path().string());
  }
  if (failed) return about(folder, words(FileError{folder, failed}));
  std::sort(below.files.begin(), below.files.end());
  std::sort(below.others.begin(), below.others.end());
  return below;
}

// However a file is named, it is there once.
std::vector<std::string> withoutRepeats(std::vector<std::string> names) {
  std::set<fs::path> seen;
  std::erase_if(names, [&](const std::string& name) {
    std::error_code failed;
    const fs::path path = fs::weakly_canonical(name, failed);
    return !seen.insert(failed ? fs::path(name) : path).second;
  });
  return names;
}

}  // namespace

Result<std::vector<std::string>, CliError> gameFilesIn(const std::vector<std::string>& names) {
  std::vector<std::string> all;
  for (const std::string& name : names) {
    std::error_code ignored;
    if (!fs::is_directory(name, ignored)) {
      all.push_back(name);
      continue;
    }
    const auto below = filesBelow(name);
    if (!below) return Unexpected{below.error()};
    sayLeftOut(name, below->others);
    if (below->files.empty()) return about(name, "there is no SGF file in this folder");
    all.insert(all.end(), below->files.begin(), below->files.end());
  }
  return withoutRepeats(std::move(all));
}

Result<ReviewedFile, CliError> ReviewedFile::open(const std::string& name, Purpose purpose) {
  std::error_code ignored;
  if (purpose == Purpose::Saving && fs::exists(name, ignored) && !isRegularFile(name)) {
    return about(name, "this is no file that a review could be saved in");
  }
  auto bytes = readInput(name);
  if (!bytes) return Unexpected{std::move(bytes.error())};
  auto loaded = load(*bytes, name);
  if (!loaded) return about(name, words(loaded.error()));
  if (purpose == Purpose::Saving && !loaded->format->isSgf()) {
    return about(name, "a review cannot be saved in " + std::string(loaded->format->name) +
                           "; make an SGF file of it first: tengen sgf convert");
  }
  return ReviewedFile(name, std::move(*bytes), std::move(*loaded));
}

void ReviewedFile::keep(const review::Review& review) {
  review::writeReview(changed_, tree_, review);
  hasChanges_ = true;
}

void ReviewedFile::strip() {
  for (const NodeId root : tree_.collection().games())
    hasChanges_ |= review::stripReview(changed_, root);
}

std::string ReviewedFile::whyAnew() const {
  if (!warnings_.empty()) return "because it is damaged: " + words(warnings_.front());
  return "because a review could not be put into its " + encoding_ + " as it stands";
}

Result<void, CliError> ReviewedFile::save() {
  if (!hasChanges_) return {};
  const auto there = readFile(name_);
  if (!there) return about(name_, words(there.error()));
  if (*there != there_) {
    return about(name_, "somebody else changed this file meanwhile, so the review is not saved");
  }
  auto bytes = sgf::patched(read_, tree_.collection(), changed_);
  if (!bytes) {
    if (const auto loss = lossIn(warnings_, tree_.collection()))
      return about(name_, *loss +
                              ", and the file is damaged so that it would have to be written "
                              "anew without them; `tengen sgf convert` makes a copy without them");
    bytes = sgf::write(changed_);
    remark_ = name_ + ": written anew in UTF-8, " + whyAnew();
  }
  const auto saved = replaceFile(name_, *bytes);
  if (!saved) return about(name_, words(saved.error()));
  there_ = std::move(*bytes);
  hasChanges_ = false;
  return {};
}

}  // namespace tengen::cli
