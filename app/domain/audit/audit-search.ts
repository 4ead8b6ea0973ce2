import { z } from "zod";
import { searchedDaySchema } from "#app/domain/days/day.ts";

const id = z.uuid().optional().catch(undefined);
const text = z.string().trim().min(1).max(200).optional().catch(undefined);
const day = searchedDaySchema.optional().catch(undefined);

/** What the audit log is narrowed down to; whatever does not fit is left out. */
const auditSearchSchema = z.object({
  /** An account's id, or `system` for what nobody did. */
  who: z
    .union([z.uuid(), z.literal("system")])
    .optional()
    .catch(undefined),
  /** An action, such as `page.publish`. */
  what: text,
  /** A part of the subject. */
  subject: text,
  /** A part of the network address or the device, which entries keep for 90 days. */
  origin: text,
  /** The first and the last day, in UTC. */
  from: day,
  to: day,
  /** The id of the entry after which the page begins. */
  after: id,
});

export type AuditSearch = z.output<typeof auditSearchSchema>;

/** The search in an address. */
export function auditSearchIn(parameters: URLSearchParams): AuditSearch {
  return auditSearchSchema.parse(Object.fromEntries(parameters));
}

/** The address of a search, with some of it changed. */
export function auditParameters(search: AuditSearch, change: Partial<AuditSearch> = {}): URLSearchParams {
  const entries = Object.entries({ ...search, ...change });
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
