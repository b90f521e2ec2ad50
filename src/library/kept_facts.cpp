#include "library/kept_facts.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "base/os/file.h"
#include "base/os/wall_clock.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;

// One line a fact, tabs between its words; those and line ends inside a word are escaped.
std::string escaped(std::string_view word) {
  std::string text;
  for (const char c : word) {
    if (c == '\\')
      text += "\\\\";
    else if (c == '\t')
      text += "\\t";
    else if (c == '\n')
      text += "\\n";
    else
      text += c;
  }
  return text;
}

std::vector<std::string> wordsOf(std::string_view line) {
  std::vector<std::string> words(1);
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\t') {
      words.emplace_back();
    } else if (line[i] == '\\' && i + 1 < line.size()) {
      const char next = line[++i];
      words.back() += next == 't' ? '\t' : next == 'n' ? '\n' : next;
    } else {
      words.back() += line[i];
    }
  }
  return words;
}

Result<void, LibraryError> restore(const std::vector<std::string>& words, Catalogue& catalogue) {
  if (words.size() == 2 && words[0] == "source") return catalogue.addSource(words[1]);
  if (words.size() == 3 && words[0] == "same") return catalogue.joinPlayers(words[1], words[2]);
  if (words.size() != 3 || words[0] != "tag") return {};
  uint64_t content = 0;
  const std::string& number = words[1];
  std::from_chars(number.data(), number.data() + number.size(), content, 16);
  return catalogue.addTag(content, words[2]);
}

std::string hexadecimal(uint64_t number) {
  char text[16];
  const auto end = std::to_chars(text, text + sizeof text, number, 16);
  return {text, end.ptr};
}

// Facts have no order.
std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace

std::string keptText(const Catalogue& catalogue) {
  std::string text;
  for (const std::string& source : catalogue.sources())
    text += "source\t" + escaped(source) + '\n';
  for (const auto& [name, alias] : catalogue.joinedNames())
    text += "same\t" + escaped(name) + '\t' + escaped(alias) + '\n';
  for (const NamedCount& tag : catalogue.tags()) {
    for (const uint64_t content : catalogue.contentsTagged(tag.name))
      text += "tag\t" + hexadecimal(content) + '\t' + escaped(tag.name) + '\n';
  }
  return text;
}

Result<void, LibraryError> saveKeptFacts(const fs::path& folder, const Catalogue& catalogue) {
  const std::string text = keptText(catalogue);
  if (const auto trouble = catalogue.trouble()) return Unexpected{*trouble};  // it is not all
  if (const auto saved = replaceFile(Catalogue::keptFileIn(folder), text); !saved)
    return Unexpected{errorOf(saved.error())};
  return {};
}

bool hasKeptFacts(const fs::path& folder, const Catalogue& catalogue) {
  const auto text = readFile(Catalogue::keptFileIn(folder));
  return linesOf(text ? *text : "") == linesOf(keptText(catalogue));
}

Result<void, LibraryError> mendKeptFacts(const fs::path& folder, const Catalogue& catalogue) {
  if (hasKeptFacts(folder, catalogue)) return {};
  const fs::path path = Catalogue::keptFileIn(folder);
  std::error_code failed;
  if (fs::exists(path, failed)) {
    fs::rename(path, folder / ("kept-damaged-" + timeStamp() + ".txt"), failed);
    if (failed) return Unexpected{errorOf({path, failed})};
  }
  return saveKeptFacts(folder, catalogue);
}

Result<void, LibraryError> restoreKeptFacts(const fs::path& folder, Catalogue& catalogue) {
  const fs::path path = Catalogue::keptFileIn(folder);
  std::error_code failed;
  if (!fs::exists(path, failed)) return {};  // nothing was kept
  const auto text = readFile(path);
  if (!text) return Unexpected{errorOf(text.error())};
  return restoreKeptText(*text, catalogue);
}

Result<void, LibraryError> restoreKeptText(std::string_view text, Catalogue& catalogue) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    if (auto restored = restore(wordsOf(text.substr(0, end)), catalogue); !restored)
      return restored;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return {};
}

Result<fs::path, LibraryError> setCatalogueAside(const fs::path& folder) {
  const fs::path from = Catalogue::fileIn(folder);
  const fs::path to = folder / ("catalogue-damaged-" + timeStamp() + ".db");
  std::error_code failed;
  if (!fs::exists(from, failed)) return to;  // there is nothing to lose
  fs::rename(from, to, failed);
  if (failed) return Unexpected{errorOf({from, failed})};
  for (const char* tail : {"-wal", "-shm"}) {
    std::error_code ignored;
    fs::rename(from.string() + tail, to.string() + tail, ignored);
  }
  return to;
}

}  // namespace tengen::library
