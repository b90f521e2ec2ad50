#include "apps/desktop/settings/appearance.h"

#include <QApplication>

#include "apps/desktop/base/style.h"

namespace tengen::desktop {

TreeColors treeColors(const QPalette& palette) {
  return TreeColors::of(tonesOf(palette));
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
  if (!qobject_cast<Style*>(QApplication::style())) {
    QApplication::setStyle(new Style);
    QApplication::setFont(bodyFont(QApplication::font()));
  }
  QApplication::setPalette(paletteOf(dark ? darkTones() : lightTones()));
}

}  // namespace tengen::desktop
