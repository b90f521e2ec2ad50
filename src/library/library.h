// All games of a person in one place, to be searched: the catalogue and the parts of the index, as
// they were when it was opened. Importer changes a library. Questions may be asked by one thread at
// a time; long ones take a stop token.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "library/answer.h"
#include "library/catalogue.h"
#include "library/game_preview.h"
#include "library/pattern_search.h"
#include "library/position_search.h"
#include "library/selection.h"

namespace tengen::library {

struct LibraryFigures {
  size_t files = 0;
  size_t games = 0;
  size_t players = 0;
  size_t duplicates = 0;  // games that stand in the library another time
  size_t bytes = 0;       // on the disk
  Wins wins;
  std::vector<YearCount> years;
};

// $XDG_DATA_HOME/tengen/library, by default ~/.local/share/tengen/library.
std::filesystem::path usualFolder();
std::filesystem::path segmentFile(const std::filesystem::path& folder, const SegmentRow& row);

class Library {
 public:
  static Result<Library, LibraryError> open(const std::filesystem::path& folder);

  const Catalogue& catalogue() const { return catalogue_; }
  std::span<const Segment> segments() const;
  // Parts of the index that are damaged or gone: their games are not searched until a scan has made
  // them anew.
  const std::vector<SegmentRow>& damaged() const { return damaged_; }
  size_t unsearched() const;  // the games in these
  // What may have made an answer wrong or shorter than it should be: damage that was met since.
  std::optional<LibraryError> trouble() const;

  Selection select(const GameFilter& filter) const;
  Answer find(const PositionQuery& query, const GameFilter& filter,
              const AnswerOptions& options = {}, const std::stop_token& stop = {}) const;
  Answer find(const PatternQuery& query, const GameFilter& filter,
              const AnswerOptions& options = {}, const std::stop_token& stop = {},
              const SoFar& soFar = {}) const;
  // The games that pass, without a position: each is its own hit, at its root.
  Answer find(const GameFilter& filter, const AnswerOptions& options = {}) const;
  // Groups of games that are the same one in several files.
  std::vector<std::vector<GameId>> duplicates() const;
  LibraryFigures figures() const;
  std::vector<NamedCount> tags() const;  // with the games that have them and are here

  std::optional<GameRow> game(GameId id) const { return catalogue_.game(id); }
  int moveNumberOf(const Hit& hit) const;
  std::string variationOf(const Hit& hit) const;  // see variationAt()
  std::optional<GamePreview> preview(GameId id) const;
  std::optional<uint64_t> contentOf(GameId id) const;  // what tags hang on

 private:
  Library(std::filesystem::path folder, Catalogue catalogue)
      : folder_(std::move(folder)), catalogue_(std::move(catalogue)) {}
  bool openSegments();
  const Segment* segmentOf(GameId id) const;

  std::filesystem::path folder_;
  Catalogue catalogue_;
  std::vector<Segment> segments_;
  std::vector<SegmentRow> damaged_;
  std::vector<GameId> removed_;
};

}  // namespace tengen::library
