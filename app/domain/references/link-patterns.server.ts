import { env } from "#app/platform/env.server.ts";
import { escapePattern } from "#app/platform/has-words.server.ts";

/**
 * LIKE patterns of links to paths of this site in Postgres' JSON text: `"/path"`, `"/path#part"` or `"/path?query"`, with
 * or without the site's own address.
 */
export function linkPatterns(paths: string[]): string[] {
  return paths
    .flatMap((path) => [path, env.SITE_URL + path])
    .map(escapePattern)
    .flatMap((link) => quoted([`"${link}"`, `"${link}#`, `"${link}?`]));
}

/** Patterns of a name that stands as a whole string in a list. */
export function listPatterns(name: string): string[] {
  const text = escapePattern(name);
  return quoted([`["${text}"]`, `["${text}",`, `, "${text}",`, `, "${text}"]`]);
}

/** Surrounds patterns with wildcards. JSON inside a string has escaped quotes and no spaces. */
export function quoted(patterns: string[]): string[] {
  const inString = (pattern: string) =>
    pattern.replaceAll(': "', ':"').replaceAll(', "', ',"').replaceAll('"', '\\\\"');
  return patterns.flatMap((pattern) => [`%${pattern}%`, `%${inString(pattern)}%`]);
}
