#include "apps/desktop/base/palette.h"

#include <QApplication>
#include <QFontInfo>
#include <algorithm>

namespace tengen::desktop {

const Tones& lightTones() {
  static const Tones tones = {"#efece6", "#fbfaf7", "#f0ede6", "#dcd7cd", "#24211d", "#6d675d",
                              "#a8a297", "#1f6f6b", "#d9ebe8", "#ffffff", "#b5452c"};
  return tones;
}

const Tones& darkTones() {
  static const Tones tones = {"#1d1e20", "#27292c", "#303337", "#3c4045", "#eceae5", "#a3a098",
                              "#6f6d68", "#5fc0b6", "#1f3b39", "#0f1f1d", "#e88a6f"};
  return tones;
}

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < 128;
}

const Tones& tonesOf(const QPalette& palette) {
  return isDark(palette) ? darkTones() : lightTones();
}

QPalette paletteOf(const Tones& tones) {
  QPalette palette;
  palette.setColor(QPalette::Window, tones.ground);
  palette.setColor(QPalette::WindowText, tones.text);
  palette.setColor(QPalette::Base, tones.panel);
  palette.setColor(QPalette::AlternateBase, tones.chip);
  palette.setColor(QPalette::Text, tones.text);
  palette.setColor(QPalette::PlaceholderText, tones.soft);
  palette.setColor(QPalette::Button, tones.panel);
  palette.setColor(QPalette::ButtonText, tones.text);
  palette.setColor(QPalette::BrightText, tones.loss);
  palette.setColor(QPalette::ToolTipBase, tones.panel);
  palette.setColor(QPalette::ToolTipText, tones.text);
  palette.setColor(QPalette::Highlight, tones.accent);
  palette.setColor(QPalette::HighlightedText, tones.onAccent);
  palette.setColor(QPalette::Link, tones.accent);
  palette.setColor(QPalette::LinkVisited, tones.accent);
  palette.setColor(QPalette::Light, tones.panel);
  palette.setColor(QPalette::Midlight, tones.chip);
  palette.setColor(QPalette::Mid, tones.line);
  palette.setColor(QPalette::Dark, tones.faint);
  palette.setColor(QPalette::Shadow, Qt::black);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, tones.faint);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.line);
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, tones.soft);
  return palette;
}

QFont bodyFont(const QFont& system) {
  QFont font = system;
  font.setPixelSize(std::max(static_cast<int>(Type::Body), QFontInfo(system).pixelSize()));
  return font;
}

QFont typeOf(Type type, Weight weight) {
  QFont font = QApplication::font();
  const int body = static_cast<int>(Type::Body);
  font.setPixelSize(QFontInfo(font).pixelSize() * static_cast<int>(type) / body);
  if (weight == Weight::Strong) font.setWeight(QFont::DemiBold);
  return font;
}

}  // namespace tengen::desktop
