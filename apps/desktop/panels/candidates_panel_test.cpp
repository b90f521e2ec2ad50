#include "apps/desktop/panels/candidates_panel.h"

#include <QTest>
#include <QWheelEvent>
#include <gtest/gtest.h>

namespace tengen::desktop {
namespace {

CandidatesView threeMoves() {
  CandidatesView view;
  view.headline = "Black leads by 4.4";
  view.chance = "74 %";
  view.black = 0.74;
  view.title = "Here Black could play";
  view.lines = {
      {"Q15", "B+4.4", "74 %", 1}, {"R18", "B+4.3", "74 %", 0.3}, {"Pass", "B+3.8", "72 %", 0.1}};
  return view;
}

struct ShownList {
  ShownList() {
    panel.resize(340, 260);
    panel.show(threeMoves());
    panel.show();
    QObject::connect(&panel, &CandidatesPanel::lineHovered, &panel,
                     [this](std::optional<int> line) { hovered.push_back(line); });
    QObject::connect(&panel, &CandidatesPanel::lineChosen, &panel,
                     [this](int line, Qt::KeyboardModifiers keys) {
                       chosen = line;
                       modifiers = keys;
                     });
    QObject::connect(&panel, &CandidatesPanel::wheelTurned, &panel,
                     [this](int steps) { turned += steps; });
  }

  QPoint on(int line) const { return panel.lineArea(line).center(); }

  CandidatesPanel panel;
  std::vector<std::optional<int>> hovered;
  std::optional<int> chosen;
  Qt::KeyboardModifiers modifiers;
  int turned = 0;
};

TEST(CandidatesPanel, TellsWhichLineIsUnderThePointer) {
  ShownList shown;
  QTest::mouseMove(&shown.panel, shown.on(1));
  QTest::mouseMove(&shown.panel, shown.on(1) + QPoint(5, 0));
  QTest::mouseMove(&shown.panel, shown.on(2));
  QTest::mouseMove(&shown.panel, shown.on(4));
  EXPECT_EQ(shown.hovered, (std::vector<std::optional<int>>{1, 2, std::nullopt}));
}

TEST(CandidatesPanel, AClickChoosesALineWithItsKeys) {
  ShownList shown;
  QTest::mouseClick(&shown.panel, Qt::LeftButton, Qt::ShiftModifier, shown.on(2));
  EXPECT_EQ(shown.chosen, 2);
  EXPECT_EQ(shown.modifiers, Qt::ShiftModifier);
  shown.chosen.reset();
  QTest::mouseClick(&shown.panel, Qt::LeftButton, {}, shown.on(3));
  EXPECT_EQ(shown.chosen, std::nullopt) << "there are only three";
}

TEST(CandidatesPanel, TheWheelStepsThroughTheLineUnderIt) {
  ShownList shown;
  const auto turn = [&](int delta) {
    QWheelEvent event(shown.on(0), shown.panel.mapToGlobal(shown.on(0)), {}, {0, delta}, {}, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&shown.panel, &event);
  };
  turn(-120);
  EXPECT_EQ(shown.turned, 0) << "no line is under the pointer";
  QTest::mouseMove(&shown.panel, shown.on(0));
  turn(-120);
  EXPECT_EQ(shown.turned, 1);
}

TEST(CandidatesPanel, PaintsWhatItIsGivenAndMarksWhatIsHoveredElsewhere) {
  ShownList shown;
  const QImage before = shown.panel.grab().toImage();
  shown.panel.point(1);
  const QImage pointed = shown.panel.grab().toImage();
  EXPECT_NE(pointed, before);
  shown.panel.point(std::nullopt);
  EXPECT_EQ(shown.panel.grab().toImage(), before);
  shown.panel.show({});
  EXPECT_NE(shown.panel.grab().toImage(), before);
}

TEST(CandidatesPanel, ItsSizeDoesNotDependOnWhatItShows) {
  ShownList shown;
  const QSize before = shown.panel.sizeHint();
  shown.panel.show({});
  EXPECT_EQ(shown.panel.sizeHint(), before);
}

TEST(CandidatesPanel, CanBeHeard) {
  ShownList shown;
  const QString words = shown.panel.accessibleDescription();
  for (const char* part : {"Black leads by 4.4", "Q15 B+4.4 74 %", "Pass"})
    EXPECT_TRUE(words.contains(part)) << part;
}

}  // namespace
}  // namespace tengen::desktop
