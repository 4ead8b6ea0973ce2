import { linked, stacked, words } from "#app/blocks/markdown-parts.ts";
import type { PageLink } from "#app/domain/pages/page.ts";

/** Where a page is: `[Solutions](/solutions) / AI assistants`. */
export function trailMarkdown(trail: PageLink[], title: string): string {
  return [...trail.map(({ title, path }) => linked({ label: title, href: path })), words(title)].join(" / ");
}

/** A page's title and its promise, where no block says them. */
export function openingMarkdown(title: string, lead?: string | null): string {
  return stacked(`# ${words(title)}`, words(lead));
}

interface Next extends PageLink {
  excerpt?: string | null;
  within?: string;
}

/** The way on from the end of a page. */
export function nextMarkdown({ title, path, excerpt, within }: Next): string {
  const place = words(within ? `Next in ${within}` : "Next");
  return stacked(`${place}: ${linked({ label: title, href: path })}`, words(excerpt));
}
