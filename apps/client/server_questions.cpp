#include "apps/client/server_questions.h"

#include <thread>

#include "base/os/entropy.h"
#include "online/json.h"
#include "online/names.h"
#include "online/plain_text.h"

#include "apps/client/http_question.h"

namespace tengen::client {
namespace {

using online::at;
using online::Json;
using online::textOr;
using Kind = ClientError::Kind;

constexpr int kAttempts = 3;
constexpr auto kLimit = std::chrono::seconds(10);
constexpr auto kPause = std::chrono::milliseconds(800);

std::string newRequest() {
  std::string text;
  for (const char byte : randomBytes(12)) {
    text += "0123456789abcdef"[static_cast<uint8_t>(byte) >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

bool isWorthAnotherTry(const ClientError& error) {
  return error.kind == Kind::Unreachable || error.detail == "unavailable";
}

Result<Json, ClientError> askOnce(const remote::Address& server, const std::string& path,
                                  const std::string& body) {
  const auto answer = post(server, path, body, kLimit);
  if (!answer) return Unexpected{answer.error()};
  const auto json = online::parseObject(answer->body);
  if (!json) return Unexpected{ClientError{Kind::NoServer, std::to_string(answer->status)}};
  if (answer->status < 300) return *json;
  return Unexpected{ClientError{Kind::Refused, textOr(at(*json, "code"))}};
}

Result<Json, ClientError> ask(const remote::Address& server, const std::string& path, Json body) {
  body["req"] = newRequest();
  const std::string text = online::toText(body);
  for (int attempt = 1;; ++attempt) {
    auto answer = askOnce(server, path, text);
    if (answer || attempt == kAttempts || !isWorthAnotherTry(answer.error())) return answer;
    std::this_thread::sleep_for(kPause * attempt);
  }
}

// A server takes no longer one.
std::string nameFor(const std::string& name) {
  std::string shown = name;
  while (!online::plainLine(shown, online::kLongestName) && !shown.empty())
    shown.pop_back();
  return online::plainLine(shown, online::kLongestName).value_or("");
}

}  // namespace

Result<NewTable, ClientError> createTable(const remote::Address& server, const TableWish& wish) {
  const auto answer =
      ask(server, "/games",
          {{"name", nameFor(wish.name)},
           {"color", wish.color ? Json(online::nameOf(*wish.color)) : Json("random")},
           {"watch", wish.mayBeWatched},
           {"settings", online::toJson(wish.settings)}});
  if (!answer) return Unexpected{answer.error()};
  NewTable table{{server, textOr(at(*answer, "game")), textOr(at(*answer, "token"))},
                 textOr(at(*answer, "invite")),
                 textOr(at(*answer, "watch"))};
  if (table.seat.token.empty() || table.invite.empty())
    return Unexpected{ClientError{Kind::NoServer, {}}};
  return table;
}

Result<TableGlance, ClientError> lookAt(const remote::Link& link) {
  const bool isInvitation = link.kind == remote::Link::Kind::Invitation;
  const Json wish{{isInvitation ? "invite" : "token", link.secret}};
  const auto answer = askOnce(link.server, "/games/" + link.game + "/look", online::toText(wish));
  if (!answer) return Unexpected{answer.error()};
  const auto seat = online::named<online::Seat>(online::kSeatNames, textOr(at(*answer, "seat")));
  const auto settings = online::parseSettings(at(*answer, "settings"));
  if (!seat || !settings || !at(*answer, "settings").is_object())
    return Unexpected{ClientError{Kind::NoServer, {}}};
  const Json& names = at(*answer, "names");
  return TableGlance{
      *seat, {online::textOf(at(names, "black")), online::textOf(at(names, "white"))}, *settings};
}

Result<SeatKey, ClientError> takeSeat(const remote::Link& link, const std::string& name) {
  if (link.kind != remote::Link::Kind::Invitation)
    return SeatKey{link.server, link.game, link.secret};
  const auto answer = ask(link.server, "/games/" + link.game + "/join",
                          {{"invite", link.secret}, {"name", nameFor(name)}});
  if (!answer) return Unexpected{answer.error()};
  const std::string token = textOr(at(*answer, "token"));
  if (token.empty()) return Unexpected{ClientError{Kind::NoServer, {}}};
  return SeatKey{link.server, link.game, token};
}

}  // namespace tengen::client
