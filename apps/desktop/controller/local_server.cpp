#include "apps/desktop/controller/local_server.h"

#include <QFile>
#include <utility>

#include "base/os/process.h"

namespace tengen::desktop {
namespace {

constexpr int kStopMilliseconds = 3000;  // until it has stored what it knows

QString fileText(const std::string& name) {
  return QFile::decodeName(QByteArray::fromStdString(name));
}

}  // namespace

LocalServer::LocalServer(std::string program, std::filesystem::path folder, QObject* parent)
    : QObject(parent), program_(std::move(program)), folder_(std::move(folder)) {
  // Also where the window is killed, and cannot end it.
  process_.setChildProcessModifier([] { endWithParent(); });
  connect(&process_, &QProcess::readyReadStandardOutput, this, &LocalServer::read);
  connect(&process_, &QProcess::finished, this, &LocalServer::ended);
  connect(&process_, &QProcess::errorOccurred, this, &LocalServer::ended);
}

LocalServer::~LocalServer() {
  process_.disconnect(this);
  if (process_.state() == QProcess::NotRunning) return;
  process_.terminate();
  if (!process_.waitForFinished(kStopMilliseconds)) process_.kill();
  process_.waitForFinished(kStopMilliseconds);
}

void LocalServer::start(std::function<void(bool)> done, uint16_t port) {
  if (port_ != 0) return done(true);
  done_ = std::move(done);
  if (process_.state() != QProcess::NotRunning) return;
  wantedPort_ = port;
  launch();
}

void LocalServer::launch() {
  said_.clear();
  process_.setStandardErrorFile(QProcess::nullDevice());
  process_.start(fileText(program_),
                 {"serve", "--listen", "0.0.0.0", "--port", QString::number(wantedPort_), "--data",
                  fileText(folder_.string())});
}

// "Open http://localhost:41234/ here, or from elsewhere" and a line for each other address.
void LocalServer::read() {
  said_ += process_.readAllStandardOutput();
  if (!said_.endsWith('\n') || port_ != 0) return;
  for (const QByteArray& word : said_.simplified().split(' ')) {
    if (!word.startsWith("http://")) continue;
    const auto address = remote::parseAddress(word.toStdString());
    if (!address) continue;
    if (port_ == 0) port_ = address->port;
    if (!remote::isThisMachine(*address) && !elsewhere_) elsewhere_ = address;
  }
  if (port_ != 0 && done_) std::exchange(done_, nullptr)(true);
}

void LocalServer::ended() {
  port_ = 0;
  elsewhere_.reset();
  const bool mayTryAgain = process_.state() == QProcess::NotRunning;
  if (done_ && mayTryAgain && std::exchange(wantedPort_, 0) != 0) return launch();
  if (done_) std::exchange(done_, nullptr)(false);
}

}  // namespace tengen::desktop
