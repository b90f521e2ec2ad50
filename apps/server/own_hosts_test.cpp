#include "apps/server/own_hosts.h"

#include <gtest/gtest.h>

namespace tengen::server {
namespace {

using Reach = OwnHosts::Reach;

TEST(OwnHosts, OfThisMachineAloneAreItsLoopbackAndItsOrigins) {
  const OwnHosts hosts(Reach::ThisMachine, {"https://go.example", "http://other.example:8080"});
  for (const char* own :
       {"127.0.0.1", "127.0.0.1:8361", "localhost:8361", "LOCALHOST", "[::1]:8361",
        "go.localhost:8361", "go.example", "Go.Example.", "go.example:443", "other.example:8080"})
    EXPECT_TRUE(hosts.knows(own)) << own;
  for (const char* other : {"evil.example", "evil.example:8361", "192.168.1.7:8361", "mybox:8361",
                            "127.0.0.1.evil.example", "localhost.evil.example", "127.evil.example",
                            "go.example.evil.example", "[::2]:8361", "", ":8361"})
    EXPECT_FALSE(hosts.knows(other)) << other;
}

TEST(OwnHosts, InANetworkAreAddressesAndNamesNoStrangerCanOwn) {
  const OwnHosts hosts(Reach::Network, {}, "go.club.example");
  for (const char* own :
       {"192.168.1.7:8361", "[2001:db8::7]:8361", "localhost:8361", "mybox:8361",
        "mybox.local:8361", "MyBox.Local.", "mybox.lan", "mybox.home.arpa", "go.club.example:8361"})
    EXPECT_TRUE(hosts.knows(own)) << own;
  for (const char* other : {"evil.example:8361", "192.168.1.7.evil.example", "mybox.local.evil.com",
                            "evillocal.example", "club.example", "", ":8361", "."})
    EXPECT_FALSE(hosts.knows(other)) << other;
}

}  // namespace
}  // namespace tengen::server
