#include "session/journal.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/os/temporary_folder.h"
#include "base/random.h"

namespace tengen {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::SizeIs;

using Records = std::vector<std::string>;

class JournalTest : public ::testing::Test {
 protected:
  void keep(const fs::path& path, std::string_view bytes) { ASSERT_TRUE(replaceFile(path, bytes)); }

  TemporaryFolder folder_;
};

TEST(JournalForm, ALineHasLengthChecksumAndText) {
  // The checksum of "123456789" is the check value every description of CRC-32 gives.
  EXPECT_EQ(journalLine("123456789"), "9 cbf43926 123456789\n");
  EXPECT_EQ(journalLine(""), "0 0 \n");
}

TEST(JournalForm, ReadsBackAnyBytes) {
  const Records records{"", "a", "two\nlines", std::string("\0\xff 7 7\n", 7), "7 1234 x\n"};
  std::string bytes;
  for (const auto& record : records)
    bytes += journalLine(record);
  EXPECT_EQ(parseJournal(bytes).records, records);
  EXPECT_EQ(parseJournal(bytes).length, bytes.size());
}

TEST(JournalForm, ATailTornAnywhereIsDroppedAndNothingElse) {
  const std::string whole = journalLine("first") + journalLine("second");
  const std::string all = whole + journalLine("third and last");
  for (size_t cut = whole.size(); cut < all.size(); ++cut) {
    const auto content = parseJournal(all.substr(0, cut));
    ASSERT_THAT(content.records, ElementsAre("first", "second")) << cut;
    ASSERT_EQ(content.length, whole.size());
  }
}

TEST(JournalForm, AFlippedBitEndsTheReading) {
  const std::string first = journalLine("first");
  const std::string all = first + journalLine("second");
  for (size_t i = first.size(); i < all.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string bent = all;
      bent[i] = static_cast<char>(bent[i] ^ (1 << bit));
      const auto records = parseJournal(bent).records;
      // Upper and lower case are the same hexadecimal number.
      const bool unharmed = records.size() == 2 && records[1] == "second";
      ASSERT_TRUE(records.size() == 1 || unharmed) << i << " " << bit;
    }
  }
}

TEST(JournalForm, JunkIsNoJournal) {
  Random random(3);
  for (int round = 0; round < 2000; ++round) {
    std::string bytes(random.below(40), ' ');
    for (char& c : bytes)
      c = static_cast<char>(random.below(256));
    EXPECT_THAT(parseJournal(bytes).records, SizeIs(0));
  }
  EXPECT_THAT(parseJournal("99999999999999999999999 0 x\n").records, SizeIs(0));
  EXPECT_THAT(parseJournal("18446744073709551615 0 x\n").records, SizeIs(0));
}

TEST_F(JournalTest, IsRecoverableOnceItsSessionIsGone) {
  {
    auto journal = Journal::create(folder_.path() / "deep" / "down", "start");
    ASSERT_TRUE(journal);
    ASSERT_TRUE(journal->append("one"));
    ASSERT_TRUE(journal->append("two"));
  }
  const auto found = Journal::recoverable(folder_.path() / "deep" / "down");
  ASSERT_THAT(found, SizeIs(1));
  auto back = Journal::recover(found[0]);
  ASSERT_TRUE(back);
  EXPECT_THAT(back->records, ElementsAre("start", "one", "two"));
}

TEST_F(JournalTest, BelongsToItsLivingSessionAlone) {
  auto journal = Journal::create(folder_.path(), "start");
  ASSERT_TRUE(journal);
  EXPECT_THAT(Journal::recoverable(folder_.path()), SizeIs(0));
  const auto stolen = Journal::recover(journal->path());
  ASSERT_FALSE(stolen);
  EXPECT_EQ(stolen.error().code, std::errc::resource_unavailable_try_again);
  EXPECT_EQ(stolen.error().path, journal->path());
}

TEST_F(JournalTest, TwoSessionsHaveTwoJournals) {
  auto first = Journal::create(folder_.path(), "start 1");
  auto second = Journal::create(folder_.path(), "start 2");
  ASSERT_TRUE(first && second);
  EXPECT_NE(first->path(), second->path());
  { const Journal gone = std::move(*first); }
  EXPECT_THAT(Journal::recoverable(folder_.path()), SizeIs(1));
}

TEST_F(JournalTest, TheLatestIsOfferedFirst) {
  fs::path older, newer;
  {
    auto journal = Journal::create(folder_.path(), "start");
    older = journal->path();
  }
  {
    auto journal = Journal::create(folder_.path(), "start");
    newer = journal->path();
  }
  fs::last_write_time(older, fs::last_write_time(newer) - std::chrono::seconds(10));
  EXPECT_THAT(Journal::recoverable(folder_.path()), ElementsAre(newer, older));
  fs::last_write_time(newer, fs::last_write_time(older) - std::chrono::seconds(10));
  EXPECT_THAT(Journal::recoverable(folder_.path()), ElementsAre(older, newer));
}

