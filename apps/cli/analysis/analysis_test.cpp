#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/notation.h"
#include "search/fake_evaluator.h"

#include "apps/cli/analysis/analysis_answer.h"
#include "apps/cli/analysis/analysis_queue.h"

namespace tengen::cli {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

// A query on 5x5 with these fields besides.
Json queryWith(const Json& fields = Json::object()) {
  Json query{{"id", "q"},
             {"rules", "chinese"},
             {"boardXSize", 5},
             {"boardYSize", 5},
             {"moves", Json::array()}};
  query.update(fields);
  return query;
}

std::vector<AnalysisJob> jobs(const Json& fields = Json::object()) {
  auto found = readQuery(queryWith(fields));
  EXPECT_TRUE(found) << found.error().field << ' ' << found.error().why;
  return found ? std::move(found->jobs) : std::vector<AnalysisJob>{};
}

std::string faultyField(const Json& fields) {
  const auto found = readQuery(queryWith(fields));
  return found ? "" : found.error().field;
}

TEST(AnalysisQuery, AsksForTheLastPositionUnlessToldOtherwise) {
  const Json moves = Json::parse(R"([["B","C3"],["W","D4"],["W","B2"]])");
  const auto last = jobs({{"moves", moves}});
  ASSERT_EQ(last.size(), 1u);
  EXPECT_EQ(last[0].id, "q");
  EXPECT_EQ(last[0].turn, 3);
  EXPECT_EQ(last[0].situation.position.board().stones(), 3);
  EXPECT_EQ(last[0].situation.position.toMove(), Color::Black);
  const auto some =
      jobs({{"moves", moves}, {"analyzeTurns", {0, 2}}, {"priorities", {7, -1}}, {"priority", 3}});
  ASSERT_EQ(some.size(), 2u);
  EXPECT_EQ(some[0].situation.position.board().stones(), 0);
  EXPECT_EQ(some[0].priority, 7);
  EXPECT_EQ(some[1].turn, 2);
  EXPECT_EQ(some[1].situation.position.toMove(), Color::White) << "who plays twice is to move";
  EXPECT_EQ(some[1].priority, -1);
}

TEST(AnalysisQuery, AsksOnceForATurnNamedTwice) {
  const Json moves = Json::parse(R"([["B","C3"],["W","D4"]])");
  const auto found =
      jobs({{"moves", moves}, {"analyzeTurns", {1, 0, 1}}, {"priorities", {5, 6, 7}}});
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].turn, 1);
  EXPECT_EQ(found[0].priority, 5);
  EXPECT_EQ(found[1].turn, 0);
}

TEST(AnalysisQuery, KnowsKomiRulesAndHandicap) {
  EXPECT_EQ(jobs()[0].situation.komi, 7.5);
  EXPECT_EQ(jobs({{"rules", "japanese"}})[0].situation.komi, 6.5);
  EXPECT_EQ(jobs({{"komi", -3}})[0].situation.komi, -3);
  const Json stones = Json::parse(R"([["B","B2"],["B","D4"]])");
  const Json handicap{{"initialStones", stones}, {"initialPlayer", "W"}, {"komi", 0.5}};
  EXPECT_EQ(jobs(handicap)[0].situation.komi, 2.5) << "Chinese rules give White the stones";
  EXPECT_EQ(jobs(handicap)[0].situation.position.toMove(), Color::White);
  Json without = handicap;
  without["whiteHandicapBonus"] = "0";
  EXPECT_EQ(jobs(without)[0].situation.komi, 0.5);
  const Json own{{"rules", Json::parse(R"({"ko":"POSITIONAL","scoring":"TERRITORY"})")}};
  EXPECT_EQ(jobs(own)[0].situation.position.rules().scoring, Scoring::Territory);
}

