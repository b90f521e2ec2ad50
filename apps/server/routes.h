// Which request is answered by what: a table. Whoever asks from a page of another site is refused
// before anything else is looked at.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/server/host.h"
#include "apps/server/host_password.h"
#include "apps/server/http.h"
#include "apps/server/limits.h"
#include "apps/server/metrics.h"
#include "apps/server/own_hosts.h"
#include "apps/server/page.h"
#include "apps/server/public_tables.h"

namespace tengen::server {

// What the table leads to beside files and figures; the game's name is a part of the path.
class TableRequests {
 public:
  virtual ~TableRequests() = default;
  virtual void create(const std::string& body, Respond respond) = 0;
  virtual void join(const std::string& game, const std::string& body, Respond respond) = 0;
  virtual void look(const std::string& game, const std::string& body, Respond respond) = 0;
  virtual void health(Respond respond) = 0;
};

class Routes {
 public:
  struct Parts {
    const Page& page;
    TableRequests& requests;
    Visitors& visitors;
    const Metrics& metrics;
    PublicTables& publicTables;
    std::vector<std::string> origins;  // of pages of ours under other names
    Host host = {};
    HostPassword password = {};
    OwnHosts names = {OwnHosts::Reach::Network, {}};  // it goes by
  };
  explicit Routes(Parts parts) : parts_(std::move(parts)) {}

  void handle(const HttpRequest& request, const Respond& respond) const;
  // Who asks from a page of another site, or by a name that is none of ours.
  std::optional<HttpResponse> whyNotFromHere(const HttpRequest& request) const;

 private:
  struct Route;
  static const std::vector<Route>& table();

  // A program sends no origin; our own page sends the host it asks, or one that was named.
  bool isOwnOrigin(std::string_view host, std::string_view origin) const;
  std::optional<HttpResponse> whyNotHost(const HttpRequest& request) const;
  void sendFile(const HttpRequest& request, std::string_view name, const Respond& respond) const;
  void createTable(const HttpRequest& request, const Respond& respond) const;
  using ToTable = void (TableRequests::*)(const std::string& game, const std::string& body,
                                          Respond respond);
  void askTable(ToTable what, const HttpRequest& request, std::string_view game,
                const Respond& respond) const;

  Parts parts_;
};

}  // namespace tengen::server
