#include "apps/desktop/panels/navigation_bar.h"

#include <QEvent>
#include <QHBoxLayout>

#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {

NavigationBar::NavigationBar(QWidget* parent)
    : QWidget(parent),
      start_(makeButton("toStart", &NavigationBar::startWanted)),
      back_(makeButton("back", &NavigationBar::backWanted)),
      forward_(makeButton("forward", &NavigationBar::forwardWanted)),
      end_(makeButton("toEnd", &NavigationBar::endWanted)),
      graph_(new GraphWidget(this)),
      number_(new QLabel(this)) {
  for (QToolButton* step : {back_, forward_}) {
    step->setAutoRepeat(true);
    step->setAutoRepeatInterval(60);
  }
  number_->setObjectName("moveNumber");
  number_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  number_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000")));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  for (QToolButton* button : {start_, back_, forward_, end_})
    row->addWidget(button);
  row->addSpacing(6);
  row->addWidget(graph_, 1);
  row->addWidget(number_);
  connect(graph_, &GraphWidget::moveChosen, this, &NavigationBar::placeWanted);
  repaintIcons();
  retranslate();
}

QToolButton* NavigationBar::makeButton(const char* name, void (NavigationBar::*signal)()) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::NoFocus);
  button->setIconSize(QSize(22, 22));
  connect(button, &QToolButton::clicked, this, signal);
  return button;
}

void NavigationBar::show(const GraphPlace& place) {
  number_->setText(QString::number(place.moveNumber));
  start_->setEnabled(place.at > 0);
  back_->setEnabled(place.at > 0);
  forward_->setEnabled(place.at < place.last);
  end_->setEnabled(place.at < place.last);
}

void NavigationBar::repaintIcons() {
  start_->setIcon(glyphIcon(Glyph::ToStart, palette()));
  back_->setIcon(glyphIcon(Glyph::Back, palette()));
  forward_->setIcon(glyphIcon(Glyph::Forward, palette()));
  end_->setIcon(glyphIcon(Glyph::ToEnd, palette()));
}

void NavigationBar::retranslate() {
  const auto name = [](QWidget* widget, const QString& text) {
    widget->setToolTip(text);
    widget->setAccessibleName(text);
  };
  name(start_, tr("To the start"));
  name(back_, tr("Back one move"));
  name(forward_, tr("Forward one move"));
  name(end_, tr("To the end"));
  name(number_, tr("Move number"));
}

void NavigationBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) repaintIcons();
  QWidget::changeEvent(event);
}

}  // namespace tengen::desktop
