#include "apps/desktop/panels/start_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>

#include "apps/desktop/base/style_parts.h"
#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

constexpr int kWidest = 720;
constexpr int kIconSide = 40;

}  // namespace

// A picture, a title and one line about it, to be pressed as a whole.
class StartCard final : public QAbstractButton {
 public:
  StartCard(Glyph glyph, QWidget* parent) : QAbstractButton(parent), glyph_(glyph) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }

  void setWords(const QString& title, const QString& about) {
    setText(title);
    about_ = about;
    setAccessibleDescription(about);
    updateGeometry();
    update();
  }

  QSize sizeHint() const override { return {300, 88}; }
  QSize minimumSizeHint() const override {
    const QFontMetrics metrics(typeOf(Type::Title, Weight::Strong));
    return {metrics.horizontalAdvance(text()) + kIconSide + 10 * kStep, kIconSide};
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Tones& tones = tonesOf(palette());
    const bool lively = isEnabled() && (underMouse() || hasFocus());
    paintBox(painter, QRectF(rect()).adjusted(1, 1, -1, -1),
             {isDown() ? tones.chip : tones.panel, lively ? tones.accent : tones.line,
              lively ? 2.0 : 1.0, kCardCorner});
    const QRectF icon(4 * kStep, (height() - kIconSide) / 2.0, kIconSide, kIconSide);
    paintGlyph(painter, icon, glyph_, isEnabled() ? tones.accent : tones.faint);
    const int left = kIconSide + 8 * kStep;
    const int room = width() - left - 2 * kStep;
    const QFontMetrics titles(typeOf(Type::Title, Weight::Strong));
    const QFontMetrics lines(typeOf(Type::Small));
    const bool two = height() >= titles.height() + lines.height() + 4 * kStep;
    const int block = titles.height() + (two ? lines.height() + kStep : 0);
    QRect line(left, (height() - block) / 2, room, titles.height());
    painter.setPen(isEnabled() ? tones.text : tones.faint);
    painter.setFont(typeOf(Type::Title, Weight::Strong));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text());
    if (!two) return;
    line = QRect(left, line.bottom() + 1 + kStep, room, lines.height());
    painter.setPen(isEnabled() ? tones.soft : tones.faint);
    painter.setFont(typeOf(Type::Small));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     lines.elidedText(about_, Qt::ElideRight, room));
  }

 private:
  Glyph glyph_;
  QString about_;
};

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(QStringLiteral("Tengen"), this)),
      motto_(new QLabel(this)),
      friend_(new StartCard(Glyph::TwoPlayers, this)),
      cards_{new StartCard(Glyph::Tengen, this), new StartCard(Glyph::TwoPlayers, this),
             new StartCard(Glyph::Folder, this), new StartCard(Glyph::Review, this),
             new StartCard(Glyph::Hint, this)},
      leave_(new QPushButton(this)),
      atStart_(new QCheckBox(this)) {
  setObjectName("startPage");
  title_->setFont(typeOf(Type::Figure, Weight::Strong));
  title_->setAlignment(Qt::AlignCenter);
  motto_->setAlignment(Qt::AlignCenter);
  motto_->setWordWrap(true);
  motto_->setForegroundRole(QPalette::PlaceholderText);
  const std::array<const char*, 5> names = {"startPlay", "startTwo", "startOpen", "startReview",
                                            "startLearn"};
  const std::array<void (StartPage::*)(), 5> signals_ = {
      &StartPage::playWanted, &StartPage::twoWanted, &StartPage::openWanted,
      &StartPage::reviewWanted, &StartPage::learnWanted};
  auto* column = new QVBoxLayout;
  column->setSpacing(2 * kStep);
  column->addWidget(title_);
  column->addWidget(motto_);
  column->addSpacing(2 * kStep);
  friend_->setObjectName("startFriend");
  friend_->hide();
  connect(friend_, &QAbstractButton::clicked, this, &StartPage::friendWanted);
  column->addWidget(friend_);
  for (size_t i = 0; i < cards_.size(); ++i) {
    cards_[i]->setObjectName(names[i]);
    connect(cards_[i], &QAbstractButton::clicked, this, signals_[i]);
    column->addWidget(cards_[i]);
  }
  leave_->setObjectName("startLeave");
  leave_->setFlat(true);
  connect(leave_, &QPushButton::clicked, this, &StartPage::leaveWanted);
  atStart_->setObjectName("startShown");
  connect(atStart_, &QCheckBox::clicked, this, &StartPage::shownAtStartChosen);
  auto* foot = new QHBoxLayout;
  foot->addWidget(atStart_);
  foot->addStretch();
  foot->addWidget(leave_);
  column->addLayout(foot);
  auto* across = new QHBoxLayout;
  auto* middle = new QWidget(this);
  middle->setLayout(column);
  middle->setMaximumWidth(kWidest);
  across->addStretch(1);
  across->addWidget(middle, 1000);
  across->addStretch(1);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->addStretch(2);
  rows->addLayout(across);
  rows->addStretch(3);
  setFocusProxy(cards_[0]);
  retranslate();
}

void StartPage::offer(bool engine, const QString& lastGame, const QString& friendGame) {
  lastGame_ = lastGame;
  friendGame_ = friendGame;
  friend_->setVisible(!friendGame.isEmpty());
  cards_[0]->setEnabled(engine);
  cards_[3]->setEnabled(!lastGame.isEmpty());
  retranslate();
}

void StartPage::setShownAtStart(bool shown) {
  atStart_->setChecked(shown);
}

void StartPage::retranslate() {
  setAccessibleName(tr("Start"));
  motto_->setText(tr("Play Go, and see what you could have played."));
  friend_->setWords(tr("Go back to your game"), friendGame_);
  cards_[0]->setWords(tr("Play Tengen"), tr("From your first game to high dan"));
  cards_[1]->setWords(tr("Two at this board"), tr("Any size, handicap and clock"));
  cards_[2]->setWords(tr("Open a game"), tr("SGF files, or drop one here"));
  cards_[3]->setWords(tr("Review my last game"),
                      lastGame_.isEmpty() ? tr("Once you have saved one") : lastGame_);
  cards_[4]->setWords(tr("Learn and solve problems"),
                      tr("Ten first steps, then captures and life and death"));
  leave_->setText(tr("Just the board"));
  atStart_->setText(tr("Show this at the start"));
}

void StartPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void StartPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    emit leaveWanted();
    return;
  }
  QWidget::keyPressEvent(event);
}

// The centre of a board, far behind the words.
void StartPage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor ink = tonesOf(palette()).line;
  ink.setAlphaF(0.4F);
  painter.setPen(QPen(ink, 1));
  const double cell = std::max(40.0, std::min(width(), height()) / 9.0);
  const QPointF middle(width() / 2.0, height() / 2.0);
  for (double x = std::fmod(middle.x(), cell); x < width(); x += cell)
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
  for (double y = std::fmod(middle.y(), cell); y < height(); y += cell)
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
}

}  // namespace tengen::desktop
