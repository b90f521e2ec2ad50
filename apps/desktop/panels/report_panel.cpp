#include "apps/desktop/panels/report_panel.h"

#include <QEvent>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

constexpr size_t kAll = 3;  // rows of the figures
constexpr size_t kAccuracy = 4;
constexpr size_t kMistakes = 5;

QLabel* headingIn(QWidget* parent) {
  auto* label = new ElidedLabel(parent);
  label->setFont(typeOf(Type::Small, Weight::Strong));
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

}  // namespace

ReportPanel::ReportPanel(QWidget* parent) : QScrollArea(parent) {
  setObjectName("report");
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidgetResizable(true);
  auto* paper = new QWidget(this);
  setWidget(paper);  // while it is empty: it is asked for its size at once
  column_ = new QVBoxLayout(paper);
  column_->setContentsMargins(kStep, kStep, kStep, 3 * kStep);
  column_->setSpacing(2 * kStep);
  makeInvitation();
  known_ = new QWidget(paper);
  auto* rows = new QVBoxLayout(known_);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(2 * kStep);
  heading_ = headingIn(known_);
  sides_ = new Segmented(known_);
  for (const char* name : {"reportBoth", "reportBlack", "reportWhite"})
    sides_->add(name);
  connect(sides_, &Segmented::chosen, this, [this](int index) {
    showSide(index == 0 ? std::nullopt : std::optional(index == 1 ? Color::Black : Color::White));
  });
  auto* head = new QHBoxLayout;
  head->addWidget(heading_);
  head->addStretch(1);
  head->addWidget(sides_);
  none_ = new QLabel(known_);
  none_->setWordWrap(true);
  more_ = new QLabel(known_);
  more_->setObjectName("moreMistakes");
  more_->setFont(typeOf(Type::Small));
  more_->setForegroundRole(QPalette::PlaceholderText);
  more_->setWordWrap(true);
  cardColumn_ = new QVBoxLayout;
  cardColumn_->setSpacing(kStep);
  progress_ = new QLabel(known_);
  progress_->setObjectName("reportProgress");
  progress_->setWordWrap(true);
  rest_ = new QPushButton(known_);
  rest_->setObjectName("reviewRest");
  rest_->setFocusPolicy(Qt::TabFocus);
  connect(rest_, &QPushButton::clicked, this, &ReportPanel::reviewWanted);
  rows->addWidget(progress_);
  rows->addWidget(rest_, 0, Qt::AlignLeft);
  rows->addLayout(head);
  rows->addWidget(none_);
  rows->addLayout(cardColumn_);
  rows->addWidget(more_);
  makeFigures();
  rows->addSpacing(2 * kStep);
  rows->addWidget(figuresHeading_);
  rows->addLayout(grid_);
  column_->addWidget(known_);
  column_->addStretch(1);
  viewport()->setAutoFillBackground(false);
  paper->setAutoFillBackground(false);
  retranslate();
  paintStones();
  showFigures();
}

void ReportPanel::makeInvitation() {
  invitation_ = new QWidget(this);
  auto* rows = new QVBoxLayout(invitation_);
  rows->setContentsMargins(0, 2 * kStep, 0, 0);
  rows->setSpacing(3 * kStep);
  invitationWords_ = new QLabel(invitation_);
  invitationWords_->setWordWrap(true);
  review_ = new QPushButton(invitation_);
  review_->setObjectName("reviewGame");
  review_->setProperty("primary", true);
  review_->setFocusPolicy(Qt::TabFocus);
  whyNot_ = new QLabel(invitation_);
  whyNot_->setObjectName("whyNoReview");
  whyNot_->setFont(typeOf(Type::Small));
  whyNot_->setForegroundRole(QPalette::PlaceholderText);
  whyNot_->setWordWrap(true);
  connect(review_, &QPushButton::clicked, this, &ReportPanel::reviewWanted);
  rows->addWidget(invitationWords_);
  rows->addWidget(review_, 0, Qt::AlignLeft);
  rows->addWidget(whyNot_);
  column_->addWidget(invitation_);
}

void ReportPanel::makeFigures() {
  figuresHeading_ = headingIn(known_);
  grid_ = new QGridLayout;
  grid_->setHorizontalSpacing(4 * kStep);
  grid_->setVerticalSpacing(kStep);
  grid_->setColumnStretch(0, 1);
  for (size_t side = 0; side < 2; ++side) {
    names_[side] = headingIn(known_);
    names_[side]->setAlignment(Qt::AlignRight);
    grid_->addWidget(names_[side], 0, static_cast<int>(side) + 1);
  }
  for (size_t row = 0; row < rows_.size(); ++row) {
    const int at = static_cast<int>(row) + 1;
    rows_[row] = new QLabel(known_);
    grid_->addWidget(rows_[row], at, 0);
    for (size_t side = 0; side < 2; ++side) {
      figures_[side][row] = new QLabel(known_);
      figures_[side][row]->setAlignment(Qt::AlignRight);
      if (row >= kAll) figures_[side][row]->setFont(typeOf(Type::Body, Weight::Strong));
      grid_->addWidget(figures_[side][row], at, static_cast<int>(side) + 1);
    }
  }
}

void ReportPanel::show(const ReportView& view) {
  if (view == view_) return;
  const bool isAnother = view.mine != view_.mine || (view.isKnown && !view_.isKnown);
  view_ = view;
  if (isAnother) side_ = view.mine;
  showCards();
  showFigures();
}

