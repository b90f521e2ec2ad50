#include "apps/desktop/settings/engine_list.h"

#include <QSettings>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "base/os/process.h"
#include "base/os/temporary_folder.h"

#include "apps/desktop/engine/found_engines.h"
#include "apps/desktop/settings/last_setup.h"

namespace tengen::desktop {
namespace {

EngineProfile strongKataGo() {
  return {.name = "KataGo, strong",
          .program = "/opt/my engines/katago",
          .arguments = "gtp -model 'b18 c384.bin.gz'",
          .pace = EngineProfile::Pace::Visits,
          .amount = 800,
          .startCommands = {"kata-set-param numSearchThreads 2", "komi 7"},
          .perspective = engine::Perspective::White};
}

struct EngineListTest : ::testing::Test {
  EngineListTest() { QSettings().clear(); }
};

TEST_F(EngineListTest, KeepsEveryFieldBetweenRuns) {
  const QList<EngineProfile> engines{strongKataGo(), {.name = "Plain", .program = "gnugo"}};
  saveEngines(engines);
  EXPECT_TRUE(loadEngines() == engines);
  saveEngines({});
  EXPECT_TRUE(loadEngines().isEmpty());
}

TEST_F(EngineListTest, ReadsWhatItCanOfJunk) {
  QSettings settings;
  settings.setValue("engines/size", 2'000'000'000);
  settings.setValue("engines/1/name", "No program");
  settings.setValue("engines/2/program", "no-name");
  settings.setValue("engines/3/name", " Odd\nname ");
  settings.setValue("engines/3/program", "odd");
  settings.setValue("engines/3/pace", 77);
  settings.setValue("engines/3/amount", "many");
  settings.setValue("engines/3/perspective", -1);
  settings.setValue("engines/3/startCommands", QStringList{"", "one\ntwo"});
  settings.setValue("engines/4/name", "Odd name");
  settings.setValue("engines/4/program", "the second of this name");
  const QList<EngineProfile> read = loadEngines();
  ASSERT_EQ(read.size(), 1);
  EXPECT_EQ(read[0].name, "Odd name");
  EXPECT_EQ(read[0].pace, EngineProfile::Pace::AsItLikes);
  EXPECT_EQ(read[0].amount, 1);
  EXPECT_EQ(read[0].startCommands, QStringList{"one two"});
  EXPECT_EQ(read[0].perspective, engine::Perspective::SideToMove);
}

TEST_F(EngineListTest, WhatPeopleChangedStandsForWhatWasFound) {
  const EngineProfile found{.name = "GNU Go", .program = "/usr/games/gnugo"};
  EngineProfile changed = found;
  changed.arguments = "--mode gtp --level 1";
  EXPECT_TRUE(withFound({changed}, {found}) == QList<EngineProfile>{changed});
  EXPECT_TRUE(withFound({strongKataGo()}, {found}) ==
              (QList<EngineProfile>{strongKataGo(), found}));
}

TEST_F(EngineListTest, NamesAreGivenOnce) {
  EXPECT_EQ(freeName("GNU Go", {}), "GNU Go");
  EXPECT_EQ(freeName("GNU Go", {"GNU Go", "GNU Go 2"}), "GNU Go 3");
  EXPECT_EQ(freeName("Tengen", {}), "Tengen 2");
  EXPECT_EQ(freeName("Tengen 5k", {}), "Tengen 5k 2") << "it would come back as Tengen";
}

// No shell reads what people typed.
TEST_F(EngineListTest, ACommandLineIsTheProgramAndItsWords) {
  EngineProfile odd = strongKataGo();
  odd.program = "/opt/it's mine; rm -rf $HOME/katago";
  odd.arguments = "gtp \"-model=a b\" $(touch x) | cat";
  const auto words = splitCommandLine(commandLineOf(odd));
  ASSERT_TRUE(words.has_value());
  EXPECT_EQ(*words, (std::vector<std::string>{"/opt/it's mine; rm -rf $HOME/katago", "gtp",
                                              "-model=a b", "$(touch", "x)", "|", "cat"}));
}

TEST_F(EngineListTest, WhatIsSetReachesTheDriver) {
  EngineProfile profile = strongKataGo();
  EXPECT_EQ(driverOptions(profile).visitsAMove, 800);
  EXPECT_FALSE(driverOptions(profile).timeAMove.has_value());
  EXPECT_EQ(driverOptions(profile).startCommands.size(), 2u);
  EXPECT_EQ(driverOptions(profile).perspective, engine::Perspective::White);
  profile.pace = EngineProfile::Pace::Seconds;
  profile.amount = 3;
  EXPECT_EQ(driverOptions(profile).timeAMove, std::chrono::seconds(3));
}

TEST_F(EngineListTest, EnginesAreFoundInTheFoldersOfPrograms) {
  const TemporaryFolder folder;
  const auto make = [&](const char* name, bool mayRun) {
    const auto path = folder.path() / name;
    std::ofstream(path) << "#!/bin/sh\n";
    if (mayRun) std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  };
  make("katago", true);
  make("leelaz", false);  // may not be run
  make("gnugo", true);
  make("other", true);
  const auto found = foundEngines({"/nowhere", QString::fromStdString(folder.path().string())});
  ASSERT_EQ(found.size(), 2);
  EXPECT_EQ(found[0].name, "GNU Go");
  EXPECT_EQ(found[0].arguments, "--mode gtp");
  EXPECT_EQ(found[1].name, "KataGo");
  EXPECT_EQ(found[1].program, QString::fromStdString((folder.path() / "katago").string()));
}

TEST_F(EngineListTest, TheLastSeatsAreRememberedWhoeverSatThere) {
  NewGame game;
  game.seats = {{"5k"}, {.engine = "GNU Go"}};
  saveLastGame(game);
  EXPECT_EQ(loadLastGame().seats, game.seats);
  QSettings().clear();
  QSettings().setValue("newGame/whiteLevel", "3k");  // as an earlier version wrote it
  EXPECT_EQ(loadLastGame().seats, (Seats{{}, {"3k"}}));
}

}  // namespace
}  // namespace tengen::desktop
