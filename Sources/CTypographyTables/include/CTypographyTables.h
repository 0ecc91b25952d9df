// Made by scripts/build-metrics.py. Do not edit.
#ifndef CTYPOGRAPHY_TABLES_H
#define CTYPOGRAPHY_TABLES_H

#include <stdint.h>

/// Advances and kerns are in ten-thousandths of an em. What follows from the fit is not stated here, so that
/// scripts/left-out.sh links other tables without compiling anything else.
enum {
    ESPALIER_GLYPH_COUNT = 1054,
    ESPALIER_WEIGHT_COUNT = 9,
    ESPALIER_FACE_COUNT = 64,
    ESPALIER_BREAK_RUNS = 2539,
};

typedef struct { int32_t kind; double size; double value; } EspalierSizeRow;
typedef struct {
    const char *names; double ascender, descender, gap, capHeight, xHeight;
} EspalierFace;

// Tables are handed out as pointers: Swift would import arrays of this size as tuples.
const uint8_t *espalier_glyph_page_table(void);
const uint16_t *espalier_glyph_table(void);
const int16_t *espalier_system_advance_table(void);
const int16_t *espalier_older_widening_table(void);
const uint16_t *espalier_kern_left_table(void);
const uint16_t *espalier_kern_right_table(void);
const int16_t *espalier_kern_table(void);
int espalier_kern_right_classes(void);
const EspalierSizeRow *espalier_size_table(void);
int espalier_size_rows(void);
const EspalierFace *espalier_face_table(void);
const int16_t *espalier_face_advance_table(void);
const uint32_t *espalier_break_start_table(void);
const uint8_t *espalier_break_class_table(void);

#endif
