#include "apps/desktop/controller/preferences_controller.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <array>
#include <span>
#include <vector>

#include "apps/desktop/translations/language.h"

namespace tengen::desktop {
namespace {

struct Choice {
  const char* id;
  const char* text;
};

#define WORDS(text) QT_TRANSLATE_NOOP("PreferencesController", text)
constexpr std::array<Choice, 4> kThemes = {{{"kaya", WORDS("Kaya")},
                                            {"walnut", WORDS("Walnut")},
                                            {"slate", WORDS("Slate")},
                                            {"print", WORDS("Print")}}};
constexpr std::array<Choice, 4> kCoordinates = {{{"0", WORDS("None")},
                                                 {"1", WORDS("A–T without I")},
                                                 {"2", WORDS("A–S with I")},
                                                 {"3", WORDS("SGF letters")}}};

std::vector<Choice> languageChoices() {
  std::vector<Choice> rows{{"", WORDS("As the system")}};
  for (const Language& language : kLanguages)
    rows.push_back({language.code, language.name});
  return rows;
}
#undef WORDS

QActionGroup* choices(QMenu& menu, std::span<const Choice> rows, QObject* parent) {
  auto* group = new QActionGroup(parent);
  for (const Choice& row : rows) {
    QAction* action = menu.addAction(QString());
    action->setCheckable(true);
    action->setData(QString::fromLatin1(row.id));
    group->addAction(action);
  }
  return group;
}

void name(const QActionGroup& group, std::span<const Choice> rows) {
  const auto actions = group.actions();
  for (size_t i = 0; i < rows.size(); ++i) {
    actions[static_cast<int>(i)]->setText(
        QCoreApplication::translate("PreferencesController", rows[i].text));
  }
}

void mark(const QActionGroup& group, const QString& id) {
  for (QAction* action : group.actions())
    action->setChecked(action->data().toString() == id);
}

}  // namespace

PreferencesController::PreferencesController(const Parts& parts, QObject* parent)
    : QObject(parent), parts_(parts), preferences_(loadPreferences()) {
  themes_ = choices(parts.actions.themeMenu(), kThemes, this);
  coordinates_ = choices(parts.actions.coordinateMenu(), kCoordinates, this);
  languages_ = choices(parts.actions.languageMenu(), languageChoices(), this);
  retranslate();
  connectActions();
  apply(preferences_);
}

template <class Edit>
void PreferencesController::edit(Edit edit) {
  Preferences wanted = preferences_;
  edit(wanted);
  change(wanted);
}

void PreferencesController::connectActions() {
  connect(themes_, &QActionGroup::triggered, this, [this](QAction* action) {
    edit([&](Preferences& wanted) { wanted.boardTheme = action->data().toString(); });
  });
  connect(coordinates_, &QActionGroup::triggered, this, [this](QAction* action) {
    edit([&](Preferences& wanted) {
      wanted.coordinates = static_cast<CoordinateStyle>(action->data().toString().toInt());
    });
  });
  connect(languages_, &QActionGroup::triggered, this, [this](QAction* action) {
    edit([&](Preferences& wanted) { wanted.language = action->data().toString(); });
  });
  const auto on = [this](Do what, auto set) {
    connect(&parts_.actions[what], &QAction::triggered, this, [this, set](bool checked) {
      edit([&](Preferences& wanted) { set(wanted, checked); });
    });
  };
  on(Do::ShowMenuBar, [](Preferences& w, bool shown) { w.menuBar = shown; });
  on(Do::ShowScore, [](Preferences& w, bool shown) { w.scoreEstimate = shown; });
  on(Do::ShowOwnership, [](Preferences& w, bool shown) { w.ownership = shown; });
  on(Do::ShowWinRate, [](Preferences& w, bool shown) { w.winRate = shown; });
  on(Do::ThinkFirst, [](Preferences& w, bool hidden) { w.thinkFirst = hidden; });
  on(Do::ReviewOnOpen, [](Preferences& w, bool wanted) { w.reviewOnOpen = wanted; });
  on(Do::NumbersNone, [](Preferences& w, bool) { w.moveNumbers = MoveNumbers::None; });
  on(Do::NumbersLast, [](Preferences& w, bool) { w.moveNumbers = MoveNumbers::LastFew; });
  on(Do::NumbersAll, [](Preferences& w, bool) { w.moveNumbers = MoveNumbers::All; });
  on(Do::FollowSystem, [](Preferences& w, bool) { w.appearance = Appearance::System; });
  on(Do::Light, [](Preferences& w, bool) { w.appearance = Appearance::Light; });
  on(Do::Dark, [](Preferences& w, bool) { w.appearance = Appearance::Dark; });
  connect(&parts_.actions[Do::NumbersFromHere], &QAction::triggered, this,
          &PreferencesController::numberFromHere);
}

// The next move on this line is number 1.
void PreferencesController::numberFromHere() {
  const auto line = parts_.game.session().line();
  const auto at =
      static_cast<size_t>(parts_.game.session().tree().depth(parts_.game.session().node()));
  PictureOptions options = parts_.view.pictureOptions();
  options.numbers = MoveNumbers::FromNode;
  options.from = line[at + 1 < line.size() ? at + 1 : at];
  parts_.view.setPictureOptions(options);
}

void PreferencesController::apply(const Preferences& preferences) {
  preferences_ = preferences;
  installLanguage(preferences.language);
  parts_.board.setTheme(boardTheme(preferences.boardTheme));
  parts_.board.setCoordinates(preferences.coordinates);
  parts_.board.setStonesFall(preferences.stonesFall);
  parts_.board.setStonesIrregular(preferences.stonesIrregular);
  parts_.game.setNotation(notationOf(preferences.coordinates));
  PictureOptions options = parts_.view.pictureOptions();
  options.numbers = preferences.moveNumbers;
  options.lastFew = preferences.lastFew;
  options.variations = preferences.variations;
  options.ghost = preferences.ghostStone;
  parts_.view.setPictureOptions(options);
  applyAppearance(preferences.appearance);
  showInMenus();
  emit applied(preferences);
}

void PreferencesController::change(const Preferences& preferences) {
  apply(preferences);
  savePreferences(preferences);
}

void PreferencesController::showInMenus() {
  const auto& actions = parts_.actions;
  mark(*themes_, preferences_.boardTheme);
  mark(*coordinates_, QString::number(static_cast<int>(preferences_.coordinates)));
  mark(*languages_, preferences_.language);
  actions[Do::ShowMenuBar].setChecked(preferences_.menuBar);
  actions[Do::ShowScore].setChecked(preferences_.scoreEstimate);
  actions[Do::ShowOwnership].setChecked(preferences_.ownership);
  actions[Do::ShowWinRate].setChecked(preferences_.winRate);
  actions[Do::ThinkFirst].setChecked(preferences_.thinkFirst);
  actions[Do::ReviewOnOpen].setChecked(preferences_.reviewOnOpen);
  actions[Do::NumbersNone].setChecked(preferences_.moveNumbers == MoveNumbers::None);
  actions[Do::NumbersLast].setChecked(preferences_.moveNumbers == MoveNumbers::LastFew);
  actions[Do::NumbersAll].setChecked(preferences_.moveNumbers == MoveNumbers::All);
  actions[Do::FollowSystem].setChecked(preferences_.appearance == Appearance::System);
  actions[Do::Light].setChecked(preferences_.appearance == Appearance::Light);
  actions[Do::Dark].setChecked(preferences_.appearance == Appearance::Dark);
}

void PreferencesController::retranslate() {
  name(*themes_, kThemes);
  name(*coordinates_, kCoordinates);
  name(*languages_, languageChoices());
}

}  // namespace tengen::desktop
