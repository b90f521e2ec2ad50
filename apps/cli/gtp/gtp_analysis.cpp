#include "apps/cli/gtp/gtp_analysis.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

#include "base/decimal.h"
#include "rules/notation.h"

namespace tengen::cli {
namespace {

// The arguments of a command, one after the other.
class Words {
 public:
  explicit Words(const std::vector<std::string>& words) : words_(words) {}

  bool areOver() const { return next_ == words_.size(); }
  const std::string* peek() const { return areOver() ? nullptr : &words_[next_]; }
  const std::string* take() { return areOver() ? nullptr : &words_[next_++]; }

 private:
  const std::vector<std::string>& words_;
  size_t next_ = 0;
};

std::optional<std::chrono::milliseconds> centiseconds(const std::string& text) {
  const auto number = parseDecimal(text);
  if (!number || !(*number >= 0 && *number <= 1e7)) return std::nullopt;
  return std::chrono::milliseconds(std::max(10, static_cast<int>(*number * 10)));
}

std::optional<bool> truth(const std::string& text) {
  if (text == "true" || text == "1") return true;
  if (text == "false" || text == "0") return false;
  return std::nullopt;
}

constexpr int kMostVisits = 100'000'000;
constexpr std::chrono::milliseconds kUsualInterval{100};
constexpr size_t kUsualMoves = 5;  // of tengen-analyze, where fewer were tried

class Parser {
 public:
  Parser(const gtp::Command& command, BoardSize size, Color toMove)
      : words_(command.arguments), size_(size), isOurs_(command.name == kOwnAnalysis) {
    if (isOurs_) {
      request_.rootInfo = true;
      request_.minMoves = kUsualMoves;
    } else {
      request_.interval = kUsualInterval;
    }
    request_.color = takeColor();
    asker_ = request_.color.value_or(toMove);
    if (const std::string* word = words_.peek()) {
      if (const auto interval = centiseconds(*word)) {
        request_.interval = *interval;
        words_.take();
      }
    }
  }

  Result<AnalysisRequest, std::string> read() {
    while (const std::string* key = words_.take()) {
      const std::string* value = words_.take();
      if (!value) return Unexpected{*key + " without a value"};
      if (!obey(*key, *value)) return Unexpected{*key + " " + *value};
    }
    if (isOurs_ && !request_.visits) return Unexpected{"visits are missing"};
    applyLists();
    return request_;
  }

 private:
  std::optional<Color> takeColor() {
    const std::string* word = words_.peek();
    const auto color = word ? gtp::parseColor(*word) : std::nullopt;
    if (color) words_.take();
    return color;
  }

  bool obey(const std::string& key, const std::string& value) {
    if (key == "interval") return set(request_.interval, centiseconds(value));
    if (key == "ownership") return set(request_.ownership, truth(value));
    if (key == "pv") return set(request_.pv, truth(value));
    if (key == "pvVisits") return set(request_.pvVisits, truth(value));
    if (key == "rootInfo") return set(request_.rootInfo, truth(value));
    if (key == "minmoves") return set(request_.minMoves, number(value));
    if (key == "maxmoves") return set(request_.maxMoves, number(value));
    if (key == "avoid" || key == "allow") return takeList(key == "allow", value);
    if (isOurs_ && key == "visits") return set(request_.visits, visits(value));
    if (isOurs_ && key == "force")
      return set(request_.forced, parseMove(value, size_, Notation::Standard));
    if (isOurs_ && key == "ahead") return set(request_.ahead, movesIn(value));
    // What others report besides is left out; asking for it is no mistake.
    static const std::string known[] = {"ownershipStdev", "movesOwnership", "movesOwnershipStdev",
                                        "pvEdgeVisits", "noResultValue"};
    return std::find(std::begin(known), std::end(known), key) != std::end(known) && truth(value);
  }

  template <class T, class U>
  static bool set(T& where, const std::optional<U>& value) {
    if (value) where = *value;
    return value.has_value();
  }

  static std::optional<size_t> number(const std::string& text) {
    const auto value = parseInteger(text);
    return value && *value >= 0 ? std::optional(static_cast<size_t>(*value)) : std::nullopt;
  }

  static std::optional<int> visits(const std::string& text) {
    const auto value = parseInteger(text);
    return value && *value >= 1 && *value <= kMostVisits ? value : std::nullopt;
  }

  // COLOR MOVE,MOVE,... DEPTH
  bool takeList(bool isAllowed, const std::string& colorWord) {
    const auto color = gtp::parseColor(colorWord);
    const std::string* names = words_.take();
    const std::string* depth = words_.take();
    if (!color || !names || !depth || !parseInteger(*depth)) return false;
    std::vector<bool>& list = isAllowed ? listed_ : avoided_;
    list.resize(static_cast<size_t>(size_.points()) + 1);
    const auto named = movesIn(*names);
    if (!named) return false;
    for (const Move move : *named) {
      if (*color == asker_) list[static_cast<size_t>(search::indexOf(move, size_))] = true;
    }
    return true;
  }

