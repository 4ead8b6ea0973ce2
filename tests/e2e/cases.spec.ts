import type { APIRequestContext, Locator } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { caseSlugs } from "#tests/support/case-slugs.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

for (const slug of caseSlugs) {
  test(`SITE-03: the case ${slug} opens with client, year, sector and one figure, and shows the product`, async ({
    request,
  }) => {
    const html = await htmlOf(request, `/cases/${slug}`);
    for (const label of ["Client", "Year", "Sector"]) expect(html).toContain(`<dt>${label}</dt>`);
    expect(html.match(/class="case-figure"/g)).toHaveLength(1);
    expect(html).toMatch(/class="device-body"/);
    expect(html).toContain("--shared-element:cover-");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-03: the list of cases shows covers and filters by query string", async ({ page }) => {
    await page.goto("/cases");
    const rows = page.locator(".case-row");
    await expect(rows).toHaveCount(8);
    await expect(rows.locator("img")).toHaveCount(8);

    await page.getByText("sector", { exact: false }).first().click();
    await page.getByRole("link", { name: "Banking 1" }).click();
    await expect(page).toHaveURL("/cases?sector=banking");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Ostra Bank");
    await expect(page.getByRole("status").filter({ hasText: "1 of 8" })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/cases$/);

    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(rows).toHaveCount(8);

    await page.goto("/cases?sector=undertakers");
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Show all cases" })).toBeVisible();
  });
});

test("SITE-03: on hover and on focus a row of the case list enlarges its cover and takes the case's colour", async ({
  page,
}) => {
  await openPage(page, "/cases");
  const row = page.locator(".case-row").nth(2);
  const cover = row.locator(".case-row-cover");
  const picture = cover.locator("img");
  const scale = () => picture.evaluate((element) => getComputedStyle(element).transform);
  const colour = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  await row.scrollIntoViewIfNeeded();
  const shown = await picture.boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1), "whole").toBeCloseTo(1.6, 1);
  await expect.poll(scale).toBe("none");
  const [rowBox, coverBox] = await Promise.all([row.boundingBox(), cover.boundingBox()]);
  expect(coverBox?.height).toBeGreaterThan((rowBox?.height ?? 0) - 2);
  const plain = await colour();
  await row.hover();
  await expect.poll(colour).toBe("rgb(18, 53, 43)");
  await expect.poll(scale).toBe("matrix(1.2, 0, 0, 1.2, 0, 0)");
  await page.mouse.move(0, 0);
  await expect.poll(colour).toBe(plain);
  await expect.poll(scale).toBe("none");
  await page.locator(".case-row").nth(1).focus();
  await page.keyboard.press("Tab");
  await expect(row).toBeFocused();
  await expect.poll(colour).toBe("rgb(18, 53, 43)");
  await expect.poll(scale).toBe("matrix(1.2, 0, 0, 1.2, 0, 0)");
});

test("SITE-04: a row's cover and its page's cover share one view transition name", async ({ page }) => {
  await openPage(page, "/cases");
  const name = () =>
    page
      .locator('[style*="cover-ostra-bank"]')
      .evaluate((cover) => getComputedStyle(cover).getPropertyValue("view-transition-name"));
  expect(await name()).toBe("cover-ostra-bank");
  await page.locator('.case-row[href="/cases/ostra-bank"]').click();
  await expect(page).toHaveURL("/cases/ostra-bank");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(name).toBe("cover-ostra-bank");
});

test("SITE-04: the next case opens with the cover that its link has shown", async ({ page }) => {
  await openPage(page, "/cases/harbourline-ferries");
  const link = page.getByRole("navigation", { name: "Next page" }).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const cover = page.locator(".next-cover img");
  await expect(cover).toHaveJSProperty("complete", true);
  const shown = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  const opening = page.locator(".case-cover img").first();
  await opening.scrollIntoViewIfNeeded();
  await expect(opening).toHaveJSProperty("currentSrc", shown);
});

test("SITE-05: figures count up and curves draw by scroll position in CSS only", async ({ page }) => {
  await page.goto("/cases/harbourline-ferries");
  const animation = () =>
    page.locator(".big-figure .counted").evaluate((figure) => {
      const { animationName, animationTimeline } = Object(getComputedStyle(figure, "::before"));
      return `${animationName} ${animationTimeline}`;
    });
  expect(await animation()).toBe("count view()");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation()).toMatch(/^none/);
  await expect(page.locator(".big-figure .counted > span")).toHaveCSS("opacity", "1");
});

