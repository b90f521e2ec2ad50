#include "engine/analysis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "base/decimal.h"
#include "rules/notation.h"

namespace tengen::engine {
namespace {

constexpr size_t kLongestVariation = 1000;  // moves; beyond it a line is junk
constexpr double kMostVisits = 1e9;
constexpr double kLeadMargin = 100;  // points
constexpr double kRoundingOfChance = 1e-3;

// Words that begin a list or a section, so that a list ends where the next one begins.
constexpr std::array<std::string_view, 8> kListWords{"pv",
                                                     "pvVisits",
                                                     "pvEdgeVisits",
                                                     "ownership",
                                                     "ownershipStdev",
                                                     "movesOwnership",
                                                     "movesOwnershipStdev",
                                                     "info"};

class Words {
 public:
  explicit Words(std::string_view text) : text_(text) { skipBlanks(); }

  bool areOver() const { return text_.empty(); }
  std::string_view peek() const {
    return text_.substr(0, std::min(text_.find_first_of(" \t\r"), text_.size()));
  }
  std::string_view take() {
    const std::string_view word = peek();
    text_.remove_prefix(word.size());
    skipBlanks();
    return word;
  }

 private:
  void skipBlanks() {
    text_.remove_prefix(std::min(text_.find_first_not_of(" \t\r"), text_.size()));
  }

  std::string_view text_;
};

bool beginsList(std::string_view word) {
  return std::find(kListWords.begin(), kListWords.end(), word) != kListWords.end() ||
         word == "rootInfo";
}

class Parser {
 public:
  Parser(std::string_view line, const AnalysisFormat& format) : words_(line), format_(format) {
    analysis_.toMove = format.toMove;
    const bool isBlacks =
        format.perspective == Perspective::Black ||
        (format.perspective == Perspective::SideToMove && format.toMove == Color::Black);
    sign_ = isBlacks ? 1 : -1;
  }

