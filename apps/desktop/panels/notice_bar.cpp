#include "apps/desktop/panels/notice_bar.h"

#include <QHBoxLayout>

namespace tengen::desktop {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), text_(new QLabel(this)), row_(new QHBoxLayout(this)) {
  setObjectName("noticeBar");
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  text_->setObjectName("noticeText");
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  text_->setForegroundRole(QPalette::ToolTipText);
  row_->setContentsMargins(10, 4, 6, 4);
  row_->addWidget(text_, 1);
  hide();
}

void NoticeBar::ask(const QString& text, std::vector<Choice> choices) {
  dismiss();
  text_->setText(text);
  text_->setAccessibleName(text);
  for (Choice& choice : choices) {
    auto* button = new QPushButton(choice.label, this);
    button->setObjectName(QStringLiteral("noticeChoice%1").arg(buttons_.size()));
    connect(button, &QPushButton::clicked, this, [this, deed = std::move(choice.deed)] {
      const auto chosen = deed;  // the button, and this with it, goes
      dismiss();
      if (chosen) chosen();
    });
    row_->addWidget(button);
    buttons_.push_back(button);
  }
  show();
}

void NoticeBar::dismiss() {
  for (QPushButton* button : buttons_) {
    button->setObjectName(QString());
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
  hide();
}

}  // namespace tengen::desktop
