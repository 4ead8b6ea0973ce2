import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("ROUTE-01: home opens with its headline, the solutions on the stage and the sections below", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Kestrel/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Software that holds still in moving air.",
  );
  const solutions = page.getByRole("navigation", { name: "Solutions" }).getByRole("link");
  await expect(solutions).toHaveCount(9);
  await expect(solutions.first()).toHaveAttribute("href", "/solutions/marketplaces");
  for (const heading of ["What we have built often enough to price", "Notes from the work"]) {
    await expect(page.getByRole("heading", { name: heading })).toBeAttached();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ROUTE-01, NAV-03: pages read in full, and the menu links to the site index", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Menu" }).click();
    await expect(page).toHaveURL(/#site-index$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Voice agents" }).click();
    await expect(page).toHaveURL(/\/solutions\/ai-assistants\/voice-agents$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("ROUTE-04: an unknown path is 404 with the main links, inside the chrome", async ({ page }) => {
  for (const path of [
    "/404",
    "/no-such-page",
    "/solutions/no-such-page",
    "/a/b/c/d",
    "/news/no-such-article",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeAttached();
  }
  await page.goto("/solution/market-place");
  const similar = page.getByRole("navigation", { name: "Similar pages" });
  await expect(similar.getByRole("link", { name: "Marketplaces" })).toHaveAttribute(
    "href",
    "/solutions/marketplaces",
  );
  await page.getByRole("navigation", { name: "Main pages" }).getByRole("link", { name: "Solutions" }).click();
  await expect(page).toHaveURL("/solutions");
});

test("ROUTE-05: pages on three levels answer with breadcrumbs and links", async ({ page }) => {
  await page.goto("/solutions");
  await page.getByRole("main").getByRole("link", { name: "AI assistants" }).first().click();
  await expect(page).toHaveURL("/solutions/ai-assistants");
  await page.getByRole("main").getByRole("link", { name: "Voice agents" }).first().click();
  await expect(page).toHaveURL("/solutions/ai-assistants/voice-agents");

  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb).toHaveText(/02 — Solutions.*\/.*AI assistants.*\/.*Voice agents/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /^http.*\/solutions\/ai-assistants\/voice-agents$/,
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\w/);

  await breadcrumb.getByRole("link", { name: "AI assistants" }).click();
  await expect(breadcrumb).not.toContainText("Voice agents");
  const next = page.getByRole("navigation", { name: "Next page" });
  await expect(next).toContainText("Next in Solutions");
  await next.getByRole("link").click();
  await expect(page).toHaveURL("/solutions/corporate-websites");
});

test("ROUTE-06: other spellings redirect to the canonical path, and a wrong parent is 404", async ({
  request,
}) => {
  const answer = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const path of ["/Solutions/DWH", "/solutions/dwh/", "/solutions//dwh"]) {
    const { status, location } = await answer(path).then((response) => ({
      status: response.status(),
      location: response.headers().location,
    }));
    expect({ path, status, location }).toEqual({ path, status: 301, location: "/solutions/dwh" });
  }
  // An escaped slash is no separator, also when the page with the slash is cached.
  for (const path of ["/solutions%2Fdwh", "/solutions%2fdwh", "/solutions/dwh%2F", "/%2Fsolutions"])
    expect((await answer(path)).status(), path).toBe(404);
  for (const path of ["/dwh;x", "/solutions;x", "/solutions.", "/solutions%20", "/solutions/..%2Fservices"])
    expect((await answer(path)).status(), path).toBe(404);
  expect((await answer("/NEWS/?page=2")).headers().location).toBe("/news?page=2");
  for (const path of ["/dwh", "/services/dwh", "/solutions/ai-assistants/dwh", "/solutions/dwh/a/b"]) {
    expect((await answer(path)).status(), path).toBe(404);
  }
});

test("ROUTE-07: every kind of page has the settings, the navigation and the footer", async ({ page }) => {
  for (const path of ["/", "/solutions", "/solutions/dwh", "/news", "/lets-talk", "/no-such-page"]) {
    await page.goto(path);
    await expect(
      page.getByText("A global team of vetted engineers and designers").first(),
      path,
    ).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link").first(),
    ).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Voice agents" })).toBeAttached();
  }
});

test("ROUTE-10: news link to their articles", async ({ page }) => {
  await page.goto("/news");
  const items = page.getByRole("main").getByRole("listitem");
  const first = items.filter({ has: page.getByRole("heading") }).first();
  const title = await first.getByRole("heading").innerText();
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} — Kestrel`);

  await page.getByRole("navigation", { name: "Next page" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL("/news");
});

test("DATA-10: a page without blocks shows an empty state, and a long title fits a narrow screen", async ({
  page,
}) => {
  const slug = `bare-${randomUUID().slice(0, 8)}`;
  const extendedTitle = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${"word ".repeat(17)}`.slice(
    0,
    140,
  );
  await createPage({ slug, title: "Bare", extendedTitle, orderIndex: 900 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${slug}`);
  await expect(page.getByText("This page has no content yet.")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await db.delete(pages).where(eq(pages.slug, slug));
});

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter";

test("DATA-10: long words, a name of 80 characters and Arabic fit any screen", async ({ page }) => {
  const slug = `extreme-${randomUUID().slice(0, 8)}`;
  const block = (type: string, props: object) => ({ id: randomUUID(), type, version: 1, props });
  const facts = [
    { label: longWord.slice(0, 40), value: longWord },
    { label: "Sum", value: "€1,000,000,000,000" },
  ];
  await createPage({
    slug,
    title: longWord,
    orderIndex: 901,
    content: [
      { ...block("hero", { headline: `${longWord} ${longWord}`, lead: longWord, facts }), version: 2 },
      block("case-passport", { facts }),
      block("process-steps", {
        heading: longWord,
        steps: [{ title: longWord, text: longWord, note: "24 h" }],
      }),
      block("metrics", { heading: longWord, items: [{ value: "1,000,000.00", text: longWord }] }),
      block("testimonials", { label: "Clients" }),
      block("call-to-action", {
        heading: longWord,
        action: { label: longWord.slice(0, 60), href: "/contact" },
      }),
    ],
  });
  const name = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse";
  const [long, arabic] = await Promise.all([
    createTestimonial({ name, position: longWord, company: longWord, orderIndex: 900 }),
    createTestimonial({
      name: "ليلى حداد",
      testimonial: "كان الفريق صريحًا منذ اليوم الأول.",
      theme: "dark",
      orderIndex: 901,
    }),
  ]);
  try {
    await page.goto(`/${slug}`);
    for (const width of [320, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText(arabic.testimonial)).toHaveCSS("direction", "rtl");
  } finally {
    await db.delete(testimonials).where(inArray(testimonials.id, [long.id, arabic.id]));
    await db.delete(pages).where(eq(pages.slug, slug));
  }
});

test("HOME-06: a solution with a long word stays in its column of the stage", async ({ page }) => {
  const slug = `long-${randomUUID().slice(0, 8)}`;
  await createPage({ slug, title: longWord, parentSlug: "solutions", orderIndex: -1 });
  const link = page.getByRole("navigation", { name: "Solutions" }).getByRole("link", { name: longWord });
  try {
    await expect(async () => {
      await page.goto("/");
      await expect(link).toBeAttached({ timeout: 1000 });
    }).toPass();
    for (const width of [320, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await link.evaluate((node) => node.scrollWidth - node.clientWidth), `${width} px`).toBe(0);
    }
  } finally {
    await db.delete(pages).where(eq(pages.slug, slug));
  }
});
