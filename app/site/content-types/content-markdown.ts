import { markdownOf } from "#app/blocks/markdown.ts";
import { bullets, linked, named, stacked, words } from "#app/blocks/markdown-parts.ts";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { listPagePath } from "#app/paths/site-paths.ts";
import { nextMarkdown, openingMarkdown, trailMarkdown } from "#app/site/markdown/page-markdown.ts";
import type { FactValue, ItemAction, PublicItem, PublicList, PublicRow, RowGroup } from "./public-content.ts";

/** A page of the public list of a content type. */
export function listMarkdown(list: PublicList, edition: Edition): string {
  const { title, headline, path, description, trail, blocks, rows, leads, groups, page, pages, empty } = list;
  const { site } = messagesIn(edition.language);
  return stacked(
    trailMarkdown(trail, title),
    openingMarkdown(headline, description),
    blocks.length > 0 &&
      bullets(
        rows.map(({ title, path, notes }) =>
          [
            linked({ label: title, href: path }),
            ...notes.slice(0, 2).map((note) => writtenFact(note, edition)),
          ].join(" · "),
        ),
      ),
    ...blocks.map((block) => markdownOf(block, edition)),
    words(empty),
    ...[...rows, ...leads].map((row) => rowMarkdown("##", row, edition)),
    ...groups.map((group) => groupMarkdown(group, edition)),
    page > 1 && linked({ label: site.list.previous, href: listPagePath(path, page - 1) }),
    pages > 1 && `${page} / ${pages}`,
    page < pages && linked({ label: site.list.next, href: listPagePath(path, page + 1) }),
  );
}

function groupMarkdown({ heading, rows, all }: RowGroup, edition: Edition): string {
  const level = heading === undefined ? "##" : "###";
  return stacked(
    heading !== undefined && `## ${words(heading)}`,
    ...rows.map((row) => rowMarkdown(level, row, edition)),
    all && linked({ label: all.title, href: all.path }),
  );
}

function rowMarkdown(level: string, { title, path, text, notes }: PublicRow, edition: Edition): string {
  return stacked(
    notes.map((note) => writtenFact(note, edition)).join(" · "),
    `${level} ${linked({ label: title, href: path })}`,
    words(text),
  );
}

/** The public page of an item of a content type. */
export function itemMarkdown(
  { title, intro, notice, facts, action, body, banner, author, trail, next }: PublicItem,
  edition: Edition,
): string {
  return stacked(
    trailMarkdown(trail, title),
    openingMarkdown(title, intro),
    words(notice),
    bullets(facts.map(({ label, value }) => named(label, writtenFact(value, edition)))),
    actionMarkdown(action),
    words(banner?.caption),
    author && `**${words(author.name)}** ${words(author.role)}`.trim(),
    body && richTextToMarkdown(body),
    action && stacked(...action.notes.map((note) => writtenFact(note, edition)), actionMarkdown(action)),
    next && nextMarkdown({ ...next, within: trail.at(-1)?.title }, edition),
  );
}

const actionMarkdown = (action: ItemAction | undefined) =>
  action && stacked(linked(action), words(action.how));

function writtenFact(value: FactValue, edition: Edition): string {
  return words(value instanceof Date ? messagesIn(edition.language).dates.date(value) : value);
}
