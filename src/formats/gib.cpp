#include "formats/gib.h"

#include <map>
#include <optional>

#include "base/decimal.h"
#include "base/words.h"
#include "formats/record_builder.h"
#include "formats/record_text.h"

namespace tengen::formats {
namespace {

constexpr BoardSize kBoard{19, 19};  // Tygem has no other

using GibHeader = std::map<std::string_view, std::string_view>;

// `\[GAMEPLACE=Tygem Baduk\]`
void readEntry(GibHeader& header, std::string_view line) {
  if (!line.starts_with("\\[")) return;
  line.remove_prefix(2);
  if (line.ends_with("\\]")) line.remove_suffix(2);
  const size_t equals = line.find('=');
  if (equals == line.npos) return;
  header.emplace(line.substr(0, equals), trimmed(line.substr(equals + 1)));
}

std::string_view valueOf(const GibHeader& header, std::string_view name) {
  const auto found = header.find(name);
  return found == header.end() ? std::string_view() : found->second;
}

// One of the values that stand in a row: `GRLT` of "GBKIND:3,GRLT:255,ZIPSU:0".
std::string_view partOf(std::string_view row, std::string_view name) {
  for (const std::string_view field : fieldsOf(row)) {
    if (field.starts_with(name) && field.substr(name.size()).starts_with(':'))
      return trimmed(field.substr(name.size() + 1));
  }
  return {};
}

// "name (10K)"
void tellNameAndRank(RecordBuilder& record, std::string_view written, std::string_view name,
                     std::string_view rank) {
  const size_t open = written.find_last_of('(');
  if (open == written.npos || open == 0 || !written.ends_with(')')) {
    record.tell(name, written);
    return;
  }
  record.tell(name, written.substr(0, open));
  record.tell(rank, rankFrom(written.substr(open + 1, written.size() - open - 2)));
}

// GRLT is how it ended, ZIPSU ten times the points. Else the words for people.
std::string resultOf(const GibHeader& header) {
  const std::string_view row = valueOf(header, "GAMEINFOMAIN");
  const auto kind = parseInteger(partOf(row, "GRLT"));
  const auto tenths = parseInteger(partOf(row, "ZIPSU"));
  const std::string points = tenths ? shortestDecimal(*tenths / 10.0) : std::string();
  switch (kind.value_or(-1)) {
    case 0:
      return "B+" + points;
    case 1:
      return "W+" + points;
    case 3:
      return "B+R";
    case 4:
      return "W+R";
    case 7:
      return "B+T";
    case 8:
      return "W+T";
    default:
      return resultFrom(valueOf(header, "GAMERESULT"));
  }
}

// GTIME: seconds, seconds of a period, periods.
void tellTime(RecordBuilder& record, const GibHeader& header) {
  const auto parts = fieldsOf(partOf(valueOf(header, "GAMEINFOMAIN"), "GTIME"), '-');
  if (parts.size() != 3) return;
  const auto seconds = parseInteger(parts[0]);
  const auto period = parseInteger(parts[1]);
  const auto periods = parseInteger(parts[2]);
  if (seconds && period && periods && *seconds >= 0) record.tellTime(*seconds, *periods, *period);
}

void tellKomi(RecordBuilder& record, const GibHeader& header) {
  auto tenths = parseInteger(partOf(valueOf(header, "GAMEINFOMAIN"), "GONGJE"));
  if (!tenths) tenths = parseInteger(valueOf(header, "GAMEGONGJE"));
  if (tenths) record.tellKomi(*tenths / 10.0);
}

std::string dateOf(const GibHeader& header) {
  std::string date = dateIn(valueOf(header, "GAMEDATE"));
  if (date.empty()) date = dateIn(partOf(valueOf(header, "GAMEINFOSUB"), "GDATE"));
  return date;
}

void tellHeader(RecordBuilder& record, const GibHeader& header) {
  tellNameAndRank(record, valueOf(header, "GAMEBLACKNAME"), "PB", "BR");
  tellNameAndRank(record, valueOf(header, "GAMEWHITENAME"), "PW", "WR");
  if (!record.knows("PB")) record.tell("PB", partOf(valueOf(header, "BUSERINFO"), "BID"));
  if (!record.knows("PW")) record.tell("PW", partOf(valueOf(header, "WUSERINFO"), "WID"));
  tellKomi(record, header);
  record.tell("RE", resultOf(header));
  record.tell("DT", dateOf(header));
  record.tell("EV", valueOf(header, "GAMENAME"));
  record.tell("PC", valueOf(header, "GAMEPLACE"));
  tellTime(record, header);
  // What was agreed, in the words of the server: it may say more than the numbers do.
  record.tell("GC", valueOf(header, "GAMECONDITION"));
  record.comment(record.root(), valueOf(header, "GAMECOMMENT"));
}

std::optional<Color> colorOf(std::string_view field) {
  if (field == "1") return Color::Black;
  if (field == "2") return Color::White;
  return std::nullopt;
}

// `STO 0 2 1 16 3`: a stone, its number, colour, column and row from 0. `SKI 0 3 2`: a pass.
bool readMove(RecordBuilder& record, sgf::NodeId& at, std::string_view line) {
  const auto words = wordsOf(line);
  const auto color = words.size() > 3 ? colorOf(words[3]) : std::nullopt;
  if (!color) return false;
  if (words[0] == "SKI") {
    at = record.play(at, *color, std::nullopt);
    return true;
  }
  const auto x = words.size() > 5 ? parseInteger(words[4]) : std::nullopt;
  const auto y = words.size() > 5 ? parseInteger(words[5]) : std::nullopt;
  if (!x || !y || *x < 0 || *y < 0 || *x >= kBoard.width || *y >= kBoard.height) return false;
  at = record.play(at, *color, Point{static_cast<uint8_t>(*x), static_cast<uint8_t>(*y)});
  return true;
}

// `INI 0 1 3 &4`: three stones. Servers add words behind it.
int handicapIn(std::string_view line) {
  const auto words = wordsOf(line);
  return words.size() > 3 ? parseInteger(words[3]).value_or(0) : 0;
}

}  // namespace

bool looksLikeGib(std::string_view start) {
  start = trimmed(start);
  return start.starts_with("\\HS") || start.starts_with("\\[GIBOKIND") ||
         start.starts_with("\\[GAME");
}

Result<sgf::Collection, sgf::ReadError> readGib(std::string_view text, sgf::WarningLog& log) {
  const std::vector<Line> lines = linesOf(text);
  GibHeader header;
  for (const Line& line : lines)
    readEntry(header, line.text);
  if (header.empty()) return Unexpected{sgf::ReadError{sgf::ReadError::Code::NotSgf}};
  RecordBuilder record(kBoard);
  tellHeader(record, header);
  sgf::NodeId at = record.root();
  for (const Line& line : lines) {
    if (line.text.starts_with("INI ")) record.setHandicap(handicapIn(line.text));
    const bool isMove = line.text.starts_with("STO ") || line.text.starts_with("SKI ");
    if (isMove && !readMove(record, at, line.text))
      log.add(sgf::Warning::Code::LineIgnored, line.offset, line.text);
  }
  return record.finish();
}

}  // namespace tengen::formats
