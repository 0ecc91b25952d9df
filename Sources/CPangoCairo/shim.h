#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

// A file that lives in memory only; -1 where the system cannot make one. Declared here, because the system's header
// hides it behind a macro that would change the other headers as well. 1 is MFD_CLOEXEC.
#ifdef __linux__
extern int memfd_create(const char *name, unsigned int flags);
static inline int espalier_memory_file(const char *name) { return memfd_create(name, 1u); }
#else
static inline int espalier_memory_file(const char *name) { (void)name; return -1; }
#endif
