// Works a queue to its end with one engine, on the calling thread. Whoever shares an engine with
// play and live analysis asks the queue itself: next(), evaluate, take(), finish().
#pragma once

#include <functional>

#include "review/queue.h"

namespace tengen::review {

// Calls `hear` after each evaluation, which the review holds by then. Stopped, it returns at once
// and keeps what is known; that is no error. Where anything is left to look at, what another
// program said is forgotten first.
engine::Driver::Answer<void> run(engine::Driver& driver, const GameTree& tree, Queue& queue,
                                 Review& review, const std::function<void(const Task& task)>& hear,
                                 const std::stop_token& stop);

}  // namespace tengen::review
