// What a table for a friend was like the last time, and how one is called there.
#pragma once

#include <QString>
#include <optional>

#include "remote/link.h"

#include "apps/client/server_questions.h"

namespace tengen::desktop {

struct FriendWish {
  client::TableWish table;
  std::optional<remote::Address> server;  // nothing: one is started here
  QString address;                        // of the server, as it was typed
};

constexpr int kLongestNameAtTables = 40;  // characters a server takes

FriendWish loadLastTable();
void saveLastTable(const FriendWish& wish);

QString nameAtTables();
void setNameAtTables(const QString& name);

}  // namespace tengen::desktop
