// Why an engine did not do what it was asked, in sentences, with its own line about it and what
// people can do.
#pragma once

#include <QString>

#include "engine/engine_error.h"

namespace tengen::desktop::words {

QString engineTrouble(const engine::EngineError& error);
// The line of its standard error that tells most; empty where it said nothing.
QString engineComplaint(const engine::EngineError& error);
// A plain remedy for an engine started by this command line; empty where we know of none.
QString engineRemedy(const engine::EngineError& error, const QString& commandLine);

}  // namespace tengen::desktop::words
