#include "base/os/processor.h"

#include <cerrno>
#include <csignal>
#include <initializer_list>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

namespace tengen {
namespace {

constexpr unsigned kLongestTrial = 2;  // seconds

// Dies in silence, if it must: without a core file, and without whoever else listens to signals.
[[noreturn]] void tryInCopy(bool (*trial)()) {
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
  for (const int signal : {SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGTRAP, SIGABRT, SIGALRM})
    ::signal(signal, SIG_DFL);
  ::alarm(kLongestTrial);
  ::_exit(trial() ? 0 : 1);
}

}  // namespace

bool allowTileRegisters() {
#if defined(__linux__) && defined(__x86_64__)
  constexpr long kRequestPermission = 0x1023;  // ARCH_REQ_XCOMP_PERM
  constexpr long kTileData = 18;
  return ::syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
#else
  return false;
#endif
}

bool survives(bool (*trial)()) {
  const pid_t copy = ::fork();
  if (copy < 0) return false;
  if (copy == 0) tryInCopy(trial);
  int status = 0;
  while (::waitpid(copy, &status, 0) < 0) {
    if (errno != EINTR) return false;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace tengen
