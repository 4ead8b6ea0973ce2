import { and, eq, isNull } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import type { Role } from "#db/schema/accounts.ts";
import { sessions } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { startEdge } from "#tests/support/edge.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

const strip = (page: Page) => page.getByRole("complementary", { name: "Preview of the site" });
const aWord = () => `Osprey ${crypto.randomUUID().slice(0, 8)}`;

/** Addresses that show settings, or are made from pages that do. */
const visited = ["/", "/about", "/services", "/news", "/lets-talk", "/about.md", "/feed.xml", "/llms.txt"];
const beside = ["/sitemap.xml", "/manifest.webmanifest", "/cookie-settings", "/page-previews"];

async function cookiesOf(context: BrowserContext) {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Draft values of a tab, as its editor saves them. */
async function draft(tab: "brand" | "footer" | "cookies", fields: Record<string, unknown>) {
  const store = settingsStores[tab];
  const by = await createStaff({ role: "editor", name: "Ada Keller" });
  await saveFields(store, (await store.find()).id, { fields, by });
}

test("SET-01, BRAND-03: an editor walks the site with unpublished settings, and nobody else sees them", async ({
  keepSettings,
  page,
  context,
  staff: _,
  baseURL,
}) => {
  test.slow();
  await keepSettings("brand_name", "footer_built_by_text", "brand_signal_color");
  const [name, builtBy] = [aWord(), aWord()];
  const site = baseURL ?? "";
  const edge = await startEdge({ app: site.replace("localhost", "127.0.0.1"), hasLimits: false });
  const expectSaved = async () => {
    for (const url of [site, edge.url])
      for (const path of [...visited, ...beside]) {
        const text = await (await fetch(url + path)).text();
        expect([text.includes(name), text.includes(builtBy)], url + path).toEqual([false, false]);
      }
  };
  try {
    await expectSaved();
    await openPage(page, "/admin/settings/footer");
    await page.getByRole("textbox", { name: "Built by" }).fill(builtBy);
    await expect.poll(async () => (await settingsStores.footer.read()).isChanged).toBe(true);
    await openPage(page, "/admin/settings/brand");
    await page.getByRole("textbox", { name: "Signal", exact: true }).fill("#3355");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    // At once: the press saves what was typed last.
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: "Preview the site" }).click();
    const preview = await opening;
    for (const tab of ["Brand (you)", "Menu and footer (you)"])
      await expect(strip(preview)).toContainText(tab);
    await expect(preview).toHaveTitle(new RegExp(name));
    await strip(preview).locator("summary").click();
    await expect(strip(preview)).toContainText("Not shown, because their fields have errors: Signal.");
    expect(await findings(preview)).toEqual([]);

    for (const path of ["/about", "/services"]) {
      await preview.getByRole("contentinfo").locator(`a[href="${path}"]`).first().click();
      await expect(preview).toHaveURL(path);
      await expect(strip(preview)).toBeVisible();
      await expect(preview).toHaveTitle(new RegExp(name));
      await expect(preview.getByRole("contentinfo")).toContainText(builtBy);
    }
    await openPage(preview, "/no-such-page");
    await expect(strip(preview)).toBeVisible();

    const Cookie = await cookiesOf(context);
    for (const url of [site, edge.url])
      for (const path of ["/", "/about", "/about.data"]) {
        const mine = await fetch(url + path, { headers: { Cookie } });
        expect(await mine.text(), url + path).toContain(builtBy);
        expect(mine.headers.get("Cache-Control"), url + path).toBe("no-store");
        expect(mine.headers.get("X-Robots-Tag"), url + path).toBe("noindex, nofollow");
        expect(mine.headers.get("X-Edge-Cache") ?? "BYPASS", url + path).toBe("BYPASS");
        const theirs = await fetch(url + path);
        expect(await theirs.text(), url + path).not.toContain(builtBy);
      }
    await expectSaved();

    await openPage(preview, "/about");
    await strip(preview).getByRole("button", { name: "Leave preview" }).click();
    await expect(preview).toHaveURL("/about");
    await expect(strip(preview)).toHaveCount(0);
    await expect(preview.getByRole("contentinfo")).not.toContainText(builtBy);
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("site-preview");
    await expectSaved();
  } finally {
    await edge.stop();
  }
});

test("SET-01, ADMIN-04: only people who may change settings see the preview, as long as they are signed in", async ({
  keepSettings,
  browser,
  baseURL,
}) => {
  await keepSettings("footer_built_by_text");
  const builtBy = aWord();
  await draft("footer", { footer_built_by_text: builtBy });
  const open = async (role: Role) => {
    const context = await browser.newContext({ baseURL });
    const staff = await signInAs(context, baseURL, role);
    const answer = await context.request.get("/admin/site-preview", { maxRedirects: 0 });
    return { context, staff, status: answer.status() };
  };
  for (const role of ["viewer", "sales"] as const) {
    const { context, status } = await open(role);
    expect(status, role).toBe(403);
    await context.addCookies([{ name: "site-preview", value: "own", url: baseURL }]);
    const about = await context.request.get("/about");
    expect(await about.text(), role).not.toContain(builtBy);
    expect(about.headers()["set-cookie"], role).toMatch(/^site-preview=;.*Max-Age=0/);
    await context.close();
  }
  const planted = await fetch(new URL("/about", baseURL), { headers: { Cookie: "site-preview=own" } });
  expect(await planted.text()).not.toContain(builtBy);

  const { context, staff } = await open("editor");
  const page = await context.newPage();
  await page.goto("/about");
  await expect(strip(page)).toContainText("Menu and footer (Ada Keller)");
  await expect(page.getByRole("contentinfo")).toContainText(builtBy);
  await db.delete(sessions).where(eq(sessions.accountId, staff.id));
  await page.reload();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toContainText(builtBy);
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("site-preview");
  await context.close();
});

