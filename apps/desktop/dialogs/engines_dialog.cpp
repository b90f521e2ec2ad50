#include "apps/desktop/dialogs/engines_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "apps/desktop/engine/found_engines.h"
#include "apps/desktop/settings/engine_list.h"

namespace tengen::desktop {
namespace {

constexpr int kLettersOfList = 24;

}  // namespace

EnginesDialog::EnginesDialog(const Engines& engines, QWidget* parent)
    : QDialog(parent), before_(engines.kept), found_(engines.found) {
  setWindowTitle(tr("Engines"));
  makeParts();
  layOut();
  fill(engines);
  connect(list_, &QListWidget::currentRowChanged, this, &EnginesDialog::showCurrent);
  connect(form_, &EngineForm::changed, this, &EnginesDialog::takeChange);
  connect(form_, &EngineForm::programChosen, this, &EnginesDialog::nameAfter);
  connect(add_, &QPushButton::clicked, this, &EnginesDialog::add);
  connect(remove_, &QPushButton::clicked, this, &EnginesDialog::remove);
  connect(trial_, &EngineTrialView::runningChanged, this, &EnginesDialog::showRunning);
  connect(trial_, &EngineTrialView::finished, this, &EnginesDialog::noteOutcome);
  list_->setCurrentRow(0);
  showCurrent();
  showRunning();
  list_->setFocus();
}

void EnginesDialog::makeParts() {
  list_ = new QListWidget(this);
  list_->setObjectName("engineList");
  list_->setAccessibleName(tr("Engines"));
  add_ = new QPushButton(tr("A&dd"), this);
  add_->setObjectName("addEngine");
  add_->setAutoDefault(false);
  remove_ = new QPushButton(tr("&Remove"), this);
  remove_->setObjectName("removeEngine");
  remove_->setAutoDefault(false);
  form_ = new EngineForm(this);
  trial_ = new EngineTrialView(this);
  pages_ = new QTabWidget(this);
  pages_->setObjectName("enginePages");
  pages_->addTab(form_, tr("Engine"));
  // What an engine says may be long.
  auto* scroll = new QScrollArea(this);
  scroll->setWidget(trial_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  pages_->addTab(scroll, tr("Test"));
}

void EnginesDialog::layOut() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
  buttons->button(QDialogButtonBox::Ok)->setObjectName("ok");
  buttons->button(QDialogButtonBox::Ok)->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  test_ = new QPushButton(this);
  test_->setObjectName("testEngine");
  test_->setAutoDefault(false);
  connect(test_, &QPushButton::clicked, this, &EnginesDialog::test);
  connect(buttons, &QDialogButtonBox::accepted, this, &EnginesDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* ways = new QHBoxLayout;
  ways->addWidget(add_);
  ways->addWidget(remove_);
  auto* left = new QVBoxLayout;
  left->addWidget(list_, 1);
  left->addLayout(ways);
  auto* across = new QHBoxLayout;
  across->addLayout(left);
  across->addWidget(pages_, 1);
  auto* below = new QHBoxLayout;
  below->addWidget(test_);
  below->addWidget(buttons, 1);
  auto* down = new QVBoxLayout(this);
  down->addLayout(across, 1);
  down->addLayout(below);
  list_->setMinimumWidth(fontMetrics().averageCharWidth() * kLettersOfList);
  list_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
  resize(fontMetrics().averageCharWidth() * 88, sizeHint().height());
}

void EnginesDialog::fill(const Engines& engines) {
  if (!engines.tengenProgram.isEmpty()) {
    addRow(
        {Origin::Tengen, {.name = "Tengen", .program = engines.tengenProgram, .arguments = "gtp"}});
  }
  for (const EngineProfile& profile : engines.kept)
    addRow({Origin::Kept, profile});
  for (const EngineProfile& profile : withFound(engines.kept, engines.found)) {
    if (!engines.kept.contains(profile)) addRow({Origin::Found, profile});
  }
}

void EnginesDialog::addRow(const Row& row) {
  rows_.push_back(row);
  auto* item = new QListWidgetItem(row.profile.name, list_);
  item->setSizeHint({0, fontMetrics().height() * 2});
}

const EngineProfile* EnginesDialog::foundNamed(const QString& name) const {
  const auto found = std::find_if(found_.begin(), found_.end(),
                                  [&](const EngineProfile& one) { return one.name == name; });
  return found == found_.end() ? nullptr : &*found;
}

// Changing

void EnginesDialog::add() {
  addRow({Origin::Kept, {}});
  list_->setCurrentRow(list_->count() - 1);
  pages_->setCurrentIndex(0);
  form_->askForProgram();
}

// One that was found and changed is as it was found again.
void EnginesDialog::remove() {
  if (current() < 0 || currentRow().origin != Origin::Kept) return;
  if (const EngineProfile* found = foundNamed(currentRow().profile.name)) {
    currentRow() = {Origin::Found, *found};
    list_->currentItem()->setText(found->name);
    return showCurrent();
  }
  const int row = current();
  rows_.erase(rows_.begin() + row);
  delete list_->takeItem(row);
  showCurrent();
}

void EnginesDialog::showCurrent() {
  trial_->clear();
  const bool isThere = current() >= 0;
  pages_->setEnabled(isThere);
  test_->setEnabled(isThere);
  remove_->setEnabled(isThere && currentRow().origin == Origin::Kept);
  if (!isThere) return form_->show({}, {}, false);
  const Row& row = currentRow();
  const QString note = row.origin == Origin::Tengen
                           ? tr("Tengen comes with this window. Its level is chosen for each game.")
                       : row.origin == Origin::Found ? tr("Found on this machine.")
                                                     : QString();
  form_->show(row.profile, note, row.origin != Origin::Tengen);
}

void EnginesDialog::takeChange() {
  if (current() < 0) return;
  Row& row = currentRow();
  row = {Origin::Kept, form_->profile()};
  list_->currentItem()->setText(row.profile.name);
  remove_->setEnabled(true);
}

// Whoever chose a program need not know what it is called and how it is made to speak.
void EnginesDialog::nameAfter(const QString& program) {
  EngineProfile profile = form_->profile();
  const EngineProfile usual = profileFor(program);
  if (profile.name.isEmpty()) profile.name = usual.name;
  if (profile.arguments.isEmpty()) profile.arguments = usual.arguments;
  form_->show(profile, {}, true);
  takeChange();
}

QList<EngineProfile> EnginesDialog::kept() const {
  QList<EngineProfile> engines;
  QStringList names;
  for (const Row& row : rows_) {
    if (row.origin != Origin::Kept || row.profile.program.isEmpty()) continue;
    EngineProfile profile = row.profile;
    if (profile.name.isEmpty()) profile.name = profileFor(profile.program).name;
    profile.name = freeName(profile.name, names);
    names << profile.name;
    engines.append(profile);
  }
  return engines;
}

// Testing

void EnginesDialog::test() {
  if (trial_->isRunning()) return trial_->stop();
  pages_->setCurrentIndex(1);
  trial_->begin(currentRow().profile);
}

void EnginesDialog::showRunning() {
  test_->setText(trial_->isRunning() ? tr("&Stop") : tr("T&est"));
}

void EnginesDialog::noteOutcome(bool worked) {
  if (current() >= 0) currentRow().profile.failedTest = !worked;
}

// Leaving

// An engine that could not be used is not kept without a word, nor dropped where anything but its
// program is known.
void EnginesDialog::accept() {
  for (size_t i = 0; i < rows_.size(); ++i) {
    const EngineProfile& profile = rows_[i].profile;
    const bool isAsBefore = profile == EngineProfile{} || before_.contains(profile);
    if (rows_[i].origin != Origin::Kept || isAsBefore) continue;
    if (profile.program.isEmpty()) return askAbout(i, tr("Which program is it?"));
    const QString line = QString::fromStdString(commandLineOf(profile));
    if (doubted_.contains(line)) continue;
    const bool isThere = isOnThisMachine(profile);
    if (isThere && !profile.failedTest) continue;
    doubted_ << line;
    return askAbout(i, isThere ? tr("Its test has failed. OK once more keeps it as it is.")
                               : tr("There is no such program on this machine. OK once more keeps "
                                    "it as it is."));
  }
  QDialog::accept();
}

void EnginesDialog::askAbout(size_t row, const QString& note) {
  list_->setCurrentRow(static_cast<int>(row));
  pages_->setCurrentIndex(0);
  form_->show(rows_[row].profile, note, true);
  form_->askForProgram();
}

void EnginesDialog::done(int result) {
  trial_->stop();
  QDialog::done(result);
}

}  // namespace tengen::desktop
