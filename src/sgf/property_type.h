// The properties of FF[4] and the types of their values.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tengen::sgf {

enum class ValueType : uint8_t {
  None,
  Number,
  Real,
  Double,  // 1 or 2
  Color,
  SimpleText,
  Text,
  Move,          // a point, or nothing for a pass
  Point,         // or a rectangle of them
  PointPair,     // an arrow or a line
  PointAndText,  // a label
  TextPair,      // AP
  Size,          // SZ
  Figure,        // FG
};

// Where in a tree a property may stand, or with what.
enum class Place : uint8_t { Root, GameInfo, SetUp, Move, Markup, Anywhere };

struct PropertyType {
  std::string_view ident;
  ValueType value;
  bool isList;
  Place place;
};

// Nothing for one that FF[4] does not know: anything may stand in it.
std::optional<PropertyType> propertyType(std::string_view ident);

// Whether a raw value is of that type.
bool fits(std::string_view raw, ValueType type);

}  // namespace tengen::sgf
