#include "apps/desktop/controller/board_layers.h"

namespace tengen::desktop {

void BoardLayers::set(Layer layer, const BoardOverlay& overlay) {
  layers_[indexOf(layer)] = overlay;
  show();
}

void BoardLayers::clear(Layer layer) {
  layers_[indexOf(layer)].reset();
  show();
}

// Of each kind of thing, the topmost that has any.
void BoardLayers::show() {
  if (const auto& lesson = of(Layer::Lesson)) return board_.setOverlay(*lesson);
  BoardOverlay shown;
  for (const auto& layer : layers_) {
    if (!layer) continue;
    if (layer->region) shown.region = layer->region;
    if (!layer->letters.empty()) shown.letters = layer->letters;
    if (!layer->candidates.empty()) shown.candidates = layer->candidates;
    if (!layer->line.empty()) {
      shown.line = layer->line;
      shown.taken = layer->taken;
    }
    if (layer->ownership) shown.ownership = layer->ownership;
  }
  board_.setOverlay(shown);
}

}  // namespace tengen::desktop
