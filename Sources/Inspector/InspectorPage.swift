/// The page of the live view. It holds its style and its script, and asks for nothing from elsewhere.
enum InspectorPage {
    static let html = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Espalier</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        <header>
          <h1>Espalier</h1>
          <div class="choices" role="group" aria-label="What to lay out for">
            <label>Device <select id="device"><option value="">as recorded</option></select></label>
            <label>Text size <select id="text-size"><option value="">usual</option></select></label>
            <label>Texts <select id="language"><option value="">as written</option></select></label>
            <button id="landscape" aria-pressed="false">Landscape</button>
            <button id="dark" aria-pressed="false">Dark</button>
            <button id="rtl" aria-pressed="false">Right to left</button>
          </div>
          <div class="choices" id="overlays" role="group" aria-label="What to draw over the views"></div>
          <p id="status" role="status"></p>
        </header>
        <main>
          <nav aria-label="Documents and views">
            <input id="filter" type="search" placeholder="Filter documents" aria-label="Filter documents">
            <ul id="documents"></ul>
            <h2>Views</h2>
            <ul id="views"></ul>
          </nav>
          <section id="scenes" aria-label="Scenes"></section>
          <aside aria-label="Details">
            <div id="selection"></div>
            <div id="checked">
              <h2>Findings <span id="finding-count"></span></h2>
              <ul id="findings"></ul>
            </div>
          </aside>
        </main>
        <script>
        \(script)
        </script>
        </body>
        </html>
        """
}
