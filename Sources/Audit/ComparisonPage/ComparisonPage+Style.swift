extension ComparisonPage {
    /// Recorded frames are blue and dashed, computed ones orange and solid, so that they differ in more than colour.
    static let style = """
        :root {
          --ground: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --quiet: #6e6e73; --line: #d9d9de;
          --recorded: #0a5bd3; --computed: #d9480f; --same: #b4b4bc; --screen: #ffffff; --mark: #fff3d6;
          color-scheme: light;
        }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) {
            --ground: #141416; --card: #1f1f23; --text: #f2f2f5; --quiet: #9d9da6; --line: #37373d;
            --recorded: #6cb0ff; --computed: #ff9a5c; --same: #5b5b64; --screen: #101012; --mark: #3d3420;
            color-scheme: dark;
          }
          :root:not([data-theme="light"]) svg image.picture { filter: invert(1) hue-rotate(180deg); opacity: 0.5; }
        }
        :root[data-theme="dark"] {
          --ground: #141416; --card: #1f1f23; --text: #f2f2f5; --quiet: #9d9da6; --line: #37373d;
          --recorded: #6cb0ff; --computed: #ff9a5c; --same: #5b5b64; --screen: #101012; --mark: #3d3420;
          color-scheme: dark;
        }
        :root[data-theme="dark"] svg image.picture { filter: invert(1) hue-rotate(180deg); opacity: 0.5; }
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--ground); color: var(--text);
          font: 14px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        header {
          position: sticky; top: 0; z-index: 2; padding: 14px 24px 12px; background: var(--card);
          border-bottom: 1px solid var(--line); display: grid; grid-template-columns: 1fr auto; gap: 10px 24px;
          align-items: center;
        }
        h1 { margin: 0; font-size: 19px; letter-spacing: -0.01em; }
        header p { margin: 2px 0 0; color: var(--quiet); }
        .toggles { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; }
        .toggle { display: inline-flex; gap: 6px; align-items: center; cursor: pointer; }
        .toggle input { margin: 0; accent-color: var(--quiet); }
        .swatch { width: 20px; height: 12px; border: 2px solid var(--same); border-radius: 2px; }
        .recorded .swatch { border: 2px dashed var(--recorded); }
        .computed .swatch { border-color: var(--computed); }
        .same .swatch { border-width: 1px; }
        .picture .swatch { border: 0; background: var(--line); }
        button {
          font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 999px;
          padding: 3px 11px; cursor: pointer;
        }
        button:hover { border-color: var(--quiet); }
        button b { font-variant-numeric: tabular-nums; font-weight: 600; margin-left: 3px; }
        button[aria-pressed="true"] { background: var(--text); color: var(--card); border-color: var(--text); }
        .kinds { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px; }
        main { padding: 8px 24px 120px; max-width: 1280px; margin: 0 auto; }
        h2 { margin: 28px 0 0; font-size: 16px; overflow-wrap: anywhere; }
        .count { margin: 2px 0 14px; color: var(--quiet); }
        .scene {
          display: grid; grid-template-columns: minmax(200px, max-content) minmax(260px, 1fr); gap: 28px; padding: 20px;
          margin: 0 0 18px; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
        }
        .equal { margin: 28px 0; color: var(--quiet); overflow-wrap: anywhere; }
        .equal summary { cursor: pointer; color: var(--text); font-weight: 600; }
        figure { margin: 0; position: sticky; top: 130px; align-self: start; }
        figcaption { font-weight: 600; margin: 0 0 10px; max-width: 420px; }
        figcaption span, .place { color: var(--quiet); font-weight: 400; white-space: nowrap; }
        svg { display: block; max-width: 100%; height: auto; overflow: visible; }
        svg rect { vector-effect: non-scaling-stroke; fill: none; }
        .screen { fill: var(--screen); stroke: var(--line); stroke-width: 1px; }
        image.picture { opacity: 0.34; }
        rect.same { stroke: var(--same); stroke-width: 0.75px; pointer-events: fill; }
        rect.recorded { stroke: var(--recorded); stroke-width: 1.5px; stroke-dasharray: 5 3; }
        rect.computed { stroke: var(--computed); stroke-width: 1.5px; }
        .view { cursor: pointer; scroll-margin-top: 160px; }
        .view rect { pointer-events: all; }
        .view:hover rect, .view.selected rect { stroke-width: 2.75px; }
        .view:hover rect.recorded, .view.selected rect.recorded {
          fill: color-mix(in srgb, var(--recorded) 16%, transparent);
        }
        .view:hover rect.computed, .view.selected rect.computed {
          fill: color-mix(in srgb, var(--computed) 16%, transparent);
        }
        .badge { cursor: pointer; }
        .badge circle { fill: var(--text); }
        .badge text { fill: var(--card); text-anchor: middle; font-weight: 600; font-family: inherit; }
        .has-selection .view:not(.selected):not(:hover) { opacity: 0.35; }
        .causes { list-style: none; margin: 0; padding: 0; min-width: 0; }
        .cause { padding: 0 0 14px; margin: 0 0 14px; border-bottom: 1px solid var(--line); }
        .cause:last-child { border: 0; margin: 0; padding: 0; }
        .what { margin: 0; }
        .number {
          display: inline-block; min-width: 20px; padding: 0 6px; border-radius: 999px; background: var(--text);
          color: var(--card); text-align: center; font-size: 12px; font-weight: 600; line-height: 20px; margin-right: 4px;
        }
        .message { margin: 4px 0 6px 30px; color: var(--quiet); overflow-wrap: anywhere; }
        .cause ul { list-style: none; margin: 0 0 0 22px; padding: 0; }
        .difference { scroll-margin-top: 160px; padding: 3px 8px; border-radius: 7px; cursor: pointer; }
        .difference:hover { background: var(--ground); }
        .difference.selected, .difference:target { background: var(--mark); }
        .difference:not(.origin) { padding-left: 26px; }
        .difference:not(.origin) a::before { content: "moved with it: "; color: var(--quiet); }
        .difference a { color: inherit; text-decoration: none; overflow-wrap: anywhere; }
        .change { display: block; color: var(--quiet); font-variant-numeric: tabular-nums; font-size: 13px; }
        .cause.filtered, .view.filtered, .badge.filtered, .scene.filtered, .document.filtered { display: none; }
        .hide-recorded rect.recorded, .hide-computed rect.computed, .hide-same rect.same, .hide-picture image {
          display: none;
        }
        #inspector {
          position: fixed; right: 24px; bottom: 24px; width: 380px; max-width: calc(100vw - 48px); padding: 16px 18px;
          background: var(--card); border: 1px solid var(--line); border-radius: 14px; z-index: 3;
          box-shadow: 0 12px 40px rgba(0, 0, 0, 0.22);
        }
        #inspector h3 { margin: 0 28px 8px 0; font-size: 15px; overflow-wrap: anywhere; }
        #inspector p { margin: 10px 0 0; color: var(--quiet); overflow-wrap: anywhere; }
        #inspector .close { position: absolute; top: 10px; right: 10px; border: 0; font-size: 17px; line-height: 1; }
        #inspector table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        #inspector th { font-weight: 400; color: var(--quiet); text-align: right; padding: 2px 0; }
        #inspector th:first-child { text-align: left; }
        #inspector td { text-align: right; padding: 2px 0 2px 10px; }
        #inspector .recorded th { color: var(--recorded); }
        #inspector .computed th { color: var(--computed); }
        #inspector .off { font-weight: 700; }
        a:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--recorded); outline-offset: 2px; }
        @media (max-width: 760px) {
          .scene { grid-template-columns: 1fr; }
          figure, header { position: static; }
          header { grid-template-columns: 1fr; }
        }
        @media print { header, figure { position: static; } .scene { break-inside: avoid; } }
        """
}
