// What lies over the board, by whoever put it there. A lesson hides all the rest; what an engine
// thinks lies over a hint or a mistake that is pointed out, and what others played below all that.
#pragma once

#include <array>
#include <optional>

#include "apps/desktop/board/board_widget.h"

namespace tengen::desktop {

class BoardLayers {
 public:
  enum class Layer : uint8_t { Explorer, Mistake, Hint, Analysis, Lesson };

  explicit BoardLayers(BoardWidget& board) : board_(board) {}

  void set(Layer layer, const BoardOverlay& overlay);
  void clear(Layer layer);
  const std::optional<BoardOverlay>& of(Layer layer) const { return layers_[indexOf(layer)]; }

 private:
  static size_t indexOf(Layer layer) { return static_cast<size_t>(layer); }
  void show();

  BoardWidget& board_;
  std::array<std::optional<BoardOverlay>, 5> layers_;
};

}  // namespace tengen::desktop
