#include "online/message.h"

#include <array>

#include "online/plain_text.h"

namespace tengen::online {
namespace {

using Kind = Command::Kind;
using Problem = std::optional<std::string_view>;  // the field that is wrong

constexpr size_t kLongestSecret = 128;
constexpr int64_t kMostSeconds = 600;  // given at once
constexpr size_t kLongestHash = 32;

Unexpected<Refusal> bad(std::string_view field) {
  return {Refusal{"bad-message", std::string(field)}};
}

// Each reads what one kind of command needs.

bool readText(const Json& json, const char* key, size_t longest, std::string& into) {
  const auto text = textOf(at(json, key));
  if (!text || text->size() > longest) return false;
  into = *text;
  return true;
}

bool readNumber(const Json& json, const char* key, int64_t least, int64_t most, uint64_t& into) {
  const auto number = wholeOf(at(json, key), least, most);
  if (number) into = static_cast<uint64_t>(*number);
  return number.has_value();
}

Problem readNothing(const Json&, Command&) {
  return std::nullopt;
}

Problem readMove(const Json& json, Command& command) {
  if (!readNumber(json, "number", 0, kLargestNumber, command.number)) return "number";
  if (!readText(json, "at", 4, command.at)) return "at";
  return std::nullopt;
}

Problem readOffer(const Json& json, Command& command) {
  const auto what = named<OfferKind>(kOfferNames, textOr(at(json, "what")));
  if (!what) return "what";
  command.offer = *what;
  return std::nullopt;
}

Problem readAnswer(const Json& json, Command& command) {
  if (!readNumber(json, "offer", 0, kLargestNumber, command.number)) return "offer";
  if (!at(json, "yes").is_boolean()) return "yes";
  command.yes = at(json, "yes").get<bool>();
  return std::nullopt;
}

Problem readMark(const Json& json, Command& command) {
  if (!readNumber(json, "revision", 0, kLargestNumber, command.number)) return "revision";
  if (!readText(json, "at", 4, command.at)) return "at";
  return std::nullopt;
}

Problem readAgree(const Json& json, Command& command) {
  if (!readNumber(json, "revision", 0, kLargestNumber, command.number)) return "revision";
  if (!readText(json, "hash", kLongestHash, command.text)) return "hash";
  return std::nullopt;
}

Problem readClaim(const Json& json, Command& command) {
  const auto what = named<ClaimKind>(kClaimNames, textOr(at(json, "what")));
  if (!what) return "what";
  command.claim = *what;
  return std::nullopt;
}

Problem readSeconds(const Json& json, Command& command) {
  if (!readNumber(json, "seconds", 1, kMostSeconds, command.number)) return "seconds";
  return std::nullopt;
}

Problem readChat(const Json& json, Command& command) {
  const auto text = plainLine(textOr(at(json, "text")), kLongestChat);
  if (!text || text->empty()) return "text";
  command.text = *text;
  return std::nullopt;
}

struct Form {
  std::string_view name;
  Problem (*read)(const Json&, Command&);
};

// In the order of Command::Kind.
constexpr std::array<Form, Command::kKinds> kForms{{
    {"move", readMove},
    {"resign", readNothing},
    {"cancel", readNothing},
    {"offer", readOffer},
    {"answer", readAnswer},
    {"mark", readMark},
    {"agree", readAgree},
    {"propose", readNothing},
    {"resume", readNothing},
    {"claim", readClaim},
    {"addtime", readSeconds},
    {"chat", readChat},
}};
static_assert(!kForms.back().name.empty());

bool isId(const std::string& text) {
  return !text.empty() && text.size() <= kLongestId;
}

Result<Message, MessageError> readCommand(const Json& json, std::string_view name) {
  std::string id = textOr(at(json, "id"));
  if (!isId(id)) id.clear();
  for (size_t i = 0; i < kForms.size(); ++i) {
    if (kForms[i].name != name) continue;
    if (id.empty()) return Unexpected{MessageError{bad("id").error}};
    Command command{static_cast<Kind>(i), id};
    if (const Problem field = kForms[i].read(json, command))
      return Unexpected{MessageError{bad(*field).error, id}};
    return Message(command);
  }
  return Unexpected{MessageError{{"unknown", std::string(name.substr(0, kLongestId))}, id}};
}

Result<Message, MessageError> readHello(const Json& json) {
  Hello hello;
  const auto version = wholeOf(at(json, "v"), 0, 1'000'000);
  if (!version) return Unexpected{MessageError{bad("v").error}};
  hello.version = static_cast<int>(*version);
  if (!readText(json, "game", kLongestSecret, hello.game))
    return Unexpected{MessageError{bad("game").error}};
  if (!readText(json, "token", kLongestSecret, hello.token))
    return Unexpected{MessageError{bad("token").error}};
  return Message(hello);
}

// Of both requests: who asks, and under which name.
std::optional<Refusal> readAsker(const Json& json, std::string& req, std::string& name) {
  req = textOr(at(json, "req"));
  if (!isId(req)) return bad("req").error;
  const Json& given = at(json, "name");
  const auto plain = plainLine(textOr(given), kLongestName);
  if ((!given.is_null() && !given.is_string()) || !plain) return bad("name").error;
  name = *plain;
  return std::nullopt;
}

}  // namespace

Result<Message, MessageError> parseMessage(std::string_view text) {
  const auto json = text.size() <= kLongestMessage ? parseObject(text) : std::nullopt;
  if (!json) return Unexpected{MessageError{bad("json").error}};
  const std::string name = textOr(at(*json, "t"));
  if (name.empty()) return Unexpected{MessageError{bad("t").error}};
  if (name == "hello") return readHello(*json);
  if (name == "sgf") return Message(SgfRequest{});
  if (name == "sync") {
    Sync sync;
    if (!readNumber(*json, "since", 0, kLargestNumber, sync.since))
      return Unexpected{MessageError{bad("since").error}};
    return Message(sync);
  }
  if (name == "pong") {
    Pong pong;
    if (!readText(*json, "nonce", kLongestSecret, pong.nonce))
      return Unexpected{MessageError{bad("nonce").error}};
    return Message(pong);
  }
  return readCommand(*json, name);
}

Result<CreateRequest, Refusal> parseCreate(std::string_view body) {
  const auto json = body.size() <= kLongestMessage ? parseObject(body) : std::nullopt;
  if (!json) return bad("json");
  CreateRequest request;
  if (const auto why = readAsker(*json, request.req, request.name)) return Unexpected{*why};
  const Json& color = at(*json, "color");
  request.color = named<Color>(kColorNames, textOr(color));
  if (!request.color && !color.is_null() && color != "random") return bad("color");
  for (const auto& [field, into] :
       {std::pair{"watch", &request.watch}, {"open", &request.open}, {"wall", &request.wall}}) {
    const Json& given = at(*json, field);
    if (!given.is_null() && !given.is_boolean()) return bad(field);
    *into = given.is_boolean() && given.get<bool>();
  }
  const Json& bot = at(*json, "bot");
  if (!bot.is_null() && !bot.is_string()) return bad("bot");
  request.bot = textOf(bot);
  auto settings = parseSettings(at(*json, "settings"));
  if (!settings) return Unexpected{Refusal{"bad-settings", std::string(settings.error().field)}};
  request.settings = std::move(*settings);
  return request;
}

Result<JoinRequest, Refusal> parseJoin(std::string_view body) {
  const auto json = body.size() <= kLongestMessage ? parseObject(body) : std::nullopt;
  if (!json) return bad("json");
  JoinRequest request;
  if (const auto why = readAsker(*json, request.req, request.name)) return Unexpected{*why};
  if (!readText(*json, "invite", kLongestSecret, request.invite)) return bad("invite");
  return request;
}

Result<LookRequest, Refusal> parseLook(std::string_view body) {
  const auto json = body.size() <= kLongestMessage ? parseObject(body) : std::nullopt;
  if (!json) return bad("json");
  LookRequest request;
  const bool isInvited = !at(*json, "invite").is_null();
  std::string& secret = isInvited ? request.invite : request.token;
  const char* const field = isInvited ? "invite" : "token";
  if (!readText(*json, field, kLongestSecret, secret) || secret.empty()) return bad(field);
  return request;
}

std::string refusalFrame(const Refusal& why, std::string_view id, std::optional<uint64_t> number,
                         std::optional<int64_t> now) {
  Json json{{"t", "refusal"}};
  if (!id.empty()) json["id"] = id;
  json["code"] = why.code;
  if (!why.reason.empty()) json["reason"] = why.reason;
  if (why.repeats) json["repeats"] = *why.repeats;
  if (number) json["n"] = *number;
  if (now) json["now"] = *now;
  return toText(json);
}

std::string thinkingFrame(size_t ahead, int64_t seconds) {
  return toText(Json{{"t", "thinking"}, {"ahead", ahead}, {"seconds", seconds}});
}

std::string pingFrame(std::string_view nonce, int64_t now) {
  return toText(Json{{"t", "ping"}, {"nonce", nonce}, {"now", now}});
}

std::string closingFrame(std::string_view code, std::string_view reason) {
  Json json{{"t", "closing"}, {"code", code}};
  if (!reason.empty()) json["reason"] = reason;
  if (code == "version") json["v"] = kProtocolVersion;
  return toText(json);
}

std::string errorBody(const Refusal& why) {
  Json json{{"code", why.code}};
  if (!why.reason.empty()) json["reason"] = why.reason;
  return toText(json);
}

}  // namespace tengen::online
