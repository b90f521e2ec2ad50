#include "apps/desktop/panels/segmented.h"

#include <QHBoxLayout>
#include <QPainter>

#include "apps/desktop/base/style_parts.h"

namespace tengen::desktop {
namespace {

constexpr QSize kPicture(16, 16);

class Segment final : public QAbstractButton {
 public:
  explicit Segment(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  }

  QSize sizeHint() const override { return wide(8 * kStep); }
  QSize minimumSizeHint() const override { return wide(3 * kStep); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Tones& tones = tonesOf(palette());
    if (isChecked()) paintBox(painter, rect(), {tones.panel, tones.line, 1, kCorner - 2});
    if (hasFocus()) paintBox(painter, rect(), {{}, tones.accent, 1.5, kCorner - 2});
    if (!icon().isNull()) {
      QRect place({}, kPicture);
      place.moveCenter(rect().center());
      return icon().paint(&painter, place);
    }
    painter.setFont(typeOf(Type::Body, isChecked() ? Weight::Strong : Weight::Plain));
    painter.setPen(isChecked() || underMouse() ? tones.text : tones.soft);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
  }

 private:
  // As wide as it is when chosen: choosing moves nothing.
  QSize wide(int air) const {
    const QFontMetrics metrics(typeOf(Type::Body, Weight::Strong));
    const int content = icon().isNull() ? metrics.horizontalAdvance(text()) : kPicture.width();
    return {content + air, metrics.height() + 2 * kStep};
  }
};

}  // namespace

Segmented::Segmented(QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(2, 2, 2, 2);
  row->setSpacing(0);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  connect(group_, &QButtonGroup::idClicked, this, &Segmented::chosen);
}

QAbstractButton& Segmented::add(const QString& name) {
  auto* segment = new Segment(this);
  segment->setObjectName(name);
  group_->addButton(segment, static_cast<int>(group_->buttons().size()));
  layout()->addWidget(segment);
  return *segment;
}

void Segmented::setWords(const QStringList& words) {
  for (int i = 0; i < words.size(); ++i) {
    group_->button(i)->setText(words[i]);
    if (!group_->button(i)->icon().isNull()) group_->button(i)->setToolTip(words[i]);
    group_->button(i)->updateGeometry();
  }
}

void Segmented::setPicture(int index, const QIcon& icon) {
  group_->button(index)->setIcon(icon);
  group_->button(index)->setToolTip(group_->button(index)->text());
  group_->button(index)->updateGeometry();
}

void Segmented::choose(int index) {
  group_->button(index)->setChecked(true);
}

void Segmented::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintBox(painter, rect(), {tonesOf(palette()).chip, {}, 0, kCorner});
}

}  // namespace tengen::desktop
