#include "apps/desktop/library/library_thread.h"

#include <algorithm>
#include <utility>

namespace tengen::desktop {

LibraryThread::LibraryThread(std::filesystem::path folder, QObject* parent)
    : QObject(parent), folder_(std::move(folder)) {}

LibraryThread::~LibraryThread() {
  thread_.request_stop();
  const std::lock_guard lock(mutex_);
  for (std::stop_source& question : newest_)
    question.request_stop();
}

void LibraryThread::ask(About about, Work work) {
  const auto kind = static_cast<size_t>(about);
  {
    const std::lock_guard lock(mutex_);
    newest_[kind].request_stop();
    newest_[kind] = {};
    waiting_[kind] = Question{std::move(work), newest_[kind]};
  }
  if (!thread_.joinable())
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
  wake_.notify_one();
}

void LibraryThread::open() {
  ask(About::State, [](Opened*, const std::stop_token&) { return Home(); });
}

void LibraryThread::reopen() {
  {
    const std::lock_guard lock(mutex_);
    isStale_ = true;
  }
  open();
}

std::optional<LibraryThread::Question> LibraryThread::next() {
  for (auto& question : waiting_) {
    if (question) return std::exchange(question, std::nullopt);
  }
  return std::nullopt;
}

void LibraryThread::run(const std::stop_token& stop) {
  for (;;) {
    std::unique_lock lock(mutex_);
    const auto isAsked = [this] {
      return std::any_of(waiting_.begin(), waiting_.end(),
                         [](const auto& question) { return question.has_value(); });
    };
    if (!wake_.wait(lock, stop, isAsked)) return;
    const bool isStale = std::exchange(isStale_, false);
    auto question = next();
    lock.unlock();
    if (isStale) lookAtLibrary();
    answer(*question);
    if (stop.stop_requested()) return;
  }
}

void LibraryThread::lookAtLibrary() {
  LibraryState state;
  library_.reset();
  isTroubled_ = false;
  auto found = folder_.empty()
                   ? Result<library::Library, library::LibraryError>(Unexpected{
                         library::LibraryError{library::LibraryError::Kind::NotThere, {}, {}}})
                   : library::Library::open(folder_);
  if (found) {
    library::GameList games(found->segments());
    state.games = found->select({}).count(found->segments());
    for (const std::string& source : found->catalogue().sources())
      state.sources << QString::fromStdString(source);
    state.error = found->trouble();
    isTroubled_ = state.error.has_value();
    if (!state.error) state.error = found->catalogue().hindrance();
    library_.emplace(Opened{std::move(*found), std::move(games)});
  } else if (found.error().kind != library::LibraryError::Kind::NotThere) {
    state.error = found.error();
  }
  const auto tell = [this, state] {
    state_ = state;
    isKnown_ = true;
    emit opened();
  };
  QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

// What a question met that was not there, or not seen, when the library was opened.
void LibraryThread::noteTrouble() {
  const auto trouble = library_ ? library_->library.trouble() : std::nullopt;
  if (!trouble || std::exchange(isTroubled_, true)) return;
  const auto tell = [this, trouble] {
    state_.error = trouble;
    emit opened();
  };
  QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void LibraryThread::answer(Question& question) {
  const std::stop_token stop = question.stop.get_token();
  if (stop.stop_requested()) return;
  const Home home = question.work(library_ ? &*library_ : nullptr, stop);
  noteTrouble();
  if (!home || stop.stop_requested()) return;
  const auto arrive = [stop, home] {
    if (!stop.stop_requested()) home();
  };
  QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
}

}  // namespace tengen::desktop
