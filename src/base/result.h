// Result<T, E>: a value or the reason there is none. The names are those of std::expected, so that
// the day the toolchain has it this file can go.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace tengen {

template <class E>
struct Unexpected {
  E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

template <class T, class E>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  template <class F>
  Result(Unexpected<F> failure) : state_(std::in_place_index<1>, std::move(failure.error)) {}

  bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  T& value() & { return assert(has_value()), *std::get_if<0>(&state_); }
  const T& value() const& { return assert(has_value()), *std::get_if<0>(&state_); }
  T&& value() && { return assert(has_value()), std::move(*std::get_if<0>(&state_)); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  E& error() & { return assert(!has_value()), *std::get_if<1>(&state_); }
  const E& error() const& { return assert(!has_value()), *std::get_if<1>(&state_); }
  E&& error() && { return assert(!has_value()), std::move(*std::get_if<1>(&state_)); }

  template <class U>
  T value_or(U&& fallback) const& {
    return has_value() ? value() : static_cast<T>(std::forward<U>(fallback));
  }

 private:
  std::variant<T, E> state_;
};

// An action that succeeds with nothing to show for it.
template <class E>
class [[nodiscard]] Result<void, E> : public Result<std::monostate, E> {
 public:
  Result() : Result<std::monostate, E>(std::monostate{}) {}
  template <class F>
  Result(Unexpected<F> failure) : Result<std::monostate, E>(std::move(failure)) {}
};

}  // namespace tengen
