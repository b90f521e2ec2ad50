// What other programs write into their game records for people to read, as SGF has it: ranks,
// dates and results in English, Chinese, Japanese and Korean.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tengen::formats {

struct Line {
  std::string_view text;  // without its line break and the blanks around it
  size_t offset;
};

// Line breaks of any kind. Empty lines are kept: some formats count them.
std::vector<Line> linesOf(std::string_view text);

// The parts between the commas (or another mark), without the blanks around them.
std::vector<std::string_view> fieldsOf(std::string_view text, char separator = ',');
// The same for words between blanks, of which any number may stand in a row.
std::vector<std::string_view> wordsOf(std::string_view text);

// "9DP" is 9p, "7D*" 7d*, "1급" 1k, "三段" 3d. What is no rank is left as it is.
std::string rankFrom(std::string_view written);
bool isRank(std::string_view written);

// The first date in a text, as SGF writes it: "2015- 8-29-22-56" is 2015-08-29, "2012年11月22日"
// 2012-11-22, "20170316 [09:37]" 2017-03-16. Empty where there is none.
std::string dateIn(std::string_view text);

// "White wins by resign!" is W+R, "흑 불계승" B+R, "白11目胜" W+11. Empty where nobody won.
std::string resultFrom(std::string_view words);

// A margin as SGF writes it: "7.50" is 7.5. Empty for what is no number.
std::string marginFrom(std::string_view number);

}  // namespace tengen::formats
