#include <pango/pangocairo.h>
#include <cairo/cairo-svg.h>
