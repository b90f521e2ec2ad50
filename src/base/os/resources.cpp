#include "base/os/resources.h"

#include <fstream>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

namespace tengen {

size_t raiseDescriptorLimit(size_t wanted) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  if (limit.rlim_max < wanted) {
    const rlimit more{wanted, wanted};
    if (::setrlimit(RLIMIT_NOFILE, &more) == 0) return wanted;
  }
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  ::getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

size_t residentBytes() {
  std::ifstream statm("/proc/self/statm");
  size_t all = 0;
  size_t resident = 0;
  if (!(statm >> all >> resident)) return 0;
  return resident * static_cast<size_t>(::sysconf(_SC_PAGESIZE));
}

void giveBackFreedMemory() {
#ifdef __GLIBC__
  ::malloc_trim(0);
#endif
}

}  // namespace tengen
