import type { Staff } from "#app/domain/accounts/account.ts";
import type { Visit } from "#app/domain/accounts/device.ts";
import { db } from "#app/platform/database.server.ts";
import { recordAudit } from "./audit.server.ts";

interface Disclosure {
  by: Staff;
  action: "lead.export" | "person.export" | "lead.file-open";
  subject: string;
  /** Ids and names of fields; never what a person wrote, because the log cannot be erased. */
  after?: unknown;
  visit: Visit;
}

/** Writes down that personal data is about to leave the site. Rejects when that cannot be written; then it stays. */
export function recordDisclosure({ by, ...entry }: Disclosure) {
  return recordAudit(db, { actor: by, ...entry });
}
