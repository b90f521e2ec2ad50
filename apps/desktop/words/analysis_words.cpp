#include "apps/desktop/words/analysis_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "apps/desktop/words/words.h"

namespace tengen::desktop::words {
namespace {

struct AnalysisWords {
  Q_DECLARE_TR_FUNCTIONS(AnalysisWords)
};

QString tenths(double value) {
  return QLocale().toString(std::abs(value), 'f', 1);
}

// To a tenth, so that nobody leads by 0.0.
double rounded(double value) {
  return std::round(value * 10) / 10;
}

}  // namespace

QString points(double value) {
  return (rounded(value) < 0 ? QStringLiteral("−") : QString()) + tenths(value);
}

QString lead(double blacks) {
  if (rounded(blacks) == 0) return tenths(0);
  return (blacks > 0 ? QStringLiteral("B+") : QStringLiteral("W+")) + tenths(blacks);
}

QString chance(double share) {
  return QStringLiteral("%1 %").arg(std::lround(share * 100));
}

QString chanceOf(Color color, double share) {
  return QStringLiteral("%1 %2").arg(sideName(color), chance(share));
}

QString whoLeads(double blacks) {
  if (rounded(blacks) == 0) return AnalysisWords::tr("The game is even");
  return (blacks > 0 ? AnalysisWords::tr("Black leads by %1")
                     : AnalysisWords::tr("White leads by %1"))
      .arg(tenths(blacks));
}

QString whoIsAhead(double blacks) {
  return blacks >= 0.5 ? AnalysisWords::tr("Black is ahead") : AnalysisWords::tr("White is ahead");
}

QString couldPlay(Color color) {
  return color == Color::Black ? AnalysisWords::tr("Here Black could play")
                               : AnalysisWords::tr("Here White could play");
}

QString visits(int count) {
  return AnalysisWords::tr("%n visits", "", count);
}

QString moveName(Move move, BoardSize size, Notation notation) {
  if (move.isPass()) return AnalysisWords::tr("Pass");
  return QString::fromStdString(toText(move.point(), size, notation));
}

}  // namespace tengen::desktop::words
