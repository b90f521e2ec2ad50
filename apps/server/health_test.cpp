#include "apps/server/health.h"

#include <gtest/gtest.h>

namespace tengen::server {
namespace {

// Answers when it is told to.
class AskedStore : public Store {
 public:
  const std::string& secret() const override { return secret_; }
  void create(NewGame, Done) override {}
  void append(Append, Done) override {}
  void claim(std::string, Claimed) override {}
  void check(Done done) override { asked.push_back(std::move(done)); }

  std::vector<Done> asked;

 private:
  std::string secret_;
};

class HealthTest : public ::testing::Test {
 protected:
  void ask() {
    health_->ask([this](const HttpResponse& response) { answers_.push_back(response.status); });
  }

  AskedStore store_;
  std::shared_ptr<Health> health_ = std::make_shared<Health>(store_);
  std::vector<int> answers_;
};

TEST_F(HealthTest, IsThatOfTheStore) {
  ask();
  store_.asked.at(0)({});
  EXPECT_EQ(answers_, std::vector{200});
}

TEST_F(HealthTest, ManyWhoAskAtOnceAskTheStoreOnce) {
  for (int i = 0; i < 5; ++i)
    ask();
  ASSERT_EQ(store_.asked.size(), 1u);
  store_.asked[0](Unexpected{StoreError{StoreError::Kind::Unavailable}});
  ask();  // in the same second
  EXPECT_EQ(store_.asked.size(), 1u);
  EXPECT_EQ(answers_, std::vector(6, 503));
}

}  // namespace
}  // namespace tengen::server
