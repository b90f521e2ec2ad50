#include "review/foreign_record.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/decimal.h"
#include "base/words.h"
#include "review/packed_text.h"
#include "rules/notation.h"

namespace tengen::review {
namespace {

using Json = nlohmann::json;

constexpr double kMostForeignVisits = 1e9;
constexpr double kFarthestForeignLead = 1e5;

// KaTrain: three values in base64 and gzip, of which the third is JSON; numbers are Black's.

std::optional<double> numberAt(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number()) return std::nullopt;
  const double number = found->get<double>();
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

template <class Values>
bool readNumbers(Values& values, const Json& object) {
  const auto win = numberAt(object, "winrate");
  if (!win) return false;
  values.win = std::clamp(*win, 0.0, 1.0);
  values.visits =
      static_cast<int>(std::clamp(numberAt(object, "visits").value_or(0), 0.0, kMostForeignVisits));
  if (const auto lead = numberAt(object, "scoreLead"))
    values.lead = std::clamp(*lead, -kFarthestForeignLead, kFarthestForeignLead);
  return true;
}

std::optional<engine::Candidate> kaTrainMove(const std::string& name, const Json& info,
                                             BoardSize size) {
  const auto move = parseMove(name, size, Notation::Standard);
  engine::Candidate candidate;
  if (!move || !info.is_object() || !readNumbers(candidate, info)) return std::nullopt;
  candidate.move = *move;
  candidate.order = static_cast<int>(
      std::clamp(numberAt(info, "order").value_or(kMostForeignVisits), 0.0, kMostForeignVisits));
  const auto pv = info.find("pv");
  if (pv != info.end() && pv->is_array()) {
    for (const Json& next : *pv) {
      const auto then = next.is_string()
                            ? parseMove(next.get<std::string>(), size, Notation::Standard)
                            : std::nullopt;
      if (!then || candidate.pv.size() == kLongestLine) break;
      candidate.pv.push_back(*then);
    }
  }
  return candidate;
}

std::optional<engine::Analysis> kaTrainAnalysis(const sgf::Property& property, BoardSize size,
                                                Color toMove) {
  auto value = property.begin();
  for (int i = 0; i < 2 && value != property.end(); ++i)
    ++value;
  if (value == property.end()) return std::nullopt;
  const auto text = unpacked((*value).simpleText());
  if (!text) return std::nullopt;
  const Json json = Json::parse(*text, nullptr, false);
  if (!json.is_object() || !json.contains("root") || !json["root"].is_object()) return std::nullopt;
  engine::Analysis analysis;
  analysis.toMove = toMove;
  if (!readNumbers(analysis, json["root"])) return std::nullopt;
  if (json.contains("moves") && json["moves"].is_object()) {
    for (const auto& [name, info] : json["moves"].items()) {
      if (auto move = kaTrainMove(name, info, size)) analysis.candidates.push_back(*move);
    }
  }
  std::stable_sort(analysis.candidates.begin(), analysis.candidates.end(),
                   [](const engine::Candidate& a, const engine::Candidate& b) {
                     return a.order != b.order ? a.order < b.order : a.visits > b.visits;
                   });
  return analysis;
}

// Lizzie: `0.7.4 41.6 2.8k`, a line break, then what Leela Zero said without its first `info`.
// The chance in the first line is that of whoever moved last.

std::optional<engine::Analysis> lizzieAnalysis(const sgf::Property& property, BoardSize size,
                                               Color toMove) {
  const std::string text = property.first().text();
  const size_t lineEnd = text.find('\n');
  if (lineEnd == std::string::npos) return std::nullopt;
  const std::string_view first = trimmed(std::string_view(text).substr(0, lineEnd));
  const size_t chanceAt = first.find(' ');
  if (chanceAt == std::string_view::npos) return std::nullopt;
  const std::string_view rest = first.substr(chanceAt + 1);
  const auto chance = parseDecimal(rest.substr(0, std::min(rest.find(' '), rest.size())));
  auto analysis = engine::parseAnalysisLine(
      "info " + text.substr(lineEnd + 1),
      {engine::AnalysisFormat::Dialect::Leela, size, toMove, engine::Perspective::SideToMove});
  if (!analysis) return std::nullopt;
  if (chance) {
    const double mover = std::clamp(*chance / 100, 0.0, 1.0);
    analysis->win = toMove == Color::White ? mover : 1 - mover;
  }
  return analysis;
}

// Sabaki and Ogatak: two numbers, Black's.

std::optional<double> plainNumber(const sgf::Collection& collection, sgf::NodeId node,
                                  std::string_view ident) {
  const auto property = collection.find(node, ident);
  return property ? parseDecimal(property->first().simpleText()) : std::nullopt;
}

std::optional<engine::Analysis> plainAnalysis(const sgf::Collection& collection, sgf::NodeId node,
                                              Color toMove) {
  const auto chance = plainNumber(collection, node, "SBKV");
  if (!chance) return std::nullopt;
  engine::Analysis analysis;
  analysis.toMove = toMove;
  analysis.win = std::clamp(*chance / 100, 0.0, 1.0);
  if (const auto lead = plainNumber(collection, node, "OGSC"))
    analysis.lead = std::clamp(*lead, -kFarthestForeignLead, kFarthestForeignLead);
  return analysis;
}

}  // namespace

std::optional<Evaluation> foreignEvaluation(const sgf::Collection& collection, sgf::NodeId node,
                                            BoardSize size, Color toMove) {
  std::optional<engine::Analysis> seen;
  if (const auto property = collection.find(node, "KT"))
    seen = kaTrainAnalysis(*property, size, toMove);
  if (!seen) {
    if (const auto property = collection.find(node, "LZ"))
      seen = lizzieAnalysis(*property, size, toMove);
  }
  if (!seen) seen = plainAnalysis(collection, node, toMove);
  if (!seen) return std::nullopt;
  return evaluationOf(*seen, std::nullopt);
}

}  // namespace tengen::review
