#include "remote/link.h"

#include <gtest/gtest.h>

namespace tengen::remote {
namespace {

TEST(Link, SaysWhichServerWhichTableAndWhatOpensIt) {
  const auto link = parseLink("http://192.168.1.7:8361/g/k3f9x2ab#i=9sXw-_1");
  ASSERT_TRUE(link);
  EXPECT_EQ(link->server, (Address{false, "192.168.1.7", 8361}));
  EXPECT_EQ(link->game, "k3f9x2ab");
  EXPECT_EQ(link->kind, Link::Kind::Invitation);
  EXPECT_EQ(link->secret, "9sXw-_1");
}

TEST(Link, IsWrittenAsItWasRead) {
  for (const char* text :
       {"http://192.168.1.7:8361/g/k3f9#i=abc", "https://go.example/g/k3f9#s=abc",
        "http://go.example/g/k3f9#w=abc", "http://[::1]:8361/g/k3f9#i=abc"}) {
    const auto link = parseLink(text);
    ASSERT_TRUE(link) << text;
    EXPECT_EQ(toText(*link), text);
  }
}

TEST(Link, IsUnderstoodAsPeoplePasteIt) {
  const auto link = parseLink("  HTTPS://Go.Example:443/g/k3f9/?x=1#x=y&s=abc\n");
  ASSERT_TRUE(link);
  EXPECT_EQ(toText(*link), "https://go.example/g/k3f9#s=abc");
}

TEST(Link, OfASeatMayCarryWhatItsMakerSendsToOthers) {
  const auto link = parseLink("http://go.example/g/k3f9#s=abc&i=def&w=ghi");
  ASSERT_TRUE(link);
  EXPECT_EQ(toText(*link), "http://go.example/g/k3f9#s=abc");
}

TEST(Link, WithoutASecretOrATableIsNone) {
  for (const char* text :
       {"", "hello", "game.sgf", "http://go.example", "http://go.example/g/k3f9",
        "http://go.example/g/k3f9#i=", "http://go.example/g/k3f9#x=abc", "http:///g/k3f9#i=abc",
        "http://go.example:0/g/k3f9#i=abc", "http://go.example:99999/g/k3f9#i=abc",
        "http://go.example/g/../etc#i=abc", "http://go example/g/k3f9#i=abc",
        "http://[::1/g/k3f9#i=abc", "http://[]/g/k3f9#i=abc", "http://a/g/k3f9#i=a\r\nb",
        "ftp://go.example/g/k3f9#i=abc"}) {
    EXPECT_FALSE(parseLink(text)) << text;
  }
}

TEST(Link, AnAddressNeedsNoScheme) {
  EXPECT_EQ(parseAddress("go.example:8361"), (Address{false, "go.example", 8361}));
  EXPECT_EQ(parseAddress("https://go.example/"), (Address{true, "go.example", 443}));
  EXPECT_FALSE(parseAddress(""));
  EXPECT_FALSE(parseAddress("go example"));
}

TEST(Link, ToThisMachineOpensNowhereElse) {
  for (const char* host : {"localhost", "127.0.0.1", "127.0.1.1", "[::1]", "go.localhost"})
    EXPECT_TRUE(isThisMachine(*parseAddress(host))) << host;
  for (const char* host : {"192.168.1.7", "go.example", "127.example.org", "localhost.example"})
    EXPECT_FALSE(isThisMachine(*parseAddress(host))) << host;
}

}  // namespace
}  // namespace tengen::remote
