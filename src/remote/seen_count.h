// Whether a count has been on screen long enough to be agreed to. A hand that was on its way to
// "agree" when the other side marked otherwise meant the count before: so one that somebody else
// changed is looked at first, and it is said who changed it and what it was.
#pragma once

#include "remote/table_view.h"

namespace tengen::remote {

class SeenCount {
 public:
  // What became of the count of which the reader knew.
  struct Change {
    std::optional<Color> by;  // nothing: the server, or nobody knows
    GameResult before;

    friend bool operator==(const Change&, const Change&) = default;
  };

  // The table as it is now, and whose mark made it so where it was a mark. `own`: the side of who
  // looks. Times are steady milliseconds.
  void follow(const TableView& table, std::optional<Color> by, std::optional<Color> own,
              TimePoint now);

  bool mayAgree(TimePoint now) const { return now >= lookUntil_; }
  // The latest change by others, until the reader marks otherwise.
  const std::optional<Change>& change() const { return change_; }

 private:
  std::string hash_;  // empty: there was no count
  GameResult result_;
  std::optional<Change> change_;
  TimePoint lookUntil_{0};
};

}  // namespace tengen::remote
