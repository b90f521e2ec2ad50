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

// KaTrain: three values in base64 and gzip, of which the third is JSON; numbers are Black's.

std::optional<double> numberAt(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number()) return std::nullopt;
  const double number = found->get<double>();
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

template <class Values>
bool readNumbers(Values& values, const Json& object, const ForeignPlace& place) {
  const auto win = numberAt(object, "winrate");
  const double visits = numberAt(object, "visits").value_or(0);
  const auto lead = numberAt(object, "scoreLead");
  if (!win || !engine::isChance(*win) || !engine::areVisits(visits)) return false;
  if (lead && !engine::isLead(*lead, place.size, place.komi)) return false;
  values.win = std::clamp(*win, 0.0, 1.0);
  values.visits = static_cast<int>(visits);
  values.lead = lead;
  return true;
}

std::optional<engine::Candidate> kaTrainMove(const std::string& name, const Json& info,
                                             const ForeignPlace& place) {
  constexpr double kLast = 1e9;
  const auto move = parseMove(name, place.size, Notation::Standard);
  engine::Candidate candidate;
  if (!move || !info.is_object() || !readNumbers(candidate, info, place)) return std::nullopt;
  candidate.move = *move;
  candidate.order =
      static_cast<int>(std::clamp(numberAt(info, "order").value_or(kLast), 0.0, kLast));
  const auto pv = info.find("pv");
  if (pv != info.end() && pv->is_array()) {
    for (const Json& next : *pv) {
      const auto then = next.is_string()
                            ? parseMove(next.get<std::string>(), place.size, Notation::Standard)
                            : std::nullopt;
      if (!then || candidate.pv.size() == kLongestLine) break;
      candidate.pv.push_back(*then);
    }
  }
  return candidate;
}

std::optional<engine::Analysis> kaTrainAnalysis(const sgf::Property& property,
                                                const ForeignPlace& place) {
  auto value = property.begin();
  for (int i = 0; i < 2 && value != property.end(); ++i)
    ++value;
  if (value == property.end()) return std::nullopt;
  const auto text = unpacked((*value).simpleText());
  if (!text) return std::nullopt;
  const Json json = Json::parse(*text, nullptr, false);
  if (!json.is_object() || !json.contains("root") || !json["root"].is_object()) return std::nullopt;
  engine::Analysis analysis;
  analysis.toMove = place.toMove;
  if (!readNumbers(analysis, json["root"], place)) return std::nullopt;
  if (json.contains("moves") && json["moves"].is_object()) {
    for (const auto& [name, info] : json["moves"].items()) {
      if (auto move = kaTrainMove(name, info, place)) analysis.candidates.push_back(*move);
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

std::optional<engine::Analysis> lizzieAnalysis(const sgf::Property& property,
                                               const ForeignPlace& place) {
  const std::string text = property.first().text();
  const size_t lineEnd = text.find('\n');
  if (lineEnd == std::string::npos) return std::nullopt;
  const std::string_view first = trimmed(std::string_view(text).substr(0, lineEnd));
  const size_t chanceAt = first.find(' ');
  if (chanceAt == std::string_view::npos) return std::nullopt;
  const std::string_view rest = first.substr(chanceAt + 1);
  const auto chance = parseDecimal(rest.substr(0, std::min(rest.find(' '), rest.size())));
  auto analysis =
      engine::parseAnalysisLine("info " + text.substr(lineEnd + 1),
                                {engine::AnalysisFormat::Dialect::Leela, place.size, place.toMove,
                                 engine::Perspective::SideToMove, place.komi});
  if (!analysis || (chance && !engine::isChance(*chance / 100))) return std::nullopt;
  if (chance) {
    const double mover = std::clamp(*chance / 100, 0.0, 1.0);
    analysis->win = place.toMove == Color::White ? mover : 1 - mover;
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
                                              const ForeignPlace& place) {
  const auto chance = plainNumber(collection, node, "SBKV");
  const auto lead = plainNumber(collection, node, "OGSC");
  if (!chance || !engine::isChance(*chance / 100)) return std::nullopt;
  if (lead && !engine::isLead(*lead, place.size, place.komi)) return std::nullopt;
  engine::Analysis analysis;
  analysis.toMove = place.toMove;
  analysis.win = std::clamp(*chance / 100, 0.0, 1.0);
  analysis.lead = lead;
  return analysis;
}

std::optional<engine::Analysis> analysisBy(Program program, const sgf::Collection& collection,
                                           sgf::NodeId node, const ForeignPlace& place) {
  if (program == Program::Other) return plainAnalysis(collection, node, place);
  const bool isKaTrain = program == Program::KaTrain;
  const auto property = collection.find(node, isKaTrain ? "KT" : "LZ");
  if (!property) return std::nullopt;
  return isKaTrain ? kaTrainAnalysis(*property, place) : lizzieAnalysis(*property, place);
}

}  // namespace

std::string_view nameOf(Program program) {
  switch (program) {
    case Program::KaTrain:
      return "KaTrain";
    case Program::Lizzie:
      return "Lizzie";
    case Program::Other:
      return "another program (SBKV)";
  }
  return "";
}

std::optional<Evaluation> foreignEvaluation(Program program, const sgf::Collection& collection,
                                            sgf::NodeId node, const ForeignPlace& place) {
  const auto seen = analysisBy(program, collection, node, place);
  if (!seen) return std::nullopt;
  Evaluation evaluation = evaluationOf(*seen, std::nullopt);
  evaluation.isForeign = true;
  return evaluation;
}

}  // namespace tengen::review
