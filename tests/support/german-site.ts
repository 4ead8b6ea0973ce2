import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { indexPublished } from "#app/domain/search/index-content.server.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { jobOpenings } from "#db/schema/job-openings.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { createArticle } from "./factories/news.ts";
import { createPage } from "./factories/pages.ts";
import { p } from "./rich-text.ts";
import { storeSettings } from "./stored-settings.ts";

/** An address that was deleted. */
export const gonePath = "/alte-seite";

/** The public pages of the German site, one of each kind. */
export const germanPaths = [
  "/",
  "/beratung",
  "/beratung/barrierefreiheit",
  "/beratung/barrierefreiheit/pruefung",
  "/firma/datenschutz",
  "/aktuelles",
  "/aktuelles/sprechstunde",
  "/karriere",
  "/karriere/entwicklung",
  "/projekt-anfragen",
];

/**
 * Replaces the demo by a German site with default settings and a few pages; returns a function that restores the demo.
 * The settings come last: storing them waits until the site shows all of it.
 */
export async function becomeGermanSite(): Promise<() => Promise<void>> {
  const { id, isPublished, role } = pages;
  const demoPages = await db.select({ id, isPublished, role }).from(pages);
  const hidden = await Promise.all(
    [news, jobOpenings, testimonials].map(async (table) => {
      const rows = await db.select({ id: table.id }).from(table).where(eq(table.isPublished, true));
      return { table, ids: rows.map(({ id }) => id) };
    }),
  );
  await db.update(pages).set({ isPublished: false, role: null });
  for (const { table } of hidden) await db.update(table).set({ isPublished: false });

  const removeContent = await createGermanContent();
  const restoreSettings = await storeSettings({ ...defaultSettings, site_language: "de" });

  return async () => {
    await removeContent();
    for (const { id, ...shown } of demoPages) await db.update(pages).set(shown).where(eq(pages.id, id));
    for (const { table, ids } of hidden)
      if (ids.length > 0) await db.update(table).set({ isPublished: true }).where(inArray(table.id, ids));
    await restoreSettings();
  };
}

/** The content at `germanPaths`; returns a function that deletes it. */
export async function createGermanContent(): Promise<() => Promise<void>> {
  const own = await createGermanPages();
  const article = await createArticle({
    slug: "sprechstunde",
    title: "Offene Sprechstunde",
    excerpt: "Jeden Dienstag am Nachmittag.",
    author: "Jana Winkler",
    tags: ["Termine"],
    publishedDate: new Date("2026-11-02"),
    body: doc(p("Kommen Sie einfach vorbei.")),
  });
  const [job] = await db
    .insert(jobOpenings)
    .values({
      slug: "entwicklung",
      title: "Entwicklung mit Schwerpunkt Oberfläche",
      place: "Kiel",
      country: "Deutschland",
      kind: "FULL_TIME",
      currency: "EUR",
      salaryFrom: 60_000,
      salaryTo: 75_000,
      closingDate: "2099-11-20",
      summary: "Sie bauen, was andere benutzen.",
      body: doc(p("Wir freuen uns auf Sie.")),
      isPublished: true,
    })
    .returning();
  await db.insert(redirects).values({ fromPath: gonePath, toPath: null });
  await indexPublished();

  return async () => {
    await db.delete(redirects).where(eq(redirects.fromPath, gonePath));
    if (job) await db.delete(jobOpenings).where(eq(jobOpenings.id, job.id));
    await db.delete(news).where(eq(news.id, article.id));
    for (const { id } of own.toReversed()) await db.delete(pages).where(eq(pages.id, id));
  };
}

/** Three levels and both policies, whose links are in the footer and in the consent banner. */
async function createGermanPages() {
  const consulting = await createPage({
    slug: "beratung",
    title: "Beratung",
    excerpt: "Wir helfen, bevor es teuer wird.",
    role: "solutions",
    content: [
      block("hero", 2, { headline: "Datenschutz-Folgenabschätzung ohne Umwege", facts: [] }),
      block("rich-text", 1, { heading: "Ablauf", body: doc(p("Erst lesen wir, dann sprechen wir.")) }),
    ],
  });
  const accessibility = await createPage({
    slug: "barrierefreiheit",
    title: "Barrierefreiheit",
    parentSlug: consulting.slug,
  });
  const audit = await createPage({
    slug: "pruefung",
    title: "Prüfung",
    parentSlug: accessibility.slug,
    content: [block("rich-text", 1, { body: doc(p("Zwei Wochen, ein Bericht.")) })],
  });
  const company = await createPage({ slug: "firma", title: "Firma", role: "about" });
  const policies = [
    await createPage({
      slug: "datenschutz",
      title: "Datenschutzerklärung",
      parentSlug: company.slug,
      role: "privacy-policy",
    }),
    await createPage({ slug: "cookies", title: "Cookies", parentSlug: company.slug, role: "cookies-policy" }),
  ];
  return [consulting, accessibility, audit, company, ...policies];
}

const block = (type: string, version: number, props: object) => ({ id: randomUUID(), type, version, props });

const doc = (...content: ReturnType<typeof p>[]) => ({ type: "doc", content });
