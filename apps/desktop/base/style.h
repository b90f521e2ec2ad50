// How every button, field, tab, bar and menu of the window is painted: Fusion underneath, our
// colours, corners and distances on top. Knows no widget of ours; a button that is the one thing to
// do has the property "primary".
#pragma once

#include <QProxyStyle>

class QStyleOptionComplex;
class QStyleOptionSlider;
class QStyleOptionToolButton;

namespace tengen::desktop {

class Style final : public QProxyStyle {
  Q_OBJECT

 public:
  Style();

  // Words of files are in every label and tool tip, and are words, not markup.
  void polish(QWidget* widget) override;
  using QProxyStyle::polish;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QRect subElementRect(SubElement element, const QStyleOption* option,
                       const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* more) const override;

 private:
  QRect scrollBarPart(const QStyleOptionSlider& bar, SubControl part) const;
  void drawGroup(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
  bool drawMenu(ControlElement element, const QStyleOption& option, QPainter& painter,
                const QWidget* widget) const;
  bool drawToolLabel(const QStyleOptionToolButton& option, QPainter& painter) const;
  bool drawTab(ControlElement element, const QStyleOption& option, QPainter& painter,
               const QWidget* widget) const;
  bool drawBar(ControlElement element, const QStyleOption& option, QPainter& painter) const;
};

}  // namespace tengen::desktop
