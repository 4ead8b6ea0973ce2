import { plainMail, plainSection, plainTable } from "../lead-mail.ts";
import { messages } from "../messages.ts";
import type { NotificationContent } from "./content.ts";

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
