import type { Answer } from "#app/http/stale-if-error.server.ts";

/** What was read of a page, as Markdown. */
export function written<Page>(
  { value, isStale }: Answer<Page | undefined>,
  write: (page: Page) => string,
): Answer<string | undefined> {
  return { value: value && write(value), isStale };
}
