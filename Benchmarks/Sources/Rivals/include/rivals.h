#ifndef RIVALS_H
#define RIVALS_H

#ifdef __cplusplus
extern "C" {
#endif

// kiwi, the Cassowary solver behind enaml and matplotlib, if its headers were fetched (scripts/fetch-kiwi).

typedef struct KiwiSystem KiwiSystem;

/// Whether kiwi's headers were found when this was built.
int kiwi_is_available(void);
KiwiSystem *kiwi_create(int variable_count);
void kiwi_destroy(KiwiSystem *system);
/// Adds `sum of terms relation constant`; relation is -1 for <=, 0 for ==, 1 for >=. Answers a number for the
/// constraint, or -1 if kiwi refuses it.
int kiwi_add(KiwiSystem *system, int count, const int *variables, const double *coefficients, int relation,
             double constant, double priority);
void kiwi_remove(KiwiSystem *system, int constraint);
void kiwi_make_editable(KiwiSystem *system, int variable);
void kiwi_suggest(KiwiSystem *system, int variable, double value);
void kiwi_update(KiwiSystem *system);
double kiwi_value(KiwiSystem *system, int variable);

// The limits: loops that compute one kind of layout and nothing else, over arrays, and over one heap object for each
// view and each constraint.

typedef struct DirectLayout DirectLayout;

enum DirectKind { direct_chain, direct_siblings, direct_nested, direct_fill_equally, direct_inequality };

DirectLayout *direct_create(enum DirectKind kind, int count, int with_objects);
void direct_destroy(DirectLayout *layout);
void direct_solve(DirectLayout *layout, double width, double height);
/// The sum of all frames' numbers, so that the work can't be left out.
double direct_sum(const DirectLayout *layout);

/// Bytes in use on the heap.
double heap_bytes(void);
/// Gives free memory back and begins to note the most that is resident; answers how much is resident now.
double begin_peak(void);
/// The most that was resident since.
double peak_bytes(void);

#ifdef __cplusplus
}
#endif
#endif
