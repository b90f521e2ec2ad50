// What clients say (docs/protocol.md): text in, values out. Nothing is decided here; whatever
// arrives is one of these or a refusal, and no text makes it throw.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "online/names.h"
#include "online/table_settings.h"

namespace tengen::online {

constexpr int kProtocolVersion = 1;
constexpr size_t kLongestMessage = 8 * 1024;
constexpr size_t kLongestId = 32;  // of a command or a request

// Why something was not done: a word for programs, and one more that says what about it.
struct Refusal {
  std::string_view code;
  std::string reason = {};
  std::optional<int> repeats = std::nullopt;  // superko: the move whose position would be back

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

struct Hello {
  int version = 0;
  std::string game;
  std::string token;
};

struct Command {
  enum class Kind : uint8_t {
    Move,  // number, at
    Resign,
    Cancel,
    Offer,   // offer
    Answer,  // number (of the offer's event), yes
    Mark,    // number (the revision), at
    Agree,   // number (the revision), text (the hash)
    Propose,
    Resume,
    Claim,    // claim
    AddTime,  // number (seconds)
    Chat,     // text
  };
  static constexpr size_t kKinds = static_cast<size_t>(Kind::Chat) + 1;
  Kind kind;
  std::string id;
  uint64_t number = 0;
  std::string at = {};
  std::string text = {};
  OfferKind offer = OfferKind::Undo;
  ClaimKind claim = ClaimKind::Win;
  bool yes = false;

  friend bool operator==(const Command&, const Command&) = default;
};

struct Sync {
  uint64_t since = 0;
};
struct SgfRequest {};
struct Pong {
  std::string nonce;
};

using Message = std::variant<Hello, Command, Sync, SgfRequest, Pong>;

// A message nobody understands, with the id it was sent with, if it had one.
struct MessageError {
  Refusal why;
  std::string id = {};
};

Result<Message, MessageError> parseMessage(std::string_view text);

// The bodies of HTTP
struct CreateRequest {
  std::string req;
  std::string name;
  std::optional<Color> color;  // nothing: by chance
  TableSettings settings;
  bool watch = false;
  bool open = false;               // anybody may join
  bool wall = false;               // everybody may watch, on the club's wall too
  std::optional<std::string> bot;  // a level
};
struct JoinRequest {
  std::string req;
  std::string invite;
  std::string name;
};
// By which secret of the table: one of the two is there.
struct LookRequest {
  std::string invite;
  std::string token;
};
Result<CreateRequest, Refusal> parseCreate(std::string_view body);
Result<JoinRequest, Refusal> parseJoin(std::string_view body);
Result<LookRequest, Refusal> parseLook(std::string_view body);

// Frames of the server that are not a table's own; those are Table's. Without a number where the
// latest event is not known.
std::string refusalFrame(const Refusal& why, std::string_view id, std::optional<uint64_t> number,
                         std::optional<int64_t> now);
// Of a bot whose turn waits for an engine: how many turns come first, and how long that takes.
std::string thinkingFrame(size_t ahead, int64_t seconds);
std::string pingFrame(std::string_view nonce, int64_t now);
std::string closingFrame(std::string_view code, std::string_view reason);
std::string errorBody(const Refusal& why);  // of HTTP

}  // namespace tengen::online
