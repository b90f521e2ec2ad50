#include "apps/desktop/engine/adviser.h"

#include <utility>

namespace tengen::desktop {

Adviser::Adviser(std::string commandLine, Engine::Permission mayThink, QObject* parent)
    : QObject(parent), commandLine_(std::move(commandLine)), mayThink_(std::move(mayThink)) {}

void Adviser::makeEngine() {
  engine_ = std::make_unique<Engine>(commandLine_, mayThink_);
  Engine* engine = engine_.get();
  connect(engine, &Engine::moved, this, [this](const Move& move) {
    finish(Service::Hint);
    emit hinted(move);
  });
  connect(engine, &Engine::resigned, this, [this] {
    finish(Service::Hint);
    emit hinted(std::nullopt);
  });
  connect(engine, &Engine::analysed, this, &Adviser::analysed);
  connect(engine, &Engine::evaluated, this,
          [this](const engine::Analysis& analysis, const QString& name) {
            if (busyWith_ == Service::Question) return answer(analysis);
            finish(Service::Review);
            emit evaluated(analysis, name);
          });
  connect(engine, &Engine::failed, this, [this](const QString& why) {
    const auto service = busyWith_;
    if (!service) return;
    if (*service == Service::Question) return answer(std::nullopt);
    finish(*service);
    emit failed(*service, why);
  });
}

std::optional<Adviser::Service> Adviser::first() const {
  if (!mayThink_()) return std::nullopt;
  if (question_) return Service::Question;
  if (hint_) return Service::Hint;
  if (held_) return std::nullopt;
  if (review_) return Service::Review;
  if (live_) return Service::Live;
  return std::nullopt;
}

void Adviser::serve() {
  const auto wanted = first();
  if (wanted == busyWith_) return;
  busyWith_ = wanted;
  if (!wanted) {
    if (engine_) engine_->cancel();
    return;
  }
  if (!engine_) makeEngine();
  switch (*wanted) {
    case Service::Question:
      return engine_->evaluate(question_->question);
    case Service::Hint:
      return engine_->askForHint(*hint_);
    case Service::Live:
      return engine_->analyze(*live_);
    case Service::Review:
      return engine_->evaluate(*review_);
  }
}

void Adviser::forget(Service service) {
  if (service == Service::Question) question_.reset();
  if (service == Service::Hint) hint_.reset();
  if (service == Service::Live) live_.reset();
  if (service == Service::Review) review_.reset();
}

// Its question is answered or given up. The next one is asked from the event loop: whoever is told
// the answer may have one that goes first.
void Adviser::finish(Service service) {
  if (busyWith_ == service) busyWith_.reset();
  forget(service);
  QMetaObject::invokeMethod(this, &Adviser::serve, Qt::QueuedConnection);
}

void Adviser::ask(const engine::EvaluationQuestion& question, const Hear& hear) {
  if (!isThere()) return;
  question_ = Question{question, hear};
  if (busyWith_ == Service::Question) busyWith_.reset();
  serve();
}

void Adviser::answer(const std::optional<engine::Analysis>& analysis) {
  const Hear hear = question_->hear;
  finish(Service::Question);
  hear(analysis);
}

void Adviser::askForHint(const engine::MoveQuestion& question) {
  if (!isThere()) return;
  hint_ = question;
  if (busyWith_ == Service::Hint) busyWith_.reset();
  serve();
}

void Adviser::analyze(const engine::AnalysisQuestion& question) {
  if (!isThere()) return;
  live_ = question;
  if (busyWith_ == Service::Live) busyWith_.reset();
  serve();
}

void Adviser::evaluate(const engine::EvaluationQuestion& question) {
  if (!isThere()) return;
  review_ = question;
  if (busyWith_ == Service::Review) busyWith_.reset();
  serve();
}

void Adviser::stop(Service service) {
  forget(service);
  serve();
}

void Adviser::hold(bool held) {
  held_ = held;
  serve();
}

}  // namespace tengen::desktop
