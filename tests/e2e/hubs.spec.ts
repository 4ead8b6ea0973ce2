import type { Locator, Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** The two hubs of the demo with a drawn list, and in each an entry with what it opens and where its name leads. */
const hubs = [
  {
    path: "/solutions",
    list: ".link-wall",
    name: "Banking apps",
    price: "€400,000–900,000",
    opens: "an account in 19 minutes",
    to: "/solutions/banking-apps",
  },
  {
    path: "/services",
    list: ".station-line",
    name: "Web development",
    price: "€90,000–180,000",
    opens: "Software your own team can change on its second day",
    to: "/services/web-development",
  },
];

const entryOf = (page: Page, { list, name }: { list: string; name: string }) =>
  page.locator(`${list} li`).filter({ has: page.getByRole("link", { name, exact: true }) });

/** How much of a text is shown: its height in pixels if every element around it is opaque, otherwise 0. */
function shown(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).opacity !== "1") return 0;
    const clipped = element.closest(".drawn-more")?.getBoundingClientRect();
    const { height } = element.getBoundingClientRect();
    return Math.min(height, clipped?.height ?? height);
  });
}

test.describe("with a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const hub of hubs) {
    test(`SITE-13: on ${hub.path} the entry under the pointer opens without a layout shift, and its name is a link`, async ({
      page,
    }) => {
      await openPage(page, hub.path);
      const entry = entryOf(page, hub);
      const text = entry.getByText(hub.opens);
      await entry.scrollIntoViewIfNeeded();
      expect(await shown(text)).toBe(0);
      await page.evaluate(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          Object.assign(window, { shifts: Number(Object(window).shifts) + list.getEntries().length });
        }).observe({ type: "layout-shift" });
      });
      await entry.hover();
      await expect.poll(() => shown(text)).toBeGreaterThan(10);
      await expect.poll(() => animationsIn(page, hub.list)).toBe(0);
      expect(await page.evaluate(() => Object(window).shifts)).toBe(0);

      await page.mouse.move(0, 0);
      await expect.poll(() => shown(text)).toBe(0);
      await expect.poll(() => animationsIn(page, hub.list)).toBe(0);
      await entry.getByRole("link", { name: hub.name, exact: true }).click();
      await expect(page).toHaveURL(hub.to);
    });

    test(`SITE-13: on ${hub.path} the entry with the focus opens`, async ({ page }) => {
      await openPage(page, hub.path);
      const entry = entryOf(page, hub);
      const link = entry.getByRole("link", { name: hub.name, exact: true });
      const links = page.locator(`${hub.list} li :is(h2, h3) a`);
      await links.first().focus();
      for (let presses = 0; presses < 20 && !(await isFocused(link)); presses += 1)
        await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect.poll(() => shown(entry.getByText(hub.opens))).toBeGreaterThan(10);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(hub.to);
    });

    test(`SITE-13: on ${hub.path} a press where the pointer met a name follows it, also once it has opened`, async ({
      page,
    }) => {
      await openPage(page, hub.path);
      const entry = entryOf(page, hub);
      const link = entry.getByRole("link", { name: hub.name, exact: true });
      await link.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + height / 2);
      await expect.poll(() => shown(entry.getByText(hub.opens))).toBeGreaterThan(10);
      await expect.poll(() => animationsIn(page, hub.list)).toBe(0);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page).toHaveURL(hub.to);
    });

    test(`SITE-13: on ${hub.path} the list eases back when the pointer leaves it`, async ({ page }) => {
      await openPage(page, hub.path);
      const entry = entryOf(page, hub);
      await entry.hover();
      await expect.poll(() => shown(entry.getByText(hub.opens))).toBeGreaterThan(10);
      await expect.poll(() => animationsIn(page, hub.list)).toBe(0);
      const list = page.locator(hub.list);
      await list.evaluate((element) => {
        element.addEventListener("transitionrun", (event) => {
          if (event instanceof TransitionEvent && event.propertyName === "translate")
            element.setAttribute("data-eases", "");
        });
      });
      await page.mouse.move(0, 0);
      await expect(list).toHaveAttribute("data-eases");
    });

    test(`SITE-13: under reduced motion an entry of ${hub.path} opens and closes without motion`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPage(page, hub.path);
      const entry = entryOf(page, hub);
      await page.locator(hub.list).evaluate((list) => {
        const note = ({ target }: Event) => {
          const lengths = (target as Element)
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().duration));
          if (lengths.some((milliseconds) => milliseconds > 1)) list.setAttribute("data-moved", "");
        };
        for (const type of ["transitionrun", "animationstart"]) list.addEventListener(type, note);
      });
      await entry.hover();
      await expect.poll(() => shown(entry.getByText(hub.opens))).toBeGreaterThan(10);
      await page.mouse.move(0, 0);
      await expect.poll(() => shown(entry.getByText(hub.opens))).toBe(0);
      await expect(page.locator(hub.list)).not.toHaveAttribute("data-moved");
    });

    test(`SITE-13: the drawing of ${hub.path} is one cacheable file, in which every entry finds its lines`, async ({
      page,
      request,
    }) => {
      await openPage(page, hub.path);
      const uses = page.locator(`${hub.list} svg.wide use`);
      const addresses = await uses.evaluateAll((all) =>
        all.map((use) => new URL(use.getAttribute("href") ?? "", location.href)).map(({ href }) => href),
      );
      const files = new Set(addresses.map((address) => address.replace(/#.*/, "")));
      expect(files.size).toBe(1);
      const answer = await request.get([...files][0] ?? "");
      expect(answer.headers()).toMatchObject({
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const widths = () =>
        uses.evaluateAll((all) => all.map((use) => (use as SVGGraphicsElement).getBBox().width));
      await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(10);
    });
  }

  test("SITE-13: on the wall the case is the next stop of the Tab key", async ({ page }) => {
    await openPage(page, "/solutions");
    const entry = entryOf(page, { list: ".link-wall", name: "Banking apps" });
    await entry.getByRole("link", { name: "Banking apps", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(entry.getByRole("link", { name: "Ostra Bank" })).toBeFocused();
    await expect.poll(() => shown(entry.getByText("an account in 19 minutes"))).toBeGreaterThan(10);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/cases/ostra-bank");
  });
});

test.describe("with a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const hub of hubs) {
    test(`SITE-13: on ${hub.path} a tap beside a name opens its entry, and a tap on the name follows the link`, async ({
      page,
    }) => {
      await openPage(page, hub.path);
      const entry = entryOf(page, hub);
      const text = entry.getByText(hub.opens);
      expect(await shown(text)).toBe(0);
      await entry.tap({ position: { x: 12, y: 12 } });
      await expect.poll(() => shown(text)).toBeGreaterThan(10);
      await expect(page).toHaveURL(hub.path);
      await entry.getByRole("link", { name: hub.name, exact: true }).tap();
      await expect(page).toHaveURL(hub.to);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const hub of hubs) {
    test(`SITE-13: ${hub.path} is a list of links with all its texts, and opens too`, async ({ page }) => {
      await page.goto(hub.path);
      const names = page.locator(`${hub.list} li :is(h2, h3) a`);
      await expect(names).toHaveCount(hub.path === "/solutions" ? 9 : 8);
      await expect(page.locator(hub.list)).toContainText(hub.opens);
      await expect(page.locator(hub.list)).toContainText(hub.price);
      const entry = entryOf(page, hub);
      await entry.hover();
      await expect(entry.locator(".drawn-more")).toHaveCSS("opacity", "1");
      await entry.getByRole("link", { name: hub.name, exact: true }).click();
      await expect(page).toHaveURL(hub.to);
    });
  }
});

function animationsIn(page: Page, list: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.closest(selector))
        .length,
    list,
  );
}

function isFocused(link: Locator): Promise<boolean> {
  return link.evaluate((element) => element === document.activeElement);
}
