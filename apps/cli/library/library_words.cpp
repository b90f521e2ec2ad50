#include "apps/cli/library/library_words.h"

#include <algorithm>
#include <cmath>

#include "base/decimal.h"
#include "base/os/terminal.h"
#include "base/words.h"
#include "rules/notation.h"
#include "sgf/utf8.h"

#include "apps/cli/plain_text.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

using library::Answer;
using library::GameRow;
using library::Library;

// Hits whose games can be told about.
struct Example {
  GameRow game;
  int move = 0;
  std::string variation;  // as `show --variation` takes it; empty on the main line
};

std::vector<Example> examplesOf(const Library& library, const Answer& answer) {
  std::vector<Example> examples;
  for (const library::Hit& hit : answer.examples) {
    if (auto game = library.game(hit.game))
      examples.push_back({std::move(*game), library.moveNumberOf(hit), library.variationOf(hit)});
  }
  return examples;
}

std::string nameOf(Move move, BoardSize size) {
  return toText(move, size, Notation::Standard);
}

std::string playerText(const std::string& name, const std::string& rank) {
  const std::string shown = name.empty() ? "?" : name;
  return rank.empty() ? shown : shown + " (" + rank + ')';
}

std::string percent(size_t part, size_t all) {
  if (all == 0) return "";
  return std::to_string((part * 100 + all / 2) / all) + " %";
}

std::string winsText(const library::Wins& wins) {
  return "Black won " + std::to_string(wins.black) + ", White " + std::to_string(wins.white);
}

void addNext(std::string& text, const Answer& answer, BoardSize size) {
  constexpr size_t kMostShown = 12;
  if (answer.next.empty()) return;
  text += "\nNext        games  Black won  White won\n";
  for (size_t i = 0; i < std::min(kMostShown, answer.next.size()); ++i) {
    const library::NextMove& next = answer.next[i];
    const std::string move =
        (next.turn.color == Color::Black ? "B " : "W ") + nameOf(next.turn.move, size);
    text += move +
            alignedRight(std::to_string(next.wins.games), 17 - std::min<size_t>(move.size(), 16)) +
            alignedRight(percent(next.wins.black, next.wins.games), 11) +
            alignedRight(percent(next.wins.white, next.wins.games), 11) + '\n';
  }
  if (answer.next.size() > kMostShown)
    text += "and " + counted(answer.next.size() - kMostShown, "other move") + '\n';
}

void addPeople(std::string& text, const Library& library, const Answer& answer) {
  if (!answer.years.empty()) {
    const auto most = std::max_element(answer.years.begin(), answer.years.end(),
                                       [](auto& a, auto& b) { return a.games < b.games; });
    text += "\nYears    " + std::to_string(answer.years.front().year) + " to " +
            std::to_string(answer.years.back().year) + ", most in " + std::to_string(most->year) +
            " (" + std::to_string(most->games) + ")\n";
  }
  std::string names;
  for (const library::PlayerCount& player : answer.players) {
    const std::string name = plainLine(library.catalogue().playerName(player.player));
    names += (names.empty() ? "" : ", ") + name + ' ' + std::to_string(player.games);
  }
  if (!names.empty()) text += "Players  " + names + '\n';
}

const char* stateName(library::FileState state) {
  switch (state) {
    case library::FileState::NoGame:
      return "no_game";
    case library::FileState::OtherGame:
      return "other_game";
    default:
      return "unreadable";
  }
}

std::string sizeText(size_t bytes) {
  return shortestDecimal(std::round(static_cast<double>(bytes) / 1e5) / 10) + " MB";
}

// Programs get every byte of a name, so that they can open the file; a terminal only gets letters.
std::string fileText(const std::string& file) {
  if (isTerminal(kStandardOutput) || sgf::checkUtf8(file).isValid()) return plainLine(file);
  std::string text = file;
  const auto isControl = [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; };
  std::replace_if(text.begin(), text.end(), isControl, '?');
  return text;
}

// JSON has no bytes that are no text; an address has them as %FF.
std::string fileUrl(std::string_view file) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string url = "file://";
  for (const char c : file) {
    if (isLetter(c) || isDigit(c) || std::string_view("/-._~!").find(c) != std::string_view::npos) {
      url += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      url += {'%', kDigits[byte >> 4], kDigits[byte & 15]};
    }
  }
  return url;
}

