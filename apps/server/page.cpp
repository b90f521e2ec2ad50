#include "apps/server/page.h"

#include "base/sha256.h"

#include "apps/server/embedded_files.h"

namespace tengen::server {
namespace {

struct Type {
  std::string_view ending;
  std::string_view name;
};
constexpr Type kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".wav", "audio/wav"},
    {".ogg", "audio/ogg"},
    {".mp3", "audio/mpeg"},
    {".woff2", "font/woff2"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
};

std::string typeOf(std::string_view name) {
  for (const Type& type : kTypes) {
    if (name.ends_with(type.ending)) return std::string(type.name);
  }
  return "application/octet-stream";
}

std::string tagOf(std::string_view bytes) {
  constexpr size_t kBytes = 8;  // enough to tell two versions of one file apart
  const Sha256 hash = sha256(bytes);
  std::string tag = "\"";
  for (size_t i = 0; i < kBytes; ++i) {
    tag += "0123456789abcdef"[hash[i] >> 4];
    tag += "0123456789abcdef"[hash[i] & 15];
  }
  return tag + '"';
}

}  // namespace

void Page::add(std::string name, std::string bytes) {
  PageFile file{.bytes = {}, .type = typeOf(name), .tag = tagOf(bytes)};
  file.bytes = std::move(bytes);
  files_.insert_or_assign(std::move(name), std::move(file));
}

Page Page::embedded() {
  Page page;
  for (const EmbeddedFile& file : embeddedFiles())
    page.add(std::string(file.name), std::string(file.bytes));
  return page;
}

Result<Page, FileError> Page::from(const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  Page page;
  std::error_code failed;
  for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
       at.increment(failed)) {
    if (!at->is_regular_file()) continue;
    auto bytes = readFile(at->path());
    if (!bytes) return Unexpected{bytes.error()};
    page.add(at->path().lexically_relative(folder).generic_string(), std::move(*bytes));
  }
  if (failed) return Unexpected{FileError{folder, failed}};
  return page;
}

const PageFile* Page::file(std::string_view name) const {
  const auto found = files_.find(name);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace tengen::server
