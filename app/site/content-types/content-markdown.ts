import { markdownOf } from "#app/blocks/markdown.ts";
import { bullets, linked, named, stacked, words } from "#app/blocks/markdown-parts.ts";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { listPagePath } from "#app/paths/site-paths.ts";
import { nextMarkdown, openingMarkdown, trailMarkdown } from "#app/site/markdown/page-markdown.ts";
import type { FactValue, PublicItem, PublicList } from "./public-content.ts";

/** A page of the public list of a content type. */
export function listMarkdown(
  { title, headline, path, description, trail, blocks, rows, page, pages, empty }: PublicList,
  edition: Edition,
): string {
  const { site } = messagesIn(edition.language);
  return stacked(
    trailMarkdown(trail, title),
    openingMarkdown(headline, description),
    blocks.length > 0 &&
      bullets(
        rows.map(({ title, path, notes: [note] }) =>
          [linked({ label: title, href: path }), note && writtenFact(note, edition)]
            .filter(Boolean)
            .join(" "),
        ),
      ),
    ...blocks.map((block) => markdownOf(block, edition)),
    ...rows.map((row) =>
      stacked(
        row.notes.map((note) => writtenFact(note, edition)).join(" · "),
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
  edition: Edition,
): string {
  return stacked(
    trailMarkdown(trail, title),
    openingMarkdown(title, intro),
    words(notice),
    bullets(facts.map(({ label, value }) => named(label, writtenFact(value, edition)))),
    body && richTextToMarkdown(body),
    next && nextMarkdown({ ...next, within: trail.at(-1)?.title }, edition),
  );
}

function writtenFact(value: FactValue, edition: Edition): string {
  return value instanceof Date ? messagesIn(edition.language).dates.date(value) : words(value);
}
