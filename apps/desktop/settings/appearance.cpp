#include "apps/desktop/settings/appearance.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>

namespace tengen::desktop {
namespace {

struct Tones {
  QColor window, base, alternate, button, text, faint, highlight, highlightedText, link, tip, mid;
};

QPalette paletteOf(const Tones& tones) {
  QPalette palette;
  palette.setColor(QPalette::Window, tones.window);
  palette.setColor(QPalette::WindowText, tones.text);
  palette.setColor(QPalette::Base, tones.base);
  palette.setColor(QPalette::AlternateBase, tones.alternate);
  palette.setColor(QPalette::Text, tones.text);
  palette.setColor(QPalette::PlaceholderText, tones.faint);
  palette.setColor(QPalette::Button, tones.button);
  palette.setColor(QPalette::ButtonText, tones.text);
  palette.setColor(QPalette::BrightText, Qt::white);
  palette.setColor(QPalette::ToolTipBase, tones.tip);
  palette.setColor(QPalette::ToolTipText, tones.text);
  palette.setColor(QPalette::Highlight, tones.highlight);
  palette.setColor(QPalette::HighlightedText, tones.highlightedText);
  palette.setColor(QPalette::Link, tones.link);
  palette.setColor(QPalette::LinkVisited, tones.link);
  palette.setColor(QPalette::Light, tones.button.lighter(125));
  palette.setColor(QPalette::Midlight, tones.button.lighter(110));
  palette.setColor(QPalette::Mid, tones.mid);
  palette.setColor(QPalette::Dark, tones.mid.darker(125));
  palette.setColor(QPalette::Shadow, QColor(0, 0, 0));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, tones.faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.mid);
  return palette;
}

}  // namespace

QPalette lightPalette() {
  return paletteOf({QColor(0xf3, 0xf1, 0xed), QColor(0xff, 0xfe, 0xfb), QColor(0xf6, 0xf3, 0xee),
                    QColor(0xeb, 0xe8, 0xe2), QColor(0x25, 0x23, 0x20), QColor(0x77, 0x72, 0x6a),
                    QColor(0x2f, 0x6d, 0xa8), QColor(0xff, 0xff, 0xff), QColor(0x1f, 0x5f, 0x9a),
                    QColor(0xfb, 0xf0, 0xcf), QColor(0xc4, 0xbf, 0xb6)});
}

QPalette darkPalette() {
  return paletteOf({QColor(0x24, 0x26, 0x29), QColor(0x1c, 0x1e, 0x20), QColor(0x22, 0x24, 0x27),
                    QColor(0x33, 0x36, 0x3a), QColor(0xe6, 0xe4, 0xdf), QColor(0x9a, 0x99, 0x94),
                    QColor(0x3f, 0x7f, 0xbd), QColor(0xff, 0xff, 0xff), QColor(0x7f, 0xb8, 0xef),
                    QColor(0x47, 0x40, 0x2c), QColor(0x4a, 0x4d, 0x52)});
}

TreeColors treeColors(const QPalette& palette) {
  return isDark(palette) ? TreeColors::onDark() : TreeColors::onLight();
}

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < 128;
}

bool systemIsDark() {
  static const bool dark = [] {
    const QByteArray gtk = qgetenv("GTK_THEME").toLower();
    if (gtk.contains("dark")) return true;
    return isDark(QGuiApplication::palette());
  }();
  return dark;
}

void applyAppearance(Appearance appearance) {
  const bool dark =
      appearance == Appearance::Dark || (appearance == Appearance::System && systemIsDark());
  if (QApplication::style()->name() != QLatin1String("fusion")) {
    QApplication::setStyle(QStyleFactory::create("Fusion"));
  }
  QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

}  // namespace tengen::desktop
