// Every word of the window has room in every language, in the smallest window we promise.
#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>

#include "apps/desktop/translations/language.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

QString textOf(const QWidget& widget) {
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
  return {};
}

// A label that wraps needs the height for its width; all others need the room they ask for.
bool hasRoom(const QWidget& widget) {
  const auto* label = qobject_cast<const QLabel*>(&widget);
  if (label && label->wordWrap()) return label->height() >= label->heightForWidth(label->width());
  return widget.width() >= widget.minimumSizeHint().width() &&
         widget.height() >= widget.minimumSizeHint().height();
}

QStringList clippedIn(const QWidget& window) {
  QStringList clipped;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || textOf(*widget).isEmpty() || hasRoom(*widget)) continue;
    clipped << QString("%1 “%2”").arg(widget->metaObject()->className(), textOf(*widget));
  }
  return clipped;
}

class Words : public ::testing::TestWithParam<const char*> {
 protected:
  Words() {
    window.window->resize(900, 640);
    installLanguage(GetParam());
    settle();
  }
  ~Words() override { installLanguage("en"); }

  void settle() {
    for (int i = 0; i < 5; ++i)
      QCoreApplication::processEvents();
  }
  std::string clipped() {
    settle();
    return clippedIn(*window.window).join("; ").toStdString();
  }

  TestWindow window{{19, 19}};
};

TEST_P(Words, HaveRoomWhilePlaying) {
  ASSERT_EQ(window.window->size(), QSize(900, 640));
  window.clicks("D4 Q16");
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomWhileCounting) {
  window.clicks("D4 Q16");
  window.window->game().count();
  ASSERT_TRUE(window.waitFor([&] { return !window.window->game().isThinking(); }));
  EXPECT_EQ(clipped(), "");
}

TEST_P(Words, HaveRoomWhileEditing) {
  window.window->edits().setEditing(true);
  EXPECT_EQ(clipped(), "");
}

// The window spoke another language when it was made: nothing may be left of it.
TEST_P(Words, ChangeAtOnceInMenusAndButtons) {
  const auto wordsOf = [&] {
    settle();
    QStringList words;
    for (const QAction* action : window.window->menuBar()->actions())
      words << action->text();
    for (const auto* button : window.window->findChildren<QPushButton*>())
      words << button->text();
    return words.join("; ").toStdString();
  };
  const std::string switched = wordsOf();
  Preferences preferences = loadPreferences();
  preferences.language = GetParam();
  savePreferences(preferences);
  window.make();
  EXPECT_EQ(switched, wordsOf());
}

INSTANTIATE_TEST_SUITE_P(Languages, Words, ::testing::Values("en", "es", "zh_CN"));

}  // namespace
}  // namespace tengen::desktop
