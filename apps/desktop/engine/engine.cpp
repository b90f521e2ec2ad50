#include "apps/desktop/engine/engine.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <condition_variable>
#include <mutex>

#include "rules/notation.h"

namespace tengen::desktop {
namespace {

using namespace std::chrono_literals;

constexpr auto kCommandLimit = 60s;  // a network may be read from a slow disk first
constexpr auto kMoveLimit = 30min;   // the clock, not we, says when it thinks too long

}  // namespace

struct Engine::Desk {
  struct Asked {
    int number;
    Question question;
    std::stop_token stop;
  };
  std::mutex mutex;
  std::condition_variable_any wake;
  std::optional<Asked> asked;
  std::stop_source underWay;  // stops the question asked last
};

// Lives on the other thread. An engine stopped in the middle of a question is ended: GTP has no
// word for that, and a fresh one is there sooner than the old one has finished thinking.
class Engine::Worker {
 public:
  explicit Worker(std::string commandLine) : commandLine_(std::move(commandLine)) {}

  // Nothing for a resignation.
  using Answer = Result<std::optional<Move>, gtp::ClientError>;

  Answer answer(const Question& question, const std::stop_token& stop) {
    if (auto ready = bring(question, stop); !ready) return lose(ready.error());
    const std::string command = std::string("genmove ") + gtpLetter(question.color);
    const auto reply = client_->ask(command, kMoveLimit, stop);
    if (!reply) return lose(reply.error());
    if (*reply == "resign" || *reply == "RESIGN") return std::optional<Move>();
    const auto move = parseMove(*reply, question.size, Notation::Standard);
    if (!move) return lose({gtp::ClientError::Kind::Refused, command + ": " + *reply, {}, {}});
    known_.moves.push_back(gtpPlay(question.color, *move, question.size));
    return std::optional(*move);
  }

 private:
  Result<void, gtp::ClientError> bring(const Question& question, const std::stop_token& stop) {
    if (!client_) {
      auto started = gtp::Client::start(commandLine_);
      if (!started) return Unexpected{started.error()};
      client_.emplace(std::move(*started));
      known_ = {};
    }
    auto commands = gtpDifference(known_, question.position);
    commands.insert(commands.end(), question.before.begin(), question.before.end());
    known_ = {};  // until all is said
    for (const std::string& command : commands) {
      const auto said = client_->ask(command, kCommandLimit, stop);
      if (!said) return Unexpected{said.error()};
    }
    known_ = question.position;
    return {};
  }

  Answer lose(const gtp::ClientError& error) {
    client_.reset();
    return Unexpected{error};
  }

  std::string commandLine_;
  std::optional<gtp::Client> client_;
  GtpPosition known_;  // to the engine
};

Engine::Engine(std::string commandLine, QObject* parent)
    : QObject(parent), desk_(std::make_shared<Desk>()) {
  const auto serve =
      [desk = desk_, home = QPointer(this),
       worker = std::make_shared<Worker>(std::move(commandLine))](const std::stop_token& stop) {
        while (true) {
          std::unique_lock lock(desk->mutex);
          if (!desk->wake.wait(lock, stop, [&] { return desk->asked.has_value(); })) return;
          const Desk::Asked asked = std::move(*desk->asked);
          desk->asked.reset();
          lock.unlock();
          const auto answer = worker->answer(asked.question, asked.stop);
          if (stop.stop_requested()) return;
          const auto arrive = [home, number = asked.number, answer] {
            if (home) home->arrive(number, answer);
          };
          QMetaObject::invokeMethod(qApp, arrive, Qt::QueuedConnection);
        }
      };
  thread_ = std::jthread(serve);
}

Engine::~Engine() {
  thread_.request_stop();
  cancel();
  const auto leaving = std::make_shared<std::jthread>(std::move(thread_));
  QThreadPool::globalInstance()->start([leaving] { leaving->join(); });
}

void Engine::ask(Question question) {
  cancel();
  awaited_ = ++lastNumber_;
  {
    const std::lock_guard lock(desk_->mutex);
    desk_->underWay = std::stop_source();
    desk_->asked = Desk::Asked{awaited_, std::move(question), desk_->underWay.get_token()};
  }
  desk_->wake.notify_one();
}

void Engine::cancel() {
  awaited_ = 0;
  const std::lock_guard lock(desk_->mutex);
  desk_->asked.reset();
  desk_->underWay.request_stop();
}

void Engine::arrive(int number, const Worker::Answer& answer) {
  if (number != awaited_) return;
  awaited_ = 0;
  if (!answer) {
    const gtp::ClientError& error = answer.error();
    const std::string why = error.kind == gtp::ClientError::Kind::CannotStart ? error.code.message()
                            : error.lastWords.empty()                         ? error.detail
                                                                              : error.lastWords;
    emit failed(QString::fromStdString(why).trimmed());
  } else if (!*answer) {
    emit resigned();
  } else {
    emit moved(**answer);
  }
}

std::string Engine::quoted(const std::string& path) {
  std::string word = "'";
  for (const char c : path)
    word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace tengen::desktop
