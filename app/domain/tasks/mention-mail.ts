import { escaped } from "#app/platform/escaped.ts";

interface MentionMail {
  /** What the site is called. */
  site: string;
  author: string | null;
  title: string;
  /** The comment, Markdown. */
  body: string;
  link: string;
}

/** The mail to somebody who was named in a comment. */
export function mentionMail({ site, author, title, body, link }: MentionMail) {
  const by = author ?? "A colleague";
  const opening = `${by} mentioned you in a comment on “${title}” on ${site}:`;
  return {
    subject: `${site}: ${by} mentioned you in ${title}`,
    text: [opening, quoted(body), `Open the task: ${link}`].join("\n\n"),
    html: [
      `<p>${escaped(opening)}</p>`,
      `<blockquote style="margin:0 0 1em;padding-left:12px;border-left:2px solid #ff5a1f;white-space:pre-wrap">${escaped(body)}</blockquote>`,
      `<p><a href="${escaped(link)}">Open the task</a></p>`,
    ].join("\n"),
  };
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}
