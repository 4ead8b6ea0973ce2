import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { aVisitor, leadsOf } from "./enquiry-form.ts";

const inGerman = { site_language: "de" } as const;
const inEnglish = { site_language: "en" } as const;

test("LANG-01: a German site has German addresses, which its pages, feeds and sitemap link to", async ({
  page,
  anArticle,
  storeSettings,
}) => {
  const { slug } = await anArticle({ title: "Eine Tür in Porto" });
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const idsOf = (feed: string) => feed.match(/<guid[^>]*>[^<]*<\/guid>/g);
  const englishIds = idsOf(await textOf("/feed.xml"));

  await storeSettings(inGerman);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const address of ["/aktuelles", "/suche", "/projekt-anfragen"])
    await expect(footer.locator(`a[href="${address}"]`).first(), address).toBeAttached();
  for (const address of ["/news", "/search", "/lets-talk", "/about/careers"])
    await expect(page.locator(`a[href="${address}"], form[action="${address}"]`), address).toHaveCount(0);

  await page.goto(`/aktuelles/${slug}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/aktuelles/${slug}$`),
  );
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    `/aktuelles/${slug}`,
  );
  const feed = await textOf("/feed.xml");
  expect(idsOf(feed), "readers know the articles already").toEqual(englishIds);
  expect(feed).toContain(`/aktuelles/${slug}</link>`);
  const sitemap = await textOf("/sitemap.xml");
  for (const address of ["/aktuelles", `/aktuelles/${slug}`, "/karriere", "/projekt-anfragen"])
    expect(sitemap).toContain(`${address}</loc>`);
  expect(sitemap).not.toContain("/news");
  expect(await textOf("/aktuelles.md")).toContain(`(/aktuelles/${slug})`);
});

test("LANG-01: addresses of another language redirect to those of the site, there and back in one browser", async ({
  page,
  storeSettings,
}) => {
  const pairs = [
    ["/news", "/aktuelles"],
    ["/about/careers", "/karriere"],
    ["/search?q=data", "/suche?q=data"],
    ["/lets-talk?message=Hello", "/projekt-anfragen?message=Hello"],
  ] as const;
  const visit = async (address: string) => {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    return page.url().replace(new URL(page.url()).origin, "");
  };
  for (const [english, german] of pairs) expect(await visit(german)).toBe(english);
  await storeSettings(inGerman);
  for (const [english, german] of pairs) {
    expect(await visit(english)).toBe(german);
    expect(await visit(german)).toBe(german);
  }
  await storeSettings(inEnglish);
  for (const [english, german] of pairs) {
    expect(await visit(german)).toBe(english);
    expect(await visit(english)).toBe(english);
  }
  const { headers, status } = await fetch(new URL("/aktuelles.md", page.url()), { redirect: "manual" });
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
    301,
    "/news.md",
    "no-cache",
  ]);
});

test("LANG-01: an enquiry on a German site is sent from its page and from the dialog of an older link", async ({
  page,
  storeSettings,
}) => {
  await storeSettings(inGerman);
  const visitor = aVisitor();
  await openPage(page, "/projekt-anfragen");
  const form = page.getByRole("main").locator("form");
  await form.locator('[name="name"]').fill(visitor.name);
  await form.locator('[name="email"]').fill(visitor.email);
  await form.locator('[name="description"]').fill(visitor.description);
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/projekt-anfragen\/gesendet$/);
  expect(await leadsOf(visitor)).toHaveLength(1);

  await openPage(page, "/suche");
  await page.evaluate(() => {
    document
      .querySelector("main")
      ?.insertAdjacentHTML("afterbegin", '<a href="/lets-talk" id="older">Talk</a>');
  });
  await page.locator("#older").evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("dialog").locator('[name="email"]')).toBeVisible();
  await expect(page).toHaveURL("/suche");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("LANG-01: a German enquiry and a German search work without JavaScript", async ({
    page,
    storeSettings,
  }) => {
    await storeSettings(inGerman);
    await page.goto("/projekt-anfragen");
    const visitor = aVisitor();
    const form = page.getByRole("main").locator("form");
    await form.locator('[name="name"]').fill(visitor.name);
    await form.locator('[name="email"]').fill(visitor.email);
    await form.locator('[name="description"]').fill(visitor.description);
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/projekt-anfragen\/gesendet$/);

    await page.goto("/suche");
    await page.getByRole("main").getByRole("searchbox").fill("data");
    await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
    await expect(page).toHaveURL("/suche?q=data");
    await expect(page.getByText(/Treffer für „data“/)).toBeVisible();
  });
});
