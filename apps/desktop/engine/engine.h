// An engine that speaks GTP, as a child process on a thread of its own: asked for a move, it
// answers with a signal. One question at a time; a new one replaces the one before.
//
// Belongs to the GUI thread. Going away never waits for the engine.
#pragma once

#include <QObject>
#include <memory>
#include <thread>

#include "gtp/client.h"

#include "apps/desktop/engine/gtp_position.h"

namespace tengen::desktop {

class Engine : public QObject {
  Q_OBJECT

 public:
  struct Question {
    GtpPosition position;
    std::vector<std::string> before;  // said between the position and the question
    Color color = Color::Black;
    BoardSize size;
  };

  // Starts with the first question.
  explicit Engine(std::string commandLine, QObject* parent = nullptr);
  ~Engine() override;

  bool isThinking() const { return awaited_ != 0; }
  void ask(Question question);
  void cancel();  // the answer is not wanted any more

  // A program's path as one word of a command line.
  static std::string quoted(const std::string& path);

 signals:
  void moved(const tengen::Move& move);
  void resigned();
  void failed(const QString& why);  // in the engine's words or the system's; may be empty

 private:
  struct Desk;  // where both threads meet
  class Worker;

  void arrive(int number, const Result<std::optional<Move>, gtp::ClientError>& answer);

  std::shared_ptr<Desk> desk_;
  std::jthread thread_;
  int lastNumber_ = 0;
  int awaited_ = 0;  // the number of the question under way; 0: none
};

}  // namespace tengen::desktop
