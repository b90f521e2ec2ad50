#include "sgf/reader.h"

#include "sgf/encoding.h"
#include "sgf/parser.h"

namespace tengen::sgf {

Result<ReadResult, ReadError> read(std::string bytes, const ReadOptions& options) {
  if (bytes.size() > kMaxTextBytes) return Unexpected{ReadError{ReadError::Code::TooLarge}};
  ReadResult result;
  auto decoded = decode(std::move(bytes), options.encoding, result.warnings);
  if (!decoded) return Unexpected{decoded.error()};
  result.encoding = std::move(decoded->encoding);
  auto collection = parse(std::move(decoded->text), result.warnings);
  if (!collection) return Unexpected{collection.error()};
  result.collection = std::move(*collection);
  return result;
}

}  // namespace tengen::sgf
