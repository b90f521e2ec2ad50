// The report of the game in the window: keeps its panel true while a review goes on, and leads from
// mistake to mistake.
#pragma once

#include <QObject>

#include "apps/desktop/base/saying.h"
#include "apps/desktop/controller/board_layers.h"
#include "apps/desktop/controller/report_view.h"
#include "apps/desktop/controller/review_controller.h"
#include "apps/desktop/panels/report_panel.h"

namespace tengen::desktop {

class ReportController : public QObject {
  Q_OBJECT

 public:
  ReportController(GameController& game, ReviewController& review, BoardLayers& layers,
                   ReportPanel& panel, QObject* parent = nullptr);

  // Where N stops: mistakes, and where a side made few its worst other moves.
  const std::vector<review::Judgement>& stops() const { return stops_; }
  void setSecret(Secret secret);

 public slots:
  void refresh();
  void next();
  void previous();
  void tryAgainFromHere();  // the mistake on screen, else the next one, else the first

 signals:
  void said(const tengen::desktop::Saying& words);
  void changed();  // there are stops, or none any more
  // Mistakes of one side, beginning with one of them.
  void tryAgainWanted(const std::vector<tengen::review::Judgement>& mistakes, size_t first);

 private:
  std::vector<review::Judgement> shownStops() const;
  void choose(const review::Judgement& mistake);
  void tryAgain(const review::Judgement& mistake);
  void judgeChosenAnew();
  void pointOut();
  QString wordsFor(const review::Judgement& mistake) const;
  void sayChosen();
  void sayNoStops();
  bool isAfterHere(const review::Judgement& mistake) const;

  GameController& game_;
  ReviewController& review_;
  BoardLayers& layers_;
  ReportPanel& panel_;
  std::vector<review::Judgement> cards_;  // some of the stops
  std::vector<review::Judgement> stops_;
  std::optional<review::Judgement> chosen_;
  Secret secret_ = Secret::Nothing;
};

}  // namespace tengen::desktop
