import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { blocks } from "#app/blocks/registry.ts";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import { roleOfSlug } from "#app/domain/pages/page.ts";
import { defaultSettings, registry, settingKeys } from "#app/domain/settings/registry.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { jobOpenings } from "#db/schema/job-openings.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { settingTranslations, siteSettings } from "#db/schema/settings.ts";
import { sharedBlocks } from "#db/schema/shared-blocks.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { richTextOf } from "#tools/content-files/markdown.ts";
import {
  type DemoPage,
  readDemoJobOpenings,
  readDemoLanguages,
  readDemoNews,
  readDemoPages,
  readDemoSettings,
  readDemoSharedBlocks,
  readDemoTestimonials,
} from "./content.ts";

/** Seeds an empty site with the demo agency: pages on three levels, news, testimonials and settings. */
export async function seedDemo(tx: Transaction) {
  const idOf = await seedTestimonials(tx, "");
  const rows = readDemoPages().flatMap((page) =>
    pageRows(page, { language: "", idOf, originals: new Map() }),
  );
  await tx.insert(pages).values(rows);
  const isMainHome = and(eq(pages.language, ""), eq(pages.slug, homeSlug));
  await tx.update(pages).set({ content: demoHomeBlocks }).where(isMainHome);
  await tx.insert(news).values(
    readDemoNews().map(({ body, publishedDate, ...article }) => ({
      ...article,
      body: richTextOf(body),
      publishedDate: new Date(publishedDate),
      isPublished: true,
    })),
  );
  await tx.insert(jobOpenings).values(
    readDemoJobOpenings().map(({ body, ...opening }) => ({
      ...opening,
      body: richTextOf(body),
      isPublished: true,
      publishedAt: new Date(),
    })),
  );
  await tx.insert(sharedBlocks).values(
    readDemoSharedBlocks().map(({ block, ...shared }) => ({
      ...shared,
      blocks: [stored(block, idOf)],
      isPublished: true,
      publishedAt: new Date(),
    })),
  );
  for (const language of readDemoLanguages()) await seedTranslation(tx, language);
  await seedDemoSettings(tx);
}

/** Seeds the pages and testimonials of a further language. */
async function seedTranslation(tx: Transaction, language: ContentLanguage) {
  const idOf = await seedTestimonials(tx, language);
  const main = await tx.select().from(pages).where(eq(pages.language, ""));
  const originals = new Map(main.map((page) => [page.slug, page]));
  const rows = readDemoPages(language).flatMap((page) => pageRows(page, { language, idOf, originals }));
  await tx.insert(pages).values(rows);
}

/** Seeds the testimonials of a language; returns a function from a person's name to the id of their testimonial. */
async function seedTestimonials(tx: Transaction, language: ContentLanguage) {
  const people = readDemoTestimonials(language).map((entry) => ({ ...entry, id: randomUUID() }));
  const above = await tx.$count(testimonials);
  await tx.insert(testimonials).values(
    people.map((person, position) => ({
      ...person,
      language,
      orderIndex: above + position,
      isPublished: true,
    })),
  );
  return (name: string) => people.find((person) => person.name === name)?.id ?? name;
}

/** The demo's home page shows cases first. */
const demoHomeBlocks = [
  ...defaultHomeBlocks.filter(({ type }) => type === "home-stage"),
  ...defaultHomeBlocks.filter(({ type }) => type === "home-cases"),
  ...defaultHomeBlocks.filter(({ type }) => type !== "home-stage" && type !== "home-cases"),
];

interface Sources {
  language: ContentLanguage;
  /** Returns the id of a person's testimonial. */
  idOf: (name: string) => string;
  /** The pages of the main language by slug, for a further one. */
  originals: Map<string, typeof pages.$inferSelect>;
}

/** The page's row followed by those of its descendants. */
function pageRows(page: DemoPage, sources: Sources, parentSlug?: string): (typeof pages.$inferInsert)[] {
  const { children, blocks: content, translates, ...row } = page;
  const original = translates === undefined ? undefined : sources.originals.get(translates);
  const role = row.role ?? (original ? original.role : roleOfSlug(row.slug));
  return [
    {
      ...row,
      role,
      language: sources.language,
      translationGroup: original?.translationGroup,
      parentSlug,
      content: content.map((block) => stored(block, sources.idOf)),
    },
    ...children.flatMap((child) => pageRows(child, sources, row.slug)),
  ];
}

function stored({ type, props }: DemoPage["blocks"][number], idOf: (name: string) => string) {
  const linked = Array.isArray(props.people) ? { ...props, people: props.people.map(idOf) } : props;
  return { id: randomUUID(), type, version: blocks[type].version, props: linked };
}

/** Replaces default settings with those of the demo agency; settings that were saved since are kept. */
export async function seedDemoSettings(tx: Transaction) {
  const demo = readDemoSettings();
  const values = { ...defaultSettings, ...demo };
  const rows = settingKeys
    .filter((key) => key in demo)
    .map((key) => ({ key, value: writeStored(registry[key], values[key]) }));
  await tx
    .insert(siteSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: { value: sql`excluded.value` },
      setWhere: sql`${siteSettings.version} = 1`,
    });
  const translations = readDemoLanguages().flatMap((language) => textsIn(language));
  await tx.insert(settingTranslations).values(translations).onConflictDoNothing();
}

/** The texts of the settings in a further language. */
function textsIn(language: ContentLanguage): (typeof settingTranslations.$inferInsert)[] {
  const texts = readDemoSettings(language);
  const values = { ...defaultSettings, ...texts };
  return settingKeys
    .filter((key) => key in texts)
    .map((key) => ({ key, language, value: writeStored(registry[key], values[key]) }));
}
