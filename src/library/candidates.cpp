#include "library/candidates.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define TENGEN_AVX2 [[gnu::target("avx2")]]
#define TENGEN_AVX512 [[gnu::target("avx512f,avx512bw")]]
#endif

namespace tengen::library {
namespace {

using Question = CandidateFilter::Question;
using Questions = CandidateFilter::Questions;
using Times = std::array<uint8_t, kGamesInGroup>;  // of each game

constexpr uint8_t kTimes = FirstChange::kTimes;
constexpr uint8_t kLast = kTimes - 1;

uint8_t answer(const Question& question, uint8_t change) {
  const auto once = static_cast<uint8_t>(change - question.first);
  return std::min(once, static_cast<uint8_t>(once - question.second));
}

// A look whether any game is left costs as much as some questions.
bool isTimeToLook(size_t asked, size_t questions) {
  return asked % 4 == 0 || asked == questions;
}

std::optional<Question> questionForNeeded(const Placement::Demand& demand) {
  switch (demand.allowed) {
    case allowedOf(Stone::Black):
      return Question{demand.point, 0, 2 * kTimes};
    case allowedOf(Stone::White):
      return Question{demand.point, kTimes, kTimes};
    default:
      return std::nullopt;
  }
}

std::optional<Question> questionForUnwanted(const Placement::Demand& demand) {
  constexpr Allowed kEmpty = allowedOf(Stone::None);
  switch (demand.allowed) {
    case kEmpty:
      return Question{demand.point, 0, kTimes};
    case kEmpty | allowedOf(Stone::Black):
      return Question{demand.point, kTimes, 0};
    case kEmpty | allowedOf(Stone::White):
      return Question{demand.point, 0, 0};
    default:
      return std::nullopt;
  }
}

void add(uint32_t placement, uint64_t games, const Times& end, std::vector<Candidate>& found) {
  for (; games != 0; games &= games - 1) {
    const auto game = static_cast<uint8_t>(std::countr_zero(games));
    found.push_back({placement, game, end[game]});
  }
}

}  // namespace

CandidateFilter::CandidateFilter(std::span<const Placement> placements,
                                 std::span<const uint32_t> when) {
  for (const Placement& placement : placements) {
    std::vector<Question> needed, unwanted;
    for (const Placement::Demand& demand : placement.demands) {
      if (const auto question = questionForNeeded(demand)) needed.push_back(*question);
      if (const auto question = questionForUnwanted(demand)) unwanted.push_back(*question);
    }
    // Stones that come late, or never, tell most; of those that disturb, the ones that come early.
    const auto isEarlier = [&](const Question& a, const Question& b) {
      return when[a.point] < when[b.point];
    };
    std::stable_sort(needed.rbegin(), needed.rend(), isEarlier);
    std::stable_sort(unwanted.begin(), unwanted.end(), isEarlier);
    const auto begin = static_cast<uint32_t>(questions_.size());
    questions_.insert(questions_.end(), needed.begin(), needed.end());
    const auto middle = static_cast<uint32_t>(questions_.size());
    questions_.insert(questions_.end(), unwanted.begin(), unwanted.end());
    placements_.push_back({begin, middle, static_cast<uint32_t>(questions_.size())});
  }
}

void CandidateFilter::findSlowly(const ChangesGroup& group, uint64_t wanted,
                                 std::vector<Candidate>& found) const {
  for (uint32_t number = 0; number < placements_.size(); ++number) {
    const Questions& questions = placements_[number];
    Times begin{};
    Times end;
    end.fill(kLast);
    for (size_t q = questions.begin; q < questions.end; ++q) {
      const uint8_t* changes = group.of(questions_[q].point);
      for (size_t i = 0; i < kGamesInGroup; ++i) {
        const uint8_t time = answer(questions_[q], changes[i]);
        if (q < questions.unwanted) {
          begin[i] = std::max(begin[i], time);
        } else {
          end[i] = std::min(end[i], time);
        }
      }
    }
    uint64_t games = 0;
    for (size_t i = 0; i < kGamesInGroup; ++i)
      games |= uint64_t{begin[i] <= end[i]} << i;
    add(number, games & wanted, end, found);
  }
}

#ifdef TENGEN_AVX2

namespace {

TENGEN_AVX512 inline __m512i answersIn512(const Question& question, const ChangesGroup& group) {
  const __m512i change = _mm512_loadu_si512(group.of(question.point));
  const __m512i once = _mm512_sub_epi8(change, _mm512_set1_epi8(static_cast<char>(question.first)));
  const __m512i twice = _mm512_sub_epi8(once, _mm512_set1_epi8(static_cast<char>(question.second)));
  return _mm512_min_epu8(once, twice);
}

// The games for which the placement may fit; `last` is written where there are any.
TENGEN_AVX512 inline uint64_t gamesBy512(std::span<const Question> needed,
                                         std::span<const Question> unwanted,
                                         const ChangesGroup& group, uint64_t wanted, Times& last) {
  __m512i begin = _mm512_setzero_si512();
  __m512i end = _mm512_set1_epi8(static_cast<char>(kLast));
  uint64_t games = wanted;
  for (size_t i = 0; i < needed.size() && games != 0; ++i) {
    begin = _mm512_max_epu8(begin, answersIn512(needed[i], group));
    if (isTimeToLook(i + 1, needed.size())) games = wanted & _mm512_cmple_epu8_mask(begin, end);
  }
  for (size_t i = 0; i < unwanted.size() && games != 0; ++i) {
    end = _mm512_min_epu8(end, answersIn512(unwanted[i], group));
    if (isTimeToLook(i + 1, unwanted.size())) games = wanted & _mm512_cmple_epu8_mask(begin, end);
  }
  if (games != 0) _mm512_storeu_si512(last.data(), end);
  return games;
}

TENGEN_AVX512 void findBy512(std::span<const Questions> placements,
                             std::span<const Question> questions, const ChangesGroup& group,
                             uint64_t wanted, std::vector<Candidate>& found) {
  Times last;
  for (uint32_t i = 0; i < placements.size(); ++i) {
    const auto& [begin, unwanted, end] = placements[i];
    const uint64_t games =
        gamesBy512(questions.subspan(begin, unwanted - begin),
                   questions.subspan(unwanted, end - unwanted), group, wanted, last);
    if (games != 0) add(i, games, last, found);
  }
}

// The same in two halves of 32 games.
struct Halves {
  __m256i low, high;
};

TENGEN_AVX2 inline __m256i answersIn256(const Question& question, const uint8_t* changes) {
  const __m256i change = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(changes));
  const __m256i once = _mm256_sub_epi8(change, _mm256_set1_epi8(static_cast<char>(question.first)));
  const __m256i twice = _mm256_sub_epi8(once, _mm256_set1_epi8(static_cast<char>(question.second)));
  return _mm256_min_epu8(once, twice);
}

TENGEN_AVX2 inline uint32_t notAfter(__m256i begin, __m256i end) {
  return static_cast<uint32_t>(
      _mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_min_epu8(begin, end), begin)));
}

