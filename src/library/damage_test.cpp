// Damage in a part of the index is noticed by whoever reads it, not only by a complete check.
#include <cstring>

#include "base/os/file.h"
#include "library/library_test_kit.h"
#include "library/segment_format.h"

namespace tengen::library {
namespace {

namespace fs = std::filesystem;

class DamagedPart : public ::testing::TestWithParam<Section> {
 protected:
  static SectionPlace placeOf(Section section, const std::string& bytes) {
    SegmentHead head;
    std::memcpy(&head, bytes.data(), sizeof head);
    return head.places[static_cast<size_t>(section)];
  }
  // Several threads may have made a part each, and a part of small boards has no fuller ones: one
  // that has something in that section.
  fs::path partWith(Section section) const {
    for (const auto& entry : fs::directory_iterator(library().home())) {
      const bool isPart = entry.path().extension() == ".seg";
      if (isPart && placeOf(section, *readFile(entry.path())).length > 0) return entry.path();
    }
    return {};
  }
  // One bit here and there in that section.
  static void damage(const fs::path& part, Section section) {
    std::string bytes = *readFile(part);
    const SectionPlace place = placeOf(section, bytes);
    constexpr size_t kFarApart = 2000;
    for (size_t i = place.length / 2 % kFarApart; i < place.length; i += kFarApart)
      bytes[place.offset + i] ^= 4;
    ASSERT_TRUE(replaceFile(part, bytes));
  }
  void askEverything(const Library& opened) const {
    GameFilter players, event, dates, ranks, moves;
    players.players = {"player 1"};
    event.event = "none";
    dates.dates = {{1990, 0, 0}, {2000, 0, 0}};
    ranks.weakest = 1;
    moves.fewestMoves = 1;
    for (const GameFilter& filter : {players, event, dates, ranks, moves})
      (void)opened.find(filter);
    (void)opened.duplicates();
    for (const Segment& segment : opened.segments())
      (void)opened.contentOf(segment.firstGame());
    for (const SlowGame& game : games_.games) {
      for (size_t node = 0; node < game.nodes.size(); node += 10)
        (void)opened.find(PositionQuery{.board = game.nodes[node].board, .next = {}, .moves = {}},
                          {});
    }
    const PatternQuery pattern{.pattern = *parsePattern(".X\nO*"), .next = {}, .moves = {}};
    (void)opened.find(pattern, {});
  }
  const TestLibrary& library() const { return games_.library; }

 private:
  TestGames games_{11, 100};
};

TEST_P(DamagedPart, IsNoticedByWhoeverReadsIt) {
  {
    const Library sound = library().open();
    askEverything(sound);
    EXPECT_FALSE(sound.trouble());
  }
  const fs::path part = partWith(GetParam());
  ASSERT_FALSE(part.empty());
  damage(part, GetParam());
  const Library opened = library().open();
  EXPECT_TRUE(opened.damaged().empty()) << "its head is sound";
  askEverything(opened);
  ASSERT_TRUE(opened.trouble());
  EXPECT_EQ(opened.trouble()->kind, LibraryError::Kind::Damaged);
  EXPECT_EQ(opened.trouble()->path, part);
}

// By another program, while it is open here.
class ShortenedPart : public DamagedPart {};

TEST_F(ShortenedPart, IsDamagedAndSearchedAllTheSame) {
  const fs::path part = partWith(Section::GameEntries);
  const auto whole = fs::file_size(part);
  const std::string bytes = *readFile(part);
  for (const uintmax_t left : {whole - 1, whole / 2, uintmax_t{5000}, uintmax_t{0}}) {
    ASSERT_TRUE(replaceFile(part, bytes));
    const Library opened = library().open();
    ASSERT_TRUE(opened.damaged().empty());
    if (left != 0) askEverything(opened);
    fs::resize_file(part, left);
    askEverything(opened);
    ASSERT_TRUE(opened.trouble()) << left;
    EXPECT_EQ(opened.trouble()->kind, LibraryError::Kind::Damaged);
    const auto isCut = [](const Segment& segment) { return !segment.check(); };
    EXPECT_TRUE(std::any_of(opened.segments().begin(), opened.segments().end(), isCut));
  }
}

INSTANTIATE_TEST_SUITE_P(Section, DamagedPart,
                         ::testing::Values(Section::Starts, Section::Black, Section::White,
                                           Section::Event, Section::Date, Section::Outcomes,
                                           Section::Ranks, Section::Sizes, Section::Moves,
                                           Section::Contents, Section::Signatures,
                                           Section::StepList, Section::Directory, Section::Entries,
                                           Section::GameDirectory, Section::GameEntries,
                                           Section::Changes));

}  // namespace
}  // namespace tengen::library
