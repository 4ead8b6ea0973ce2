import { escaped } from "#app/platform/escaped.ts";
import type { Fact, NotificationContent } from "./content.ts";

/** Mail programs read no style sheets and no variables: the site's tokens (`app/ui/tokens.css`) once more. */
const colours = {
  ink: "#0e1112",
  paper: "#f5f3ee",
  card: "#ffffff",
  line: "#d9d5cb",
  muted: "#5e625f",
  signal: "#c93c06",
  bad: "#b42318",
};
const font = "font-family:'Host Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const mono =
  "font-family:'Martian Mono',ui-monospace,Menlo,Consolas,monospace;font-size:12px;line-height:1.6";

/** The mail as HTML; everything that came from outside is escaped, and only links of our own making are links. */
export function notificationHtml(content: NotificationContent): string {
  const { title, replying, link, contact, description, files, failedUploads, origin, history } = content;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(description.slice(0, 140))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;background:${colours.card};border:1px solid ${colours.line};${font};font-size:16px;line-height:1.55;color:${colours.ink};text-align:left">
<tr><td style="padding:32px 32px 8px">
<h1 style="margin:0 0 12px;font-size:26px;line-height:1.15;letter-spacing:-.02em;font-weight:600;overflow-wrap:anywhere">${escaped(title)}</h1>
<p style="margin:0;color:${colours.muted}">${escaped(replying)} ${anchor(link, "Open the lead in the admin")}.</p>
</td></tr>
${row(table(contact))}
${section("The project", `<p style="margin:0;overflow-wrap:anywhere">${escaped(description).replaceAll("\n", "<br>")}</p>`)}
${section("Files", [...files.map(file), ...failedUploads.map(warning)].join(""))}
${section("Source", table(origin))}
${section("Pages visited", list(history))}
</table>
</td></tr></table>
</body>
</html>
`;
}

function section(title: string, body: string): string {
  if (!body) return "";
  return row(
    `<h2 style="margin:0 0 12px;padding-top:16px;border-top:1px solid ${colours.line};${mono};font-weight:400;color:${colours.muted}">${escaped(title)}</h2>${body}`,
  );
}

function row(body: string): string {
  return `<tr><td style="padding:12px 32px 20px">${body}</td></tr>`;
}

function table(facts: Fact[]): string {
  const rows = facts.map(
    ({ label, value, link }) =>
      `<tr><td width="104" style="padding:3px 16px 3px 0;vertical-align:top;white-space:nowrap;color:${colours.muted};font-size:14px">${escaped(label)}</td><td style="padding:3px 0;vertical-align:top;font-size:14px;overflow-wrap:anywhere;word-break:break-word">${link ? anchor(link, value) : escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table>`;
}

function file({ name, size, link }: NotificationContent["files"][number]): string {
  return `<p style="margin:0 0 8px;overflow-wrap:anywhere">${anchor(link, name)} <span style="color:${colours.muted}">${escaped(size)}</span></p>`;
}

function warning(text: string): string {
  return `<p style="margin:0 0 8px;color:${colours.bad};overflow-wrap:anywhere">${escaped(text)}</p>`;
}

function list(entries: string[]): string {
  if (entries.length === 0) return "";
  return `<p style="margin:0;${mono};overflow-wrap:anywhere">${entries.map(escaped).join("<br>")}</p>`;
}

function anchor(link: string, text: string): string {
  return `<a href="${escaped(link)}" style="color:${colours.signal}">${escaped(text)}</a>`;
}
