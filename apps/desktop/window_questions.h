// Answers the controllers' questions with dialogs over a window.
#pragma once

#include <QWidget>

#include "apps/desktop/controller/questions.h"

namespace tengen::desktop {

class WindowQuestions final : public QObject, public Questions {
  Q_OBJECT

 public:
  explicit WindowQuestions(QWidget& window) : QObject(&window), window_(window) {}

  Unsaved aboutUnsaved(const QString& name, Unsafe what) override;
  Reload aboutReload(const QString& name) override;
  bool resign(Color color) override;
  bool markDead(int stones) override;
  bool endUnfinished() override;
  bool replaceResult(const QString& recorded, const QString& counted) override;
  std::optional<Seat> opponent(bool withTengen) override;
  std::optional<NewGame> newGame(const NewGame& last, bool withTengen) override;
  QString fileToOpen(const QString& folder) override;
  QString fileToSave(const QString& suggestion) override;
  QString folderOfGames() override;
  QString folderOfProblems() override;
  bool removeFolder(const QString& folder) override;
  bool saveElsewhere(const QString& path, const QString& why) override;
  bool overwriteChanged(const QString& name) override;
  std::optional<int> moveNumber(int now, int last) override;
  std::optional<QString> wordsToFind(const QString& last) override;
  std::optional<JoinWish> tableToJoin(const std::vector<client::KnownSeat>& seats,
                                      const QString& name) override;
  std::optional<JoinWish> mayJoin(const remote::Link& link, const QString& name) override;
  std::optional<FriendWish> tableToMake(const FriendWish& last, bool canStartServer) override;
  bool leaveTable() override;

 private:
  QWidget& window_;
};

}  // namespace tengen::desktop
