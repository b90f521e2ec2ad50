// The panes beside the board, as tabs: tree, comment, and what others add. A pane can be moved into
// a second row of tabs below, and hidden; its name is for the settings and never shown.
#pragma once

#include <QSplitter>
#include <QTabWidget>
#include <QVariantMap>
#include <vector>

#include "apps/desktop/base/saying.h"

namespace tengen::desktop {

class PaneTabs : public QSplitter {
  Q_OBJECT

 public:
  explicit PaneTabs(QWidget* parent = nullptr);

  // This is the place to add a tab. Which mode shows it at first is WindowLayout's to say.
  void add(const QString& name, QWidget* pane, const Saying& title);
  void setShown(const QString& name, bool shown);
  void setBelow(const QString& name, bool below);
  // Those that need the height: in front, they leave the row below its least.
  void setRoomy(const QStringList& names) { roomy_ = names; }
  void open(const QString& name);  // brings it to the front; shows it first

  QStringList names() const;
  bool isShown(const QString& name) const;
  bool isBelow(const QString& name) const;
  bool isRoomyInFront() const { return roomy_.contains(openIn(*upper_)); }

  QVariantMap state() const;
  void restore(const QVariantMap& state);

 signals:
  void changed();  // by a person: shown, hidden, moved, resized, another tab

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Pane {
    QString name;
    QWidget* widget;
    Saying title;
    bool shown = true;
    bool below = false;
  };

  QTabWidget* makeTabs();
  const Pane* find(const QString& name) const;
  Pane* find(const QString& name);
  QString openIn(const QTabWidget& tabs) const;  // name of its front pane
  void arrange();                                // by what the panes say of themselves
  void fitTabs();
  void giveRoom();
  void takeRoomBack();
  void shareRoom();  // unless a person has
  void retranslate();
  void showMenu(QTabWidget& tabs, QPoint place);

  std::vector<Pane> panes_;
  QTabWidget* upper_;
  QTabWidget* lower_;
  bool arranging_ = false;
  bool low_ = false;  // no room for two rows
  QStringList roomy_;
  bool roomGiven_ = false;  // to the upper row
  bool dragged_ = false;    // since
  bool isByHand_ = false;   // a person said how high the rows are
  QByteArray rows_;         // as they were before that
};

}  // namespace tengen::desktop
