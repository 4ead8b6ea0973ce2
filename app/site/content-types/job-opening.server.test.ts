import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { hasClosedToday } from "#app/domain/content-store/published-content.server.ts";
import { listMediaUses } from "#app/domain/media/delete-media.server.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { findRedirect } from "#app/domain/redirects/find-redirect.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { indexPublished } from "#app/domain/search/index-content.server.ts";
import { searchSite } from "#app/domain/search/search.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { mainEdition } from "#app/languages/language.ts";
import { db } from "#app/platform/database.server.ts";
import { readSharedContent } from "#app/site/content-previews.server.ts";
import { renderLlmsText } from "#app/site/discovery/llms-text.server.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";
import { readMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { jobOpenings } from "#db/schema/job-openings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { p } from "#tests/support/rich-text.ts";
import { type FieldsOf, saveFields } from "#tests/support/save-fields.ts";
import { publicTypeNamed } from "./public-types.server.ts";

const openings = contentStores["job-opening"];
const careers = publicTypeNamed("job-opening") ?? expect.fail("job openings have no public pages");
const path = "/about/careers/lighthouse-keeper";
const body: RichText = { type: "doc", content: [p("Keep the lamp burning.")] };
const complete = {
  place: "Lisbon",
  country: "Portugal",
  summary: "A lamp, a stair and a logbook.",
  salaryFrom: 30_000,
  salaryTo: 36_000,
  body,
};

async function anOpening(fields: FieldsOf<typeof openings> = complete) {
  const by = await createStaff();
  const id = await openings.create("Lighthouse keeper", by);
  const save = (changes: FieldsOf<typeof openings>) => saveFields(openings, id, { fields: changes, by });
  await save(fields);
  return { id, by, save };
}

const slug = "lighthouse-keeper";
const published = async () => (await careers.readItem(slug)).value;
const listed = async () => (await careers.listAddresses(mainEdition("en"))).map((item) => item.path);

test("a job opening is not visible before it is published, and its later draft is not visible either", async () => {
  const { id, by, save } = await anOpening();
  expect(await published()).toBeUndefined();
  expect(await renderSitemap()).not.toContain(path);
  expect(await openings.publish(id, by)).toMatchObject({ status: "published" });
  expect((await published())?.item).toMatchObject({ title: "Lighthouse keeper", body });
  await save({ summary: "Secret words" });
  expect(JSON.stringify([await published(), (await careers.readList()).value])).not.toContain("Secret");
});

test("an incomplete job opening is not published and the missing fields are listed", async () => {
  const { id, by } = await anOpening({ salaryFrom: 40_000, salaryTo: 30_000 });
  const outcome = await openings.publish(id, by);
  expect(outcome).toMatchObject({ status: "missing" });
  const messages = outcome?.status === "missing" ? outcome.missing.map(({ message }) => message) : [];
  expect(messages).toEqual([
    "Place is missing",
    "Country is missing",
    "Summary is missing",
    "Text is missing",
    "Salary to: use no less than the salary from",
  ]);
});

test("a published job opening is in the sitemap, llms.txt, Markdown, search and structured data", async () => {
  const { id, by } = await anOpening();
  await openings.publish(id, by);
  expect(await renderSitemap()).toContain(path);
  expect(await renderLlmsText()).toContain(`${path}.md`);
  expect((await readMarkdown("/about/careers", mainEdition("en"))).value).toContain("[Lighthouse keeper]");
  const markdown = (await readMarkdown(path, mainEdition("en"))).value;
  expect(markdown).toContain("Keep the lamp burning.");
  expect(markdown).toContain("€30,000–€36,000 a year");
  expect((await readMarkdown(`${path}/below`, mainEdition("en"))).value).toBeUndefined();
  await indexPublished();
  expect((await searchSite("lamp", 1, mainEdition("en"))).hits).toMatchObject([
    { kind: "job-opening", path, trail: ["Careers"] },
  ]);
  const head = JSON.stringify((await published())?.head);
  expect(head).toContain('"@type":"JobPosting"');
  expect(head).toContain('"employmentType":"FULL_TIME"');
  expect(head).toContain('"minValue":30000,"maxValue":36000');
});

test("SITE-13: one applies for a job opening by mail until it is closed", async () => {
  const { id, by, save } = await anOpening();
  await openings.publish(id, by);
  expect((await published())?.item.action).toBeUndefined();
  await saveSettings("contact", { contact_email: "jobs@kestrel.example" }, by);
  expect((await published())?.item.action).toMatchObject({
    label: "Apply",
    href: "mailto:jobs@kestrel.example?subject=Lighthouse%20keeper",
    notes: ["€30,000–€36,000 a year", "Lisbon, Portugal", "Full-time"],
  });
  const markdown = (await readMarkdown(path, mainEdition("en"))).value;
  expect(markdown?.match(/\[Apply\]\(mailto:/g)).toHaveLength(2);
  await save({ closingDate: "2020-01-01" });
  await openings.publish(id, by);
  expect((await published())?.item.action).toBeUndefined();
});

test("SITE-07: a job opening opens with the office of its city, without one with a drawing", async () => {
  const { id, by } = await anOpening();
  await openings.publish(id, by);
  const banner = async () => (await published())?.item.banner;
  expect(await banner()).toEqual({ picture: expect.stringMatching(/^\/air\//) });
  const office = {
    ...{ city: "Lisbon", country: "Portugal", address: "Rua do Farol 1\n1950-006 Lisboa" },
    ...{ phone: "", timeZone: "", coordinates: "", imageUrl: "/art/offices/lisbon-960.webp" },
  };
  await saveSettings("home", { home_offices_items: [office] }, by);
  const caption = "Rua do Farol 1, 1950-006 Lisboa";
  await expect.poll(banner).toEqual({ picture: office.imageUrl, caption });
  expect((await readMarkdown(path, mainEdition("en"))).value).toContain(caption);
});

test("a job opening is listed until its closing date, and its page then says that it is closed", async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const { id, by, save } = await anOpening({ ...complete, closingDate: day(0) });
  await openings.publish(id, by);
  expect(await listed()).toEqual([path]);
  expect(await hasClosedToday()).toBe(false);
  await save({ closingDate: day(-1) });
  await openings.publish(id, by);
  expect(await hasClosedToday()).toBe(true);
  expect(await listed()).toEqual([]);
  expect(await renderSitemap()).not.toContain(path);
  await indexPublished();
  expect((await searchSite("lamp", 1, mainEdition("en"))).hits).toEqual([]);
  const page = await published();
  expect(page?.item.notice).toContain("closed");
  expect(JSON.stringify(page?.head)).toContain("noindex");
  expect(JSON.stringify(page?.head)).not.toContain("JobPosting");
  expect((await readMarkdown(path, mainEdition("en"))).value).toContain("This position is closed.");
});

test("a job opening is published at the scheduled time with the content it had when scheduled", async () => {
  const { id, by, save } = await anOpening();
  const at = new Date(Date.now() + 60_000);
  expect(await openings.schedule(id, by, at)).toMatchObject({ status: "scheduled" });
  await save({ place: "Porto" });
  await openings.publishScheduled({ id, dueAt: at.toISOString() });
  expect((await published())?.item.facts[0]?.value).toBe("Lisbon, Portugal");
  expect((await openings.read(id))?.draft.place).toBe("Porto");
});

test("a version of a job opening can be compared and restored", async () => {
  const { id, by, save } = await anOpening();
  await openings.publish(id, by);
  const number = (await openings.read(id))?.versions[0]?.number ?? 0;
  await save({ kind: "PART_TIME" });
  expect(await openings.compare(id, number, "draft")).toEqual([
    { field: "kind", label: "Employment type", before: "Full-time", after: "Part-time" },
  ]);
  await openings.restoreVersion(id, number, by);
  expect((await openings.read(id))?.draft.kind).toBe("FULL_TIME");
});

test("a preview link opens the draft of a job opening", async () => {
  const { id, by } = await anOpening();
  const { token } = await createPreviewLink({ kind: "job-opening", id, slug }, 7, by);
  expect(await readSharedContent(token)).toMatchObject({
    title: "Lighthouse keeper",
    facts: expect.arrayContaining([{ label: "Place", value: "Lisbon, Portugal" }]),
  });
});

test("a deleted job opening responds with 410 and is restored as a draft with its slug", async () => {
  const { id, by } = await anOpening();
  await openings.publish(id, by);
  expect(await openings.trash(id, by)).toBe(true);
  expect(await published()).toBeUndefined();
  expect(await findRedirect(path)).toMatchObject({ status: 410 });
  expect(await openings.listTrashed()).toMatchObject([{ id, title: "Lighthouse keeper" }]);
  expect(await openings.restore(id, by)).toBe(true);
  expect(await openings.list()).toMatchObject([{ slug, statuses: ["draft"] }]);
  const rows = await db.select({ action: auditLog.action }).from(auditLog);
  const actions = ["create", "edit", "publish", "trash", "restore"].map((verb) => `job-opening.${verb}`);
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(actions));
});

test("the old address of a renamed job opening redirects", async () => {
  const { id, by } = await anOpening();
  await openings.publish(id, by);
  await openings.rename(id, { slug: "keeper", wasSlug: slug }, by);
  expect(await findRedirect(path)).toMatchObject({ status: 301, to: "/about/careers/keeper" });
  const [row] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
  expect(row?.slug).toBe("keeper");
});

test("a picture in the text of a job opening counts as used", async () => {
  const medium = await createMedia();
  const picture = { type: "image" as const, attrs: { mediaId: medium.id, alt: "A lamp" } };
  const { id } = await anOpening({ ...complete, body: { type: "doc", content: [p("Lamp"), picture] } });
  const path = `/admin/content/job-openings/${id}`;
  expect(await listMediaUses(medium.id)).toContainEqual(
    expect.objectContaining({ what: "job-opening", path }),
  );
});
