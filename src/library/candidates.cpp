#include "library/candidates.h"

#include <algorithm>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define TENGEN_AVX2 [[gnu::target("avx2")]]
#define TENGEN_AVX512 [[gnu::target("avx512f,avx512bw")]]
#endif

namespace tengen::library {
namespace {

using Question = CandidateFilter::Question;

constexpr uint8_t kTimes = FirstChange::kTimes;
constexpr uint8_t kLast = kTimes - 1;

uint8_t answer(const Question& question, uint8_t change) {
  const auto once = static_cast<uint8_t>(change - question.first);
  return std::min(once, static_cast<uint8_t>(once - question.second));
}

// A look whether any game is left costs as much as some questions.
bool isTimeToLook(size_t question, size_t questions) {
  return question % 4 == 3 || question + 1 == questions;
}

}  // namespace

CandidateFilter::CandidateFilter(const Placement& placement, std::span<const uint32_t> when) {
  constexpr Allowed kEmpty = allowedOf(Stone::None);
  constexpr Allowed kBlack = allowedOf(Stone::Black);
  constexpr Allowed kWhite = allowedOf(Stone::White);
  for (const auto& [point, allowed] : placement.demands) {
    switch (allowed) {
      case kBlack:
        needed_.push_back({point, 0, 2 * kTimes});
        break;
      case kWhite:
        needed_.push_back({point, kTimes, kTimes});
        break;
      case kEmpty:
        unwanted_.push_back({point, 0, kTimes});
        break;
      case kEmpty | kBlack:
        unwanted_.push_back({point, kTimes, 0});
        break;
      case kEmpty | kWhite:
        unwanted_.push_back({point, 0, 0});
        break;
      default:
        break;  // not asked for by any sign: left to who looks closely
    }
  }
  // Stones that come late, or never, tell most; of those that disturb, the ones that come early.
  std::stable_sort(needed_.begin(), needed_.end(), [&](const Question& a, const Question& b) {
    return when[a.point] > when[b.point];
  });
  std::stable_sort(unwanted_.begin(), unwanted_.end(), [&](const Question& a, const Question& b) {
    return when[a.point] < when[b.point];
  });
}

bool CandidateFilter::nextSlowly(const ChangesBlock& block, size_t from,
                                 CandidateGroup& found) const {
  for (size_t group = from; group < block.groups(); ++group) {
    std::array<uint8_t, kGamesInGroup> begin{};
    std::array<uint8_t, kGamesInGroup> end;
    end.fill(kLast);
    for (const Question& question : needed_) {
      const uint8_t* changes = block.of(question.point) + group * kGamesInGroup;
      for (size_t i = 0; i < kGamesInGroup; ++i)
        begin[i] = std::max(begin[i], answer(question, changes[i]));
    }
    for (const Question& question : unwanted_) {
      const uint8_t* changes = block.of(question.point) + group * kGamesInGroup;
      for (size_t i = 0; i < kGamesInGroup; ++i)
        end[i] = std::min(end[i], answer(question, changes[i]));
    }
    uint64_t games = 0;
    for (size_t i = 0; i < kGamesInGroup; ++i)
      games |= uint64_t{begin[i] <= end[i]} << i;
    if (games == 0) continue;
    found = {group, games, end};
    return true;
  }
  return false;
}

#ifdef TENGEN_AVX2

namespace {

using Questions = std::span<const Question>;

TENGEN_AVX512 inline __m512i answersIn512(const Question& question, const uint8_t* changes) {
  const __m512i change = _mm512_loadu_si512(changes);
  const __m512i once = _mm512_sub_epi8(change, _mm512_set1_epi8(static_cast<char>(question.first)));
  const __m512i twice = _mm512_sub_epi8(once, _mm512_set1_epi8(static_cast<char>(question.second)));
  return _mm512_min_epu8(once, twice);
}

TENGEN_AVX512 bool nextBy512(Questions needed, Questions unwanted, const ChangesBlock& block,
                             size_t from, CandidateGroup& found) {
  for (size_t group = from; group < block.groups(); ++group) {
    __m512i begin = _mm512_setzero_si512();
    __m512i end = _mm512_set1_epi8(static_cast<char>(kLast));
    __mmask64 games = ~__mmask64{0};
    for (size_t i = 0; i < needed.size() && games != 0; ++i) {
      const uint8_t* changes = block.of(needed[i].point) + group * kGamesInGroup;
      begin = _mm512_max_epu8(begin, answersIn512(needed[i], changes));
      if (isTimeToLook(i, needed.size())) games = _mm512_cmple_epu8_mask(begin, end);
    }
    for (size_t i = 0; i < unwanted.size() && games != 0; ++i) {
      const uint8_t* changes = block.of(unwanted[i].point) + group * kGamesInGroup;
      end = _mm512_min_epu8(end, answersIn512(unwanted[i], changes));
      if (isTimeToLook(i, unwanted.size())) games = _mm512_cmple_epu8_mask(begin, end);
    }
    if (games == 0) continue;
    found.number = group;
    found.games = games;
    _mm512_storeu_si512(found.last.data(), end);
    return true;
  }
  return false;
}

struct Halves {
  __m256i low, high;
};

TENGEN_AVX2 inline __m256i answers(const Question& question, const uint8_t* changes) {
  const __m256i change = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(changes));
  const __m256i once = _mm256_sub_epi8(change, _mm256_set1_epi8(static_cast<char>(question.first)));
  const __m256i twice = _mm256_sub_epi8(once, _mm256_set1_epi8(static_cast<char>(question.second)));
  return _mm256_min_epu8(once, twice);
}

TENGEN_AVX2 inline __m256i notAfter(__m256i begin, __m256i end) {
  return _mm256_cmpeq_epi8(_mm256_min_epu8(begin, end), begin);
}

TENGEN_AVX2 inline uint64_t bitsOf(__m256i games) {
  return static_cast<uint32_t>(_mm256_movemask_epi8(games));
}

TENGEN_AVX2 inline bool isAny(const Halves& begin, const Halves& end) {
  const __m256i any = _mm256_or_si256(notAfter(begin.low, end.low), notAfter(begin.high, end.high));
  return _mm256_testz_si256(any, any) == 0;
}

TENGEN_AVX2 bool nextBy256(Questions needed, Questions unwanted, const ChangesBlock& block,
                           size_t from, CandidateGroup& found) {
  constexpr size_t kHalf = kGamesInGroup / 2;
  const __m256i last = _mm256_set1_epi8(static_cast<char>(kLast));
  for (size_t group = from; group < block.groups(); ++group) {
    Halves begin{_mm256_setzero_si256(), _mm256_setzero_si256()};
    Halves end{last, last};
    bool isOpen = true;
    for (size_t i = 0; i < needed.size() && isOpen; ++i) {
      const uint8_t* changes = block.of(needed[i].point) + group * kGamesInGroup;
      begin.low = _mm256_max_epu8(begin.low, answers(needed[i], changes));
      begin.high = _mm256_max_epu8(begin.high, answers(needed[i], changes + kHalf));
      if (isTimeToLook(i, needed.size())) isOpen = isAny(begin, end);
    }
    for (size_t i = 0; i < unwanted.size() && isOpen; ++i) {
      const uint8_t* changes = block.of(unwanted[i].point) + group * kGamesInGroup;
      end.low = _mm256_min_epu8(end.low, answers(unwanted[i], changes));
      end.high = _mm256_min_epu8(end.high, answers(unwanted[i], changes + kHalf));
      if (isTimeToLook(i, unwanted.size())) isOpen = isAny(begin, end);
    }
    if (!isOpen) continue;
    found.number = group;
    found.games = bitsOf(notAfter(begin.low, end.low)) | bitsOf(notAfter(begin.high, end.high))
                                                             << kHalf;
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(found.last.data()), end.low);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(found.last.data() + kHalf), end.high);
    return true;
  }
  return false;
}

}  // namespace

bool CandidateFilter::next(const ChangesBlock& block, size_t from, CandidateGroup& found) const {
  static const bool hasAvx512 =
      __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512f") != 0;
  static const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0;
  if (hasAvx512) return nextBy512(needed_, unwanted_, block, from, found);
  if (hasAvx2) return nextBy256(needed_, unwanted_, block, from, found);
  return nextSlowly(block, from, found);
}

#else

bool CandidateFilter::next(const ChangesBlock& block, size_t from, CandidateGroup& found) const {
  return nextSlowly(block, from, found);
}

#endif

std::vector<uint32_t> usualTimes(const ChangesBlock& block, size_t points) {
  std::vector<uint32_t> times(points);
  const size_t games = std::min(block.games(), kGamesInGroup);
  for (size_t point = 0; point < points; ++point) {
    const uint8_t* changes = block.of(point);
    for (size_t i = 0; i < games; ++i)
      times[point] += FirstChange::timeIn(changes[i]);
  }
  return times;
}

}  // namespace tengen::library
