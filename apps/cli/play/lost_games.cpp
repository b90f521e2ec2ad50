#include "apps/cli/play/lost_games.h"

#include <iostream>
#include <map>

#include "base/words.h"
#include "session/seat.h"

#include "apps/cli/play/play_words.h"

namespace tengen::cli {
namespace {

// "9x9, 12 moves, White is Tengen 5k".
std::string describe(const GameSession& session) {
  const BoardSize size = session.tree().size();
  const int moves = session.position().moveNumber();
  std::string text = std::to_string(size.width) + "x" + std::to_string(size.height) + ", " +
                     std::to_string(moves) + (moves == 1 ? " move" : " moves");
  for (const Color color : {Color::Black, Color::White}) {
    const auto level = levelOfSeat(session.seatOf(color));
    if (level) text += ", " + nameOfSide(color) + " is Tengen " + *level;
  }
  if (session.result()) text += ", " + toText(*session.result());
  return text;
}

enum class Answer { Yes, No, Older, Delete };

// Asks until the answer is one: a game must not vanish because somebody typed his move too early.
Answer answerTo(const std::string& question, LineInput& input) {
  static const std::map<std::string, Answer> answers{
      {"", Answer::Yes},        {"y", Answer::Yes},    {"yes", Answer::Yes},
      {"n", Answer::No},        {"no", Answer::No},    {"o", Answer::Older},
      {"older", Answer::Older}, {"d", Answer::Delete}, {"delete", Answer::Delete}};
  while (true) {
    std::cout << question << std::flush;
    std::string line;
    const auto event = input.next(line, std::nullopt);
    if (event != LineInput::Event::Line) return Answer::No;
    const auto answer = answers.find(lowerCase(trimmed(line)));
    if (answer != answers.end()) return answer->second;
    std::cout << "Please answer y, n, o or d.\n";
  }
}

}  // namespace

// A game worth going on with; a journal of nothing is swept away, one that cannot be read stays.
std::unique_ptr<GameSession> LostGames::read(const std::filesystem::path& path) {
  const auto refuse = [&](const char* why) {
    std::cerr << "tengen: " << path.string() << ": " << why << "; it stays where it is\n";
    return nullptr;
  };
  auto journal = Journal::recover(path);
  if (!journal) {
    if (journal.error().code == std::errc::not_supported)
      return refuse("this game was kept by a newer Tengen");
    return nullptr;
  }
  if (!GameSession::isWorthRecovering(journal->records)) {
    journal->journal.remove();
    return nullptr;
  }
  auto session = GameSession::recover(std::move(*journal), parts_());
  return session ? std::move(session) : refuse("this interrupted game cannot be read");
}

Result<std::unique_ptr<GameSession>, CliError> LostGames::take(int n) {
  int found = 0;
  for (const auto& path : Journal::recoverable(journalFolder())) {
    auto session = read(path);
    if (session && ++found == n) return session;
  }
  if (found == 0) return Unexpected{CliError{"there is no interrupted game to go on with"}};
  return Unexpected{CliError{"there are only " + std::to_string(found) + " interrupted games"}};
}

std::unique_ptr<GameSession> LostGames::ask(LineInput& input) {
  for (const auto& path : Journal::recoverable(journalFolder())) {
    auto session = read(path);
    if (!session) continue;
    const std::string question = "A game was interrupted (" + describe(*session) +
                                 ").\nGo on with it? [Y]es, [n]o, an [o]lder one, [d]elete it: ";
    const Answer answer = answerTo(question, input);
    if (answer == Answer::Yes) return session;
    if (answer == Answer::No) return nullptr;
    if (answer == Answer::Delete) session->discardJournal();
  }
  return nullptr;
}

void LostGames::mention() {
  for (const auto& path : Journal::recoverable(journalFolder())) {
    const auto session = read(path);
    if (!session) continue;
    std::cerr << "tengen: a game was interrupted (" << describe(*session)
              << "); --recover goes on with it, --list shows all, --no-recover hides this line\n";
    return;
  }
}

int LostGames::list() {
  int found = 0;
  for (const auto& path : Journal::recoverable(journalFolder())) {
    const auto session = read(path);
    if (!session) continue;
    std::cout << ++found << "  " << describe(*session) << "  " << path.string() << "\n";
  }
  if (found == 0) std::cout << "There is no interrupted game.\n";
  return 0;
}

}  // namespace tengen::cli
