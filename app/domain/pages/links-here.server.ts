import { and, eq, inArray, ne } from "drizzle-orm";
import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { linkPatterns, listPatterns, quoted } from "#app/domain/references/link-patterns.server.ts";
import { listReferences, type PatternsWithin } from "#app/domain/references/list-references.server.ts";
import { type Reference, withoutRepeats } from "#app/domain/references/reference.ts";
import { type Language, languages } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { escapePattern } from "#app/platform/has-words.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages } from "#db/schema/pages.ts";
import { type PageName, pageKey } from "./page.ts";
import { listPageTrees } from "./page-tree.server.ts";

interface Target extends PageName {
  id: string;
  path: string;
}

/** The same for a page whose path is not known. */
export async function listLinksTo({ id }: { id: string }): Promise<Reference[]> {
  const page = (await listPageTrees()).find((each) => each.id === id);
  return page ? listLinksHere(page) : [];
}

/**
 * Every place that links to a page: by its path, by an old path that redirects to it, or by its id or slug in a block.
 * Blocks of a translation can still name the slug or the id of the original.
 */
export async function listLinksHere(page: Target): Promise<Reference[]> {
  const { id, path } = page;
  const known = [path, ...(await listRedirectsTo(path)).map(({ fromPath }) => fromPath)];
  const references = await listReferences([...linkPatterns(known), ...quoted([`"${id}"`, `"page:${id}"`])], {
    within: await patternsPerLanguage(page),
  });
  return withoutRepeats(references.filter((reference) => reference.path !== paths.admin.page(pageKey(page))));
}

/**
 * What names the page in content of each language: its slug and, in its own language, the other languages' pages of its
 * group. The slug of a page in the main language names its translation elsewhere, unless a page there has that slug.
 */
async function patternsPerLanguage({ id, language: own, slug }: Target): Promise<PatternsWithin[]> {
  const group = db.select({ group: pages.translationGroup }).from(pages).where(eq(pages.id, id));
  const others = await db
    .select({ id: pages.id, language: pages.language, slug: pages.slug })
    .from(pages)
    .where(and(inArray(pages.translationGroup, group), ne(pages.id, id)));
  const mainSlug = own === "" ? slug : others.find(({ language }) => language === "")?.slug;
  const taken = mainSlug
    ? await db.select({ language: pages.language }).from(pages).where(eq(pages.slug, mainSlug))
    : [];
  const isFree = (language: ContentLanguage) => !taken.some((page) => page.language === language);
  const inMain = mainSlug ? slugPatterns(mainSlug) : [];
  const elsewhere = own === "" ? (Object.keys(languages) as Language[]).filter(isFree) : [];
  return [
    {
      language: own,
      patterns: [
        ...slugPatterns(slug),
        ...quoted(others.flatMap((other) => [`"${other.id}"`, `"page:${other.id}"`])),
        ...(isFree(own) ? inMain : []),
      ],
    },
    ...elsewhere.map((language) => ({ language, patterns: inMain })),
  ];
}

const slugPatterns = (slug: string) => [
  ...quoted([`Slug": "${escapePattern(slug)}"`]),
  ...listPatterns(slug),
];
