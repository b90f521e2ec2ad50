#include "apps/desktop/dialogs/friend_dialog.h"

#include <set>

#include "apps/desktop/dialogs/dialog_test_kit.h"

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

}  // namespace
}  // namespace tengen::desktop
