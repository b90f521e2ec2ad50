#include "apps/cli/match/match_run.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "judge/playout_judge.h"

namespace tengen::cli {
namespace {

// A program that knows what every GTP engine must know, and always passes.
constexpr const char* kPasser = R"(while read -r line; do
  set -- $line
  id=
  case "$1" in [0-9]*) id=$1; shift ;; esac
  answer=
  case "$1" in
    name) answer=passer ;;
    version) answer=1 ;;
    protocol_version) answer=2 ;;
    known_command) answer=false ;;
    list_commands) answer="name
version
protocol_version
known_command
list_commands
boardsize
clear_board
komi
play
genmove
quit" ;;
    boardsize|clear_board|komi|play|quit) ;;
    genmove) answer=pass ;;
    *) printf '?%s unknown command\n\n' "$id"; continue ;;
  esac
  printf '=%s %s\n\n' "$id" "$answer"
  [ "$1" = quit ] && exit 0
done
)";

class MatchFolder {
 public:
  MatchFolder()
      : path_(std::filesystem::temp_directory_path() /
              ("tengen_match_" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(path_);
    std::ofstream(path_ / "passer.sh") << kPasser;
  }
  ~MatchFolder() { std::filesystem::remove_all(path_); }

  const std::filesystem::path& path() const { return path_; }
  std::string engine() const { return "sh " + (path_ / "passer.sh").string(); }

 private:
  std::filesystem::path path_;
};

TEST(MatchRun, PlaysSeveralGamesAtATimeAndTellsOfEachOnce) {
  const MatchFolder folder;
  MatchPlan plan;
  plan.commandLines = {folder.engine(), folder.engine()};
  plan.terms.size = {5, 5};
  plan.terms.rules = *rulesetNamed("chinese");
  plan.terms.maxMoves = 75;
  plan.openings = {{"", {}}};
  plan.games = 6;
  plan.parallel = 3;
  plan.folder = folder.path();
  const PlayoutJudge judge;
  MatchRun match(plan, judge);
  std::set<int> heard;
  const auto played = match.play(
      {}, [&](const MatchResults&, int number) { EXPECT_TRUE(heard.insert(number).second); });
  ASSERT_TRUE(played) << played.error().sentence;
  EXPECT_EQ(heard.size(), 6u);
  EXPECT_TRUE(match.isDone());
  EXPECT_TRUE(match.results().programs[0].name.starts_with("passer"));
  EXPECT_TRUE(MatchRun(plan, judge).isDone()) << "the games lie in the folder";
}

}  // namespace
}  // namespace tengen::cli
