// Dead stones that are thought about elsewhere: a session asks, and is told when somebody knows.
#pragma once

#include <memory>

#include "session/game_session.h"

namespace tengen::online {

class ToldJudgement {
 public:
  ToldJudgement();

  void sitIn(GameSession::Parts& parts) const;  // as its judge
  // The answer to what this session wants judged. False if it waits for none.
  bool propose(const GameSession& session, const Marks& marks);

 private:
  class ToldJudge;
  struct Question;
  std::shared_ptr<ToldJudge> judge_;
  std::shared_ptr<Question> question_;
};

}  // namespace tengen::online
