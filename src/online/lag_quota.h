// How much of the time a move took was the network's and not the player's. What is measured is
// forgiven out of a bank that is full at first, is refilled a little by every move and never holds
// more: an honest slow line is paid for, a line that is slow on purpose soon is not. What was taken
// out follows from the moves alone, so a restart fills no bank.
#pragma once

#include "clock/time_settings.h"

namespace tengen::online {

class LagQuota {
 public:
  LagQuota() : LagQuota(TimeSettings::none()) {}
  explicit LagQuota(const TimeSettings& time);

  // A ping and its answer took so long.
  void measured(Milliseconds roundTrip);
  Milliseconds forMove() const;          // what a move made now is forgiven
  void moved(Milliseconds wasForgiven);  // takes that off, and refills

 private:
  Milliseconds size_;
  Milliseconds left_;
  Milliseconds lag_{0};  // a mean of what was measured, of late above all
};

}  // namespace tengen::online
