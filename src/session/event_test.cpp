#include "session/event.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;
using Kind = Event::Kind;

constexpr BoardSize kSize{19, 19};

TEST(Event, IsWrittenForPeopleToRead) {
  const Event play{Kind::Play, 1500ms, Color::White, Move::at({3, 15})};
  EXPECT_EQ(toText(play, kSize), "play 1500 W dp");
  EXPECT_EQ(toText({Kind::Play, 0ms, Color::Black, Move::pass()}, kSize), "play 0 B ");
  EXPECT_EQ(toText({Kind::TakeBack, 7ms}, kSize), "takeback 7");
  EXPECT_EQ(toText({Kind::Resign, 8ms, Color::White}, kSize), "resign 8 W");
  EXPECT_EQ(toText({Kind::Resume, 9ms, Color::Black}, kSize), "resume 9 B");
}

TEST(Event, ReadsBackWhatItWrites) {
  for (const Event& event : {
           Event{Kind::Start, 0ms, Color::Black, Move::pass(), "(;SZ[19] C[a b\n])"},
           Event{Kind::Play, 123456789ms, Color::White, Move::at({0, 18})},
           Event{Kind::Play, 1ms, Color::Black, Move::pass()},
           Event{Kind::TakeBack, 2ms},
           Event{Kind::Resign, 3ms, Color::White},
           Event{Kind::Marks, 4ms, Color::Black, Move::pass(), marksText(Marks(kSize))},
           Event{Kind::Resume, 5ms, Color::White},
           Event{Kind::Accept, 6ms},
           Event{Kind::NoResult, 7ms},
           Event{Kind::Flag, 8ms, Color::White},
           Event{Kind::Comment, 9ms, Color::Black, Move::pass(), "two  blanks\nand a line "},
           Event{Kind::Comment, 9ms},
           Event{Kind::Tick, 10ms},
           Event{Kind::Open, 0ms, Color::Black, Move::pass(), "0 a b\n(;)", sgf::NodeId{7}},
           Event{Kind::Go, 1ms, Color::Black, Move::pass(), "", sgf::NodeId{123456}},
           Event{Kind::Game, 2ms, Color::Black, Move::pass(), "3"},
           Event{Kind::Count, 3ms},
           Event{Kind::BeginEdit, 4ms},
           Event{Kind::EndEdit, 5ms},
           Event{Kind::Edit, 6ms, Color::Black, Move::pass(), "5 add 0", sgf::NodeId{0}},
           Event{Kind::Undo, 7ms},
           Event{Kind::Redo, 8ms},
           Event{Kind::Saved, 9ms, Color::Black, Move::pass(), "/a b.sgf"},
           Event{Kind::Saved, 9ms},
           Event{Kind::End, 10ms, Color::Black, Move::pass(), "W+F"},
           Event{Kind::AddTime, 11ms, Color::White, Move::pass(), "30000"},
           Event{Kind::Forgive, 12ms, Color::Black, Move::pass(), "200"},
           Event{Kind::SetTime, 13ms, Color::White, Move::pass(), "0 30000 5"},
           Event{Kind::Review, 14ms, Color::Black, Move::pass(), "who\n3 what"},
       }) {
    EXPECT_EQ(parseEvent(toText(event, kSize), kSize), event) << toText(event, kSize);
  }
}

TEST(Event, WhatAClockShowsComesBackFromItsText) {
  const SideTime left{512'340ms, 30s, 5};
  EXPECT_EQ(parseSideTime(sideTimeText(left)), left);
  for (const char* text : {"", "1", "1 2", "1 2 3 4", "-1 2 3", "1 2 -3", "1 2 x"})
    EXPECT_FALSE(parseSideTime(text)) << text;
}

TEST(Event, RefusesWhatItNeverWrote) {
  for (const char* text : {"",
                           "play",
                           "play 5",
                           "play x B dd",
                           "play 5 G dd",
                           "play 5 B dz",
                           "play 5 B dd more",
                           "play 5 b dd",
                           "jump 5",
                           "go 5",
                           "go 5 x",
                           "go 5 1 2",
                           "undo 1 2",
                           "edit 1",
                           "open 1",
                           "takeback",
                           "takeback 5 B",
                           "resign 5",
                           "tick 5x",
                           "accept 1 2"}) {
    EXPECT_FALSE(parseEvent(text, kSize)) << text;
  }
}

TEST(OpeningText, ReadsBackWhatItWrites) {
  for (const Opening& opening : {Opening{0, "", "(;)"}, Opening{12, "/a b/c.sgf", "(;C[a\nb])"}}) {
    EXPECT_EQ(parseOpening(openingText(opening)), opening);
  }
  EXPECT_EQ(parseOpening(openingText({1, "two\nlines", "(;)"})), (Opening{1, "", "(;)"}));
  EXPECT_FALSE(parseOpening("0 file"));
  EXPECT_FALSE(parseOpening("x file\n(;)"));
}

TEST(MarksText, NamesDeadStonesAndRegionsSetByHand) {
  Marks marks({5, 5});
  marks.dead[{0, 0}] = true;
  marks.dead[{4, 1}] = true;
  marks.regionOwner[{1, 0}] = Owner::Black;
  marks.regionOwner[{2, 0}] = Owner::White;
  marks.regionOwner[{3, 0}] = Owner::Nobody;
  EXPECT_EQ(marksText(marks), "dead aaeb black ba white ca nobody da");
  EXPECT_EQ(marksText(Marks({5, 5})), "dead  black  white  nobody ");
}

TEST(MarksText, ReadsBackRandomMarks) {
  Random random(11);
  for (const BoardSize size : {BoardSize{1, 1}, BoardSize{9, 13}, BoardSize{52, 52}}) {
    for (int round = 0; round < 20; ++round) {
      Marks marks(size);
      for (int i = 0; i < size.points(); ++i) {
        marks.dead[size.pointAt(i)] = random.below(3) == 0;
        if (random.below(3) == 0) {
          marks.regionOwner[size.pointAt(i)] = static_cast<Owner>(random.below(3));
        }
      }
      EXPECT_EQ(parseMarks(marksText(marks), size), marks);
    }
  }
}

TEST(MarksText, RefusesOtherText) {
  for (const char* text :
       {"", "dead", "dead a black  white  nobody ", "dead zz black  white  nobody ",
        "dead  white  black  nobody ", "dead  black  white  nobody  x"}) {
    EXPECT_FALSE(parseMarks(text, {5, 5})) << text;
  }
}

}  // namespace
}  // namespace tengen
