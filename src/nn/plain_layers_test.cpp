#include "nn/plain_layers.h"

#include <gtest/gtest.h>

namespace tengen::nn {
namespace {

TEST(Pooling, GivesMeansThenMaxima) {
  const std::vector<float> values{1, 0, 2, 6, 0, 3};  // two channels at three points
  std::vector<float> pooled(4);
  pool(values.data(), 3, 2, pooled.data());
  EXPECT_EQ(pooled, (std::vector<float>{1, 3, 2, 6}));

  const std::vector<uint8_t> bytes{1, 0, 2, 6, 0, 3};
  pool(bytes.data(), 3, 2, 0.5f, pooled.data());
  EXPECT_EQ(pooled, (std::vector<float>{0.5f, 1.5f, 1, 3}));
}

TEST(Pooling, HoldsTheLargestSumsOfTheLargestBoards) {
  for (const int points : {1, 256, 257, 258, 514, 515, 52 * 52}) {
    const std::vector<uint8_t> bytes(static_cast<size_t>(points * 3), 255);
    std::vector<float> pooled(6);
    pool(bytes.data(), points, 3, 1, pooled.data());
    for (const float value : pooled)
      EXPECT_FLOAT_EQ(value, 255) << points;
  }
}

TEST(Linear, MultipliesByRows) {
  const Linear linear({1, 2, 3, 4, 5, 6}, 2);
  EXPECT_EQ(linear.inputs(), 3);
  const std::vector<float> in{1, 10, 100};
  std::vector<float> out{7, 7};
  linear.apply(in.data(), out.data());
  EXPECT_EQ(out, (std::vector<float>{321, 654}));
}

TEST(Dot, AddsEveryProductOfAnyLength) {
  for (int length = 0; length < 40; ++length) {
    std::vector<float> a;
    float expected = 0;
    for (int i = 0; i < length; ++i) {
      a.push_back(static_cast<float>(i + 1));
      expected += 2 * a.back();
    }
    EXPECT_EQ(dot(a.data(), std::vector<float>(a.size(), 2).data(), length), expected);
  }
}

}  // namespace
}  // namespace tengen::nn
