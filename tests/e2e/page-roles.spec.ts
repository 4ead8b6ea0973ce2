import { eq, like } from "drizzle-orm";
import type { APIRequestContext, Page } from "playwright/test";
import { pageRoles } from "#app/domain/pages/page.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { siteSettled } from "#tests/support/site-settled.ts";

const prefix = "umbenannt-";

test("NAV-01, FOOT-02, LEAD-02: renaming every page that has a role changes only addresses on the site", async ({
  page,
  staff: _,
  request,
  baseURL,
}) => {
  test.slow();
  const rename = (from: string, to: string) => changeSlug(page.request, baseURL ?? "", from, to);
  const before = await readLinks(page, "/solutions");
  expect(before.home.filter(({ href }) => href.startsWith("/solutions/")).length).toBeGreaterThan(8);
  try {
    for (const slug of pageRoles) await rename(slug, prefix + slug);
    await siteSettled(); // without script, nothing waits for that
    expect(await readLinks(page, `/${prefix}solutions`)).toEqual(before);

    await page.goto("/lets-talk");
    await expect(page.getByRole("main").getByRole("link", { name: "privacy policy" })).toHaveAttribute(
      "href",
      `/${prefix}about/${prefix}privacy-policy`,
    );
    const old = await request.get("/about/privacy-policy", { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, `/${prefix}about/${prefix}privacy-policy`]);
  } finally {
    for (const slug of pageRoles) await rename(prefix + slug, slug);
    await db.delete(redirects).where(like(redirects.fromPath, `%${prefix}%`));
  }
});

test("NAV-01: an editor assigns the cases role to another page, and back", async ({
  page,
  staff: _,
  own,
}) => {
  const cases = page.getByRole("contentinfo").getByRole("navigation", { name: own.top.title });
  const setRole = async (slug: string, role: "" | "cases") => {
    await openPage(page, `/admin/pages/${slug}/address`);
    await page.getByLabel("Role of this page").selectOption(role);
    await page.getByRole("button", { name: "Save menu settings" }).click();
    await expect(page.getByText("Menu settings saved.")).toBeVisible();
    await expect(page.getByLabel("Role of this page")).toHaveValue(role);
  };
  try {
    await setRole(own.word, "cases");
    await page.goto("/contact");
    await expect(cases.getByRole("listitem")).toHaveCount(2);
  } finally {
    await setRole("cases", "cases");
  }
  await page.goto("/contact");
  await expect(
    page.getByRole("contentinfo").getByRole("navigation", { name: "Cases" }).getByRole("listitem"),
  ).toHaveCount(8);
});

test("NAV-01, PAGE-01: a page created from the landing preset is published outside menu and footer", async ({
  page,
  staff: _,
  request,
  baseURL,
  own,
}) => {
  const slug = `landing-${own.word}`;
  const made = await page.request.post("/admin/new-page", {
    headers: { origin: baseURL ?? "" },
    maxRedirects: 0,
    form: { preset: "landing", title: "Campaign", slug, parentSlug: "" },
  });
  expect(made.status()).toBe(303);
  await openPage(page, `/admin/pages/${slug}/address`);
  await expect(page.getByLabel("Show in menu and footer")).not.toBeChecked();
  await db.update(pages).set({ isPublished: true }).where(eq(pages.slug, slug));
  await expect.poll(async () => (await request.get("/sitemap.xml")).text()).toContain(`/${slug}<`);
  expect(await (await request.get("/contact")).text()).not.toContain(slug);

  await page.getByLabel("Show in menu and footer").check();
  await page.getByRole("button", { name: "Save menu settings" }).click();
  await expect(page.getByText("Menu settings saved.")).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByRole("navigation", { name: "Main" }).locator(`a[href="/${slug}"]`)).toHaveCount(1);
});

async function changeSlug(request: APIRequestContext, origin: string, from: string, to: string) {
  const details = await request.get(`/admin/pages/${from}/address`);
  if (!details.ok()) return; // an earlier rename has failed
  const html = await details.text();
  const field = (name: string) => html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? "";
  const answer = await request.post(`/admin/pages/${from}/address`, {
    headers: { origin },
    maxRedirects: 0,
    form: {
      intent: "address",
      wasSlug: from,
      wasParentSlug: field("wasParentSlug"),
      slug: to,
      parentSlug: field("wasParentSlug"),
      confirmed: "yes",
    },
  });
  expect([from, answer.status()]).toEqual([from, 303]);
}

/** Every link of some pages in order, with the addresses from before the rename. */
async function readLinks(page: Page, solutions: string) {
  const linksOf = async (path: string) => {
    await openPage(page, path); // hydration turns the links of menu and enquiry into buttons
    const links = await page
      .getByRole("link", { includeHidden: true })
      .evaluateAll((all) =>
        all.map((link) => ({ text: link.textContent?.trim(), href: link.getAttribute("href") ?? "" })),
      );
    return links.map(({ text, href }) => ({ text, href: href.replaceAll(prefix, "") }));
  };
  return {
    home: await linksOf("/"),
    enquiry: await linksOf("/lets-talk"),
    sent: await linksOf("/lets-talk/sent"),
    solutions: await linksOf(solutions),
  };
}
