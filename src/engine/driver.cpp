#include "engine/driver.h"

#include <sstream>

#include "base/words.h"
#include "rules/notation.h"

namespace tengen::engine {
namespace {

using Kind = EngineError::Kind;

std::string firstWord(const std::string& text) {
  std::istringstream words(text);
  std::string word;
  words >> word;
  return word;
}

std::string genmove(const char* command, Color color) {
  return std::string(command) + ' ' + letterOf(color);
}

std::optional<Points> parsePoints(const std::string& text, BoardSize size) {
  Points points;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto point = parsePoint(word, size, Notation::Standard);
    if (!point) return std::nullopt;
    points.push_back(*point);
  }
  return points;
}

Unexpected<EngineError> nonsense(const std::string& command, const std::string& reply) {
  return Unexpected{EngineError{.kind = Kind::Nonsense, .command = command, .detail = reply}};
}

}  // namespace

// Running it

void Driver::end() {
  client_.reset();
  isLearnt_ = false;
  told_.reset();
  wasToldTime_ = false;
}

Driver::Answer<void> Driver::launch() {
  if (isRunning()) return {};
  end();
  auto client = Client::start(options_.commandLine, options_.log);
  if (!client) return Unexpected{std::move(client.error())};
  client_.emplace(std::move(*client));
  if (options_.hearSilence) client_->hearSilence(options_.hearSilence, options_.silenceNoticed);
  return {};
}

Driver::Answer<void> Driver::start(std::stop_token stop) {
  if (isRunning() && isLearnt_) return {};
  // A process that was only launched is listened to, even if it died since: it may say why.
  if (!client_ || isLearnt_) {
    if (auto launched = launch(); !launched) return launched;
  }
  auto learnt = learn(stop);
  isLearnt_ = learnt.has_value();
  if (!learnt) client_.reset();  // half known is unknown
  return learnt;
}

Driver::Answer<void> Driver::learn(const std::stop_token& stop) {
  const auto ask = [&](const std::string& command) {
    return client_->ask(command, options_.startLimit, stop);
  };
  const auto fails = [](const Asked& reply) {
    return !reply && reply.error().kind != Kind::Refused;
  };
  const auto itsName = ask("name");
  if (fails(itsName)) return Unexpected{itsName.error()};
  const auto version = ask("version");
  if (fails(version)) return Unexpected{version.error()};
  if (itsName && !itsName->empty()) {
    name_ = *itsName + (version && !version->empty() ? " " + *version : "");
  }
  auto known = Capabilities::learn(ask);
  if (!known) return Unexpected{std::move(known.error())};
  known_ = std::move(*known);
  refusals_.clear();
  for (const std::string& command : options_.startCommands) {
    const auto reply = ask(command);
    if (fails(reply)) return Unexpected{reply.error()};
    if (!reply) refusals_.push_back(reply.error());
  }
  if (!options_.visitsAMove) return {};
  return may(visitsCommands(known_, *options_.visitsAMove), stop);
}

Driver::Asked Driver::say(const std::string& command, const std::stop_token& stop) {
  return client_->ask(command, options_.commandLimit, stop);
}

// The first that is accepted; else the last refusal.
Driver::Asked Driver::sayOneOf(const Commands& commands, const std::stop_token& stop) {
  Asked said = std::string();
  for (const std::string& command : commands) {
    said = say(command, stop);
    if (said || said.error().kind != Kind::Refused) break;
  }
  return said;
}

Driver::Asked Driver::ask(const std::string& command, std::stop_token stop) {
  return withRestarts(stop, [&]() -> Asked {
    if (auto ready = start(stop); !ready) return Unexpected{ready.error()};
    told_.reset();  // who knows what it did
    return say(command, stop);
  });
}

Driver::Answer<void> Driver::tell(const Game& game, std::stop_token stop) {
  return withRestarts(stop, [&] { return bring(game, stop); });
}

// Moves

