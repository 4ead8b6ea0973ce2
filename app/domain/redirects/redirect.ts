import { z } from "zod";
import { messages } from "./messages.ts";

/** Paths that are handled before redirects. */
const ownAddresses = /^\/($|admin(\/|$)|preview(\/|$)|assets\/|art\/)/;

/** The form of a redirect. Without a target the old path responds with 410. */
export const redirectSchema = z.object({
  fromPath: z
    .string(messages.enterTheOldPath)
    .trim()
    .max(500, messages.useAtMost500Characters)
    .transform((value, context) => {
      const path = oldPath(value);
      if (path === undefined) context.addIssue(messages.useAPathOfThis);
      else if (ownAddresses.test(path)) context.addIssue(messages.theSystemUsesThisPath);
      return path ?? z.NEVER;
    }),
  toPath: z
    .string()
    .trim()
    .max(2000, messages.useAtMost2000Characters)
    .refine((value) => value === "" || isTarget(value), messages.useAPathThatStarts)
    .nullish()
    .transform((value) => value || null),
});
export type RedirectValues = z.output<typeof redirectSchema>;

/** A dummy base: only the path matters. */
const base = "http://own.invalid";

/**
 * Normalises a path like stored redirects: lower case, without a trailing slash, query and hash. Undefined for
 * addresses that are not a path of this site.
 */
export function oldPath(value: string): string | undefined {
  const typed = value.trim();
  if (!typed.startsWith("/") || !URL.canParse(typed, base)) return undefined;
  const { origin, pathname } = new URL(typed, base);
  if (origin !== base) return undefined;
  return pathname
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .toLowerCase();
}

/** Whether a redirect can have this target: a path of this site or a web address. */
export function isTarget(value: string): boolean {
  // Browsers read a backslash as a slash: `/\evil.example` points to another site.
  return (
    /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(value) || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value))
  );
}
