#include "library/import_source.h"

#include <algorithm>

#include "base/os/file.h"
#include "formats/zip_games.h"
#include "game/formats.h"
#include "library/game_split.h"
#include "sgf/encoding.h"

namespace tengen::library {
namespace {

// Smaller files are read whole, by the reader that mends everything.
constexpr int64_t kLargeFile = 1 << 20;
constexpr size_t kGamesInPortion = 512;

FileState stateOf(size_t games, size_t others) {
  if (games > 0) return FileState::Complete;
  return others > 0 ? FileState::OtherGame : FileState::NoGame;
}

}  // namespace

bool ImportSource::readNext(sgf::Parser& parser,
                            const std::function<void(const FoundGame&)>& take) {
  const auto portion = nextPortion();
  if (!portion) return false;
  if (portion->large) {
    readSome(*portion, parser, take);
  } else {
    readWhole(portion->file, take);
  }
  return true;
}

std::optional<ImportSource::Portion> ImportSource::nextPortion() {
  const std::lock_guard lock(mutex_);
  if (!large_) {
    if (nextFile_ == files_.size()) return std::nullopt;
    const size_t file = nextFile_++;
    if (files_[file].size >= kLargeFile) large_ = openLarge(file);
    if (!large_) return Portion{nullptr, 0, 0, file};
  }
  LargeFile& large = *large_;
  Portion portion{large_, large.next, std::min(large.next + kGamesInPortion, large.games.size()),
                  large.file};
  large.next = portion.end;
  if (large.next == large.games.size()) large_.reset();
  return portion;
}

// Nothing for a file that is better read whole, or cannot be read.
std::shared_ptr<ImportSource::LargeFile> ImportSource::openLarge(size_t file) {
  auto bytes = readFile(files_[file].path);
  if (!bytes || !formats::formatOf(*bytes, files_[file].path).isSgf()) return nullptr;
  sgf::Warnings warnings;
  auto decoded = sgf::decode(std::move(*bytes), std::nullopt, warnings);
  if (!decoded) return nullptr;
  auto large = std::make_shared<LargeFile>();
  large->text = std::move(decoded->text);
  large->file = file;
  auto games = splitGames(large->text);
  if (!games) return nullptr;
  large->games = std::move(*games);
  return large;
}

void ImportSource::readWhole(size_t file, const std::function<void(const FoundGame&)>& take) {
  auto bytes = readFile(files_[file].path);
  if (!bytes) return note({file, 0, FileState::Unreadable, bytes.error().code});
  const bool isArchive = formats::looksLikeZip(*bytes);
  Outcome outcome{.file = file, .games = 0, .state = FileState::Complete, .code = {}};
  size_t others = 0;
  const auto visit = [&](const formats::GameFile& read) {
    if (!read.content) {
      if (isArchive) outcome.brokenMembers.push_back(read.content.error());
      return true;
    }
    const sgf::Collection& collection = read.content->collection;
    const auto games = collection.games();
    for (size_t i = 0; i < games.size(); ++i) {
      if (gameNumber(collection, games[i]) != kGo) {
        ++others;
        continue;
      }
      const std::string_view member = isArchive ? std::string_view(read.name) : std::string_view();
      take({file, static_cast<int>(i) + 1, member, collection, games[i]});
      ++outcome.games;
    }
    return true;
  };
  const auto read = formats::forEachFile(std::move(*bytes), files_[file].path, {}, visit);
  if (!read) outcome.why = read.error();
  outcome.state = stateOf(outcome.games, others);
  note(std::move(outcome));
}

void ImportSource::readSome(const Portion& portion, sgf::Parser& parser,
                            const std::function<void(const FoundGame&)>& take) {
  sgf::Collection collection;
  sgf::Warnings warnings;
  size_t taken = 0;
  size_t others = 0;
  for (size_t i = portion.begin; i < portion.end; ++i) {
    warnings.clear();
    if (!parser.parseInto(portion.large->games[i], collection, warnings)) continue;
    if (collection.games().empty()) continue;
    const sgf::NodeId root = collection.games().front();
    if (gameNumber(collection, root) != kGo) {
      ++others;
      continue;
    }
    take({portion.file, static_cast<int>(i) + 1, {}, collection, root});
    ++taken;
  }
  const std::lock_guard lock(mutex_);
  LargeFile& large = *portion.large;
  large.taken += taken;
  large.others += others;
  large.read += portion.end - portion.begin;
  if (large.read == large.games.size()) {
    outcomes_.push_back({large.file, large.taken, stateOf(large.taken, large.others), {}});
  }
}

void ImportSource::note(Outcome outcome) {
  const std::lock_guard lock(mutex_);
  outcomes_.push_back(std::move(outcome));
}

std::vector<ImportSource::Outcome> ImportSource::takeOutcomes() {
  const std::lock_guard lock(mutex_);
  return std::exchange(outcomes_, {});
}

}  // namespace tengen::library
