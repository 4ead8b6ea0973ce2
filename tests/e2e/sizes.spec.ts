import type { Locator } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { brokenWords } from "#tests/support/broken-words.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { textsBeyondTheEdge } from "#tests/support/texts-beyond-the-edge.ts";

/** The smallest phone, windows of 1280 × 720 and of 2560 × 1440 at 200 %, the lowest sidebar, the largest screen. */
const sizes = [
  { width: 320, height: 568 },
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
  { width: 1025, height: 460 },
  { width: 2560, height: 1440 },
];

for (const size of sizes) {
  test(`NAV-02, NAV-03, NAV-05, NAV-06: at ${size.width} × ${size.height} every control of the chrome can be reached, and nothing overflows`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, "/solutions/ai-assistants");
    expect(await widerBy(page.locator("html"))).toBe(0);

    const bar = page.getByRole("banner");
    await reach(bar.getByRole("button", { name: "Menu", exact: true }));
    if (size.width > 1024) await reach(bar.getByRole("button", { name: "Let’s Talk" }));

    const heading = page.locator("h1"); // the open menu hides it from role queries
    const before = await heading.boundingBox();
    await bar.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    expect(await widerBy(menu)).toBe(0);
    for (const name of ["Your goals", "Contact"]) await reach(entry(menu, name));
    await reach(menu.getByRole("button", { name: "Let’s Talk" }));
    await reach(menu.getByRole("link", { name: "hello@kestrel.example" }));

    if (size.width <= 1024) {
      await entry(menu, "Tech stack").click();
      await reach(menu.getByRole("link", { name: "Language models" }));
      await reach(menu.getByRole("button", { name: "Back" }));
      expect(await widerBy(menu)).toBe(0);
    }
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await reach(page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }));
  });
}

test("UI-04: on a phone with text at 200 %, nothing overflows and no column breaks its words", async ({
  page,
}) => {
  // 390 px at 200 %: media queries and lengths in rem are the same, and lengths in px are tighter.
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of ["/", "/cases", "/cases/attis-logistics", "/about/how-we-work/pricing", "/contact"]) {
    await page.goto(path);
    expect(await page.evaluate(textsBeyondTheEdge), path).toEqual([]);
    expect(await page.evaluate(brokenWords, "main"), path).toEqual([]);
  }
});

test.describe("the page's own text at 200 %, which media queries do not see", () => {
  test.use({ consent: "unanswered" });

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1025, 600],
    [1280, 720],
  ] as const) {
    test(`UI-04: at ${width} px, bar, sidebar and banner keep their words whole and hold them`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("html { font-size: 200% !important }");
        document.adoptedStyleSheets = [sheet];
      });
      await page.setViewportSize({ width, height });
      for (const path of ["/services", "/lets-talk", "/cases/nordvolt-energy"]) {
        await openPage(page, path);
        await expect(page.getByRole("button", { name: "Accept All" }), path).toBeInViewport();
        expect(await page.evaluate(textsBeyondTheEdge), path).toEqual([]);
        for (const part of [".navbar:not([data-top-bar])", "[data-top-bar]", ".consent-banner"])
          expect(await page.evaluate(brokenWords, part), path).toEqual([]);
        expect(await page.evaluate(outsideTheBar), path).toEqual([]);
      }
      const menu = page.getByRole("banner");
      if (width > 1024) await expect(menu.getByRole("link", { name: "Tech stack" })).toBeInViewport();
    });
  }
});

test("UI-04: at 1280 px with the page's own text at 200 %, no page with a scale, code or a board scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of [
    "/tech-stack",
    "/tech-stack/typescript",
    "/about/team",
    "/your-goals",
    "/your-goals/launch-a-product",
    "/about/how-we-hire",
    "/about/cookies-policy",
    "/services/support-and-evolution",
    "/solutions/banking-apps",
  ]) {
    await page.goto(path, { waitUntil: "load" });
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280);
  }
});

test("SITE-06: at 320 px the brand's name is whole, on the stage too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ["/", "/services"]) {
    await openPage(page, path);
    const names = page.locator(":is(.navbar .site-logo, .stage-brand) > span").filter({ visible: true });
    await expect(names.first()).toBeVisible();
    for (const name of await names.all())
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
  }
});

test("UI-04: elements change their layout at 480, 768, 1024 and 1200 px", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/services");
  await openPage(page, "/lets-talk");
  const talk = other.getByRole("contentinfo").getByRole("link", { name: "Let’s Talk" });
  const clock = page.getByRole("main").getByText("Lisbon", { exact: true }).first();
  const field = page.getByRole("textbox", { name: "What are you building?" });
  const at = async (width: number) => {
    for (const each of [page, other]) await each.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(
      [talk, clock, field, page.getByRole("banner")].map((one) => one.boundingBox()),
    );
    const [talkBox, clockBox, fieldBox, barBox] = boxes;
    return {
      isButtonWide: (talkBox?.width ?? 0) > 256,
      hasArrows: await page.getByRole("button", { name: "Pages of Solutions" }).isVisible(),
      hasSidebar: barBox?.width === 270,
      isBeside: (clockBox?.x ?? 0) > (fieldBox?.x ?? 0) + (fieldBox?.width ?? 0),
    };
  };
  const narrow = { isButtonWide: true, hasArrows: true, hasSidebar: false, isBeside: false };
  await expect.poll(() => at(479)).toEqual(narrow);
  const large = { ...narrow, isButtonWide: false };
  await expect.poll(() => at(480)).toEqual(large);
  await expect.poll(() => at(767)).toEqual(large);
  const tablet = { ...large, hasArrows: false };
  await expect.poll(() => at(768)).toEqual(tablet);
  await expect.poll(() => at(1024)).toEqual(tablet);
  const desktop = { ...tablet, hasSidebar: true };
  await expect.poll(() => at(1025)).toEqual(desktop);
  await expect.poll(() => at(1199)).toEqual(desktop);
  await expect.poll(() => at(1200)).toEqual({ ...desktop, isBeside: true });
});

/** A link in the overlay; in the panel, a button if it has child pages. */
function entry(menu: Locator, name: string): Locator {
  return menu
    .getByRole("link", { name, exact: true })
    .or(menu.getByRole("button", { name, exact: true }))
    .first();
}

/** Scrolls it into view like keyboard focus, and checks that it is visible. */
async function reach(target: Locator) {
  await target.focus();
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport({ ratio: 0.9 });
}

function widerBy(element: Locator): Promise<number> {
  return element.evaluate((node) => node.scrollWidth - node.clientWidth);
}

/** Controls of the top bar that stand out of it. */
function outsideTheBar(): string[] {
  const bar = document.querySelector("[data-top-bar]");
  const box = bar?.getBoundingClientRect();
  const controls = [...(bar?.children ?? [])].filter((one) => one.checkVisibility());
  return controls.flatMap((one) => {
    const { top, right, bottom, left } = one.getBoundingClientRect();
    const isInside = box && top >= box.top && right <= box.right && bottom <= box.bottom && left >= box.left;
    return isInside ? [] : one.outerHTML.slice(0, 80);
  });
}
