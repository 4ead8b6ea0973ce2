import {
  mailButton,
  mailLines,
  mailLink,
  mailNote,
  mailPage,
  mailRow,
  mailSection,
  mailTable,
  mailText,
  mailWarning,
  plainMail,
  plainSection,
  plainTable,
} from "#app/domain/leads/lead-mail.ts";
import { messages } from "#app/domain/leads/messages.ts";
import type { NotificationContent } from "./content.ts";

/** Renders the mail as HTML: the message first, automatically recorded facts last. Escapes all external text. */
export function notificationHtml(content: NotificationContent): string {
  const { brand, title, deadline, replying, link, contact, description, files, failedUploads } = content;
  const fileLinks = files.map(
    ({ name, size, link }) =>
      `<p style="margin:0 0 8px;overflow-wrap:anywhere">${mailLink(brand, link, name)} ${size}</p>`,
  );
  return mailPage({
    brand,
    preview: description.slice(0, 140),
    title,
    rows: [
      mailRow(mailText(deadline)),
      mailRow(mailText(description)),
      mailRow([...fileLinks, ...failedUploads.map(mailWarning)].join("")),
      mailRow(mailTable(brand, contact)),
      mailRow(mailButton(brand, link, messages.openTheLead)),
      mailRow(mailNote(replying)),
      mailSection(messages.pagesVisited, mailLines(content.history)),
      mailSection(messages.source, mailTable(brand, content.origin)),
    ],
  });
}

/** Renders the mail as plain text, in the same order. */
export function notificationText(content: NotificationContent): string {
  const { title, deadline, replying, link, contact, description, files, failedUploads } = content;
  return plainMail([
    `${title}\n${deadline}`,
    description,
    [
      ...files.map(({ name, size, link }) => `${name}, ${size}\n  ${link}`),
      ...failedUploads.map((line) => `! ${line}`),
    ].join("\n"),
    plainTable(contact),
    `${messages.openTheLead}: ${link}\n${replying}`,
    plainSection(messages.pagesVisited, content.history.join("\n")),
    plainSection(messages.source, plainTable(content.origin)),
  ]);
}
