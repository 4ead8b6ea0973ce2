import { z } from "zod";
import { messages } from "./messages.ts";

/** Paths that are handled before redirects. */
const ownAddresses = /^\/($|admin(\/|$)|preview(\/|$)|assets\/|art\/)/;

/** The target of a redirect, as `targetOf` escapes it. */
export const targetSchema = z
  .string()
  .trim()
  .transform((value, context) => {
    const target = targetOf(value);
    if (target === undefined) context.addIssue(messages.useAPathThatStarts);
    return target ?? z.NEVER;
  })
  .pipe(z.string().max(2000, messages.useAtMost2000Characters));

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
    .nullish()
    .transform((value) => value || null)
    .pipe(targetSchema.nullable()),
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

/**
 * Escapes a redirect's target, because headers take only ASCII: a path of this site with query and hash, or a web
 * address. Undefined for all other texts.
 */
export function targetOf(value: string): string | undefined {
  if (/^https?:\/\/\S+$/.test(value)) return URL.canParse(value) ? new URL(value).href : undefined;
  // Browsers read a backslash as a slash: `/\evil.example` points to another site.
  if (!/^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(value) || !URL.canParse(value, base)) return undefined;
  const { pathname, search, hash } = new URL(value, base);
  // `/.//evil.example` becomes `//evil.example`, which points to another site.
  return pathname.replace(/^\/+/, "/") + search + hash;
}