void ReportPanel::showSide(std::optional<Color> side) {
  side_ = side;
  showCards();
}

void ReportPanel::addCard() {
  const auto index = static_cast<int>(cards_.size());
  auto* card = new ReportCard(known_);
  card->setObjectName(QStringLiteral("card%1").arg(index));
  connect(card, &ReportCard::chosen, this, [this, index] { emit mistakeChosen(index); });
  connect(card, &ReportCard::tryAgainWanted, this, [this, index] { emit tryAgainWanted(index); });
  cardColumn_->addWidget(card);
  cards_.push_back(card);
}

void ReportPanel::showCards() {
  invitation_->setVisible(!view_.isKnown);
  review_->setEnabled(view_.whyNot.isEmpty());
  review_->setToolTip(view_.whyNot);
  whyNot_->setText(view_.whyNot);
  whyNot_->setVisible(!view_.whyNot.isEmpty());
  known_->setVisible(view_.isKnown);
  const bool isPart = !view_.progress.isEmpty();
  progress_->setText(view_.progress);
  progress_->setVisible(isPart);
  rest_->setVisible(view_.isUnfinished && view_.whyNot.isEmpty());
  sides_->setVisible(!view_.mistakes.empty());
  fitHeading();
  sides_->choose(!side_ ? 0 : *side_ == Color::Black ? 1 : 2);
  while (cards_.size() < view_.mistakes.size())
    addCard();
  bool areAny = false;
  int told = 0;
  for (size_t i = 0; i < cards_.size(); ++i) {
    const bool used = i < view_.mistakes.size();
    if (used) cards_[i]->show(view_.mistakes[i]);
    const bool chosen = used && view_.mistakes[i].chosen;  // shown whoever played it
    const bool shown = used && (!side_ || *side_ == view_.mistakes[i].color || chosen);
    cards_[i]->setVisible(shown);
    areAny |= shown;
    told += shown && !(chosen && side_ && *side_ != view_.mistakes[i].color);
    if (chosen) ensureWidgetVisible(cards_[i], 0, 2 * kStep);
  }
  none_->setVisible(!areAny && !isPart);
  const auto [black, white] = view_.stopsOf;
  const int all = !side_ ? black + white : *side_ == Color::Black ? black : white;
  more_->setText(tr("N leads through all %n of these moves.", "worth another look", all));
  more_->setVisible(areAny && all > told);
}

void ReportPanel::fitHeading() {
  const bool areCards = !view_.mistakes.empty();
  const int taken = areCards ? sides_->sizeHint().width() + 4 * kStep : 2 * kStep;
  const bool fits =
      heading_->fontMetrics().horizontalAdvance(heading_->text()) <= viewport()->width() - taken;
  heading_->setVisible(fits && (view_.progress.isEmpty() || areCards));
}

void ReportPanel::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fitHeading();
}

void ReportPanel::showFigures() {
  const std::array<const SideFigures*, 2> sides = {&view_.black, &view_.white};
  for (size_t side = 0; side < 2; ++side) {
    names_[side]->setText(sides[side]->name);
    for (size_t phase = 0; phase < kAll; ++phase)
      figures_[side][phase]->setText(sides[side]->byPhase[phase]);
    figures_[side][kAll]->setText(sides[side]->all);
    figures_[side][kAccuracy]->setText(sides[side]->accuracy);
    figures_[side][kMistakes]->setText(sides[side]->mistakes);
  }
}

void ReportPanel::retranslate() {
  setAccessibleName(tr("Report"));
  invitationWords_->setText(
      tr("A review shows where points were lost, and lets you try those moves again."));
  review_->setText(tr("Review this game"));
  rest_->setText(tr("Review the rest"));
  heading_->setText(tr("Worth another look"));
  sides_->setWords({tr("Both"), tr("Black"), tr("White")});
  none_->setText(tr("No move cost much. Well played."));
  figuresHeading_->setText(tr("Points lost a move"));
  const std::array<QString, 6> words = {tr("Opening"),    tr("Middle game"), tr("Endgame"),
                                        tr("Whole game"), tr("Accuracy"),    tr("Mistakes")};
  for (size_t row = 0; row < rows_.size(); ++row)
    rows_[row]->setText(words[row]);
  const QString formula =
      tr("Accuracy = 100 × 0.75 to the power of the points lost a move:\n"
         "100 % for perfect play, 75 % for one point a move, 56 % for two.");
  rows_[kAccuracy]->setToolTip(formula);
  const QString mistakes =
      tr("A mistake costs 3 points or more, and 5 % of the chance to win\n"
         "unless the game is decided. The same one again and again counts once.");
  rows_[kMistakes]->setToolTip(mistakes);
  for (auto& side : figures_) {
    side[kAccuracy]->setToolTip(formula);
    side[kMistakes]->setToolTip(mistakes);
  }
  showCards();
}

void ReportPanel::paintStones() {
  sides_->setPicture(1, glyphIcon(Glyph::BlackStone, palette()));
  sides_->setPicture(2, glyphIcon(Glyph::WhiteStone, palette()));
}

void ReportPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) paintStones();
  if (event->type() == QEvent::LanguageChange) retranslate();
  QScrollArea::changeEvent(event);
}

}  // namespace tengen::desktop
