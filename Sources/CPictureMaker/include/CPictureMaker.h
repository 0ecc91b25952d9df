#ifndef CPICTUREMAKER_H
#define CPICTUREMAKER_H

#include <stddef.h>

/// What makes pixels, retained for the caller; defined by the module Rendering, if it is in the program.
extern void *_Nonnull espalier_picture_maker(void) __attribute__((weak));

/// What makes pixels, or nothing. Swift has no name for a function that may be missing.
static inline void *_Nullable espalier_picture_maker_if_linked(void) {
    return espalier_picture_maker ? espalier_picture_maker() : NULL;
}

#endif
