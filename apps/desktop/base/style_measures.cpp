// Where the parts of a control lie and how large it is: what Style decides without a painter.
#include <algorithm>

#include "apps/desktop/base/style.h"
#include "apps/desktop/base/style_parts.h"

namespace tengen::desktop {
namespace {

constexpr int kFieldHeight = 32;  // of buttons and fields
constexpr int kMenuLine = 28;     // height
constexpr int kScrollBar = 12;    // with its air
constexpr int kShortestHandle = 28;
constexpr int kFieldAir = 5;  // between a field's border and its words

}  // namespace

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                            SubControl part, const QWidget* widget) const {
  if (control == CC_ScrollBar) return scrollBarPart(as<QStyleOptionSlider>(*option), part);
  QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
  if (isPlainGroup(control, *option)) {
    const auto& group = as<QStyleOptionGroupBox>(*option);
    const int title = group.text.isEmpty() ? 0 : option->fontMetrics.height() + kStep;
    const QRect all = option->rect;
    if (part == SC_GroupBoxLabel)
      return {all.left() + kStep, all.top(), all.width() - kStep, title};
    return all.adjusted(0, title, 0, 0);
  }
  // Words do not touch the border of their field.
  if (control == CC_ComboBox && part == SC_ComboBoxEditField) rect.adjust(kFieldAir, 0, 0, 0);
  if (control == CC_SpinBox && part == SC_SpinBoxEditField) rect.adjust(kFieldAir, 0, 0, 0);
  return rect;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option,
                            const QWidget* widget) const {
  QRect rect = QProxyStyle::subElementRect(element, option, widget);
  if (element == SE_LineEditContents && as<QStyleOptionFrame>(*option).lineWidth > 0)
    rect.adjust(kFieldAir, 0, -kFieldAir, 0);
  return rect;
}

// A scroll bar is its handle and nothing else.
QRect Style::scrollBarPart(const QStyleOptionSlider& bar, SubControl part) const {
  const bool level = bar.orientation == Qt::Horizontal;
  const int length = level ? bar.rect.width() : bar.rect.height();
  const int range = bar.maximum - bar.minimum;
  const int64_t whole = std::max<int64_t>(1, int64_t{range} + bar.pageStep);
  const int handle = std::clamp(static_cast<int>(int64_t{length} * bar.pageStep / whole),
                                std::min(kShortestHandle, length), length);
  const int start = sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                            length - handle, bar.upsideDown);
  const auto along = [&](int from, int size) {
    const QRect place =
        level ? QRect(from, 0, size, bar.rect.height()) : QRect(0, from, bar.rect.width(), size);
    return visualRect(bar.direction, bar.rect, place.translated(bar.rect.topLeft()));
  };
  switch (part) {
    case SC_ScrollBarSlider:
      return along(start, handle);
    case SC_ScrollBarSubPage:
      return along(0, start);
    case SC_ScrollBarAddPage:
      return along(start + handle, length - start - handle);
    case SC_ScrollBarGroove:
      return bar.rect;
    default:
      return {};
  }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
  QSize made = QProxyStyle::sizeFromContents(type, option, size, widget);
  if (type == CT_PushButton) made.rwidth() += 2 * kStep;
  if (type == CT_LineEdit || type == CT_ComboBox || type == CT_SpinBox)
    made.rwidth() += 2 * kFieldAir;
  if (type == CT_PushButton || type == CT_LineEdit || type == CT_ComboBox || type == CT_SpinBox)
    made.setHeight(std::max(made.height(), kFieldHeight));
  if (type == CT_MenuItem) {
    const bool separator =
        as<QStyleOptionMenuItem>(*option).menuItemType == QStyleOptionMenuItem::Separator;
    if (!separator) made.setHeight(std::max(made.height(), kMenuLine));
  }
  if (type == CT_TabBarTab) made.setHeight(std::max(made.height(), kFieldHeight));
  if (type == CT_MenuBarItem) made.setHeight(std::max(made.height(), kMenuLine));
  return made;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option,
                       const QWidget* widget) const {
  switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
      return 3 * kStep;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
      return 2 * kStep;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
      return 18;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
      return 2 * kStep;
    case PM_ScrollBarExtent:
      return kScrollBar;
    case PM_ScrollView_ScrollBarSpacing:
      return 0;
    case PM_SplitterWidth:
      return 2 * kStep;
    case PM_SliderThickness:
    case PM_SliderLength:
    case PM_SliderControlThickness:
      return 18;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
      return kStep;
    case PM_TabBarTabHSpace:
      return widget && widget->property("narrow").toBool() ? 2 * kStep : 5 * kStep;
    case PM_TabBarTabVSpace:
      return 3 * kStep;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
      return 0;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* more) const {
  switch (hint) {
    case SH_ScrollBar_LeftClickAbsolutePosition:
      return 1;
    case SH_Slider_AbsoluteSetButtons:  // a click means the place it was made at
      return Qt::LeftButton;
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_TabBar_PreferNoArrows:
      return 0;
    default:
      return QProxyStyle::styleHint(hint, option, widget, more);
  }
}

}  // namespace tengen::desktop
