// A file descriptor that closes on every way out, and the few calls that whole files and journals
// share. POSIX; errno says what went wrong.
#pragma once

#include <filesystem>
#include <string_view>

namespace tengen {

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();

  bool isOpen() const { return number_ >= 0; }
  int number() const { return number_; }
  bool close();

 private:
  int number_;
};

// However many calls it takes.
bool writeAll(int descriptor, std::string_view content);

// A rename or a new name is only on the disk once its folder is.
void syncFolder(const std::filesystem::path& folder);

}  // namespace tengen
