#include "base/os/terminal.h"

#include <string>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "base/os/environment.h"
#include "base/words.h"

namespace tengen {

bool isTerminal(int descriptor) {
  return ::isatty(descriptor) == 1;
}

int terminalWidth() {
  winsize window{};
  return ::ioctl(kStandardOutput, TIOCGWINSZ, &window) == 0 ? window.ws_col : 0;
}

void forgetTyped(int descriptor) {
  ::tcflush(descriptor, TCIFLUSH);
}

bool localeSpeaksUtf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const auto value = environment(name);
    if (!value) continue;
    const std::string lower = lowerCase(*value);
    return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
  }
  return false;
}

}  // namespace tengen
