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
  /** A substring of the subject or of its current name. */
  subject: text,
  /** A substring of the network address or device, which entries store for 90 days. */
  origin: text,
  /** First and last day, in the office's time zone. */
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

/** Returns an action as words: `page.discard-draft` is `Page: discard draft`. */
export function actionWords(action: string): string {
  const [kind = "", ...verb] = action.split(".");
  return `${capital(kind.replaceAll("-", " "))}: ${verb.join(" ").replaceAll("-", " ")}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface Change {
  /** Path of the value: `role`, `items 2 title`; empty for a single value. */
  name: string;
  before?: string;
  after?: string;
}

/** Compares the before and after of an audit entry, value by value, in their order. */
export function changedValues(before: unknown, after: unknown): Change[] {
  const [left, right] = [valuesIn(before), valuesIn(after)];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  return names
    .map((name) => ({ name, before: left.get(name), after: right.get(name) }))
    .filter((change) => change.before !== change.after);
}

/** Maps each scalar value by its path. */
function valuesIn(value: unknown, place: string[] = []): Map<string, string> {
  if (value === undefined || value === null || value === "") return new Map();
  if (typeof value !== "object") return new Map([[place.join(" "), String(value)]]);
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((item, position) => [String(position + 1), item])
    : Object.entries(value).map(([key, part]) => [inWords(key), part]);
  return new Map(parts.flatMap(([name, part]) => [...valuesIn(part, [...place, name])]));
}

/** Converts a key to words: `toPath` is `to path`, `contact_email` is `contact email`. */
function inWords(key: string): string {
  return key
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}
