// tengen serve: two people play by a link.
#include <iostream>
#include <memory>
#include <mutex>

#include "base/os/entropy.h"
#include "base/os/interrupts.h"
#include "engine/driver.h"
#include "judge/playout_judge.h"
#include "session/journal.h"
#include "session/seat.h"

#include "apps/cli/cli_error.h"
#include "apps/cli/commands.h"
#include "apps/cli/engine_options.h"
#include "apps/cli/files.h"
#include "apps/cli/network.h"
#include "apps/cli/serve/serve_words.h"
#include "apps/cli/validators.h"
#include "apps/server/server.h"

namespace tengen::cli {
namespace {

constexpr std::string_view kSqlite = "sqlite:";
constexpr std::string_view kPostgres = "postgresql://";
constexpr int kMostBots = 256;

struct ServeOptions {
  std::string listen = "127.0.0.1";
  int port = 8361;
  std::string data;
  std::string store;
  std::string nats;
  std::vector<std::string> origins;
  std::string proxy;
  std::string web;
  bool openTables = false;
  std::string club;
  std::string passwordFile;
  bool noLimits = false;
  int bots = 0;
  int perAddress = static_cast<int>(server::Limits{}.connectionsFromOneAddress);
  JudgeFlags judge;
};

// A server is there at once: the network is loaded when the first game is counted.
class LateJudge : public Judge {
 public:
  explicit LateJudge(const JudgeFlags& flags) : flags_(flags) {}

  Verdict judge(const Board& board, Color toMove) const override {
    std::call_once(once_, [this] {
      auto made = makeJudge(flags_);
      judge_ = made ? std::move(*made) : std::make_unique<PlayoutJudge>();
    });
    return judge_->judge(board, toMove);
  }

