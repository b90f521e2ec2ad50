// A file descriptor that closes on every way out, and the few calls that files, journals and
// conversations share. POSIX; errno says what went wrong.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>

namespace tengen {

inline constexpr int kStandardInput = 0;
inline constexpr int kStandardOutput = 1;
inline constexpr int kStandardError = 2;

// Standard input, output and error that were closed when the program started are held by what
// refuses all reading and writing: no file of ours may be taken for them. Called first of all.
void holdStandardDescriptors();

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();

  bool isOpen() const { return number_ >= 0; }
  int number() const { return number_; }
  bool close();
  void swap(Descriptor& other) noexcept { std::swap(number_, other.number_); }

 private:
  int number_;
};

// However many calls it takes.
bool writeAll(int descriptor, std::string_view content);

// What is there, at most so many bytes; waits if there is nothing yet. 0 at the end, less on error.
std::ptrdiff_t readSome(int descriptor, char* into, size_t most);

// Whether readSome() would not wait. Waits for that at most so long, or without a limit for as long
// as it takes; a signal may end the wait early.
bool waitForInput(int descriptor, std::optional<std::chrono::milliseconds> limit);

// A rename or a new name is only on the disk once its folder is.
void syncFolder(const std::filesystem::path& folder);

}  // namespace tengen
