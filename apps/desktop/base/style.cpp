#include "apps/desktop/base/style.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <algorithm>

#include "apps/desktop/base/style_parts.h"

namespace tengen::desktop {
namespace {

constexpr int kUnderline = 2;  // of the open tab

bool isPrimary(const QStyleOption& option, const QWidget* widget) {
  if (widget && widget->property("primary").toBool()) return true;
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
  return button && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

// A line of one pixel along the bottom.
void underline(QPainter& painter, const QRect& area, const QColor& color) {
  painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), color);
}

}  // namespace

Style::Style() : QProxyStyle(QStyleFactory::create("Fusion")) {}

void Style::polish(QWidget* widget) {
  if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
    label->setTextFormat(Qt::PlainText);
  QProxyStyle::polish(widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
  const Tones& tones = tonesOf(option->palette);
  switch (element) {
    case PE_PanelButtonCommand:
      return paintButton(*painter, *option, isPrimary(*option, widget));
    case PE_PanelButtonTool:
      return paintToolButton(*painter, *option);
    case PE_IndicatorCheckBox:
      return paintCheckBox(*painter, *option);
    case PE_IndicatorRadioButton:
      return paintRadioButton(*painter, *option);
    case PE_IndicatorHeaderArrow: {  // Fusion's points the other way than people expect
      QStyleOptionHeader turned = as<QStyleOptionHeader>(*option);
      const bool isUp = turned.sortIndicator == QStyleOptionHeader::SortUp;
      turned.sortIndicator = isUp ? QStyleOptionHeader::SortDown : QStyleOptionHeader::SortUp;
      return QProxyStyle::drawPrimitive(element, &turned, painter, widget);
    }
    case PE_PanelLineEdit:  // those inside a box or a spinner have no frame of their own
      if (as<QStyleOptionFrame>(*option).lineWidth > 0) paintField(*painter, *option);
      return;
    case PE_FrameFocusRect:
      return paintBox(*painter, option->rect, {{}, tones.accent, 1.4, 4});
    case PE_Frame:
    case PE_FrameMenu:
    case PE_FrameWindow:
      return paintBox(*painter, option->rect, {{}, tones.line, 1, 0});
    case PE_FrameGroupBox:
      return paintBox(*painter, option->rect, {tones.panel, tones.line, 1, kCardCorner});
    case PE_PanelTipLabel:
      return paintBox(*painter, option->rect, {tones.panel, tones.line, 1, 0});
    case PE_PanelMenu:
      return painter->fillRect(option->rect, tones.panel);
    case PE_FrameTabBarBase:
      return underline(*painter, option->rect, tones.line);
    case PE_PanelScrollAreaCorner:  // where two scroll bars meet there is nothing
    case PE_FrameTabWidget:
    case PE_FrameButtonTool:
      return;
    default:
      return QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
  const Tones& tones = tonesOf(option->palette);
  if (drawMenu(element, *option, *painter, widget)) return;
  if (drawTab(element, *option, *painter, widget)) return;
  if (drawBar(element, *option, *painter)) return;
  if (element == CE_PushButtonLabel && isPrimary(*option, widget) &&
      option->state.testFlag(State_Enabled)) {
    QStyleOptionButton onAccent = as<QStyleOptionButton>(*option);
    onAccent.palette.setColor(QPalette::ButtonText, tones.onAccent);
    return QProxyStyle::drawControl(element, &onAccent, painter, widget);
  }
  if (element == CE_ToolButtonLabel && drawToolLabel(as<QStyleOptionToolButton>(*option), *painter))
    return;
  if (element == CE_Splitter) {
    const bool lively = option->state.testFlag(State_MouseOver);
    const bool upright = option->state.testFlag(State_Horizontal);
    const QSizeF size = upright ? QSizeF(3, 28) : QSizeF(28, 3);
    const QPointF corner =
        QRectF(option->rect).center() - QPointF(size.width() / 2, size.height() / 2);
    return paintBox(*painter, QRectF(corner, size),
                    {lively ? tones.accent : tones.line, {}, 0, 1.5});
  }
  if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
    painter->fillRect(option->rect, tones.panel);
    return underline(*painter, option->rect, tones.line);
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

// What the pointer is on has a soft ground of its own; the words keep their colour.
bool Style::drawMenu(ControlElement element, const QStyleOption& option, QPainter& painter,
                     const QWidget* widget) const {
  const Tones& tones = tonesOf(option.palette);
  if (element == CE_MenuBarEmptyArea) {
    painter.fillRect(option.rect, tones.panel);
    return true;
  }
  if (element != CE_MenuItem && element != CE_MenuBarItem) return false;
  if (element == CE_MenuBarItem) painter.fillRect(option.rect, tones.panel);
  QStyleOptionMenuItem line = as<QStyleOptionMenuItem>(option);
  const bool selected =
      option.state.testFlag(State_Selected) && option.state.testFlag(State_Enabled);
  if (selected) {
    paintBox(painter, QRectF(option.rect).adjusted(2, 1, -2, -1), {tones.accentSoft, {}, 0, 6});
  }
  line.state &= ~(State_Selected | State_Sunken);
  QColor clear = tones.panel;  // as light or dark as ever: the boxes to tick ask for that
  clear.setAlpha(0);
  line.palette.setColor(QPalette::Window, clear);
  line.palette.setColor(QPalette::Button, clear);
  QProxyStyle::drawControl(element, &line, &painter, widget);
  return true;
}

// A picture and its word stand in the middle together.
bool Style::drawToolLabel(const QStyleOptionToolButton& option, QPainter& painter) const {
  if (option.toolButtonStyle != Qt::ToolButtonTextBesideIcon) return false;
  const bool enabled = option.state.testFlag(State_Enabled);
  const int words = option.fontMetrics.horizontalAdvance(option.text);
  const int gap = 2 * kStep;
  const int side = option.iconSize.width();
  const int left = option.rect.left() + (option.rect.width() - side - gap - words) / 2;
  const QRect icon(left, option.rect.center().y() - side / 2 + 1, side, side);
  option.icon.paint(&painter, icon, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
  QRect text = option.rect;
  text.setLeft(left + side + gap);
  drawItemText(&painter, text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic,
               option.palette, enabled, option.text, QPalette::ButtonText);
  return true;
}

bool Style::drawTab(ControlElement element, const QStyleOption& option, QPainter& painter,
                    const QWidget* widget) const {
  if (element != CE_TabBarTabShape && element != CE_TabBarTabLabel) return false;
  const Tones& tones = tonesOf(option.palette);
  const bool open = option.state.testFlag(State_Selected);
  if (element == CE_TabBarTabShape) {
    if (!open) return true;
    const int inset = pixelMetric(PM_TabBarTabHSpace, &option, widget) / 2 - 2;
    const QRectF rule(option.rect.left() + inset, option.rect.bottom() - kUnderline + 1,
                      option.rect.width() - 2 * inset, kUnderline);
    paintBox(painter, rule, {tones.accent, {}, 0, 1});
    return true;
  }
  QStyleOptionTab tab = as<QStyleOptionTab>(option);
  const bool lively = open || option.state.testFlag(State_MouseOver);
  if (option.state.testFlag(State_Enabled))
    tab.palette.setColor(QPalette::WindowText, lively ? tones.text : tones.soft);
  QProxyStyle::drawControl(element, &tab, &painter, widget);
  return true;
}

bool Style::drawBar(ControlElement element, const QStyleOption& option, QPainter& painter) const {
  if (element != CE_ProgressBarGroove && element != CE_ProgressBarContents) return false;
  const Tones& tones = tonesOf(option.palette);
  const auto& bar = as<QStyleOptionProgressBar>(option);
  const double height = std::min(6, bar.rect.height());
  QRectF area(bar.rect.left(), bar.rect.center().y() - height / 2 + 0.5, bar.rect.width(), height);
  if (element == CE_ProgressBarGroove) {
    paintBox(painter, area, {tones.line, {}, 0, height / 2});
    return true;
  }
  const double range = bar.maximum - bar.minimum;
  const double share = range > 0 ? (bar.progress - bar.minimum) / range : 1;
  if (share <= 0) return true;
  area.setWidth(std::max(height, area.width() * share));
  paintBox(painter, area, {range > 0 ? tones.accent : tones.faint, {}, 0, height / 2});
  return true;
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                               QPainter* painter, const QWidget* widget) const {
  const Tones& tones = tonesOf(option->palette);
  const bool enabled = option->state.testFlag(State_Enabled);
  const QColor ink = enabled ? tones.soft : tones.faint;
  const auto part = [&](SubControl which) {
    return proxy()->subControlRect(control, option, which, widget);
  };
  switch (control) {
    case CC_ScrollBar:
      return paintScrollBar(*painter, as<QStyleOptionSlider>(*option), part(SC_ScrollBarSlider));
    case CC_Slider:
      return paintSlider(*painter, as<QStyleOptionSlider>(*option), part(SC_SliderHandle));
    case CC_GroupBox:
      if (!isPlainGroup(control, *option)) break;
      return drawGroup(*option, *painter, widget);
    case CC_ComboBox:
      paintField(*painter, *option);
      return paintChevron(*painter, part(SC_ComboBoxArrow), Toward::Down, ink);
    case CC_SpinBox:
      paintField(*painter, *option);
      if (as<QStyleOptionSpinBox>(*option).buttonSymbols == QAbstractSpinBox::NoButtons) return;
      paintChevron(*painter, part(SC_SpinBoxUp), Toward::Up, ink);
      return paintChevron(*painter, part(SC_SpinBoxDown), Toward::Down, ink);
    default:
      break;
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

// A title, and below it a card.
void Style::drawGroup(const QStyleOptionComplex& option, QPainter& painter,
                      const QWidget* widget) const {
  const Tones& tones = tonesOf(option.palette);
  const QRect frame = proxy()->subControlRect(CC_GroupBox, &option, SC_GroupBoxFrame, widget);
  paintBox(painter, frame, {tones.panel, tones.line, 1, kCardCorner});
  const auto& group = as<QStyleOptionGroupBox>(option);
  if (group.text.isEmpty()) return;
  painter.save();
  painter.setFont(typeOf(Type::Body, Weight::Strong));
  drawItemText(&painter, proxy()->subControlRect(CC_GroupBox, &option, SC_GroupBoxLabel, widget),
               Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, option.palette, true,
               group.text, QPalette::WindowText);
  painter.restore();
}

}  // namespace tengen::desktop
