// Keys that a widget keeps for itself though they are the window's too: in a list the arrows go
// through the list and not through the game.
#pragma once

#include <QKeyEvent>
#include <QWidget>

namespace tengen::desktop {

class OwnKeys final : public QObject {
 public:
  // Those without Ctrl and Alt, while it has the focus. F keys are always the window's.
  static void keep(QWidget& widget) { widget.installEventFilter(new OwnKeys(&widget)); }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isFunction = key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35;
    const bool isCommand = key->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    if (!isFunction && !isCommand) event->accept();
    return false;
  }

 private:
  using QObject::QObject;
};

}  // namespace tengen::desktop
