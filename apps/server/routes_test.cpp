#include "apps/server/routes.h"

#include <gtest/gtest.h>

namespace tengen::server {
namespace {

// Says what it was asked for.
class EchoRequests : public TableRequests {
 public:
  void create(const std::string& body, Respond respond) override {
    if (body == "bad") return respond(errorResponse(400, "bad-settings", "size"));
    respond({.status = 201, .body = "create " + body});
  }
  void join(const std::string& game, const std::string& body, Respond respond) override {
    respond({.body = "join " + game + " " + body});
  }
  void look(const std::string& game, const std::string& body, Respond respond) override {
    respond({.body = "look " + game + " " + body});
  }
  void health(Respond respond) override { respond({.body = "well"}); }
};

class RoutesTest : public ::testing::Test {
 protected:
  // By a name of this server, where the test says none.
  HttpResponse ask(HttpRequest request) {
    if (request.host.empty()) request.host = "localhost:8361";
    std::optional<HttpResponse> answer;
    routes_.handle(request, [&](HttpResponse response) { answer = std::move(response); });
    return answer.value();
  }
  HttpResponse ask(const std::string& method, const std::string& path) {
    return ask({.method = method, .path = path, .type = "application/json", .body = "{}"});
  }

  Page page_;
  EchoRequests requests_;
  Visitors visitors_{Limits{}};
  Metrics metrics_;
  PublicTables publicTables_;
  Routes routes_{{page_, requests_, visitors_, metrics_, publicTables_, {"https://go.example"}}};
};

TEST_F(RoutesTest, LeadToTheTables) {
  EXPECT_EQ(ask("POST", "/games").body, "create {}");
  EXPECT_EQ(ask("POST", "/games/abc/join").body, "join abc {}");
  EXPECT_EQ(ask("POST", "/games/abc/look").body, "look abc {}");
  EXPECT_EQ(ask("GET", "/health").body, "well");
  EXPECT_NE(ask("GET", "/metrics").body.find("tengen_connections 0"), std::string::npos);
}

TEST_F(RoutesTest, SayWhatTheHostOffers) {
  EXPECT_EQ(ask("GET", "/host").body,
            R"({"name":"tengen","bots":false,"open":false,"club":null,"loopback":false,)"
            R"("password":false})");
}

TEST_F(RoutesTest, TellAWrongMethodFromAWrongPath) {
  EXPECT_EQ(ask("GET", "/games/abc/join").status, 405);
  EXPECT_EQ(ask("DELETE", "/games").status, 405);
  EXPECT_EQ(ask("GET", "/nowhere").status, 404);
  EXPECT_EQ(ask("GET", "").status, 404);
  EXPECT_EQ(ask("POST", "/games//join").status, 404);
}

TEST_F(RoutesTest, LeadToNoFileOutsideThePage) {
  for (const char* path : {"/web/../secret", "/web/%2e%2e/secret", "/web//etc/passwd", "/web/",
                           "/../etc/passwd", "/web/..\\secret"})
    EXPECT_EQ(ask("GET", path).status, 404) << path;
}

TEST_F(RoutesTest, RefuseThePagesOfOthers) {
  HttpRequest request{.method = "GET", .path = "/health", .host = "localhost:8361"};
  for (const char* own :
       {"", "http://localhost:8361", "https://localhost:8361", "https://go.example"}) {
    request.origin = own;
    EXPECT_EQ(ask(request).status, 200) << own;
  }
  for (const char* other :
       {"https://evil.example", "null", "localhost:8361", "http://localhost:8361.evil.example",
        "http://localhost", "http://", "https://go.example.evil.example"}) {
    request.origin = other;
    EXPECT_EQ(ask(request).status, 403) << other;
  }
}

TEST_F(RoutesTest, TakeNoFormOfAnotherSite) {
  HttpRequest request{.method = "POST", .path = "/games", .body = "{}"};
  for (const char* json : {"application/json", "application/json; charset=utf-8",
                           "application/json ;charset=utf-8", "Application/JSON"}) {
    request.type = json;
    EXPECT_EQ(ask(request).status, 201) << json;
  }
  for (const char* other : {"text/plain", "", "application/jsonx", "application/json-seq",
                            "application/json, text/plain", "application/jso", ";"}) {
    request.type = other;
    EXPECT_EQ(ask(request).status, 400) << other;
  }
}

TEST_F(RoutesTest, RefuseWhoSaysNoNameAtAll) {
  std::optional<HttpResponse> answer;
  routes_.handle({.method = "GET", .path = "/host"},
                 [&](HttpResponse response) { answer = std::move(response); });
  EXPECT_EQ(answer.value().status, 403);
}

// A class behind one address: each of its browsers asks for some fifty files at once.
TEST_F(RoutesTest, LetAWholeClassOpenThePage) {
  for (int i = 0; i < 2000; ++i)
    EXPECT_EQ(ask("GET", "/web/main.js").status, 404);  // this page has no files
  for (int i = 0; i < 200; ++i)
    EXPECT_EQ(ask("GET", "/health").status, 200);
  EXPECT_EQ(ask("GET", "/health").status, 429);
}

class PasswordTest : public RoutesTest {
 protected:
  HttpResponse make(const std::string& body, const std::string& visitor = "10.0.0.1") {
    const HttpRequest request{.method = "POST",
                              .path = "/games",
                              .host = "localhost:8361",
                              .type = "application/json",
                              .body = body,
                              .visitor = visitor};
    std::optional<HttpResponse> answer;
    guarded_.handle(request, [&](HttpResponse response) { answer = std::move(response); });
    return answer.value();
  }