test("SET-01, PAGE-04: a preview link shows the site with unpublished settings until it is revoked", async ({
  keepSettings,
  page,
  browser,
  staff: _,
  baseURL,
}) => {
  await keepSettings("footer_built_by_text");
  const builtBy = aWord();
  await draft("footer", { footer_built_by_text: builtBy });
  await openPage(page, "/admin/settings/brand");
  await page.locator("#editor-menu").click();
  await page.getByRole("link", { name: "Preview links" }).click();
  const panel = page.getByRole("dialog", { name: "Preview links" });
  await panel.getByRole("button", { name: "Create link" }).click();
  const link = await panel.getByRole("textbox").inputValue();

  const client = await browser.newContext({ baseURL });
  const site = await client.newPage();
  await site.goto(link);
  await expect(site).toHaveURL("/");
  await expect(strip(site)).toContainText("Menu and footer");
  await expect(strip(site)).not.toContainText("Ada");
  await expect(site.getByRole("contentinfo")).toContainText(builtBy);

  await panel.getByRole("button", { name: /^Revoke/ }).click();
  await expect
    .poll(() => db.$count(previewLinks, and(previewLinks.showsSettings, isNull(previewLinks.revokedAt))))
    .toBe(0);
  await site.reload();
  await expect(strip(site)).toHaveCount(0);
  await expect(site.getByRole("contentinfo")).not.toContainText(builtBy);
  await site.goto(link);
  await expect(site.getByRole("heading", { level: 1 })).toContainText("expired");
  await client.close();
});

test("SET-01, SET-02: a preview runs no third-party scripts, records no visits and sends no enquiries", async ({
  storeSettings,
  keepSettings,
  page,
  context,
  staff: _,
  baseURL,
}) => {
  await storeSettings({ gtm_enabled: true, gtm_container_id: "GTM-AB12CD3" });
  await keepSettings("cookie_banner_text");
  const banner = aWord();
  await draft("cookies", { cookie_banner_text: banner });
  expect(await (await fetch(new URL("/about", baseURL))).text()).toContain("GTM-AB12CD3");
  await page.goto("/admin/site-preview");
  await expect(strip(page)).toBeVisible();

  const Cookie = await cookiesOf(context);
  const about = await fetch(new URL("/about", baseURL), { headers: { Cookie } });
  const html = await about.text();
  expect(html).not.toContain("GTM-AB12CD3");
  expect(html).not.toContain("data-is-visit");
  expect(about.headers.get("Content-Security-Policy")).not.toContain("connect-src");
  expect(await (await fetch(new URL("/cookie-settings", baseURL), { headers: { Cookie } })).text()).toContain(
    banner,
  );

  const before = await db.$count(leads);
  const sent = await fetch(new URL("/lets-talk/enquiries", baseURL), {
    method: "POST",
    body: anEnquiry(),
    headers: { Cookie },
  });
  expect([sent.status, await sent.text()]).toEqual([403, expect.stringContaining("nothing was sent")]);
  expect(await db.$count(leads)).toBe(before);
});

for (const width of [390, 768, 1280, 1680]) {
  test(`SET-01: at ${width} px the preview's strip covers neither the footer nor the consent banner`, async ({
    keepSettings,
    browser,
    baseURL,
  }) => {
    await keepSettings("footer_built_by_text");
    await draft("footer", { footer_built_by_text: aWord() });
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 800 },
      storageState: { cookies: [], origins: [] },
    });
    await signInAs(context, baseURL, "editor");
    const page = await context.newPage();
    await page.goto("/admin/site-preview");
    await openPage(page, "/about");
    const consent = page.getByRole("region", { name: "Cookie consent" });
    await expect(consent).toBeInViewport({ ratio: 1 });
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    const top = async () => (await strip(page).boundingBox())?.y ?? 0;
    const bottomOf = async (box: Promise<{ y: number; height: number } | null>) => {
      const { y, height } = (await box) ?? { y: Number.NaN, height: 0 };
      return y + height;
    };
    await expect
      .poll(async () => (await bottomOf(consent.boundingBox())) - (await top()))
      .toBeLessThanOrEqual(1);
    await consent.getByRole("button", { name: "Reject All" }).click();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    const last = page.getByRole("contentinfo");
    await expect
      .poll(async () => (await bottomOf(last.boundingBox())) - (await top()))
      .toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await context.close();
  });
}
