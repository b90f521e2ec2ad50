#include "apps/server/host_password.h"

#include <gtest/gtest.h>

namespace tengen::server {
namespace {

using Said = HostPassword::Said;

TEST(HostPassword, IsComparedWhole) {
  const HostPassword password("天元 tengen");
  EXPECT_EQ(password.saidIn(R"({"req":"a","password":"天元 tengen"})"), Said::Right);
  EXPECT_EQ(password.saidIn(R"({"req":"a","password":"天元"})"), Said::Wrong);
  EXPECT_EQ(password.saidIn(R"({"req":"a","password":"天元 tengen "})"), Said::Wrong);
}

TEST(HostPassword, NothingIsNoGuess) {
  const HostPassword password("secret");
  for (const char* body : {R"({"req":"a"})", R"({"password":""})", R"({"password":7})", "no json"})
    EXPECT_EQ(password.saidIn(body), Said::Nothing) << body;
}

TEST(HostPassword, IsNotAskedForWhereThereIsNone) {
  EXPECT_FALSE(HostPassword().isAskedFor());
  EXPECT_EQ(HostPassword().saidIn("{}"), Said::Right);
}

}  // namespace
}  // namespace tengen::server
