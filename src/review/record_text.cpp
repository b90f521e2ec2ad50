#include "review/record_text.h"

#include <algorithm>
#include <cmath>

#include "base/checksum.h"
#include "base/decimal.h"
#include "base/words.h"
#include "rules/notation.h"

namespace tengen::review {
namespace {

constexpr std::string_view kSourceWord = "by";
constexpr std::string_view kPass = "--";
constexpr std::string_view kUnknown = "?";

// The next piece up to a blank, or up to `end` where one is given; the text goes on behind it.
std::string_view takeWord(std::string_view& text) {
  while (!text.empty() && isBlank(text.front()))
    text.remove_prefix(1);
  size_t length = 0;
  while (length < text.size() && !isBlank(text[length]))
    ++length;
  const std::string_view word = text.substr(0, length);
  text.remove_prefix(length);
  return word;
}

std::string_view takeUntil(std::string_view& text, char end) {
  const size_t length = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return part;
}

// Four digits that the stones of another position hardly have.
std::string fingerprint(const Board& board) {
  std::string stones;
  for (int i = 0; i < board.size().points(); ++i)
    stones += ".XO"[static_cast<size_t>(board.at(board.size().pointAt(i)))];
  const uint32_t sum = crc32(stones);
  std::string text;
  for (int shift = 12; shift >= 0; shift -= 4)
    text += "0123456789abcdef"[sum >> shift & 15];
  return text;
}

// Numbers

std::string thousandths(double win) {
  return std::to_string(std::lround(win * 1000));
}

std::string tenths(const std::optional<double>& lead) {
  return lead ? std::to_string(std::lround(*lead * 10)) : std::string(kUnknown);
}

std::optional<int> numberBetween(std::string_view text, int least, int most) {
  const auto number = parseInteger(text);
  if (!number || *number < least || *number > most) return std::nullopt;
  return number;
}

// Visits, win and lead stand in this order wherever they stand.
template <class Values>
bool readValues(Values& values, std::string_view visits, std::string_view win,
                std::string_view lead) {
  const auto made = parseInteger(visits);
  const auto share = numberBetween(win, 0, 1000);
  const auto points = parseInteger(lead);
  if (!made || !engine::areVisits(*made) || !share || (!points && lead != kUnknown)) return false;
  values.visits = *made;
  values.win = *share / 1000.0;
  if (points) values.lead = *points / 10.0;
  return true;
}

bool canBeTrue(const std::optional<double>& lead, BoardSize size, double komi) {
  return !lead || engine::isLead(*lead, size, komi);
}

// Moves

std::string movesText(const std::vector<Move>& moves, BoardSize size) {
  std::string text;
  for (const Move move : moves)
    text += move.isPass() ? std::string(kPass) : toText(move, size, Notation::Sgf);
  return text;
}

// Nothing where a word of it is no move.
std::vector<Move> parseMoves(std::string_view text, BoardSize size) {
  std::vector<Move> moves;
  for (; !text.empty() && moves.size() < kLongestLine; text.remove_prefix(2)) {
    const std::string_view letters = text.substr(0, 2);
    const auto point = parsePoint(letters, size, Notation::Sgf);
    if (!point && letters != kPass) return {};
    moves.push_back(point ? Move::at(*point) : Move::pass());
  }
  return moves;
}

std::optional<Candidate> parseCandidate(std::string_view text, BoardSize size) {
  Candidate candidate;
  const std::string_view visits = takeUntil(text, '/');
  const std::string_view win = takeUntil(text, '/');
  const std::string_view lead = takeUntil(text, '/');
  candidate.pv = parseMoves(text, size);
  if (candidate.pv.empty() || !readValues(candidate, visits, win, lead)) return std::nullopt;
  candidate.move = candidate.pv.front();
  return candidate;
}

// A name must not end where its own `;` stands, nor hold what ends a line.
std::string plainName(const std::string& name) {
  std::string plain = name;
  std::replace_if(
      plain.begin(), plain.end(),
      [](char c) { return c == ';' || static_cast<unsigned char>(c) < ' '; }, ' ');
  return plain;
}

std::string rulesName(const Ruleset& rules) {
  return std::string(nameOf(rules).value_or("other"));
}

}  // namespace

std::string toText(const Evaluation& evaluation, const Board& board) {
  std::string text = std::string(kRecordVersion) + ' ' + fingerprint(board) +
                     (evaluation.toMove == Color::Black ? " b " : " w ") +
                     std::to_string(evaluation.visits) + ' ' + thousandths(evaluation.win) + ' ' +
                     tenths(evaluation.lead);
  for (const Candidate& candidate : evaluation.candidates) {
    text += ' ' + std::to_string(candidate.visits) + '/' + thousandths(candidate.win) + '/' +
            tenths(candidate.lead) + '/' + movesText(candidate.pv, board.size());
  }
  return text;
}

std::optional<Evaluation> parseEvaluation(std::string_view text, const Board& board, double komi) {
  if (takeWord(text) != kRecordVersion || takeWord(text) != fingerprint(board)) return std::nullopt;
  const std::string_view side = takeWord(text);
  if (side != "b" && side != "w") return std::nullopt;
  Evaluation evaluation{.toMove = side == "b" ? Color::Black : Color::White};
  const std::string_view visits = takeWord(text);
  const std::string_view win = takeWord(text);
  if (!readValues(evaluation, visits, win, takeWord(text))) return std::nullopt;
  if (!canBeTrue(evaluation.lead, board.size(), komi)) return std::nullopt;
  for (auto word = takeWord(text); !word.empty(); word = takeWord(text)) {
    auto candidate = parseCandidate(word, board.size());
    if (!candidate || evaluation.candidates.size() > kMostCandidates) return std::nullopt;
    if (!canBeTrue(candidate->lead, board.size(), komi)) return std::nullopt;
    evaluation.candidates.push_back(std::move(*candidate));
  }
  if (evaluation.isSearched() && evaluation.candidates.empty()) return std::nullopt;  // cut short
  return evaluation;
}

std::optional<double> winIn(std::string_view text) {
  if (takeWord(text) != kRecordVersion) return std::nullopt;
  takeWord(text);  // the stones
  takeWord(text);  // the side to move
  Evaluation evaluation;
  const std::string_view visits = takeWord(text);
  const std::string_view win = takeWord(text);
  if (!readValues(evaluation, visits, win, takeWord(text))) return std::nullopt;
  return evaluation.win;
}

std::string toText(const Source& source) {
  std::string text = std::string(kRecordVersion) + ' ' + std::string(kSourceWord);
  if (!source.engine.empty()) text += ";engine=" + plainName(source.engine);
  return text + ";rules=" + rulesName(source.rules) + ";komi=" + shortestDecimal(source.rules.komi);
}

std::optional<Source> parseSource(std::string_view text, const Ruleset& rules) {
  if (!isOfThisVersion(text) || !isSource(text)) return std::nullopt;
  Source source{.rules = rules};
  takeUntil(text, ';');
  while (!text.empty()) {
    std::string_view value = takeUntil(text, ';');
    const std::string_view key = takeUntil(value, '=');
    if (key == "engine") source.engine = value;
    if (key == "rules" && value != rulesName(rules)) return std::nullopt;
    if (key == "komi" && parseDecimal(value) != rules.komi) return std::nullopt;
  }
  return source;
}

bool isOfThisVersion(std::string_view text) {
  return takeWord(text) == kRecordVersion;
}

bool isOfAnotherVersion(std::string_view text) {
  const std::string_view version = takeWord(text);
  return parseInteger(version).has_value() && version != kRecordVersion;
}

bool isSource(std::string_view text) {
  takeWord(text);
  while (!text.empty() && isBlank(text.front()))
    text.remove_prefix(1);
  return takeUntil(text, ';') == kSourceWord;
}

}  // namespace tengen::review
