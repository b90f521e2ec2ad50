// What was said to an engine and by it, with a line to say something. Plain lines in; what was
// typed and whom people want to listen to is reported.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWidget>
#include <vector>

namespace tengen::desktop {

struct ConsoleLine {
  enum class Kind : uint8_t { Sent, Received, Complaint, Started, Ended };
  Kind kind = Kind::Received;
  QString text = {};

  friend bool operator==(const ConsoleLine&, const ConsoleLine&) = default;
};

class EngineConsole : public QWidget {
  Q_OBJECT

 public:
  explicit EngineConsole(QWidget* parent = nullptr);

  void setEngines(const QStringList& names, int chosen);
  void setLines(std::vector<ConsoleLine> lines);           // in place of those before
  void addLines(const std::vector<ConsoleLine>& further);  // the oldest go
  void sayBusy(bool busy);  // a word instead of an answer: it cannot be asked now

  // As many lines as an engine's log keeps.
  static constexpr int kMostLines = 2000;

 signals:
  void engineChosen(int row);
  void commandEntered(const QString& command);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;  // earlier commands by arrow keys

 private:
  void retranslate();
  void showAll();
  void append(const ConsoleLine& line);
  bool isWanted(const ConsoleLine& line) const;
  void enter();
  void recall(int step);
  void copy() const;

  std::vector<ConsoleLine> lines_;
  QStringList entered_;
  qsizetype recalled_ = 0;  // a place in entered_; at its end: what is being typed
  bool isBusy_ = false;

  QComboBox* engines_;
  QLineEdit* filter_;
  QPushButton* copy_;
  QPlainTextEdit* text_;
  QLineEdit* command_;
  QPushButton* send_;
  QLabel* busy_;
};

}  // namespace tengen::desktop
