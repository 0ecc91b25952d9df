extension HTMLReport {
    /// Selects findings and their marks together, filters and searches. Without it the page still shows everything.
    static let script = """
        "use strict";
        const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
        const findings = all(".finding");
        const search = document.getElementById("search");
        const none = document.getElementById("none");
        let selected = null;

        function select(item, scrolls) {
          all(".selected").forEach(element => element.classList.remove("selected"));
          selected = item;
          if (item === null) return;
          item.classList.add("selected");
          all('[data-mark="' + item.dataset.finding + '"]').forEach(mark => mark.classList.add("selected"));
          item.focus({ preventScroll: true });
          if (scrolls) item.scrollIntoView({ block: "center" });
          history.replaceState(null, "", "#" + item.id);
        }

        function filter() {
          const chosen = { severity: new Set(), rule: new Set() };
          all('.filter[aria-pressed="true"]').forEach(button => chosen[button.dataset.filter].add(button.dataset.value));
          const words = search.value.toLowerCase().split(/\\s+/).filter(word => word !== "");
          let count = 0;
          all(".document").forEach(section => {
            const path = section.querySelector("h2").textContent;
            let here = 0;
            all(".finding", section).forEach(item => {
              const text = (path + " " + item.textContent).toLowerCase();
              const fits = Object.keys(chosen).every(key => chosen[key].size === 0 || chosen[key].has(item.dataset[key]))
                && words.every(word => text.includes(word));
              item.hidden = !fits;
              all('[data-mark="' + item.dataset.finding + '"]', section).forEach(mark => {
                mark.style.display = fits ? "" : "none";
              });
              if (fits) here += 1;
            });
            section.hidden = here === 0;
            count += here;
          });
          none.hidden = count > 0 || findings.length === 0;
          if (selected !== null && selected.hidden) select(null);
        }

        function step(by) {
          const shown = findings.filter(item => !item.hidden);
          if (shown.length === 0) return;
          const place = shown.indexOf(selected);
          const next = place < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.min(Math.max(place + by, 0), shown.length - 1);
          select(shown[next], true);
        }

        document.addEventListener("click", event => {
          const button = event.target.closest(".filter");
          const mark = event.target.closest("[data-mark]");
          const item = event.target.closest(".finding");
          if (button) {
            button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
            filter();
          } else if (mark) {
            select(document.getElementById("f" + mark.dataset.mark), true);
          } else if (item) {
            select(item, false);
          }
        });
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === "Escape") {
            if (event.target === search) { search.value = ""; filter(); search.blur(); } else { select(null); }
          } else if (event.target === search) {
            return;
          } else if (event.key === "j") {
            step(1);
          } else if (event.key === "k") {
            step(-1);
          } else if (event.key === "/") {
            event.preventDefault();
            search.focus();
          } else if (event.key === "Enter" && event.target.classList.contains("finding")) {
            select(event.target, false);
          }
        });
        search.addEventListener("input", filter);

        const themes = ["system", "light", "dark"];
        const theme = document.getElementById("theme");
        theme.addEventListener("click", () => {
          const root = document.documentElement;
          const next = themes[(themes.indexOf(root.dataset.theme || "system") + 1) % themes.length];
          if (next === "system") delete root.dataset.theme; else root.dataset.theme = next;
          theme.textContent = "Appearance: " + next;
        });
        const named = location.hash.startsWith("#f") ? document.getElementById(location.hash.slice(1)) : null;
        if (named !== null) select(named, true);
        """
}
