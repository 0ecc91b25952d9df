extension InspectorPage {
    static let style = """
        :root {
          --ground: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --quiet: #6e6e73; --line: #d9d9de; --accent: #0a5bd3;
          --error: #c92a2a; --warning: #b35c00; --mark: #e7f0ff; color-scheme: light;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #141416; --card: #1f1f23; --text: #f2f2f5; --quiet: #9d9da6; --line: #37373d; --accent: #6cb0ff;
            --error: #ff8787; --warning: #ffb35c; --mark: #22344f; color-scheme: dark;
          }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; }
        body {
          margin: 0; background: var(--ground); color: var(--text); display: flex; flex-direction: column;
          font: 14px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        header {
          display: flex; flex-wrap: wrap; gap: 8px 22px; align-items: center; padding: 10px 18px; background: var(--card);
          border-bottom: 1px solid var(--line);
        }
        h1 { margin: 0; font-size: 17px; letter-spacing: -0.01em; }
        h2 { margin: 20px 0 8px; font-size: 13px; color: var(--quiet); font-weight: 600; }
        .choices { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; }
        label { color: var(--quiet); }
        select, input[type="search"], button {
          font: inherit; color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 8px;
          padding: 3px 9px;
        }
        button { cursor: pointer; }
        button:hover, select:hover { border-color: var(--quiet); }
        button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--card); }
        #status { margin: 0 0 0 auto; color: var(--quiet); font-variant-numeric: tabular-nums; }
        #status.broken { color: var(--error); font-weight: 600; }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: 260px minmax(0, 1fr) 420px; }
        nav, aside { background: var(--card); padding: 14px 16px 40px; overflow: auto; }
        nav { border-right: 1px solid var(--line); }
        aside { border-left: 1px solid var(--line); }
        aside > h2:first-child { margin-top: 0; }
        ul { list-style: none; margin: 0; padding: 0; }
        #filter { width: 100%; margin: 0 0 8px; }
        li > button {
          display: block; width: 100%; text-align: left; border: 0; border-radius: 7px; padding: 4px 8px; background: none;
          overflow-wrap: anywhere;
        }
        li > button:hover { background: var(--ground); }
        li > button[aria-current="true"] { background: var(--mark); }
        .folder, .place { color: var(--quiet); font-size: 12px; }
        .hidden-view { color: var(--quiet); font-style: italic; }
        #scenes { overflow: auto; padding: 22px 28px 60px; display: flex; flex-wrap: wrap; gap: 30px; align-content: flex-start; }
        figure { margin: 0; max-width: 100%; }
        figcaption { margin: 0 0 8px; font-weight: 600; }
        figcaption span { color: var(--quiet); font-weight: 400; }
        .stage { position: relative; max-width: 100%; background: var(--card); box-shadow: 0 1px 3px rgba(0, 0, 0, 0.2); }
        .stage img, .stage svg { display: block; width: 100%; height: auto; }
        .stage svg { position: absolute; inset: 0; height: 100%; overflow: visible; }
        .stage rect {
          fill: transparent; stroke: none; pointer-events: all; cursor: pointer; vector-effect: non-scaling-stroke;
        }
        .stage rect:hover { stroke: var(--accent); stroke-width: 1.5px; }
        .stage rect.selected {
          stroke: var(--accent); stroke-width: 2px; fill: color-mix(in srgb, var(--accent) 14%, transparent);
        }
        .message {
          white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line);
          border-radius: 10px; padding: 14px 16px; margin: 0; max-width: 720px; color: var(--error);
        }
        .nothing { color: var(--quiet); margin: 0; }
        #status { min-width: 240px; text-align: right; }
        #selection h3 { margin: 0 0 6px; font-size: 15px; overflow-wrap: anywhere; }
        #selection dl { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 2px 10px; margin: 0 0 10px; }
        #selection dt { color: var(--quiet); }
        #selection dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
        #selection pre {
          white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 10px 12px; background: var(--ground);
          border-radius: 8px; font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        }
        #findings li { margin: 0 0 4px; }
        .error { color: var(--error); font-weight: 600; }
        .warning { color: var(--warning); font-weight: 600; }
        .fix { color: var(--quiet); display: block; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        @media (max-width: 980px) {
          html, body { height: auto; }
          main { grid-template-columns: 1fr; }
          nav, aside { border: 0; border-bottom: 1px solid var(--line); }
        }
        """
}
