// The trial of an engine as it happens: a line for each step, and what came of it. Owns the trial:
// when this goes, it goes.
#pragma once

#include <QLabel>
#include <QWidget>
#include <array>
#include <memory>

#include "apps/desktop/engine/engine_profile.h"
#include "apps/desktop/engine/engine_trial.h"

namespace tengen::desktop {

class EngineTrialView : public QWidget {
  Q_OBJECT

 public:
  explicit EngineTrialView(QWidget* parent = nullptr);

  void begin(const EngineProfile& profile, EngineTrial::Limits limits = {});
  void stop();   // the trial under way; what it found out stays
  void clear();  // for another engine
  bool isRunning() const { return isRunning_; }

 signals:
  void runningChanged();
  void finished(bool worked);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Line {
    QLabel* mark;
    QLabel* title;
    QLabel* words;
  };

  void showStep(const TrialStep& step);
  void finish(bool worked);
  void mark(size_t row, const QString& sign, const QString& words);
  QString found(const TrialStep& step) const;
  QString patience(TrialStep::Kind kind) const;
  void explain(const engine::EngineError& error);

  std::unique_ptr<EngineTrial> run_;
  EngineTrial::Limits limits_;
  QString commandLine_;
  bool isRunning_ = false;
  double secondsAMove_ = 0;
  int visitsASecond_ = 0;
  std::array<Line, TrialStep::kKinds> lines_{};
  QLabel* outcome_;
  QLabel* complaint_;  // the engine's own line
  QLabel* remedy_;
};

}  // namespace tengen::desktop
