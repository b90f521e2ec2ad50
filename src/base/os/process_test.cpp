#include "base/os/process.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tengen {
namespace {

using namespace std::chrono_literals;
using Words = std::vector<std::string>;
using SteadyClock = std::chrono::steady_clock;

TEST(CommandLine, IsCutAtBlanks) {
  EXPECT_EQ(splitCommandLine("gnugo --mode gtp"), (Words{"gnugo", "--mode", "gtp"}));
  EXPECT_EQ(splitCommandLine("  gnugo \t --mode\n"), (Words{"gnugo", "--mode"}));
}

TEST(CommandLine, QuotationsKeepWordsTogether) {
  EXPECT_EQ(splitCommandLine("'my engine' \"a b\""), (Words{"my engine", "a b"}));
  EXPECT_EQ(splitCommandLine("a'b c'd"), (Words{"ab cd"}));
  EXPECT_EQ(splitCommandLine("a '' \"\""), (Words{"a", "", ""}));
  EXPECT_EQ(splitCommandLine("'a\"b' \"a'b\""), (Words{"a\"b", "a'b"}));
}

TEST(CommandLine, ABackslashTakesTheNextCharacterAsItIs) {
  EXPECT_EQ(splitCommandLine(R"(my\ engine \" \')"), (Words{"my engine", "\"", "'"}));
  EXPECT_EQ(splitCommandLine(R"("a\"b" "a\\b" "a\nb")"), (Words{"a\"b", "a\\b", "a\\nb"}));
  EXPECT_EQ(splitCommandLine(R"('a\b' c\)"), (Words{"a\\b", "c\\"}));
}

TEST(CommandLine, WithoutAWordOrAnEndIsNone) {
  EXPECT_EQ(splitCommandLine(""), std::nullopt);
  EXPECT_EQ(splitCommandLine(" \t"), std::nullopt);
  EXPECT_EQ(splitCommandLine("a 'b"), std::nullopt);
  EXPECT_EQ(splitCommandLine("a \"b"), std::nullopt);
  EXPECT_EQ(splitCommandLine(R"(a "b\")"), std::nullopt);
}

Process shell(const std::string& script) {
  auto process = Process::start({"sh", "-c", script});
  EXPECT_TRUE(process);
  return std::move(*process);
}

std::string lineOf(Process& process, Process::Milliseconds limit = 5s) {
  auto line = process.readLine(limit);
  return line ? *line : "(trouble)";
}

bool exists(pid_t id) {
  return ::kill(id, 0) == 0;
}

TEST(Process, WritesAndReadsLines) {
  Process cat = shell("exec cat");
  ASSERT_TRUE(cat.write("one\ntwo\r\n", 5s));
  EXPECT_EQ(lineOf(cat), "one");
  EXPECT_EQ(lineOf(cat), "two");
  EXPECT_TRUE(cat.isAlive());
}

TEST(Process, AProgramThatIsNotThereIsNamedByTheSystem) {
  const auto process = Process::start({"/nowhere/engine"});
  ASSERT_FALSE(process);
  EXPECT_EQ(process.error(), std::errc::no_such_file_or_directory);
}

TEST(Process, WaitingEndsWithTheLimit) {
  Process process = shell("exec sleep 100");
  const auto begin = SteadyClock::now();
  const auto line = process.readLine(60ms);
  const auto waited = SteadyClock::now() - begin;
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error(), Process::Error::TimeIsOver);
  EXPECT_GE(waited, 60ms);
  EXPECT_LT(waited, 2s);
}

TEST(Process, DeathIsNoticedAtOnceAfterItsLastLineIsRead) {
  Process process = shell("echo farewell; echo why >&2; exit 3");
  EXPECT_EQ(lineOf(process), "farewell");
  const auto begin = SteadyClock::now();
  const auto line = process.readLine(30s);
  EXPECT_LT(SteadyClock::now() - begin, 5s);
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error(), Process::Error::Died);
  EXPECT_FALSE(process.isAlive());
  EXPECT_EQ(process.lastWords(), "why\n");
}

TEST(Process, DeathIsNoticedThoughAChildOfItHoldsTheStreams) {
  Process process = shell("sleep 100 & exit 0");
  const auto begin = SteadyClock::now();
  const auto line = process.readLine(30s);
  EXPECT_LT(SteadyClock::now() - begin, 5s);
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error(), Process::Error::Died);
}

TEST(Process, WritingToTheDeadIsNoticed) {
  Process process = shell("echo broken >&2; exit 1");
  while (process.isAlive())
    std::this_thread::sleep_for(1ms);
  const auto written = process.write("name\n", 1s);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error(), Process::Error::Died);
  EXPECT_EQ(process.lastWords(), "broken\n");
}

TEST(Process, WritingToWhoeverDoesNotReadEndsWithTheLimit) {
  Process process = shell("exec sleep 100");
  const auto written = process.write(std::string(1 << 20, 'x'), 100ms);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error(), Process::Error::TimeIsOver);
}

