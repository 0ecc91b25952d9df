#include "CEspalierSans.h"

// `#embed` is C23; clang has it in every mode and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "EspalierSans.ttc"
};

const unsigned char *espalier_sans_bytes(void) { return bytes; }
size_t espalier_sans_size(void) { return sizeof bytes; }
