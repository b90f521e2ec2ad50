// The games of this server: those in memory by name, the others in the store. Games nobody needs
// leave memory; whoever asks for one again gets it from the store.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "apps/server/health.h"
#include "apps/server/host.h"
#include "apps/server/live_game.h"
#include "apps/server/routes.h"

namespace tengen::server {

// Safe from any thread.
class Games : public TableRequests {
 public:
  explicit Games(const LiveGame::Shared& shared, Host host = {})
      : shared_(shared), host_(std::move(host)), health_(std::make_shared<Health>(shared.store)) {}

  // Null if no game can have such a name. Whether there is one the store has to say.
  std::shared_ptr<LiveGame> find(const std::string& name);
  // Out of memory with those nobody has needed for a while. Called now and then.
  void forgetIdle(SteadyTime now);
  // Of every game in memory whether it is still ours.
  void checkOwnership();

  void create(const std::string& body, Respond respond) override;
  void join(const std::string& game, const std::string& body, Respond respond) override;
  void look(const std::string& game, const std::string& body, Respond respond) override;
  void health(Respond respond) override { health_->ask(std::move(respond)); }

 private:
  LiveGame::Shared shared_;
  Host host_;
  std::shared_ptr<Health> health_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<LiveGame>> games_;
};

}  // namespace tengen::server
