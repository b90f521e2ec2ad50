#include "formats/ugf.h"

#include <map>
#include <optional>

#include "base/decimal.h"
#include "base/words.h"
#include "formats/record_builder.h"
#include "formats/record_text.h"

namespace tengen::formats {
namespace {

// The lines under each heading, which is kept in lower case.
using Sections = std::map<std::string, std::vector<Line>>;

Sections sectionsOf(std::string_view text) {
  Sections sections;
  std::vector<Line>* section = nullptr;
  for (const Line& line : linesOf(text)) {
    if (line.text.starts_with('[') && line.text.ends_with(']')) {
      section = &sections[lowerCase(line.text.substr(1, line.text.size() - 2))];
    } else if (section && !line.text.empty()) {
      section->push_back(line);
    }
  }
  return sections;
}

// `Hdcp=2,0.50`: a name, and values between commas.
class UgfHeader {
 public:
  explicit UgfHeader(const std::vector<Line>& lines) {
    for (const Line& line : lines) {
      const size_t equals = line.text.find('=');
      if (equals == line.text.npos) continue;
      values_.emplace(lowerCase(trimmed(line.text.substr(0, equals))),
                      line.text.substr(equals + 1));
    }
  }
  std::string_view whole(const std::string& name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::string_view() : trimmed(found->second);
  }
  std::string_view part(const std::string& name, size_t index) const {
    const auto parts = fieldsOf(whole(name));
    return index < parts.size() ? parts[index] : std::string_view();
  }

 private:
  std::map<std::string, std::string_view> values_;
};

// `Winner=B,7.50`, `Winner=W,C`: C is for chuoshi, the Japanese word for resigning.
std::string resultOf(const UgfHeader& header) {
  const std::string winner = lowerCase(header.part("winner", 0));
  const std::string how = lowerCase(header.part("winner", 1));
  if (winner == "d" || winner == "j") return "0";
  if (winner != "b" && winner != "w") return {};
  const std::string result = winner == "b" ? "B+" : "W+";
  if (how == "c" || how.starts_with('r')) return result + 'R';
  if (how.starts_with('t')) return result + 'T';
  if (how.starts_with('f')) return result + 'F';
  return result + marginFrom(how);
}

std::string rulesOf(std::string_view written) {
  const std::string rules = lowerCase(written);
  if (rules == "jpn") return "Japanese";
  if (rules == "chn") return "Chinese";
  return std::string(written);
}

void tellHeader(RecordBuilder& record, const UgfHeader& header) {
  record.tell("PB", header.part("playerb", 0));
  record.tell("BR", rankFrom(header.part("playerb", 1)));
  record.tell("PW", header.part("playerw", 0));
  record.tell("WR", rankFrom(header.part("playerw", 1)));
  if (const auto komi = parseDecimal(header.part("hdcp", 1))) record.tellKomi(*komi);
  record.setHandicap(parseInteger(header.part("hdcp", 0)).value_or(0));
  record.tell("RU", rulesOf(header.whole("rule")));
  record.tell("RE", resultOf(header));
  record.tell("DT", dateIn(header.part("date", 0)));
  record.tell("EV", header.part("title", 1));
  record.tell("GN", header.part("title", 2));
  record.tell("PC", header.whole("place"));
  record.tell("CP", header.whole("copyright"));
  record.comment(record.root(), header.whole("comment"));
}

// A board of Panda-net counts rows from below, others from above; columns and rows from 1.
struct Board {
  BoardSize size;
  bool isFromBelow;

  // Nothing for a pass, which is written as a point outside: YA, or 20 and 20.
  std::optional<Point> pointAt(int x, int y) const {
    if (x < 1 || y < 1 || x > size.width || y > size.height) return std::nullopt;
    const int row = isFromBelow ? size.height - y : y - 1;
    return Point{static_cast<uint8_t>(x - 1), static_cast<uint8_t>(row)};
  }
};

// [Data] `QP,B1,3,0`: the point, who, the number of the move; 0 for stones before the first.
bool readMove(RecordBuilder& record, sgf::NodeId& at, std::string_view line, const Board& board) {
  const auto fields = fieldsOf(line);
  if (fields.size() < 2 || fields[0].size() != 2 || fields[1].empty()) return false;
  const char who = fields[1].front();
  if (!isLetter(fields[0][0]) || !isLetter(fields[0][1]) || (who != 'B' && who != 'W'))
    return false;
  const std::string letters = lowerCase(fields[0]);
  const auto point = board.pointAt(letters[0] - 'a' + 1, letters[1] - 'a' + 1);
  const Color color = who == 'B' ? Color::Black : Color::White;
  if (fields.size() > 2 && fields[2] == "0") {
    if (point && color == Color::Black) record.addHandicapStone(*point);
    return true;
  }
  at = record.play(at, color, point);
  return true;
}

// [ReviewNode]: the game once more with variations in it, each node under a number for its
// comments.
//   NODE,54,1,16,8
//     VARIATION,
//       NODE,225,2,14,7
//     VARIATIONEND,
//   NODE,55,2,12,11
class ReviewTree {
 public:
  ReviewTree(RecordBuilder& record, const Board& board)
      : record_(record), board_(board), at_(record.root()) {}

