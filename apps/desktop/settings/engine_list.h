// The engines people can choose beside Tengen: those they added or changed, which are kept between
// runs, and those found on the machine.
#pragma once

#include <QList>
#include <optional>

#include "apps/desktop/engine/engine_profile.h"
#include "apps/desktop/engine/seats.h"

namespace tengen::desktop {

// What was stored by hand or by another version is read as far as it can be: an engine without a
// name or a program is none, and of two with one name the first counts.
QList<EngineProfile> loadEngines();
void saveEngines(const QList<EngineProfile>& engines);

// Those kept, then those found; what people changed stands for what was found under its name.
QList<EngineProfile> withFound(const QList<EngineProfile>& kept, const QList<EngineProfile>& found);
QList<EngineProfile> allEngines();
std::optional<EngineProfile> engineNamed(const QString& name);  // of all
QStringList engineNames();                                      // of all
QStringList usableEngineNames();          // of those on this machine whose test did not fail
Seat seatNamed(const std::string& name);  // Tengen or another by the name in a record

// This name, or with a number behind it: one that neither another engine nor Tengen has.
QString freeName(const QString& wanted, const QStringList& taken);

}  // namespace tengen::desktop
