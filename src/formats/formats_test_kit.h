// Records of our own making, and what comes out of them as SGF.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "formats/format.h"
#include "sgf/encoding.h"
#include "sgf/writer.h"

namespace tengen::formats {

inline std::string valueIn(const sgf::Collection& collection, std::string_view ident) {
  const auto property = collection.find(collection.games().front(), ident);
  return property ? property->first().text() : "";
}

// On one line: where lines are broken is the writer's business.
inline std::string oneLine(const sgf::Collection& collection) {
  std::string text = sgf::write(collection);
  for (const char* broken : {"\n;", "\n("}) {
    for (size_t at = text.find(broken); at != text.npos; at = text.find(broken, at))
      text.erase(at, 1);
  }
  return text;
}

inline std::string sgfOf(std::string bytes) {
  const Format& format = formatOf(bytes);
  const auto read = format.read(std::move(bytes), {});
  return read ? oneLine(read->collection) : "";
}

inline sgf::ReadResult readOk(std::string bytes, std::string_view formatName) {
  const Format& format = formatOf(bytes);
  EXPECT_EQ(format.name, formatName);
  auto read = format.read(std::move(bytes), {});
  EXPECT_TRUE(read);
  return read ? std::move(*read) : sgf::ReadResult{};
}

}  // namespace tengen::formats
