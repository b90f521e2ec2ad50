#include "apps/desktop/dialogs/friend_dialog.h"

#include <QClipboard>
#include <set>

#include "apps/desktop/dialogs/dialog_test_kit.h"
#include "apps/desktop/dialogs/join_dialog.h"

namespace tengen::desktop {
namespace {

// Korean rules are the Japanese ones under another name.
TEST(FriendDialog, OffersEveryRulesetOnceAndByItsName) {
  FriendDialog dialog({}, true);
  const auto& rules = field<QComboBox>(dialog, "friendRules");
  std::set<QString> names;
  for (int row = 0; row < rules.count(); ++row)
    names.insert(rules.itemText(row));
  EXPECT_EQ(names.size(), kRulesets.size());
}

TEST(JoinDialog, ALinkThatIsThereAndPastedAllTheSameStandsThereOnce) {
  const QString link = "http://192.168.1.7:8361/g/k3f9x2ab#i=9sXw";
  QGuiApplication::clipboard()->setText(link);
  JoinDialog dialog({}, "Ada");
  dialog.show();
  auto& edit = field<QLineEdit>(dialog, "joinLink");
  EXPECT_EQ(edit.text(), link);
  edit.setFocus(Qt::ActiveWindowFocusReason);
  QTest::keySequence(&edit, QKeySequence::Paste);
  EXPECT_EQ(edit.text(), link);
  ASSERT_TRUE(dialog.wish().link);
  QGuiApplication::clipboard()->clear();
}

TEST(JoinDialog, OfALinkThatWasOpenedOnlyTheNameIsAsked) {
  const auto link = remote::parseLink("http://192.168.1.7:8361/g/k3f9x2ab#i=9sXw");
  JoinDialog dialog({}, "Ada");
  dialog.setLink(*link);
  EXPECT_TRUE(field<QLineEdit>(dialog, "joinLink").isReadOnly());
  field<QLineEdit>(dialog, "joinName").setText("Grace");
  EXPECT_EQ(dialog.wish().link, link);
  EXPECT_EQ(dialog.wish().name, "Grace");
  EXPECT_TRUE(field<QPushButton>(dialog, "join").isEnabled());
}

}  // namespace
}  // namespace tengen::desktop
