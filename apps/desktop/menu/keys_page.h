// The page of keys: every action that has one, and the keys of the board.
#pragma once

#include <QDialog>

#include "apps/desktop/menu/actions.h"

namespace tengen::desktop {

class KeysPage : public QDialog {
  Q_OBJECT

 public:
  explicit KeysPage(const Actions& actions, QWidget* parent = nullptr);
};

}  // namespace tengen::desktop
