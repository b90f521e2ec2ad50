#include "apps/desktop/dialogs/new_game_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "rules/handicap.h"

#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

constexpr int kOwnSize = 0;  // the combo's word for "neither 9, 13 nor 19"
constexpr int kMostFreeHandicap = 25;
constexpr int kUsualTeachingPoints = 5;

}  // namespace

std::vector<Seat> engineSeats(bool withTengen, const QStringList& otherEngines) {
  std::vector<Seat> seats;
  if (withTengen) {
    for (const std::string_view level : kLevelsToChoose)
      seats.push_back({.level = QString::fromStdString(std::string(level))});
  }
  for (const QString& name : otherEngines)
    seats.push_back({.engine = name});
  return seats;
}

NewGameDialog::NewGameDialog(const GameSetup& last, QWidget* parent)
    : QDialog(parent), last_(last) {
  setWindowTitle(tr("New game"));
  makeFields();
  auto* form = new QFormLayout;
  addRows(*form);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  start_ = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
  start_->setObjectName("start");
  start_->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* across = new QHBoxLayout;
  across->addLayout(form, 1);
  across->addWidget(placing_, 1);
  auto* down = new QVBoxLayout(this);
  down->addLayout(across, 1);
  down->addWidget(buttons);
  down->setSizeConstraint(QLayout::SetMinimumSize);

  showSetup();
  connectFields();
  followSeats();
  showPlacing();
  start_->setFocus();
}

// Makes room for fields that come out. A layout alone does not, where some of its words wrap.
bool NewGameDialog::event(QEvent* event) {
  const bool handled = QDialog::event(event);
  if (event->type() == QEvent::LayoutRequest && isVisible()) {
    resize(width(), std::max(height(), layout()->totalMinimumHeightForWidth(width())));
  }
  return handled;
}

void NewGameDialog::makeFields() {
  size_ = new QComboBox(this);
  size_->setObjectName("size");
  for (const int side : {9, 13, 19})
    size_->addItem(tr("%1 × %1").arg(side), side);
  size_->addItem(tr("Another size"), kOwnSize);
  ownSize_ = new QWidget(this);
  width_ = new QSpinBox(ownSize_);
  width_->setObjectName("width");
  width_->setAccessibleName(tr("Board width"));
  height_ = new QSpinBox(ownSize_);
  height_->setObjectName("height");
  height_->setAccessibleName(tr("Board height"));
  for (QSpinBox* side : {width_, height_})
    side->setRange(1, kMaxSide);

  rules_ = new QComboBox(this);
  rules_->setObjectName("rules");
  for (const NamedRuleset& each : kRulesets)
    rules_->addItem(words::rulesWords(each.name).shortName,
                    QByteArray(each.name.data(), static_cast<int>(each.name.size())));
  explanation_ = new QLabel(this);
  explanation_->setObjectName("explanation");
  explanation_->setWordWrap(true);
  explanation_->setForegroundRole(QPalette::PlaceholderText);
  komi_ = new NumberBox(this);
  komi_->setObjectName("komi");
  komi_->setRange(-999, 999);
  komi_->setDecimals(2);
  komi_->setSingleStep(0.5);
  komi_->setToolTip(
      tr("Points White gets because Black moves first; with a half there is no draw"));

  handicap_ = new QComboBox(this);
  handicap_->setObjectName("handicap");
  handicap_->setToolTip(
      tr("Stones the weaker side, Black, has on the board before White makes the first move"));
  free_ = new QCheckBox(tr("Black &places the stones"), this);
  free_->setObjectName("free");
  black_ = new QLineEdit(this);
  black_->setObjectName("blackName");
  black_->setPlaceholderText(tr("Black"));
  white_ = new QLineEdit(this);
  white_->setObjectName("whiteName");
  white_->setPlaceholderText(tr("White"));
  blackSeat_ = makeSeat("blackSeat", *black_);
  blackSeat_->setAccessibleName(tr("Who plays Black"));
  whiteSeat_ = makeSeat("whiteSeat", *white_);
  whiteSeat_->setAccessibleName(tr("Who plays White"));
  teaching_ = new QCheckBox(tr("Tell me about big &mistakes"), this);
  teaching_->setObjectName("teaching");
  teachingPoints_ = new QSpinBox(this);
  teachingPoints_->setObjectName("teachingPoints");
  teachingPoints_->setAccessibleName(tr("Points a big mistake loses"));
  teachingPoints_->setRange(1, static_cast<int>(kMostTeachingPoints));
  teachingPoints_->setValue(kUsualTeachingPoints);
  teachingPoints_->setSuffix(tr(" points"));
  time_ = new TimeFields(this);

  placing_ = new QWidget(this);
  placingWords_ = new QLabel(placing_);
  placingWords_->setWordWrap(true);
  board_ = new BoardWidget(placing_);
  board_->setObjectName("placing");
  board_->setAccessibleName(tr("Board for the handicap stones"));
  auto* down = new QVBoxLayout(placing_);
  down->setContentsMargins(8, 0, 0, 0);
  down->addWidget(placingWords_);
  down->addWidget(board_, 1);
}

