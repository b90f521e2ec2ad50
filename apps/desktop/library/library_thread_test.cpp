#include "apps/desktop/library/library_thread.h"

#include <QtTest>
#include <fstream>
#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"
#include "library/importer.h"

#include "apps/desktop/library/game_list_model.h"

namespace tengen::desktop {
namespace {

using About = LibraryThread::About;
using Home = LibraryThread::Home;
using Opened = LibraryThread::Opened;

void fill(const std::filesystem::path& folder, int games) {
  const auto source = folder / "games.sgf";
  std::ofstream file(source, std::ios::binary);
  for (int i = 0; i < games; ++i)
    file << "(;SZ[9]PB[P" << i << "];B[cc])\n";
  file.close();
  auto importer = library::Importer::open(folder / "library");
  ASSERT_TRUE(importer);
  ASSERT_TRUE(importer->addSources({source.string()}));
  ASSERT_TRUE(importer->scan());
}

bool waitFor(const std::function<bool()>& condition) {
  return QTest::qWaitFor(condition, 5000);
}

TEST(LibraryThread, TheNewestQuestionOfAKindIsAnsweredAndOlderOnesAreStopped) {
  const TemporaryFolder folder;
  LibraryThread thread(folder.path() / "library");
  std::atomic<bool> isAsked = false;
  std::atomic<bool> isStopped = false;
  std::vector<int> answers;
  thread.ask(About::Position, [&](const Opened*, const std::stop_token& stop) -> Home {
    isAsked = true;
    while (!stop.stop_requested())
      std::this_thread::yield();
    isStopped = true;
    return [&] { answers.push_back(1); };
  });
  ASSERT_TRUE(waitFor([&] { return isAsked.load(); }));
  for (const int number : {2, 3}) {
    thread.ask(About::Position, [&answers, number](const Opened*, const std::stop_token&) -> Home {
      return [&answers, number] { answers.push_back(number); };
    });
  }
  ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
  EXPECT_TRUE(isStopped);
  EXPECT_EQ(answers, std::vector<int>{3});
}

TEST(LibraryThread, ThereIsNoLibraryUntilThereIsOne) {
  const TemporaryFolder folder;
  LibraryThread thread(folder.path() / "library");
  thread.open();
  ASSERT_TRUE(waitFor([&] { return thread.isKnown(); }));
  EXPECT_EQ(thread.state().games, 0u);
  EXPECT_FALSE(thread.state().error);
  fill(folder.path(), 3);
  thread.reopen();
  ASSERT_TRUE(waitFor([&] { return thread.state().games == 3; }));
  EXPECT_EQ(thread.state().sources.size(), 1);
}

TEST(GameListModel, FetchesTheRowsThatAreLookedAt) {
  const TemporaryFolder folder;
  fill(folder.path(), 1000);
  LibraryThread thread(folder.path() / "library");
  GameListModel model(thread);
  std::vector<library::GameId> games;
  thread.ask(About::List, [&](const Opened* opened, const std::stop_token&) -> Home {
    auto all = opened->games.of(opened->library.select({}));
    return [&games, all] { games = all; };
  });
  ASSERT_TRUE(waitFor([&] { return !games.empty(); }));
  games.push_back(99'999);  // gone
  model.show(games);
  EXPECT_EQ(model.rowCount(), 1001);
  const auto black = [&](int row) {
    return model.data(model.index(row, GameListModel::Black), Qt::DisplayRole).toString();
  };
  EXPECT_EQ(black(500), "");
  EXPECT_EQ(black(1000), "");
  ASSERT_TRUE(waitFor([&] { return model.isSettled(); }));
  EXPECT_EQ(black(500), "P500");
  EXPECT_EQ(model.known(501), nullptr);
  EXPECT_EQ(black(1000), "") << "a game that is gone stays blank";
  EXPECT_TRUE(model.isSettled()) << "and is not asked for again";
}

TEST(GameListModel, RowsThatAreLookedAtWhileOthersAreFetchedAreFetchedToo) {
  const TemporaryFolder folder;
  fill(folder.path(), 100);
  LibraryThread thread(folder.path() / "library");
  GameListModel model(thread);
  const auto look = [&](int row) { model.data(model.index(row, 0), Qt::DisplayRole); };
  model.show({1, 2, 3});
  look(0);
  model.show({4, 5, 6});  // nothing is wanted any more, and is asked for soon
  QCoreApplication::processEvents();
  look(1);
  ASSERT_TRUE(waitFor([&] { return model.isSettled(); }));
  ASSERT_TRUE(model.known(1));
  EXPECT_EQ(model.known(1)->black, "P4");
}

}  // namespace
}  // namespace tengen::desktop
