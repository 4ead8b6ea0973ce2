import type { Locator } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.use({ colorScheme: "dark" });

test("SITE-11: in the dark theme the enquiry dialog has enough contrast", async ({ page }) => {
  await openPage(page, "/services");
  await page.getByRole("banner").getByRole("button", { name: "Let’s Talk" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findings(page, { only: "color-contrast" })).toEqual([]);
});

test("SITE-11: the cookie settings darken the page behind them in both themes", async ({ page }) => {
  await openPage(page, "/services");
  await page.getByRole("button", { name: "Cookie settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie Settings" });
  await expect(dialog).toBeVisible();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const backdrop = await dialog.evaluate((element) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(element, "::backdrop").backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
    expect(Math.max(...backdrop)).toBeLessThan(64);
  }
});

test("SITE-11: the ground follows the colour scheme", async ({ page }) => {
  await openPage(page, "/services");
  const ground = () => groundOf(page.locator("html"));
  expect(await ground()).toEqual([28, 31, 32, 255]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).toEqual([245, 243, 238, 255]);
});

test("SITE-11: in the dark theme a drawing on paper has a dark ground, on pages on ink too", async ({
  page,
}) => {
  for (const path of ["/your-goals", "/services/discovery", "/de/ziele/ki-einsetzen"]) {
    await page.goto(path);
    const picture = page.locator(".hero-picture:has(.paper-art)");
    expect(Math.max(...(await groundOf(picture)).slice(0, 3)), path).toBeLessThan(64);
  }
});

/** Red, green, blue and opacity of an element's background, from 0 to 255. */
function groundOf(element: Locator): Promise<number[]> {
  return element.evaluate((it) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(it).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
}

for (const [what, path, picture] of [
  ["client logos", "/", "#sections .client-logo"],
  ["the lines of the office map", "/contact", ".land-map img"],
] as const) {
  test(`SITE-11: in the dark theme ${what} are light`, async ({ page }) => {
    await page.goto(path);
    const filters = await page
      .locator(picture)
      .evaluateAll((pictures) => pictures.map((each) => getComputedStyle(each).filter));
    expect(filters.length).toBeGreaterThan(0);
    for (const filter of filters) expect(filter).toContain("invert");
  });
}

test("SITE-11: on paper the page is ink on white, without navigation, with address and firm", async ({
  page,
}) => {
  await openPage(page, "/services");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator(".letterhead")).toHaveText(
    /Kestrel.*Rua do Açúcar 83, upper floor, 1950-006 Lisboa.*hello@kestrel\.example.*\/services/,
  );
});

test("SITE-11: on paper the texts of drawn lists stand below each other, and none is missing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 4000 });
  await page.emulateMedia({ media: "print" });
  for (const [path, text] of [
    ["/solutions", "an account in 19 minutes"],
    ["/services", "Software your own team can change on its second day"],
    ["/tech-stack", "Orders are rows."],
    ["/about/careers", "They may interrupt, and do."],
  ] as const) {
    await page.goto(path);
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
    expect(await page.getByRole("main").getByText(text).evaluate(isSeen), path).toBe(true);
    expect(await page.locator("main li:has(h2, h3)").evaluateAll(textsBesideTheNext), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(680);
  }
});

/** Items of a list whose texts do not end above those of the next item. */
function textsBesideTheNext(items: Element[]): string[] {
  const boxes = items.map((item) => {
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return {
      name: item.querySelector("h2, h3")?.textContent ?? "",
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    };
  });
  return boxes
    .filter(({ bottom }, at) => bottom > (boxes[at + 1]?.top ?? bottom) + 1)
    .map(({ name }) => name);
}

test("SITE-11: on paper the first sheet holds the title, its picture and the first text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 1002 }); // A4 without margins
  await page.emulateMedia({ media: "print" });
  await page.goto("/solutions/ai-assistants");
  const rows = await page.locator("main .ruled-rows").first().boundingBox();
  expect(rows?.y).toBeLessThan(850);
  await page.goto("/cases/ostra-bank"); // the cover of a leaflet
  const lead = await page.locator(".case-lead").boundingBox();
  expect((lead?.y ?? 0) + (lead?.height ?? 0)).toBeLessThan(1002);
  await page.goto("/");
  await expect(page.locator(".stage-scenery")).toBeHidden(); // a dark picture behind dark text
  const cases = await page.getByRole("heading", { name: "Eight projects with their numbers" }).boundingBox();
  expect(cases?.y).toBeLessThan(900);
});

test("SITE-11: on paper a heading does not stand alone at the foot of a sheet", async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 1002 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/solutions/ai-assistants"); // those of a case, in columns: print.spec.ts
  // Firefox breaks between rows of a grid, and before what follows a heading: the heading's own box has to keep it.
  const kept = await page.locator("main .section-grid > h2").evaluateAll((headings) =>
    headings.map((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const { breakInside } = getComputedStyle(heading);
      const parent = getComputedStyle(heading.parentElement ?? heading).display;
      const below = heading.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
      const next = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return {
        breakInside,
        parent,
        isKept: below > 60,
        isNear: next - text.getBoundingClientRect().bottom < 40,
      };
    }),
  );
  expect(kept.length).toBeGreaterThan(3);
  for (const heading of kept)
    expect(heading).toEqual({ breakInside: "avoid", parent: "block", isKept: true, isNear: true });
});