 private:
  JudgeFlags flags_;
  mutable std::once_flag once_;
  mutable std::unique_ptr<Judge> judge_;
};

bool isPostgres(std::string_view store) {
  return store.starts_with(kPostgres);
}

std::filesystem::path storeFile(const ServeOptions& options) {
  if (!options.store.empty()) return options.store.substr(kSqlite.size());
  const std::filesystem::path folder =
      options.data.empty() ? journalFolder() / "server" : std::filesystem::path(options.data);
  return folder / "games.db";
}

// The first line of the file; whoever writes one with an editor ends it with a line break.
Result<std::string, CliError> readPassword(const std::string& file) {
  if (file.empty()) return std::string();
  const auto text = readInput(file);
  if (!text) return Unexpected{text.error()};
  std::string password = text->substr(0, text->find_first_of("\r\n"));
  if (password.empty()) return Unexpected{CliError{file + ": no password in its first line"}};
  return password;
}

// Each a process of this very program, with one thread, another game every time. Whether it is lost
// is the bot's to say: an engine sees another game at each turn.
server::BotOptions botsFor(const ServeOptions& options) {
  uint32_t seed = 0;
  for (const char byte : randomBytes(sizeof(seed)))
    seed = seed << 8 | static_cast<uint8_t>(byte);
  std::string line =
      ownEngine() + " --threads 1 --cache 16 --no-resign --variety --seed " + std::to_string(seed);
  if (!options.judge.network.empty()) line += " --net " + engine::quotedWord(options.judge.network);
  return {
      static_cast<size_t>(options.bots), line, {kLevelsToChoose.begin(), kLevelsToChoose.end()}};
}

int serve(const ServeOptions& options) {
  const std::string& network = options.judge.network;
  if (!network.empty() && !std::filesystem::is_regular_file(network))
    return printError({network + ": no such network"});
  const auto password = readPassword(options.passwordFile);
  if (!password) return printError(password.error());
  if (!options.nats.empty() && !isPostgres(options.store))
    return printError({"--nats is for servers that share a --store postgresql://..."});
  server::ServerOptions wanted;
  wanted.listen = options.listen;
  wanted.port = static_cast<uint16_t>(options.port);
  if (isPostgres(options.store)) {
    wanted.postgres = options.store;
    wanted.nats = options.nats;
  } else {
    wanted.store = storeFile(options);
  }
  wanted.origins = options.origins;
  wanted.proxy = options.proxy;
  wanted.web = options.web;
  wanted.openTables = options.openTables;
  wanted.club = options.club;
  wanted.password = *password;
  wanted.limits.connectionsFromOneAddress = static_cast<size_t>(options.perAddress);
  if (options.noLimits) wanted.limits = server::noLimits();
  wanted.judge = std::make_shared<LateJudge>(options.judge);
  wanted.bots = botsFor(options);
  Interrupts interrupts;
  const auto served = server::serve(wanted, interrupts.token(), [&](uint16_t port) {
    std::cout << whereToOpen(options.listen, port, options.origins, !options.proxy.empty())
              << std::flush;
  });
  if (!served) return printError({served.error().sentence});
  return 0;
}

CLI::Validator knownStore() {
  return CLI::Validator(
      [](std::string& text) {
        const bool isFile = text.starts_with(kSqlite) && text.size() > kSqlite.size();
        if (isFile || isPostgres(text)) return std::string();
        return "no store like sqlite:FILE or postgresql://HOST/DATABASE: " + text;
      },
      "");
}

CLI::Validator notEmpty(const std::string& otherwise) {
  return CLI::Validator(
      [otherwise](const std::string& text) { return text.empty() ? otherwise : std::string(); },
      "");
}

// As browsers name it: without the slash people write behind it.
CLI::Validator pageOrigin() {
  return CLI::Validator(
      [](std::string& text) {
        const size_t scheme = text.find("://");
        const bool isWeb = text.starts_with("http://") || text.starts_with("https://");
        std::string host = isWeb ? text.substr(scheme + 3) : "";
        if (host.ends_with('/')) host.pop_back();
        if (host.empty() || host.find_first_of("/?#@ ") != std::string::npos)
          return "no origin like https://go.example.org: " + text;
        text = text.substr(0, scheme + 3) + host;
        return std::string();
      },
      "");
}

}  // namespace

void addServeCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ServeOptions>();
  CLI::App* serve = app.add_subcommand("serve", "Play a friend in the browser, by a link");
  serve
      ->add_option("--listen", options->listen,
                   "The address to be reached at: 127.0.0.1, this machine alone, if not said;\n"
                   "0.0.0.0 is every one it has")
      ->option_text("ADDRESS")
      ->capture_default_str();
  serve->add_option("--port", options->port, "The port; 0 is any that is free")
      ->check(wholeBetween(0, 65535))
      ->capture_default_str();
  serve->add_option("--data", options->data, "The folder games are kept in")->option_text("DIR");
  serve->add_option("--store", options->store, "What they are kept in, instead")
      ->check(knownStore())
      ->excludes("--data")
      ->option_text("sqlite:FILE|postgresql://...");
  serve
      ->add_option("--nats", options->nats,
                   "Where several servers of one PostgreSQL meet, such as nats://127.0.0.1:4222")
      ->option_text("URL");
  serve
      ->add_option("--origin", options->origins,
                   "Another address the page is opened by, such as https://go.example.org")
      ->transform(pageOrigin())
      ->option_text("URL");
  serve
      ->add_option("--proxy", options->proxy,
                   "Believe this address about where its visitors come from")
      ->option_text("ADDRESS");
  serve->add_flag("--open-tables", options->openTables,
                  "Who makes a table may let anybody join: it is listed on the page");
  serve
      ->add_option("--club", options->club,
                   "The page carries this name, and /wall shows the games of the evening")
      ->check(notEmpty("no name of a club"))
      ->option_text("NAME");
  serve
      ->add_option("--password-file", options->passwordFile,
                   "Who makes a table must say the password in this file's first line")
      ->option_text("FILE");
  serve->add_option("--per-address", options->perAddress, "Connections at once from one address")
      ->check(wholeBetween(1, 1'000'000))
      ->capture_default_str();
  serve
      ->add_option("--bots", options->bots,
                   "Engines, at most, for people who want to play against Tengen: a core each\n"
                   "while they think; 0 is none")
      ->check(wholeBetween(0, kMostBots))
      ->capture_default_str();
  serve->add_flag("--no-limits", options->noLimits, "Bound nobody: for measurements");
  serve->add_option("--web", options->web, "Take the page's files from this folder")
      ->option_text("DIR");
  addJudgeFlags(*serve, options->judge);
  serve->footer(
      "Whoever opens the page makes a table and gets a link for the other side. Games are on the\n"
      "disk before a move is confirmed; a server that is started again goes on with all of them.\n"
      "Without --listen only this machine can open the page. Ctrl-C ends it.\n"
      "\nExamples:\n"
      "  tengen serve\n"
      "  tengen serve --listen 0.0.0.0\n"
      "  tengen serve --listen 0.0.0.0 --club 'Go Club Ulm' --open-tables\n"
      "  tengen serve --listen 0.0.0.0 --bots 2\n"
      "  tengen serve --origin https://go.example.org --proxy 127.0.0.1 --data /var/lib/tengen");
  serve->callback([options, &exitCode] { exitCode = cli::serve(*options); });
}

}  // namespace tengen::cli
