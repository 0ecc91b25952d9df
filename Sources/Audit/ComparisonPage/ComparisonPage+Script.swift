extension ComparisonPage {
    /// Selects views and their lines together, hides layers, filters by cause. Without it the page still shows everything.
    static let script = """
        "use strict";
        const inspector = document.getElementById("inspector");
        const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
        const numbers = text => text.split(" ").map(Number);

        function cell(row, tag, text, name) {
          const element = document.createElement(tag);
          element.textContent = text;
          if (name) element.className = name;
          row.appendChild(element);
        }

        function inspect(item) {
          const cause = item.closest(".cause");
          const recorded = numbers(item.dataset.recorded), computed = numbers(item.dataset.computed);
          const table = document.createElement("table");
          const rows = [["", "x", "y", "width", "height"], ["recorded"].concat(recorded), ["computed"].concat(computed),
            ["difference"].concat(recorded.map((value, n) => +(computed[n] - value).toFixed(2)))];
          rows.forEach((values, place) => {
            const row = document.createElement("tr");
            row.className = place === 1 || place === 2 ? values[0] : "";
            values.forEach((value, n) => {
              const text = place === 3 && n > 0 && value > 0 ? "+" + value : String(value).replace("-", "\\u2212");
              cell(row, n === 0 || place === 0 ? "th" : "td", text, place === 3 && n > 0 && value !== 0 ? "off" : "");
            });
            table.appendChild(row);
          });
          const title = document.createElement("h3");
          title.textContent = item.querySelector(".name").textContent;
          const kind = document.createElement("p");
          const strong = document.createElement("strong");
          strong.textContent = cause.querySelector("strong").textContent;
          kind.append(item.classList.contains("origin") ? "" : "Moved with another view. ", strong, ". ",
            cause.querySelector(".message").textContent);
          const close = document.createElement("button");
          close.className = "close";
          close.type = "button";
          close.textContent = "\\u00d7";
          close.setAttribute("aria-label", "Close");
          close.addEventListener("click", () => select(null));
          inspector.replaceChildren(close, title, table, kind);
          inspector.hidden = false;
        }

        function select(id, scrolls) {
          all(".selected").forEach(element => element.classList.remove("selected"));
          all(".has-selection").forEach(element => element.classList.remove("has-selection"));
          inspector.hidden = true;
          if (id === null) return;
          const item = document.getElementById("l" + id), view = document.getElementById("v" + id);
          if (!item || !view) return;
          item.classList.add("selected");
          view.classList.add("selected");
          view.closest("svg").classList.add("has-selection");
          inspect(item);
          if (scrolls) item.scrollIntoView({ block: "nearest", behavior: "smooth" });
        }

        document.addEventListener("click", event => {
          const target = event.target.closest("[data-id]");
          if (target) {
            event.preventDefault();
            select(target.dataset.id, target.closest("svg") !== null);
          } else if (event.target.closest("svg")) {
            select(null);
          }
        });
        document.addEventListener("keydown", event => { if (event.key === "Escape") select(null); });

        all("[data-layer]").forEach(input => input.addEventListener("change", () => {
          document.body.classList.toggle("hide-" + input.dataset.layer, !input.checked);
        }));

        function filter(kind) {
          all("[data-kind].cause, [data-kind].view").forEach(element => {
            element.classList.toggle("filtered", kind !== null && element.dataset.kind !== kind);
          });
          all(".badge").forEach(badge => {
            const view = document.getElementById("v" + badge.dataset.id);
            badge.classList.toggle("filtered", view !== null && view.classList.contains("filtered"));
          });
          all(".scene").forEach(scene => {
            scene.classList.toggle("filtered", kind !== null && !scene.querySelector(".cause:not(.filtered)"));
          });
          all(".document").forEach(section => {
            section.classList.toggle("filtered", kind !== null && !section.querySelector(".scene:not(.filtered)"));
          });
        }
        all(".kind").forEach(button => button.addEventListener("click", () => {
          const isOn = button.getAttribute("aria-pressed") === "true";
          all(".kind").forEach(other => other.setAttribute("aria-pressed", "false"));
          button.setAttribute("aria-pressed", String(!isOn));
          filter(isOn ? null : button.dataset.kind);
        }));

        const themes = ["system", "light", "dark"];
        const theme = document.getElementById("theme");
        theme.addEventListener("click", () => {
          const root = document.documentElement;
          const next = themes[(themes.indexOf(root.dataset.theme || "system") + 1) % themes.length];
          if (next === "system") delete root.dataset.theme; else root.dataset.theme = next;
          theme.textContent = "Appearance: " + next;
        });
        if (location.hash.startsWith("#v") || location.hash.startsWith("#l")) select(location.hash.slice(2), true);
        """
}
