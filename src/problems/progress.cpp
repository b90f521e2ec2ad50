#include "problems/progress.h"

#include <algorithm>
#include <optional>

#include "base/decimal.h"
#include "base/os/locked_file.h"
#include "base/sha256.h"
#include "base/words.h"

namespace tengen::problems {
namespace {

constexpr std::string_view kHeading = "tengen problems ";
constexpr int kVersion = 2;  // 1 did not know when a problem was first seen

// Nothing where it is no heading. What we cannot read there is newer than we are.
std::optional<int> versionIn(std::string_view line) {
  if (!line.starts_with(kHeading)) return std::nullopt;
  return parseInteger(line.substr(kHeading.size())).value_or(kVersion + 1);
}

std::string hexadecimal(const Sha256& digest, size_t bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (size_t i = 0; i < bytes; ++i) {
    text += kDigits[digest[i] >> 4];
    text += kDigits[digest[i] & 15];
  }
  return text;
}

std::vector<std::string_view> wordsIn(std::string_view line) {
  std::vector<std::string_view> words;
  while (!(line = trimmed(line)).empty()) {
    const size_t end = std::min(line.find(' '), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return words;
}

// `KEY stability difficulty seen due reviews lapses first`
std::optional<std::pair<std::string, Memory>> memoryIn(std::string_view line) {
  const auto words = wordsIn(line);
  if (words.size() != 7 && words.size() != 8) return std::nullopt;
  const auto stability = parseDecimal(words[1]);
  const auto difficulty = parseDecimal(words[2]);
  const auto seen = parseInteger(words[3]);
  const auto due = parseInteger(words[4]);
  const auto reviews = parseInteger(words[5]);
  const auto lapses = parseInteger(words[6]);
  const auto first = words.size() == 8 ? parseInteger(words[7]) : std::optional(0);
  if (!stability || !difficulty || !seen || !due || !reviews || !lapses || !first)
    return std::nullopt;
  const bool isSound = *stability > 0 && *difficulty >= 1 && *difficulty <= 10 && *reviews > 0;
  if (!isSound) return std::nullopt;
  return std::pair(std::string(words[0]),
                   Memory{*stability, *difficulty, *seen, *due, *reviews, *lapses, *first});
}

std::string lineOf(const std::string& key, const Memory& memory) {
  const auto rounded = [](double value) {
    return shortestDecimal(static_cast<double>(static_cast<int64_t>(value * 1e4 + 0.5)) / 1e4);
  };
  return key + ' ' + rounded(memory.stability) + ' ' + rounded(memory.difficulty) + ' ' +
         std::to_string(memory.seen) + ' ' + std::to_string(memory.due) + ' ' +
         std::to_string(memory.reviews) + ' ' + std::to_string(memory.lapses) + ' ' +
         std::to_string(memory.first) + '\n';
}

}  // namespace

std::string keyOf(const GameTree& tree, const Problem& problem) {
  const Position position = tree.positionAt(problem.start());
  const BoardSize size = tree.size();
  std::string text = std::to_string(size.width) + 'x' + std::to_string(size.height);
  text += problem.toPlay() == Color::Black ? 'B' : 'W';
  for (int i = 0; i < size.points(); ++i)
    text += static_cast<char>('0' + static_cast<int>(position.board().at(size.pointAt(i))));
  constexpr size_t kKeyBytes = 8;
  return hexadecimal(sha256(text), kKeyBytes);
}

Progress Progress::fromText(std::string_view text) {
  Progress progress;
  const std::string_view whole = text;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const auto version = versionIn(line);
    if (version && *version > kVersion) {
      Progress newer;
      newer.newerText_ = whole;
      return newer;
    }
    if (line.empty() || version) continue;
    if (auto memory = memoryIn(line)) {
      progress.memories_.insert_or_assign(memory->first, memory->second);
    } else {
      progress.foreignLines_.emplace_back(line);
    }
  }
  return progress;
}

std::string Progress::text() const {
  if (isNewer()) return newerText_;
  std::string text = std::string(kHeading) + std::to_string(kVersion) + '\n';
  for (const auto& [key, memory] : memories_)
    text += lineOf(key, memory);
  for (const std::string& line : foreignLines_)
    text += line + '\n';
  return text;
}

Memory Progress::of(const std::string& key) const {
  const auto found = memories_.find(key);
  return found == memories_.end() ? Memory{} : found->second;
}

void Progress::answer(const std::string& key, Grade grade, Day today) {
  memories_[key] = after(of(key), grade, today);
  unsaved_.insert(key);
}

Result<void, FileError> Progress::save(const std::filesystem::path& file) {
  // Others hold it while they read and write a small file. Where there is no lock to be had we save
  // all the same: replaceFile() says what is wrong with the folder.
  constexpr auto kLongestWait = std::chrono::seconds(2);
  const auto lock = LockedFile::wait(file.string() + ".lock", kLongestWait);
  const auto stored = readFile(file);
  const bool isThere = stored || stored.error().code != std::errc::no_such_file_or_directory;
  if (isThere) {
    if (!stored) return Unexpected{stored.error()};
    takeOver(fromText(*stored));
    if (isNewer()) return {};
  }
  auto written = replaceFile(file, text());
  if (written) unsaved_.clear();
  return written;
}

void Progress::takeOver(Progress stored) {
  for (const std::string& key : unsaved_)
    stored.memories_[key] = of(key);
  stored.unsaved_ = std::move(unsaved_);
  *this = std::move(stored);
}

bool Progress::isDue(const std::string& key, Day today) const {
  const Memory memory = of(key);
  return memory.isNew() || memory.due <= today;
}

std::vector<std::string> Progress::due(const std::vector<std::string>& keys, Day today,
                                       size_t mostNew) const {
  std::vector<std::string> old, fresh;
  const auto begunToday = [&](const std::string& key) {
    const Memory memory = of(key);
    return !memory.isNew() && memory.first == today;
  };
  mostNew -=
      std::min(mostNew, static_cast<size_t>(std::count_if(keys.begin(), keys.end(), begunToday)));
  for (const std::string& key : keys) {
    const Memory memory = of(key);
    if (memory.isNew()) {
      if (fresh.size() < mostNew) fresh.push_back(key);
    } else if (memory.due <= today) {
      old.push_back(key);
    }
  }
  // What is nearest to being forgotten first.
  std::stable_sort(old.begin(), old.end(), [&](const std::string& a, const std::string& b) {
    const auto left = [&](const std::string& key) {
      const Memory memory = of(key);
      return recall(memory.stability, today - memory.seen);
    };
    return left(a) < left(b);
  });
  old.insert(old.end(), fresh.begin(), fresh.end());
  return old;
}

}  // namespace tengen::problems
