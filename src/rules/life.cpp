#include "rules/life.h"