Driver::Answer<std::optional<Move>> Driver::think(const std::string& command,
                                                  const MoveQuestion& question,
                                                  const std::stop_token& stop) {
  auto reply = client_->ask(command, question.limit, stop);
  if (!reply) {
    if (reply.error().kind == Kind::Stopped) end();
    return Unexpected{std::move(reply.error())};
  }
  const std::string word = firstWord(*reply);
  if (lowerCase(word) == "resign") return std::optional<Move>();
  const auto move = parseMove(word, question.game.size, Notation::Standard);
  if (!move) return nonsense(command, *reply);
  return std::optional(*move);
}

Driver::Answer<std::optional<Move>> Driver::generateMove(const MoveQuestion& question,
                                                         std::stop_token stop) {
  return withRestarts(stop, [&]() -> Answer<std::optional<Move>> {
    if (auto ready = bring(question.game, stop); !ready) return Unexpected{ready.error()};
    if (auto told = tellTimeLeft(question, stop); !told) return Unexpected{told.error()};
    auto move = think(genmove("genmove", question.color), question, stop);
    if (!move) {
      told_.reset();
    } else if (*move) {
      told_->moves.push_back({question.color, **move});
    }
    return move;
  });
}

// Asked for a move it does not play, or taking back the one it played: that it stands on its board
// until then is told by the difference.
Driver::Answer<std::optional<Move>> Driver::suggestMove(const MoveQuestion& question,
                                                        std::stop_token stop) {
  if (auto ready = tell(question.game, stop); !ready) return Unexpected{ready.error()};
  if (!known_.knows("reg_genmove")) return generateMove(question, stop);
  return withRestarts(stop, [&]() -> Answer<std::optional<Move>> {
    if (auto ready = bring(question.game, stop); !ready) return Unexpected{ready.error()};
    return think(genmove("reg_genmove", question.color), question, stop);
  });
}

Driver::Answer<Points> Driver::chooseHandicap(const Game& emptyGame, int stones,
                                              std::stop_token stop) {
  return withRestarts(stop, [&]() -> Answer<Points> {
    if (auto ready = bring(emptyGame, stop); !ready) return Unexpected{ready.error()};
    const std::string count = ' ' + std::to_string(stones);
    Commands ways;
    if (known_.knows("place_free_handicap")) ways.push_back("place_free_handicap" + count);
    if (known_.knows("fixed_handicap")) ways.push_back("fixed_handicap" + count);
    if (ways.empty()) return Unexpected{EngineError{.kind = Kind::NoSuchPosition}};
    told_.reset();
    auto reply = sayOneOf(ways, stop);
    if (!reply) return Unexpected{std::move(reply.error())};
    const auto points = parsePoints(*reply, emptyGame.size);
    if (!points) return nonsense(ways.front(), *reply);
    return *points;
  });
}

// The end

Driver::Answer<PointSet> Driver::deadStones(const Game& game, std::stop_token stop) {
  return withRestarts(stop, [&]() -> Answer<PointSet> {
    if (auto ready = bring(game, stop); !ready) return Unexpected{ready.error()};
    const std::string command = "final_status_list dead";
    auto reply = say(command, stop);
    if (!reply) return Unexpected{std::move(reply.error())};
    const auto points = parsePoints(*reply, game.size);
    if (!points) return nonsense(command, *reply);
    const Board board = game.lastBoard();
    PointSet dead(game.size);
    for (const Point point : *points) {
      if (board.at(point) == Stone::None) return nonsense(command, *reply);
      dead[point] = true;
    }
    return dead;
  });
}

Driver::Answer<std::string> Driver::finalScore(const Game& game, std::stop_token stop) {
  return withRestarts(stop, [&]() -> Asked {
    if (auto ready = bring(game, stop); !ready) return Unexpected{ready.error()};
    return say("final_score", stop);
  });
}

std::string quotedWord(std::string_view path) {
  std::string word = "'";
  for (const char c : path)
    word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace tengen::engine
