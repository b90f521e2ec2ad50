#include "apps/desktop/panels/lesson_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include "apps/desktop/base/line_height.h"
#include "apps/desktop/base/style_parts.h"
#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

constexpr int kLessonStone = 22;
// Said with a sign too: colours alone are not for everybody.
QString signedWords(const LessonView& view) {
  switch (view.mood) {
    case LessonView::Mood::Right:
      return QStringLiteral("✓ ") + view.words;
    case LessonView::Mood::Wrong:
      return QStringLiteral("✗ ") + view.words;
    case LessonView::Mood::Asking:
      break;
  }
  return view.words;
}

}  // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QFrame(parent),
      stone_(new QLabel(this)),
      title_(new QLabel(this)),
      words_(new QLabel(this)),
      score_(new QLabel(this)),
      buttons_(new ChoiceButtons("lesson", this)) {
  setObjectName("lesson");
  stone_->setFixedSize(kLessonStone, kLessonStone);
  title_->setObjectName("lessonTitle");
  title_->setFont(typeOf(Type::Title, Weight::Strong));
  words_->setObjectName("lessonWords");
  words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  score_->setObjectName("lessonScore");
  score_->setFont(typeOf(Type::Small));
  score_->setForegroundRole(QPalette::PlaceholderText);
  for (QLabel* label : {title_, words_, score_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  auto* head = new QHBoxLayout;
  head->setSpacing(2 * kStep);
  head->addWidget(stone_);
  head->addWidget(title_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 3 * kStep);
  column->setSpacing(2 * kStep);
  column->addLayout(head);
  column->addWidget(words_);
  column->addWidget(buttons_);
  column->addWidget(score_);  // below them: it comes and goes
  connect(buttons_, &ChoiceButtons::chosen, this, &LessonPanel::chosen);
  hide();
}

void LessonPanel::show(const LessonView& view) {
  view_ = view;
  buttons_->show(view.choices);
  refresh();
  QFrame::show();
}

void LessonPanel::refresh() {
  stone_->setVisible(view_.toPlay.has_value());
  const bool white = view_.toPlay == Color::White;
  stone_->setPixmap(glyphIcon(white ? Glyph::WhiteStone : Glyph::BlackStone, palette())
                        .pixmap(QSize(kLessonStone, kLessonStone), devicePixelRatioF()));
  title_->setText(view_.title);
  words_->setText(signedWords(view_));
  // Two lines always: the buttons do not jump when something is said.
  const int two = twoLinesOf(typeOf(Type::Body), words_->text());
  words_->setMinimumHeight(std::max(words_->minimumHeight(), two));
  QPalette ink = palette();
  if (view_.mood == LessonView::Mood::Wrong) {
    ink.setColor(QPalette::WindowText, tonesOf(palette()).loss);
  } else if (view_.mood == LessonView::Mood::Right) {
    ink.setColor(QPalette::WindowText, tonesOf(palette()).accent);
  }
  words_->setPalette(ink);
  score_->setText(view_.score);
  score_->setVisible(!view_.score.isEmpty());
  setAccessibleName(view_.title);
  setAccessibleDescription(view_.words);
  update();
}

void LessonPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tones& tones = tonesOf(palette());
  const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
  const bool wrong = view_.mood == LessonView::Mood::Wrong;
  paintBox(painter, area, {tones.panel, wrong ? tones.loss : tones.accent, 2, kCardCorner});
}

void LessonPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) refresh();
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop
