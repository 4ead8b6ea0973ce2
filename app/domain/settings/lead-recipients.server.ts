import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

/**
 * Returns the recipients of lead notifications for a value of the setting `leads_mail_to`. Example addresses, such as
 * those of the demo, count as none where LEADS_MAIL_TO names a real one.
 */
export function recipientsOf(setting: readonly string[]): string[] {
  const usesVariable =
    setting.length === 0 || (!hasRealAddress(setting) && hasRealAddress(env.LEADS_MAIL_TO));
  return [...(usesVariable ? env.LEADS_MAIL_TO : setting)];
}

/** Whether somebody gets the mails: RFC 2606 reserves `.example`, which receives nothing. */
export function hasRealAddress(addresses: readonly string[]): boolean {
  return addresses.some((address) => !address.endsWith(".example"));
}

/**
 * Reply addresses of mails to people who sent an enquiry. They are the recipients of leads and not the public contact
 * address, because answers quote the enquiry: only who may govern lead data may redirect them.
 */
export function replyAddressesOf(settings: { leads_mail_to: readonly string[]; brand_name: string }) {
  return recipientsOf(settings.leads_mail_to).map((address) => ({ name: settings.brand_name, address }));
}

/** Notifies a previous recipient of lead notifications that the recipients were changed. */
export const recipientsChanged = defineJob({
  name: "lead.recipients-changed",
  payload: z.object({
    to: z.email(),
    /** Name of the person who changed them. */
    by: z.string(),
    at: z.iso.datetime(),
  }),
  maxAttempts: 1000,
});

/** Enqueues the mails to the recipients for the previous value of `leads_mail_to`. */
export async function notifyPreviousRecipients(tx: Transaction, setting: readonly string[], by: Staff) {
  const at = new Date().toISOString();
  for (const to of new Set(recipientsOf(setting)))
    await enqueue(tx, recipientsChanged, { to, by: by.name, at });
}
