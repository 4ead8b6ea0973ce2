import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { blocks } from "#app/blocks/registry.ts";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import { roleOfSlug } from "#app/domain/pages/page.ts";
import { defaultSettings, registry, settingKeys } from "#app/domain/settings/registry.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { jobOpenings } from "#db/schema/job-openings.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { richTextOf } from "#tools/content-files/markdown.ts";
import {
  type DemoPage,
  readDemoJobOpenings,
  readDemoNews,
  readDemoPages,
  readDemoSettings,
  readDemoTestimonials,
} from "./content.ts";

/** Seeds an empty site with the demo agency: pages on three levels, news, testimonials and settings. */
export async function seedDemo(tx: Transaction) {
  const people = readDemoTestimonials().map((entry) => ({ ...entry, id: randomUUID() }));
  const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? name;
  await tx.insert(pages).values(readDemoPages().flatMap((page) => pageRows(page, idOf)));
  await tx.update(pages).set({ content: demoHomeBlocks }).where(eq(pages.slug, homeSlug));
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
  await tx
    .insert(testimonials)
    .values(people.map((person, orderIndex) => ({ ...person, orderIndex, isPublished: true })));
  await seedDemoSettings(tx);
}

/** The demo's home page shows cases first. */
const demoHomeBlocks = [
  ...defaultHomeBlocks.filter(({ type }) => type === "home-stage"),
  ...defaultHomeBlocks.filter(({ type }) => type === "home-cases"),
  ...defaultHomeBlocks.filter(({ type }) => type !== "home-stage" && type !== "home-cases"),
];

/** The page's row followed by those of its descendants. `idOf` returns the id of a person's testimonial. */
function pageRows(
  page: DemoPage,
  idOf: (name: string) => string,
  parentSlug?: string,
): (typeof pages.$inferInsert)[] {
  const { children, blocks: content, ...row } = page;
  return [
    { ...row, role: roleOfSlug(row.slug), parentSlug, content: content.map((block) => stored(block, idOf)) },
    ...children.flatMap((child) => pageRows(child, idOf, row.slug)),
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
}
