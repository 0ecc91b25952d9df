#ifndef CPREFETCH_H
#define CPREFETCH_H

#include <stddef.h>
#include <stdint.h>

/// Asks the processor for memory that will be needed soon, once, without waiting for it; so that it doesn't drive out of the
/// caches what is needed again. Any address is allowed.
static inline void espalier_prefetch(const void *_Nullable start, size_t size) {
    const uintptr_t line = 64;
    uintptr_t end = (uintptr_t)start + size;
    for (uintptr_t address = (uintptr_t)start & ~(line - 1); address < end; address += line)
        __builtin_prefetch((const void *)address, 0, 0);
}

#endif
