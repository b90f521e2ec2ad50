// A window with an engine that judges moves, in a few lines of shell.
#pragma once

#include <QThreadPool>

#include "engine/fake_engine.h"

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {

using engine::FakeEngine;
using engine::FakeScript;

// It thinks E5 is worth 4.4 points to the mover, D5 3.9, D4 3.8, C3 3.5 and everything else -2;
// what is bad is answered at A1. The mover leads by 4.2 whoever that is: no position was looked at
// longer than the moves that led there, so that none speaks against them. Only where G7 was played
// it thinks B2 is best: another mistake.
inline FakeScript teacher() {
  FakeScript script;
  script.commands += " kata-analyze tengen-analyze stop";
  script.rows =
      "tengen-analyze)\n"
      "  forced=; case \"$rest\" in *force*) forced=${rest#*force }; forced=${forced%% *} ;; esac\n"
      "  best=E5; [ \"$forced\" = G7 ] && best=B2\n"
      "  printf '=%s\\ninfo move %s visits 80 winrate 0.74 scoreLead 4.4 order 0 pv %s B8 "
      "info move D5 visits 30 winrate 0.72 scoreLead 3.9 order 1 pv D5 B8 "
      "info move D4 visits 30 winrate 0.72 scoreLead 3.8 order 1 pv D4 B8 "
      "info move C3 visits 20 winrate 0.70 scoreLead 3.5 order 2 pv C3 B8 ' \"$id\" $best $best\n"
      "  case \"$forced\" in ''|E5|D5|D4|C3) ;;\n"
      "    *) printf 'info move %s visits 9 winrate 0.4 scoreLead -2 order 3 pv %s A1 B1 ' "
      "$forced $forced ;;\n"
      "  esac\n"
      "  printf 'rootInfo visits 9 winrate 0.73 scoreLead 4.2\\n\\n'; continue ;;";
  return script;
}

struct Learning : TestWindow {
  explicit Learning(FakeScript script = teacher()) : fake(folder.path(), script) {
    engineProgram = fake.program();
    QSettings().setValue("engine/moment", 0);
    questions.unsaved = Questions::Unsaved::Discard;
    make();
    window->game().start(setup);
    window->tryAgain().setPace(1);
    window->guessMove().setPace(1);
  }
  ~Learning() {
    window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }

  // Moves 2 and 4 of White and move 5 of Black lose 6.4 points.
  void openRecord(const char* sgf = "(;SZ[9]PB[Ana];B[de];W[gg];B[cg];W[gc];B[cb])") {
    ASSERT_TRUE(window->files().openText(sgf));
  }
  void openReviewed() {
    openRecord();
    window->actions()[Do::ReviewGame].trigger();
    ASSERT_TRUE(waitFor([&] { return !window->review().isRunning(); }));
    ASSERT_TRUE(waitFor([&] { return report().view().mistakes.size() == 3; }));
  }
  // A button that has just come out.
  void pressSoon(const char* name) {
    ASSERT_TRUE(waitFor([&] {
      const auto* button = window->findChild<QAbstractButton*>(name);
      return button && button->isVisible() && button->isEnabled();
    })) << name;
    QCoreApplication::processEvents();
    press(name);
  }
  ReportPanel& report() { return find<ReportPanel>("report"); }
  const LessonView& lesson() { return find<LessonPanel>("lesson").view(); }
  bool isInLesson() { return find<LessonPanel>("lesson").isVisible(); }
  const BoardOverlay& overlay() { return board().overlay(); }
  int moves() { return session().tree().moveNumber(session().node()); }
  bool waitForMood(LessonView::Mood mood) {
    return waitFor([&] { return lesson().mood == mood; });
  }

  FakeEngine fake;
};

}  // namespace tengen::desktop