// An engine needs no name.
QComboBox* NewGameDialog::makeSeat(const char* name, QLineEdit& playersName) {
  auto* seat = new QComboBox(this);
  seat->setObjectName(name);
  seat->addItem(tr("Person"), QString());
  seat->setMaxVisibleItems(30);
  seat->hide();
  connect(seat, &QComboBox::currentIndexChanged, this,
          [&playersName](int row) { playersName.setEnabled(row == 0); });
  return seat;
}

void NewGameDialog::offerEngines(const std::vector<Seat>& engines, const Seats& last) {
  const auto text = [](const Seat& seat) { return QString::fromStdString(seatText(seat)); };
  for (const auto& [box, seat] :
       {std::pair(blackSeat_, &last.black), std::pair(whiteSeat_, &last.white)}) {
    for (const Seat& engine : engines)
      box->addItem(QString::fromStdString(engineName(engine)), text(engine));
    box->setVisible(!engines.empty());
    box->setCurrentIndex(std::max(0, box->findData(text(*seat))));
  }
  followSeats();
}

Seats NewGameDialog::seats() const {
  const auto chosenIn = [](const QComboBox& box) {
    return seatFrom(box.currentData().toString().toStdString());
  };
  return {chosenIn(*blackSeat_), chosenIn(*whiteSeat_)};
}

// Against an engine alone: whoever plays a person is told nothing.
void NewGameDialog::followSeats() {
  const Seats chosen = seats();
  const bool offered = !blackSeat_->isHidden();
  const bool useful = chosen.black.isEngine() != chosen.white.isEngine();
  teaching_->setVisible(offered);
  teachingPoints_->setVisible(offered);
  teaching_->setEnabled(useful);
  teachingPoints_->setEnabled(useful && teaching_->isChecked());
}

void NewGameDialog::setTeachingPoints(double points) {
  teaching_->setChecked(points > 0);
  if (points > 0) teachingPoints_->setValue(static_cast<int>(points));
}

double NewGameDialog::teachingPoints() const {
  return teaching_->isChecked() ? teachingPoints_->value() : 0;
}

