// Lines to a real server: over sockets, through its end and its coming back.
#include "apps/client/table_line.h"

#include <gtest/gtest.h>
#include <thread>

#include "remote/table_view.h"

#include "apps/client/test_server.h"

namespace tengen::client {
namespace {

using namespace std::chrono_literals;
using online::Json;
using remote::TableClient;

online::TableSettings small() {
  online::TableSettings settings;
  settings.size = {5, 5};
  return settings;
}

// Until it is true, or long enough.
template <class Condition>
bool waitUntil(std::vector<TableLine*> lines, Condition condition) {
  const auto patience = std::chrono::steady_clock::now() + 60s;
  while (std::chrono::steady_clock::now() < patience) {
    for (TableLine* line : lines)
      static_cast<void>(line->goOn());
    if (condition()) return true;
    std::this_thread::sleep_for(5ms);
  }
  return false;
}

bool isOpen(const TableLine& line) {
  return line.client().line() == TableClient::Line::Open;
}

size_t movesOf(const TableLine& line) {
  const auto view = remote::viewOf(line.client().table());
  return view ? view->moves.size() : 0;
}

TEST(ServerQuestions, WhoIsInvitedSeesWhatIsPlayedBeforeTheySitDown) {
  TestServer server;
  online::TableSettings settings = small();
  settings.rules = "chinese";
  settings.time = TimeSettings::byoYomi(10min, 3, 20s);
  const auto table = createTable(server.address(), {"Ada", Color::Black, settings});
  ASSERT_TRUE(table) << table.error().detail;
  remote::Link link{server.address(), table->seat.game, remote::Link::Kind::Invitation,
                    table->invite};
  for (int times = 0; times < 2; ++times) {  // nothing is taken by it
    const auto seen = lookAt(link);
    ASSERT_TRUE(seen) << seen.error().detail;
    EXPECT_EQ(seen->seat, online::Seat::White);
    EXPECT_EQ(seen->names.black, "Ada");
    EXPECT_FALSE(seen->names.white);
    EXPECT_EQ(seen->settings, settings);
  }
  const auto refusal = [&link] { return lookAt(link).error(); };
  link.secret += "x";
  EXPECT_EQ(refusal(), (ClientError{ClientError::Kind::Refused, "forbidden"}));
  link.secret.pop_back();
  ASSERT_TRUE(takeSeat(link, "Grace"));
  EXPECT_EQ(refusal(), (ClientError{ClientError::Kind::Refused, "taken"}));
  link.kind = remote::Link::Kind::Seat;
  link.secret = table->seat.token;
  EXPECT_EQ(lookAt(link)->names.white, "Grace");
}

TEST(TableLine, TwoPlayThroughAServersEndAndReturn) {
  TestServer server;
  const auto table = createTable(server.address(), {"Ada", Color::Black, small()});
  ASSERT_TRUE(table) << table.error().detail;
  const remote::Link link{server.address(), table->seat.game, remote::Link::Kind::Invitation,
                          table->invite};
  const auto seat = takeSeat(link, "Grace");
  ASSERT_TRUE(seat) << seat.error().detail;
  const auto again = takeSeat(link, "Mallory");
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error(), (ClientError{ClientError::Kind::Refused, "taken"}));

  TableLine black(table->seat);
  TableLine white(*seat);
  ASSERT_TRUE(waitUntil({&black, &white}, [&] { return isOpen(black) && isOpen(white); }));
  black.send({{"t", "move"}, {"number", 0}, {"at", "cc"}});
  ASSERT_TRUE(waitUntil({&black, &white}, [&] { return movesOf(white) == 1; }));

  server.stop();
  ASSERT_TRUE(waitUntil({&black, &white}, [&] { return !isOpen(black) && !isOpen(white); }));
  white.send({{"t", "move"}, {"number", 1}, {"at", "dd"}});  // said to nobody yet
  server.start();
  ASSERT_TRUE(waitUntil({&black, &white}, [&] { return movesOf(black) == 2; }));
  EXPECT_EQ(remote::viewOf(black.client().table())->names.white, "Grace");
}

TEST(TableLine, AKeyThatOpensNothingIsTheEndOfIt) {
  TestServer server;
  TableLine line({server.address(), "nothing", "secret"});
  ASSERT_TRUE(
      waitUntil({&line}, [&] { return line.client().line() == TableClient::Line::Closed; }));
  EXPECT_EQ(line.client().closedBecause(), "unknown");
}

TEST(TableLine, WhereNobodyAnswersItIsTriedAgain) {
  TestServer server;
  const remote::Address gone = server.address();
  server.stop();
  TableLine line({gone, "game", "secret"});
  ASSERT_TRUE(waitUntil({&line}, [&] { return !line.trouble().empty(); }));
  EXPECT_NE(line.client().line(), TableClient::Line::Closed);
}

TEST(TableLine, SomethingThatIsNoServerIsSaidToBeNone) {
  TestServer server;
  const auto answer = createTable({true, server.address().host, server.address().port},
                                  {"Ada", Color::Black, small()});
  ASSERT_FALSE(answer) << "https to a server that speaks http";
  EXPECT_EQ(answer.error().kind, ClientError::Kind::NotTrusted);
}

}  // namespace
}  // namespace tengen::client
