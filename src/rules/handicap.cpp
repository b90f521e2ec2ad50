#include "rules/handicap.h"
