import { defaultLanguage, type Language } from "#app/languages/language.ts";
import { writing } from "#app/languages/writing.ts";

/** The agency's brand in mails. */
export interface MailBrand {
  name: string;
  tagline: string;
  /** URL of a raster image: mail programs do not show SVG. */
  logo: string | undefined;
  siteUrl: string;
  /** Of the site in the language of the mail, such as `/de`: its home page is linked. Empty for the main language. */
  prefix: string;
  /** Values of `font-family`, with single quotation marks. */
  fonts: { sans: string; mono: string };
  signal: string;
  signalText: string;
  ink: string;
  paper: string;
  /** Lines and small print, on paper and on ink. */
  line: string;
  muted: string;
  inkLine: string;
  inkMuted: string;
}

export interface MailFact {
  label: string;
  value: string;
  /** Only for URLs that the site creates: a visitor's text is never linked. */
  link?: string;
}

interface MailLink {
  label: string;
  link: string;
  /** Shown after the link. */
  detail?: string;
}

/** A part of a mail. A string is a paragraph; its line breaks are kept. */
type MailPart =
  | string
  | { quote: string }
  | { list: string[] }
  | { warning: string }
  /** The main link, a button. */
  | { button: string; link: string }
  | { links: MailLink[] }
  | { facts: MailFact[] }
  /** Small print. */
  | { note: string }
  /** Technical lines. */
  | { lines: string[] }
  | { section: string; parts: MailPart[] };

interface Mail {
  brand: MailBrand;
  /** Of the texts; the admin's mails are in the default language. */
  language?: Language;
  /** A mail that a person wrote has none. */
  title?: string;
  /** Preview text that an inbox shows beside the subject; else the first paragraph. */
  preview?: string;
  parts: MailPart[];
}

/** Renders a mail as text and as HTML, for all mails of the site alike. Everything is escaped. */
export function renderEmail({ brand, language = defaultLanguage, title, preview, parts }: Mail): {
  text: string;
  html: string;
} {
  const opening = preview ?? parts.find((part) => typeof part === "string") ?? "";
  return {
    text: `${[title, ...parts.map(asText)].filter(Boolean).join("\n\n")}\n`,
    html: htmlDocument(brand, language, {
      title,
      preview: [...opening].slice(0, MAX_PREVIEW).join(""), // whole code points
      body: parts.map((part) => asHtml(part, brand)).join("\n"),
    }),
  };
}

const MAX_PREVIEW = 140;

function asText(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("quote" in part) return `> ${part.quote.replaceAll("\n", "\n> ")}`;
  if ("list" in part) return part.list.map((item) => `- ${item}`).join("\n");
  if ("warning" in part) return `! ${part.warning}`;
  if ("button" in part) return `${part.button}:\n${part.link}`;
  if ("links" in part) return part.links.map(linkAsText).join("\n\n");
  if ("facts" in part) return factsAsText(part.facts);
  if ("note" in part) return part.note;
  if ("lines" in part) return part.lines.join("\n");
  const body = part.parts.map(asText).filter(Boolean).join("\n\n");
  return body && `\n${part.section.toUpperCase()}\n\n${body}`;
}

const linkAsText = ({ label, link, detail }: MailLink) =>
  `${[label, detail].filter(Boolean).join(", ")}:\n${link}`;

function factsAsText(facts: MailFact[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 3;
  return facts.map(({ label, value }) => label.padEnd(width) + value).join("\n");
}

/** Mail programs do not support variables, so these repeat the site's tokens (`app/ui/tokens.css`). */
const card = "#ffffff";
const bad = { light: "#b42318", dark: "#ff8a7a" };
const monoOf = ({ fonts }: MailBrand) => `font-family:${fonts.mono};font-size:12px;line-height:1.6`;
/** Some mail programs know only the one, some only the other. */
const breakWords = "overflow-wrap:anywhere;word-break:break-word";
/** Each line has its own direction; `dir="auto"` alone would take that of the first for all. */
const eachLine = "unicode-bidi:plaintext";
const table = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** What inline styles cannot express: narrow screens, and the dark theme, whose colours have to override the inline ones. */
const styleSheet = ({ ink, paper, signal, inkLine, inkMuted }: MailBrand) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.cell{padding-left:18px!important;padding-right:18px!important}.title{font-size:24px!important}}
@media (prefers-color-scheme:dark){
.page,.card{background:${ink}!important}
.card,.text{color:${paper}!important}
.card,.line{border-color:${inkLine}!important}
.head{border-bottom-color:${inkLine}!important}
.link{color:${signal}!important}
.muted{color:${inkMuted}!important}
.bad{color:${bad.dark}!important}
.logo{background:${card};border-radius:4px}
}`;

function htmlDocument(
  brand: MailBrand,
  language: Language,
  { title, preview, body }: Record<"preview" | "body", string> & { title?: string | undefined },
) {
  const logo = brand.logo
    ? `<img class="logo" src="${escaped(brand.logo)}" width="28" height="28" alt="" style="display:inline-block;vertical-align:middle;margin-right:10px;border:0">`
    : "";
  return `<!doctype html>
