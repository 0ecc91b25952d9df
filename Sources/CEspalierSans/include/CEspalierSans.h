#ifndef CESPALIER_SANS_H
#define CESPALIER_SANS_H

#include <stddef.h>

/// The bytes of EspalierSans.ttc, part of the program; they live as long as it does.
const unsigned char *espalier_sans_bytes(void);

/// How many bytes there are.
size_t espalier_sans_size(void);

#endif