  bool read(std::string_view line) {
    const auto fields = fieldsOf(line);
    if (fields[0] == "VARIATION") {
      open_.push_back(at_);
      startsVariation_ = true;
      return true;
    }
    if (fields[0] == "VARIATIONEND") {
      if (open_.empty()) return false;
      at_ = open_.back();
      open_.pop_back();
      startsVariation_ = false;
      return true;
    }
    return fields[0] == "NODE" && fields.size() >= 5 && readNode(fields);
  }

  std::optional<sgf::NodeId> node(int number) const {
    const auto found = byNumber_.find(number);
    return found == byNumber_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  bool readNode(const std::vector<std::string_view>& fields) {
    const auto number = parseInteger(fields[1]);
    const auto x = parseInteger(fields[3]);
    const auto y = parseInteger(fields[4]);
    if (!number || !x || !y) return false;
    if (fields[2] == "1" || fields[2] == "2") {
      step(fields[2] == "1" ? Color::Black : Color::White, board_.pointAt(*x, *y));
    }
    byNumber_[*number] = at_;
    return true;
  }

  void step(Color color, std::optional<Point> point) {
    const sgf::NodeId there = record_.find(at_, color, point);
    if (there != sgf::kNoNode) {
      at_ = there;
    } else {
      // The game itself is [Data]; a variation goes on before those that branch off it.
      const bool goesOn = !startsVariation_ && !open_.empty();
      at_ = goesOn ? record_.playFirst(at_, color, point) : record_.play(at_, color, point);
    }
    startsVariation_ = false;
  }

  RecordBuilder& record_;
  const Board& board_;
  sgf::NodeId at_;
  std::vector<sgf::NodeId> open_;  // where the variations begin that we are in
  bool startsVariation_ = false;
  std::map<int, sgf::NodeId> byNumber_;
};

// [ReviewComment]: `.Comment,55`, and lines about that node.
void readComments(RecordBuilder& record, const std::vector<Line>& lines, const ReviewTree& tree) {
  constexpr std::string_view kHeading = ".Comment,";
  std::map<sgf::NodeId, std::string> comments;
  std::optional<sgf::NodeId> about;
  for (const Line& line : lines) {
    if (line.text.starts_with(kHeading)) {
      const auto number = parseInteger(line.text.substr(kHeading.size()));
      about = number ? tree.node(*number) : std::nullopt;
    } else if (about) {
      comments[*about] += std::string(line.text) + '\n';
    }
  }
  for (const auto& [id, text] : comments)
    record.comment(id, text);
}

template <class Read>
void readLines(const std::vector<Line>& lines, sgf::WarningLog& log, Read read) {
  for (const Line& line : lines) {
    if (!read(line.text)) log.add(sgf::Warning::Code::LineIgnored, line.offset, line.text);
  }
}

}  // namespace

bool looksLikeUgf(std::string_view start) {
  return lowerCase(trimmed(start).substr(0, 8)) == "[header]";
}

Result<sgf::Collection, sgf::ReadError> readUgf(std::string_view text, sgf::WarningLog& log) {
  Sections sections = sectionsOf(text);
  if (!sections.contains("header")) return Unexpected{sgf::ReadError{sgf::ReadError::Code::NotSgf}};
  const UgfHeader header(sections["header"]);
  const int side = parseInteger(header.whole("size")).value_or(19);
  const Board board{{side, side}, lowerCase(header.whole("coordinatetype")) == "igs"};
  constexpr int kLetters = 26;  // a letter a line, and room for a pass
  if (!board.size.isValid() || side >= kLetters)
    return Unexpected{sgf::ReadError{sgf::ReadError::Code::BadBoard}};
  RecordBuilder record(board.size);
  tellHeader(record, header);
  sgf::NodeId at = record.root();
  readLines(sections["data"], log,
            [&](std::string_view line) { return readMove(record, at, line, board); });
  ReviewTree tree(record, board);
  readLines(sections["reviewnode"], log, [&](std::string_view line) { return tree.read(line); });
  readComments(record, sections["reviewcomment"], tree);
  return record.finish();
}

}  // namespace tengen::formats
