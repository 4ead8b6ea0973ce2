import { markdownOf } from "#app/blocks/markdown.ts";
import { stacked, words } from "#app/blocks/markdown-parts.ts";
import { placesOf } from "#app/blocks/place.ts";
import type { ContentPage } from "#app/site/content-page.server.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import { nextMarkdown, openingMarkdown, trailMarkdown } from "./page-parts.ts";

/** A content page in the order in which it is drawn. */
export function contentMarkdown(page: ContentPage): string {
  const { title, extendedTitle, excerpt, trail, blocks, updatedAt, next } = page;
  const places = placesOf(blocks);
  const opensItself = blocks[0]?.type === "hero";
  return stacked(
    trailMarkdown(trail, title),
    `Updated ${calendarDate(updatedAt)}`,
    !opensItself && openingMarkdown(extendedTitle ?? title, excerpt),
    ...blocks.map((block, position) => {
      const markdown = markdownOf(block);
      return places[position]?.isOpening ? markdown.replace(/^## /m, "# ") : markdown;
    }),
    blocks.length === 0 && words("There is nothing on this page yet. It is being written."),
    next && nextMarkdown({ ...next, within: trail.at(-1)?.title }),
  );
}
