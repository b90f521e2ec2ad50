#include "apps/server/page.h"

#include <fstream>
#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"

namespace tengen::server {
namespace {

TEST(Page, IsPartOfTheProgram) {
  const Page page = Page::embedded();
  const PageFile* index = page.file("index.html");
  ASSERT_TRUE(index);
  EXPECT_EQ(index->type, "text/html; charset=utf-8");
  EXPECT_NE(index->bytes.find("<html"), std::string::npos);
}

TEST(Page, HasNoFileBesideThoseItListed) {
  TemporaryFolder folder;
  std::filesystem::create_directory(folder.path() / "web");
  std::ofstream(folder.path() / "secret") << "secret";
  std::ofstream(folder.path() / "web/a.js") << "one";
  const auto page = Page::from(folder.path() / "web");
  ASSERT_TRUE(page);
  EXPECT_EQ(page->file("a.js")->bytes, "one");
  EXPECT_EQ(page->file("a.js")->type, "text/javascript; charset=utf-8");
  for (const char* name : {"../secret", "a.js/", "", "/", "./a.js", "%2e%2e/secret", "web/a.js"})
    EXPECT_FALSE(page->file(name)) << name;
}

TEST(Page, TagsBytesSoThatOthersAreNoticed) {
  TemporaryFolder folder;
  std::ofstream(folder.path() / "a.js") << "one";
  std::ofstream(folder.path() / "b.js") << "one";
  std::ofstream(folder.path() / "c.js") << "two";
  const auto page = Page::from(folder.path());
  ASSERT_TRUE(page);
  EXPECT_EQ(page->file("a.js")->tag, page->file("b.js")->tag);
  EXPECT_NE(page->file("a.js")->tag, page->file("c.js")->tag);
}

TEST(Page, OfAFolderThatIsNotThereIsAnError) {
  EXPECT_FALSE(Page::from("/nowhere/at/all"));
}

}  // namespace
}  // namespace tengen::server
