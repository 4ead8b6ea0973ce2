import type { Owner } from "#tools/site/prepare.ts";

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
      ? ["Owner", owner.email]
      : ["First owner", `${owner.url}  (works once, within 24 hours)`];
  const rows = [
    ["Site", siteUrl],
    ["Admin", `${siteUrl}/admin`],
    ownerRow,
    ...(mailboxUrl ? [["Mailbox", mailboxUrl]] : []),
  ];
  return rows.map(([name = "", value = ""]) => `  ${name.padEnd(13)}${value}`).join("\n");
}