<html lang="${language}" dir="${writing[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title ?? brand.name)}</title><style>${styleSheet(brand)}</style></head>
<body class="page" style="margin:0;padding:0;background:${brand.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<${table} class="page" style="background:${brand.paper}">
<tr><td align="center" style="padding:24px 12px">
<${table} class="card" style="max-width:640px;background:${card};border:1px solid ${brand.line};font-family:${brand.fonts.sans};font-size:16px;line-height:1.55;color:${brand.ink};text-align:left;text-align:start;${breakWords}">
<tr><td class="cell head" style="padding:18px 32px;border-top:4px solid ${brand.signal};border-bottom:1px solid ${brand.line};font-size:19px;font-weight:650;letter-spacing:-.02em">${logo}<a class="text" dir="auto" href="${escaped(brand.siteUrl + (brand.prefix || "/"))}" style="color:${brand.ink};text-decoration:none;vertical-align:middle">${escaped(brand.name)}</a></td></tr>
<tr><td class="cell" style="padding:28px 32px 20px">
${title === undefined ? "" : `<h1 class="title" dir="auto" style="margin:0 0 20px;font-size:28px;line-height:1.15;letter-spacing:-.025em;font-weight:600">${escaped(title)}</h1>`}
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function asHtml(part: MailPart, brand: MailBrand): string {
  if (typeof part === "string") return paragraph(part);
  if ("quote" in part)
    return `<blockquote class="line" dir="auto" style="margin:0 0 16px;padding:0 14px;border:solid ${brand.line};border-width:0;border-inline-start-width:3px;${eachLine}">${withBreaks(part.quote)}</blockquote>`;
  if ("list" in part)
    return `<ul style="margin:0 0 16px;padding:0 22px">${part.list.map((item) => `<li dir="auto">${escaped(item)}</li>`).join("")}</ul>`;
  if ("warning" in part) return paragraph(part.warning, { className: "bad", style: `color:${bad.light}` });
  if ("button" in part)
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="background:${brand.signal}"><a dir="auto" href="${escaped(part.link)}" style="display:inline-block;padding:14px 22px;color:${brand.ink};font-weight:600;text-decoration:none">${escaped(part.button)}</a></td></tr></table>`;
  if ("links" in part)
    return part.links
      .map(
        ({ label, link, detail }) =>
          `<p dir="auto" style="margin:0 0 8px">${anchor(brand, link, label)} ${escaped(detail ?? "")}</p>`,
      )
      .join("\n");
  if ("facts" in part) return factsAsHtml(part.facts, brand);
  if ("note" in part)
    return paragraph(part.note, { className: "muted", style: `color:${brand.muted};font-size:14px` });
  if ("lines" in part)
    return part.lines.length ? paragraph(part.lines.join("\n"), { style: monoOf(brand) }) : "";
  const body = part.parts.map((inner) => asHtml(inner, brand)).join("\n");
  return (
    body &&
    `<h2 class="line muted" style="margin:24px 0 12px;padding-top:16px;border-top:1px solid ${brand.line};${monoOf(brand)};font-weight:400;color:${brand.muted}">${escaped(part.section)}</h2>\n${body}`
  );
}

function paragraph(text: string, { className = "text", style = "" } = {}) {
  return `<p class="${className}" dir="auto" style="margin:0 0 16px;${eachLine};${style}">${withBreaks(text)}</p>`;
}

function anchor({ signalText }: MailBrand, link: string, text: string) {
  return `<a class="link" href="${escaped(link)}" style="color:${signalText}">${escaped(text)}</a>`;
}

function factsAsHtml(facts: MailFact[], brand: MailBrand): string {
  const rows = facts.map(
    ({ label, value, link }) =>
      `<tr><td class="muted" width="104" style="padding:3px 12px 3px 0;vertical-align:top;color:${brand.muted}">${escaped(label)}</td><td dir="auto" style="padding:3px 0;vertical-align:top">${link ? anchor(brand, link, value) : escaped(value)}</td></tr>`,
  );
  return `<${table} style="margin:0 0 16px;font-size:14px">${rows.join("")}</table>`;
}

const withBreaks = (text: string) => escaped(text).replaceAll("\n", "<br>");

/** Escapes text for HTML content and quoted attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
