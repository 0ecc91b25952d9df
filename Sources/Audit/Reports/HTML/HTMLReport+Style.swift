extension HTMLReport {
    /// Severities differ in words and in the kind of line, not only in colour.
    static let style = """
        :root {
          --ground: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --quiet: #6e6e73; --line: #d9d9de; --chosen: #eaf2ff;
          --error: #c92a2a; --warning: #b35c00; --note: #0a5bd3; --screen: #ffffff;
          color-scheme: light;
        }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) {
            --ground: #141416; --card: #1f1f23; --text: #f2f2f5; --quiet: #a5a5ae; --line: #37373d; --chosen: #22303f;
            --error: #ff8787; --warning: #ffb060; --note: #6cb0ff; --screen: #101012;
            color-scheme: dark;
          }
        }
        :root[data-theme="dark"] {
          --ground: #141416; --card: #1f1f23; --text: #f2f2f5; --quiet: #a5a5ae; --line: #37373d; --chosen: #22303f;
          --error: #ff8787; --warning: #ffb060; --note: #6cb0ff; --screen: #101012;
          color-scheme: dark;
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          margin: 0; background: var(--ground); color: var(--text);
          font: 14px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        header {
          position: sticky; top: 0; z-index: 2; padding: 14px 24px 10px; background: var(--card);
          border-bottom: 1px solid var(--line); display: grid; grid-template-columns: 1fr auto; gap: 8px 24px;
          align-items: center;
        }
        h1 { margin: 0; font-size: 19px; }
        header p { margin: 2px 0 0; color: var(--quiet); }
        .tools { display: flex; gap: 8px; }
        .filters, .keys { grid-column: 1 / -1; }
        .filters { display: flex; flex-wrap: wrap; gap: 6px; }
        .keys { font-size: 12px; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; font: inherit; }
        button, input {
          font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 999px;
          padding: 3px 11px;
        }
        button { cursor: pointer; }
        button:hover { border-color: var(--quiet); }
        button b { font-variant-numeric: tabular-nums; margin-left: 3px; }
        button[aria-pressed="true"] { background: var(--text); color: var(--card); border-color: var(--text); }
        :focus-visible { outline: 2px solid var(--note); outline-offset: 2px; }
        main { padding: 8px 24px 120px; max-width: 1280px; margin: 0 auto; }
        h2 { margin: 28px 0 12px; font-size: 16px; overflow-wrap: anywhere; }
        .columns {
          display: flex; gap: 28px; padding: 20px; background: var(--card); border: 1px solid var(--line);
          border-radius: 14px; align-items: flex-start;
        }
        .scenes { flex: 0 0 auto; max-width: 45%; display: grid; gap: 24px; position: sticky; top: 130px; }
        figure { margin: 0; }
        figcaption { font-weight: 600; margin: 0 0 8px; max-width: 360px; }
        figcaption span, .place { color: var(--quiet); font-weight: 400; }
        svg { display: block; max-width: 100%; height: auto; }
        .screen { fill: var(--screen); stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
        .mark { cursor: pointer; }
        .mark rect { fill: transparent; stroke-width: 2; vector-effect: non-scaling-stroke; }
        .mark .other { stroke-dasharray: 2 3; opacity: 0; }
        .mark.error .own { stroke: var(--error); }
        .mark.warning .own { stroke: var(--warning); stroke-dasharray: 6 3; }
        .mark.note .own { stroke: var(--note); stroke-dasharray: 1 3; }
        .mark.error rect { stroke: var(--error); }
        .mark.warning rect { stroke: var(--warning); }
        .mark.note rect { stroke: var(--note); }
        .mark.selected rect { opacity: 1; stroke-width: 3; }
        .mark.selected .own { fill: currentColor; fill-opacity: 0.12; }
        .findings { list-style: none; margin: 0; padding: 0; flex: 1 1 auto; min-width: 0; }
        .finding { padding: 10px 12px; border-radius: 10px; border-left: 4px solid transparent; cursor: pointer; }
        .finding + .finding { margin-top: 4px; }
        .finding.selected { background: var(--chosen); }
        .finding.error { border-left-color: var(--error); }
        .finding.warning { border-left-color: var(--warning); border-left-style: dashed; }
        .finding.note { border-left-color: var(--note); border-left-style: dotted; }
        .finding p { margin: 0; overflow-wrap: anywhere; }
        .severity { font-weight: 600; }
        .error .severity { color: var(--error); }
        .warning .severity { color: var(--warning); }
        .note .severity { color: var(--note); }
        code { font-size: 12px; color: var(--quiet); }
        .environments { display: flex; flex-wrap: wrap; gap: 4px; }
        .finding .environments { margin-top: 4px; }
        .environment { border: 1px solid var(--line); border-radius: 6px; padding: 0 6px; font-size: 12px; }
        .finding .fix { margin-top: 4px; }
        .related { margin: 6px 0 0; padding-left: 18px; color: var(--quiet); overflow-wrap: anywhere; }
        .empty, .clean { margin: 28px 0; color: var(--quiet); overflow-wrap: anywhere; }
        .clean summary { cursor: pointer; color: var(--text); font-weight: 600; }
        @media (max-width: 760px) { .columns { flex-direction: column; } .scenes { position: static; max-width: 100%; } }
        @media print { header { position: static; } .tools, .filters, .keys { display: none; } }
        """
}
