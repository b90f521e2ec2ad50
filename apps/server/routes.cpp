#include "apps/server/routes.h"

#include <nlohmann/json.hpp>
#include <optional>

#include "base/words.h"

#include "apps/server/log.h"

namespace tengen::server {
namespace {

using Json = nlohmann::ordered_json;

// What a star in the pattern stands for; "" without one. Nothing if the path does not fit. A star
// is one part of the path, or at the end of a pattern all the rest.
std::optional<std::string_view> matched(std::string_view pattern, std::string_view path) {
  const size_t star = pattern.find('*');
  if (star == std::string_view::npos) {
    return path == pattern ? std::optional(std::string_view()) : std::nullopt;
  }
  const std::string_view before = pattern.substr(0, star);
  const std::string_view after = pattern.substr(star + 1);
  if (path.size() <= before.size() + after.size()) return std::nullopt;
  if (!path.starts_with(before) || !path.ends_with(after)) return std::nullopt;
  return path.substr(before.size(), path.size() - before.size() - after.size());
}

// It lies in memory, and people behind one address open it at the same moment: each browser asks
// for all of its files at once.
bool isOfThePage(const HttpRequest& request) {
  const std::string_view path = request.path;
  return request.method == "GET" &&
         (path == "/" || path == "/wall" || path.starts_with("/g/") || path.starts_with("/web/"));
}

// Whoever has a copy is only told that it is still good.
HttpResponse unlessKnown(const HttpRequest& request, HttpResponse response) {
  if (request.tag != response.tag) return response;
  return {.status = 304, .type = response.type, .tag = response.tag};
}

// "Application/JSON; charset=utf-8" too.
bool isJson(std::string_view type) {
  const std::string_view essence = type.substr(0, type.find(';'));
  return lowerCase(std::string(trimmed(essence))) == "application/json";
}

}  // namespace

HttpResponse errorResponse(int status, std::string_view code, std::string_view reason) {
  Json body{{"code", code}};
  if (!reason.empty()) body["reason"] = reason;
  return {.status = status, .body = body.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

struct Routes::Route {
  std::string_view method;
  std::string_view pattern;
  void (*answer)(const Routes&, const HttpRequest&, std::string_view star, const Respond&);
};

const std::vector<Routes::Route>& Routes::table() {
  using R = const Routes&;
  using Q = const HttpRequest&;
  using S = std::string_view;
  using A = const Respond&;
  static const std::vector<Route> routes{
      {"GET", "/",
       [](R self, Q request, S, A send) { self.sendFile(request, "index.html", send); }},
      {"GET", "/wall",
       [](R self, Q request, S, A send) { self.sendFile(request, "index.html", send); }},
      {"GET", "/g/*",
       [](R self, Q request, S, A send) { self.sendFile(request, "index.html", send); }},
      {"GET", "/web/*",
       [](R self, Q request, S name, A send) { self.sendFile(request, name, send); }},
      {"GET", "/health", [](R self, Q, S, A send) { self.parts_.requests.health(send); }},
      {"GET", "/host", [](R self, Q, S, A send) { send({.body = toText(self.parts_.host)}); }},
      {"GET", "/metrics",
       [](R self, Q, S, A send) {
         send({.type = "text/plain; version=0.0.4", .body = self.parts_.metrics.text()});
       }},
      {"GET", "/tables",
       [](R self, Q request, S, A send) {
         send(unlessKnown(request, self.parts_.publicTables.tables(steadyNow())));
       }},
      {"GET", "/wall/games",
       [](R self, Q request, S, A send) {
         send(unlessKnown(request, self.parts_.publicTables.wall(steadyNow())));
       }},
      {"POST", "/games", [](R self, Q request, S, A send) { self.createTable(request, send); }},
      {"POST", "/games/*/join",
       [](R self, Q request, S game, A send) {
         self.askTable(&TableRequests::join, request, game, send);
       }},
      {"POST", "/games/*/look",
       [](R self, Q request, S game, A send) {
         self.askTable(&TableRequests::look, request, game, send);
       }},
  };
  return routes;
}

void Routes::handle(const HttpRequest& request, const Respond& respond) const {
  if (const auto refusal = whyNotFromHere(request)) return respond(*refusal);
  if (!isOfThePage(request) && !parts_.visitors.mayRequest(request.visitor, steadyNow()))
    return respond(errorResponse(429, "too-many"));
  bool isThere = false;
  for (const Route& route : table()) {
    const auto star = matched(route.pattern, request.path);
    if (!star) continue;
    isThere = true;
    if (route.method == request.method) return route.answer(*this, request, *star, respond);
  }
  respond(isThere ? errorResponse(405, "bad-method") : errorResponse(404, "unknown"));
}

std::optional<HttpResponse> Routes::whyNotFromHere(const HttpRequest& request) const {
  if (!isOwnOrigin(request.host, request.origin))
    return errorResponse(403, "forbidden", "a page of another site asks");
  if (!parts_.names.knows(request.host))
    return errorResponse(403, "forbidden",
                         "no name of this server; whoever runs it names others with --origin");
  return std::nullopt;
}

bool Routes::isOwnOrigin(std::string_view host, std::string_view origin) const {
  if (origin.empty()) return true;
  for (const std::string& named : parts_.origins) {
    if (origin == named) return true;
  }
  const size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && !host.empty() && origin.substr(scheme + 3) == host;
}

void Routes::sendFile(const HttpRequest& request, std::string_view name,
                      const Respond& respond) const {
  const PageFile* file = parts_.page.file(name);
  if (!file) return respond(errorResponse(404, "unknown"));
  respond(unlessKnown(request, {.type = file->type, .body = file->bytes, .tag = file->tag}));
}

// A form of another site can send any text, but not of this type without asking first.
void Routes::createTable(const HttpRequest& request, const Respond& respond) const {
  if (!isJson(request.type)) return respond(errorResponse(400, "bad-message", "content-type"));
  if (const auto refusal = whyNotHost(request)) return respond(*refusal);
  if (!parts_.visitors.mayCreate(request.visitor, steadyNow()))
    return respond(errorResponse(429, "too-many"));
  // What was refused is no table.
  const auto answer = [&visitors = parts_.visitors, visitor = request.visitor,
                       respond](HttpResponse response) {
    if (response.status >= 400) visitors.notCreated(visitor);
    respond(std::move(response));
  };
  parts_.requests.create(request.body, answer);
}

// Who has not said the host's password makes no table here.
std::optional<HttpResponse> Routes::whyNotHost(const HttpRequest& request) const {
  using Said = HostPassword::Said;
  const Said said = parts_.password.saidIn(request.body);
  if (said == Said::Nothing) return errorResponse(403, "password", "missing");
  if (!parts_.password.isAskedFor()) return std::nullopt;
  if (!parts_.visitors.mayGuess(request.visitor, said == Said::Right, steadyNow()))
    return errorResponse(429, "too-many", "password");
  if (said == Said::Right) return std::nullopt;
  logLine("wrong-password", {{"from", request.visitor}});
  return errorResponse(403, "password", "wrong");
}

void Routes::askTable(ToTable what, const HttpRequest& request, std::string_view game,
                      const Respond& respond) const {
  if (!isJson(request.type)) return respond(errorResponse(400, "bad-message", "content-type"));
  (parts_.requests.*what)(std::string(game), request.body, respond);
}

}  // namespace tengen::server
