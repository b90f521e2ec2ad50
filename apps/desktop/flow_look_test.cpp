// How the window looks, and in which language it speaks, through its menus.
#include <set>

#include "apps/desktop/window_test_kit.h"
#include "apps/desktop/words/analysis_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

void choose(QMenu& menu, const QString& id) {
  for (QAction* action : menu.actions()) {
    if (action->data().toString() == id) action->trigger();
  }
}

TEST(LookFlow, TheLanguageIsSwitchedAtOnce) {
  TestWindow test;
  test.clicks("E5");
  auto& pass = test.find<QToolButton>("pass");
  auto& status = test.find<QLabel>("status");
  QStringList buttons;
  QStringList lines;
  for (const QString language : {"en", "es", "ja", "ko", "zh_CN"}) {
    choose(test.window->actions().languageMenu(), language);
    settle();
    buttons.append(pass.text());
    lines.append(status.text());
    EXPECT_EQ(test.stone("E5"), Stone::Black);
  }
  choose(test.window->actions().languageMenu(), "en");
  EXPECT_EQ(buttons.removeDuplicates(), 0);
  EXPECT_EQ(lines.removeDuplicates(), 0);
  EXPECT_EQ(lines.front(), "White to move");
}

// As dates, counts and the fields of dialogs.
TEST(LookFlow, NumbersAreWrittenAsTheLanguageWritesThem) {
  TestWindow test;
  QMenu& languages = test.window->actions().languageMenu();
  choose(languages, "es");
  settle();
  EXPECT_EQ(words::points(2.5), "2,5");
  EXPECT_EQ(words::lead(0), "0,0");
  const GameResult byTenAndAHalf{GameResult::Kind::Counted, Color::Black, 10.5};
  EXPECT_TRUE(words::result(byTenAndAHalf).contains("10,5"));
  choose(languages, "en");
  EXPECT_EQ(words::points(2.5), "2.5");
}

TEST(LookFlow, DarkAndLightAreChosenInTheMenu) {
  TestWindow test;
  test.window->actions()[Do::Dark].trigger();
  settle();
  EXPECT_TRUE(isDark(test.window->palette()));
  EXPECT_EQ(loadPreferences().appearance, Appearance::Dark);
  test.window->actions()[Do::Light].trigger();
  settle();
  EXPECT_FALSE(isDark(test.window->palette()));
}

// The left end of a line of a menu, where the box to tick is.
std::set<bool> darknessOfBox(TestWindow& test) {
  QMenu menu(test.window.get());
  menu.addAction("Words")->setCheckable(true);
  menu.resize(menu.sizeHint());
  const QImage box = menu.grab(QRect(6, 8, 14, menu.height() - 16)).toImage();
  std::set<bool> found;
  for (int y = 0; y < box.height(); ++y) {
    for (int x = 0; x < box.width(); ++x)
      found.insert(box.pixelColor(x, y).lightness() < 90);
  }
  return found;
}

TEST(LookFlow, ABoxToTickInAMenuIsAsLightOrDarkAsTheMenu) {
  TestWindow test;
  test.window->actions()[Do::Light].trigger();
  settle();
  EXPECT_EQ(darknessOfBox(test), std::set<bool>{false});
  test.window->actions()[Do::Dark].trigger();
  settle();
  EXPECT_TRUE(darknessOfBox(test).contains(true));
  test.window->actions()[Do::Light].trigger();
}

TEST(LookFlow, MovesAreNumberedAsWished) {
  TestWindow test;
  test.clicks("E5 C3 G7");
  const auto number = [&](const char* name) {
    return test.board().picture().numbers[test.at(name)];
  };
  EXPECT_EQ(number("E5"), 0);
  test.key(Qt::Key_2, Qt::ControlModifier);
  EXPECT_EQ(number("E5"), 1);
  EXPECT_EQ(number("G7"), 3);
  test.key(Qt::Key_Left);
  test.key(Qt::Key_3, Qt::ControlModifier);
  test.key(Qt::Key_Right);
  EXPECT_EQ(number("G7"), 1) << "the next move is the first one counted";
  EXPECT_EQ(number("E5"), 0);
  test.key(Qt::Key_0, Qt::ControlModifier);
  EXPECT_EQ(number("G7"), 0);
}

TEST(LookFlow, PanelsCanBeHiddenAndStayHidden) {
  TestWindow test;
  test.window->actions()[Do::ShowTree].trigger();
  EXPECT_FALSE(test.find<QWidget>("tree").isVisible());
  test.make();
  EXPECT_FALSE(test.find<QWidget>("tree").isVisible());
  test.window->actions()[Do::ShowTree].trigger();
  EXPECT_TRUE(test.find<QWidget>("tree").isVisible());
}

TEST(LookFlow, CoordinatesChangeTheNamesOfPoints) {
  TestWindow test;
  choose(test.window->actions().coordinateMenu(), "2");  // I is a letter like others
  test.board().setFocus();
  QTest::keyClicks(&test.board(), "i9");
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.stone("J9"), Stone::Black);
}

TEST(LookFlow, EverythingFitsIntoTheSmallestWindow) {
  TestWindow test({19, 19});
  test.window->resize(900, 640);
  QCoreApplication::processEvents();
  EXPECT_EQ(test.window->size(), QSize(900, 640));
  for (const QString language : {"es", "ja", "ko", "zh_CN", "en"}) {
    choose(test.window->actions().languageMenu(), language);
    settle();
    for (const char* name : {"pass", "count", "resign", "takeBack", "newGame"}) {
      auto& button = test.find<QToolButton>(name);
      EXPECT_GE(button.width(), button.sizeHint().width()) << name;
      EXPECT_TRUE(test.window->rect().contains(
          button.mapTo(test.window.get(), button.rect().bottomRight())))
          << name;
    }
  }
}

}  // namespace
}  // namespace tengen::desktop
