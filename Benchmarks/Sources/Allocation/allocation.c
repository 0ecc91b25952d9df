#include "allocation.h"

#include <limits.h>
#include <malloc.h>

void keep_freed_memory(void) {
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
}
