#include "apps/desktop/dialogs/settings_dialog.h"

#include <QSignalSpy>
#include <QTranslator>

#include "apps/desktop/dialogs/dialog_test_kit.h"

namespace tengen::desktop {
namespace {

Preferences unusual() {
  Preferences before;
  before.boardTheme = "slate";
  before.coordinates = CoordinateStyle::Sgf;
  before.moveNumbers = MoveNumbers::LastFew;
  before.lastFew = 7;
  before.ghostStone = false;
  before.variations = false;
  before.scoreEstimate = true;
  before.stonesFall = false;
  before.stonesIrregular = false;
  before.menuBar = true;
  before.startPage = false;
  before.appearance = Appearance::Dark;
  before.language = "es";
  before.sound = false;
  before.volume = 11;
  before.engineMoment = 1200;
  before.engineSeconds = 30;
  return before;
}

TEST(SettingsDialog, ReturnsWhatItWasGivenWhenNothingIsTouched) {
  for (const Preferences& before : {Preferences{}, unusual()}) {
    SettingsDialog dialog(before);
    const QSignalSpy changes(&dialog, &SettingsDialog::preferencesChanged);
    shown(dialog);
    QTest::keyClick(&dialog, Qt::Key_Return);
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    EXPECT_TRUE(dialog.preferences() == before);
    EXPECT_EQ(changes.count(), 0);
  }
}

TEST(SettingsDialog, TellsEveryChangeAtOnce) {
  SettingsDialog dialog(Preferences{});
  Preferences seen;
  int changes = 0;
  QObject::connect(&dialog, &SettingsDialog::preferencesChanged, &dialog,
                   [&](const Preferences& now) {
                     seen = now;
                     ++changes;
                   });
  shown(dialog);
  choose(field<QComboBox>(dialog, "theme"), 2);
  EXPECT_EQ(seen.boardTheme, "slate");
  choose(field<QComboBox>(dialog, "coordinates"), 3);
  EXPECT_EQ(seen.coordinates, CoordinateStyle::Sgf);
  choose(field<QComboBox>(dialog, "numbers"), 1);
  EXPECT_EQ(seen.moveNumbers, MoveNumbers::LastFew);
  type(field<QSpinBox>(dialog, "lastFew"), "7");
  EXPECT_EQ(seen.lastFew, 7);
  type(field<QDoubleSpinBox>(dialog, "engineMoment"), "1,2");
  EXPECT_EQ(seen.engineMoment, 1200);
  field<QSpinBox>(dialog, "engineSeconds").setValue(30);
  EXPECT_EQ(seen.engineSeconds, 30);
  choose(field<QComboBox>(dialog, "appearance"), 2);
  EXPECT_EQ(seen.appearance, Appearance::Dark);
  choose(field<QComboBox>(dialog, "language"), 2);
  EXPECT_EQ(seen.language, "es");
  changes = 0;
  for (const char* name : {"ghost", "variations", "stonesFall", "irregular", "menuBar", "startPage",
                           "score", "sound"}) {
    auto& box = field<QCheckBox>(dialog, name);
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Space);
  }
  EXPECT_EQ(changes, 8);
  EXPECT_FALSE(field<QSlider>(dialog, "volume").isEnabled());  // no sound, no volume
  Preferences expected = unusual();
  expected.appearance = Appearance::Dark;
  expected.volume = 70;
  EXPECT_TRUE(dialog.preferences() == expected);
}

TEST(SettingsDialog, VolumeMovesWithTheKeys) {
  SettingsDialog dialog(Preferences{});
  shown(dialog);
  auto& volume = field<QSlider>(dialog, "volume");
  volume.setFocus();
  QTest::keyClick(&volume, Qt::Key_Home);
  EXPECT_EQ(dialog.preferences().volume, 0);
  QTest::keyClick(&volume, Qt::Key_PageUp);
  EXPECT_EQ(dialog.preferences().volume, 10);
}

TEST(SettingsDialog, CancelTellsWhatWasBefore) {
  SettingsDialog dialog(unusual());
  shown(dialog);
  choose(field<QComboBox>(dialog, "theme"), 0);
  Preferences seen;
  QObject::connect(&dialog, &SettingsDialog::preferencesChanged, &dialog,
                   [&](const Preferences& now) { seen = now; });
  QTest::keyClick(&dialog, Qt::Key_Escape);
  EXPECT_TRUE(seen == unusual());
  EXPECT_TRUE(dialog.preferences() == unusual());
}

TEST(SettingsDialog, NumbersFromAMoveOnStayUntilAnotherModeIsChosen) {
  Preferences before;
  before.moveNumbers = MoveNumbers::FromNode;
  SettingsDialog dialog(before);
  shown(dialog);
  EXPECT_EQ(dialog.preferences().moveNumbers, MoveNumbers::FromNode);
  choose(field<QComboBox>(dialog, "numbers"), 2);
  EXPECT_EQ(dialog.preferences().moveNumbers, MoveNumbers::All);
}

// Puts every text in brackets, as another language would.
class Brackets : public QTranslator {
 public:
  QString translate(const char*, const char* text, const char*, int) const override {
    return '[' + QString::fromUtf8(text) + ']';
  }
  bool isEmpty() const override { return false; }
};

TEST(SettingsDialog, ChangesItsOwnLanguageWithTheRest) {
  SettingsDialog dialog(Preferences{});
  shown(dialog);
  Brackets brackets;
  QCoreApplication::installTranslator(&brackets);
  QCoreApplication::processEvents();
  EXPECT_EQ(dialog.windowTitle(), "[Settings]");
  for (const QComboBox* box : dialog.findChildren<QComboBox*>()) {
    for (int i = 0; i < box->count(); ++i) {
      if (box->objectName() == "language" && i > 0) continue;  // in their own words
      EXPECT_TRUE(box->itemText(i).startsWith('[')) << box->itemText(i).toStdString();
    }
  }
  QCoreApplication::removeTranslator(&brackets);
  QCoreApplication::processEvents();
  EXPECT_EQ(dialog.windowTitle(), "Settings");
}

TEST(SettingsDialog, NamesEveryFieldForScreenReaders) {
  SettingsDialog dialog(Preferences{});
  shown(dialog);
  expectAccessible(dialog);
  keepPicture(dialog, "settings");
}

}  // namespace
}  // namespace tengen::desktop
