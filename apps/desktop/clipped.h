// For tests: which words of a window are cut, because their label or button is too small.
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLabel>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>

namespace tengen::desktop {

inline QString wordsOn(const QWidget& widget) {
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->currentText();
  if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
    QStringList words;
    for (int i = 0; i < tabs->count(); ++i)
      words << tabs->tabText(i);
    return words.join(" | ");
  }
  return {};
}

// A label that wraps needs the height for its width; all others need the room they ask for.
inline bool hasRoom(const QWidget& widget) {
  const auto* label = qobject_cast<const QLabel*>(&widget);
  if (label && label->wordWrap()) return label->height() >= label->heightForWidth(label->width());
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
    QStyleOptionComboBox option;
    option.initFrom(box);
    const QRect field = box->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                     QStyle::SC_ComboBoxEditField, box);
    return field.width() >= box->fontMetrics().horizontalAdvance(box->currentText());
  }
  // With less it scrolls.
  if (qobject_cast<const QTabBar*>(&widget)) return widget.width() >= widget.sizeHint().width();
  return widget.width() >= widget.minimumSizeHint().width() &&
         widget.height() >= widget.minimumSizeHint().height();
}

// Does it lie in all that holds it? What scrolls may be out of sight.
inline bool isInside(const QWidget& widget, const QWidget& window) {
  for (const QWidget* holder = widget.parentWidget(); holder; holder = holder->parentWidget()) {
    if (qobject_cast<const QAbstractScrollArea*>(holder->parentWidget())) return true;
    const QRect place(widget.mapTo(holder, QPoint(0, 0)), widget.size());
    if (!holder->rect().contains(place)) return false;
    if (holder == &window) break;
  }
  return true;
}

// Words that cannot be seen as a whole, be it that one could scroll to them.
inline std::string hiddenIn(const QWidget& panel) {
  QStringList hidden;
  for (const QWidget* widget : panel.findChildren<QWidget*>()) {
    if (!widget->isVisible() || wordsOn(*widget).isEmpty()) continue;
    if (widget->visibleRegion().boundingRect() != widget->rect()) hidden << wordsOn(*widget);
  }
  return hidden.join("; ").toStdString();
}

inline std::string clippedIn(const QWidget& window) {
  QStringList clipped;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || wordsOn(*widget).isEmpty()) continue;
    if (hasRoom(*widget) && isInside(*widget, window)) continue;
    clipped << QString("%1 “%2” %3x%4")
                   .arg(widget->metaObject()->className(), wordsOn(*widget))
                   .arg(widget->width())
                   .arg(widget->height());
  }
  return clipped.join("; ").toStdString();
}

}  // namespace tengen::desktop
