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
} from "../lead-mail.ts";
import { messages } from "../messages.ts";
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
