#include "apps/desktop/controller/compare_controller.h"

#include <QLocale>

#include "engine/driver.h"
#include "review/evaluation.h"

#include "apps/desktop/settings/engine_list.h"
#include "apps/desktop/words/analysis_words.h"
#include "apps/desktop/words/engine_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr size_t kMostRows = 10;
constexpr size_t kLongestLine = 10;
constexpr auto kInterval = std::chrono::milliseconds(300);
const QString kTengen = QStringLiteral("Tengen");

}  // namespace

CompareController::CompareController(QWidget& window, GameController& game,
                                     std::string tengenProgram, QObject* parent)
    : QObject(parent), window_(window), game_(game), tengenProgram_(std::move(tengenProgram)) {
  connect(&game_, &GameController::sessionReplaced, this, &CompareController::takeGame);
  connect(&game_, &GameController::changed, this, &CompareController::askBoth);
}

void CompareController::makeDialog() {
  dialog_ = new CompareDialog(&window_);
  connect(dialog_, &CompareDialog::engineChosen, this, &CompareController::start);
  connect(dialog_, &QDialog::finished, this, &CompareController::close);
}

void CompareController::open() {
  if (!game_.mayEnginesLook()) return;
  if (!dialog_) makeDialog();
  if (!dialog_->isVisible()) {
    QStringList names = engineNames();
    QStringList usable = usableEngineNames();
    for (QStringList* list : {&names, &usable}) {
      if (!tengenProgram_.empty()) list->prepend(kTengen);
    }
    std::array<QString, CompareDialog::kColumns> chosen{usable.value(0), usable.value(1)};
    dialog_->setEngines(names, chosen);
    for (int column = 0; column < CompareDialog::kColumns; ++column)
      start(column, chosen[static_cast<size_t>(column)]);
  }
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

void CompareController::takeGame() {
  if (dialog_ && !game_.mayEnginesLook()) dialog_->close();
  askBoth();
}

void CompareController::close() {
  for (auto& engine : engines_)
    engine.reset();
}

void CompareController::start(int column, const QString& name) {
  const auto place = static_cast<size_t>(column);
  auto& engine = engines_[place];
  engine.reset();
  thinksAloud_[place] = true;
  const auto profile = engineNamed(name);
  if (!profile && (name != kTengen || tengenProgram_.empty())) {
    return dialog_->showState(column, tr("No engine is chosen."));
  }
  const auto options = profile
                           ? driverOptions(*profile)
                           : engine::DriverOptions{.commandLine = tengenCommand(tengenProgram_)};
  engine = std::make_unique<Engine>(options, [this] { return game_.mayEnginesLook(); });
  engine->setName(name);
  connect(engine.get(), &Engine::analysed, this,
          [this, column](const engine::Analysis& analysis) { show(column, analysis); });
  connect(engine.get(), &Engine::moved, this,
          [this, column](const Move& move) { showOne(column, move); });
  connect(engine.get(), &Engine::resigned, this, [this, column] { showOne(column, {}); });
  connect(engine.get(), &Engine::failed, this, [this, column] { fail(column); });
  ask(column);
}

void CompareController::askBoth() {
  if (!dialog_ || !dialog_->isVisible() || asked_ == gameIn(game_.session())) return;
  for (int column = 0; column < CompareDialog::kColumns; ++column)
    ask(column);
}

void CompareController::ask(int column) {
  const auto place = static_cast<size_t>(column);
  const GameSession& session = game_.session();
  const QString last = words::lastMove(session, game_.notation());
  dialog_->setPosition(last.isEmpty() ? tr("Before the first move") : last);
  if (!engines_[place]) return;
  dialog_->showState(column, tr("Thinking…"));
  asked_ = gameIn(session);
  if (thinksAloud_[place]) {
    engines_[place]->analyze({.game = asked_, .color = session.turn(), .interval = kInterval});
  } else {
    engines_[place]->askForHint({.game = asked_, .color = session.turn()});
  }
}

void CompareController::show(int column, const engine::Analysis& analysis) {
  std::vector<ComparedMove> rows;
  const BoardSize size = game_.session().tree().size();
  const auto nameOf = [&](Move move) { return words::moveName(move, size, game_.notation()); };
  for (const engine::Candidate& candidate : analysis.candidates) {
    if (rows.size() == kMostRows) break;
    QStringList line;
    for (size_t i = 0; i < std::min(candidate.pv.size(), kLongestLine); ++i)
      line << nameOf(candidate.pv[i]);
    rows.push_back({nameOf(candidate.move),
                    candidate.lead ? words::lead(review::roundedLead(*candidate.lead)) : QString(),
                    words::chance(review::roundedWin(candidate.win)),
                    QLocale().toString(candidate.visits), line.join(' ')});
  }
  dialog_->showMoves(column, rows);
}

void CompareController::showOne(int column, const std::optional<Move>& move) {
  const BoardSize size = game_.session().tree().size();
  const QString words = move ? words::moveName(*move, size, game_.notation()) : tr("Resigns");
  dialog_->showMoves(column, {{.move = words}});
}

// One that does not think aloud is asked what it would play.
void CompareController::fail(int column) {
  const auto place = static_cast<size_t>(column);
  const auto& error = engines_[place]->error();
  if (error && error->kind == engine::EngineError::Kind::NoAnalysis) {
    thinksAloud_[place] = false;
    return ask(column);
  }
  if (!error) return;
  const QString complaint = words::engineComplaint(*error);
  const QString trouble = words::engineTrouble(*error);
  dialog_->showState(column, complaint.isEmpty() ? trouble : trouble + '\n' + complaint);
}

}  // namespace tengen::desktop
