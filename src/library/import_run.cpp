#include "library/import_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "base/os/resources.h"
#include "formats/record_file.h"
#include "library/import_source.h"
#include "library/import_writer.h"
#include "library/signature.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;
using Done = Result<void, LibraryError>;

// A part of the index that one thread makes: large enough that there are few, small enough that a
// thread needs little memory and that little is lost when it is broken off.
constexpr size_t kGamesInBatch = 16384;
constexpr auto kLongestBatch = std::chrono::seconds(20);

// Reads until everything is read, somebody asks to stop, or the disk refuses.
class ImportRun {
 public:
  ImportRun(const fs::path& folder, Catalogue& catalogue, const std::vector<FileRow>& files,
            const Importer::Progress& progress, ImportReport& report)
      : source_(files),
        writer_(folder, catalogue, files),
        files_(files),
        progress_(progress),
        report_(report) {}

  Done run(const std::stop_token& stop) {
    const size_t threads = std::clamp<size_t>(std::thread::hardware_concurrency(), 1,
                                              std::max<size_t>(1, files_.size()));
    {
      std::vector<std::jthread> others;
      for (size_t i = 1; i < threads; ++i)
        others.emplace_back([this, &stop] { work(stop); });
      work(stop);
    }
    report_.wasStopped = stop.stop_requested();
    report_.removed += writer_.removed();
    return std::move(error_);
  }

 private:
  using Clock = std::chrono::steady_clock;

  void work(const std::stop_token& stop) {
    sgf::Parser parser;
    ImportBatch batch;
    auto began = Clock::now();
    while (!stop.stop_requested() && !hasFailed_) {
      const bool isMore = source_.readNext(parser, [&](const FoundGame& game) {
        add(batch, game);
        // An archive may have any number of games.
        if (batch.games() >= 2 * kGamesInBatch && !hasFailed_) commit(std::exchange(batch, {}));
      });
      const bool isFull = batch.games() >= kGamesInBatch || Clock::now() - began > kLongestBatch;
      if (isFull || !isMore) {
        commit(std::exchange(batch, {}));
        began = Clock::now();
      }
      if (!isMore) return;
    }
    if (!hasFailed_) commit(std::move(batch));
  }

  void add(ImportBatch& batch, const FoundGame& found) {
    ImportBatch::Row row;
    row.file = found.file;
    row.number = found.number;
    row.member = found.member;
    row.facts = factsOf(found.collection, found.root);
    const GameInfo& info = row.facts.info;
    const ImportWriter::Names names = writer_.numbersOf(info);
    const std::vector<Step> steps = recordSteps(found.collection, found.root, info.size);
    row.black = names.black;
    row.white = names.white;
    row.event = names.event;
    row.moves = mainLineMoves(steps);
    const GameColumns columns{.black = names.black,
                              .white = names.white,
                              .event = names.event,
                              .date = packed(row.facts.date),
                              .outcome = row.facts.outcome.bits(),
                              .blackRank = row.facts.blackRank,
                              .whiteRank = row.facts.whiteRank,
                              .size = info.size};
    batch.add(std::move(row), columns, steps);
  }

  void commit(ImportBatch batch) {
    const size_t games = batch.games();
    auto outcomes = source_.takeOutcomes();
    if (games == 0 && outcomes.empty()) return;
    const auto committed = writer_.commit(std::move(batch), outcomes);
    const std::lock_guard lock(mutex_);
    if (!committed) {
      if (!hasFailed_.exchange(true)) error_ = committed;
      return;
    }
    report_.games += games;
    for (const ImportSource::Outcome& outcome : outcomes) {
      ++filesDone_;
      report_.files += outcome.state != FileState::Unreadable;
      const std::string& path = files_[outcome.file].path;
      for (sgf::ReadError error : outcome.brokenMembers) {
        const std::string name = path + formats::kInArchive + std::exchange(error.file, {});
        report_.troubles.push_back({name, FileState::NoGame, {}, error});
      }
      if (outcome.state == FileState::Complete && !outcome.why) continue;
      report_.troubles.push_back({path, outcome.state, outcome.code, outcome.why});
    }
    if (progress_) progress_({filesDone_, files_.size(), report_.games});
  }

  ImportSource source_;
  ImportWriter writer_;
  const std::vector<FileRow>& files_;
  const Importer::Progress& progress_;
  std::mutex mutex_;
  ImportReport& report_;
  size_t filesDone_ = 0;
  std::atomic<bool> hasFailed_ = false;
  Done error_;
};

}  // namespace

Result<void, LibraryError> importFiles(const fs::path& folder, Catalogue& catalogue,
                                       const std::vector<FileRow>& files,
                                       const Importer::Progress& progress, ImportReport& report,
                                       const std::stop_token& stop) {
  auto done = ImportRun(folder, catalogue, files, progress, report).run(stop);
  giveBackFreedMemory();
  return done;
}

}  // namespace tengen::library
