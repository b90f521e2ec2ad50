#include "apps/cli/analysis/analysis_query.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/words.h"
#include "gtp/ruleset_json.h"
#include "rules/notation.h"
#include "search/node.h"

#include "apps/cli/analysis/query_fields.h"
#include "apps/cli/gtp/gtp_situation.h"
#include "apps/cli/limits.h"

namespace tengen::cli {
namespace {

constexpr int kMostVisits = 100'000'000;
constexpr int kMostPriority = 1'000'000'000;
constexpr double kMostSeconds = 1e6;
// A query must not fill the memory.
constexpr size_t kMostTurns = 10'000;
constexpr size_t kMostListed = 10'000;  // lists of moves, and moves in a list
constexpr size_t kLongestId = 1000;

// Moves named for one side.
struct MoveList {
  Color color;
  std::vector<Move> moves;
};

constexpr const char* kNoButton = "the button is not known here: analysed without";

// aga-button, joined in any way.
bool isButtonedAga(std::string name) {
  std::erase_if(name, [](char c) { return !isLetter(c); });
  return lowerCase(name) == "agabutton";
}

// By the names KataGo has for it, in any case and however they are joined.
bool isStoneScoring(std::string name) {
  std::erase_if(name, [](char c) { return !isLetter(c); });
  name = lowerCase(name);
  return name == "stonescoring" || name == "ancientarea" || name == "ancientchinese";
}

class QueryReader : QueryFields {
 public:
  using QueryFields::QueryFields;

  Result<AnalysisQuery, QueryError> read() {
    readGame();
    const std::vector<Turn> moves = turns("moves", true, size_);
    const std::vector<int> wanted = wantedTurns(static_cast<int>(moves.size()));
    const std::vector<int> priorities = prioritiesFor(wanted.size());
    avoided_ = moveLists("avoidMoves");
    listed_ = moveLists("allowMoves");
    checkListsAgree();
    const AnalysisJob pattern = readWishes();
    if (error()) return Unexpected{*error()};

    start(moves);
    const std::map<int, nn::Situation> situations = replayed(moves, wanted);
    if (error()) return Unexpected{*error()};
    warnOfUnknownFields();
    AnalysisQuery read{.warnings = warnings_};
    std::set<int> asked;
    for (size_t i = 0; i < wanted.size(); ++i) {
      if (!asked.insert(wanted[i]).second) continue;
      AnalysisJob& job = read.jobs.emplace_back(pattern);
      job.turn = wanted[i];
      job.priority = priorities[i];
      job.situation = situations.at(wanted[i]);
      job.allowed = allowedFor(job.situation.position.toMove());
    }
    return read;
  }

 private:
  // The game

  void readGame() {
    if (const Json* id = find("id", true)) {
      if (!id->is_string()) {
        fail("id", "must be a text");
      } else if (id->get_ref<const std::string&>().size() > kLongestId) {
        fail("id", "must be no longer than " + std::to_string(kLongestId) + " bytes");
      }
    }
    const auto width = integer(find("boardXSize", true), "boardXSize", 1, kMaxSide);
    const auto height = integer(find("boardYSize", true), "boardYSize", 1, kMaxSide);
    if (width && height) size_ = {*width, *height};
    readRules();
    const double usual = rules_.scoring == Scoring::Area ? 7.5 : 6.5;
    komi_ = number(find("komi"), "komi", -kMostKomi, kMostKomi).value_or(usual);
    firstPlayer_ = color(find("initialPlayer"), "initialPlayer");
    stones_ = turns("initialStones", false, size_);
  }

  // As KataGo does, so that nobody waits for what does not come.
  void warnOfUnknownFields() {
    static const std::set<std::string> known{"id",
                                             "moves",
                                             "initialStones",
                                             "initialPlayer",
                                             "rules",
                                             "komi",
                                             "whiteHandicapBonus",
                                             "boardXSize",
                                             "boardYSize",
                                             "analyzeTurns",
                                             "maxVisits",
                                             "includeOwnership",
                                             "includeMovesOwnership",
                                             "includePolicy",
                                             "includePVVisits",
                                             "avoidMoves",
                                             "allowMoves",
                                             "overrideSettings",
                                             "reportDuringSearchEvery",
                                             "priority",
                                             "priorities"};
    for (const std::string& name : names()) {
      if (!known.contains(name)) warnings_.push_back({"not known here, and not heeded", name});
    }
  }

