#include "gtp/reply.h"

#include <gtest/gtest.h>

namespace tengen::gtp {
namespace {

TEST(GtpReply, EndsWithAnEmptyLine) {
  EXPECT_EQ(toText(Reply::success("2"), ""), "= 2\n\n");
  EXPECT_EQ(toText(Reply::success("2"), "17"), "=17 2\n\n");
  EXPECT_EQ(toText(Reply::failure("illegal move"), ""), "? illegal move\n\n");
  EXPECT_EQ(toText(Reply::failure("illegal move"), "0"), "?0 illegal move\n\n");
}

TEST(GtpReply, MayBeEmpty) {
  EXPECT_EQ(toText(Reply::success(), ""), "=\n\n");
  EXPECT_EQ(toText(Reply::success("\n"), "4"), "=4\n\n");
}

TEST(GtpReply, MayBeginOnALineOfItsOwn) {
  EXPECT_EQ(toText(Reply::success("\n  A B\n"), "3"), "=3\n  A B\n\n");
}

TEST(GtpReply, NeverHoldsAnEmptyLine) {
  EXPECT_EQ(toText(Reply::success("a\n\n\nb\n"), ""), "= a\n \n \nb\n\n");
}

TEST(GtpReply, LosesControlCharactersOtherThanTabs) {
  EXPECT_EQ(toText(Reply::success("a\r\nb\x07\tc\x7f"), ""), "= a\nb\tc\n\n");
  EXPECT_EQ(toText(Reply::success("a\n\r\nb"), ""), "= a\n \nb\n\n");
}

}  // namespace
}  // namespace tengen::gtp
