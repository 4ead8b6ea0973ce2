import { bullets, linked, named, stacked, words } from "#app/blocks/markdown-parts.ts";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import type { Messages } from "#app/languages/messages.ts";
import { listPagePath } from "#app/paths/site-paths.ts";
import { nextMarkdown, openingMarkdown, trailMarkdown } from "#app/site/markdown/page-markdown.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import type { FactValue, PublicItem, PublicList } from "./public-content.ts";

/** A page of the public list of a content type. */
export function listMarkdown(
  { title, path, description, trail, rows, page, pages, empty }: PublicList,
  { site }: Messages,
): string {
  return stacked(
    trailMarkdown(trail, title),
    openingMarkdown(title, description),
    ...rows.map((row) =>
      stacked(
        row.notes.map(writtenFact).join(" · "),
        `## ${linked({ label: row.title, href: row.path })}`,
        words(row.text),
      ),
    ),
    rows.length === 0 && words(empty),
    page > 1 && linked({ label: site.list.previous, href: listPagePath(path, page - 1) }),
    pages > 1 && `${page} / ${pages}`,
    page < pages && linked({ label: site.list.next, href: listPagePath(path, page + 1) }),
  );
}

/** The public page of an item of a content type. */
export function itemMarkdown(
  { title, intro, notice, facts, body, trail, next }: PublicItem,
  texts: Messages,
): string {
  return stacked(
    trailMarkdown(trail, title),
    openingMarkdown(title, intro),
    words(notice),
    bullets(facts.map(({ label, value }) => named(label, writtenFact(value)))),
    body && richTextToMarkdown(body),
    next && nextMarkdown({ ...next, within: trail.at(-1)?.title }, texts),
  );
}

function writtenFact(value: FactValue): string {
  return value instanceof Date ? calendarDate(value) : words(value);
}