  void readRules() {
    const auto take = [this](const std::string& text, const std::string& field) {
      const auto rules = gtp::parseRuleset(text, rules_);
      if (rules) rules_ = *rules;
      if (!rules) fail(field, "not understood: " + rules.error().piece);
    };
    if (const Json* rules = find("rules", true)) {
      const Json known = withoutTaxAndButton(*rules);
      take(known.is_string() ? known.get<std::string>() : known.dump(), "rules");
    }
    if (const Json* bonus = find("whiteHandicapBonus"))
      take(Json{{"whiteHandicapBonus", *bonus}}.dump(), "whiteHandicapBonus");
  }

  // The nearest rules the network knows.
  Json withoutTaxAndButton(Json rules) {
    if (rules.is_string() && isStoneScoring(rules.get<std::string>()))
      rules = {{"ko", "SIMPLE"}, {"scoring", "AREA"}, {"tax", "ALL"}, {"suicide", false}};
    if (rules.is_string() && isButtonedAga(rules.get<std::string>())) {
      warnings_.push_back({kNoButton, "rules"});
      return "aga";
    }
    if (!rules.is_object()) return rules;
    const auto drop = [&](const char* key, const char* warning) {
      rules.erase(key);
      warnings_.push_back({warning, "rules"});
    };
    const bool isArea =
        rules.contains("scoring") ? rules["scoring"] == "AREA" : rules_.scoring == Scoring::Area;
    const Json tax = rules.value("tax", Json("NONE"));
    if (tax == "ALL" || (tax == "SEKI" && isArea))
      drop("tax",
           "tax on groups is not known here: analysed without (stone scoring as area scoring)");
    if (rules.value("hasButton", Json(false)) == true) drop("hasButton", kNoButton);
    if (rules.value("friendlyPassOk", Json(true)) == false)
      drop("friendlyPassOk", "dead stones are known to be dead here, whoever passes first");
    return rules;
  }

  void start(const std::vector<Turn>& moves) {
    Points black;
    Points white;
    for (const Turn& stone : stones_) {
      if (stone.move.isPass()) return fail("initialStones", "a pass is no stone");
      (stone.color == Color::Black ? black : white).push_back(stone.move.point());
    }
    const Color usual = moves.empty() ? Color::Black : moves.front().color;
    const auto position =
        Position::withStones(size_, black, white, rules_, firstPlayer_.value_or(usual));
    if (!position)
      return fail("initialStones", "two stones on a point, or stones without a liberty");
    const bool isHandicap = white.empty() && black.size() > 1;
    game_.setRules(rules_);
    game_.setKomi(komi_);
    game_.startFrom(*position, isHandicap ? static_cast<int>(black.size()) : 0);
  }

  // Before the first move, after it, ...; whoever made the next move is to make it.
  std::map<int, nn::Situation> replayed(const std::vector<Turn>& moves,
                                        const std::vector<int>& wanted) {
    const std::set<int> turns(wanted.begin(), wanted.end());
    std::map<int, nn::Situation> situations;
    for (size_t i = 0; i <= moves.size(); ++i) {
      const Color next = i < moves.size() && i > 0 ? moves[i].color : game_.position().toMove();
      const int turn = static_cast<int>(i);
      if (turns.contains(turn)) situations.emplace(turn, situationOf(game_, next));
      if (i == moves.size() || game_.play(moves[i])) continue;
      // Clients look for these two words.
      fail("moves", "Illegal move " + std::to_string(i + 1) + ": " +
                        toText(moves[i].move, size_, Notation::Standard));
      break;
    }
    return situations;
  }

  // What is asked about it

  std::vector<int> wantedTurns(int last) {
    const Json* value = find("analyzeTurns");
    if (!value) return {last};
    std::vector<int> wanted;
    for (const Json& each : list(value, "analyzeTurns", kMostTurns))
      wanted.push_back(integer(&each, "analyzeTurns", 0, last).value_or(0));
    if (wanted.empty()) fail("analyzeTurns", "must name a turn, or be left out");
    return wanted;
  }

