#include "apps/desktop/controller/report_view.h"

#include <QCoreApplication>
#include <algorithm>

#include "apps/desktop/settings/engine_list.h"
#include "apps/desktop/words/analysis_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

struct ReportWords {
  Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

constexpr size_t kMovesToldOfALine = 4;
constexpr int kPercentForFigures = 95;  // of the positions

QString playerName(const GameTree& tree, Color color) {
  const auto name =
      QString::fromStdString(tree.text(tree.root(), color == Color::Black ? "PB" : "PW"));
  return name.isEmpty() ? words::sideName(color) : name;
}

// "−8.2"; chances where an engine counts no points.
QString costOf(const review::Judgement& mistake) {
  return QStringLiteral("−") +
         (mistake.points ? words::points(*mistake.points) : words::chance(mistake.win));
}

QString doubtOf(const review::Judgement& mistake) {
  if (!mistake.points || !mistake.doubt) return {};
  return QStringLiteral("± ") + words::points(*mistake.doubt);
}

// What is known for certain of why: how it would have gone on.
QString betterOf(const review::Judgement& mistake, BoardSize size, Notation notation) {
  QStringList moves;
  for (const Move move : mistake.better) {
    if (moves.size() == static_cast<int>(kMovesToldOfALine)) break;
    moves << words::moveName(move, size, notation);
  }
  if (moves.isEmpty()) return {};
  if (moves.size() == 1) return ReportWords::tr("better %1").arg(moves.front());
  const QString first = moves.takeFirst();
  return ReportWords::tr("better %1, then %2").arg(first, moves.join(QStringLiteral(", ")));
}

// Where one of the two was an engine.
std::optional<Color> sideOfPerson(const GameTree& tree) {
  const bool black = seatNamed(tree.text(tree.root(), "PB")).isEngine();
  const bool white = seatNamed(tree.text(tree.root(), "PW")).isEngine();
  if (black == white) return std::nullopt;
  return black ? Color::White : Color::Black;
}

SideFigures figuresOf(const review::SideReport& side, const QString& name) {
  const auto mean = [](const review::Mean& value) {
    return value.moves > 0 ? words::points(value.loss) : QStringLiteral("–");
  };
  SideFigures figures{
      .name = name, .byPhase = {}, .all = mean(side.all), .accuracy = {}, .mistakes = {}};
  for (size_t phase = 0; phase < review::kPhases; ++phase)
    figures.byPhase[phase] = mean(side.byPhase[phase]);
  const auto accuracy = side.accuracy();
  figures.accuracy = accuracy ? words::chance(*accuracy / 100) : QStringLiteral("–");
  figures.mistakes = accuracy ? QString::number(side.mistakes) : QStringLiteral("–");
  return figures;
}

}  // namespace

std::vector<review::Judgement> cardsOf(const review::Report& report) {
  std::vector<review::Judgement> cards;
  for (const Color color : {Color::Black, Color::White}) {
    auto ofSide = review::ofColor(report.worthALook, color);
    // Mistakes first, then whatever else fills its place.
    std::stable_sort(ofSide.begin(), ofSide.end(), [](const auto& a, const auto& b) {
      return a.isMistake == b.isMistake ? a.size() > b.size() : a.isMistake;
    });
    if (ofSide.size() > review::kWorstASide) ofSide.resize(review::kWorstASide);
    cards.insert(cards.end(), ofSide.begin(), ofSide.end());
  }
  std::stable_sort(cards.begin(), cards.end(),
                   [](const auto& a, const auto& b) { return a.number < b.number; });
  return cards;
}

bool isOfTheWholeGame(int looked, int positions) {
  return 100 * looked >= kPercentForFigures * positions;
}

ReportView reportViewOf(const review::Report& report, const GameTree& tree,
                        const ReportOptions& options) {
  ReportView view;
  view.isKnown = !report.moves.empty();
  view.mine = sideOfPerson(tree);
  for (const review::Judgement& card : cardsOf(report)) {
    const bool isTold = options.secret != Secret::AllMoves;
    const QString move =
        isTold ? words::moveName(card.turn.move, tree.size(), options.notation) : QString();
    view.mistakes.push_back(
        {.color = card.turn.color,
         .move = isTold ? ReportWords::tr("Move %1 · %2").arg(card.number).arg(move)
                        : ReportWords::tr("Move %1").arg(card.number),
         .better = options.secret == Secret::Nothing ? betterOf(card, tree.size(), options.notation)
                                                     : ReportWords::tr("What was better?"),
         .cost = costOf(card),
         .doubt = doubtOf(card),
         .chosen = card.node == options.chosen});
  }
  for (const review::Judgement& move : report.worthALook)
    ++view.stopsOf[move.turn.color == Color::Black ? 0 : 1];
  const bool isWhole = isOfTheWholeGame(options.looked, options.positions);
  if (!isWhole) {
    view.progress =
        ReportWords::tr("%1 of %2 positions looked at").arg(options.looked).arg(options.positions);
  }
  const review::SideReport unknown;
  view.black = figuresOf(isWhole ? report.black : unknown, playerName(tree, Color::Black));
  view.white = figuresOf(isWhole ? report.white : unknown, playerName(tree, Color::White));
  return view;
}

BoardOverlay mistakeOverlay(const review::Judgement& mistake) {
  BoardOverlay overlay;
  if (!mistake.turn.move.isPass()) {
    overlay.line.push_back({mistake.turn.move.point(), mistake.turn.color, 0});
  }
  if (!mistake.better.empty() && !mistake.better.front().isPass()) {
    overlay.candidates.push_back({mistake.better.front().point(), 1, {}, 1});
  }
  return overlay;
}

QString mistakeWords(const review::Judgement& mistake, const GameTree& tree, Notation notation) {
  const QString move = words::moveName(mistake.turn.move, tree.size(), notation);
  const QString told =
      (mistake.points ? ReportWords::tr("Move %1: %2 %3 lost %4 points.")
                      : ReportWords::tr("Move %1: %2 %3 lost %4 of the chance."))
          .arg(mistake.number)
          .arg(playerName(tree, mistake.turn.color), move,
               mistake.points ? words::points(*mistake.points) : words::chance(mistake.win));
  if (mistake.better.empty()) return told;
  const QString better = words::moveName(mistake.better.front(), tree.size(), notation);
  return told + ' ' + ReportWords::tr("Better was %1.").arg(better);
}

}  // namespace tengen::desktop
