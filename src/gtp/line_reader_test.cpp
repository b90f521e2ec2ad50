#include "gtp/line_reader.h"

#include <gtest/gtest.h>
#include <thread>
#include <unistd.h>

namespace tengen::gtp {
namespace {

using namespace std::chrono_literals;

class LineReaderTest : public testing::Test {
 protected:
  LineReaderTest() { EXPECT_EQ(::pipe(ends_), 0); }
  ~LineReaderTest() override {
    ::close(ends_[0]);
    end();
  }
  void send(const std::string& text) {
    EXPECT_EQ(::write(ends_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void end() {
    if (ends_[1] >= 0) ::close(ends_[1]);
    ends_[1] = -1;
  }

  int ends_[2];
};

TEST_F(LineReaderTest, GivesOneLineAfterTheOther) {
  LineReader reader(ends_[0], 100);
  send("one\n\ntwo\nthr");
  EXPECT_EQ(reader.next(), "one");
  EXPECT_EQ(reader.next(), "");
  EXPECT_EQ(reader.next(), "two");
  send("ee");
  end();
  EXPECT_EQ(reader.next(), "three");
  EXPECT_EQ(reader.next(), std::nullopt);
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST_F(LineReaderTest, WaitsForALineWithoutTakingIt) {
  LineReader reader(ends_[0], 100);
  EXPECT_FALSE(reader.waitForLine(5ms));
  send("half");
  EXPECT_FALSE(reader.waitForLine(5ms));
  send(" a line\nmore\n");
  EXPECT_TRUE(reader.waitForLine(0ms));
  EXPECT_TRUE(reader.waitForLine(0ms));
  EXPECT_EQ(reader.next(), "half a line");
  EXPECT_TRUE(reader.waitForLine(0ms));
  EXPECT_EQ(reader.next(), "more");
  EXPECT_FALSE(reader.waitForLine(0ms));
}

TEST_F(LineReaderTest, NoticesALineAtOnce) {
  LineReader reader(ends_[0], 100);
  const std::jthread other([this] {
    std::this_thread::sleep_for(20ms);
    send("now\n");
  });
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_TRUE(reader.waitForLine(60s));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
}

TEST_F(LineReaderTest, TheEndOfTheInputEndsTheWaiting) {
  LineReader reader(ends_[0], 100);
  end();
  EXPECT_TRUE(reader.waitForLine(60s));
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST_F(LineReaderTest, OfALineTooLongTheBeginningIsKept) {
  LineReader reader(ends_[0], 4);
  send("12345678\nabcd\n" + std::string(20000, 'x') + "\nend\n");
  EXPECT_EQ(reader.next(), "12345");
  EXPECT_EQ(reader.next(), "abcd");
  EXPECT_EQ(reader.next(), "xxxxx");
  EXPECT_EQ(reader.next(), "end");
}

}  // namespace
}  // namespace tengen::gtp