TEST_F(JournalTest, GoesOnBehindTheLastWholeRecord) {
  const fs::path path = folder_.path() / "a.journal";
  keep(path, journalLine("start") + journalLine("one") + "12 4ab");
  {
    auto back = Journal::recover(path);
    ASSERT_TRUE(back);
    EXPECT_THAT(back->records, ElementsAre("start", "one"));
    ASSERT_TRUE(back->journal.append("two"));
  }
  EXPECT_THAT(parseJournal(*readFile(path)).records, ElementsAre("start", "one", "two"));
}

TEST_F(JournalTest, IsKeptAsideBeforeWholeRecordsBehindADamageAreDropped) {
  const fs::path path = folder_.path() / "a.journal";
  std::string broken = journalLine("one");
  broken[broken.size() - 2] ^= 1;
  std::string noLength = journalLine("two");
  noLength[0] = '9';
  for (const std::string& damage : {broken, broken + journalLine("later"), std::string("?\n"),
                                    noLength + journalLine("later")}) {
    const std::string bytes = journalHeader() + journalLine("start") + damage;
    keep(path, bytes);
    const auto back = Journal::recover(path);
    ASSERT_TRUE(back);
    EXPECT_THAT(back->records, ElementsAre("start"));
    ASSERT_FALSE(back->damaged.empty()) << damage;
    EXPECT_EQ(*readFile(back->damaged), bytes);
    EXPECT_EQ(*readFile(path), journalHeader() + journalLine("start"));
  }
  EXPECT_TRUE(fs::exists(folder_.path() / "a.journal.damaged"));
  EXPECT_TRUE(fs::exists(folder_.path() / "a.journal.damaged-4")) << "none replaces another";
}

TEST_F(JournalTest, ARecordCutShortByACrashIsNoDamage) {
  const fs::path path = folder_.path() / "a.journal";
  const std::string last = journalLine("comment 12 two\nlines");
  for (size_t length = 0; length < last.size(); ++length) {
    keep(path, journalHeader() + journalLine("start") + last.substr(0, length));
    const auto back = Journal::recover(path);
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->damaged.empty()) << length;
  }
}

TEST_F(JournalTest, OnlyRegularFilesAreJournals) {
  const fs::path pipe = folder_.path() / "a.journal";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  fs::create_symlink(pipe, folder_.path() / "b.journal");
  fs::create_directory(folder_.path() / "c.journal");
  EXPECT_THAT(Journal::recoverable(folder_.path()), SizeIs(0));
  EXPECT_FALSE(Journal::recover(pipe));
}

TEST_F(JournalTest, OneWithoutAWholeRecordIsRefused) {
  const fs::path path = folder_.path() / "a.journal";
  keep(path, "7 abc");
  EXPECT_FALSE(Journal::recover(path));
  EXPECT_FALSE(Journal::recover(folder_.path() / "none.journal"));
  EXPECT_TRUE(fs::exists(path)) << "and left for somebody who can read it";
}

TEST_F(JournalTest, IsGoneAfterItWasRemoved) {
  auto journal = Journal::create(folder_.path(), "start");
  journal->remove();
  journal->remove();
  EXPECT_TRUE(fs::is_empty(folder_.path()));
}

TEST_F(JournalTest, SurvivesBeingMoved) {
  auto journal = Journal::create(folder_.path(), "start");
  Journal moved = std::move(*journal);
  Journal other = *Journal::create(folder_.path(), "start");
  other = std::move(moved);
  ASSERT_TRUE(other.append("one"));
  EXPECT_THAT(parseJournal(*readFile(other.path())).records, ElementsAre("start", "one"));
}

TEST_F(JournalTest, AnotherKindOfFileInTheFolderIsLeftAlone) {
  keep(folder_.path() / "notes.txt", "mine");
  keep(folder_.path() / "young.new", "being born");
  keep(folder_.path() / "old.new", "died at birth");
  fs::last_write_time(folder_.path() / "old.new",
                      fs::file_time_type::clock::now() - std::chrono::hours(2));
  EXPECT_THAT(Journal::recoverable(folder_.path()), SizeIs(0));
  EXPECT_TRUE(fs::exists(folder_.path() / "notes.txt"));
  EXPECT_TRUE(fs::exists(folder_.path() / "young.new"));
  EXPECT_FALSE(fs::exists(folder_.path() / "old.new"));
  EXPECT_THAT(Journal::recoverable(folder_.path() / "missing"), SizeIs(0));
}

TEST_F(JournalTest, AFolderThatCannotBeMadeIsAnError) {
  keep(folder_.path() / "file", "x");
  EXPECT_FALSE(Journal::create(folder_.path() / "file" / "sub", "start"));
}

