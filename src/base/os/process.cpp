#include "base/os/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace tengen {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

// A longer line is no reply: the ownership of a 25x25 board takes 10 KB.
constexpr size_t kLongestLine = 1 << 22;
// As much as a pipe holds: whoever is flooded looks up in between.
constexpr size_t kMostAtOnce = 1 << 20;
constexpr size_t kMostErrorLines = 20;
constexpr size_t kLongestErrorLine = 1000;
// How often a wait looks whether it is still wanted and the child still there: its death closes its
// streams at once, unless something it started holds them open.
constexpr auto kLookAtChild = 50ms;
// What a child gets to leave by itself when its input or output ends.
constexpr auto kTimeToLeave = 300ms;

void closeDescriptor(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

// Both ends of a pipe; whatever is not taken is closed.
struct Pipe {
  std::array<int, 2> ends{-1, -1};

  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) ends = {-1, -1};
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    closeDescriptor(ends[0]);
    closeDescriptor(ends[1]);
  }

  bool isOpen() const { return ends[0] >= 0; }
  int takeReadEnd() { return takeWithoutBlocking(ends[0]); }
  int takeWriteEnd() { return takeWithoutBlocking(ends[1]); }

 private:
  static int takeWithoutBlocking(int& end) {
    ::fcntl(end, F_SETFL, ::fcntl(end, F_GETFL) | O_NONBLOCK);
    return std::exchange(end, -1);
  }
};

// How the child is to be started: our ends of the pipes close by themselves when it begins.
class SpawnPlan {
 public:
  SpawnPlan(const Pipe& input, const Pipe& output, const Pipe& error) {
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, input.ends[0], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, output.ends[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, error.ends[1], STDERR_FILENO);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    // Not every library closes what it opened: a child would keep a port after our death.
    ::posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
#endif
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    ::posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t signals;
    ::sigemptyset(&signals);
    ::posix_spawnattr_setsigmask(&attributes, &signals);
    ::sigaddset(&signals, SIGPIPE);
    ::posix_spawnattr_setsigdefault(&attributes, &signals);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
  }

  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
};

std::error_code systemError(int number) {
  return {number, std::generic_category()};
}

}  // namespace

void endWithParent() {
  ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (::getppid() == 1) std::raise(SIGTERM);  // it was too late to ask for it
}

std::optional<std::vector<std::string>> splitCommandLine(std::string_view line) {
  std::vector<std::string> words;
  bool inWord = false;
  char quote = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quote == 0 && (c == ' ' || c == '\t' || c == '\n')) {
      inWord = false;
      continue;
    }
    if (!inWord) words.emplace_back();
    inWord = true;
    const bool hasNext = i + 1 < line.size();
    const bool escapes =
        c == '\\' && hasNext &&
        (quote == 0 || (quote == '"' && (line[i + 1] == '"' || line[i + 1] == '\\')));
    if (escapes) {
      words.back() += line[++i];
    } else if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
    } else if (c == quote) {
      quote = 0;
    } else {
      words.back() += c;
    }
  }
  if (words.empty() || quote != 0) return std::nullopt;
  return words;
}

Result<Process, std::error_code> Process::start(const std::vector<std::string>& words) {
  std::signal(SIGPIPE, SIG_IGN);
  Pipe input, output, error;
  if (!input.isOpen() || !output.isOpen() || !error.isOpen()) {
    return Unexpected{systemError(errno)};
  }
  std::vector<char*> arguments;
  for (const std::string& word : words)
    arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);

  Process process;
  const SpawnPlan plan(input, output, error);
  const int failure = ::posix_spawnp(&process.id_, arguments[0], &plan.actions, &plan.attributes,
                                     arguments.data(), environ);
  if (failure != 0) {
    process.id_ = -1;
    return Unexpected{systemError(failure)};
  }
  process.input_ = input.takeWriteEnd();
  process.output_.descriptor = output.takeReadEnd();
  process.error_.descriptor = error.takeReadEnd();
  return process;
}

Process::Process(Process&& other) noexcept {
  *this = std::move(other);
}

Process& Process::operator=(Process&& other) noexcept {
  if (this == &other) return *this;
  close();
  id_ = std::exchange(other.id_, -1);
  input_ = std::exchange(other.input_, -1);
  output_ = std::exchange(other.output_, {});
  linesTaken_ = std::exchange(other.linesTaken_, 0);
  error_ = std::exchange(other.error_, {});
  errorLines_ = std::exchange(other.errorLines_, {});
  hearErrors_ = std::exchange(other.hearErrors_, {});
  return *this;
}

Process::~Process() {
  close();
}

