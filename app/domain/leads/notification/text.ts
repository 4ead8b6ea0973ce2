import type { Fact, NotificationContent } from "./content.ts";

/** The mail for programs and people that prefer plain text. */
export function notificationText(content: NotificationContent): string {
  const { title, replying, link, contact, description, files, failedUploads, origin, history } = content;
  return [
    [title, replying, `In the admin: ${link}`].join("\n"),
    table(contact),
    section("The project", description),
    section("Files", [...files.map(fileLines), ...failedUploads.map((line) => `! ${line}`)].join("\n")),
    section("Source", table(origin)),
    section("Pages visited", history.join("\n")),
  ]
    .filter(Boolean)
    .join("\n\n\n")
    .concat("\n");
}

function section(title: string, body: string): string {
  return body && `${title.toUpperCase()}\n\n${body}`;
}

function table(facts: Fact[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 3;
  return facts.map(({ label, value }) => label.padEnd(width) + value).join("\n");
}

function fileLines({ name, size, link }: NotificationContent["files"][number]): string {
  return `${name}, ${size}\n  ${link}`;
}
