#include "apps/server/public_tables.h"

#include <algorithm>

#include "base/checksum.h"

namespace tengen::server {
namespace {

constexpr auto kFresh = std::chrono::seconds(1);
constexpr auto kResultStays = std::chrono::minutes(10);
constexpr size_t kMostTables = 100;
constexpr size_t kMostOnWall = 30;  // more nobody can see from where they sit

std::string joined(const std::vector<std::string_view>& parts) {
  std::string text;
  for (const std::string_view part : parts) {
    if (!text.empty()) text += ',';
    text += part;
  }
  return text;
}

HttpResponse answer(const std::string& text) {
  return {.body = text, .tag = '"' + std::to_string(crc32(text)) + '"'};
}

}  // namespace

void PublicTables::show(const std::string& game, Notice notice, SteadyTime now) {
  const std::lock_guard lock(mutex_);
  if (!notice.invitation && !notice.board) {
    entries_.erase(game);
    return;
  }
  const auto [found, isNew] = entries_.try_emplace(game);
  Entry& entry = found->second;
  if (isNew) entry.place = ++lastPlace_;
  const bool ends = notice.isOver && (isNew || !entry.notice.isOver);
  entry.notice = std::move(notice);
  if (!ends) return;
  entry.overAt = now;
  forgetOldResults(now);
}

void PublicTables::leave(const std::string& game) {
  const std::lock_guard lock(mutex_);
  const auto found = entries_.find(game);
  if (found != entries_.end() && !found->second.notice.isOver) entries_.erase(found);
}

void PublicTables::forgetOldResults(SteadyTime now) {
  std::erase_if(entries_, [&](const auto& each) {
    const Entry& entry = each.second;
    return entry.notice.isOver && now - entry.overAt > kResultStays;
  });
}

HttpResponse PublicTables::tables(SteadyTime now) {
  const std::lock_guard lock(mutex_);
  if (now >= tables_.freshUntil) tables_ = {writeTables(), now + kFresh};
  return answer(tables_.text);
}

HttpResponse PublicTables::wall(SteadyTime now) {
  const std::lock_guard lock(mutex_);
  if (now >= wall_.freshUntil) {
    forgetOldResults(now);
    wall_ = {writeWall(), now + kFresh};
  }
  return answer(wall_.text);
}

std::vector<const PublicTables::Entry*> PublicTables::inOrder() const {
  std::vector<const Entry*> entries;
  for (const auto& [game, entry] : entries_)
    entries.push_back(&entry);
  std::sort(entries.begin(), entries.end(),
            [](const Entry* one, const Entry* other) { return one->place < other->place; });
  return entries;
}

std::string PublicTables::writeTables() const {
  std::vector<std::string_view> tables;
  for (const Entry* entry : inOrder()) {
    if (entry->notice.invitation && tables.size() < kMostTables)
      tables.push_back(*entry->notice.invitation);
  }
  return "{\"tables\":[" + joined(tables) + "]}";
}

// Everybody keeps their place on the wall. Where there is no room for all, those who play come
// first and the oldest results go.
std::string PublicTables::writeWall() const {
  std::vector<const Entry*> all = inOrder();
  std::erase_if(all, [](const Entry* entry) { return !entry->notice.board; });
  const auto isOver = [](const Entry* entry) { return entry->notice.isOver; };
  auto over = static_cast<size_t>(std::count_if(all.begin(), all.end(), isOver));
  const size_t live = all.size() - over;
  const size_t roomForOver = kMostOnWall - std::min(live, kMostOnWall);
  std::vector<std::string_view> boards;
  for (const Entry* entry : all) {
    const bool isLeftOut = isOver(entry) && over-- > roomForOver;
    if (!isLeftOut && boards.size() < kMostOnWall) boards.push_back(*entry->notice.board);
  }
  const size_t more = live - std::min(live, kMostOnWall);
  return "{\"games\":[" + joined(boards) + "],\"more\":" + std::to_string(more) + "}";
}

}  // namespace tengen::server