// The child is not reaped before its group has been ended: as long as it is not, nobody else can
// get its number.
void Process::close() {
  if (id_ < 0) return;
  closeDescriptor(input_);
  waitForDeath();
  ::kill(-id_, SIGKILL);
  while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
  }
  closeDescriptor(output_.descriptor);
  closeDescriptor(error_.descriptor);
  id_ = -1;
}

void Process::waitForDeath() {
  const Time end = SteadyClock::now() + kTimeToLeave;
  while (isAlive() && SteadyClock::now() < end) {
    waitForActivity(false, std::min(end, SteadyClock::now() + 5ms));
    listen();
  }
}

bool Process::isAlive() const {
  if (id_ < 0) return false;
  siginfo_t info{};
  const int asked = ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
  return asked == 0 && info.si_pid == 0;
}

std::string Process::lastWords() const {
  std::string text;
  for (const std::string& line : errorLines_)
    text += line + '\n';
  return text + error_.buffer;
}

Result<void, Process::Error> Process::write(std::string_view text, Milliseconds limit) {
  const Time end = SteadyClock::now() + limit;
  while (!text.empty()) {
    const ssize_t written = ::write(input_, text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<size_t>(written));
      continue;
    }
    const bool isClosed = errno != EAGAIN && errno != EINTR;
    listen();
    if (isClosed || !isAlive()) return Unexpected{Error::Died};
    if (SteadyClock::now() >= end) return Unexpected{Error::TimeIsOver};
    waitForActivity(true, end);
  }
  return {};
}

Result<std::string, Process::Error> Process::readLine(Milliseconds limit, std::stop_token stop) {
  const Time end = SteadyClock::now() + limit;
  if (stop.stop_requested()) return Unexpected{Error::Stopped};
  if (auto line = takeLine()) return std::move(*line);
  if (limit <= 0ms) return Unexpected{Error::TimeIsOver};
  while (true) {
    // Asked first: what a child said before it died is read after its death is known.
    const bool wasAlive = isAlive();
    listen();
    if (auto line = takeLine()) return std::move(*line);
    if (output_.buffer.size() > kLongestLine) return Unexpected{Error::TooLong};
    if (!wasAlive) return Unexpected{Error::Died};
    if (!output_.isOpen()) {
      waitForDeath();  // on its way: it may have a last word
      return Unexpected{Error::Died};
    }
    if (stop.stop_requested()) return Unexpected{Error::Stopped};
    if (SteadyClock::now() >= end) return Unexpected{Error::TimeIsOver};
    waitForActivity(false, end);
  }
}

// Returns as soon as something may be read or, if wanted, written, and now and then anyway.
void Process::waitForActivity(bool wantsToWrite, Time end) {
  const Time until = std::min(end, SteadyClock::now() + kLookAtChild);
  const auto left = std::chrono::ceil<Milliseconds>(until - SteadyClock::now());
  std::array<pollfd, 3> watched{{{output_.descriptor, POLLIN, 0},
                                 {error_.descriptor, POLLIN, 0},
                                 {wantsToWrite ? input_ : -1, POLLOUT, 0}}};
  ::poll(watched.data(), watched.size(), static_cast<int>(std::max(left, 0ms).count()));
}

void Process::listen() {
  fill(output_);
  fill(error_);
  keepErrorLines();
}

// Takes what is there, within bounds. A stream that has ended is closed.
void Process::fill(Stream& stream) {
  std::array<char, 1 << 16> bytes;
  size_t taken = 0;
  while (stream.isOpen() && taken < kMostAtOnce && stream.buffer.size() <= kLongestLine) {
    const ssize_t n = ::read(stream.descriptor, bytes.data(), bytes.size());
    if (n > 0) {
      taken += static_cast<size_t>(n);
      stream.buffer.append(bytes.data(), static_cast<size_t>(n));
    } else if (n == 0 || (errno != EAGAIN && errno != EINTR)) {
      closeDescriptor(stream.descriptor);
    } else if (errno == EAGAIN) {
      return;
    }
  }
}

void Process::keepErrorLines() {
  std::string& text = error_.buffer;
  size_t begin = 0;
  for (size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    errorLines_.push_back(text.substr(begin, std::min(end - begin, kLongestErrorLine)));
    if (errorLines_.size() > kMostErrorLines) errorLines_.pop_front();
    if (hearErrors_) hearErrors_(errorLines_.back());
    begin = end + 1;
  }
  text.erase(0, begin);
  if (text.size() > kLongestErrorLine) text.resize(kLongestErrorLine);
}

std::optional<std::string> Process::takeLine() {
  std::string& text = output_.buffer;
  const size_t end = text.find('\n', linesTaken_);
  if (end == std::string::npos) {
    text.erase(0, std::exchange(linesTaken_, 0));
    return std::nullopt;
  }
  std::string line = text.substr(linesTaken_, end - linesTaken_);
  linesTaken_ = end + 1;
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

}  // namespace tengen
