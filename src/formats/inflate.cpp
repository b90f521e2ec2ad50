#include "formats/inflate.h"

#include <zlib.h>

namespace tengen::formats {

Result<std::string, InflateError> inflated(std::string_view packed, Wrapping wrapping,
                                           size_t most) {
  constexpr int kNoHeader = -15;
  constexpr int kAnyHeader = 15 + 32;
  z_stream stream{};
  if (inflateInit2(&stream, wrapping == Wrapping::None ? kNoHeader : kAnyHeader) != Z_OK)
    return Unexpected{InflateError::Damaged};
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  std::string text;
  int state = Z_OK;
  while (state == Z_OK && text.size() <= most) {
    char part[16384];
    stream.next_out = reinterpret_cast<Bytef*>(part);
    stream.avail_out = sizeof part;
    state = inflate(&stream, Z_NO_FLUSH);
    text.append(part, sizeof part - stream.avail_out);
  }
  inflateEnd(&stream);
  if (text.size() > most) return Unexpected{InflateError::TooLong};
  if (state != Z_STREAM_END) return Unexpected{InflateError::Damaged};
  return text;
}

}  // namespace tengen::formats
