// Chooses the encoding to read a file with, by looking at what its names and comments become.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <optional>
#include <string>

namespace tengen::desktop {

class EncodingDialog : public QDialog {
  Q_OBJECT

 public:
  // `bytes` are the file as it lies on the disk, `current` what it was read with.
  EncodingDialog(std::string bytes, const QString& current, QWidget* parent = nullptr);

  QString encoding() const;  // a name sgf::read() takes

  // Nothing if the people thought better of it.
  static std::optional<QString> ask(std::string bytes, const QString& current,
                                    QWidget* parent = nullptr);

 private:
  void addEncodings(const QString& current);
  void showPreview();

  std::string bytes_;  // the beginning of the file
  QComboBox* encoding_;
  QPlainTextEdit* preview_;
  QLabel* verdict_;
  QPushButton* open_;
};

}  // namespace tengen::desktop
