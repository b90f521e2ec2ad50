#include "apps/desktop/controller/explorer_view.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "apps/desktop/words/analysis_words.h"

namespace tengen::desktop {
namespace {

constexpr size_t kMostLettered = 12;

struct ExplorerWords {
  Q_DECLARE_TR_FUNCTIONS(ExplorerWords)
};

QString letterAt(size_t index) {
  return QString(QChar(static_cast<char16_t>(u'A' + index)));
}

QString letterOf(Move move, const std::vector<PaintedLetter>& letters) {
  const auto letter = std::find_if(letters.begin(), letters.end(), [&](const auto& painted) {
    return !move.isPass() && painted.point == move.point();
  });
  return letter == letters.end() ? QString() : letter->text;
}

QString figure(size_t games) {
  return QLocale().toString(static_cast<qulonglong>(games));
}

WonShares sharesOf(const library::Wins& wins) {
  if (wins.games == 0) return {};
  const auto all = static_cast<double>(wins.games);
  return {static_cast<double>(wins.black) / all, static_cast<double>(wins.white) / all};
}

ExplorerLine lineOf(const library::NextMove& next, const QString& letter, BoardSize size,
                    Notation notation) {
  ExplorerLine line;
  line.letter = letter;
  line.move = words::moveName(next.turn.move, size, notation);
  line.games = figure(next.wins.games);
  line.won = sharesOf(next.wins);
  line.words = ExplorerWords::tr("%1: %n games, Black won %2 %, White %3 %", "",
                                 static_cast<int>(next.wins.games))
                   .arg(line.move)
                   .arg(qRound(line.won.black * 100))
                   .arg(qRound(line.won.white * 100));
  return line;
}

ExplorerYears yearsOf(const std::vector<library::YearCount>& years) {
  ExplorerYears shown;
  if (years.empty()) return shown;
  shown.first = years.front().year;
  const auto most = std::max_element(years.begin(), years.end(),
                                     [](auto& a, auto& b) { return a.games < b.games; });
  shown.shares.resize(static_cast<size_t>(years.back().year - shown.first) + 1);
  for (const library::YearCount& year : years) {
    shown.shares[static_cast<size_t>(year.year - shown.first)] =
        static_cast<double>(year.games) / static_cast<double>(most->games);
  }
  return shown;
}

ExplorerGame gameOf(const FoundGame& found) {
  const auto name = [](const std::string& text) {
    return text.empty() ? QStringLiteral("?") : QString::fromStdString(text);
  };
  QStringList detail{QString::fromStdString(found.game.date),
                     QString::fromStdString(found.game.result),
                     QString::fromStdString(found.game.event)};
  if (found.move > 0) detail << ExplorerWords::tr("move %1").arg(found.move);
  detail.removeAll({});
  return {QString::fromUtf8("%1 – %2").arg(name(found.game.black), name(found.game.white)),
          detail.join(QString::fromUtf8(" · "))};
}

}  // namespace

std::vector<library::NextMove> shownMoves(const library::Answer& answer,
                                          std::optional<Color> mover) {
  std::vector<library::NextMove> moves;
  for (const library::NextMove& next : answer.next) {
    if ((!mover || next.turn.color == *mover) && moves.size() < kMostLettered)
      moves.push_back(next);
  }
  return moves;
}

ExplorerView explorerView(const Found& found, std::optional<Color> mover, BoardSize size,
                          Notation notation) {
  ExplorerView view;
  if (found.answer.wins.games == 0) {
    view.note = mover ? ExplorerWords::tr("No game of the library has this position.")
                      : ExplorerWords::tr("No game of the library has this pattern.");
    return view;
  }
  const auto games = static_cast<int>(found.answer.wins.games);
  view.bars.headline = ExplorerWords::tr("%Ln games", "", games);
  view.bars.won = sharesOf(found.answer.wins);
  const auto moves = shownMoves(found.answer, mover);
  const auto letters = lettersOf(moves);
  for (const library::NextMove& next : moves)
    view.bars.lines.push_back(lineOf(next, letterOf(next.turn.move, letters), size, notation));
  for (size_t i = 0; i < moves.size() && !mover; ++i) {
    const bool isBlack = moves[i].turn.color == Color::Black;
    view.bars.lines[i].move.prepend(QString::fromUtf8(isBlack ? "●" : "○"));
  }
  view.bars.years = yearsOf(found.answer.years);
  for (const FoundGame& game : found.games)
    view.games.push_back(gameOf(game));
  return view;
}

std::vector<PaintedLetter> lettersOf(const std::vector<library::NextMove>& moves) {
  std::vector<PaintedLetter> letters;
  for (const library::NextMove& next : moves) {
    const Move move = next.turn.move;
    if (!move.isPass() && letterOf(move, letters).isEmpty())
      letters.push_back({move.point(), letterAt(letters.size())});
  }
  return letters;
}

}  // namespace tengen::desktop
