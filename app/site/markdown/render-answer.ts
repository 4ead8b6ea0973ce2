import type { Answer } from "#app/http/stale-if-error.server.ts";

/** Renders a cached read as Markdown. */
export function renderAnswer<Page>(
  { value, isStale }: Answer<Page | undefined>,
  write: (page: Page) => string,
): Answer<string | undefined> {
  return { value: value && write(value), isStale };
}
