#include "rules/board.h"
