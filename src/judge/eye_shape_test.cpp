#include "judge/eye_shape.h"

#include <gtest/gtest.h>
#include <string_view>
#include <vector>

#include "rules/diagram.h"

namespace tengen {
namespace {

const Board kBoard({7, 7});

// The shape of the points drawn with * and @; @ is the vital point.
void expectOneEye(std::string_view drawing) {
  std::vector<Vertex> space;
  std::optional<Vertex> vital;
  for (const char mark : {'*', '@'}) {
    for (const Point p : pointsDrawn(drawing, mark)) {
      space.push_back(kBoard.vertexOf(p));
      if (mark == '@') vital = space.back();
    }
  }
  const EyeShape shape = eyeShape(kBoard, space);
  EXPECT_TRUE(shape.staysOneEye) << drawing;
  EXPECT_EQ(shape.vital, vital) << drawing;
}

void expectTwoEyes(std::string_view drawing) {
  std::vector<Vertex> space;
  for (const Point p : pointsDrawn(drawing, '*'))
    space.push_back(kBoard.vertexOf(p));
  const EyeShape shape = eyeShape(kBoard, space);
  EXPECT_FALSE(shape.staysOneEye) << drawing;
  EXPECT_EQ(shape.vital, std::nullopt) << drawing;
}

TEST(EyeShape, OneAndTwoPointsAreOneEye) {
  expectOneEye(".......\n...*...\n");
  expectOneEye(".......\n...**..\n");
}

TEST(EyeShape, ThreeTurnOnTheMiddle) {
  expectOneEye(".......\n..*@*..\n");
  expectOneEye(".......\n..*@...\n...*...\n");
}

TEST(EyeShape, FourAreOneEyeAsSquareAndPyramidOnly) {
  expectOneEye(".......\n..**...\n..**...\n");
  expectOneEye(".......\n..*@*..\n...*...\n");
  expectTwoEyes(".......\n.****..\n");
  expectTwoEyes(".......\n.***...\n...*...\n");
  expectTwoEyes(".......\n.**....\n..**...\n");
}

TEST(EyeShape, BentFourIsOneEyeInTheCornerOnly) {
  expectOneEye("*@*....\n*......\n");
  expectOneEye("**.....\n@......\n*......\n");
  expectTwoEyes(".***...\n.*.....\n");
  expectTwoEyes("***....\n..*....\n");
  expectTwoEyes("****...\n");
}

TEST(EyeShape, FiveAreOneEyeAsCrossAndBulkyFiveOnly) {
  expectOneEye("...*...\n..*@*..\n...*...\n");
  expectOneEye(".......\n..*@*..\n..**...\n");
  expectTwoEyes(".......\n.*****.\n");
  expectTwoEyes(".......\n.****..\n..*....\n");
}

TEST(EyeShape, SixAreOneEyeAsTheRabbitySixOnly) {
  expectOneEye("...**..\n..*@*..\n...*...\n");
  expectTwoEyes(".......\n..***..\n..***..\n");
  expectTwoEyes("...*...\n..****.\n...*...\n");
}

TEST(EyeShape, SevenAreNeverOneEye) {
  expectTwoEyes("..***..\n..***..\n...*...\n");
}

}  // namespace
}  // namespace tengen