  Routes guarded_{
      {page_, requests_, visitors_, metrics_, publicTables_, {}, {}, HostPassword("secret")}};
};

constexpr const char* kRight = R"({"password":"secret"})";
constexpr const char* kWrong = R"({"password":"guess"})";

TEST_F(PasswordTest, OnlyWhoSaysItMakesATable) {
  EXPECT_EQ(make(kRight).status, 201);
  EXPECT_EQ(make("{}"), errorResponse(403, "password", "missing"));
  EXPECT_EQ(make(kWrong), errorResponse(403, "password", "wrong"));
}

TEST_F(PasswordTest, WhoGuessesIsSoonNotToldWhatIsRight) {
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(make(kWrong).status, 403);
  EXPECT_EQ(make(kWrong).status, 429);
  EXPECT_EQ(make(kRight).status, 429);
  EXPECT_EQ(make(kRight, "10.0.0.2").status, 201) << "somebody else may";
}

TEST_F(PasswordTest, AWholeClubThatKnowsItMakesItsTables) {
  for (int i = 0; i < 30; ++i)
    EXPECT_EQ(make(kRight).status, 201);
}

TEST_F(RoutesTest, TellWhoHasTheListThatItIsStillGood) {
  const HttpResponse first = ask("GET", "/wall/games");
  EXPECT_EQ(first.body, R"({"games":[],"more":0})");
  const HttpResponse again = ask({.method = "GET", .path = "/wall/games", .tag = first.tag});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(ask("GET", "/tables").body, R"({"tables":[]})");
}

TEST_F(RoutesTest, WhatWasRefusedIsNoTable) {
  const HttpRequest bad{
      .method = "POST", .path = "/games", .type = "application/json", .body = "bad"};
  for (int i = 0; i < 40; ++i)
    EXPECT_EQ(ask(bad).status, 400);
  EXPECT_EQ(ask("POST", "/games").status, 201);
}

TEST_F(RoutesTest, RefuseWhoAsksByAStrangersName) {
  HttpRequest request{.method = "GET", .path = "/host", .host = "evil.example:8361"};
  EXPECT_EQ(ask(request).status, 403);
  request.origin = "http://evil.example:8361";
  EXPECT_EQ(ask(request).status, 403);
  request.host = "mybox.local:8361";
  request.origin = "http://mybox.local:8361";
  EXPECT_EQ(ask(request).status, 200);
}

TEST_F(RoutesTest, RefuseAMillionTables) {
  for (int i = 0; i < 30; ++i)
    EXPECT_EQ(ask("POST", "/games").status, 201);
  EXPECT_EQ(ask("POST", "/games").status, 429);
}

}  // namespace
}  // namespace tengen::server
