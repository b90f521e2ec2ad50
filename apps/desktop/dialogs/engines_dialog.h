// All engines people can choose: Tengen, those found on the machine, those they added; how each is
// started, and a test of it. Plain lists in, a plain list out; whoever calls remembers it.
#pragma once

#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <vector>

#include "apps/desktop/dialogs/engines_form.h"
#include "apps/desktop/dialogs/engines_trial_view.h"

namespace tengen::desktop {

class EnginesDialog : public QDialog {
  Q_OBJECT

 public:
  struct Engines {
    QString tengenProgram = {};  // empty: there is none
    QList<EngineProfile> kept = {};
    QList<EngineProfile> found = {};
  };

  explicit EnginesDialog(const Engines& engines, QWidget* parent = nullptr);

  QList<EngineProfile> kept() const;  // those that were added or changed, each with a name

  void test();  // the engine that is chosen; or stops its test
  bool isTesting() const { return trial_->isRunning(); }

  void accept() override;
  void done(int result) override;

 private:
  enum class Origin : uint8_t { Tengen, Found, Kept };
  struct Row {
    Origin origin;
    EngineProfile profile;
  };

  void makeParts();
  void layOut();
  void fill(const Engines& engines);
  void addRow(const Row& row);
  void add();
  void remove();
  void showCurrent();
  void takeChange();
  void nameAfter(const QString& program);
  void showRunning();
  void noteOutcome(bool worked);
  void askAbout(size_t row, const QString& note);
  int current() const { return list_->currentRow(); }
  Row& currentRow() { return rows_[static_cast<size_t>(current())]; }
  const EngineProfile* foundNamed(const QString& name) const;

  QList<EngineProfile> before_;  // those kept when it opened
  QList<EngineProfile> found_;
  std::vector<Row> rows_;
  QListWidget* list_;
  QPushButton* add_;
  QPushButton* remove_;
  QTabWidget* pages_;
  EngineForm* form_;
  EngineTrialView* trial_;
  QPushButton* test_ = nullptr;
  QStringList doubted_;  // command lines people were told about: who insists, keeps them
};

}  // namespace tengen::desktop
