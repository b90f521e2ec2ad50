#include "base/sha256.h"

#include <bit>
#include <cstddef>
#include <string>

namespace tengen {
namespace {

constexpr size_t kBlock = 64;  // bytes

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<uint32_t, 64> kRounds{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using State = std::array<uint32_t, 8>;
// The same of the square roots of the first eight.
constexpr State kStart{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

std::array<uint32_t, 64> scheduleOf(std::string_view block) {
  std::array<uint32_t, 64> words{};
  for (size_t i = 0; i < kBlock; ++i) {
    words[i / 4] = words[i / 4] << 8 | static_cast<uint8_t>(block[i]);
  }
  for (size_t i = 16; i < words.size(); ++i) {
    const uint32_t early = words[i - 15];
    const uint32_t late = words[i - 2];
    words[i] = words[i - 16] + words[i - 7] +
               (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3) +
               (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10);
  }
  return words;
}

void absorb(State& state, std::string_view block) {
  const auto words = scheduleOf(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (size_t i = 0; i < words.size(); ++i) {
    const uint32_t choice = (e & f) ^ (~e & g);
    const uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
    const uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + choice +
                           kRounds[i] + words[i];
    const uint32_t second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
    h = g, g = f, f = e, e = d + first;
    d = c, c = b, b = a, a = first + second;
  }
  const State added{a, b, c, d, e, f, g, h};
  for (size_t i = 0; i < state.size(); ++i)
    state[i] += added[i];
}

// What is left after the whole blocks, a one, zeros, and the length in bits.
std::string lastBlocks(std::string_view rest, uint64_t bytes) {
  std::string text(rest);
  text += '\x80';
  while (text.size() % kBlock != kBlock - 8)
    text += '\0';
  for (int shift = 56; shift >= 0; shift -= 8)
    text += static_cast<char>(bytes * 8 >> shift);
  return text;
}

}  // namespace

Sha256 sha256(std::string_view bytes) {
  State state = kStart;
  std::string_view rest = bytes;
  for (; rest.size() >= kBlock; rest.remove_prefix(kBlock))
    absorb(state, rest.substr(0, kBlock));
  const std::string last = lastBlocks(rest, bytes.size());
  for (size_t at = 0; at < last.size(); at += kBlock)
    absorb(state, std::string_view(last).substr(at, kBlock));
  Sha256 hash{};
  for (size_t i = 0; i < hash.size(); ++i)
    hash[i] = static_cast<uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return hash;
}

Sha256 hmacSha256(std::string_view key, std::string_view text) {
  const auto asText = [](const Sha256& hash) { return std::string(hash.begin(), hash.end()); };
  std::string block = key.size() > kBlock ? asText(sha256(key)) : std::string(key);
  block.resize(kBlock, '\0');
  std::string inner;
  std::string outer;
  for (const char byte : block) {
    inner += static_cast<char>(byte ^ 0x36);
    outer += static_cast<char>(byte ^ 0x5c);
  }
  return sha256(outer + asText(sha256(inner.append(text))));
}

}  // namespace tengen
