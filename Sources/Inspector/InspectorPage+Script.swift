extension InspectorPage {
    static let script = #"""
        "use strict";
        const byId = id => document.getElementById(id);
        const switches = ["landscape", "dark", "rtl"], lists = ["device", "text-size", "language"];
        // All that is chosen stands in the address, so that a page can be kept and sent.
        const chosen = new URLSearchParams(location.hash.slice(1));
        let choices = {}, documents = [], version = 0, shown = null, selected = chosen.get("view"), turn = 0;

        function element(name, properties = {}, ...children) {
          const made = document.createElement(name);
          for (const [key, value] of Object.entries(properties)) {
            if (key.startsWith("aria") || key === "role") made.setAttribute(key, value); else made[key] = value;
          }
          made.append(...children);
          return made;
        }
        function svgElement(name, attributes) {
          const made = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
          return made;
        }
        const number = value => String(Math.round(value * 1000) / 1000);

        function choose(name, value) {
          if (value) chosen.set(name, value); else chosen.delete(name);
          keep();
        }
        function keep() {
          history.replaceState(null, "", "#" + chosen);
          showChoices();
          showDocuments();
          load();
        }
        function query(more) {
          const items = new URLSearchParams(chosen);
          // Without a device there is nothing to turn.
          if (!items.get("device") && !choices.turnsUsualDevice) items.delete("landscape");
          items.delete("view");
          for (const [key, value] of Object.entries(more ?? {})) items.set(key, value);
          return items;
        }

        // What can be chosen.
        function showChoices() {
          for (const name of lists) byId(name).value = chosen.get(name) ?? "";
          for (const name of switches) byId(name).setAttribute("aria-pressed", chosen.has(name));
          byId("landscape").disabled = !chosen.get("device") && !choices.turnsUsualDevice;
          for (const button of byId("overlays").children) {
            button.setAttribute("aria-pressed", chosen.getAll("overlay").includes(button.value));
          }
        }
        async function begin() {
          choices = await (await fetch("/choices")).json();
          byId("device").options[0].textContent = choices.usualDevice;
          const options = { device: choices.devices, "text-size": choices.textSizes, language: choices.languages };
          for (const name of lists) {
            for (const choice of options[name]) {
              byId(name).append(element("option", { value: choice.name, textContent: choice.title }));
            }
            byId(name).onchange = event => choose(name, event.target.value);
          }
          for (const name of switches) byId(name).onclick = () => choose(name, chosen.has(name) ? "" : "1");
          for (const choice of choices.overlays) {
            const button = element("button", { value: choice.name, textContent: choice.title });
            button.onclick = () => {
              const others = chosen.getAll("overlay").filter(name => name !== choice.name);
              const wasOn = chosen.getAll("overlay").includes(choice.name);
              chosen.delete("overlay");
              for (const name of wasOn ? others : [...others, choice.name]) chosen.append("overlay", name);
              keep();
            };
            byId("overlays").append(button);
          }
          byId("filter").oninput = showDocuments;
          showChoices();
          follow();
        }

        // The documents, and whatever happens to them.
        async function follow() {
          for (;;) {
            try {
              const answer = await fetch(version ? "/documents?since=" + version : "/documents");
              const state = await answer.json();
              if (state.version !== version || byId("status").className) update(state);
            } catch {
              say("espalier is not running any more", true);
              await new Promise(done => setTimeout(done, 1000));
            }
          }
        }
        function update(state) {
          const stamp = path => documents.find(one => one.path === path)?.stamp;
          const before = stamp(chosen.get("document"));
          const wasBroken = byId("status").className;
          ({ version, documents } = state);
          if (!documents.some(one => one.path === chosen.get("document"))) {
            if (documents.length) chosen.set("document", documents[0].path); else chosen.delete("document");
            history.replaceState(null, "", "#" + chosen);
          }
          say("");
          showDocuments();
          if (wasBroken || !shown || stamp(chosen.get("document")) !== before) load();
        }
        function showDocuments() {
          const words = byId("filter").value.toLowerCase();
          const matching = documents.filter(one => one.path.toLowerCase().includes(words));
          byId("documents").replaceChildren(...matching.map(one => {
            const cut = one.path.lastIndexOf("/") + 1;
            const button = element("button", { "aria-current": one.path === chosen.get("document") },
              one.path.slice(cut), element("span", { className: "folder", textContent: cut ? "  " + one.path.slice(0, cut) : "" }));
            button.onclick = () => {
              selected = null;
              chosen.delete("view");
              choose("document", one.path);
            };
            return element("li", {}, button);
          }));
          if (!documents.length) {
            byId("documents").replaceChildren(
              element("li", { className: "nothing", textContent: choices.nothing }));
          }
        }
        function say(words, isBroken = false) {
          byId("status").textContent = words;
          byId("status").className = isBroken ? "broken" : "";
        }

        // A document, laid out.
        async function load() {
          const mine = ++turn;
          if (!chosen.get("document")) { shown = null; byId("scenes").replaceChildren(); return; }
          say("laying out …");
          let answer, body;
          try {
            answer = await fetch("/layout?" + query());
            body = answer.ok ? await answer.json() : await answer.text();
          } catch { return; }
          // Somebody has chosen something else meanwhile.
          if (mine !== turn) return;
          document.title = chosen.get("document").split("/").pop() + " – Espalier";
          if (!answer.ok) {
            shown = { scenes: [], findings: [] };
            byId("checked").hidden = true;
            byId("scenes").replaceChildren(element("pre", { className: "message", textContent: body.trim() }));
            say("this document can't be shown", true);
          } else {
            shown = body;
            // A running app isn't checked.
            byId("checked").hidden = !shown.findings;
            shown.findings ??= [];
            showScenes();
            say(shown.environment + ", " + new Date().toLocaleTimeString());
          }
          showViews();
          showFindings();
          showSelection();
        }
        function showScenes() {
          const figures = shown.scenes.map(scene => {
            const stage = element("div", { className: "stage" });
            // As large as it is, or as the window is high.
            const [wide, high] = scene.size;
            stage.style.width = `min(${wide}px, max(260px, calc((100vh - 170px) * ${wide / Math.max(1, high)})))`;
            if (scene.picture) {
              stage.append(element("img", { src: "data:image/png;base64," + scene.picture, alt: scene.name }));
              const plan = svgElement("svg", { viewBox: `0 0 ${scene.size[0]} ${scene.size[1]}` });
              for (const view of scene.views.filter(view => !view.isHidden)) {
                const [[x, y], [width, height]] = view.frame;
                const rect = svgElement("rect", { x, y, width, height, "data-id": view.id });
                const title = svgElement("title", {});
                title.textContent = `${view.name}\n${number(x)}, ${number(y)}, ${number(width)} × ${number(height)}`;
                rect.append(title);
                rect.onclick = () => select(view.id);
                plan.append(rect);
              }
              stage.append(plan);
            } else {
              stage.append(element("pre", { className: "message", textContent: scene.problem ?? "" }));
            }
            return element("figure", {}, element("figcaption", {}, scene.name + " ",
              element("span", { textContent: `${number(scene.size[0])} × ${number(scene.size[1])}` })), stage);
          });
          const problems = (shown.problems ?? []).map(words => element("p", { className: "nothing", textContent: words }));
          if (!figures.length) {
            problems.push(element("p", { className: "nothing", textContent: "There is nothing to draw in this document." }));
          }
          byId("scenes").replaceChildren(...figures, ...problems);
        }
        const allViews = () => (shown?.scenes ?? []).flatMap(scene => scene.views);

        function showViews() {
          byId("views").replaceChildren(...allViews().map(view => {
            const button = element("button", {
              textContent: view.name.replace(/ \([^()]*\)$/, ""), className: view.isHidden ? "hidden-view" : "",
              "aria-current": view.id === selected, title: view.isHidden ? "hidden" : "",
            });
            button.style.paddingLeft = 8 + view.depth * 12 + "px";
            button.onclick = () => select(view.id);
            return element("li", {}, button);
          }));
        }
        function showFindings() {
          byId("finding-count").textContent = shown.findings.length ? `(${shown.findings.length})` : "";
          byId("findings").replaceChildren(...shown.findings.map(finding => {
            const place = finding.location.position ? `line ${finding.location.position.line}` : "";
            const button = element("button", {},
              element("span", { className: finding.severity, textContent: finding.severity }), ": " + finding.message + " ",
              element("span", { className: "place", textContent: place }));
            if (finding.fix) button.append(element("span", { className: "fix", textContent: "What mends it: " + finding.fix }));
            const ids = [...finding.ids, ...finding.related.flatMap(related => related.ids)];
            button.onclick = () => {
              const id = ids.find(id => allViews().some(view => view.id === id));
              if (id) select(id);
            };
            return element("li", {}, button);
          }));
          if (!shown.findings.length) {
            byId("findings").append(element("li", { className: "nothing", textContent: "Nothing was found here." }));
          }
        }

        // A view, and why it stands where it does.
        function select(id) {
          selected = id;
          if (id) chosen.set("view", id); else chosen.delete("view");
          history.replaceState(null, "", "#" + chosen);
          showViews();
          showSelection();
          byId("views").querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
        }
        async function showSelection() {
          for (const rect of document.querySelectorAll(".stage rect")) {
            rect.classList.toggle("selected", rect.dataset.id === selected);
          }
          const view = allViews().find(view => view.id === selected);
          if (!view) {
            byId("selection").replaceChildren(
              element("p", { className: "nothing", textContent: "Click a view to see its frame, and why it is what it is." }));
            return;
          }
          const [[x, y], [width, height]] = view.frame;
          const frame = element("dl", {});
          for (const [name, value] of Object.entries({ x, y, width, height })) {
            frame.append(element("dt", { textContent: name }), element("dd", { textContent: number(value) }));
          }
          const reason = element("pre", { textContent: "looking …" });
          byId("selection").replaceChildren(
            element("h3", { textContent: view.name }), frame,
            element("p", { className: "place", textContent: (view.line ? `line ${view.line}; ` : "") + "points in the picture" }),
            reason);
          let words;
          try { words = await (await fetch("/layout?" + query({ view: view.id }))).text(); } catch { return; }
          if (selected === view.id) reason.textContent = words.trim();
        }
        addEventListener("keydown", event => {
          if (event.key === "Escape") select(null);
        });
        addEventListener("hashchange", () => location.reload());
        begin();
        """#
}
