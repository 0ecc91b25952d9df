// All of this module is inline; a package needs a source file to build it.
#include "CMemory.h"
