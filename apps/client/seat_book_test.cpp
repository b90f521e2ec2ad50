#include "apps/client/seat_book.h"

#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"

namespace tengen::client {
namespace {

namespace fs = std::filesystem;
const remote::Address kServer{false, "go.example", 8361};

KnownSeat seat(const std::string& game) {
  return {{kServer, game, "token-" + game}, "Ada – Grace", "2026-11-16"};
}

remote::Link invitation(const std::string& game) {
  return {kServer, game, remote::Link::Kind::Invitation, "invite-" + game};
}

class SeatBookTest : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  fs::path file_ = folder_.path() / "state" / "seats.json";
  SeatBook book_{file_};
};

TEST_F(SeatBookTest, RemembersTheLatestFirst) {
  EXPECT_TRUE(book_.seats().empty());
  ASSERT_TRUE(book_.remember(seat("a")));
  ASSERT_TRUE(book_.remember(seat("b")));
  EXPECT_EQ(book_.seats(), (std::vector{seat("b"), seat("a")}));
  EXPECT_EQ(book_.seatTakenBy(invitation("a")), seat("a").key);
  remote::Link other = invitation("a");
  other.server.isSecure = true;
  EXPECT_FALSE(book_.seatTakenBy(other)) << "another server";
}

TEST_F(SeatBookTest, ASeatIsInItOnce) {
  ASSERT_TRUE(book_.remember(seat("a")));
  ASSERT_TRUE(book_.remember(seat("b")));
  KnownSeat again = seat("a");
  again.title = "Ada – Bob";
  ASSERT_TRUE(book_.remember(again));
  EXPECT_EQ(book_.seats(), (std::vector{again, seat("b")}));
}

TEST_F(SeatBookTest, AGameThatIsOverIsForgotten) {
  ASSERT_TRUE(book_.remember(seat("a")));
  ASSERT_TRUE(book_.forget(seat("a").key));
  EXPECT_TRUE(book_.seats().empty());
}

TEST_F(SeatBookTest, WhoInvitesHasAnotherSeatThanWhoIsInvited) {
  KnownSeat makers = seat("a");
  makers.key.server = {false, "127.0.0.1", 8361};
  makers.invitation = invitation("a");
  ASSERT_TRUE(book_.remember(makers));
  EXPECT_EQ(book_.seatInviting(invitation("a")), makers.key) << "by whatever address";
  EXPECT_EQ(book_.find(makers.key)->invitation, invitation("a"));
  EXPECT_FALSE(book_.seatTakenBy(invitation("a")));
  KnownSeat guests = seat("a");
  guests.key.token = "token-of-a-guest";
  ASSERT_TRUE(book_.remember(guests));
  EXPECT_EQ(book_.seatTakenBy(invitation("a")), guests.key);
  EXPECT_EQ(book_.seatInviting(invitation("a")), makers.key);
  EXPECT_FALSE(book_.find(guests.key)->invitation);
  makers.invitation.reset();
  ASSERT_TRUE(book_.remember(makers));
  EXPECT_EQ(book_.find(makers.key)->invitation, invitation("a"))
      << "whoever of the programs sat there";
}

TEST_F(SeatBookTest, TheLinkOfAGameLeadsToItsRematchToo) {
  KnownSeat again = seat("a-2");
  again.key.token = "token-a";
  ASSERT_TRUE(book_.remember(again));
  EXPECT_EQ(book_.seatTakenBy(invitation("a")), again.key);
  EXPECT_FALSE(book_.seatTakenBy(invitation("b")));
}

TEST_F(SeatBookTest, ASeatThatIsHostedHereIsTheSameAtAnotherAddress) {
  KnownSeat hosted = seat("a");
  hosted.key.server = {false, "127.0.0.1", 40001};
  hosted.isHostedHere = true;
  ASSERT_TRUE(book_.remember(hosted));
  KnownSeat moved = seat("a");
  moved.key.server = {false, "127.0.0.1", 40002};
  ASSERT_TRUE(book_.remember(moved));
  ASSERT_EQ(book_.seats().size(), 1u);
  EXPECT_EQ(book_.seats().front().key.server.port, 40002);
  EXPECT_TRUE(book_.seats().front().isHostedHere);
  ASSERT_TRUE(book_.forget(hosted.key));
  EXPECT_TRUE(book_.seats().empty());
}

TEST_F(SeatBookTest, OnlyTheUserCanReadIt) {
  ASSERT_TRUE(book_.remember(seat("a")));
  ASSERT_TRUE(book_.remember(seat("b")));
  EXPECT_EQ(static_cast<int>(fs::status(file_).permissions()), 0600);
}

TEST_F(SeatBookTest, ABrokenFileIsAnEmptyBook) {
  fs::create_directories(file_.parent_path());
  ASSERT_TRUE(replaceFile(file_, "{\"seats\":[7,{\"game\":\"a\"}"));
  EXPECT_TRUE(book_.seats().empty());
  ASSERT_TRUE(book_.remember(seat("a")));
  EXPECT_EQ(book_.seats().size(), 1u);
}

}  // namespace
}  // namespace tengen::client
