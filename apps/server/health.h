// Whether the server can keep games now: GET /health, for whoever watches over it.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "apps/server/http.h"
#include "apps/server/limits.h"
#include "apps/server/store.h"

namespace tengen::server {

// Safe from any thread. However many ask, the store is asked once at a time and once a second.
class Health : public std::enable_shared_from_this<Health> {
 public:
  explicit Health(Store& store) : store_(store) {}

  void ask(Respond respond);

 private:
  void checked(bool isWell);

  Store& store_;
  std::mutex mutex_;
  std::vector<Respond> waiting_;  // while the store is being asked
  bool isWell_ = true;
  SteadyTime freshUntil_{};
};

}  // namespace tengen::server
