// Items of two lines: what it is, and below it in small what else there is to say (Qt::UserRole).
#pragma once

#include <QStyledItemDelegate>

namespace tengen::desktop {

constexpr int kDetailRole = Qt::UserRole;

class TwoLineDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
};

}  // namespace tengen::desktop
