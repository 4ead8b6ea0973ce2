import { z } from "zod";
import { searchedDaySchema } from "#app/domain/days/day.ts";

const id = z.uuid().optional().catch(undefined);
const text = z.string().trim().min(1).max(200).optional().catch(undefined);
const day = searchedDaySchema.optional().catch(undefined);

/** Filters of the audit log; invalid values are ignored. */
const auditSearchSchema = z.object({
  /** An account's id, or `system` for changes without an actor. */
  who: z
    .union([z.uuid(), z.literal("system")])
    .optional()
    .catch(undefined),
  /** An action, such as `page.publish`. */
  what: text,
  /** A substring of the subject. */
  subject: text,
  /** A substring of the network address or device, which entries store for 90 days. */
  origin: text,
  /** First and last day, in UTC. */
  from: day,
  to: day,
  /** The page starts after the entry with this id. */
  after: id,
});

export type AuditSearch = z.output<typeof auditSearchSchema>;

/** Parses the search from URL parameters. */
export function auditSearchIn(parameters: URLSearchParams): AuditSearch {
  return auditSearchSchema.parse(Object.fromEntries(parameters));
}

/** Returns the URL parameters of a search with changes applied. */
export function auditParameters(search: AuditSearch, change: Partial<AuditSearch> = {}): URLSearchParams {
  const entries = Object.entries({ ...search, ...change });
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
