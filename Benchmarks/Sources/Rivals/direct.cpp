// The least work that any engine has to do for a layout: its frames by one loop made for this layout alone.
#include "rivals.h"

#include <algorithm>
#include <vector>

namespace {

struct View {
    double left = 0, top = 0, width = 0, height = 0;
    double wanted = 0, other = 0;
};

// One constraint as an object: what a direct engine would follow instead of an array's index.
struct Constraint {
    View *view;
    View *anchor;
    double constant;
};

} // namespace

struct DirectLayout {
    DirectKind kind;
    bool with_objects;
    std::vector<View> views;
    std::vector<View *> heap_views;
    std::vector<Constraint *> constraints;

    ~DirectLayout() {
        for (auto *view : heap_views) delete view;
        for (auto *constraint : constraints) delete constraint;
    }

    View &at(size_t index) { return with_objects ? *heap_views[index] : views[index]; }
    size_t count() const { return with_objects ? heap_views.size() : views.size(); }

    void chain(double width, double height) {
        double content = 0;
        size_t n = count();
        for (size_t i = 0; i < n; ++i) content += at(i).wanted + 8;
        double excess = std::max(0.0, content - height), top = 8;
        // The last are cut first.
        for (size_t i = n; i-- > 0;) {
            View &view = at(i);
            double cut = std::min(view.wanted, excess);
            excess -= cut;
            view.height = view.wanted - cut;
        }
        for (size_t i = 0; i < n; ++i) {
            View &view = at(i);
            view.left = 8;
            view.top = top;
            view.width = width - 16;
            top += view.height + 8;
        }
    }

    void siblings(double width, double height) {
        size_t n = count();
        for (size_t i = 0; i < n; ++i) {
            View &view = at(i);
            view.left = double(i % 17);
            view.top = double(i % 13);
            view.width = width - double(i % 19) - view.left;
            view.height = height - double(i % 11) - view.top;
        }
    }

    void nested(double width, double) {
        size_t n = count(), rows = n / 5;
        double least = 1e300, inner = width - 16;
        for (size_t r = 0; r < rows; ++r) {
            double rest = inner - 32;
            for (size_t k = 0; k < 5; ++k)
                if (k != 2) rest -= at(5 * r + k).wanted;
            least = std::min(least, rest);
        }
        double top = 8;
        for (size_t r = 0; r < rows; ++r) {
            double used = least + 32, left = 8;
            for (size_t k = 0; k < 5; ++k)
                if (k != 1 && k != 2) used += at(5 * r + k).wanted;
            for (size_t k = 0; k < 5; ++k) {
                View &view = at(5 * r + k);
                view.width = k == 2 ? least : k == 1 ? inner - used : view.wanted;
                view.left = left;
                view.height = view.other;
                view.top = top + (40 - view.height) / 2;
                left += view.width + 8;
            }
            top += 48;
        }
    }

    void fillEqually(double width, double height) {
        size_t n = count();
        double each = (width - 4 * double(n - 1)) / double(n), left = 0;
        for (size_t i = 0; i < n; ++i) {
            View &view = at(i);
            view.left = left;
            view.top = 0;
            view.width = each;
            view.height = height;
            left += each + 4;
        }
    }

    void inequality(double width, double) {
        size_t n = count();
        double preferred = 4 * double(n - 1);
        for (size_t i = 0; i < n; ++i) preferred += 1.25 * at(i).wanted;
        double excess = std::max(0.0, preferred - width), left = 0;
        // First down to the intrinsic widths, from the first view on, then below them, from the last.
        for (size_t i = 0; i < n; ++i) {
            View &view = at(i);
            double cut = std::min(0.25 * view.wanted, excess);
            excess -= cut;
            view.width = 1.25 * view.wanted - cut;
        }
        for (size_t i = n; excess > 0 && i-- > 0;) {
            View &view = at(i);
            double cut = std::min(view.width, excess);
            excess -= cut;
            view.width -= cut;
        }
        for (size_t i = 0; i < n; ++i) {
            View &view = at(i);
            view.left = left;
            view.top = 0;
            view.height = 20;
            left += view.width + 4;
        }
    }
};

extern "C" {

DirectLayout *direct_create(DirectKind kind, int count, int with_objects) {
    auto *layout = new DirectLayout();
    layout->kind = kind;
    layout->with_objects = with_objects != 0;
    int per_view = kind == direct_nested ? 8 : kind == direct_siblings ? 4 : kind == direct_chain ? 6 : 5;
    if (!with_objects) layout->views.resize(count);
    for (int i = 0; i < count; ++i) {
        if (with_objects) {
            layout->heap_views.push_back(new View());
            for (int k = 0; k < per_view; ++k)
                layout->constraints.push_back(
                    new Constraint{layout->heap_views[i], i > 0 ? layout->heap_views[i - 1] : nullptr, double(k)});
        }
        View &view = layout->at(i);
        switch (kind) {
        case direct_chain: view.wanted = 16 + 7 * i % 23; break;
        case direct_inequality: view.wanted = 20 + 7 * i % 31; break;
        case direct_nested: {
            int row = i / 5;
            double widths[] = {40, double(60 + 11 * row % 97), 60, double(46 + 5 * row % 31), 51};
            double heights[] = {40, 20.5, 34, 34, 31};
            view.wanted = widths[i % 5];
            view.other = heights[i % 5];
            break;
        }
        default: break;
        }
    }
    return layout;
}

void direct_destroy(DirectLayout *layout) { delete layout; }

void direct_solve(DirectLayout *layout, double width, double height) {
    switch (layout->kind) {
    case direct_chain: layout->chain(width, height); break;
    case direct_siblings: layout->siblings(width, height); break;
    case direct_nested: layout->nested(width, height); break;
    case direct_fill_equally: layout->fillEqually(width, height); break;
    case direct_inequality: layout->inequality(width, height); break;
    }
}

double direct_sum(const DirectLayout *layout) {
    auto *mutable_layout = const_cast<DirectLayout *>(layout);
    double sum = 0;
    for (size_t i = 0; i < layout->count(); ++i) {
        View &view = mutable_layout->at(i);
        sum += view.left + view.top + view.width + view.height;
    }
    return sum;
}
}
