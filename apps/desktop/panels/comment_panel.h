// The comment of the current node, to read and to write. Coordinates in it can be clicked. Reports
// what was written when the writer pauses or leaves, and now and then while he goes on, not at
// every letter.
#pragma once

#include <QPlainTextEdit>
#include <QTimer>

#include "rules/notation.h"

namespace tengen::desktop {

class CoordinateHighlighter;

class CommentPanel : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit CommentPanel(QWidget* parent = nullptr);

  void showComment(const QString& text);
  void setBoard(BoardSize size, Notation notation);  // what counts as a coordinate
  // Reports what was written and not yet reported. Before anything that leaves the node.
  void commit();
  bool isWriting() const { return isWriting_; }  // something was not reported yet

 signals:
  void writingChanged();
  void commentWritten(const QString& text);
  void pointNamed(tengen::Point point);  // a coordinate was clicked

 protected:
  void focusOutEvent(QFocusEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  std::optional<Point> pointUnder(QPoint place) const;
  void retranslate();
  void noteWriting();

  CoordinateHighlighter* highlighter_;
  QTimer pause_;
  QTimer patience_;  // of what was written and not reported, however long the writer goes on
  QString shown_;
  bool isWriting_ = false;  // what stands here was not reported yet
  BoardSize size_;
  Notation notation_ = Notation::Standard;
};

// The coordinates in a text: begin, length and point each.
struct NamedPoint {
  int begin;
  int length;
  Point point;
};
std::vector<NamedPoint> pointsNamedIn(const QString& text, BoardSize size, Notation notation);

}  // namespace tengen::desktop
