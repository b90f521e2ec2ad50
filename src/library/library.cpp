#include "library/library.h"

#include <algorithm>

#include "base/os/environment.h"
#include "library/game_lookup.h"
#include "library/tally.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;

size_t bytesIn(const fs::path& folder) {
  size_t bytes = 0;
  std::error_code failed;
  for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    std::error_code ignored;
    const auto size = entry->file_size(ignored);
    if (!ignored) bytes += size;
  }
  return bytes;
}

}  // namespace

fs::path usualFolder() {
  if (const auto named = environment("TENGEN_LIBRARY")) return *named;
  const auto data = environment("XDG_DATA_HOME");
  const fs::path base = data && fs::path(*data).is_absolute()
                            ? fs::path(*data)
                            : fs::path(withHome("~/.local/share"));
  return base / "tengen" / "library";
}

fs::path segmentFile(const fs::path& folder, const SegmentRow& row) {
  return folder /
         ("games-" + std::to_string(row.firstGame) + '-' + std::to_string(row.games) + ".seg");
}

Result<Library, LibraryError> Library::open(const fs::path& folder) {
  auto catalogue = Catalogue::open(folder, Catalogue::Access::Read);
  if (!catalogue) return Unexpected{catalogue.error()};
  Library library(folder, std::move(*catalogue));
  // Somebody may replace parts by larger ones while we look.
  constexpr int kAttempts = 3;
  for (int attempt = 0; attempt < kAttempts && !library.openSegments(); ++attempt) {
  }
  return library;
}

bool Library::openSegments() {
  (void)catalogue_.run("BEGIN");
  const auto rows = catalogue_.segments();
  removed_ = catalogue_.removed();
  (void)catalogue_.run("COMMIT");
  segments_.clear();
  damaged_.clear();
  for (const SegmentRow& row : rows) {
    auto segment = Segment::open(segmentFile(folder_, row));
    const bool isRight =
        segment && segment->firstGame() == row.firstGame && segment->games() == row.games;
    if (isRight) {
      segments_.push_back(std::move(*segment));
    } else {
      damaged_.push_back(row);
    }
  }
  return damaged_.empty();
}

size_t Library::unsearched() const {
  size_t games = 0;
  for (const SegmentRow& row : damaged_)
    games += catalogue_.gamesIn(row);
  return games;
}

std::optional<LibraryError> Library::trouble() const {
  if (const auto trouble = catalogue_.trouble()) return trouble;
  for (const Segment& segment : segments_) {
    const SegmentRow row{segment.firstGame(), static_cast<uint32_t>(segment.games())};
    if (segment.isDamaged())
      return LibraryError{LibraryError::Kind::Damaged, segmentFile(folder_, row), {}};
  }
  return std::nullopt;
}

std::span<const Segment> Library::segments() const {
  for (const Segment& segment : segments_)
    segment.coverLoss();
  return segments_;
}

Selection Library::select(const GameFilter& filter) const {
  Selection selection(segments(), removed_);
  selection.restrict(segments_, catalogue_, filter);
  return selection;
}

Answer Library::find(const PositionQuery& query, const GameFilter& filter,
                     const AnswerOptions& options, const std::stop_token& stop) const {
  return findPosition(segments_, select(filter), query, options, stop);
}

Answer Library::find(const PatternQuery& query, const GameFilter& filter,
                     const AnswerOptions& options, const std::stop_token& stop,
                     const SoFar& soFar) const {
  return findPattern(segments_, select(filter), query, options, stop, soFar);
}

Answer Library::find(const GameFilter& filter, const AnswerOptions& options) const {
  const Selection selection = select(filter);
  Tally tally(BoardSize{1, 1}, options);
  for (size_t i = 0; i < segments_.size(); ++i) {
    tally.beginSegment(segments_[i]);
    for (size_t game = 0; game < segments_[i].games(); ++game) {
      if (selection.contains(i, game)) tally.add(game, 0, {}, {});
    }
  }
  return tally.answer();
}

std::vector<std::vector<GameId>> Library::duplicates() const {
  struct Signed {
    uint64_t signature;
    GameId game;
  };
  std::vector<Signed> all;
  const Selection selection = select({});
  for (size_t i = 0; i < segments_.size(); ++i) {
    const auto signatures = segments_[i].column<uint64_t>(Section::Signatures);
    for (size_t game = 0; game < signatures.size(); ++game) {
      const GameId id = segments_[i].firstGame() + static_cast<GameId>(game);
      if (selection.contains(i, game)) all.push_back({signatures[game], id});
    }
  }
  std::sort(all.begin(), all.end(), [](const Signed& a, const Signed& b) {
    return a.signature != b.signature ? a.signature < b.signature : a.game < b.game;
  });
  std::vector<std::vector<GameId>> groups;
  for (size_t i = 0; i < all.size();) {
    size_t end = i + 1;
    while (end < all.size() && all[end].signature == all[i].signature)
      ++end;
    if (end > i + 1) {
      groups.emplace_back();
      for (size_t k = i; k < end; ++k)
        groups.back().push_back(all[k].game);
    }
    i = end;
  }
  std::sort(groups.begin(), groups.end());
  return groups;
}

LibraryFigures Library::figures() const {
  const Answer all = find(GameFilter{}, {.examples = 0, .players = 0});
  LibraryFigures figures;
  figures.files = catalogue_.files().size();
  figures.games = all.wins.games;
  figures.players = catalogue_.playerCount();
  for (const auto& group : duplicates())
    figures.duplicates += group.size() - 1;
  figures.bytes = bytesIn(folder_);
  figures.wins = all.wins;
  figures.years = all.years;
  return figures;
}

std::vector<NamedCount> Library::tags() const {
  std::vector<NamedCount> tags = catalogue_.tags();
  for (NamedCount& tag : tags) {
    GameFilter filter;
    filter.tags = {tag.name};
    tag.games = select(filter).count(segments_);
  }
  return tags;
}

const Segment* Library::segmentOf(GameId id) const {
  for (const Segment& segment : segments_) {
    if (!segment.contains(id)) continue;
    segment.coverLoss();
    return &segment;
  }
  return nullptr;
}

int Library::moveNumberOf(const Hit& hit) const {
  const Segment* segment = segmentOf(hit.game);
  return segment ? moveNumberAt(hit.node, segment->steps(hit.game - segment->firstGame())) : 0;
}

std::string Library::variationOf(const Hit& hit) const {
  const Segment* segment = segmentOf(hit.game);
  return segment ? variationAt(hit.node, segment->steps(hit.game - segment->firstGame())) : "";
}

std::optional<GamePreview> Library::preview(GameId id) const {
  const Segment* segment = segmentOf(id);
  if (!segment) return std::nullopt;
  const size_t game = id - segment->firstGame();
  return previewOf(segment->steps(game), segment->sizeOf(game));
}

std::optional<uint64_t> Library::contentOf(GameId id) const {
  const Segment* segment = segmentOf(id);
  if (!segment) return std::nullopt;
  return segment->column<uint64_t>(Section::Contents)[id - segment->firstGame()];
}

}  // namespace tengen::library
