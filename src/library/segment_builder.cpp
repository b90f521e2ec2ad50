#include "library/segment_builder.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <map>

#include "base/checksum.h"
#include "library/segment_format.h"
#include "library/signature.h"

namespace tengen::library {
namespace {

template <class T>
std::string bytesOf(const std::vector<T>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

template <class T, class Take>
std::string columnOf(const std::vector<GameColumns>& games, Take take) {
  std::vector<T> values;
  values.reserve(games.size());
  for (const GameColumns& game : games)
    values.push_back(static_cast<T>(take(game)));
  return bytesOf(values);
}

void align(std::string& bytes) {
  bytes.resize((bytes.size() + kSectionAlignment - 1) / kSectionAlignment * kSectionAlignment);
}

void addSums(std::string_view section, size_t blockBytes, std::vector<uint32_t>& sums) {
  for (; !section.empty(); section.remove_prefix(std::min(blockBytes, section.size())))
    sums.push_back(crc32(section.substr(0, blockBytes)));
}

int bitsFor(size_t values) {
  return values <= 1 ? 0 : std::bit_width(values - 1);
}

}  // namespace

void SegmentBuilder::add(const GameColumns& columns, Steps steps) {
  assert(games() < kMostGamesInSegment);
  const auto game = static_cast<uint32_t>(games());
  columns_.push_back(columns);
  steps_.insert(steps_.end(), steps.begin(), steps.end());
  starts_.push_back(static_cast<uint32_t>(steps_.size()));
  moves_.push_back(static_cast<uint16_t>(std::min(mainLineMoves(steps), 0xffff)));
  contents_.push_back(contentOf(steps, columns.size));
  signatures_.push_back(signatureOf(steps, columns.size));
  positions_.add(game, steps, columns.size);
}

// For the commonest size alone: games of others are few, and gone through one by one.
std::string SegmentBuilder::changes(BoardSize& size) const {
  std::map<std::pair<int, int>, size_t> counts;
  for (const GameColumns& game : columns_)
    ++counts[{game.size.width, game.size.height}];
  const auto common = std::max_element(counts.begin(), counts.end(),
                                       [](auto& a, auto& b) { return a.second < b.second; });
  size = {common->first.first, common->first.second};
  const auto points = static_cast<size_t>(size.points());
  std::string bytes(groupsFor(games()) * points * kGamesInGroup,
                    static_cast<char>(FirstChange::kNever));
  std::vector<uint8_t> ofGame(points);
  for (size_t game = 0; game < games(); ++game) {
    if (columns_[game].size != size) continue;
    readFirstChanges(Steps(steps_).subspan(starts_[game], starts_[game + 1] - starts_[game]),
                     ofGame);
    char* group = bytes.data() + game / kGamesInGroup * points * kGamesInGroup;
    for (size_t point = 0; point < points; ++point)
      group[point * kGamesInGroup + game % kGamesInGroup] = static_cast<char>(ofGame[point]);
  }
  return bytes;
}

std::string SegmentBuilder::build(GameId firstGame) {
  SegmentHead head{};
  head.magic = kSegmentMagic;
  head.version = kSegmentVersion;
  head.firstGame = firstGame;
  head.games = static_cast<uint32_t>(games());
  head.sections = kSections;
  const int gameBits = bitsFor(games());
  head.gameBits = static_cast<uint8_t>(gameBits);

  std::array<std::string, kSections> sections;
  const auto at = [&](Section section) -> std::string& {
    return sections[static_cast<size_t>(section)];
  };
  at(Section::Starts) = bytesOf(starts_);
  at(Section::Black) = columnOf<uint32_t>(columns_, [](auto& g) { return g.black; });
  at(Section::White) = columnOf<uint32_t>(columns_, [](auto& g) { return g.white; });
  at(Section::Event) = columnOf<uint32_t>(columns_, [](auto& g) { return g.event; });
  at(Section::Date) = columnOf<uint32_t>(columns_, [](auto& g) { return g.date; });
  at(Section::Outcomes) = columnOf<uint16_t>(columns_, [](auto& g) { return g.outcome; });
  at(Section::Ranks) =
      columnOf<uint16_t>(columns_, [](auto& g) { return g.blackRank | g.whiteRank << 8; });
  at(Section::Sizes) =
      columnOf<uint16_t>(columns_, [](auto& g) { return g.size.width | g.size.height << 8; });
  at(Section::Moves) = bytesOf(moves_);
  at(Section::Contents) = bytesOf(contents_);
  at(Section::Signatures) = bytesOf(signatures_);
  at(Section::StepList) = bytesOf(steps_);
  DirectoryBytes positions = positions_.positions(gameBits);
  at(Section::Directory) = std::move(positions.directory);
  at(Section::Entries) = std::move(positions.entries);
  head.directoryBits = static_cast<uint8_t>(positions.bits);
  DirectoryBytes rare = positions_.games(gameBits);
  at(Section::GameDirectory) = std::move(rare.directory);
  at(Section::GameEntries) = std::move(rare.entries);
  head.gameDirectoryBits = static_cast<uint8_t>(rare.bits);
  BoardSize size;
  at(Section::Changes) = changes(size);
  head.changesWidth = static_cast<uint8_t>(size.width);
  head.changesHeight = static_cast<uint8_t>(size.height);

  std::vector<uint32_t> sums;
  for (const Section section : kBlockSections) {
    const bool isChanges = section == Section::Changes;
    const size_t group = static_cast<size_t>(size.points()) * kGamesInGroup;
    addSums(at(section), isChanges ? group : kBlockBytes, sums);
  }
  head.hasBlockSums = 1;

  std::string bytes(sizeof head, '\0');
  for (size_t i = 0; i < kSections; ++i) {
    align(bytes);
    head.places[i] = {bytes.size(), sections[i].size(), crc32(sections[i]), 0};
    bytes += sections[i];
    sections[i] = {};
  }
  align(bytes);
  sums.push_back(crc32(bytesOf(sums)));
  bytes += bytesOf(sums);
  const std::string_view headBytes(reinterpret_cast<const char*>(&head), sizeof head);
  head.checksum = crc32(headBytes.substr(0, sizeof head - sizeof head.checksum));
  std::memcpy(bytes.data(), &head, sizeof head);
  return bytes;
}

}  // namespace tengen::library
