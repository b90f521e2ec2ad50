#include "library/import_writer.h"

#include <algorithm>

#include "base/os/file.h"
#include "library/library.h"

namespace tengen::library {
namespace {

using sqlite::Statement;
using Done = Result<void, LibraryError>;

}  // namespace

ImportWriter::ImportWriter(std::filesystem::path folder, Catalogue& catalogue,
                           const std::vector<FileRow>& files)
    : folder_(std::move(folder)), catalogue_(catalogue), files_(files), removal_(catalogue) {
  // A number is never given twice, whatever became of its game.
  Statement used(catalogue.database(), R"(
    SELECT max((SELECT ifnull(max(first_game + games), 1) FROM segments),
               (SELECT ifnull(max(first_game + games), 1) FROM pieces),
               (SELECT ifnull(max(game) + 1, 1) FROM removed)))");
  if (used.next()) nextGame_ = static_cast<GameId>(used.number(0));
  firstNew_ = nextGame_;
  Statement last(catalogue.database(), "SELECT max(id) FROM files");
  if (last.next()) lastFile_ = last.number(0);
  load(players_, "SELECT id, name FROM players");
  load(events_, "SELECT id, name FROM events");
}

void ImportWriter::load(NameTable& table, const char* sql) const {
  Statement rows(catalogue_.database(), sql);
  while (rows.next()) {
    const auto number = static_cast<uint32_t>(rows.number(0));
    table.numbers.emplace(rows.text(1), number);
    table.last = std::max(table.last, number);
  }
}

uint32_t ImportWriter::NameTable::numberOf(const std::string& name) {
  if (name.empty()) return 0;
  const auto [place, isNew] = numbers.try_emplace(name, last + 1);
  if (isNew) {
    ++last;
    unsaved.push_back(name);
  }
  return place->second;
}

ImportWriter::Names ImportWriter::numbersOf(const GameInfo& info) {
  const std::lock_guard lock(mutex_);
  return {players_.numberOf(info.blackName), players_.numberOf(info.whiteName),
          events_.numberOf(info.event)};
}

Done ImportWriter::commit(ImportBatch batch, std::vector<ImportSource::Outcome> outcomes) {
  SegmentRow segment{0, static_cast<uint32_t>(batch.games())};
  std::filesystem::path path;
  if (segment.games > 0) {
    {
      const std::lock_guard lock(mutex_);
      segment.firstGame = nextGame_;
      nextGame_ += segment.games;
    }
    path = segmentFile(folder_, segment);
    const auto written = replaceFile(path, batch.builder_.build(segment.firstGame));
    if (!written) return Unexpected{errorOf(written.error())};
  }
  const std::lock_guard lock(mutex_);
  Done done = failure_ ? Done(Unexpected{*failure_}) : catalogue_.begin();
  if (done) done = writeRows(batch, segment.firstGame, outcomes);
  if (done) done = catalogue_.commit();
  if (done) {
    players_.unsaved.clear();
    events_.unsaved.clear();
    return done;
  }
  if (!failure_) catalogue_.rollBack();
  failure_ = done.error();
  std::error_code ignored;
  if (!path.empty()) std::filesystem::remove(path, ignored);
  return done;
}

Done ImportWriter::writeRows(const ImportBatch& batch, GameId firstGame,
                             const std::vector<ImportSource::Outcome>& outcomes) {
  if (auto saved = saveNames(players_, "players"); !saved) return saved;
  if (auto saved = saveNames(events_, "events"); !saved) return saved;
  if (auto saved = savePieces(batch, firstGame); !saved) return saved;
  if (auto saved = saveGames(batch, firstGame); !saved) return saved;
  if (batch.games() > 0) {
    Statement segment(catalogue_.database(), "INSERT INTO segments VALUES(?1, ?2)");
    if (!segment.with(firstGame, uint64_t{batch.games()}).run())
      return Unexpected{catalogue_.error()};
  }
  open_.insert(open_.end(), outcomes.begin(), outcomes.end());
  return closeFiles();
}

Done ImportWriter::saveGames(const ImportBatch& batch, GameId firstGame) {
  GameId id = firstGame;
  Statement add(catalogue_.database(), R"(
    INSERT INTO games VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16))");
  Statement member(catalogue_.database(), "INSERT INTO members VALUES(?1, ?2)");
  Statement later(catalogue_.database(), "INSERT OR IGNORE INTO later_dates VALUES(?1, ?2)");
  for (const ImportBatch::Row& row : batch.rows_) {
    const GameInfo& info = row.facts.info;
    // Several dates are shown as the file has them.
    const bool isOne = row.facts.date.isKnown() && row.facts.laterDates.empty();
    const std::string date = isOne ? toText(row.facts.date) : info.date.substr(0, 40);
    const auto bound = [&](const auto& komi) -> Statement& {
      return add.with(id, fileNumbers_[row.file], row.number, row.black, row.white, info.blackRank,
                      info.whiteRank, row.event, info.round, date, info.result, komi, info.handicap,
                      row.moves, info.size.width, info.size.height);
    };
    const auto added = (info.komi ? bound(*info.komi) : bound(nullptr)).run();
    if (!added) return Unexpected{errorAt(Catalogue::fileIn(folder_), added.error())};
    if (!row.member.empty() && !member.with(id, row.member).run())
      return Unexpected{catalogue_.error()};
    for (const GameDate& when : row.facts.laterDates) {
      if (!later.with(id, packed(when)).run()) return Unexpected{catalogue_.error()};
    }
    if (wasKnown(row.file)) {
      if (auto hidden = removal_.hide(id); !hidden) return hidden;
    }
    ++id;
  }
  return {};
}