std::string troubleText(const library::FileTrouble& trouble) {
  if (trouble.why) return trouble.path + ": " + words(*trouble.why);
  switch (trouble.state) {
    case library::FileState::NoGame:
      return trouble.path + ": there is no game in this file";
    case library::FileState::OtherGame:
      return trouble.path + ": this is not Go";
    default:
      return trouble.path + ": " + trouble.code.message();
  }
}

}  // namespace

CliError errorOf(const library::LibraryError& error) {
  using Kind = library::LibraryError::Kind;
  const std::string path = error.path.string() + ": ";
  const std::string detail = error.detail.empty() ? "" : " (" + error.detail + ')';
  switch (error.kind) {
    case Kind::NotThere:
      return {path + "there is no library yet; `tengen library add FOLDER` makes one"};
    case Kind::Newer:
      return {path + "a newer version of this program made this library"};
    case Kind::Older:
      return {path +
              "an older version of this program made this library; `tengen library scan` "
              "brings it up to date"};
    case Kind::Damaged:
      return {path + "the library is damaged" + detail +
              "; `tengen library check --repair` mends it"};
    case Kind::Busy:
      return {path + "somebody else is changing this library; try again later"};
    case Kind::ReadOnly:
      return {path + "the library cannot be written" + detail};
    case Kind::Full:
      return {path + "the disk is full; what was added before is kept"};
    case Kind::Other:
      break;
  }
  return {path + "the library cannot be used" + detail};
}

Json gameJson(const GameRow& game) {
  Json json{{"game", game.id}, {"file", game.file}};
  if (!sgf::checkUtf8(game.file).isValid()) json["file_url"] = fileUrl(game.file);
  json.update({{"number", game.number},
               {"black", jsonText(game.black)},
               {"white", jsonText(game.white)},
               {"black_rank", jsonText(game.blackRank)},
               {"white_rank", jsonText(game.whiteRank)},
               {"date", jsonText(game.date)},
               {"event", jsonText(game.event)},
               {"round", jsonText(game.round)},
               {"result", jsonText(game.result)},
               {"komi", game.komi ? jsonNumber(*game.komi) : Json(nullptr)},
               {"handicap", game.handicap},
               {"moves", game.moves},
               {"size", Json::array({game.size.width, game.size.height})}});
  return json;
}

Json answerJson(const Library& library, const Answer& answer, BoardSize size) {
  Json next = Json::array();
  for (const library::NextMove& move : answer.next) {
    next.push_back({{"move", nameOf(move.turn.move, size)},
                    {"color", move.turn.color == Color::Black ? "black" : "white"},
                    {"games", move.wins.games},
                    {"black_wins", move.wins.black},
                    {"white_wins", move.wins.white}});
  }
  Json examples = Json::array();
  for (const Example& example : examplesOf(library, answer)) {
    Json json = gameJson(example.game);
    json["move"] = example.move;
    json["variation"] = jsonText(example.variation);
    examples.push_back(std::move(json));
  }
  Json years = Json::array();
  for (const library::YearCount& year : answer.years)
    years.push_back({{"year", year.year}, {"games", year.games}});
  Json players = Json::array();
  for (const library::PlayerCount& player : answer.players) {
    players.push_back(
        {{"name", library.catalogue().playerName(player.player)}, {"games", player.games}});
  }
  return {{"games", answer.wins.games},      {"hits", answer.hits},
          {"next", std::move(next)},         {"examples", std::move(examples)},
          {"black_wins", answer.wins.black}, {"white_wins", answer.wins.white},
          {"years", std::move(years)},       {"players", std::move(players)}};
}

Json figuresJson(const Library& library, const library::LibraryFigures& figures) {
  Json years = Json::array();
  for (const library::YearCount& year : figures.years)
    years.push_back({{"year", year.year}, {"games", year.games}});
  Json tags = Json::array();
  for (const library::NamedCount& tag : library.tags())
    tags.push_back({{"tag", tag.name}, {"games", tag.games}});
  return {{"sources", library.catalogue().sources()},
          {"files", figures.files},
          {"games", figures.games},
          {"unsearched", library.unsearched()},
          {"players", figures.players},
          {"duplicates", figures.duplicates},
          {"black_wins", figures.wins.black},
          {"white_wins", figures.wins.white},
          {"bytes", figures.bytes},
          {"years", std::move(years)},
          {"tags", std::move(tags)}};
}

