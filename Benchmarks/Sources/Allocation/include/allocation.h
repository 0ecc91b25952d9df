#pragma once

/// Tells the C library to keep what is freed for the next run.
///
/// It would hand large blocks back to the kernel, which clears what it hands out again, page by page, in every run. The
/// blocks of small systems are used again as they are; so the time of large ones, in whatever solver, would have up to a
/// third that small ones don't have.
void keep_freed_memory(void);
