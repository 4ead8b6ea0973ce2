import { a, b, h, i, img, ol, p, s, sub, sup, table, ul } from "#tests/support/rich-text.ts";
import type { PasteSample } from "./sample.ts";

const guid = (inside: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5c1b8b4e-7fff-2f6d-9d0c-1b6b8a4c2f11">${inside}</b>`;
const span = (text: string, style = "font-weight:400;font-style:normal;text-decoration:none") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;
const paragraph = (inside: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inside}</p>`;
const item = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}">${paragraph(span(text)).replace("<p ", '<p role="presentation" ')}</li>`;

export const googleSamples: PasteSample[] = [
  {
    from: "Google Docs, headings and emphasis",
    html: guid(
      `<h1 dir="ltr" style="line-height:1.38">${span("Ferry bookings", "font-weight:400;font-style:normal;text-decoration:none")}</h1>${paragraph(
        span("Every seat is sold ") +
          span("once", "font-weight:700;font-style:normal;text-decoration:none") +
          span(", says ") +
          span("Ines", "font-weight:400;font-style:italic;text-decoration:none") +
          span(" and not ") +
          span("twice", "font-weight:400;font-style:normal;text-decoration:line-through") +
          span("."),
      )}<br /><h2 dir="ltr" style="line-height:1.38">${span("Why")}</h2>${paragraph(span("Because."))}`,
    ),
    document: [
      h(2, "Ferry bookings"),
      p("Every seat is sold ", b("once"), ", says ", i("Ines"), " and not ", s("twice"), "."),
      h(3, "Why"),
      p("Because."),
    ],
  },
  {
    from: "Google Docs, powers and formulas, and pictures that count readers",
    html: guid(
      paragraph(
        span("10") +
          `<span style="font-size:0.6em;font-weight:400;vertical-align:super;"><span>6</span></span>` +
          span(" litres of H") +
          `<sub>2</sub>` +
          span("O, E=mc") +
          `<sup>2</sup>`,
      ) +
        `<h2>m<span style="font-size:0.6em;vertical-align:sub">0</span></h2>` +
        `<img src="https://t.example/a.png" width="1" height="1"><img src="https://t.example/b.png" style="width:1px;height:1px"><img src="https://t.example/c.png" style="height: 0">`,
    ),
    document: [p("10", sup("6"), " litres of H", sub("2"), "O, E=mc", sup("2")), h(2, "m", sub("0"))],
  },
  {
    from: "Google Docs, a list whose second level is a sibling of its item",
    html: guid(
      `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item(1, "Search")}<ul style="padding-inline-start:48px;">${item(2, "by port")}${item(2, "by date")}</ul>${item(1, "Payment")}</ul><ol style="padding-inline-start:48px;">${item(1, "First").replace("disc", "decimal")}${item(1, "Second").replace("disc", "decimal")}</ol>`,
    ),
    document: [ul([p("Search"), ul("by port", "by date")], "Payment"), ol("First", "Second")],
  },
  {
    from: "Google Docs, a link through Google's redirect and a picture",
    html: guid(
      paragraph(
        `<a href="https://www.google.com/url?q=https://ferries.example/summer&amp;sa=D&amp;source=editors&amp;ust=1700000000" style="text-decoration:none;">${span("The summer", "font-weight:400;font-style:normal;text-decoration:underline")}</a>`,
      ) +
        paragraph(
          `<span style="border:none;display:inline-block;overflow:hidden;width:602px;height:338px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe" width="602" height="338" style="margin-left:0px;" alt="A ferry at dusk" /></span>`,
        ),
    ),
    document: [
      p(a("https://ferries.example/summer", "The summer")),
      img("https://lh7-rt.googleusercontent.com/docsz/AD_4nXe", "A ferry at dusk"),
    ],
  },
  {
    from: "Google Docs, a checklist",
    html: guid(
      `<ul style="padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo" width="18px" height="18px" alt="checked" aria-roledescription="checkbox" />${paragraph(span("Prices agreed")).replace("<p ", '<p style="display:inline-block" role="presentation" ')}</li><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo" alt="unchecked" aria-roledescription="checkbox" />${paragraph(span("Contract signed"))}</li></ul>`,
    ),
    document: [ul("☑ Prices agreed", "☐ Contract signed")],
  },
  {
    from: "Google Docs, a table",
    html: guid(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;">${paragraph(span("Port", "font-weight:700;font-style:normal;text-decoration:none"))}</td><td>${paragraph(span("Seats", "font-weight:700;font-style:normal;text-decoration:none"))}</td></tr><tr><td>${paragraph(span("Horta"))}</td><td>${paragraph(span("214"))}</td></tr></tbody></table></div>`,
    ),
    document: [table(["Port", "Seats"], ["Horta", "214"])],
  },
  {
    from: "Google Sheets, cells",
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;">Route</td><td style="font-weight:bold;">Load</td></tr><tr><td>Horta–Madalena</td><td style="text-align:right;">87%</td></tr><tr><td></td><td style="text-align:right;">61%</td></tr></tbody></table>`,
    document: [table(["Route", "Load"], ["Horta–Madalena", "87%"], ["", "61%"])],
  },
];