void NewGameDialog::addRows(QFormLayout& form) {
  auto* own = new QHBoxLayout(ownSize_);
  own->setContentsMargins(0, 0, 0, 0);
  own->addWidget(width_);
  own->addWidget(new QLabel(QStringLiteral("×"), ownSize_));
  own->addWidget(height_);
  auto* sizes = new QHBoxLayout;
  sizes->addWidget(size_, 1);
  sizes->addWidget(ownSize_);
  auto* handicaps = new QHBoxLayout;
  handicaps->addWidget(handicap_, 1);
  handicaps->addWidget(free_);

  const auto row = [&](const QString& words, QWidget* field, QLayout* layout = nullptr) {
    auto* label = new QLabel(words, this);
    label->setBuddy(field);
    label->setToolTip(field->toolTip());
    label->setMinimumHeight(field->sizeHint().height());  // its words stand at the field's middle
    if (layout) {
      form.addRow(label, layout);
    } else {
      form.addRow(label, field);
    }
    if (field->accessibleName().isEmpty()) {
      field->setAccessibleName(QString(words).remove('&'));
    }
  };
  form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  row(tr("Board &size"), size_, sizes);
  row(tr("&Rules"), rules_);
  form.addRow(QString(), explanation_);
  row(tr("&Komi"), komi_);
  row(tr("&Handicap"), handicap_, handicaps);
  const auto beside = [](QLineEdit* name, QComboBox* seat) {
    auto* both = new QHBoxLayout;
    both->addWidget(name, 1);
    both->addWidget(seat);
    return both;
  };
  row(tr("&Black"), black_, beside(black_, blackSeat_));
  row(tr("&White"), white_, beside(white_, whiteSeat_));
  auto* teaching = new QHBoxLayout;
  teaching->addWidget(teaching_, 1);
  teaching->addWidget(teachingPoints_);
  form.addRow(QString(), teaching);
  row(tr("&Time"), time_);
}

void NewGameDialog::showSetup() {
  const bool usual = last_.size.isSquare() && size_->findData(last_.size.width) >= 0;
  size_->setCurrentIndex(size_->findData(usual ? last_.size.width : kOwnSize));
  width_->setValue(last_.size.width);
  height_->setValue(last_.size.height);
  ownSize_->setVisible(!usual);

  const std::string_view name = nameOf(last_.rules).value_or("japanese");
  rules_->setCurrentIndex(
      std::max(0, rules_->findData(QByteArray(name.data(), static_cast<int>(name.size())))));
  explainRules();
  free_->setChecked(last_.handicap > 0 && !last_.black.empty());
  fillHandicaps();
  handicap_->setCurrentIndex(std::max(0, handicap_->findData(last_.handicap)));
  komi_->setValue(last_.rules.komi);
  komiTouched_ = komi_->value() != usualKomi(rules(), handicap());
  black_->setText(QString::fromStdString(last_.blackName));
  white_->setText(QString::fromStdString(last_.whiteName));
  time_->setTime(last_.time);
  if (isFree()) placed_ = last_.black;
}

void NewGameDialog::connectFields() {
  connect(size_, &QComboBox::currentIndexChanged, this, &NewGameDialog::sizeChanged);
  connect(width_, &QSpinBox::valueChanged, this, &NewGameDialog::sizeChanged);
  connect(height_, &QSpinBox::valueChanged, this, &NewGameDialog::sizeChanged);
  connect(rules_, &QComboBox::currentIndexChanged, this, &NewGameDialog::rulesChanged);
  connect(handicap_, &QComboBox::currentIndexChanged, this, [this] {
    followKomi();
    showPlacing();
  });
  connect(free_, &QCheckBox::toggled, this, [this] {
    fillHandicaps();
    showPlacing();
  });
  connect(blackSeat_, &QComboBox::currentIndexChanged, this, &NewGameDialog::followSeats);
  connect(whiteSeat_, &QComboBox::currentIndexChanged, this, &NewGameDialog::followSeats);
  connect(teaching_, &QCheckBox::toggled, this, &NewGameDialog::followSeats);
  connect(komi_, &QDoubleSpinBox::valueChanged, this, [this] { komiTouched_ = true; });
  connect(board_, &BoardWidget::pointClicked, this, &NewGameDialog::placeOrTake);
}

BoardSize NewGameDialog::boardSize() const {
  const int side = size_->currentData().toInt();
  return side == kOwnSize ? BoardSize{width_->value(), height_->value()} : BoardSize{side, side};
}

Ruleset NewGameDialog::rules() const {
  return kRulesets[static_cast<size_t>(rules_->currentIndex())].rules;
}

