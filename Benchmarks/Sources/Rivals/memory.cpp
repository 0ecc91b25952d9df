// What memory the process has in use, as the C library and the kernel count it.
#include "rivals.h"

#include <cstdio>
#include <cstring>
#include <malloc.h>

namespace {

/// A line of /proc/self/status that gives kibibytes, in bytes.
double status_bytes(const char *name) {
    double bytes = 0;
    if (FILE *file = std::fopen("/proc/self/status", "r")) {
        char line[256];
        while (std::fgets(line, sizeof line, file))
            if (std::strncmp(line, name, std::strlen(name)) == 0) {
                long kibibytes = 0;
                if (std::sscanf(line + std::strlen(name), ": %ld", &kibibytes) == 1) bytes = double(kibibytes) * 1024;
            }
        std::fclose(file);
    }
    return bytes;
}

} // namespace

extern "C" {

double heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return double(info.uordblks) + double(info.hblkhd);
}

double begin_peak(void) {
    malloc_trim(0);
    if (FILE *file = std::fopen("/proc/self/clear_refs", "w")) {
        std::fputs("5", file);
        std::fclose(file);
    }
    return status_bytes("VmRSS");
}

double peak_bytes(void) { return status_bytes("VmHWM"); }
}
