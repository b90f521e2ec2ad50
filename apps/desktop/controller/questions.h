// What controllers ask people, as plain questions with plain answers. The window answers with
// dialogs, a test from a list.
#pragma once

#include <QString>
#include <optional>

#include "rules/color.h"

#include "apps/desktop/dialogs/join_dialog.h"
#include "apps/desktop/engine/seats.h"
#include "apps/desktop/settings/last_table.h"

namespace tengen::desktop {

class Questions {
 public:
  virtual ~Questions() = default;

  enum class Unsaved : uint8_t { Save, Discard, Cancel };
  enum class Unsafe : uint8_t { Changes, ReviewAlone };  // what is in no file
  virtual Unsaved aboutUnsaved(const QString& name, Unsafe what) = 0;
  // The file is to be read again as another program left it, and there are changes of one's own.
  enum class Reload : uint8_t { DiscardMine, KeepMine, SaveMineAs };
  virtual Reload aboutReload(const QString& name) = 0;
  virtual bool resign(Color color) = 0;
  // So many stones would die by one click while counting.
  virtual bool markDead(int stones) = 0;
  // Counted by one side while there is more to play for.
  virtual bool endUnfinished() = 0;
  // The record has a result, and another one was counted.
  virtual bool replaceResult(const QString& recorded, const QString& counted) = 0;
  virtual std::optional<Seat> opponent(bool withTengen) = 0;  // for the rest of a game
  virtual std::optional<NewGame> newGame(const NewGame& last, bool withTengen) = 0;
  // Empty: nothing chosen.
  virtual QString fileToOpen(const QString& folder) = 0;
  virtual QString fileToSave(const QString& suggestion) = 0;
  virtual QString folderOfGames() = 0;     // for the library
  virtual QString folderOfProblems() = 0;  // a file each
  // A folder leaves the library with its games.
  virtual bool removeFolder(const QString& folder) = 0;
  // The file could not be written: choose another place for it? What is said must not be missed.
  virtual bool saveElsewhere(const QString& path, const QString& why) = 0;
  // The file was changed by another program since it was read: write over it?
  virtual bool overwriteChanged(const QString& name) = 0;
  virtual std::optional<int> moveNumber(int now, int last) = 0;
  virtual std::optional<QString> wordsToFind(const QString& last) = 0;
  virtual std::optional<JoinWish> tableToJoin(const std::vector<client::KnownSeat>& seats,
                                              const QString& name) = 0;
  // The link was opened outside: nobody sits down at a table without having said so, and who comes.
  virtual std::optional<JoinWish> mayJoin(const remote::Link& link, const QString& name) = 0;
  virtual std::optional<FriendWish> tableToMake(const FriendWish& last, bool canStartServer) = 0;
  virtual bool leaveTable() = 0;  // while its game goes on
};

}  // namespace tengen::desktop
