// Any request: whatever its path, origin and body say, it gets one answer, no file but those of the
// page, and a table only if its body asks for one.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "online/message.h"

#include "apps/server/routes.h"

namespace {

using namespace tengen;
using namespace tengen::server;

class CheckingRequests : public TableRequests {
 public:
  void create(const std::string& body, Respond respond) override {
    const auto request = online::parseCreate(body);
    respond({.status = request ? 201 : 400,
             .body = request ? "{}" : online::errorBody(request.error())});
  }
  void join(const std::string& game, const std::string& body, Respond respond) override {
    if (game.empty()) std::abort();
    respond({.status = online::parseJoin(body) ? 200 : 400});
  }
  void look(const std::string& game, const std::string& body, Respond respond) override {
    if (game.empty()) std::abort();
    respond({.status = online::parseLook(body) ? 200 : 400});
  }
  void health(Respond respond) override { respond({}); }
};

// A line for each part of the request; the body is what is left.
std::string takeLine(std::string_view& text) {
  const size_t end = std::min(text.find('\n'), text.size());
  const std::string line(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const Page page;  // without a file
  static CheckingRequests requests;
  static Visitors visitors(noLimits());
  static const Metrics metrics;
  static PublicTables publicTables;
  static const Routes routes(
      {page, requests, visitors, metrics, publicTables, {"https://go.example"}});

  std::string_view text(reinterpret_cast<const char*>(data), size);
  HttpRequest request;
  request.method = takeLine(text);
  request.path = takeLine(text);
  request.host = takeLine(text);
  request.origin = takeLine(text);
  request.type = takeLine(text);
  request.body = text;
  int answers = 0;
  routes.handle(request, [&](const HttpResponse& response) {
    ++answers;
    if (response.status < 200 || response.status > 599) std::abort();
    const bool isFile = request.path.starts_with("/web/") && response.status == 200;
    if (isFile) std::abort();
  });
  if (answers != 1) std::abort();
  return 0;
}