Done ImportWriter::saveNames(NameTable& table, const std::string& into) {
  Statement add(catalogue_.database(),
                "INSERT INTO " + into + "(id, name, folded) VALUES(?1, ?2, ?3)");
  for (const std::string& name : table.unsaved) {
    const auto added = add.with(table.numbers[name], name, foldedName(name)).run();
    if (!added) return Unexpected{errorAt(Catalogue::fileIn(folder_), added.error())};
  }
  return {};
}

Done ImportWriter::saveFile(size_t file, FileState state) {
  const FileRow& row = files_[file];
  const auto [number, isNew] =
      fileNumbers_.try_emplace(file, wasKnown(file) ? row.id : lastFile_ + 1);
  if (isNew && !wasKnown(file)) ++lastFile_;
  Statement save(catalogue_.database(), "INSERT OR REPLACE INTO files VALUES(?1, ?2, ?3, ?4, ?5)");
  if (!save.with(number->second, row.path, row.size, row.modified, static_cast<int>(state)).run())
    return Unexpected{catalogue_.error()};
  return {};
}

Done ImportWriter::savePieces(const ImportBatch& batch, GameId firstGame) {
  Statement add(catalogue_.database(), "INSERT INTO pieces VALUES(?1, ?2, ?3)");
  for (size_t begin = 0; begin < batch.rows_.size();) {
    const size_t file = batch.rows_[begin].file;
    size_t end = begin;
    while (end < batch.rows_.size() && batch.rows_[end].file == file)
      ++end;
    if (wasKnown(file)) {
      fileNumbers_[file] = files_[file].id;  // its row stays as it is until all its games are here
    } else if (!fileNumbers_.contains(file)) {
      if (auto saved = saveFile(file, FileState::Partial); !saved) return saved;
    }
    const GameId first = firstGame + static_cast<GameId>(begin);
    if (!add.with(first, uint64_t{end - begin}, fileNumbers_[file]).run())
      return Unexpected{catalogue_.error()};
    committed_[file] += end - begin;
    begin = end;
  }
  return {};
}

// A file is complete when all its games are here.
Done ImportWriter::closeFiles() {
  Done done;
  std::erase_if(open_, [&](const ImportSource::Outcome& outcome) {
    const auto here = committed_.find(outcome.file);
    const bool isHere = outcome.games == (here == committed_.end() ? 0 : here->second);
    // What could not be read is tried again by the next scan, and keeps what it had.
    if (!isHere || !done || outcome.state == FileState::Unreadable) return isHere;
    if (wasKnown(outcome.file)) done = changeGames(files_[outcome.file].id);
    if (done) done = saveFile(outcome.file, outcome.state);
    return isHere;
  });
  return done;
}

// The old ones for those that are here now.
Done ImportWriter::changeGames(int64_t file) {
  const auto pieces = catalogue_.piecesOf(file);
  if (const auto trouble = catalogue_.trouble()) return Unexpected{*trouble};  // there may be more
  for (const Piece& piece : pieces) {
    const bool isNew = piece.firstGame >= firstNew_;
    if (auto done = isNew ? removal_.show(piece) : removal_.takeOut(piece); !done) return done;
    if (!isNew) removed_ += piece.games;
  }
  return {};
}

}  // namespace tengen::library
