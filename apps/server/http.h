// A request and a response as values, whoever reads and writes them. Knows no sockets.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace tengen::server {

struct HttpRequest {
  std::string method = {};
  std::string path = {};    // without its query, as it came
  std::string host = {};    // what the client calls us
  std::string origin = {};  // of the page that asks; empty: no page does
  std::string type = {};    // of the body
  std::string tag = {};     // of the copy the client has
  std::string body = {};
  std::string visitor = {};
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body = {};
  std::string tag = {};

  friend bool operator==(const HttpResponse&, const HttpResponse&) = default;
};

// Told once, from any thread.
using Respond = std::function<void(HttpResponse)>;

// {"code":"taken","reason":"..."}; without a reason only the code.
HttpResponse errorResponse(int status, std::string_view code, std::string_view reason = {});

// What every response carries: nothing but our own files may run, be framed, be indexed or learn
// where the reader came from.
struct Header {
  std::string_view name;
  std::string_view value;
};
constexpr Header kSecurityHeaders[] = {
    {"Content-Security-Policy",
     "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
     "form-action 'none'; frame-ancestors 'none'"},
    {"Referrer-Policy", "no-referrer"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"X-Robots-Tag", "noindex, nofollow"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

}  // namespace tengen::server
