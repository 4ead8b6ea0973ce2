import { a, b, br, code, h, i, img, ol, p, pre, table, ul } from "#tests/support/rich-text.ts";
import type { PasteSample } from "./sample.ts";

export const otherSamples: PasteSample[] = [
  {
    from: "Apple Notes",
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 28.0px '.AppleSystemUIFont'} span.s1 {font-family: '.AppleSystemUIFont'; font-weight: bold}</style></head><body><div><h1 style="font-size: 22px">Ferry<br></h1></div><div>Every seat<span class="Apple-converted-space">&nbsp;</span><b>once</b>.</div><div><br></div><ul class="Apple-dash-list"><li>Horta</li><li>Madalena</li></ul><div><tt>seats = 0</tt></div></body></html>`,
    document: [
      h(2, "Ferry"),
      p("Every seat\u00a0", b("once"), "."),
      ul("Horta", "Madalena"),
      p(code("seats = 0")),
    ],
  },
  {
    from: "Pages and TextEdit, paragraphs with classes",
    html: `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1{margin:0}</style></head><body><p class="p1"><span class="s1"><b>Bold</b></span><span class="s2"> and plain</span></p><p class="p2"><br></p><p class="p1">Next<br class="Apple-interchange-newline"></p></body></html>`,
    document: [p(b("Bold"), " and plain"), p("Next")],
  },
  {
    from: "a web page with the elements around its text",
    html: `<nav><a href="/">Home</a></nav><article class="post"><header><h1>Seats</h1><time datetime="2026-03-02">2 March</time></header><figure><picture><source srcset="https://cdn.example/a.avif"><img src="data:image/gif;base64,R0lGOD" data-src="https://cdn.example/a.jpg" alt="The harbour" loading="lazy"></picture><figcaption>Horta, in the morning</figcaption></figure><div class="content"><div>First <span style="font-weight: 600">strong</span> words.<br><br>After a blank line.</div><h5>Small</h5><p>A <a href="javascript:alert(1)">trap</a> and a <a href="#top">way up</a>.</p><button>Share</button><script>track()</script><img src="https://t.example/p.gif" width="1" height="1"></div></article>`,
    document: [
      h(2, "Seats"),
      p("2 March"),
      img("https://cdn.example/a.jpg", "The harbour", "Horta, in the morning"),
      p("First ", b("strong"), " words."),
      p("After a blank line."),
      h(4, "Small"),
      p("A trap and a way up."),
    ],
  },
  {
    from: "Wikipedia, with its edit links and notes",
    html: `<div class="mw-heading mw-heading2"><h2 id="History">History</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="https://en.wikipedia.org/w/index.php?action=edit">edit</a><span class="mw-editsection-bracket">]</span></span></div><p>The <b>kestrel</b> (<i>Falco tinnunculus</i>) hovers<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup>.</p><dl><dt>Wingspan</dt><dd>68–78 cm</dd></dl>`,
    document: [
      h(2, "History"),
      p("The ", b("kestrel"), " (", i("Falco tinnunculus"), ") hovers."),
      p(b("Wingspan")),
      p("68–78 cm"),
    ],
  },
  {
    from: "VS Code",
    html: `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;">const</span><span style="color: #cccccc;"> seats = </span><span style="color: #b5cea8;">214</span></div><div><span style="color: #dcdcaa;">  sell</span><span>(seats)</span></div></div>`,
    document: [pre("const seats = 214\n  sell(seats)")],
  },
  {
    from: "Excel",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table{mso-displayed-decimal-separator:"\\.";}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=174 style='border-collapse:collapse'><!--StartFragment--><col width=87 span=2 style='width:65pt'><tr height=21><td height=21 class=xl65 width=87>Route</td><td class=xl65 width=87>Load</td></tr><tr height=21><td colspan=2 height=21 style='mso-ignore:colspan'>All</td></tr><!--EndFragment--></table></body></html>`,
    document: [
      {
        type: "table",
        content: [
          {
            type: "tableRow",
            content: [
              { type: "tableCell", content: [p("Route")] },
              { type: "tableCell", content: [p("Load")] },
            ],
          },
          {
            type: "tableRow",
            content: [{ type: "tableCell", attrs: { colspan: 2 }, content: [p("All")] }],
          },
        ],
      },
    ],
  },
  {
    from: "LibreOffice Writer",
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB" dir="ltr"><h2 class="western">Prices</h2><p class="western" style="line-height: 100%"><font face="Liberation Serif, serif"><font size="3"><b>12 €</b> a seat</font></font></p><ol><li><p class="western">book</p></li><li><p class="western">pay</p></li></ol></body></html>`,
    document: [h(2, "Prices"), p(b("12 €"), " a seat"), ol("book", "pay")],
  },
  {
    from: "Gmail",
    html: `<div dir="ltr" class="gmail_default" style="font-family:arial,sans-serif">Hello Ines,</div><div dir="ltr" class="gmail_default"><br></div><div dir="ltr">the list:<ul><li style="margin-left:15px">Horta</li><li style="margin-left:15px"><a href="https://www.google.com/url?q=https%3A%2F%2Fpico.example%2F&amp;source=gmail" target="_blank">Pico</a></li></ul></div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">When?</blockquote></div>`,
    document: [
      p("Hello Ines,"),
      p("the list:"),
      ul("Horta", [p(a("https://pico.example/", "Pico"))]),
      { type: "blockquote", content: [p("When?")] },
    ],
  },
  {
    from: "plain lines from a terminal or chat",
    html: `first line<br>second line<br><br>a new paragraph`,
    document: [p("first line", br, "second line"), p("a new paragraph")],
  },
  {
    from: "an empty layout table",
    html: `<table><tbody><tr><td></td></tr></tbody></table><p>Words.</p>`,
    document: [p("Words.")],
  },
  {
    from: "a table with a thead",
    html: `<table><caption>Load</caption><thead><tr><td>Port</td><td>Seats</td></tr></thead><tbody><tr><td>Horta</td><td>214</td></tr></tbody></table>`,
    document: [p("Load"), table(["Port", "Seats"], ["Horta", "214"])],
  },
];
