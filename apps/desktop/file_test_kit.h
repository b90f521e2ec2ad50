// Files as the window sees them: written, read and opened.
#pragma once

#include <fstream>

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {

inline QString write(TestWindow& test, const char* name, const std::string& text) {
  const auto path = test.folder.path() / name;
  std::ofstream(path, std::ios::binary) << text;
  return QString::fromStdString(path.string());
}

inline std::string read(const QString& path) {
  std::ifstream file(path.toStdString(), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void open(TestWindow& test, const QString& path) {
  test.window->files().openPath(path);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
}

}  // namespace tengen::desktop
