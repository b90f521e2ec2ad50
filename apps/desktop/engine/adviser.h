// The one engine that gives advice: questions somebody waits for, hints, the evaluations of a
// review and live analysis, in this order: those of a review are short and begin with the position
// on screen, live analysis has no end. What had to step back is asked again when there is time.
// Held, it thinks of nothing unasked: an opponent does. Where it may not think, it answers nothing.
//
// One process for all of it: a second would share the machine and know nothing of what the first
// has looked at. Belongs to the GUI thread.
#pragma once

#include <functional>
#include <optional>

#include "apps/desktop/engine/engine.h"

namespace tengen::desktop {

class Adviser : public QObject {
  Q_OBJECT

 public:
  // Nothing runs before the first question. Without a command line there is nobody to ask.
  Adviser(std::string commandLine, Engine::Permission mayThink, QObject* parent = nullptr);

  bool isThere() const { return !commandLine_.empty(); }
  enum class Service : uint8_t { Question, Hint, Review, Live };  // in this order

  // Goes first, in place of the one before. Nothing comes home where the engine gave no answer.
  using Hear = std::function<void(const std::optional<engine::Analysis>&)>;
  void ask(const engine::EvaluationQuestion& question, const Hear& hear);
  void askForHint(const engine::MoveQuestion& question);
  void analyze(const engine::AnalysisQuestion& question);     // until another, or stop()
  void evaluate(const engine::EvaluationQuestion& question);  // in place of the one before
  void stop(Service service);
  void hold(bool held);

 signals:
  void hinted(std::optional<tengen::Move> move);  // nothing: it would resign
  void analysed(const tengen::engine::Analysis& analysis);
  void evaluated(const tengen::engine::Analysis& analysis, const QString& engineName);
  // The question is given up; the next one starts the engine anew.
  void failed(tengen::desktop::Adviser::Service service, const QString& why);

 private:
  void makeEngine();
  void serve();  // whoever goes first
  void finish(Service service);
  void forget(Service service);
  std::optional<Service> first() const;

  std::string commandLine_;
  Engine::Permission mayThink_;
  std::unique_ptr<Engine> engine_;
  struct Question {
    engine::EvaluationQuestion question;
    Hear hear;
  };
  void answer(const std::optional<engine::Analysis>& analysis);
  std::optional<Question> question_;
  std::optional<engine::MoveQuestion> hint_;
  std::optional<engine::AnalysisQuestion> live_;
  std::optional<engine::EvaluationQuestion> review_;
  std::optional<Service> busyWith_;
  bool held_ = false;
};

}  // namespace tengen::desktop
