import { a, b, code, h, hr, i, ol, p, pre, quote, s, table, ul } from "#tests/support/rich-text.ts";
import type { PasteSample } from "./sample.ts";

export const workspaceSamples: PasteSample[] = [
  {
    from: "Notion, headings, emphasis and a divider",
    html: `<meta charset='utf-8'><h1>Booking system</h1><p>Every seat is sold <strong>once</strong>, <em>never</em> <del>twice</del>. Run <code>npm start</code>.</p><hr><h3>Open questions</h3><blockquote>Who pays on Sundays?</blockquote><!-- notionvc: 6f0bb2a1-6a1c-4d3f-9d6e-0f7e9c1a2b3c -->`,
    document: [
      h(2, "Booking system"),
      p(
        "Every seat is sold ",
        b("once"),
        ", ",
        i("never"),
        " ",
        s("twice"),
        ". Run ",
        code("npm start"),
        ".",
      ),
      hr,
      h(4, "Open questions"),
      quote(p("Who pays on Sundays?")),
    ],
  },
  {
    from: "Notion, an exported to-do list",
    html: `<meta charset='utf-8'><ul id="a1" class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Prices agreed</span><div class="indented"></div></li></ul><ul id="a2" class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span class="to-do-children-unchecked">Contract signed</span><div class="indented"></div></li></ul>`,
    document: [ul("☑ Prices agreed"), ul("☐ Contract signed")],
  },
  {
    from: "Notion, a toggle and a callout",
    html: `<meta charset='utf-8'><ul class="toggle"><li><details open=""><summary>Why nine weeks?</summary><p>Because the summer begins then.</p></details></li></ul><aside>💡 Ask the harbour first.</aside><!-- notionvc: 0d0c -->`,
    document: [
      ul([p("Why nine weeks?"), p("Because the summer begins then.")]),
      quote(p("💡 Ask the harbour first.")),
    ],
  },
  {
    from: "Notion, nested lists and code",
    html: `<meta charset='utf-8'><ol><li>Discover<ul><li>Interviews</li><li>Logs</li></ul></li><li>Build</li></ol><pre><code class="language-typescript">const seats = 214;
sell(seats);</code></pre><!-- notionvc: 77 -->`,
    document: [
      ol([p("Discover"), ul("Interviews", "Logs")], "Build"),
      pre("const seats = 214;\nsell(seats);", "typescript"),
    ],
  },
  {
    from: "Confluence, a table and a panel",
    html: `<meta charset='utf-8'><div class="confluence-information-macro confluence-information-macro-note"><span class="aui-icon aui-icon-small aui-iconfont-warning confluence-information-macro-icon"></span><div class="confluence-information-macro-body"><p>Not before the audit.</p></div></div><div class="table-wrap"><table class="wrapped confluenceTable"><colgroup><col /><col /></colgroup><tbody><tr><th scope="col" class="confluenceTh"><p>Port</p></th><th scope="col" class="confluenceTh"><p>Seats</p></th></tr><tr><td class="confluenceTd"><p>Horta</p></td><td class="confluenceTd"><ul><li><p>214 inside</p></li><li><p>80 on deck</p></li></ul></td></tr></tbody></table></div>`,
    document: [
      quote(p("Not before the audit.")),
      table(["Port", "Seats"], ["Horta", [ul("214 inside", "80 on deck")]]),
    ],
  },
  {
    from: "Confluence, tasks and a status",
    html: `<meta charset='utf-8'><ul class="inline-task-list" data-inline-tasks-content-id="12"><li class="checked" data-inline-task-id="1"><span>Prices agreed</span></li><li data-inline-task-id="2"><span>Contract signed <span class="status-macro aui-lozenge">OPEN</span></span></li></ul>`,
    document: [ul("☑ Prices agreed", "☐ Contract signed OPEN")],
  },
  {
    from: "GitHub, a README with anchors and tasks",
    html: `<meta charset='utf-8'><div class="markdown-heading" dir="auto"><h1 tabindex="-1" class="heading-element" dir="auto">kestrel</h1><a id="user-content-kestrel" class="anchor" aria-label="Permalink: kestrel" href="#kestrel"><svg class="octicon octicon-link" viewBox="0 0 16 16" aria-hidden="true"><path d="m7.775"></path></svg></a></div><p dir="auto">Sells <em>seats</em>, see <a href="https://github.com/kestrel/site/blob/main/docs" rel="nofollow">docs</a>.</p><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled checked> search</li><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled> payment</li></ul><div class="highlight highlight-source-js notranslate" dir="auto"><pre><span class="pl-k">const</span> <span class="pl-s1">a</span> <span class="pl-c1">=</span> <span class="pl-c1">1</span>
<span class="pl-en">sell</span>(<span class="pl-s1">a</span>)</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" value="x"><svg class="octicon" aria-hidden="true"></svg></clipboard-copy></div></div>`,
    document: [
      h(2, "kestrel"),
      p("Sells ", i("seats"), ", see ", a("https://github.com/kestrel/site/blob/main/docs", "docs"), "."),
      ul("☑ search", "☐ payment"),
      pre("const a = 1\nsell(a)", "javascript"),
    ],
  },
  {
    from: "Slack, a message",
    html: `<meta charset='utf-8'><span class="c-message_kit__text"><div class="p-rich_text_section" style="box-sizing:inherit">The <b data-stringify-type="bold">last ferry</b> is full.<br aria-hidden="true">Second line.</div><ul data-stringify-type="unordered-list" class="p-rich_text_list"><li data-stringify-indent="0">Horta</li><li data-stringify-indent="0">Madalena</li></ul><pre class="c-mrkdwn__pre" data-stringify-type="pre">seats = 0</pre></span>`,
    document: [
      p("The ", b("last ferry"), " is full.", { type: "hardBreak" }, "Second line."),
      ul("Horta", "Madalena"),
      pre("seats = 0"),
    ],
  },
];