TEST(AnalysisQuery, KnowsWhatKaTrainSends) {
  const auto job = jobs(Json::parse(
      R"({"maxVisits":500,"includeOwnership":true,"includeMovesOwnership":true,"includePolicy":true,
          "overrideSettings":{"reportAnalysisWinratesAs":"SIDETOMOVE","maxTime":8.0,"wideRootNoise":0.04},
          "reportDuringSearchEvery":1,"avoidMoves":[{"player":"B","moves":["A5","pass"],"untilDepth":1},
          {"player":"W","moves":["C3"],"untilDepth":1}]})"))[0];
  EXPECT_EQ(job.visits, 500);
  EXPECT_EQ(job.seconds, 8);
  EXPECT_EQ(job.reportEvery, 1);
  EXPECT_TRUE(job.ownership && job.movesOwnership && job.policy && !job.pvVisits);
  EXPECT_EQ(job.viewer, std::nullopt);
  ASSERT_EQ(job.allowed.size(), 26u);
  EXPECT_FALSE(job.allowed[0] || job.allowed[25]);
  EXPECT_EQ(std::count(job.allowed.begin(), job.allowed.end(), true), 24);
  const Json only = Json::parse(R"({"allowMoves":[{"player":"B","moves":["C3"],"untilDepth":1}]})");
  const auto allowed = jobs(only)[0].allowed;
  EXPECT_EQ(std::count(allowed.begin(), allowed.end(), true), 1);
}

TEST(AnalysisQuery, KnowsPointsByNumbersFromTheTopLeft) {
  const auto withStone = [](const char* name) {
    return Json{{"initialStones", Json::array({Json::array({"B", name})})}};
  };
  const auto found = jobs(withStone("(1,0)"));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].situation.position.board().at({1, 0}), Stone::Black);
  for (const char* wrong : {"(5,0)", "(0,5)", "(-1,0)", "(1)", "(,)", "(1,0", "", "("})
    EXPECT_EQ(faultyField(withStone(wrong)), "initialStones") << wrong;
}

TEST(AnalysisQuery, NamesTheFieldThatIsWrong) {
  EXPECT_EQ(faultyField({{"id", nullptr}}), "id");
  EXPECT_EQ(faultyField({{"id", 7}}), "id");
  EXPECT_EQ(faultyField({{"moves", nullptr}}), "moves");
  EXPECT_EQ(faultyField({{"rules", "chines"}}), "rules");
  EXPECT_EQ(faultyField({{"boardXSize", 0}}), "boardXSize");
  EXPECT_EQ(faultyField({{"boardYSize", 5.5}}), "boardYSize");
  EXPECT_EQ(faultyField({{"komi", "much"}}), "komi");
  EXPECT_EQ(faultyField({{"maxVisits", 0}}), "maxVisits");
  EXPECT_EQ(faultyField({{"analyzeTurns", {1}}}), "analyzeTurns");
  EXPECT_EQ(faultyField({{"analyzeTurns", Json::array()}}), "analyzeTurns")
      << "a question must have an answer";
  EXPECT_EQ(faultyField(Json::parse(R"({"allowMoves":[{"player":"B","moves":["C3","D3"]}],
                                        "avoidMoves":[{"player":"B","moves":["D3"]}]})")),
            "avoidMoves");
  EXPECT_EQ(faultyField({{"priorities", {1, 2}}}), "priorities");
  EXPECT_EQ(faultyField({{"includePolicy", "yes"}}), "includePolicy");
  EXPECT_EQ(faultyField({{"avoidMoves", {1}}}), "avoidMoves");
  EXPECT_EQ(faultyField({{"initialPlayer", "Black?"}}), "initialPlayer");
  EXPECT_EQ(faultyField({{"overrideSettings", {{"reportAnalysisWinratesAs", "ME"}}}}),
            "overrideSettings");
  const Json twice = Json::parse(R"([["B","C3"],["B","C3"]])");
  EXPECT_EQ(faultyField({{"initialStones", twice}}), "initialStones");
  const auto illegal = readQuery(queryWith({{"moves", twice}}));
  ASSERT_FALSE(illegal);
  EXPECT_EQ(illegal.error().why, "Illegal move 2: C3");
}

// The network has seen no group tax: as with KataGo's older networks the nearest rules are taken.
TEST(AnalysisQuery, AnalysesStoneScoringByAreaAndSaysSo) {
  for (const Json& rules : {Json("stone_scoring"), Json("Stone Scoring"), Json("ancient-area"),
                            Json::parse(R"({"scoring":"AREA","tax":"ALL","hasButton":false})")}) {
    const auto read = readQuery(queryWith({{"rules", rules}}));
    ASSERT_TRUE(read) << rules << read.error().why;
    ASSERT_EQ(read->warnings.size(), 1u) << rules;
    EXPECT_EQ(read->warnings[0].field, "rules");
    EXPECT_EQ(read->jobs[0].situation.position.rules().scoring, Scoring::Area);
    EXPECT_EQ(read->jobs[0].situation.komi, 7.5);
  }
  EXPECT_TRUE(readQuery(queryWith())->warnings.empty());
  EXPECT_EQ(faultyField({{"rules", {{"tax", "MUCH"}}}}), "rules");
}

