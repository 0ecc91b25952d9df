#ifndef CMEMORY_H
#define CMEMORY_H

#include <stddef.h>
#include <stdlib.h>

/// Memory of another size with the same beginning, in place of the old; new memory where the old is null. Null if there is none.
///
/// The system moves large blocks without copying or touching them.
static inline void *_Nullable espalier_resize(void *_Nullable old, size_t size) { return realloc(old, size); }

/// Gives memory of `espalier_resize` back.
static inline void espalier_free(void *_Nullable memory) { free(memory); }

#endif
