#include "base/result.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>

namespace tengen {
namespace {

Result<std::unique_ptr<int>, std::string> made(bool works) {
  if (!works) return Unexpected{std::string("refused")};
  return std::make_unique<int>(7);
}

Result<void, std::string> done(bool works) {
  if (!works) return Unexpected{"refused"};
  return {};
}

}  // namespace

TEST(Result, CarriesAValueOrAReason) {
  auto seven = made(true);
  ASSERT_TRUE(seven);
  EXPECT_EQ(**seven, 7);
  EXPECT_EQ(*std::move(seven).value(), 7);
  EXPECT_EQ(made(false).error(), "refused");
}

TEST(Result, OfNothingStillCarriesTheReason) {
  EXPECT_TRUE(done(true).has_value());
  EXPECT_EQ(done(false).error(), "refused");
}

TEST(Result, FallsBack) {
  const Result<int, std::string> failed = Unexpected{std::string("no")};
  EXPECT_EQ(failed.value_or(3), 3);
}

}  // namespace tengen
