// Any bytes as a GTP conversation, with every command but those that touch files. Whatever is said,
// each reply is well formed and the conversation goes on.
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "apps/cli/gtp/gtp_handlers.h"

namespace {

using tengen::cli::GtpGame;
using tengen::gtp::Dispatcher;

bool isWellFormed(const std::string& reply) {
  if (reply.empty()) return true;
  if (reply[0] != '=' && reply[0] != '?') return false;
  return reply.find("\n\n") == reply.size() - 2;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  GtpGame game;
  Dispatcher table("Tengen", "0");
  tengen::cli::addBoardCommands(table, game);
  tengen::cli::addRulesCommands(table, game);
  tengen::cli::addTimeCommands(table, game);
  tengen::cli::addInspectCommands(table, game);

  std::istringstream lines(std::string(reinterpret_cast<const char*>(data), size));
  for (std::string line; std::getline(lines, line);) {
    if (!isWellFormed(table.answer(line))) std::abort();
  }
  if (table.answer("1 name") != "=1 Tengen\n\n") std::abort();
  return 0;
}