TEST(Process, MuchOnStandardErrorBlocksNobodyAndItsEndIsKept) {
  Process process = shell("seq 1 100000 >&2; echo done; exec cat");
  EXPECT_EQ(lineOf(process), "done");
  const std::string words = process.lastWords();
  EXPECT_TRUE(words.ends_with("99999\n100000\n"));
  EXPECT_TRUE(words.starts_with("99981\n"));
}

TEST(Process, AnEndlessLineIsNoLine) {
  Process fast = shell("exec head -c 9000000 /dev/zero");
  const auto line = fast.readLine(20s);
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error(), Process::Error::TooLong);
}

// Reads on until something else than a line comes, as somebody would who waits for a certain line.
std::optional<Process::Error> readOn(Process& process, Process::Milliseconds limit,
                                     std::stop_token stop = {}) {
  const auto begin = SteadyClock::now();
  while (SteadyClock::now() < begin + 10s) {
    const auto left = std::chrono::ceil<Process::Milliseconds>(begin + limit - SteadyClock::now());
    const auto line = process.readLine(std::max(left, 0ms), stop);
    if (!line) return line.error();
  }
  return std::nullopt;
}

TEST(Process, ManyLinesAreReadQuickly) {
  Process process = shell("exec seq 1 400000");
  EXPECT_EQ(readOn(process, 60s), Process::Error::Died);
}

TEST(Process, AFloodOfLinesEndsWithTheLimit) {
  for (const char* flood : {"exec yes junk", "exec yes ''", "yes & exec yes junk >&2"}) {
    Process process = shell(flood);
    const auto begin = SteadyClock::now();
    EXPECT_EQ(readOn(process, 100ms), Process::Error::TimeIsOver) << flood;
    EXPECT_LT(SteadyClock::now() - begin, 3s) << flood;
  }
}

TEST(Process, BeingAskedToStopIsNoticedInAFloodOfLines) {
  Process process = shell("exec yes junk");
  EXPECT_EQ(lineOf(process), "junk");
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(readOn(process, 1h, source.get_token()), Process::Error::Stopped);
}

TEST(Process, OneThatFloodsUsIsEndedAllTheSame) {
  const auto begin = SteadyClock::now();
  {
    Process process = shell("yes junk & exec yes junk >&2");
    EXPECT_EQ(lineOf(process), "junk");
  }
  EXPECT_LT(SteadyClock::now() - begin, 3s);
}

TEST(Process, AChildInheritsNothingThatIsOpen) {
  const int open = ::open("/dev/null", O_RDONLY);  // as a library would, for its children too
  Process child =
      shell("test -e /proc/self/fd/" + std::to_string(open) + " && echo open || echo closed");
  EXPECT_EQ(lineOf(child), "closed");
  ::close(open);
}

TEST(Process, EndsWithWhateverItStarted) {
  pid_t child = 0;
  pid_t grandchild = 0;
  {
    Process process = shell("trap '' TERM; sleep 100 & echo $$; echo $!; wait; sleep 100");
    child = static_cast<pid_t>(std::stol(lineOf(process)));
    grandchild = static_cast<pid_t>(std::stol(lineOf(process)));
    EXPECT_TRUE(exists(child));
    EXPECT_TRUE(exists(grandchild));
  }
  EXPECT_FALSE(exists(child));
  // An orphan is reaped by whoever adopts it, a moment later; until then it is a mere entry.
  for (int i = 0; i < 500 && exists(grandchild); ++i)
    std::this_thread::sleep_for(10ms);
  EXPECT_FALSE(exists(grandchild));
}

// A parent that is killed cannot say goodbye to its child.
TEST(Process, AChildThatEndsWithItsParentDoesSoThoughThatIsKilled) {
  std::array<int, 2> pipe{};
  ASSERT_EQ(::pipe(pipe.data()), 0);
  const pid_t parent = ::fork();
  if (parent == 0) {
    const pid_t child = ::fork();
    if (child == 0) {
      endWithParent();
      ::execlp("sleep", "sleep", "100", nullptr);
      ::_exit(1);
    }
    (void)!::write(pipe[1], &child, sizeof child);
    ::pause();
    ::_exit(0);
  }
  pid_t child = 0;
  ASSERT_EQ(::read(pipe[0], &child, sizeof child), static_cast<ssize_t>(sizeof child));
  std::this_thread::sleep_for(200ms);
  EXPECT_TRUE(exists(child));
  ::kill(parent, SIGKILL);
  ::waitpid(parent, nullptr, 0);
  for (int i = 0; i < 500 && exists(child); ++i)
    std::this_thread::sleep_for(10ms);
  EXPECT_FALSE(exists(child));
  ::kill(child, SIGKILL);
}

TEST(Process, OneThatLeavesWhenItsInputEndsIsNotKilled) {
  const std::string note = testing::TempDir() + "/left_by_itself";
  std::remove(note.c_str());
  { Process process = shell("cat >/dev/null; echo yes > '" + note + "'"); }
  EXPECT_EQ(::access(note.c_str(), F_OK), 0);
}

TEST(Process, MovedToAnotherNameItGoesOn) {
  Process one = shell("exec cat");
  Process other = shell("exec cat");
  other = std::move(one);
  ASSERT_TRUE(other.write("hello\n", 1s));
  EXPECT_EQ(lineOf(other), "hello");
}

}  // namespace
}  // namespace tengen