  std::optional<Analysis> read() {
    while (!words_.areOver())
      takeWord();
    dropBadMoves();
    if (analysis_.candidates.empty()) return std::nullopt;
    std::stable_sort(analysis_.candidates.begin(), analysis_.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
    fillRoot();
    return std::move(analysis_);
  }

 private:
  void takeWord() {
    const std::string_view word = words_.take();
    if (word == "info") {
      isRoot_ = false;
      analysis_.candidates.emplace_back();
      hasMove_.push_back(false);
      isBad_.push_back(false);
      analysis_.candidates.back().order = static_cast<int>(analysis_.candidates.size()) - 1;
    } else if (word == "rootInfo") {
      isRoot_ = hasRoot_ = true;
    } else if (word == "ownership") {
      takeOwnership();
    } else if (word == "pv") {
      takeVariation();
    } else if (word == "pvVisits") {
      takeVisits();
    } else if (beginsList(word)) {
      skipList();
    } else if (!words_.areOver() && !beginsList(words_.peek())) {
      takeValue(word, words_.take());
    }
  }

  void takeValue(std::string_view key, std::string_view value) {
    if (isRoot_) return takeRootValue(key, value);
    if (analysis_.candidates.empty()) return;
    Candidate& candidate = analysis_.candidates.back();
    if (key == "move") {
      const auto move = parseMove(value, format_.size, Notation::Standard);
      if (move) candidate.move = *move;
      hasMove_.back() = move.has_value();
      return;
    }
    const auto number = parseDecimal(value);
    if (!canBeTrue(key, number)) isBad_.back() = true;
    if (!number || isBad_.back()) return;
    if (key == "visits") candidate.visits = static_cast<int>(*number);
    if (key == "winrate") candidate.win = winFrom(*number);
    if (key == "scoreLead" || (key == "scoreMean" && !candidate.lead))
      candidate.lead = sign_ * *number;
    if (key == "prior") candidate.prior = shareFrom(*number);
    if (key == "order") candidate.order = static_cast<int>(std::clamp(*number, 0.0, kMostVisits));
  }

  void takeRootValue(std::string_view key, std::string_view value) {
    const auto number = parseDecimal(value);
    if (!canBeTrue(key, number)) isBadRoot_ = true;
    if (!number || isBadRoot_) return;
    if (key == "visits") analysis_.visits = static_cast<int>(*number);
    if (key == "winrate") analysis_.win = winFrom(*number);
    if (key == "scoreLead") analysis_.lead = sign_ * *number;
  }

  // Of what is kept; nobody minds the rest.
  bool canBeTrue(std::string_view key, const std::optional<double>& number) const {
    if (key == "visits") return number && areVisits(*number);
    if (key == "winrate") return number && isChance(*number / whole());
    if (key == "scoreLead" || key == "scoreMean")
      return number && isLead(*number, format_.size, format_.komi);
    return true;
  }

  // Moves as long as there are any; a pass is one.
  void takeVariation() {
    std::vector<Move> pv;
    while (!words_.areOver()) {
      const auto move = parseMove(words_.peek(), format_.size, Notation::Standard);
      if (!move) break;
      words_.take();
      if (pv.size() < kLongestVariation) pv.push_back(*move);
    }
    if (!isRoot_ && !analysis_.candidates.empty()) analysis_.candidates.back().pv = std::move(pv);
  }

  void takeVisits() {
    std::vector<int> visits;
    while (!words_.areOver()) {
      const auto number = parseInteger(words_.peek());
      if (!number) break;
      words_.take();
      if (visits.size() < kLongestVariation) visits.push_back(std::max(0, *number));
    }
    if (!isRoot_ && !analysis_.candidates.empty())
      analysis_.candidates.back().pvVisits = std::move(visits);
  }

  void takeOwnership() {
    Grid<float> owners(format_.size);
    int count = 0;
    for (; !words_.areOver(); ++count) {
      const auto number = parseDecimal(words_.peek());
      if (!number) break;
      words_.take();
      if (count >= format_.size.points()) continue;
      owners[format_.size.pointAt(count)] =
          static_cast<float>(sign_ * std::clamp(*number, -1.0, 1.0));
    }
    if (count == format_.size.points()) analysis_.ownership = std::move(owners);
  }

  void skipList() {
    while (!words_.areOver() && parseDecimal(words_.peek()))
      words_.take();
  }

  void dropBadMoves() {
    size_t kept = 0;
    for (size_t i = 0; i < analysis_.candidates.size(); ++i) {
      if (!hasMove_[i] || isBad_[i]) continue;
      Candidate& candidate = analysis_.candidates[i];
      if (candidate.pv.empty()) candidate.pv = {candidate.move};
      if (candidate.pvVisits.size() != candidate.pv.size()) candidate.pvVisits.clear();
      if (kept != i) analysis_.candidates[kept] = std::move(candidate);
      ++kept;
    }
    analysis_.candidates.resize(kept);
  }

  // An engine that says nothing of the root is understood to mean its best move.
  void fillRoot() {
    if (hasRoot_ && !isBadRoot_) return;
    const Candidate& best = analysis_.candidates.front();
    analysis_.win = best.win;
    analysis_.lead = best.lead;
    double visits = 0;
    for (const Candidate& candidate : analysis_.candidates)
      visits += candidate.visits;
    analysis_.visits = static_cast<int>(std::min(visits, kMostVisits));
  }

  // Numbers
  double whole() const { return format_.dialect == AnalysisFormat::Dialect::Leela ? 10000 : 1; }
  double shareFrom(double number) const { return std::clamp(number / whole(), 0.0, 1.0); }
  double winFrom(double number) const {
    const double win = shareFrom(number);
    return sign_ > 0 ? win : 1 - win;
  }

  Words words_;
  AnalysisFormat format_;
  Analysis analysis_;
  std::vector<bool> hasMove_;  // of each candidate
  std::vector<bool> isBad_;    // the same
  int sign_ = 1;
  bool isRoot_ = false;
  bool hasRoot_ = false;
  bool isBadRoot_ = false;
};

}  // namespace

bool isChance(double win) {
  return win >= -kRoundingOfChance && win <= 1 + kRoundingOfChance;
}

bool areVisits(double visits) {
  return visits >= 0 && visits < kMostVisits;
}

bool isLead(double lead, BoardSize size, double komi) {
  return std::abs(lead) <= 2 * size.points() + std::abs(komi) + kLeadMargin;
}

std::optional<Analysis> parseAnalysisLine(std::string_view line, const AnalysisFormat& format) {
  return Parser(line, format).read();
}

}  // namespace tengen::engine
