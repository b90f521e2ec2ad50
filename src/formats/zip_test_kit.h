// Makes small ZIP archives, good ones and hostile ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>
#include <zlib.h>

namespace tengen::formats {

struct ZipFileForTest {
  std::string name;
  std::string content;
  bool isPacked = true;
  uint16_t flags = 0;
};

class ZipForTest {
 public:
  void add(const ZipFileForTest& file) {
    const std::string packed = file.isPacked ? deflated(file.content) : file.content;
    std::string facts = number(file.flags, 2) + number(file.isPacked ? 8 : 0, 2) + number(0, 4);
    facts += number(crc32(0, reinterpret_cast<const Bytef*>(file.content.data()),
                          static_cast<uInt>(file.content.size())),
                    4);
    facts += number(packed.size(), 4) + number(file.content.size(), 4) +
             number(file.name.size(), 2) + number(0, 2);
    directory_ += "PK\x01\x02" + number(20, 2) + number(20, 2) + facts + number(0, 10) +
                  number(bytes_.size(), 4) + file.name;
    bytes_ += "PK\x03\x04" + number(20, 2) + facts + file.name + packed;
    ++count_;
  }

  std::string bytes() const {
    return bytes_ + directory_ + "PK\x05\x06" + number(0, 4) + number(count_, 2) +
           number(count_, 2) + number(directory_.size(), 4) + number(bytes_.size(), 4) +
           number(0, 2);
  }

 private:
  static std::string number(size_t value, size_t bytes) {
    std::string text;
    for (size_t i = 0; i < bytes; ++i)
      text += static_cast<char>(i < 8 ? value >> (8 * i) & 0xff : 0);
    return text;
  }
  static std::string deflated(std::string_view content) {
    constexpr int kNoHeader = -15;
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, kNoHeader, 9, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    return packed;
  }

  std::string bytes_, directory_;
  size_t count_ = 0;
};

inline std::string zipOf(const std::vector<ZipFileForTest>& files) {
  ZipForTest zip;
  for (const ZipFileForTest& file : files)
    zip.add(file);
  return zip.bytes();
}

}  // namespace tengen::formats
