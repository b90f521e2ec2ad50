#include "apps/desktop/panels/comment_panel.h"

#include <QEvent>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <utility>

namespace tengen::desktop {
namespace {

constexpr int kPauseMilliseconds = 700;
constexpr int kLongestKept = 1500;  // milliseconds that the journal lags behind a writer
// A paragraph longer than this is no sentence about moves; looking through it would cost a freeze.
constexpr int kLongestParagraph = 20'000;
constexpr int kLongestComment = 100'000;
constexpr qsizetype kShownOfLonger = 20'000;

}  // namespace

class CoordinateHighlighter final : public QSyntaxHighlighter {
 public:
  using QSyntaxHighlighter::QSyntaxHighlighter;

  void setBoard(BoardSize size, Notation notation) {
    if (size == size_ && notation == notation_) return;
    size_ = size;
    notation_ = notation;
    rehighlight();
  }

 protected:
  void highlightBlock(const QString& text) override {
    QTextCharFormat format;
    format.setFontUnderline(true);
    for (const NamedPoint& named : pointsNamedIn(text, size_, notation_)) {
      setFormat(named.begin, named.length, format);
    }
  }

 private:
  BoardSize size_;
  Notation notation_ = Notation::Standard;
};

// Capital letters only: "a1" may be part of any word, "A1" hardly. SGF letters would be in every
// word, so that coordinates are read in the standard way there.
std::vector<NamedPoint> pointsNamedIn(const QString& text, BoardSize size, Notation notation) {
  std::vector<NamedPoint> found;
  if (text.size() > kLongestParagraph) return found;
  static const QRegularExpression pattern(QStringLiteral("\\b[A-Z]{1,2}[1-9][0-9]?\\b"));
  const Notation read = notation == Notation::Sgf ? Notation::Standard : notation;
  auto matches = pattern.globalMatch(text);
  while (matches.hasNext()) {
    const auto match = matches.next();
    const auto point = parsePoint(match.captured().toStdString(), size, read);
    if (!point) continue;
    found.push_back({static_cast<int>(match.capturedStart()),
                     static_cast<int>(match.capturedLength()), *point});
  }
  return found;
}

CommentPanel::CommentPanel(QWidget* parent)
    : QPlainTextEdit(parent), highlighter_(new CoordinateHighlighter(document())) {
  setObjectName("comment");
  setFrameShape(QFrame::NoFrame);
  setTabChangesFocus(true);
  setAcceptDrops(false);  // files dropped here are for the window
  setUndoRedoEnabled(true);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  pause_.setSingleShot(true);
  pause_.setInterval(kPauseMilliseconds);
  connect(&pause_, &QTimer::timeout, this, &CommentPanel::commit);
  patience_.setSingleShot(true);
  patience_.setInterval(kLongestKept);
  connect(&patience_, &QTimer::timeout, this, &CommentPanel::commit);
  connect(this, &QPlainTextEdit::textChanged, this, &CommentPanel::noteWriting);
  retranslate();
}

// A comment longer than anybody reads is shown in part, and only to read: laying it out whole would
// freeze the window.
void CommentPanel::showComment(const QString& text) {
  if (isWriting_ || text == shown_) return;
  shown_ = text;
  const QSignalBlocker quiet(this);
  const bool isLong = text.size() > kLongestComment;
  setReadOnly(isLong);
  setPlainText(isLong ? text.left(kShownOfLonger) + QStringLiteral("\n\n") +
                            tr("… and %n more characters, which are kept as they are.", "",
                               static_cast<int>(text.size() - kShownOfLonger))
                      : text);
  pause_.stop();
}

void CommentPanel::setBoard(BoardSize size, Notation notation) {
  size_ = size;
  notation_ = notation;
  const QSignalBlocker quiet(this);
  highlighter_->setBoard(size, notation);
}

void CommentPanel::noteWriting() {
  pause_.start();
  if (std::exchange(isWriting_, true)) return;
  patience_.start();
  emit writingChanged();
}

void CommentPanel::commit() {
  pause_.stop();
  patience_.stop();
  if (!std::exchange(isWriting_, false)) return;
  shown_ = toPlainText();
  emit commentWritten(shown_);
  emit writingChanged();
}

void CommentPanel::focusOutEvent(QFocusEvent* event) {
  commit();
  QPlainTextEdit::focusOutEvent(event);
}

std::optional<Point> CommentPanel::pointUnder(QPoint place) const {
  const QTextCursor cursor = cursorForPosition(place);
  if (!cursorRect(cursor).adjusted(-12, 0, 12, 0).contains(place)) return std::nullopt;
  const int at = cursor.positionInBlock();
  for (const NamedPoint& named : pointsNamedIn(cursor.block().text(), size_, notation_)) {
    if (at >= named.begin && at <= named.begin + named.length) return named.point;
  }
  return std::nullopt;
}

void CommentPanel::mouseMoveEvent(QMouseEvent* event) {
  const bool link = pointUnder(event->pos()).has_value();
  viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::IBeamCursor);
  QPlainTextEdit::mouseMoveEvent(event);
}

void CommentPanel::mouseReleaseEvent(QMouseEvent* event) {
  QPlainTextEdit::mouseReleaseEvent(event);
  if (event->button() != Qt::LeftButton || textCursor().hasSelection()) return;
  if (const auto point = pointUnder(event->pos())) emit pointNamed(*point);
}

void CommentPanel::retranslate() {
  setPlaceholderText(tr("Comment on this position"));
  setAccessibleName(tr("Comment"));
}

void CommentPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QPlainTextEdit::changeEvent(event);
}

}  // namespace tengen::desktop