Json reportJson(const library::ImportReport& report) {
  Json troubles = Json::array();
  for (const library::FileTrouble& trouble : report.troubles)
    troubles.push_back({{"file", trouble.path}, {"trouble", stateName(trouble.state)}});
  return {{"games", report.games},           {"files", report.files},
          {"unchanged", report.unchanged},   {"gone", report.gone},
          {"removed", report.removed},       {"unsearched", report.unsearched},
          {"troubles", std::move(troubles)}, {"missing", report.missingSources},
          {"stopped", report.wasStopped}};
}

std::string gameLine(const GameRow& game) {
  std::string text = game.date.empty() ? "?         " : game.date;
  text.resize(std::max<size_t>(text.size(), 10), ' ');
  text += "  " + playerText(game.black, game.blackRank) + " - " +
          playerText(game.white, game.whiteRank) + "  " + (game.result.empty() ? "?" : game.result);
  if (!game.event.empty()) text += "  " + game.event;
  text = plainLine(text) + "  " + fileText(game.file);
  if (game.number > 1) text += " game " + std::to_string(game.number);
  return text;
}

std::string answerTable(const Library& library, const Answer& answer, BoardSize size) {
  std::string text = counted(answer.wins.games, "game");
  if (answer.hits != answer.wins.games) text += ", " + counted(answer.hits, "hit");
  if (answer.wins.games == 0) return text + '\n';
  text += "; " + winsText(answer.wins) + '\n';
  addNext(text, answer, size);
  addPeople(text, library, answer);
  text += '\n';
  for (const Example& example : examplesOf(library, answer)) {
    text += gameLine(example.game);
    if (example.move > 0) text += "  move " + std::to_string(example.move);
    if (!example.variation.empty()) text += " of variation " + example.variation;
    text += '\n';
  }
  if (answer.wins.games > answer.examples.size())
    text += "and " + counted(answer.wins.games - answer.examples.size(), "other game") + '\n';
  return text;
}

std::string figuresTable(const Library& library, const library::LibraryFigures& figures) {
  std::string text = "Games       " + std::to_string(figures.games) + " in " +
                     counted(figures.files, "file") + '\n';
  if (library.unsearched() > 0)
    text += "Unsearched  " + std::to_string(library.unsearched()) + " in damaged parts\n";
  text += "Players     " + std::to_string(figures.players) + '\n';
  text += "Results     " + winsText(figures.wins) + '\n';
  if (!figures.years.empty()) {
    text += "Years       " + std::to_string(figures.years.front().year) + " to " +
            std::to_string(figures.years.back().year) + '\n';
  }
  text += "Duplicates  " + std::to_string(figures.duplicates) + '\n';
  text += "On disk     " + sizeText(figures.bytes) + '\n';
  for (const std::string& source : library.catalogue().sources())
    text += "Source      " + plainLine(source) + '\n';
  for (const library::NamedCount& tag : library.tags())
    text += "Tag         " + plainLine(tag.name) + ' ' + std::to_string(tag.games) + '\n';
  return text;
}

std::string reportText(const library::ImportReport& report) {
  std::string text = counted(report.games, "game") + " added from " + counted(report.files, "file");
  if (report.unchanged > 0) text += "; " + counted(report.unchanged, "file") + " as before";
  if (report.gone > 0) text += "; " + counted(report.gone, "file") + " gone";
  if (report.removed > 0) text += "; " + counted(report.removed, "game") + " taken out";
  if (report.wasStopped) text += "; stopped, and the same command goes on";
  return text + '\n';
}

std::vector<CliError> troublesOf(const library::ImportReport& report, CatalogueWas catalogue) {
  std::vector<CliError> troubles;
  for (const library::FileTrouble& trouble : report.troubles)
    troubles.push_back({troubleText(trouble)});
  const bool areKept = catalogue == CatalogueWas::There && report.unsearched == 0;
  const char* then =
      areKept ? ": it is not there now; its games are kept"
              : ": it is not there now; `tengen library scan` reads its games when it is";
  for (const std::string& source : report.missingSources)
    troubles.push_back({source + then});
  if (report.unsearched > 0) {
    troubles.push_back({counted(report.unsearched, "game") +
                        " cannot be searched: a part of the index is damaged, and their files "
                        "cannot be read now"});
  }
  return troubles;
}

}  // namespace tengen::cli
