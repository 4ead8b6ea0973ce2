import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readBlocks } from "#app/blocks/read-blocks.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { getSettings, seedSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { emptyBucket, keysInBucket } from "#tests/support/bucket.ts";
import { fileOf } from "#tests/support/files.ts";
import { importLegacySite, type ReportLine } from "./import-legacy.ts";
import { attachFrom } from "./lead-files.ts";
import { describeImport } from "./report.ts";
import { readLegacySite } from "./source.ts";

beforeEach(emptyBucket);

const leadId = "b0000000-0000-4000-8000-000000000001";

/** A legacy site as exported by its owner: some tables as CSV, some as JSON, some rows invalid. */
function aLegacySite() {
  const folder = mkdtempSync(join(tmpdir(), "legacy-"));
  const files = {
    "site_settings.csv":
      'key,value\nfooter_copyright,"© 2024, Harbour"\ncontact_phones,not json\nodd_key,kept\nfooter_social_instagram,https://www.instagram.com/harbour\nfooter_social_linkedin,https://www.linkedin.com/company/harbour\nfooter_social_facebook,\n',
    "pages.json": JSON.stringify([
      {
        slug: "ferries",
        title: "Ferries",
        parent_slug: "Our Work",
        is_published: true,
        order_index: 2,
        content: "[]",
      },
      {
        id: "c0000000-0000-4000-8000-000000000001",
        slug: "Our Work",
        title: "Our work",
        is_published: true,
        content: [{ type: "carousel", slides: [] }],
        layout: "wide",
      },
      { slug: "lost", title: "Lost", parent_slug: "nowhere" },
      { slug: "untitled", title: "" },
    ]),
    "testimonials.csv": "name,testimonial,theme,is_published\nMarta Reis,They ship.,purple,true\n",
    "news.json": JSON.stringify([{ title: "We moved", content: "To the **harbour**.", is_published: true }]),
    "leads.json": JSON.stringify([
      {
        id: leadId,
        name: "Ines Duarte",
        email: "ines@ferries.example",
        description: "Ferry bookings.",
        status: "archived",
        visitor_history: ["/ (2025-03-01T12:00:00.000Z)"],
        created_at: "2025-03-01T12:01:00+00:00",
        attached_files: [
          {
            name: "plan.pdf",
            url: "https://files.example/leads/1-plan.pdf",
            size: 900,
            type: "application/pdf",
          },
          { name: "tool.exe", url: "https://files.example/leads/2-tool.exe", size: 900, type: "x" },
        ],
      },
    ]),
    "redirects.csv": "from_path,to_path\n/Boats/,/our-work\n",
    "users.csv": "id\n1\n",
    "1-plan.pdf": fileOf("pdf", 900),
    "2-tool.exe": fileOf("exe", 900),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

async function take(folder: string, isDryRun = false) {
  const site = await readLegacySite(folder);
  const report = await importLegacySite(site, { isDryRun, attach: attachFrom(folder) });
  return { report, text: describeImport(report, site) };
}

const outcomes = (report: ReportLine[]) =>
  report.map(({ table, name, outcome }) => `${table} ${name}: ${outcome}`);

test("DATA-01, DATA-05, BRAND-02: importing a legacy site reports the outcome of every row", async () => {
  await db.transaction((tx) => seedSettings(tx));
  const { report, text } = await take(aLegacySite());

  expect(outcomes(report)).toEqual([
    "site_settings footer_copyright: changed",
    "site_settings contact_phones: changed",
    "site_settings odd_key: imported",
    "site_settings footer_social_instagram: imported",
    "site_settings footer_social_linkedin: imported",
    "site_settings footer_social_facebook: imported",
    "pages Our Work: imported",
    "pages lost: refused",
    "pages untitled: refused",
    "pages ferries: imported",
    "testimonials Marta Reis: imported",
    "news We moved: imported",
    `leads Ines Duarte: imported`,
    "redirects /Boats/: imported",
  ]);
  for (const note of [
    "the value is invalid; the default is used",
    "key: this site has no such setting; stored, but not used",
    'slug: "Our Work" is stored as "our-work"',
    "block 1 (carousel) is invalid; stored, but not shown",
    "layout: not imported: this site has no such column",
    'the parent page "nowhere" does not exist',
    "title is empty",
    '"purple" is not an allowed value; stored as "light"',
    "body: imported as Markdown",
    '"archived" is not an allowed value; stored as "new"',
    "tool.exe could not be downloaded from https://files.example/leads/2-tool.exe",
    "pages: 4 rows, 2 imported, 0 changed, 0 unchanged, 2 refused",
  ])
    expect(text).toContain(note);
  expect(text).toMatch(/Skipped, not a table that the import reads: .*users\.csv/);

  expect((await getSettings()).footer_social_links).toEqual([
    { label: "LinkedIn", url: "https://www.linkedin.com/company/harbour" },
    { label: "Instagram", url: "https://www.instagram.com/harbour" },
  ]);
  const [ferries] = await db.query.pages.findMany({ where: (page, { eq }) => eq(page.slug, "ferries") });
  expect(ferries).toMatchObject({ parentSlug: "our-work", isPublished: true, orderIndex: 2 });
  const paths = await db.select({ from: redirects.fromPath, to: redirects.toPath }).from(redirects);
  expect(paths).toEqual(
    expect.arrayContaining([
      { from: "/boats", to: "/our-work" },
      { from: "/our%20work", to: "/our-work" },
    ]),
  );
  const lead = await findLead(leadId);
  expect(lead).toMatchObject({ status: "new", attachedFiles: [{ name: "plan.pdf", size: 900 }] });
  expect(lead?.events.map(({ type }) => type).sort()).toEqual(["captured", "upload-failed"]);
  expect(await keysInBucket()).toHaveLength(1);
});

test("DATA-02: a second import changes nothing and keeps rows edited since", async () => {
  const folder = aLegacySite();
  await take(folder);
  await db.update(testimonials).set({ company: "Harbourline" });
  const again = await take(folder);

  const refusals = again.report.filter(({ outcome }) => outcome !== "unchanged");
  expect(outcomes(refusals)).toEqual([
    "pages lost: refused",
    "pages untitled: refused",
    "testimonials Marta Reis: refused",
  ]);
  expect(again.text).toContain(
    "the site already has this row with a different company; the existing row is not changed",
  );
  expect(await keysInBucket()).toHaveLength(1);
});

test("DATA-02: a dry run prints the same report and writes nothing", async () => {
  const folder = aLegacySite();
  const dry = await take(folder, true);

  for (const table of [siteSettings, pages, testimonials, news, leads, redirects])
    expect(await db.$count(table)).toBe(0);
  expect(await keysInBucket()).toEqual([]);
  expect(outcomes(dry.report)).toEqual(outcomes((await take(folder)).report));
});

test("DATA-11: a legacy database is read without changes", async () => {
  await take(aLegacySite());
  const site = await readLegacySite(process.env.DATABASE_URL ?? "");

  expect(site.tables.pages).toHaveLength(2);
  expect(site.ignored).toContain("accounts");
  const report = await importLegacySite(site, { attach: attachFrom(undefined) });
  expect(report.filter(({ outcome }) => outcome === "imported" || outcome === "changed")).toEqual([]);
});

test("WORLD-08: content in the specification's shapes is imported, and an odd value costs its row and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "legacy-"));
  const blocks = [
    { type: "case-passport", techStack: ["react"], services: [] },
    { type: "page-links", parentPageSlug: "leistungen" },
    { type: "testimonials" },
  ];
  const files = {
    "pages.json": JSON.stringify([
      { slug: "leistungen", title: "Leistungen", is_published: true, content: JSON.stringify(blocks) },
      { slug: "huge", title: "Huge", order_index: 3_000_000_000 },
      { slug: "a-ring", title: "A", parent_slug: "b-ring" },
      { slug: "b-ring", title: "B", parent_slug: "a-ring" },
      { slug: "late", title: "Late", created_at: "+275000-01-01T00:00:00.000Z" },
    ]),
    "news.json": JSON.stringify([
      {
        slug: "html",
        title: "Old",
        body: "<p>Text <b>fett</b> &amp; 10<sup>6</sup> <a href='/x'>mehr</a></p><ul><li>eins</li></ul>",
      },
      { slug: "shortcode", title: "Hugo", body: "{{< figure src=x >}} Some text" },
    ]),
    "leads.csv":
      "id,name,email,description,visitor_history\n" +
      `${leadId},Ines,ines@ferries.example,Ferry bookings.,"{""/about (2024-05-01T10:00:00.000Z)"",""/cases, more (2024-05-01T10:01:00.000Z)"",NULL}"\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  const report = await importLegacySite(await readLegacySite(folder), { attach: attachFrom(folder) });

  const outcomes = Object.fromEntries(report.map(({ name, outcome }) => [name, outcome]));
  expect(outcomes).toMatchObject({
    leistungen: "imported",
    huge: "imported",
    html: "imported",
    shortcode: "imported",
  });
  expect([outcomes["a-ring"], outcomes["b-ring"], outcomes.late]).toEqual(["refused", "refused", "refused"]);
  const [page] = await db.select().from(pages).where(eq(pages.slug, "leistungen"));
  expect(readBlocks(page?.content).problems).toEqual([]);
  const bodies = await db.select({ slug: news.slug, body: news.body }).from(news);
  const textOf = (slug: string) => JSON.stringify(bodies.find((article) => article.slug === slug)?.body);
  expect(textOf("html")).toContain('"fett"');
  expect(textOf("html")).toContain("superscript");
  expect(textOf("html")).not.toMatch(/<|&amp;/);
  expect(textOf("shortcode")).toContain("figure src=x");
  expect((await findLead(leadId))?.visitorHistory).toEqual([
    "/about (2024-05-01T10:00:00.000Z)",
    "/cases, more (2024-05-01T10:01:00.000Z)",
  ]);
});
