#include "apps/server/postgres_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/server/hex.h"

namespace tengen::server {
namespace {

using Kind = StoreError::Kind;

enum : size_t { Take, OwnerOf, Own, After };
// Also of a game that is ours: what we wrote before and were not told of can no longer arrive.
constexpr const char* kTake = R"(
  UPDATE games SET owner = $2, epoch = epoch + 1
    WHERE name = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS(
      SELECT 1 FROM processes WHERE id = games.owner AND lease_until > clock_timestamp()))
    RETURNING epoch, keys, table_time)";
constexpr const char* kOwner = "SELECT owner FROM games WHERE name = $1";
constexpr const char* kOwn =
    "SELECT text FROM records WHERE game = (SELECT id FROM games WHERE name = $1 AND owner = $2) "
    "ORDER BY number";
constexpr const char* kAfter =
    "SELECT text FROM records WHERE game = (SELECT id FROM games WHERE name = $1) "
    "AND number > $2::bigint ORDER BY number";

const std::string& nameOf(const PostgresReader::Job& job) {
  return std::visit([](const auto& it) -> const std::string& { return it.game; }, job);
}

std::vector<std::string> textsOf(const Rows& rows) {
  std::vector<std::string> texts;
  for (int i = 0; i < rows.count(); ++i)
    texts.push_back(rows.text(i, 0));
  return texts;
}

Keys keysOf(const std::string& text) {
  Keys keys;
  const auto json = nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
  for (const auto& [what, value] : json.items()) {
    const auto hash = value.is_string() ? bytesOfHex(value.get<std::string>()) : std::nullopt;
    if (hash && hash->size() == sizeof(TokenHash))
      std::copy(hash->begin(), hash->end(), keys[what].begin());
  }
  return keys;
}

Result<StoredGame, StoreError> claimed(const Rows& taken, const Rows& owner, const Rows& records) {
  if (taken.count() == 1) {
    return StoredGame{.keys = keysOf(taken.text(0, 1)),
                      .records = textsOf(records),
                      .epoch = static_cast<uint64_t>(taken.number(0, 0)),
                      .tableTime = std::chrono::milliseconds(taken.number(0, 2))};
  }
  if (owner.count() == 0) return Unexpected{StoreError{Kind::NotFound}};
  return Unexpected{
      StoreError{.kind = Kind::NotOwner, .detail = "it is another's", .owner = owner.text(0, 0)}};
}

}  // namespace

PostgresReader::PostgresReader(const std::string& url, std::string process)
    : database_(url, {kTake, kOwner, kOwn, kAfter}), process_(std::move(process)) {}

void PostgresReader::perform(std::vector<Job> jobs) {
  std::stable_sort(jobs.begin(), jobs.end(),
                   [](const Job& left, const Job& right) { return nameOf(left) < nameOf(right); });
  std::vector<Postgres::Query> queries;
  for (const Job& job : jobs) {
    const std::string& name = nameOf(job);
    if (const auto* look = std::get_if<Look>(&job)) {
      queries.push_back({After, {name, std::to_string(look->after)}});
    } else {
      queries.push_back({Take, {name, process_}});
      queries.push_back({OwnerOf, {name}});
      queries.push_back({Own, {name, process_}});
    }
  }
  auto answers = database_.transact(queries);
  if (!answers) answers.error().kind = Kind::Unavailable;  // if it was done, it is done again
  size_t next = 0;
  for (const Job& job : jobs) {
    if (const auto* look = std::get_if<Look>(&job)) {
      look->read(answers ? Result<std::vector<std::string>, StoreError>(textsOf(answers->at(next)))
                         : Unexpected{answers.error()});
      next += 1;
    } else {
      std::get<Claim>(job).claimed(
          answers ? claimed(answers->at(next), answers->at(next + 1), answers->at(next + 2))
                  : Unexpected{answers.error()});
      next += 3;
    }
  }
}

}  // namespace tengen::server
