import type { Settings } from "#app/domain/settings/registry.ts";
import { escaped } from "#app/platform/render-email.ts";

/** The agency's brand in mails. */
export interface MailBrand {
  name: string;
  tagline: string;
  /** URL of a raster image: mail programs do not show SVG. */
  logo: string | undefined;
  siteUrl: string;
  signal: string;
  signalText: string;
  ink: string;
  paper: string;
}

/** `siteUrl` has no trailing slash. */
export function mailBrandOf(settings: Settings, siteUrl: string): MailBrand {
  // Without a logo, the site shows the default mark; this is the same mark as an image.
  const logo = settings.brand_logo || "/apple-touch-icon.png";
  return {
    name: settings.brand_name,
    tagline: settings.brand_tagline,
    logo: /\.svg$/i.test(logo) ? undefined : new URL(logo, siteUrl).href,
    siteUrl,
    signal: settings.brand_signal_color,
    signalText: settings.brand_signal_text_color,
    ink: settings.brand_ink_color,
    paper: settings.brand_paper_color,
  };
}

/** Mail programs do not support style sheets or variables, so these repeat the site's tokens (`app/ui/tokens.css`). */
const card = "#ffffff";
const line = "#d9d5cb";
const muted = "#5e625f";
const bad = "#b42318";
const font = "font-family:'Host Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const mono =
  "font-family:'Martian Mono',ui-monospace,Menlo,Consolas,monospace;font-size:12px;line-height:1.6";

interface MailPage {
  brand: MailBrand;
  /** Preview text that an inbox shows beside the subject. */
  preview: string;
  /** A mail that a person wrote has none. */
  title?: string;
  /** Built with the functions below. */
  rows: string[];
}

/** Renders a mail as HTML: the agency's name, a title and stacked rows. */
export function mailPage({ brand, preview, title, rows }: MailPage): string {
  const logo = brand.logo
    ? `<img src="${escaped(brand.logo)}" width="28" height="28" alt="" style="display:inline-block;vertical-align:middle;margin-right:10px;border:0">`
    : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(title ?? brand.name)}</title></head>
<body style="margin:0;padding:0;background:${brand.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;background:${card};border:1px solid ${line};${font};font-size:16px;line-height:1.55;color:${brand.ink};text-align:left">
<tr><td style="padding:18px 32px;border-top:4px solid ${brand.signal};border-bottom:1px solid ${line};font-size:19px;font-weight:650;letter-spacing:-.02em">${logo}<a href="${escaped(brand.siteUrl)}/" style="color:${brand.ink};text-decoration:none;vertical-align:middle">${escaped(brand.name)}</a></td></tr>
${title === undefined ? "" : `<tr><td style="padding:32px 32px 8px"><h1 style="margin:0;font-size:28px;line-height:1.12;letter-spacing:-.025em;font-weight:600;overflow-wrap:anywhere">${escaped(title)}</h1></td></tr>`}
${rows.filter(Boolean).join("\n")}
</table>
</td></tr></table>
</body>
</html>
`;
}

export function mailRow(body: string): string {
  return body && `<tr><td style="padding:12px 32px 20px">${body}</td></tr>`;
}

export function mailSection(title: string, body: string): string {
  const heading = `<h2 style="margin:0 0 12px;padding-top:16px;border-top:1px solid ${line};${mono};font-weight:400;color:${muted}">${escaped(title)}</h2>`;
  return body && mailRow(heading + body);
}

export function mailText(text: string): string {
  return `<p style="margin:0 0 8px;overflow-wrap:anywhere">${escaped(text).replaceAll("\n", "<br>")}</p>`;
}

export function mailNote(text: string): string {
  return `<p style="margin:0;color:${muted};font-size:14px;overflow-wrap:anywhere">${escaped(text)}</p>`;
}

export function mailWarning(text: string): string {
  return `<p style="margin:0 0 8px;color:${bad};overflow-wrap:anywhere">${escaped(text)}</p>`;
}

export function mailLines(lines: string[]): string {
  return lines.length
    ? `<p style="margin:0;${mono};overflow-wrap:anywhere">${lines.map(escaped).join("<br>")}</p>`
    : "";
}

export function mailButton({ ink, signal }: MailBrand, link: string, label: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${signal}"><a href="${escaped(link)}" style="display:inline-block;padding:14px 22px;color:${ink};font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>`;
}

export function mailLink({ signalText }: MailBrand, link: string, text: string): string {
  return `<a href="${escaped(link)}" style="color:${signalText}">${escaped(text)}</a>`;
}

export interface MailFact {
  label: string;
  value: string;
  /** Only for URLs that the site creates: the sender's text is never linked. */
  link?: string;
}

export function mailTable(brand: MailBrand, facts: MailFact[]): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ({ label, value, link }) =>
      `<tr><td width="116" style="padding:3px 16px 3px 0;vertical-align:top;color:${muted};font-size:14px">${escaped(label)}</td><td style="padding:3px 0;vertical-align:top;font-size:14px;overflow-wrap:anywhere;word-break:break-word">${link ? mailLink(brand, link, value) : escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table>`;
}

/** The same facts for the plain-text version. */
export function plainTable(facts: MailFact[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 3;
  return facts.map(({ label, value }) => label.padEnd(width) + value).join("\n");
}

export function plainSection(title: string, body: string): string {
  return body && `${title.toUpperCase()}\n\n${body}`;
}

/** Joins the parts of a plain-text mail. */
export function plainMail(parts: string[]): string {
  return parts.filter(Boolean).join("\n\n\n").concat("\n");
}
