// Why a session refused an action, with the fact behind it. The words are made in the apps.
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.h"
#include "rules/position.h"

namespace tengen {

struct SessionError {
  enum class Kind : uint8_t {
    NotYourTurn,
    Illegal,      // see `move`
    NoClicks,     // the player to move is not the one who clicks
    NotPlaying,   // the stones are being counted
    NotCounting,  // nothing is being counted yet
    GameOver,
    NothingToTakeBack,
    NothingToRedo,
    AliveForSure,  // the stone at `point` cannot be dead: no sequence of moves captures it
    NoRepetition,  // "no result" was not on offer
    StillJudging,  // dead stones are still being looked for
    NoOffer,       // nothing was offered that could be declined
    OfferPending,  // one offer at a time
    NotReviewing,  // only a record that is looked at becomes a game again
    NotEditing,    // only edit mode can do this
    NothingToUndo,
    RootStays,    // the first node of a game is neither cut nor deleted
    NoLiberties,  // the stone at `point` cannot be set up there: it or another would have none
    Unreadable,   // what was to be pasted is no SGF
  };
  Kind kind;
  std::optional<MoveError> move;
  std::optional<Point> point;

  friend bool operator==(const SessionError&, const SessionError&) = default;
};

using Outcome = Result<void, SessionError>;

inline Unexpected<SessionError> refusal(SessionError::Kind kind) {
  return {SessionError{kind, std::nullopt, std::nullopt}};
}

inline SessionError offBoard(Point point) {
  const MoveError off{MoveError::Kind::OffBoard, point};
  return {SessionError::Kind::Illegal, off, point};
}

inline SessionError refusalOf(const SetupError& error) {
  if (error.kind == SetupError::Kind::OffBoard) return offBoard(error.point);
  return {SessionError::Kind::NoLiberties, std::nullopt, error.point};
}

}  // namespace tengen
