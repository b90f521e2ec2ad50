// How high text is, whatever letters it is written in: those a font borrows from another, Chinese
// ones for many, are higher than its own.
#pragma once

#include <QFontMetrics>
#include <QString>
#include <algorithm>

namespace tengen::desktop {

// Whether these words have letters that a font for Latin, Greek and Cyrillic may have to borrow.
inline bool mayBorrowLetters(const QString& words) {
  return std::any_of(words.begin(), words.end(), [](QChar letter) {
    const char16_t code = letter.unicode();
    return (code >= 0x0530 && code < 0x1e00) || code >= 0x2e80;  // between them: signs
  });
}

// The fonts to borrow from are not looked for, which takes some milliseconds, before they are
// needed.
inline int twoLinesOf(const QFont& font, const QString& words) {
  const QRect ample(0, 0, 1000, 1000);
  const QString letters =
      mayBorrowLetters(words) ? QStringLiteral("Ág\u56fd") : QStringLiteral("Ág");
  return QFontMetrics(font).boundingRect(ample, 0, letters + '\n' + letters).height();
}

}  // namespace tengen::desktop
