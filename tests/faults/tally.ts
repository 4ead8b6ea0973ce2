import postgres from "postgres";
import { Mailbox } from "#tests/support/mailbox.ts";
import type { Visitor } from "./visitor.ts";

/** The results of a number of enquiries. */
export interface Tally {
  submitted: number;
  /** Visitors who read "Success!". */
  success: number;
  /** Enquiries with a stored lead. */
  stored: number;
  /** Enquiries whose mail has arrived. */
  mailed: number;
  /** "Success!" without a lead, without one of its files, or without a mail. */
  lost: number;
  /** Enquiries captured more than once, or with several mails under different Message-IDs. */
  twice: number;
  /** Duplicate mails with the same Message-ID: see docs/decisions/0028. */
  copies: number;
}

interface Stored {
  id: string;
  captures: number;
  files: string[];
  missingFiles: number;
}

/**
 * Waits until every lead's mail has arrived, at most a minute, as long as a killed process can delay it, and counts.
 * `keys` are those of the leads bucket.
 */
export async function tally(
  visitors: Visitor[],
  databaseUrl: string,
  keys: () => Promise<string[]>,
): Promise<Tally> {
  const mailbox = new Mailbox();
  const leads = new Map((await readLeads(databaseUrl)).map((lead) => [lead.id, lead]));
  const bucket = new Set(await keys());
  const wanted = visitors.filter(({ id }) => leads.has(id));
  let mails = await mailsById(mailbox);
  for (const end = Date.now() + 60_000; Date.now() < end && wanted.some(({ id }) => !mails.has(id)); ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    mails = await mailsById(mailbox);
  }

  const isWhole = ({ id, form }: Visitor) => {
    const lead = leads.get(id);
    if (!lead || lead.files.some((key) => !bucket.has(key))) return false;
    return mails.has(id) && lead.files.length + lead.missingFiles === form.getAll("files").length;
  };
  const messageIds = ({ id }: Visitor) => mails.get(id) ?? [];
  return {
    submitted: visitors.length,
    success: count(visitors, ({ saidSuccess }) => saidSuccess),
    stored: wanted.length,
    mailed: count(visitors, ({ id }) => mails.has(id)),
    lost: count(visitors, (visitor) => visitor.saidSuccess && !isWhole(visitor)),
    twice: count(visitors, (visitor) => {
      return (leads.get(visitor.id)?.captures ?? 0) > 1 || new Set(messageIds(visitor)).size > 1;
    }),
    copies: visitors.reduce((sum, visitor) => sum + Math.max(0, messageIds(visitor).length - 1), 0),
  };
}

export function printed(tally: Tally): string {
  return Object.entries(tally)
    .map(([name, number]) => `${name} ${number}`)
    .join(", ");
}

function count<Value>(values: Value[], holds: (value: Value) => boolean): number {
  return values.filter(holds).length;
}

/** Every lead: number of captures, its files, and the number of files recorded as missing. */
async function readLeads(url: string): Promise<Stored[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql<Stored[]>`
      select id,
        array(select file ->> 'key' from jsonb_array_elements(attached_files) as file) as files,
        (select count(*)::int from lead_events where lead_id = leads.id and type = 'captured') as captures,
        (select count(*)::int from lead_events where lead_id = leads.id and type = 'upload-failed') as "missingFiles"
      from leads`;
  } finally {
    await sql.end();
  }
}

/** The Message-IDs of all mails about a lead, by the lead's id. */
async function mailsById(mailbox: Mailbox): Promise<Map<string, string[]>> {
  const mails = new Map<string, string[]>();
  for (const { messageId = "" } of await mailbox.messages()) {
    const id = /^lead-(.{36})@/.exec(messageId)?.[1] ?? messageId;
    mails.set(id, [...(mails.get(id) ?? []), messageId]);
  }
  return mails;
}