TEST_F(JournalTest, CatchesUpAfterTheDiskWasFull) {
  auto journal = Journal::create(folder_.path(), "start");
  ASSERT_TRUE(journal->append("one"));
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{fs::file_size(journal->path()) + 10, before.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &small);
  const auto refused = journal->append("two, which does not fit");
  const auto stillRefused = journal->append("three");
  ::setrlimit(RLIMIT_FSIZE, &before);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, std::errc::file_too_large);
  EXPECT_FALSE(stillRefused);
  EXPECT_THAT(parseJournal(*readFile(journal->path())).records, ElementsAre("start", "one"));
  EXPECT_EQ(parseJournal(*readFile(journal->path())).length, fs::file_size(journal->path()))
      << "no half record stays behind";

  ASSERT_TRUE(journal->append("four"));
  EXPECT_THAT(parseJournal(*readFile(journal->path())).records,
              ElementsAre("start", "one", "two, which does not fit", "three", "four"));
}

TEST_F(JournalTest, KeepsEveryConfirmedRecordOfAKilledProcess) {
  int confirmed[2];
  ASSERT_EQ(::pipe(confirmed), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    auto journal = Journal::create(folder_.path(), "start");
    for (int i = 0; journal; ++i) {
      if (!journal->append(std::to_string(i))) break;
      if (::write(confirmed[1], &i, sizeof i) != sizeof i) break;
    }
    ::_exit(1);
  }
  ::close(confirmed[1]);
  int last = -1;
  while (last < 20 && ::read(confirmed[0], &last, sizeof last) == sizeof last) {
  }
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  while (::read(confirmed[0], &last, sizeof last) == sizeof last) {
  }
  ::close(confirmed[0]);

  const auto found = Journal::recoverable(folder_.path());
  ASSERT_THAT(found, SizeIs(1));
  const auto back = Journal::recover(found[0]);
  ASSERT_TRUE(back);
  ASSERT_GE(back->records.size(), static_cast<size_t>(last) + 2);
  for (size_t i = 1; i < back->records.size(); ++i) {
    EXPECT_EQ(back->records[i], std::to_string(i - 1));
  }
}

TEST(JournalFolder, FollowsTheEnvironment) {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  const std::string stateBefore = state ? state : "", homeBefore = home ? home : "";
  ::setenv("XDG_STATE_HOME", "/some/state", 1);
  EXPECT_EQ(journalFolder(), "/some/state/tengen");
  ::setenv("XDG_STATE_HOME", "relative/is/invalid", 1);
  ::setenv("HOME", "/home/shusaku", 1);
  EXPECT_EQ(journalFolder(), "/home/shusaku/.local/state/tengen");
  ::unsetenv("XDG_STATE_HOME");
  EXPECT_EQ(journalFolder(), "/home/shusaku/.local/state/tengen");
  if (state) ::setenv("XDG_STATE_HOME", stateBefore.c_str(), 1);
  if (home) ::setenv("HOME", homeBefore.c_str(), 1);
}

TEST(JournalForm, NamesItsFormatAndTheFirstOneHadNoName) {
  EXPECT_EQ(journalHeader(), "tengen journal 4\n");
  EXPECT_EQ(parseJournal(journalHeader() + journalLine("a")).format, 4);
  EXPECT_EQ(parseJournal(journalHeader() + journalLine("a")).records, Records{"a"});
  EXPECT_EQ(parseJournal(journalLine("a")).format, 1);
  EXPECT_EQ(parseJournal(journalLine("a")).records, Records{"a"});
}

TEST(JournalForm, AnotherHeaderHidesEverything) {
  for (const char* header : {"tengen journal 5\n", "tengen journal x\n", "tengen journal 4",
                             "tengen journal 99999999999\n", "tengen journal 4 "}) {
    EXPECT_THAT(parseJournal(header + journalLine("a")).records, SizeIs(0)) << header;
  }
}

TEST_F(JournalTest, OfANewerProgramIsRefusedAndLeftAlone) {
  const fs::path path = folder_.path() / "x.journal";
  const std::string bytes = "tengen journal 5\n" + journalLine("a") + "new things";
  keep(path, bytes);
  const auto refused = Journal::recover(path);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, std::errc::not_supported);
  EXPECT_EQ(*readFile(path), bytes);
}

TEST_F(JournalTest, OfTheFirstFormatIsStillRead) {
  const fs::path path = folder_.path() / "x.journal";
  keep(path, journalLine("start 0 (;SZ[5])") + journalLine("play 5 B cc"));
  auto old = Journal::recover(path);
  ASSERT_TRUE(old);
  EXPECT_EQ(old->format, 1);
  EXPECT_THAT(old->records, SizeIs(2));
}

TEST_F(JournalTest, FlushWaitsForTheDisk) {
  auto journal = Journal::create(folder_.path(), "first");
  ASSERT_TRUE(journal);
  for (int i = 0; i < 1000; ++i)
    ASSERT_TRUE(journal->append("record"));
  EXPECT_TRUE(journal->flush());
  EXPECT_TRUE(journal->flush()) << "with nothing to do";
}

}  // namespace
}  // namespace tengen
