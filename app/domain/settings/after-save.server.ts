import type { Staff } from "#app/domain/accounts/account.ts";
import { recipientsChanged } from "#app/domain/leads/lead-jobs.server.ts";
import { recipientsOf } from "#app/domain/leads/recipients-of.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { registry, type SettingKey } from "./registry.ts";
import { readStored } from "./stored-value.ts";

/** Further effects of a changed setting in the same transaction; `before` is the stored text. */
export async function afterSave(tx: Transaction, key: SettingKey, before: string | undefined, by: Staff) {
  if (key !== "leads_mail_to") return;
  const reading = before === undefined ? undefined : readStored(registry.leads_mail_to, before);
  const previous = recipientsOf(reading?.fits ? reading.value : []);
  const at = new Date().toISOString();
  for (const to of new Set(previous)) await enqueue(tx, recipientsChanged, { to, by: by.name, at });
}
