// What people set once and keep, in one plain dialog over a Preferences value. Every change is
// reported at once, so that the window can show it; Cancel reports what was before.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/dialogs/number_box.h"
#include "apps/desktop/settings/preferences.h"

class QFormLayout;
class QVBoxLayout;

namespace tengen::desktop {

class SettingsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit SettingsDialog(const Preferences& before, QWidget* parent = nullptr);

  Preferences preferences() const;

  void reject() override;

 signals:
  void preferencesChanged(const tengen::desktop::Preferences& preferences);
  void enginesWanted();  // the page of all engines

 protected:
  void changeEvent(QEvent* event) override;  // the language may change under the dialog

 private:
  void makeFields();
  QWidget* boardGroup();
  QWidget* windowGroup();
  QWidget* soundGroup();
  QWidget* engineGroup();
  void layOut();
  void show(const Preferences& preferences);
  void connectFields();
  void tellChange();
  void retranslate();
  void showPreview();

  Preferences before_;
  bool quiet_ = false;  // while fields are filled, nobody changes anything

  QComboBox* theme_;
  QComboBox* coordinates_;
  QComboBox* numbers_;
  QSpinBox* lastFew_;
  QCheckBox* ghost_;
  QCheckBox* variations_;
  QCheckBox* fall_;
  QCheckBox* irregular_;
  BoardWidget* preview_;
  QComboBox* appearance_;
  QComboBox* language_;
  QCheckBox* menuBar_;
  QCheckBox* startPage_;
  QCheckBox* score_;
  QCheckBox* sound_;
  QSlider* volume_;
  NumberBox* moment_;
  QSpinBox* seconds_;
  QPushButton* engines_;

  QGroupBox* boardBox_;
  QGroupBox* windowBox_;
  QGroupBox* soundBox_;
  QGroupBox* engineBox_;
  QLabel* themeLabel_;
  QLabel* coordinatesLabel_;
  QLabel* numbersLabel_;
  QLabel* appearanceLabel_;
  QLabel* languageLabel_;
  QLabel* volumeLabel_;
  QLabel* momentLabel_;
  QLabel* secondsLabel_;
  QDialogButtonBox* buttons_;
};

}  // namespace tengen::desktop
