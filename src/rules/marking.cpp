#include "rules/scoring.h"
