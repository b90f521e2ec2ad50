#include "sgf/property_type.h"

#include <algorithm>
#include <array>

#include "base/decimal.h"
#include "base/words.h"
#include "sgf/text.h"

namespace tengen::sgf {
namespace {

using V = ValueType;
using P = Place;

// Sorted by name.
constexpr std::array kTypes{
    PropertyType{"AB", V::Point, true, P::SetUp},
    PropertyType{"AE", V::Point, true, P::SetUp},
    PropertyType{"AN", V::SimpleText, false, P::GameInfo},
    PropertyType{"AP", V::TextPair, false, P::Root},
    PropertyType{"AR", V::PointPair, true, P::Anywhere},
    PropertyType{"AW", V::Point, true, P::SetUp},
    PropertyType{"B", V::Move, false, P::Move},
    PropertyType{"BL", V::Real, false, P::Anywhere},
    PropertyType{"BM", V::Double, false, P::Anywhere},
    PropertyType{"BR", V::SimpleText, false, P::GameInfo},
    PropertyType{"BT", V::SimpleText, false, P::GameInfo},
    PropertyType{"C", V::Text, false, P::Anywhere},
    PropertyType{"CA", V::SimpleText, false, P::Root},
    PropertyType{"CP", V::SimpleText, false, P::GameInfo},
    PropertyType{"CR", V::Point, true, P::Markup},
    PropertyType{"DD", V::Point, true, P::Anywhere},
    PropertyType{"DM", V::Double, false, P::Anywhere},
    PropertyType{"DO", V::None, false, P::Anywhere},
    PropertyType{"DT", V::SimpleText, false, P::GameInfo},
    PropertyType{"EV", V::SimpleText, false, P::GameInfo},
    PropertyType{"FF", V::Number, false, P::Root},
    PropertyType{"FG", V::Figure, false, P::Anywhere},
    PropertyType{"GB", V::Double, false, P::Anywhere},
    PropertyType{"GC", V::Text, false, P::GameInfo},
    PropertyType{"GM", V::Number, false, P::Root},
    PropertyType{"GN", V::SimpleText, false, P::GameInfo},
    PropertyType{"GW", V::Double, false, P::Anywhere},
    PropertyType{"HA", V::Number, false, P::GameInfo},
    PropertyType{"HO", V::Double, false, P::Anywhere},
    PropertyType{"IT", V::None, false, P::Anywhere},
    PropertyType{"KM", V::Real, false, P::GameInfo},
    PropertyType{"KO", V::None, false, P::Anywhere},
    PropertyType{"LB", V::PointAndText, true, P::Anywhere},
    PropertyType{"LN", V::PointPair, true, P::Anywhere},
    PropertyType{"MA", V::Point, true, P::Markup},
    PropertyType{"MN", V::Number, false, P::Anywhere},
    PropertyType{"N", V::SimpleText, false, P::Anywhere},
    PropertyType{"OB", V::Number, false, P::Anywhere},
    PropertyType{"ON", V::SimpleText, false, P::GameInfo},
    PropertyType{"OT", V::SimpleText, false, P::GameInfo},
    PropertyType{"OW", V::Number, false, P::Anywhere},
    PropertyType{"PB", V::SimpleText, false, P::GameInfo},
    PropertyType{"PC", V::SimpleText, false, P::GameInfo},
    PropertyType{"PL", V::Color, false, P::SetUp},
    PropertyType{"PM", V::Number, false, P::Anywhere},
    PropertyType{"PW", V::SimpleText, false, P::GameInfo},
    PropertyType{"RE", V::SimpleText, false, P::GameInfo},
    PropertyType{"RO", V::SimpleText, false, P::GameInfo},
    PropertyType{"RU", V::SimpleText, false, P::GameInfo},
    PropertyType{"SL", V::Point, true, P::Markup},
    PropertyType{"SO", V::SimpleText, false, P::GameInfo},
    PropertyType{"SQ", V::Point, true, P::Markup},
    PropertyType{"ST", V::Number, false, P::Root},
    PropertyType{"SZ", V::Size, false, P::Root},
    PropertyType{"TB", V::Point, true, P::Anywhere},
    PropertyType{"TE", V::Double, false, P::Anywhere},
    PropertyType{"TM", V::Real, false, P::GameInfo},
    PropertyType{"TR", V::Point, true, P::Markup},
    PropertyType{"TW", V::Point, true, P::Anywhere},
    PropertyType{"UC", V::Double, false, P::Anywhere},
    PropertyType{"US", V::SimpleText, false, P::GameInfo},
    PropertyType{"V", V::Real, false, P::Anywhere},
    PropertyType{"VW", V::Point, true, P::Anywhere},
    PropertyType{"W", V::Move, false, P::Move},
    PropertyType{"WL", V::Real, false, P::Anywhere},
    PropertyType{"WR", V::SimpleText, false, P::GameInfo},
    PropertyType{"WT", V::SimpleText, false, P::GameInfo},
};

bool isPoint(std::string_view raw) {
  return raw.size() == 2 && isLetter(raw[0]) && isLetter(raw[1]);
}

bool isNumber(std::string_view raw) {
  return parseInteger(raw).has_value() && raw.front() != ' ' && raw.back() != ' ';
}

bool isReal(std::string_view raw) {
  return parseDecimal(raw).has_value() && raw.front() != ' ' && raw.back() != ' ';
}

}  // namespace

std::optional<PropertyType> propertyType(std::string_view ident) {
  const auto found = std::lower_bound(
      kTypes.begin(), kTypes.end(), ident,
      [](const PropertyType& type, std::string_view name) { return type.ident < name; });
  if (found == kTypes.end() || found->ident != ident) return std::nullopt;
  return *found;
}

bool fits(std::string_view raw, ValueType type) {
  const auto [first, second] = splitComposed(raw);
  const bool isComposed = second.data() != nullptr;
  switch (type) {
    case ValueType::None:
      return raw.empty();
    case ValueType::Number:
      return isNumber(raw);
    case ValueType::Real:
      return isReal(raw);
    case ValueType::Double:
      return raw == "1" || raw == "2";
    case ValueType::Color:
      return raw == "B" || raw == "W";
    case ValueType::SimpleText:
      return simpleText(raw) == text(raw);  // no line break but soft ones
    case ValueType::Text:
      return true;
    case ValueType::Move:
      return raw.empty() || isPoint(raw);
    case ValueType::Point:
      return isComposed ? isPoint(first) && isPoint(second) : isPoint(raw);
    case ValueType::PointPair:
      return isComposed && isPoint(first) && isPoint(second) && first != second;
    case ValueType::PointAndText:
      return isComposed && isPoint(first);
    case ValueType::TextPair:
      return isComposed;
    case ValueType::Size:
      // A square board is written as one number.
      return isComposed ? isNumber(first) && isNumber(second) && first != second : isNumber(raw);
    case ValueType::Figure:
      return raw.empty() || (isComposed && isNumber(first));
  }
  return true;
}

}  // namespace tengen::sgf
