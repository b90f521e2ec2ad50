#include "sgf/parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "sgf/writer.h"

namespace tengen::sgf {
namespace {

TEST(Parser, ReadsATreeAndWritesItBack) {
  Warnings warnings;
  const auto c =
      parse("(;FF[4]SZ[9](;B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))(;B[ff](;W[gg])))", warnings);
  ASSERT_TRUE(c);
  EXPECT_EQ(write(*c),
            "(;FF[4]CA[UTF-8]SZ[9]\n"
            "(;B[aa]\n"
            "(;W[bb]\n"
            "(;B[cc])\n"
            "(;B[dd]))\n"
            "(;W[ee]))\n"
            "(;B[ff];W[gg]))\n");
}

}  // namespace
}  // namespace tengen::sgf
