#include "apps/desktop/controller/engines_controller.h"

#include "apps/desktop/engine/found_engines.h"
#include "apps/desktop/settings/engine_list.h"

namespace tengen::desktop {

EnginesController::EnginesController(const Parts& parts, QObject* parent)
    : QObject(parent),
      parts_(parts),
      console_(new ConsoleController(parts.window, parts.game, parts.tengenProgram, this)),
      comparison_(new CompareController(parts.window, parts.game, parts.tengenProgram, this)) {
  const Actions& actions = parts.actions;
  connect(&actions[Do::Engines], &QAction::triggered, this, &EnginesController::edit);
  connect(&actions[Do::EngineConsole], &QAction::triggered, console_, &ConsoleController::open);
  connect(&actions[Do::CompareEngines], &QAction::triggered, comparison_, &CompareController::open);
  connect(&parts.game, &GameController::sessionReplaced, this, [this] {
    parts_.notice.withdraw(NoticeBar::About::Game);
    parts_.notice.withdraw(NoticeBar::About::Opponent);
  });
  connect(&parts.game, &GameController::engineFailed, this,
          [this](const Saying&, const QString& name) { askAboutFailed(name); });
  // Somebody plays for it, or nobody needs to.
  connect(&parts.game, &GameController::changed, this, [this] {
    const bool isPlayed = parts_.game.session().mode().kind() == Mode::Kind::Play;
    if (!isPlayed) parts_.notice.withdraw(NoticeBar::About::Opponent);
  });
  connect(&parts.game, &GameController::engineMissing, this, &EnginesController::sayMissing);
}

std::unique_ptr<EnginesDialog> EnginesController::makePage() const {
  const EnginesDialog::Engines engines{QString::fromStdString(parts_.tengenProgram), loadEngines(),
                                       foundEngines()};
  return std::make_unique<EnginesDialog>(engines, &parts_.window);
}

void EnginesController::edit() {
  const auto page = makePage();
  if (page->exec() != QDialog::Accepted) return;
  saveEngines(page->kept());
  parts_.game.lookForEngines();
}

// Why it plays no more stands in the message line.
void EnginesController::askAboutFailed(const QString& name) {
  const auto startAgain = [this] { parts_.game.startEnginesAgain(); };
  parts_.notice.ask(
      [name] { return tr("%1 plays no more. Shall it start again?").arg(name); },
      {{[] { return tr("&Start again"); }, startAgain}, {[] { return tr("&Take over"); }, nullptr}},
      NoticeBar::About::Opponent);
}

void EnginesController::sayMissing(Color color, const QString& name) {
  const auto choose = [this, color] { parts_.game.chooseEngine(color); };
  parts_.notice.ask(
      [name] {
        return tr("“%1” is no longer among the engines. The game goes on for two people.")
            .arg(name);
      },
      {{[] { return tr("Choose &another…"); }, choose},
       {[] { return tr("&Two people"); }, nullptr}},
      NoticeBar::About::Game);
}

}  // namespace tengen::desktop
