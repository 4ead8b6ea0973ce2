import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { request as requests } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { fileOf } from "#tests/support/files.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("ROUTE-02: short admin addresses redirect to their screens", async ({ page, staff: _ }) => {
  for (const [from, to] of [
    ["/admin", "/admin/pages"],
    ["/admin/media", "/admin/settings/media"],
    ["/admin/presets", "/admin/settings/presets"],
    ["/admin/news", "/admin/settings/news"],
    ["/admin/settings/news", "/admin/content/news"],
  ] as const) {
    const answer = await page.request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(302);
    expect(answer.headers().location, from).toBe(to);
  }
});

test("DESK-02, LEAD-08: a lead shows everything that was sent, and only signed-in users open its files", async ({
  page,
  staff,
  baseURL,
}) => {
  const lead = await sendEnquiry(baseURL ?? "");

  await openPage(page, "/admin/leads");
  await page.getByRole("link", { name: new RegExp(lead.name) }).click();
  await expect(page).toHaveURL(`${baseURL}/admin/leads/${lead.id}`);
  for (const text of [
    lead.description,
    lead.email,
    "Required first",
    "autumn",
    "/solutions/ai-assistants",
    "40 s",
  ])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "brief.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("brief.pdf");

  const file = `/admin/leads/${lead.id}/files/0`;
  const stored = await page.request.get(file, { maxRedirects: 0 });
  expect((await stored.body()).equals(lead.file)).toBe(true);
  expect(stored.headers()).toMatchObject({
    "content-disposition": expect.stringMatching(/^attachment/),
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store, no-transform",
    "cross-origin-resource-policy": "same-origin",
  });

  const stranger = await requests.newContext({ baseURL });
  const refused = await stranger.get(file, { maxRedirects: 0 });
  expect(refused.status()).toBe(302);
  expect(refused.headers().location).toBe(`/admin/sign-in?returnTo=%2Fadmin%2Fleads%2F${lead.id}`);
  await stranger.dispose();

  await page.getByRole("button", { name: "Contacted" }).click();
  await expect(page.getByText("New → Contacted")).toBeVisible();
  await expect(page.getByText(`By ${staff.name}`)).toBeVisible();
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("Spam → Contacted"), "what it was before").toBeVisible();
});

test("DESK-01: the lead list filters by search text and by status", async ({ page, staff: _, baseURL }) => {
  const lead = await sendEnquiry(baseURL ?? "");
  await openPage(page, "/admin/leads");
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search leads" }).fill(lead.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.locator("tr[data-lead]")).toHaveCount(1);
  await expect(page.getByRole("link", { name: new RegExp(lead.name) })).toBeVisible();

  await page.getByRole("link", { name: /^Won/ }).click();
  await expect(page.getByRole("heading", { name: /Nothing found/ })).toBeVisible();
});

test("PAGE-01, ROUTE-05: unpublishing a page hides the page two levels below it", async ({
  page,
  staff: _,
  request,
}) => {
  const chain = await createTitledChain();
  const [top, , leaf] = chain;
  const row = (title: string) => page.getByRole("row", { name: title });
  try {
    await openPage(page, "/admin/pages");
    expect((await request.get(chain.address)).status()).toBe(200);
    await expect(row(leaf.title)).toContainText("Published");

    await page.getByRole("button", { name: `Unpublish ${top.title}` }).click();
    await page.getByRole("button", { name: "Unpublish 3 pages" }).click();
    await expect(row(top.title)).toContainText("Draft");
    await expect(row(leaf.title)).toContainText("Hidden: parent unpublished");
    expect((await request.get(chain.address)).status()).toBe(404);

    await page.getByRole("button", { name: `Publish ${top.title}` }).click();
    await expect(row(leaf.title)).toContainText("Published");
    expect((await request.get(chain.address)).status()).toBe(200);
  } finally {
    for (const { slug } of chain.toReversed()) await db.delete(pages).where(eq(pages.slug, slug));
  }
});

test("ADMIN-02: a lead has no accessibility finding in either theme", async ({ page, staff: _, baseURL }) => {
  test.slow();
  await page.goto(`/admin/leads/${(await sendEnquiry(baseURL ?? "")).id}`);
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, { only: "color-contrast" })).toEqual([]);
});

/** Submits an enquiry with a file through the site's own form. */
async function sendEnquiry(baseURL: string) {
  const id = randomUUID();
  const lead = {
    id,
    name: `Marta ${id.slice(0, 8)}`,
    email: `marta-${id.slice(0, 8)}@nordparts.example`,
    description: `A search for a parts marketplace, number ${id.slice(0, 8)}.`,
    file: fileOf("pdf", 2_000),
  };
  const visitor = await requests.newContext({ baseURL });
  const answer = await visitor.post("/lets-talk", {
    multipart: {
      id,
      name: lead.name,
      email: lead.email,
      description: lead.description,
      ndaNeeded: "on",
      sourcePage: "/solutions/ai-assistants",
      utmCampaign: "autumn",
      visitorHistory: JSON.stringify([
        "/ (2026-03-02T09:00:00.000Z)",
        "/lets-talk (2026-03-02T09:00:40.000Z)",
      ]),
      files: { name: "brief.pdf", mimeType: "application/pdf", buffer: lead.file },
    },
  });
  expect(answer.ok()).toBe(true);
  await visitor.dispose();
  return lead;
}

/** Creates three nested published pages and returns the path of the last. */
async function createTitledChain() {
  const key = randomUUID().slice(0, 8);
  const top = await createPage({ slug: `e2e-top-${key}`, title: `Top ${key}` });
  const middle = await createPage({
    slug: `e2e-middle-${key}`,
    title: `Middle ${key}`,
    parentSlug: top.slug,
  });
  const leaf = await createPage({ slug: `e2e-leaf-${key}`, title: `Leaf ${key}`, parentSlug: middle.slug });
  return Object.assign([top, middle, leaf] as const, { address: `/${top.slug}/${middle.slug}/${leaf.slug}` });
}
