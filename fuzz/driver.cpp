// Runs a fuzz target without libFuzzer: replays every file of a corpus, then mutates them for a
// while.
//
//   NAME_fuzz FOLDER_OR_FILE... [--seconds S] [--seed N]
//
// The input under test is kept in a mapped file, ./NAME_fuzz.input, which is removed at a clean
// end: after a crash or a hang it holds what did it, and can be given back as an argument.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

#include "base/decimal.h"
#include "base/os/file.h"
#include "base/random.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

namespace fs = std::filesystem;
using tengen::Random;

constexpr size_t kMaxInput = 1 << 16;
constexpr unsigned kHangSeconds = 20;

// The input under test, kept where a crash cannot take it along.
class Witness {
 public:
  explicit Witness(const std::string& program)
      : path_(fs::path(program).filename().string() + ".input"),
        descriptor_(::open(path_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)) {
    if (descriptor_ < 0 || ::ftruncate(descriptor_, kMaxInput) != 0) return;
    void* mapped = ::mmap(nullptr, kMaxInput, PROT_WRITE, MAP_SHARED, descriptor_, 0);
    if (mapped != MAP_FAILED) memory_ = static_cast<char*>(mapped);
  }
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;
  ~Witness() {
    if (memory_ != nullptr) ::munmap(memory_, kMaxInput);
    if (descriptor_ >= 0) ::close(descriptor_);
    ::unlink(path_.c_str());
  }

  void see(const std::string& input) {
    if (memory_ == nullptr) return;
    std::memcpy(memory_, input.data(), input.size());
    std::memset(memory_ + input.size(), 0, std::min<size_t>(kMaxInput - input.size(), 1));
  }

 private:
  std::string path_;
  int descriptor_;
  char* memory_ = nullptr;
};

void run(const std::string& input, Witness& witness) {
  witness.see(input);
  ::alarm(kHangSeconds);
  LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(input.data()), input.size());
  ::alarm(0);
}

void mutate(std::string& input, const std::vector<std::string>& corpus, Random& random) {
  const size_t at = input.empty() ? 0 : random.below(static_cast<uint32_t>(input.size()));
  const size_t length = 1 + random.below(16);
  switch (random.below(6)) {
    case 0:
      if (!input.empty()) input[at] = static_cast<char>(input[at] ^ (1 << random.below(8)));
      break;
    case 1:
      input.insert(at, 1, static_cast<char>(random.below(256)));
      break;
    case 2:
      input.erase(at, length);
      break;
    case 3:  // double a piece
      input.insert(at, input.substr(at, length * 8));
      break;
    case 4: {  // a piece of another file
      const std::string& other = corpus[random.below(static_cast<uint32_t>(corpus.size()))];
      const size_t from = other.empty() ? 0 : random.below(static_cast<uint32_t>(other.size()));
      input.insert(at, other.substr(from, length * 8));
      break;
    }
    default: {  // characters that mean something to one of the formats
      constexpr char kTelling[] = "[]()\\;:{}\",# \t\r\n0-9ABWtz";
      input.insert(at, 1, kTelling[random.below(sizeof kTelling)]);
    }
  }
  if (input.size() > kMaxInput) input.resize(kMaxInput);
}

void addFile(const fs::path& path, std::vector<std::string>& corpus) {
  auto content = tengen::readFile(path);
  if (!content) return;
  content->resize(std::min(content->size(), kMaxInput));
  corpus.push_back(*std::move(content));
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> corpus;
  double seconds = 0;
  uint64_t seed = 1;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--seconds" && i + 1 < argc) {
      seconds = tengen::parseDecimal(argv[++i]).value_or(0);
    } else if (argument == "--seed" && i + 1 < argc) {
      seed = static_cast<uint64_t>(tengen::parseInteger(argv[++i]).value_or(1));
    } else if (fs::is_directory(argument)) {
      for (const auto& entry : fs::directory_iterator(argument))
        addFile(entry.path(), corpus);
    } else {
      addFile(argument, corpus);
    }
  }
  if (corpus.empty()) {
    std::fprintf(stderr, "%s: no corpus to start from\n", argv[0]);
    return 2;
  }

  Witness witness(argv[0]);
  for (const std::string& input : corpus)
    run(input, witness);

  Random random(seed);
  size_t tries = 0;
  const auto start = std::chrono::steady_clock::now();
  while (std::chrono::steady_clock::now() - start < std::chrono::duration<double>(seconds)) {
    std::string input = corpus[random.below(static_cast<uint32_t>(corpus.size()))];
    for (uint32_t changes = 1 + random.below(8); changes > 0; --changes) {
      mutate(input, corpus, random);
    }
    run(input, witness);
    ++tries;
  }
  std::printf("%zu files replayed, %zu mutations tried, nothing found\n", corpus.size(), tries);
  return 0;
}
