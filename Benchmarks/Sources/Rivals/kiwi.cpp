#include "rivals.h"

#if __has_include(<kiwi/kiwi.h>)
#include <kiwi/kiwi.h>
#include <vector>

struct KiwiSystem {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
};

extern "C" {

int kiwi_is_available(void) { return 1; }

KiwiSystem *kiwi_create(int variable_count) {
    auto *system = new KiwiSystem();
    system->variables.resize(variable_count);
    return system;
}

void kiwi_destroy(KiwiSystem *system) { delete system; }

int kiwi_add(KiwiSystem *system, int count, const int *variables, const double *coefficients, int relation,
             double constant, double priority) {
    std::vector<kiwi::Term> terms;
    terms.reserve(count);
    for (int i = 0; i < count; ++i) terms.emplace_back(system->variables[variables[i]], coefficients[i]);
    auto op = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    // A summed strength for each priority; kiwi has nothing nearer to levels.
    double strength = priority >= 1000 ? kiwi::strength::required : priority;
    kiwi::Constraint constraint(kiwi::Expression(std::move(terms), -constant), op, strength);
    try {
        system->solver.addConstraint(constraint);
    } catch (...) {
        return -1;
    }
    system->constraints.push_back(constraint);
    return int(system->constraints.size()) - 1;
}

void kiwi_remove(KiwiSystem *system, int constraint) {
    try {
        system->solver.removeConstraint(system->constraints[constraint]);
    } catch (...) {
    }
}

void kiwi_make_editable(KiwiSystem *system, int variable) {
    system->solver.addEditVariable(system->variables[variable], kiwi::strength::strong);
}

void kiwi_suggest(KiwiSystem *system, int variable, double value) {
    try {
        system->solver.suggestValue(system->variables[variable], value);
    } catch (...) {
    }
}

void kiwi_update(KiwiSystem *system) { system->solver.updateVariables(); }

double kiwi_value(KiwiSystem *system, int variable) { return system->variables[variable].value(); }
}

#else

struct KiwiSystem {};

extern "C" {
int kiwi_is_available(void) { return 0; }
KiwiSystem *kiwi_create(int) { return nullptr; }
void kiwi_destroy(KiwiSystem *) {}
int kiwi_add(KiwiSystem *, int, const int *, const double *, int, double, double) { return -1; }
void kiwi_remove(KiwiSystem *, int) {}
void kiwi_make_editable(KiwiSystem *, int) {}
void kiwi_suggest(KiwiSystem *, int, double) {}
void kiwi_update(KiwiSystem *) {}
double kiwi_value(KiwiSystem *, int) { return 0; }
}

#endif