int NewGameDialog::handicap() const {
  return handicap_->currentData().toInt();
}

bool NewGameDialog::isFree() const {
  return free_->isChecked() && handicap() > 0;
}

void NewGameDialog::sizeChanged() {
  const bool own = size_->currentData().toInt() == kOwnSize;
  ownSize_->setVisible(own);
  placed_.clear();
  fillHandicaps();
  showPlacing();
}

// Keeps the choice where the size still has it.
void NewGameDialog::fillHandicaps() {
  const int chosen = handicap();
  const int most = free_->isChecked() ? std::min(kMostFreeHandicap, boardSize().points() / 4)
                                      : maxFixedHandicap(boardSize());
  {
    const QSignalBlocker quiet(handicap_);
    handicap_->clear();
    handicap_->addItem(tr("None"), 0);
    for (int stones = 2; stones <= most; ++stones)
      handicap_->addItem(tr("%1 stones").arg(stones), stones);
    handicap_->setCurrentIndex(std::max(0, handicap_->findData(chosen)));
  }
  followKomi();
}

void NewGameDialog::explainRules() {
  const auto row = static_cast<size_t>(rules_->currentIndex());
  explanation_->setText(
      words::rulesWords(kRulesets[row].name).explanation + ' ' +
      tr("The game ends when both sides pass, one after the other, and is counted; or when one "
         "side resigns."));
}

void NewGameDialog::rulesChanged() {
  explainRules();
  followKomi();
}

// The komi is the rules' until somebody says otherwise.
void NewGameDialog::followKomi() {
  if (komiTouched_) return;
  const QSignalBlocker quiet(komi_);
  komi_->setValue(usualKomi(rules(), handicap()));
}

void NewGameDialog::placeOrTake(Point point) {
  const auto there = std::find(placed_.begin(), placed_.end(), point);
  if (there != placed_.end()) {
    placed_.erase(there);
  } else if (static_cast<int>(placed_.size()) < handicap()) {
    placed_.push_back(point);
  }
  showPlacing();
}

void NewGameDialog::showPlacing() {
  const auto wanted = static_cast<size_t>(handicap());
  if (placed_.size() > wanted) placed_.resize(wanted);
  placing_->setVisible(isFree());
  const int missing = isFree() ? static_cast<int>(wanted - placed_.size()) : 0;
  placingWords_->setText(missing > 0
                             ? tr("Click where the stones go. Still to place: %1").arg(missing)
                             : tr("All stones are placed. A click takes one back."));
  start_->setEnabled(missing == 0);
  if (!isFree()) return;
  BoardPicture picture(boardSize());
  for (const Point point : placed_)
    picture.stones[point] = Stone::Black;
  if (missing > 0) picture.toMove = Color::Black;
  board_->setPicture(picture);
}

GameSetup NewGameDialog::setup() const {
  GameSetup chosen;
  chosen.size = boardSize();
  chosen.rules = rules();
  chosen.rules.komi = komi_->value();
  chosen.handicap = handicap();
  if (isFree()) {
    chosen.black = placed_;
    std::sort(chosen.black.begin(), chosen.black.end(),
              [&](Point a, Point b) { return chosen.size.indexOf(a) < chosen.size.indexOf(b); });
  }
  chosen.time = time_->time();
  chosen.blackName = black_->text().trimmed().toStdString();
  chosen.whiteName = white_->text().trimmed().toStdString();
  chosen.date = last_.date;
  return chosen;
}

std::optional<NewGame> NewGameDialog::ask(const NewGame& last, const std::vector<Seat>& engines,
                                          QWidget* parent) {
  NewGameDialog dialog(last.setup, parent);
  dialog.offerEngines(engines, last.seats);
  dialog.setTeachingPoints(last.teachingPoints);
  if (dialog.exec() != Accepted) return std::nullopt;
  return NewGame{dialog.setup(), dialog.seats(), dialog.teachingPoints()};
}

}  // namespace tengen::desktop
