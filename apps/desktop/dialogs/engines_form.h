// The fields of one engine. A plain profile in, a plain profile out; every change is reported.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include "apps/desktop/engine/engine_profile.h"

namespace tengen::desktop {

class EngineForm : public QWidget {
  Q_OBJECT

 public:
  explicit EngineForm(QWidget* parent = nullptr);

  // A note says where it comes from; one that cannot be changed is shown all the same.
  void show(const EngineProfile& profile, const QString& note, bool mayChange);
  using QWidget::show;
  EngineProfile profile() const;
  void askForProgram();  // the keyboard goes to its field

 signals:
  void changed();
  void programChosen(const QString& path);  // with the file dialog

 private:
  void makeFields();
  void layOut();
  void chooseProgram();
  void paceChanged();

  bool quiet_ = false;  // while fields are filled, nobody changes anything
  QLabel* note_;
  QLineEdit* name_;
  QLineEdit* program_;
  QPushButton* choose_;
  QLineEdit* arguments_;
  QComboBox* pace_;
  QSpinBox* amount_;
  QPlainTextEdit* startCommands_;
  QComboBox* perspective_;
};

}  // namespace tengen::desktop
