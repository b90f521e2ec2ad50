// Lets people listen to the engines of this program and talk to them: to those that play or advise,
// while they do, and to any of the list, which then runs for the console alone. Closed while nobody
// may ask an engine about the game.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>

#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/panels/engine_console.h"

namespace tengen::desktop {

class ConsoleController : public QObject {
  Q_OBJECT

 public:
  // `tengenProgram` may be empty.
  ConsoleController(QWidget& window, GameController& game, std::string tengenProgram,
                    QObject* parent = nullptr);
  ~ConsoleController() override;

  void open();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;  // the console closes

 private:
  struct Choice {
    QString name = {};
    QPointer<Engine> engine = {};  // none: it would be started

    friend bool operator==(const Choice&, const Choice&) = default;
  };

  void look();
  void listChoices();
  void choose(int row);
  void listenTo(const Choice& choice);
  void showNews();
  void send(const QString& command);
  engine::DriverOptions optionsFor(const QString& name) const;

  QWidget& window_;
  GameController& game_;
  std::string tengenProgram_;
  EngineConsole* console_ = nullptr;  // made when it is first wanted
  std::unique_ptr<Engine> own_;       // started from here
  std::vector<Choice> choices_;       // as shown
  Choice chosen_;
  uint64_t seen_ = 0;  // of its traffic
  QTimer timer_;
};

}  // namespace tengen::desktop
