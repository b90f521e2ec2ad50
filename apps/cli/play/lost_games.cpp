#include "apps/cli/play/lost_games.h"

#include <iostream>
#include <map>

#include "base/words.h"
#include "session/seat.h"

#include "apps/cli/play/play_words.h"
#include "apps/cli/words.h"

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

// "2026-11-16 03:50 UTC  " by the name 20261116-035010-..., which says when the game began.
std::string beginningOf(const std::filesystem::path& journal) {
  const std::string name = journal.filename().string();
  constexpr size_t kLength = 15;
  const bool isStamp =
      name.size() > kLength && name[8] == '-' && name.find_first_not_of("0123456789-") >= kLength;
  if (!isStamp) return {};
  return name.substr(0, 4) + '-' + name.substr(4, 2) + '-' + name.substr(6, 2) + ' ' +
         name.substr(9, 2) + ':' + name.substr(11, 2) + " UTC  ";
}

enum class Answer { Yes, No, Older, Delete, Leave };

// Asks until the answer is one: a game must not vanish because somebody typed his move too early.
Answer answerTo(const std::string& question, LineInput& input) {
  static const std::map<std::string, Answer> answers{
      {"", Answer::Yes},        {"y", Answer::Yes},     {"yes", Answer::Yes},
      {"n", Answer::No},        {"no", Answer::No},     {"o", Answer::Older},
      {"older", Answer::Older}, {"d", Answer::Delete},  {"delete", Answer::Delete},
      {"q", Answer::Leave},     {"quit", Answer::Leave}};
  while (true) {
    std::cout << question << std::flush;
    std::string line;
    const auto event = input.next(line, std::nullopt);
    if (event == LineInput::Event::End || event == LineInput::Event::Interrupted) return Answer::No;
    const auto answer = answers.find(lowerCase(trimmed(line)));
    if (event == LineInput::Event::Line && answer != answers.end()) return answer->second;
    std::cout << "Please answer y, n, o or d; q leaves.\n";
  }
}

void removeJournal(const std::filesystem::path& path) {
  auto lost = Journal::recover(path);
  if (!lost) return;
  lost->journal.remove();
  std::error_code ignored;
  if (!lost->damaged.empty()) std::filesystem::remove(lost->damaged, ignored);
}

}  // namespace

// A game worth going on with. Looking changes nothing, but that a journal of nothing is swept away;
// one that cannot be read is named and stays.
std::optional<LostGames::Found> LostGames::look(const std::filesystem::path& path) {
  const auto refuse = [&](const std::string& why) {
    printError({path.string() + ": " + why + "; it stays where it is"});
    return std::nullopt;
  };
  const auto bytes = readFile(path);
  if (!bytes) return refuse(cli::words(bytes.error()));
  const JournalContent content = parseJournal(*bytes);
  if (content.format > kJournalFormat) return refuse("this game was kept by a newer Tengen");
  if (!GameSession::isWorthRecovering(content.records)) {
    if (content.isDamaged || content.records.empty())
      return refuse("this interrupted game is damaged, and no move of it can be read");
    // A review is the window's to bring back, and there is no game to go on with.
    if (!GameSession::holdsReview(content.records)) removeJournal(path);
    return std::nullopt;
  }
  const auto session = GameSession::replay(content.records, content.format, parts_());
  if (!session) return refuse("this interrupted game cannot be read");
  return Found{path, describe(*session) + (content.isDamaged ? ", damaged behind them" : "")};
}

std::vector<LostGames::Found> LostGames::all() {
  std::vector<Found> found;
  for (const auto& path : Journal::recoverable(journalFolder())) {
    if (auto game = look(path)) found.push_back(std::move(*game));
  }
  return found;
}

Result<std::unique_ptr<GameSession>, CliError> LostGames::take(const Found& found) {
  auto journal = Journal::recover(found.path);
  if (!journal)
    return Unexpected{CliError{journal.error().path.string() + ": " + cli::words(journal.error())}};
  const auto damaged = journal->damaged;
  auto session = GameSession::recover(std::move(*journal), parts_());
  if (!session)
    return Unexpected{CliError{found.path.string() + ": this interrupted game cannot be read"}};
  if (!damaged.empty()) {
    std::cerr << "tengen: " << found.path.string() << ": damaged after move "
              << session->position().moveNumber()
              << "; what was readable is here, the damaged file is kept as " << damaged.string()
              << "\n";
  }
  return session;
}

Result<std::unique_ptr<GameSession>, CliError> LostGames::take(int n) {
  const auto found = all();
  if (found.empty()) return Unexpected{CliError{"there is no interrupted game to go on with"}};
  if (static_cast<size_t>(n) <= found.size()) return take(found[static_cast<size_t>(n) - 1]);
  const std::string are = found.size() == 1 ? "there is only " : "there are only ";
  return Unexpected{CliError{are + counted(found.size(), "interrupted game")}};
}

Result<std::unique_ptr<GameSession>, CliError> LostGames::ask(LineInput& input) {
  for (const Found& found : all()) {
    const std::string question = "A game was interrupted (" + found.words +
                                 ").\nGo on with it? [Y]es, [n]o, an [o]lder one, [d]elete it: ";
    const Answer answer = answerTo(question, input);
    if (answer == Answer::Yes) return take(found);
    if (answer == Answer::No) break;
    if (answer == Answer::Leave) return Unexpected{CliError{}};
    if (answer == Answer::Delete) removeJournal(found.path);
  }
  return std::unique_ptr<GameSession>();
}

void LostGames::mention() {
  const auto found = all();
  if (found.empty()) return;
  std::cerr << "tengen: a game was interrupted (" << found.front().words
            << "); --recover goes on with it, --list shows all, --no-recover hides this line\n";
}

int LostGames::list() {
  int number = 0;
  for (const Found& found : all())
    std::cout << ++number << "  " << found.words << "  " << beginningOf(found.path)
              << found.path.string() << "\n";
  if (number == 0) std::cout << "There is no interrupted game.\n";
  return 0;
}

}  // namespace tengen::cli
