#include "sgf/reader.h"

#include "sgf/parser.h"

namespace tengen::sgf {

Result<ReadResult, ReadError> read(std::string bytes, const ReadOptions&) {
  ReadResult result;
  result.encoding = "UTF-8";
  auto collection = parse(std::move(bytes), result.warnings);
  if (!collection) return Unexpected{collection.error()};
  result.collection = std::move(*collection);
  return result;
}

}  // namespace tengen::sgf
