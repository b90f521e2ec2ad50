// An engine that speaks GTP (engine/driver.h) for a window: asked on the GUI thread, it answers
// there with a signal and works on a thread of its own. One question at a time; a new one replaces
// the one before.
//
// Belongs to the GUI thread. Nothing here waits, not even going away.
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>

#include "engine/worker.h"

namespace tengen::desktop {

class Engine : public QObject {
  Q_OBJECT

 public:
  // Asked before every question: whether it may think just now. What it is asked while it may not
  // is dropped.
  using Permission = std::function<bool()>;
  static bool always() { return true; }  // it plays a game of its own

  // Starts with the first question.
  Engine(engine::DriverOptions options, Permission mayThink, QObject* parent = nullptr);
  Engine(const std::string& commandLine, Permission mayThink, QObject* parent = nullptr);
  ~Engine() override;

  // All there are in this program, whoever made them: for a console.
  static const QList<Engine*>& all();
  static void stopThoseWhoMayNot();  // think any more
  void setName(const QString& name) { name_ = name; }
  const QString& name() const { return name_; }

  bool isThinking() const { return awaited_ != 0; }
  // Why the last question failed, once failed() was heard.
  const std::optional<engine::EngineError>& error() const { return error_; }
  // What was said, for a console.
  const engine::TrafficLog& traffic() const { return *traffic_; }

  void prepare(const engine::Game& game);  // starts and tells it the game: ready() or failed()
  void ask(const engine::MoveQuestion& question);
  void askForHint(const engine::MoveQuestion& question);      // a move it does not play
  void analyze(engine::AnalysisQuestion question);            // analysed() until the next question
  void evaluate(const engine::EvaluationQuestion& question);  // evaluated(), once
  void say(const QString& command);                           // as it is; traffic() has the reply
  void cancel();                                              // no answer is wanted any more

 signals:
  void ready();
  void moved(const tengen::Move& move);
  void resigned();
  void analysed(const tengen::engine::Analysis& analysis);
  void evaluated(const tengen::engine::Analysis& analysis, const QString& engineName);
  void wouldNotBeTold(const QStringList& commands);  // komi, rules, time: it plays on without
  void failed(const QString& why);  // in the engine's words or the system's; may be empty

 private:
  // Runs `work` on the other thread and then, here, what it returned, unless it was replaced.
  using Report = std::function<void(Engine&)>;
  void run(std::function<Report(engine::Driver&, const std::stop_token&)> work);
  static Report reportOf(const engine::Driver::Answer<std::optional<Move>>& answer);
  void noteRefusals(const QStringList& commands);
  static Report failureOf(const engine::EngineError& error);

  Permission mayThink_;
  QString name_ = QStringLiteral("Tengen");  // as people know it
  QStringList refused_;                      // as reported last
  std::optional<engine::EngineError> error_;
  std::shared_ptr<engine::TrafficLog> traffic_ = std::make_shared<engine::TrafficLog>();
  std::shared_ptr<engine::Worker> worker_;
  int lastNumber_ = 0;
  int awaited_ = 0;  // the number of the question under way; 0: none
};

}  // namespace tengen::desktop
