#include "apps/desktop/dialogs/collection_dialog.h"

#include "sgf/reader.h"

#include "apps/desktop/dialogs/dialog_test_kit.h"

namespace tengen::desktop {
namespace {

sgf::Collection collectionOf(const std::string& text) {
  auto read = sgf::read(text);
  EXPECT_TRUE(read);
  return std::move(read->collection);
}

sgf::Collection three() {
  return collectionOf(
      "(;GM[1]PB[Ana]BR[3d]PW[Wei]RE[B+2]DT[2024-01-02];B[aa];W[bb])"
      "(;GM[1]PB[Chen]PW[Ana]RE[W+R]EV[Spring Cup]RO[3];B[aa];W[bb];B[cc])"
      "(;GM[1]PB[Dora]PW[Émile])");
}

std::optional<size_t> index(size_t value) {
  return value;
}

TEST(CollectionDialog, EnterOpensTheGameThatIsOpenAlready) {
  const sgf::Collection games = three();
  CollectionDialog dialog(games, 1);
  shown(dialog);
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_EQ(dialog.chosen(), index(1));
}

TEST(CollectionDialog, ShowsWhatEachGameTells) {
  const sgf::Collection games = three();
  CollectionModel model(games);
  const auto cell = [&](int row, int column) {
    return model.data(model.index(row, column), Qt::DisplayRole).toString().toStdString();
  };
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_EQ(cell(0, CollectionModel::Number), "1");
  EXPECT_EQ(cell(0, CollectionModel::Black), "Ana 3d");
  EXPECT_EQ(cell(1, CollectionModel::White), "Ana");
  EXPECT_EQ(cell(1, CollectionModel::Result), "W+R");
  EXPECT_EQ(cell(0, CollectionModel::Date), "2024-01-02");
  EXPECT_EQ(cell(1, CollectionModel::Event), "Spring Cup, 3");
  EXPECT_EQ(cell(1, CollectionModel::Moves), "3");
}

TEST(CollectionDialog, TypingNarrowsTheListAndArrowsChoose) {
  const sgf::Collection games = three();
  CollectionDialog dialog(games, 0);
  shown(dialog);
  auto& search = field<QLineEdit>(dialog, "search");
  auto& list = field<QTableView>(dialog, "games");
  QTest::keyClicks(&search, "ana");
  EXPECT_EQ(list.model()->rowCount(), 2);
  EXPECT_EQ(dialog.chosen(), index(0));
  QTest::keyClick(&search, Qt::Key_Down);
  EXPECT_EQ(dialog.chosen(), index(1));
  QTest::keyClicks(&search, " CUP");  // every word must be there
  EXPECT_EQ(list.model()->rowCount(), 1);
  EXPECT_EQ(dialog.chosen(), index(1));
  search.setText(QString::fromUtf8("ÉMILE"));  // keys of a test know ASCII alone
  EXPECT_EQ(dialog.chosen(), index(2));
}

TEST(CollectionDialog, NothingFoundCannotBeOpened) {
  const sgf::Collection games = three();
  CollectionDialog dialog(games, 0);
  shown(dialog);
  auto& search = field<QLineEdit>(dialog, "search");
  QTest::keyClicks(&search, "nobody");
  EXPECT_FALSE(field<QPushButton>(dialog, "open").isEnabled());
  EXPECT_EQ(dialog.chosen(), std::nullopt);
  search.clear();
  EXPECT_EQ(dialog.chosen(), index(0));
}

TEST(CollectionDialog, ADoubleClickOpens) {
  const sgf::Collection games = three();
  CollectionDialog dialog(games, 0);
  shown(dialog);
  auto& list = field<QTableView>(dialog, "games");
  const QPoint place = list.visualRect(list.model()->index(2, 1)).center();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, place);
  QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, place);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_EQ(dialog.chosen(), index(2));
}

TEST(CollectionDialog, OneOfTenThousandGamesIsFoundByTyping) {
  std::string text;
  for (int i = 0; i < 10'000; ++i) {
    text += "(;GM[1]FF[4]SZ[19]PB[Black " + std::to_string(i) + "]PW[White " +
            std::to_string(i * 7) + "]RE[B+R]DT[2020-01-01]EV[League];B[pd];W[dp];B[pq])\n";
  }
  const sgf::Collection games = collectionOf(text);
  CollectionDialog dialog(games, 9'999);
  shown(dialog);
  QTest::keyClicks(&field<QLineEdit>(dialog, "search"), "69993");
  EXPECT_EQ(dialog.chosen(), index(9'999));
}

TEST(CollectionDialog, NamesEveryFieldForScreenReaders) {
  const sgf::Collection games = three();
  CollectionDialog dialog(games, 0);
  shown(dialog);
  expectAccessible(dialog);
  keepPicture(dialog, "collection");
}

}  // namespace
}  // namespace tengen::desktop
