#include "rules/position.h"
