// How much of the time a move took was the network's and not the player's. What is measured is
// forgiven out of a quota that starts small, is refilled a little by every move and never grows
// large: an honest slow line is paid for, a line that is slow on purpose soon is not.
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
  Milliseconds gain_;  // a move
  Milliseconds quota_;
  Milliseconds lag_{0};  // a mean of what was measured, of late above all
};

}  // namespace tengen::online
