// ICU's converters behind one small door: names of encodings, bytes to UTF-8 and back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct UConverter;

namespace tengen::sgf {

// The name under which we read an encoding, for any name ICU knows: subsets are read as what
// programs mean by them (GB2312 and GBK as GB18030, ISO-8859-1 as windows-1252).
std::optional<std::string> encodingNamed(std::string_view name);

struct Converted {
  std::string text;  // UTF-8
  size_t malformed = 0;
  size_t firstMalformed = 0;  // where the first U+FFFD stands
};

class Converter {
 public:
  // By a name encodingNamed() gave.
  explicit Converter(const std::string& encoding);

  Converted convert(std::string_view bytes);
  // The way back; nothing where the encoding lacks a character of the text, which is UTF-8.
  std::optional<std::string> encode(std::string_view text);

  // One character after another, for those who want to look at them. Malformed bytes give U+FFFD.
  struct Character {
    char32_t code;
    std::string_view bytes;
  };
  template <class Visit>
  void forEach(std::string_view bytes, Visit visit) {
    reset();
    const char* p = bytes.data();
    const char* const end = p + bytes.size();
    while (p < end) {
      const char* const start = p;
      const char32_t code = next(p, end);
      visit(Character{code, {start, static_cast<size_t>(p - start)}});
    }
  }

  // Whether ASCII means itself, as it must in a file whose CA could be read.
  bool keepsAscii();

 private:
  void reset();
  char32_t next(const char*& p, const char* end);

  struct Close {
    void operator()(UConverter* converter) const;
  };
  std::unique_ptr<UConverter, Close> converter_;
};

}  // namespace tengen::sgf
