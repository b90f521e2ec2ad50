#include "apps/server/nats_bus.h"

#include <future>
#include <nats/nats.h>

namespace tengen::server {
namespace {

constexpr int64_t kReconnectWait = 250;  // milliseconds
constexpr int64_t kPing = 2000;
constexpr int64_t kLastFlush = 1000;

std::string subjectOf(const std::string& process) {
  return "tengen." + process;
}

}  // namespace

struct NatsBus::Parts {
  Heard heard;
  std::promise<void> silent;  // nothing will be heard any more
  natsOptions* options = nullptr;
  natsConnection* connection = nullptr;
  natsSubscription* subscription = nullptr;

  natsStatus open(const std::string& url, const std::string& process) {
    natsStatus status = natsOptions_Create(&options);
    if (status == NATS_OK) status = natsOptions_SetURL(options, url.c_str());
    if (status == NATS_OK) status = natsOptions_SetName(options, "tengen");
    if (status == NATS_OK) status = natsOptions_SetPingInterval(options, kPing);
    if (status == NATS_OK) status = natsOptions_SetMaxReconnect(options, -1);
    if (status == NATS_OK) status = natsOptions_SetReconnectWait(options, kReconnectWait);
    if (status == NATS_OK)
      status = natsOptions_SetReconnectJitter(options, kReconnectWait, kReconnectWait);
    if (status == NATS_OK)
      status = natsOptions_SetRetryOnFailedConnect(options, true, nullptr, nullptr);
    if (status == NATS_OK) status = natsConnection_Connect(&connection, options);
    if (status == NATS_NOT_YET_CONNECTED) status = NATS_OK;
    if (status == NATS_OK)
      status = natsConnection_Subscribe(&subscription, connection, subjectOf(process).c_str(),
                                        &Parts::hear, this);
    if (status == NATS_OK) status = natsSubscription_SetPendingLimits(subscription, -1, -1);
    if (status == NATS_OK) {
      status = natsSubscription_SetOnCompleteCB(
          subscription, [](void* self) { static_cast<Parts*>(self)->silent.set_value(); }, this);
    }
    return status;
  }

  ~Parts() {
    if (subscription) {
      (void)natsConnection_FlushTimeout(connection, kLastFlush);
      (void)natsSubscription_Unsubscribe(subscription);
      natsConnection_Close(connection);
      silent.get_future().wait();
    }
    natsSubscription_Destroy(subscription);
    natsConnection_Destroy(connection);
    natsOptions_Destroy(options);
  }

  static void hear(natsConnection*, natsSubscription*, natsMsg* message, void* self) {
    static_cast<Parts*>(self)->heard(
        {natsMsg_GetData(message), static_cast<size_t>(natsMsg_GetDataLength(message))});
    natsMsg_Destroy(message);
  }
};

Result<std::unique_ptr<NatsBus>, std::string> NatsBus::open(const std::string& url,
                                                            const std::string& process,
                                                            Heard heard) {
  auto parts = std::make_unique<Parts>();
  parts->heard = std::move(heard);
  const natsStatus status = parts->open(url, process);
  if (status != NATS_OK) return Unexpected{std::string(natsStatus_GetText(status))};
  return std::unique_ptr<NatsBus>(new NatsBus(std::move(parts)));
}

NatsBus::NatsBus(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

NatsBus::~NatsBus() = default;

bool NatsBus::isUp() const {
  return natsConnection_Status(parts_->connection) == NATS_CONN_STATUS_CONNECTED;
}

void NatsBus::send(const std::string& process, const std::string& text) {
  (void)natsConnection_Publish(parts_->connection, subjectOf(process).c_str(), text.data(),
                               static_cast<int>(text.size()));
}

}  // namespace tengen::server
