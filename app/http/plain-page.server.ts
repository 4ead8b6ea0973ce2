import { createHash } from "node:crypto";
import type { Language } from "#app/languages/language.ts";
import { writing } from "#app/languages/writing.ts";

interface PlainPage {
  language: Language;
  title: string;
  sentences: string[];
  link: { to: string; label: string };
}

const style =
  "body{max-width:34em;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1d1d1b;background:#fff}" +
  "h1{font-size:1.75rem;line-height:1.25}" +
  "@media (prefers-color-scheme:dark){body{color:#f2f2f0;background:#151514}a{color:inherit}}";

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join("; ");

export const plainPageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": policy,
};

/** A small page for failures of addresses without a screen. */
export function plainPage({ language, title, sentences, link }: PlainPage): string {
  const heading = escaped(title);
  const paragraphs = sentences.map((sentence) => `<p>${escaped(sentence)}</p>\n`);
  return `<!doctype html>
<html lang="${language}" dir="${writing[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${paragraphs.join("")}<p><a href="${escaped(link.to)}">${escaped(link.label)}</a></p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
