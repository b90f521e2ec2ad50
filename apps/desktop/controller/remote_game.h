// A game at a table elsewhere, in the window: the line to its server, the session that mirrors it,
// and what people do carried there. What the server says is what is shown.
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <stop_token>

#include "remote/mirrored_game.h"
#include "remote/seen_count.h"

#include "apps/client/seat_book.h"
#include "apps/client/table_line.h"
#include "apps/desktop/base/saying.h"
#include "apps/desktop/controller/file_controller.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/panels/table_panel.h"

namespace tengen::desktop {

class RemoteGame : public QObject, private Elsewhere {
  Q_OBJECT

 public:
  struct Parts {
    GameController& game;
    FileController& files;
    TablePanel& panel;
    std::filesystem::path seatFile;  // empty: no seat is remembered
  };

  explicit RemoteGame(const Parts& parts, QObject* parent = nullptr);
  ~RemoteGame() override;

  bool isOn() const { return line_ != nullptr; }  // also after its game is over
  bool isPlaying() const { return parts_.game.isElsewhere(); }
  const remote::TableView* table() const { return table_ ? &*table_ : nullptr; }
  std::vector<client::KnownSeat> knownSeats() const;

  // Takes the seat of the link, and sits down.
  void join(const remote::Link& link, const QString& name);
  // At a table that was made here its invitation is shown until the other player comes.
  void sitDown(const client::KnownSeat& seat);
  client::KnownSeat known(
      const client::SeatKey& seat) const;  // nothing but the key where it is not
  std::optional<client::SeatKey> seatInviting(const remote::Link& link) const;  // one's own
  bool takesSeat(const remote::Link& link) const;  // an invitation that nobody here has opened yet
  void leave();
  void refresh();  // in another language

 signals:
  void said(const tengen::desktop::Saying& words);
  void warned(const tengen::desktop::Saying& words);
  void changed();  // whether it is on, or another phase
  // Another game was in the window when one at a table began, and is kept (FileController): the
  // table's has come and must not be talked into; it is over or left.
  void tookRoom();
  void gaveRoom();

 private:
  enum Choice : int { Pause, Resume, Rematch, GiveTime, CallOff, ClaimWin, ClaimCount, ClaimVoid };

  // Elsewhere
  std::optional<Color> own() const override;
  bool isWaiting() const override { return table_ && table_->phase == remote::Phase::Waiting; }
  void touch(Point point) override;
  void pass() override { play(Move::pass()); }
  void resign() override { send({{"t", "resign"}}); }
  void takeBack() override { offer(remote::OfferKind::Undo); }
  void proposeAgain() override { send({{"t", "propose"}}); }
  void agreeToCount() override;
  void resume() override { send({{"t", "resume"}}); }
  void agreeNoResult() override { offer(remote::OfferKind::NoResult); }

  void play(Move move);
  void send(online::Json command);
  void offer(remote::OfferKind what);
  void answer(bool yes);
  void choose(int choice);

  // News
  void listen();
  void takeNews();
  void hear(const remote::News& news);
  bool follow(std::optional<Color> markedBy);
  void begin(const remote::TableView& told);
  void hearEvent(const online::Json& event);
  void noteEnd();
  void noteClosed();
  void watchRecord();
  void rememberSeat(const remote::TableView& table);
  void freeRoom();
  void showTable();
  void addQuestion(TableLook& look) const;  // and what can be done
  QString status() const;
  QStringList chatLines() const;
  std::vector<NamedChoice> choices() const;
  QString hostName() const;

  Parts parts_;
  std::optional<client::SeatBook> book_;
  std::unique_ptr<client::TableLine> line_;
  remote::MirroredGame mirror_;
  std::optional<remote::TableView> table_;
  remote::SeenCount seenCount_;
  std::optional<remote::Link> invitation_;  // to a table made here
  bool isHostedHere_ = false;               // by the window's own server
  QStringList earlierChat_;                 // of the games before a rematch
  std::stop_source joining_;
  QTimer timer_;
  std::string endedAs_;    // the main line, while that is what the table saw
  bool isTaking_ = false;  // the session that comes is ours
  bool isListening_ = false;
  bool hasTakenRoom_ = false;
};

}  // namespace tengen::desktop