std::vector<std::string> warnedOf(const Json& fields) {
  std::vector<std::string> names;
  const auto read = readQuery(queryWith(fields));
  EXPECT_TRUE(read) << fields;
  for (const QueryError& warning : read->warnings)
    names.push_back(warning.field);
  return names;
}

TEST(AnalysisQuery, WarnsOfFieldsItDoesNotKnow) {
  EXPECT_THAT(warnedOf({{"includeOwnershipStdev", true}}), ElementsAre("includeOwnershipStdev"));
  EXPECT_TRUE(warnedOf({{"includeOwnership", true}, {"maxVisits", 3}}).empty());
}

TEST(AnalysisQuery, TakesRulesAsKataGoWritesThem) {
  const auto ruled = [](bool friendly) {
    return Json{{"rules", {{"ko", "SIMPLE"}, {"scoring", "AREA"}, {"friendlyPassOk", friendly}}}};
  };
  EXPECT_TRUE(warnedOf(ruled(true)).empty());
  EXPECT_THAT(warnedOf(ruled(false)), ElementsAre("rules"));
  EXPECT_THAT(warnedOf({{"rules", "aga-button"}}), ElementsAre("rules"));
}

TEST(AnalysisQuery, RefusesWhatWouldFillTheMemory) {
  EXPECT_EQ(faultyField({{"id", std::string(1001, 'x')}}), "id");
  EXPECT_EQ(faultyField({{"analyzeTurns", std::vector<int>(10'001, 0)}}), "analyzeTurns");
  Json moves = Json::array();
  for (int i = 0; i < 20'000; ++i)
    moves.push_back({i % 2 ? "W" : "B", "pass"});
  EXPECT_EQ(faultyField({{"moves", moves}}), "");
  moves.push_back({"B", "pass"});
  EXPECT_EQ(faultyField({{"moves", moves}}), "moves");
}

TEST(AnalysisAnswer, ShowsTheNumbersOfWhomItIsAskedFor) {
  AnalysisJob job = jobs(
      Json::parse(R"({"moves":[["B","C3"]],"includeOwnership":true,"includePolicy":true})"))[0];
  search::Report report;
  report.toMove = Color::White;
  report.winrate = 0.7f;
  report.lead = 2;
  report.ownership.assign(25, -0.5f);
  report.policy.assign(26, 0.04f);
  report.moves.push_back(
      {.move = *parseMove("B2", {5, 5}, Notation::Standard), .lead = 3, .pv = {}, .pvVisits = {}});
  const Json black = answerOf(job, report, false);
  EXPECT_EQ(black["rootInfo"]["winrate"], 0.3);
  EXPECT_EQ(black["rootInfo"]["scoreLead"], -2);
  EXPECT_EQ(black["rootInfo"]["currentPlayer"], "W");
  EXPECT_EQ(black["moveInfos"][0]["move"], "B2");
  EXPECT_EQ(black["moveInfos"][0]["scoreLead"], -3);
  EXPECT_EQ(black["ownership"][0], 0.5);
  EXPECT_EQ(black["policy"][12], -1) << "there is a stone";
  EXPECT_EQ(black["policy"][25], 0.04);
  job.viewer.reset();
  EXPECT_EQ(answerOf(job, report, false)["rootInfo"]["winrate"], 0.7);
}

// What a queue said, waited for.
class Listener {
 public:
  void hear(const Json& answer) {
    const std::lock_guard lock(mutex_);
    heard_.push_back(answer);
    news_.notify_all();
  }
  void waitFor(size_t count) {
    std::unique_lock lock(mutex_);
    ASSERT_TRUE(news_.wait_for(lock, 10s, [&] { return heard_.size() >= count; }));
  }
  template <class Condition>
  void waitForOne(Condition isMeant) {
    std::unique_lock lock(mutex_);
    ASSERT_TRUE(news_.wait_for(lock, 10s,
                               [&] { return std::any_of(heard_.begin(), heard_.end(), isMeant); }));
  }
  std::vector<Json> heard() {
    const std::lock_guard lock(mutex_);
    return heard_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<Json> heard_;
};

struct Office {
  search::FakeEvaluator evaluator;
  Listener listener;
  AnalysisQueue queue{evaluator, {}, 20, [this](const Json& answer) { listener.hear(answer); }};
};

TEST(AnalysisQueue, AnswersTheMostUrgentFirst) {
  Office office;
  const Json moves = Json::parse(R"([["B","C3"],["W","D4"]])");
  office.queue.add(
      jobs({{"moves", moves}, {"analyzeTurns", {0, 1, 2}}, {"priorities", {0, 5, 5}}}));
  office.queue.finish();
  std::vector<int> turns;
  for (const Json& answer : office.listener.heard()) {
    turns.push_back(answer["turnNumber"]);
    EXPECT_EQ(answer["rootInfo"]["visits"], 20);
    EXPECT_FALSE(answer["isDuringSearch"].get<bool>());
  }
  EXPECT_THAT(turns, ElementsAre(1, 2, 0));
}

TEST(AnalysisQueue, KeepsToTheVisitsWhateverIsKnownAlready) {
  Office office;
  office.queue.add(jobs());
  office.queue.add(jobs({{"maxVisits", 3}}));
  office.queue.finish();
  EXPECT_EQ(office.listener.heard()[0]["rootInfo"]["visits"], 20);
  EXPECT_EQ(office.listener.heard()[1]["rootInfo"]["visits"], 3);
}

TEST(AnalysisQueue, ReportsWhileItThinksAndStopsWhenTold) {
  Office office;
  office.queue.add(
      jobs({{"id", "long"}, {"maxVisits", 100'000'000}, {"reportDuringSearchEvery", 0.01}}));
  office.queue.add(jobs({{"id", "other"}}));
  office.queue.add(jobs({{"id", "long"}}));
  office.listener.waitFor(2);
  EXPECT_TRUE(office.listener.heard()[1]["isDuringSearch"].get<bool>());
  office.queue.terminate("long");
  office.queue.finish();
  std::vector<std::string> ended;
  for (const Json& answer : office.listener.heard()) {
    if (answer["isDuringSearch"].get<bool>()) continue;
    const std::string how = answer.contains("noResults") ? " without results" : "";
    ended.push_back(answer["id"].get<std::string>() + how);
  }
  EXPECT_THAT(ended, testing::UnorderedElementsAre("long", "long without results", "other"));
}

// The final answers in the order they came: "id visits", or "id nothing".
std::vector<std::string> finals(Listener& listener) {
  std::vector<std::string> ended;
  for (const Json& answer : listener.heard()) {
    if (answer["isDuringSearch"].get<bool>()) continue;
    const std::string visits = answer.contains("noResults")
                                   ? "nothing"
                                   : std::to_string(answer["rootInfo"]["visits"].get<int>());
    ended.push_back(answer["id"].get<std::string>() + ' ' + visits);
  }
  return ended;
}

TEST(AnalysisQueue, ThinksFirstAboutWhatIsMoreUrgentAndGoesOnAfterwards) {
  Office office;
  office.queue.add(
      jobs({{"id", "long"}, {"maxVisits", 30'000}, {"reportDuringSearchEvery", 0.01}}));
  office.queue.add(jobs({{"id", "next"}, {"komi", 3.5}}));
  office.listener.waitFor(1);
  office.queue.add(jobs({{"id", "urgent"}, {"priority", 10}}));
  office.queue.add(jobs({{"id", "more urgent"}, {"priority", 11}}));
  office.queue.finish();
  EXPECT_THAT(finals(office.listener),
              testing::AnyOf(ElementsAre("more urgent 20", "urgent 20", "long 30000", "next 20"),
                             ElementsAre("urgent 20", "more urgent 20", "long 30000", "next 20")));
}

TEST(AnalysisQueue, RemembersWhatItKnewOfAJobThatSteppedAside) {
  Office office;
  office.queue.add(
      jobs({{"id", "long"}, {"maxVisits", 100'000'000}, {"reportDuringSearchEvery", 0.01}}));
  office.listener.waitFor(1);
  const int before = office.listener.heard()[0]["rootInfo"]["visits"];
  office.queue.add(jobs({{"id", "urgent"},
                         {"priority", 1},
                         {"maxVisits", 100'000'000},
                         {"reportDuringSearchEvery", 0.01}}));
  const auto isUrgent = [](const Json& answer) { return answer["id"] == "urgent"; };
  office.listener.waitForOne(isUrgent);
  office.queue.terminate("long");
  const auto heard = office.listener.heard();
  EXPECT_EQ(heard.back()["id"], "long");
  EXPECT_FALSE(heard.back()["isDuringSearch"].get<bool>());
  ASSERT_FALSE(heard.back().contains("noResults"));
  EXPECT_GE(heard.back()["rootInfo"]["visits"], before);
  office.queue.terminate("urgent");
  office.queue.finish();
}

// Each more urgent than the last: only a few trees are kept, and all are answered.
TEST(AnalysisQueue, AnswersAllHoweverManyStepAside) {
  Office office;
  for (int i = 0; i < 20; ++i) {
    office.queue.add(jobs({{"id", std::to_string(i)},
                           {"priority", i},
                           {"maxVisits", 2000},
                           {"reportDuringSearchEvery", 0.01}}));
    std::this_thread::sleep_for(2ms);
  }
  office.queue.finish();
  EXPECT_EQ(finals(office.listener).size(), 20u);
  EXPECT_THAT(finals(office.listener), testing::Each(testing::EndsWith(" 2000")));
}

TEST(AnalysisQueue, TakesNoMorePositionsThanItMayHold) {
  Office office;
  office.queue.add(jobs({{"id", "long"},
                         {"maxVisits", 100'000'000},
                         {"priority", 1},
                         {"reportDuringSearchEvery", 0.01}}));
  office.listener.waitFor(1);  // it has begun, and waits no longer
  const std::vector<AnalysisJob> many(AnalysisQueue::kMostWaiting, jobs()[0]);
  EXPECT_TRUE(office.queue.add(many));
  EXPECT_FALSE(office.queue.add(many));
  office.queue.terminate(std::nullopt);
  office.queue.finish();
  EXPECT_EQ(finals(office.listener).size(), AnalysisQueue::kMostWaiting + 1);
}

TEST(AnalysisQueue, TellsWhoOwnsWhatAfterEachMove) {
  Office office;
  const Json wish{{"includeMovesOwnership", true}, {"maxVisits", 60}};
  office.queue.add(jobs(wish));
  Json later = wish;
  later["moves"] = Json::parse(R"([["B","C3"]])");  // its tree was grown already, without
  office.queue.add(jobs(later));
  office.queue.finish();
  ASSERT_EQ(office.listener.heard().size(), 2u);
  for (const Json& answer : office.listener.heard()) {
    EXPECT_FALSE(answer.contains("ownership"));
    EXPECT_GT(answer["moveInfos"].size(), 1u);
    for (const Json& info : answer["moveInfos"])
      EXPECT_EQ(info["ownership"].size(), 25u);
  }
}

TEST(AnalysisQueue, KeepsToTheTime) {
  Office office;
  const auto begin = std::chrono::steady_clock::now();
  office.queue.add(jobs({{"maxVisits", 100'000'000}, {"overrideSettings", {{"maxTime", 0.05}}}}));
  office.queue.finish();
  EXPECT_GE(std::chrono::steady_clock::now() - begin, 50ms);
  EXPECT_EQ(office.listener.heard().size(), 1u);
}

TEST(AnalysisQueue, LooksOnlyAtMovesAllowed) {
  Office office;
  office.queue.add(
      jobs(Json::parse(R"({"allowMoves":[{"player":"B","moves":["C3"],"untilDepth":1}]})")));
  office.queue.finish();
  const Json answer = office.listener.heard().at(0);
  ASSERT_EQ(answer["moveInfos"].size(), 1u);
  EXPECT_EQ(answer["moveInfos"][0]["move"], "C3");
}

TEST(AnalysisQueue, LeavesAtOnce) {
  Office office;
  office.queue.add(jobs({{"maxVisits", 100'000'000}}));
}

TEST(AnalysisQueue, AnswersWithAnErrorWhenTheNetworkFails) {
  search::FailingEvaluator evaluator(5);
  Listener listener;
  AnalysisQueue queue{evaluator, {}, 20, [&](const Json& answer) { listener.hear(answer); }};
  queue.add(jobs({{"moves", Json::array()}}));
  queue.finish();
  const auto heard = listener.heard();
  ASSERT_EQ(heard.size(), 1u);
  EXPECT_EQ(heard[0]["id"], "q");
  EXPECT_EQ(heard[0]["error"], "the network cannot be computed: out of order");
  EXPECT_FALSE(heard[0].contains("rootInfo"));
}

}  // namespace
}  // namespace tengen::cli
