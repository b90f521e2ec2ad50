#include "formats/ngf.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "base/decimal.h"
#include "base/words.h"
#include "formats/record_builder.h"
#include "formats/record_text.h"

namespace tengen::formats {
namespace {

// `PMABBREER`: PM, two letters that count, the colour, column and row, the same once more.
bool isMove(std::string_view line) {
  return line.size() >= 7 && line.starts_with("PM") && (line[4] == 'B' || line[4] == 'W');
}

// What the lines before the moves say, under their names.
struct NgfHeader {
  std::string_view title, white, black, site, date, result;
  int size = 19;
  int sizeLine = 0;  // from 1
  int handicap = 0;
  std::optional<int> komi;
  int minutes = 0;
};

// Before about 2010 every line began with GI, and the order was another.
constexpr std::string_view kOldMark = "GI";

NgfHeader headerOf(const std::vector<Line>& lines) {
  std::vector<std::string_view> texts;
  for (const Line& line : lines) {
    if (isMove(line.text)) break;
    texts.push_back(line.text);
  }
  const bool isOld = !texts.empty() && texts.front().starts_with(kOldMark);
  for (std::string_view& text : texts) {
    if (isOld && text.starts_with(kOldMark)) text = trimmed(text.substr(kOldMark.size()));
  }
  texts.resize(std::max<size_t>(texts.size(), 12));
  const auto number = [&](size_t line) { return parseInteger(texts[line]); };
  NgfHeader header;
  header.title = texts[0];
  header.white = texts[isOld ? 1 : 2];
  header.black = texts[isOld ? 2 : 3];
  header.site = texts[4];
  header.date = texts[isOld ? 5 : 8];
  header.sizeLine = isOld ? 7 : 2;
  header.size = number(isOld ? 6 : 1).value_or(19);
  header.handicap = number(isOld ? 7 : 5).value_or(0);
  header.komi = number(isOld ? 9 : 7);
  if (isOld) return header;
  header.minutes = number(9).value_or(0);
  header.result = texts[10];
  return header;
}

// "Name        9DP": a name of at most twelve bytes, and a rank that may touch it then.
void tellPlayer(RecordBuilder& record, std::string_view line, std::string_view nameIdent,
                std::string_view rankIdent) {
  constexpr size_t kNameBytes = 12;
  size_t cut = line.find_last_of(' ');
  if (cut == line.npos && line.size() > kNameBytes) cut = kNameBytes;
  const bool hasRank = cut != line.npos && isRank(line.substr(cut));
  record.tell(nameIdent, hasRank ? line.substr(0, cut) : line);
  if (hasRank) record.tell(rankIdent, rankFrom(line.substr(cut)));
}

void tellHeader(RecordBuilder& record, const NgfHeader& header) {
  tellPlayer(record, header.black, "PB", "BR");
  tellPlayer(record, header.white, "PW", "WR");
  // Komi is a whole number here, and the half point that forbids a draw goes without saying.
  if (header.komi) record.tellKomi(*header.komi + (header.handicap == 0 ? 0.5 : 0));
  record.setHandicap(header.handicap);
  record.tell("RE", resultFrom(header.result));
  record.tell("DT", dateIn(header.date));
  record.tell("EV", header.title);
  record.tell("PC", header.site);
  constexpr int kLongestMinutes = 60 * 24 * 7;
  if (header.minutes > 0 && header.minutes <= kLongestMinutes)
    record.tellTime(header.minutes * 60, 0, 0);
}

// Coordinates are letters with B for the first line; A is no line, and both A a pass.
std::optional<Point> pointAt(std::string_view line, BoardSize size, bool& isPass) {
  const int x = line[5] - 'B';
  const int y = line[6] - 'B';
  isPass = x == -1 && y == -1;
  if (x < 0 || y < 0 || x >= size.width || y >= size.height) return std::nullopt;
  return Point{static_cast<uint8_t>(x), static_cast<uint8_t>(y)};
}

// `IDB[211] text[EndTxt]` behind the moves: what is said about a move.
void addRemarks(RecordBuilder& record, std::string_view text,
                const std::vector<sgf::NodeId>& moves) {
  constexpr std::string_view kEnd = "[EndTxt]";
  std::map<size_t, std::string> remarks;
  for (size_t at = text.find("\nID"); at != text.npos; at = text.find("\nID", at + 1)) {
    const size_t open = at + 4;
    const size_t close = text.find(']', at);
    const size_t end = text.find(kEnd, at);
    if (close == text.npos || end == text.npos) break;
    const auto number = text[open] == '[' && close > open
                            ? parseInteger(text.substr(open + 1, close - open - 1))
                            : std::nullopt;
    if (!number || *number < 0 || static_cast<size_t>(*number) >= moves.size()) continue;
    std::string& remark = remarks[static_cast<size_t>(*number)];
    remark += text.substr(close + 1, end - close - 1);
    remark += '\n';
    at = end;
  }
  for (const auto& [number, remark] : remarks) {
    record.comment(moves[number], remark);
    if (number + 1 == moves.size() && !record.knows("RE")) record.tell("RE", resultFrom(remark));
  }
}

}  // namespace

bool looksLikeNgf(std::string_view start) {
  const std::vector<Line> lines = linesOf(start);
  const bool saysSize = lines.size() > 1 && parseInteger(trimmed(lines[1].text));
  if (!saysSize && !(lines.size() > 1 && lines[0].text.starts_with(kOldMark))) return false;
  constexpr size_t kLongestHeader = 40;
  for (size_t i = 0; i < std::min(lines.size(), kLongestHeader); ++i) {
    if (isMove(lines[i].text)) return i >= 2;
  }
  return false;
}

Result<sgf::Collection, sgf::ReadError> readNgf(std::string_view text, sgf::WarningLog& log) {
  const std::vector<Line> lines = linesOf(text);
  const bool hasMoves =
      std::any_of(lines.begin(), lines.end(), [](const Line& line) { return isMove(line.text); });
  if (!hasMoves && (lines.size() < 3 || !parseInteger(lines[1].text)))
    return Unexpected{sgf::ReadError{sgf::ReadError::Code::NotSgf}};
  const NgfHeader header = headerOf(lines);
  const BoardSize size{header.size, header.size};
  if (!size.isValid()) {
    return Unexpected{sgf::ReadError{sgf::ReadError::Code::BadBoard, 1, header.sizeLine}};
  }
  RecordBuilder record(size);
  tellHeader(record, header);
  std::vector<sgf::NodeId> moves{record.root()};
  for (const Line& line : lines) {
    if (!line.text.starts_with("PM")) continue;
    bool isPass = false;
    const auto point = isMove(line.text) ? pointAt(line.text, size, isPass) : std::nullopt;
    if (!point && !isPass) {
      log.add(sgf::Warning::Code::LineIgnored, line.offset, line.text);
      continue;
    }
    const Color color = line.text[4] == 'B' ? Color::Black : Color::White;
    moves.push_back(record.play(moves.back(), color, point));
  }
  addRemarks(record, text, moves);
  return record.finish();
}

}  // namespace tengen::formats