TENGEN_AVX2 inline uint64_t notAfter(const Halves& begin, const Halves& end) {
  return notAfter(begin.low, end.low) | uint64_t{notAfter(begin.high, end.high)} << 32;
}

TENGEN_AVX2 inline uint64_t gamesBy256(std::span<const Question> needed,
                                       std::span<const Question> unwanted,
                                       const ChangesGroup& group, uint64_t wanted, Times& last) {
  constexpr size_t kHalf = kGamesInGroup / 2;
  const __m256i latest = _mm256_set1_epi8(static_cast<char>(kLast));
  Halves begin{_mm256_setzero_si256(), _mm256_setzero_si256()};
  Halves end{latest, latest};
  uint64_t games = wanted;
  for (size_t i = 0; i < needed.size() && games != 0; ++i) {
    const uint8_t* changes = group.of(needed[i].point);
    begin.low = _mm256_max_epu8(begin.low, answersIn256(needed[i], changes));
    begin.high = _mm256_max_epu8(begin.high, answersIn256(needed[i], changes + kHalf));
    if (isTimeToLook(i + 1, needed.size())) games = wanted & notAfter(begin, end);
  }
  for (size_t i = 0; i < unwanted.size() && games != 0; ++i) {
    const uint8_t* changes = group.of(unwanted[i].point);
    end.low = _mm256_min_epu8(end.low, answersIn256(unwanted[i], changes));
    end.high = _mm256_min_epu8(end.high, answersIn256(unwanted[i], changes + kHalf));
    if (isTimeToLook(i + 1, unwanted.size())) games = wanted & notAfter(begin, end);
  }
  if (games == 0) return 0;
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(last.data()), end.low);
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(last.data() + kHalf), end.high);
  return games;
}

TENGEN_AVX2 void findBy256(std::span<const Questions> placements,
                           std::span<const Question> questions, const ChangesGroup& group,
                           uint64_t wanted, std::vector<Candidate>& found) {
  Times last;
  for (uint32_t i = 0; i < placements.size(); ++i) {
    const auto& [begin, unwanted, end] = placements[i];
    const uint64_t games =
        gamesBy256(questions.subspan(begin, unwanted - begin),
                   questions.subspan(unwanted, end - unwanted), group, wanted, last);
    if (games != 0) add(i, games, last, found);
  }
}

}  // namespace

void CandidateFilter::find(const ChangesGroup& group, uint64_t wanted,
                           std::vector<Candidate>& found) const {
  static const bool hasAvx512 =
      __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512f") != 0;
  static const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0;
  if (hasAvx512) return findBy512(placements_, questions_, group, wanted, found);
  if (hasAvx2) return findBy256(placements_, questions_, group, wanted, found);
  findSlowly(group, wanted, found);
}

#else

void CandidateFilter::find(const ChangesGroup& group, uint64_t wanted,
                           std::vector<Candidate>& found) const {
  findSlowly(group, wanted, found);
}

#endif

std::vector<uint32_t> usualTimes(const ChangesGroup& group, uint64_t games, size_t points) {
  std::vector<uint32_t> times(points);
  for (size_t point = 0; point < points; ++point) {
    const uint8_t* changes = group.of(point);
    for (uint64_t rest = games; rest != 0; rest &= rest - 1)
      times[point] += FirstChange::timeIn(changes[std::countr_zero(rest)]);
  }
  return times;
}

}  // namespace tengen::library
