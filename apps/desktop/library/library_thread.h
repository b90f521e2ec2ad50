// The library of the window, asked on a thread of its own so that nobody waits for it. Of each kind
// of question the newest counts: an older one that nobody has answered is dropped, one that is
// being answered is stopped. Nothing is opened before the first question.
#pragma once

#include <QObject>
#include <array>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "library/game_list.h"
#include "library/library.h"

namespace tengen::desktop {

// What there is, each time the library was opened, and what went wrong since.
struct LibraryState {
  size_t games = 0;
  QStringList sources;  // files and folders people added
  std::optional<library::LibraryError> error;
};

class LibraryThread : public QObject {
  Q_OBJECT

 public:
  // The library as a question finds it; null where there is none, or none that can be read.
  struct Opened {
    library::Library library;
    library::GameList games;
  };
  enum class About : uint8_t { State, Open, Rows, Preview, Position, List, Count };
  // Done on the thread; what it returns is done on the one that asked, unless a newer question of
  // the same kind has come.
  using Home = std::function<void()>;
  using Work = std::function<Home(Opened*, const std::stop_token&)>;

  explicit LibraryThread(std::filesystem::path folder, QObject* parent = nullptr);
  ~LibraryThread() override;

  const std::filesystem::path& folder() const { return folder_; }
  const LibraryState& state() const { return state_; }
  bool isKnown() const { return isKnown_; }  // it was looked at

  void ask(About about, Work work);
  void open();    // to know its state
  void reopen();  // somebody has changed it

 signals:
  void opened();  // its state is news

 private:
  struct Question {
    Work work;
    std::stop_source stop;
  };
  static constexpr size_t kKinds = static_cast<size_t>(About::Count);

  void run(const std::stop_token& stop);
  void lookAtLibrary();
  void noteTrouble();
  void answer(Question& question);
  std::optional<Question> next();

  std::filesystem::path folder_;
  LibraryState state_;  // of the thread that owns this object
  bool isKnown_ = false;

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::array<std::optional<Question>, kKinds> waiting_;
  std::array<std::stop_source, kKinds> newest_;
  bool isStale_ = true;  // to be opened before the next answer

  std::optional<Opened> library_;  // the thread's own
  bool isTroubled_ = false;        // this one, and it was told
  std::jthread thread_;            // last: it ends before all else goes
};

}  // namespace tengen::desktop