  std::vector<int> prioritiesFor(size_t count) {
    const auto one = [this](const Json* value, const std::string& field) {
      return integer(value, field, -kMostPriority, kMostPriority).value_or(0);
    };
    std::vector<int> priorities(count, one(find("priority"), "priority"));
    const Json* value = find("priorities");
    if (!value) return priorities;
    const Json& each = list(value, "priorities", kMostTurns);
    if (each.size() != count) fail("priorities", "must be as many as analyzeTurns");
    for (size_t i = 0; i < std::min(count, each.size()); ++i)
      priorities[i] = one(&each[i], "priorities");
    return priorities;
  }

  std::vector<MoveList> moveLists(const std::string& field) {
    std::vector<MoveList> lists;
    for (const Json& entry : list(find(field), field, kMostListed)) {
      const bool isComplete =
          entry.is_object() && entry.contains("player") && entry.contains("moves");
      if (!isComplete) {
        fail(field, "must hold objects with player, moves and untilDepth");
        return {};
      }
      const auto player = color(&entry["player"], field);
      if (!player) return {};
      MoveList& named = lists.emplace_back(MoveList{*player, {}});
      for (const Json& each : list(&entry["moves"], field, kMostListed)) {
        if (const auto found = move(each, field, size_)) named.moves.push_back(*found);
      }
    }
    return lists;
  }

  void checkListsAgree() {
    for (const MoveList& allowed : listed_) {
      for (const MoveList& avoided : avoided_) {
        if (avoided.color != allowed.color) continue;
        for (const Move each : avoided.moves) {
          if (std::find(allowed.moves.begin(), allowed.moves.end(), each) == allowed.moves.end())
            continue;
          fail("avoidMoves", "allowMoves names it too: " + toText(each, size_, Notation::Standard));
        }
      }
    }
  }

  // Empty: all.
  std::vector<bool> allowedFor(Color toMove) const {
    const auto points = static_cast<size_t>(size_.points()) + 1;
    std::vector<bool> allowed;
    const auto mark = [&](const std::vector<MoveList>& lists, bool value) {
      for (const MoveList& named : lists) {
        if (named.color != toMove || named.moves.empty()) continue;
        if (allowed.empty()) allowed.assign(points, !value);
        for (const Move each : named.moves)
          allowed[static_cast<size_t>(search::indexOf(each, size_))] = value;
      }
    };
    mark(listed_, true);
    mark(avoided_, false);
    return allowed;
  }

  AnalysisJob readWishes() {
    AnalysisJob job;
    if (const Json* id = find("id"); id && id->is_string()) job.id = id->get<std::string>();
    job.visits = integer(find("maxVisits"), "maxVisits", 1, kMostVisits);
    job.reportEvery =
        number(find("reportDuringSearchEvery"), "reportDuringSearchEvery", 0.001, kMostSeconds);
    job.ownership = truth("includeOwnership");
    job.movesOwnership = truth("includeMovesOwnership");
    job.policy = truth("includePolicy");
    job.pvVisits = truth("includePVVisits");
    const Json* settings = find("overrideSettings");
    if (settings && !settings->is_object()) fail("overrideSettings", "must be an object");
    if (settings && settings->is_object()) readSettings(*settings, job);
    return job;
  }

  void readSettings(const Json& settings, AnalysisJob& job) {
    const auto setting = [&settings](const char* name) -> const Json* {
      const auto found = settings.find(name);
      return found == settings.end() ? nullptr : &*found;
    };
    job.seconds = number(setting("maxTime"), "overrideSettings", 0, kMostSeconds);
    if (!job.visits) job.visits = integer(setting("maxVisits"), "overrideSettings", 1, kMostVisits);
    const Json* viewer = setting("reportAnalysisWinratesAs");
    if (!viewer) return;
    if (*viewer == "BLACK") {
      job.viewer = Color::Black;
    } else if (*viewer == "WHITE") {
      job.viewer = Color::White;
    } else if (*viewer == "SIDETOMOVE") {
      job.viewer.reset();
    } else {
      fail("overrideSettings", "reportAnalysisWinratesAs is BLACK, WHITE or SIDETOMOVE");
    }
  }

  std::vector<QueryError> warnings_;
  BoardSize size_;
  Ruleset rules_;
  double komi_ = 0;
  std::optional<Color> firstPlayer_;
  std::vector<Turn> stones_;
  std::vector<MoveList> avoided_;
  std::vector<MoveList> listed_;
  GtpGame game_;
};

}  // namespace

Result<AnalysisQuery, QueryError> readQuery(const Json& query) {
  return QueryReader(query).read();
}

}  // namespace tengen::cli
