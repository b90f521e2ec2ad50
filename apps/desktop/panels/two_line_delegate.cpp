#include "apps/desktop/panels/two_line_delegate.h"

#include <QPainter>

#include "apps/desktop/base/palette.h"

namespace tengen::desktop {

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {100, QFontMetrics(typeOf(Type::Body)).height() +
                   QFontMetrics(typeOf(Type::Small)).height() + 3 * kStep};
}

void TwoLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  const Tones& tones = tonesOf(option.palette);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(tones.accentSoft);
    painter->drawRoundedRect(option.rect.adjusted(0, 1, 0, -1), kStep, kStep);
  }
  const QRect area = option.rect.adjusted(kStep, kStep, -kStep, -kStep);
  const auto write = [&](Type type, const QColor& ink, Qt::Alignment side, const QString& text) {
    painter->setFont(typeOf(type));
    painter->setPen(ink);
    painter->drawText(area, side,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
  };
  write(Type::Body, tones.text, Qt::AlignLeft | Qt::AlignTop,
        index.data(Qt::DisplayRole).toString());
  write(Type::Small, tones.soft, Qt::AlignLeft | Qt::AlignBottom,
        index.data(kDetailRole).toString());
  painter->restore();
}

}  // namespace tengen::desktop
