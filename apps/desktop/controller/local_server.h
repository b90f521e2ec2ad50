// `tengen serve` as a child of the window, for somebody who wants to play a friend and has no
// server: it can be reached from wherever this machine can, and ends with the window.
#pragma once

#include <QObject>
#include <QProcess>
#include <filesystem>
#include <functional>
#include <optional>

#include "remote/link.h"

#include "apps/desktop/base/saying.h"

namespace tengen::desktop {

class LocalServer : public QObject {
  Q_OBJECT

 public:
  // Its games are kept in that folder.
  LocalServer(std::string program, std::filesystem::path folder, QObject* parent = nullptr);
  ~LocalServer() override;

  bool canStart() const { return !program_.empty(); }
  // Tells when it is there, perhaps at once; false: it could not be started. On a port of its own
  // choice, unless it is to be found again where it was and nobody else is there by now.
  void start(std::function<void(bool isThere)> done, uint16_t port = 0);

  remote::Address here() const { return {false, "127.0.0.1", port_}; }
  // The address others in the same network reach it at; nothing if it has none.
  const std::optional<remote::Address>& elsewhere() const { return elsewhere_; }

 private:
  void launch();
  void read();
  void ended();

  std::string program_;
  std::filesystem::path folder_;
  QProcess process_;
  QByteArray said_;
  uint16_t wantedPort_ = 0;
  uint16_t port_ = 0;  // 0: it is not there
  std::optional<remote::Address> elsewhere_;
  std::function<void(bool)> done_;
};

}  // namespace tengen::desktop