  // MOVE,MOVE,...
  std::optional<std::vector<Move>> movesIn(const std::string& list) const {
    std::vector<Move> moves;
    std::istringstream names(list);
    for (std::string name; std::getline(names, name, ',');) {
      const auto move = parseMove(name, size_, Notation::Standard);
      if (!move) return std::nullopt;
      moves.push_back(*move);
    }
    return moves;
  }

  void applyLists() {
    const auto hasAny = [](const std::vector<bool>& list) {
      return std::find(list.begin(), list.end(), true) != list.end();
    };
    if (hasAny(listed_)) request_.allowed = listed_;
    if (!hasAny(avoided_)) return;
    if (request_.allowed.empty()) request_.allowed.assign(avoided_.size(), true);
    for (size_t i = 0; i < avoided_.size(); ++i) {
      if (avoided_[i]) request_.allowed[i] = false;
    }
  }

  Words words_;
  BoardSize size_;
  bool isOurs_;
  Color asker_ = Color::Black;
  AnalysisRequest request_;
  std::vector<bool> listed_;
  std::vector<bool> avoided_;
};

// Lines

std::string tenThousandths(float share) {
  return std::to_string(std::lround(std::clamp(share, 0.0f, 1.0f) * 10000));
}

std::string moveText(Move move, BoardSize size) {
  return toText(move, size, Notation::Standard);
}

std::string valuesOf(const search::MoveReport& move, Dialect dialect) {
  if (dialect == Dialect::Leela) {
    return " winrate " + tenThousandths(move.winrate) + " prior " + tenThousandths(move.prior) +
           " lcb " + tenThousandths(move.lcb);
  }
  const std::string lead = fixedDecimal(move.lead, 3);
  return " utility " + fixedDecimal(move.utility, 5) + " winrate " + fixedDecimal(move.winrate, 5) +
         " scoreMean " + lead + " scoreLead " + lead + " prior " + fixedDecimal(move.prior, 5) +
         " lcb " + fixedDecimal(move.lcb, 5);
}

std::string infoOf(const search::MoveReport& move, size_t order, const AnalysisRequest& request,
                   Dialect dialect, BoardSize size) {
  std::string text = "info move " + moveText(move.move, size) + " visits " +
                     std::to_string(move.visits) + valuesOf(move, dialect) + " order " +
                     std::to_string(order);
  if (!request.pv) return text;
  text += " pv";
  if (move.pv.empty()) text += ' ' + moveText(move.move, size);
  for (const Move next : move.pv)
    text += ' ' + moveText(next, size);
  if (request.pvVisits && !move.pvVisits.empty()) {
    text += " pvVisits";
    for (const int visits : move.pvVisits)
      text += ' ' + std::to_string(visits);
  }
  return text;
}

std::string rootOf(const search::Report& report) {
  return "rootInfo visits " + std::to_string(report.visits) + " winrate " +
         fixedDecimal(report.winrate, 5) + " scoreLead " + fixedDecimal(report.lead, 3) +
         " rawWinrate " + fixedDecimal(report.rawWinrate, 5) + " rawLead " +
         fixedDecimal(report.rawLead, 3);
}

}  // namespace

std::string fixedDecimal(double value, int digits) {
  char text[64];
  const auto written =
      std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, digits);
  return std::string(text, written.ptr);
}

Result<AnalysisRequest, std::string> parseAnalysis(const gtp::Command& command, BoardSize size,
                                                   Color toMove) {
  return Parser(command, size, toMove).read();
}

std::string analysisLine(const search::Report& report, const AnalysisRequest& request,
                         Dialect dialect, BoardSize size) {
  std::string line;
  const auto add = [&](const std::string& part) { line += (line.empty() ? "" : " ") + part; };
  for (size_t order = 0; order < report.moves.size(); ++order) {
    const search::MoveReport& move = report.moves[order];
    const bool isEnough = (request.maxMoves && order >= *request.maxMoves) ||
                          (move.visits == 0 && order >= request.minMoves);
    if (!isEnough || request.forced == move.move) add(infoOf(move, order, request, dialect, size));
  }
  if (dialect == Dialect::Leela) return line;
  if (request.rootInfo) add(rootOf(report));
  if (request.ownership && !report.ownership.empty()) {
    add("ownership");
    for (const float owned : report.ownership)
      line += ' ' + fixedDecimal(owned, 3);
  }
  return line;
}

}  // namespace tengen::cli
