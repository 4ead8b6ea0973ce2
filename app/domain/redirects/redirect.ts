import { z } from "zod";
import { stableAddress, withoutPrefix } from "#app/languages/addresses.ts";
import { isDataPath } from "#app/paths/framework-addresses.ts";
import { withoutNeedlessEscapes } from "#app/paths/needless-escapes.ts";
import { canonicalPath } from "#app/paths/site-paths.ts";
import { messages } from "./messages.ts";

/**
 * Paths that are handled before redirects: those of routes and files, also below the code of a language. Lists and items
 * are checked when saving.
 */
const ownPaths = [
  /^\/$/,
  /^\/(admin|preview)(\/|$)/,
  /^\/(404|cookie-settings|healthz|page-previews|readyz|search)$/,
  /^\/lets-talk(\/(enquiries|next-steps|proof|sent))?$/,
  /^\/((air|share)\/[^/]+|icons\/[^/]+\/[^/]+|media\/[^/]+(\/[^/]+)?|(art|assets)\/.+)$/,
  /^\/(feed\.(atom|json|xml)|llms\.txt|manifest\.webmanifest|brand-colours\.css|robots\.txt|sitemap\.xml)$/,
  /^\/(apple-touch-icon\.png|favicon\.(ico|svg)|icon-(192|512|maskable-512)\.png)$/,
  /\.md$/, // respondWithMarkdown looks up the path without it
];

/** Below the code of a language, the same paths are handled. */
function isOwnPath(path: string): boolean {
  const own = withoutPrefix(path);
  return isDataPath(path) || ownPaths.some((pattern) => pattern.test(own));
}

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

/** The form of a redirect of the site at `siteUrl`. Without a target the old path responds with 410. */
export const redirectSchema = (siteUrl: string) =>
  z.object({
    fromPath: z
      .string(messages.enterTheOldPath)
      .trim()
      .max(500, messages.useAtMost500Characters)
      .transform((value, context) => {
        const path = oldPath(value, siteUrl);
        if (path === undefined) context.addIssue(messages.useAPathOfThis);
        else if (isOwnPath(path)) context.addIssue(messages.theSystemUsesThisPath);
        return path ?? z.NEVER;
      }),
    toPath: z
      .string()
      .trim()
      .nullish()
      .transform((value) => value || null)
      .pipe(targetSchema.nullable()),
  });
export type RedirectValues = z.output<ReturnType<typeof redirectSchema>>;

/** A dummy base: only the path matters. */
const base = "http://own.invalid";

/**
 * Normalises a path, or an address of `siteUrl`, like stored redirects: lower case, without a trailing slash, needless
 * escapes, query and hash, in the default language. Undefined for addresses that are not a path of this site.
 */
export function oldPath(value: string, siteUrl: string = base): string | undefined {
  const typed = value.trim();
  if (!/^(\/|https?:\/\/)/i.test(typed) || !URL.canParse(typed, siteUrl)) return undefined;
  const { host, pathname } = new URL(typed, siteUrl);
  if (host !== new URL(siteUrl).host) return undefined;
  return stableAddress(lowerCaseLetters(canonicalPath(withoutNeedlessEscapes(pathname))).toLowerCase());
}

/** Lower case of escaped letters: `/%C3%9Cber` becomes `/%C3%BCber`. */
function lowerCaseLetters(path: string): string {
  return path.replace(/(%[89a-f][0-9a-f])+/gi, (escaped) => {
    try {
      return encodeURIComponent(decodeURIComponent(escaped).toLowerCase());
    } catch {
      return escaped; // not UTF-8
    }
  });
}

/** A stored path or target with its letters and digits unescaped. Other characters could hide what it is. */
export function readablePath(path: string): string {
  return path.replace(/(%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      const text = decodeURIComponent(escaped);
      return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : escaped;
    } catch {
      return escaped;
    }
  });
}

/** The inverse of `readablePath`, for a part of a path. */
export function escapeLetters(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}]/gu, encodeURIComponent);
}

/**
 * Escapes a redirect's target, because headers take only ASCII: a path of this site with query and hash, or a web
 * address. An address of `siteUrl` becomes a path, so that loops through it are found. Undefined for all other texts.
 */
export function targetOf(value: string, siteUrl: string = base): string | undefined {
  if (!allowedTarget.test(value) || !URL.canParse(value, siteUrl)) return undefined;
  const { host, href, pathname, search, hash } = new URL(value, siteUrl);
  // http and https, because one redirects to the other.
  if (host !== new URL(siteUrl).host) return href;
  // `/.//evil.example` becomes `//evil.example`, which points to another site.
  return stableAddress(pathname.replace(/^\/+/, "/")) + search + hash;
}

/** Browsers read a backslash in a path as a slash: `/\evil.example` points to another site. */
const allowedTarget = /^(\/(?![/\\])[^\s\p{Cc}\\?#]*([?#][^\s\p{Cc}]*)?|https?:\/\/\S+)$/u;

/** A target with the query of the redirected address after its own, and that address's hash if it has none. */
export function withRestOf(address: string, target: string): string {
  const { search, hash } = new URL(address, base);
  const [path = target, ownHash] = target.split("#");
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return path + query + (ownHash === undefined ? hash : `#${ownHash}`);
}
