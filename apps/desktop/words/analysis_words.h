// What an engine's numbers are called: leads and chances, always with the side they belong to.
#pragma once

#include <QString>

#include "rules/color.h"
#include "rules/move.h"
#include "rules/notation.h"

namespace tengen::desktop::words {

QString points(double value);                 // "4.4", "−0.6"
QString lead(double blacks);                  // "B+4.4", as results are written
QString chance(double share);                 // "74 %"
QString chanceOf(Color color, double share);  // "Black 47 %"
QString whoLeads(double blacks);              // "Black leads by 4.4"
QString whoIsAhead(double blacks);            // where points are unknown: "Black is ahead"
QString couldPlay(Color color);               // "Here Black could play"
QString visits(int count);                    // "541 visits"
QString moveName(Move move, BoardSize size, Notation notation);

}  // namespace tengen::desktop::words