test("FAST-02: blocks without script keep their server-rendered HTML, and client-side navigation loads their code", async ({
  page,
}) => {
  await openPage(page, "/cases/harbourline-ferries");
  await expect(page.locator(".device-body").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Next page" }).getByRole("link").click();
  await expect(page).toHaveURL("/cases/nordvolt-energy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("The winter after, against the winter before")).toBeVisible();
});

test("ROUTE-08: a link in kept server HTML changes the page without loading a document", async ({ page }) => {
  await openPage(page, "/solutions");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("group", { name: "Table" }).getByRole("link", { name: "Marketplaces" }).click();
  await expect(page).toHaveURL("/solutions/marketplaces");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("trust");
  expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
});

/** Milliseconds until the last animation of a screen ends; undefined if none runs. */
const playtime = (screen: Locator) =>
  screen.evaluate((element) => {
    const ends = element
      .getAnimations({ subtree: true })
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    return ends.length > 0 ? Math.max(...ends) : undefined;
  });

for (const slug of caseSlugs) {
  test(`SITE-15: a screen of the case ${slug} plays once it is seen, for at most five seconds`, async ({
    page,
  }) => {
    await openPage(page, `/cases/${slug}`);
    const screen = page.locator(".screen:not(.screen-picture)").first();
    await expect(screen).not.toHaveAttribute("data-plays");
    await screen.scrollIntoViewIfNeeded();
    await expect(screen).toHaveAttribute("data-plays");
    await expect.poll(() => playtime(screen)).toBeGreaterThan(1000);
    expect(await playtime(screen)).toBeLessThanOrEqual(5000);
  });
}

test("SITE-15: a screen rests after it has played, and plays again under the pointer, at a tap and by its button", async ({
  page,
}) => {
  await openPage(page, "/cases/ostra-bank");
  const device = page.locator(".device-body").first();
  const screen = device.locator(".screen");
  const again = device.getByRole("button", { name: "Play again" });
  const finish = () =>
    screen.evaluate((element) => {
      for (const each of element.getAnimations({ subtree: true }))
        if (each.timeline === document.timeline) each.finish();
    });
  const plays = () => expect.poll(() => playtime(screen)).toBeDefined();

  await again.scrollIntoViewIfNeeded();
  await plays();
  await finish();
  expect(await playtime(screen)).toBeUndefined();
  await expect(screen.getByText("Tax residence")).toHaveCSS("opacity", "1");

  await device.hover();
  await plays();
  await finish();
  await device.click({ position: { x: 120, y: 200 } });
  await plays();
  await finish();
  await again.focus();
  await page.keyboard.press("Enter");
  await plays();
});

test("SITE-15: with reduced motion no screen plays, and there is no button for it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/cases/ostra-bank");
  await page.locator(".screen").first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Play again" })).toHaveCount(0);
  await expect(page.locator("[data-plays]")).toHaveCount(0);
});

test("SITE-16: the row under the pointer or the focus shows the line, from where the pointer is", async ({
  page,
}) => {
  await openPage(page, "/cases");
  const row = page.locator(".case-row").nth(2);
  const line = row.locator('[style*="thread-"]');
  const width = async () => Math.round((await line.boundingBox())?.width ?? 0);
  await row.scrollIntoViewIfNeeded();
  expect(await width()).toBe(0);
  await row.hover({ position: { x: 240, y: 40 } });
  await expect.poll(width).toBeGreaterThan(600);
  expect(
    await row.evaluate((element) => Math.round(parseFloat(element.style.getPropertyValue("--pointer")))),
  ).toBe(240);
  await page.mouse.move(0, 0);
  await expect.poll(width).toBe(0);
  await page.locator(".case-row").nth(1).focus();
  await page.keyboard.press("Tab");
  await expect.poll(width).toBeGreaterThan(600);
});

test("SITE-04: the link to the next case takes part in a page change only when it is followed", async ({
  page,
}) => {
  await openPage(page, "/cases/ostra-bank");
  const link = page.getByRole("navigation", { name: "Next page" }).getByRole("link");
  const cover = link.locator('[style*="cover-penumbra-fashion"]');
  await expect(cover).toHaveCSS("view-transition-name", "none");
  await link.hover();
  await expect(cover).toHaveCSS("view-transition-name", "cover-penumbra-fashion");
  await page.mouse.move(0, 0);
  await expect(cover).toHaveCSS("view-transition-name", "none");
  await link.focus();
  await expect(cover).toHaveCSS("view-transition-name", "cover-penumbra-fashion");
});

test("SITE-16: one line is shared by row, opening and the link to the next case", async ({ page }) => {
  await openPage(page, "/cases");
  const named = (slug: string) => page.locator(`[style*="thread-${slug}"]`);
  await expect(named("penumbra-fashion")).toHaveCSS("view-transition-name", "thread-penumbra-fashion");
  await page.locator('.case-row[href="/cases/ostra-bank"]').click();
  await expect(page).toHaveURL("/cases/ostra-bank");
  await expect(page.locator(".case-head").locator(named("ostra-bank"))).toBeVisible();
  const next = page.getByRole("navigation", { name: "Next page" });
  await expect(next.locator(named("penumbra-fashion"))).toBeVisible();
  await next.getByRole("link").click();
  await expect(page).toHaveURL("/cases/penumbra-fashion");
  await expect(page.locator(".case-head").locator(named("penumbra-fashion"))).toBeVisible();
});

test("SITE-16: a case on the home page shows the line under the pointer, and its page goes on with it", async ({
  page,
  request,
}) => {
  expect(await htmlOf(request, "/"), "no byte of the document").not.toContain("thread-ostra-bank");
  await openPage(page, "/");
  const item = page.locator(".home-pairs > li").filter({ hasText: "Ostra Bank" });
  const line = item.locator('[style*="thread-ostra-bank"]');
  const width = async () => Math.round((await line.boundingBox())?.width ?? 0);
  await expect(line).toHaveCSS("view-transition-name", "thread-ostra-bank");
  await expect(line).toHaveCSS("position", "absolute");
  expect(await width()).toBe(0);
  await item.getByRole("link").hover();
  await expect.poll(width).toBeGreaterThan(200);
  await item.getByRole("link").click();
  await expect(page).toHaveURL("/cases/ostra-bank");
  await expect(page.locator('.case-head [style*="thread-ostra-bank"]')).toBeVisible();
});

test("SITE-16: with reduced motion the line of a case on the home page does not move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  const item = page.locator(".home-pairs > li").filter({ hasText: "Ostra Bank" });
  await expect(item.locator('[style*="thread-"]')).toHaveCSS("position", "absolute");
  await item.getByRole("link").click();
  await expect(page).toHaveURL("/cases/ostra-bank");
  const line = page.locator('.case-head [style*="thread-"]');
  await expect(line).toBeVisible();
  expect(await line.evaluate((element) => element.getAnimations().length)).toBe(0);
});
