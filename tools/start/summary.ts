import type { Owner } from "#tools/site/prepare.ts";
import { messages } from "./messages.ts";

/** The table printed at the end of a start. */
export function summary({
  siteUrl,
  owner,
  mailboxUrl,
}: {
  siteUrl: string;
  owner: Owner;
  mailboxUrl?: string;
}): string {
  const ownerRow =
    owner.kind === "account"
      ? [messages.owner, owner.email]
      : [messages.firstOwner, messages.worksOnce(owner.url)];
  const rows = [
    [messages.site, siteUrl],
    [messages.admin, `${siteUrl}/admin`],
    ownerRow,
    ...(mailboxUrl ? [[messages.mailbox, mailboxUrl]] : []),
  ];
  return rows.map(([name = "", value = ""]) => `  ${name.padEnd(13)}${value}`).join("\n");
}
