extension DifferencePage {
    /// Marks of the old version are dashed, those of the new one solid, so that they differ in more than colour.
    static let style = """
        :root {
          --ground: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --quiet: #6e6e73; --line: #d9d9de; --old: #0a5bd3;
          --new: #d9480f; --added: #1a7f37; --removed: #c4262e; color-scheme: light;
        }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) {
            --ground: #141416; --card: #1f1f23; --text: #f2f2f5; --quiet: #9d9da6; --line: #37373d; --old: #6cb0ff;
            --new: #ff9a5c; --added: #57d27a; --removed: #ff7b80; color-scheme: dark;
          }
        }
        :root[data-theme="dark"] {
          --ground: #141416; --card: #1f1f23; --text: #f2f2f5; --quiet: #9d9da6; --line: #37373d; --old: #6cb0ff;
          --new: #ff9a5c; --added: #57d27a; --removed: #ff7b80; color-scheme: dark;
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--ground); color: var(--text);
          font: 14px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        header {
          position: sticky; top: 0; z-index: 5; padding: 12px 24px; background: var(--card); display: flex; gap: 10px 28px;
          border-bottom: 1px solid var(--line); flex-wrap: wrap; align-items: center; justify-content: space-between;
        }
        h1 { margin: 0; font-size: 19px; }
        header p { margin: 2px 0 0; color: var(--quiet); }
        nav { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; }
        nav label { margin: 0 6px; cursor: pointer; }
        .hint { color: var(--quiet); }
        button {
          font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 999px;
          padding: 3px 11px; cursor: pointer;
        }
        button:hover { border-color: var(--quiet); }
        button[aria-pressed="true"] { background: var(--text); color: var(--card); border-color: var(--text); }
        kbd { font: 11px ui-monospace, monospace; opacity: 0.6; border: 1px solid currentColor; border-radius: 4px; padding: 0 4px; }
        main { padding: 8px 24px 80px; max-width: 1280px; margin: 0 auto; }
        h2 { margin: 26px 0 6px; font-size: 16px; overflow-wrap: anywhere; }
        h3 { margin: 0 0 12px; font-size: 15px; }
        h3 span, .place, .noise { color: var(--quiet); font-weight: 400; }
        ul { margin: 6px 0; padding-left: 20px; }
        .changes li::marker { color: var(--quiet); }
        .changes li.added::marker { content: "+ "; color: var(--added); font-weight: 700; }
        .changes li.removed::marker { content: "\\2212 "; color: var(--removed); font-weight: 700; }
        summary { cursor: pointer; }
        .scene {
          margin: 16px 0; padding: 18px 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
          scroll-margin-top: 90px;
        }
        .scene:focus { outline: 2px solid var(--old); }
        .stage { display: grid; grid-template-columns: repeat(2, minmax(0, var(--width))); gap: 24px; }
        figure { margin: 0; min-width: 0; }
        figcaption { color: var(--quiet); margin: 0 0 6px; }
        .old figcaption { color: var(--old); }
        .new figcaption { color: var(--new); }
        .picture { position: relative; border: 1px solid var(--line); background: #ffffff; }
        .picture img { display: block; width: 100%; height: auto; }
        svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; display: none; }
        .with-marks svg { display: block; }
        svg rect { fill: transparent; stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
        .old svg rect { stroke: var(--old); stroke-dasharray: 5 3; }
        .new svg rect { stroke: var(--new); }
        svg rect:hover { fill: color-mix(in srgb, var(--new) 20%, transparent); }
        input[type="range"] { display: none; width: min(100%, 393px); margin: 12px 0 0; accent-color: var(--new); }
        body:not([data-mode="side"]) .stage { grid-template-columns: minmax(0, var(--width)); }
        body:not([data-mode="side"]) figure { grid-area: 1 / 1; }
        body:not([data-mode="side"]) .new figcaption { text-align: right; }
        body[data-mode="slider"] .new .picture { clip-path: inset(0 0 0 var(--cut, 50%)); }
        body[data-mode="overlay"] .new .picture { opacity: var(--blend, 0.5); }
        body[data-mode="difference"] .new .picture { mix-blend-mode: difference; }
        body[data-mode="difference"] .stage { isolation: isolate; }
        body[data-mode="slider"] input[type="range"], body[data-mode="overlay"] input[type="range"] { display: block; }
        .nothing { border: 1px dashed var(--line); padding: 40px 20px; text-align: center; color: var(--quiet); margin: 0; }
        button:focus-visible, input:focus-visible { outline: 2px solid var(--old); outline-offset: 2px; }
        @media (max-width: 700px) { header { position: static; } .stage { gap: 10px; } .hint { display: none; } }
        """

    /// Chooses how versions are compared, and goes from scene to scene. Without it the page shows them side by side.
    static let script = """
        "use strict";
        const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
        const modes = all("button[data-mode]");

        function choose(mode) {
          document.body.dataset.mode = mode;
          modes.forEach(button => button.setAttribute("aria-pressed", String(button.dataset.mode === mode)));
        }
        modes.forEach(button => button.addEventListener("click", () => choose(button.dataset.mode)));

        all(".scene").forEach(scene => {
          const slider = scene.querySelector("input[type=range]"), stage = scene.querySelector(".stage");
          slider.addEventListener("input", () => {
            stage.style.setProperty("--cut", slider.value + "%");
            stage.style.setProperty("--blend", String(slider.value / 100));
          });
        });

        const marks = document.getElementById("marks");
        const showMarks = () => document.body.classList.toggle("with-marks", marks.checked);
        marks.addEventListener("change", showMarks);

        const themes = ["system", "light", "dark"];
        const theme = document.getElementById("theme");
        function changeTheme() {
          const root = document.documentElement;
          const next = themes[(themes.indexOf(root.dataset.theme || "system") + 1) % themes.length];
          if (next === "system") delete root.dataset.theme; else root.dataset.theme = next;
          theme.firstChild.textContent = "Appearance: " + next + " ";
        }
        theme.addEventListener("click", changeTheme);

        function go(step) {
          const scenes = all(".scene");
          const current = scenes.indexOf(document.activeElement.closest(".scene"));
          const next = scenes[Math.max(0, Math.min(scenes.length - 1, current + step))];
          if (next) { next.focus({ preventScroll: true }); next.scrollIntoView({ block: "start" }); }
        }
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const number = Number(event.key);
          if (number >= 1 && number <= modes.length) choose(modes[number - 1].dataset.mode);
          else if (event.key === "m") { marks.checked = !marks.checked; showMarks(); }
          else if (event.key === "t") changeTheme();
          else if (event.key === "j") go(1);
          else if (event.key === "k") go(-1);
        });
        const wanted = new URLSearchParams(location.hash.slice(1)).get("mode");
        if (modes.some(button => button.dataset.mode === wanted)) choose(wanted);
        """
}
