import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** A page of each kind with running text. */
const pages = [
  "/solutions/ai-assistants",
  "/solutions/e-commerce",
  "/solutions/ai-assistants/voice-agents",
  "/services/product-design",
  "/services/discovery/technical-audit",
  "/tech-stack/python",
  "/tech-stack/typescript",
  "/your-goals/put-ai-to-work",
  "/about",
  "/about/team",
  "/about/how-we-work",
  "/about/how-we-hire",
  "/about/how-we-work/pricing",
];

/** Pages whose form is a drawn list, a form or a table, and one of each that had no sentence. */
const furtherPages = [
  "/solutions",
  "/solutions/banking-apps/open-banking",
  "/services",
  "/services/support-and-evolution",
  "/tech-stack",
  "/your-goals",
  "/cases",
  "/contact",
  "/about/careers",
  "/about/how-we-work/security-practices",
  "/de/loesungen",
  "/de/leistungen",
  "/de/referenzen",
  "/de/kontakt",
];
const cases = ["/cases/harbourline-ferries", "/cases/lumen-homes", "/cases/attis-logistics"];

/** Pages load at the last width, which needs the smallest pictures. */
const widths = [2560, 1920, 1680, 1440];
const ofText = [pages, furtherPages, [...cases, "/about/privacy-policy", "/de/preise"]];

for (const paths of ofText) {
  test(`SITE-14: no text section of ${paths[0]} and the next ${paths.length - 1} pages leaves the right half of the page empty from 1440 to 2560 px`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: "load" });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await emptyOnTheRight(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/**
 * Sections with running text, one or two people, or the facts of a case, in which something stands in the right half over less than two fifths of their height.
 * Space between lines, rows and paragraphs is not empty; sections below 240 px are little more than their heading.
 */
function emptyOnTheRight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main [data-layout]") ?? document.body;
    const { left, right } = main.getBoundingClientRect();
    const middle = (left + Number.parseFloat(getComputedStyle(main).paddingLeft) + right) / 2;
    const texts = [...main.querySelectorAll(".prose-size, .team-pair, .case-sheet")].map((text) =>
      text.closest("section, .passage"),
    );
    const sections = new Set(texts.filter((section) => section !== null));
    return [...sections].filter((section) => shareOnTheRight(section) < 0.4).map(nameOf);

    function nameOf(section: Element) {
      return `${section.textContent?.trim().slice(0, 40)}: ${shareOnTheRight(section).toFixed(2)}`;
    }

    function shareOnTheRight(section: Element): number {
      const boxes = boxesIn(section);
      const lineGap = 48;
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      let covered = 0;
      let end = top;
      for (const box of boxes
        .filter((each) => each.right > middle)
        .sort((one, other) => one.top - other.top)) {
        const start = box.top - end < lineGap ? end : box.top;
        covered += Math.max(box.bottom - start, 0);
        end = Math.max(end, box.bottom);
      }
      return bottom - top < 240 ? 1 : covered / (bottom - top);
    }

    /** The boxes of all lines of text and all pictures. */
    function boxesIn(section: Element): DOMRect[] {
      const boxes = [...section.querySelectorAll("img")].map((image) => image.getBoundingClientRect());
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        if (walker.currentNode.textContent?.trim()) boxes.push(...range.getClientRects());
      }
      return boxes;
    }
  });
}

test("SITE-14: each kind of page has a screen without rule, number and label", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [...pages, ...furtherPages]) {
    await page.goto(path, { waitUntil: "load" });
    const sentence = page.locator(".sentence p");
    await expect(sentence, path).toHaveCount(1);
    const seen = await sentence.evaluate((text) => {
      text.scrollIntoView({ block: "center", behavior: "instant" });
      const marks = [...document.querySelectorAll("main .section-label, main .section-grid")];
      const isSeen = (y: number) => y > 0 && y < innerHeight;
      return marks.filter((mark) => isSeen(mark.getBoundingClientRect().top)).length;
    });
    expect(seen, path).toBe(0);
  }
});

test("SITE-14: the headings of a long text hang on its left, level with what they head", async ({ page }) => {
  for (const width of [1280, 1680, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/about/privacy-policy", "/de/datenschutz"]) {
      await page.goto(path, { waitUntil: "load" });
      const places = await page.locator(".passage h2").evaluateAll((headings) =>
        headings.map((heading) => {
          const text = heading.nextElementSibling;
          if (!text) return "nothing follows";
          const [left, right] = [heading.getBoundingClientRect(), text.getBoundingClientRect()];
          return left.right <= right.left && Math.abs(left.top - right.top) < 24;
        }),
      );
      expect(places.length, path).toBeGreaterThan(4);
      expect(new Set(places), `${path} at ${width} px`).toEqual(new Set([true]));
    }
  }
});

test("SITE-14, SITE-06: between phone and desktop what stands beside a text follows it, as wide as the text", async ({
  page,
}) => {
  for (const path of [...pages, ...furtherPages]) {
    await page.goto(path, { waitUntil: "load" });
    for (const width of [1199, 768, 480]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await narrowerThanText(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** What stands beside a text and is less than nine tenths as wide as it. */
function narrowerThanText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main .beside")].flatMap((beside) => {
      const text = beside.parentElement?.querySelector(":scope > .section-body");
      const { width = 0 } = text?.getBoundingClientRect() ?? {};
      return beside.getBoundingClientRect().width < width * 0.9 ? [beside.textContent ?? ""] : [];
    }),
  );
}

test("SITE-14: a table of a long text takes the whole width, and on a phone shows two of its texts beside each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about/privacy-policy", { waitUntil: "load" });
  const isWhole = await page
    .locator(".passage")
    .filter({ has: page.locator("table") })
    .evaluate((passage) => {
      const [table, heading] = ["table", "h2"].map((part) =>
        passage.querySelector(part)?.getBoundingClientRect(),
      );
      const end =
        passage.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(passage).paddingRight);
      if (!table || !heading) return false;
      return [table.left - heading.left, table.right - end].every((distance) => Math.abs(distance) < 1);
    });
  expect(isWhole).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about/cookies-policy", { waitUntil: "load" });
  const cells = page.locator(".passage table").first().locator("tr").nth(1).locator("td");
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  const [name = 0, place = 0, purpose = 0, period = 0] = tops;
  expect(name < place && place === purpose && purpose < period).toBe(true);
});

test("SITE-06: the picture of an article and of a job opening reaches the right edge of the page", async ({
  page,
}) => {
  for (const width of [1680, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/news/six-models-1200-questions", "/about/careers/senior-engineer-data-vilnius"]) {
      await page.goto(path, { waitUntil: "load" });
      const right = await page
        .locator("main figure")
        .first()
        .evaluate((figure) => figure.getBoundingClientRect().right);
      expect(right, `${path} at ${width} px`).toBe(width);
    }
  }
});

test("SITE-07: facts of a job opening are on its first screen, and the form of the contact page begins on the second", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/about/careers/senior-engineer-data-vilnius", { waitUntil: "load" });
    const pay = await page.getByText("€62,000").first().boundingBox();
    expect(pay?.y, `pay at ${width} px`).toBeLessThan(height);
    await page.goto("/contact", { waitUntil: "load" });
    const name = await page.locator("main").getByLabel("Name").boundingBox();
    expect(name?.y, `form at ${width} px`).toBeLessThan(1.5 * height);
  }
});

test.describe("before an answer to the consent strip", () => {
  test.use({ consent: "unanswered", viewport: { width: 1280, height: 800 } });

  test("SITE-10: at 1280 × 800 the first picture of a hub begins well above the consent strip", async ({
    page,
  }) => {
    for (const path of [
      ...["/solutions", "/services", "/tech-stack", "/cases", "/about", "/about/team", "/de/referenzen"],
      ...["/tech-stack/typescript", "/about/careers/senior-engineer-data-vilnius"],
    ]) {
      await page.goto(path, { waitUntil: "load" });
      const strip = page.locator(".consent-banner");
      const stripTop = await strip.evaluate((banner: HTMLElement) => innerHeight - banner.offsetHeight);
      const picture = page.locator("main :is(figure img, .drawn-list svg.wide)").first();
      const seen = stripTop - ((await picture.boundingBox())?.y ?? stripTop);
      expect(seen, path).toBeGreaterThan(100);
    }
  });
});

test("SITE-04: the link to the next article shows the picture that the article opens with", async ({
  page,
}) => {
  await page.goto("/news/six-models-1200-questions", { waitUntil: "load" });
  const link = page.getByRole("navigation", { name: "Next page" }).getByRole("link");
  const cover = link.getByRole("presentation");
  await expect(cover).toHaveAttribute("loading", "lazy");
  const before = await link.boundingBox();
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await link.boundingBox())?.height).toBe(before?.height);
  const shown = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await expect(page.locator("main figure img").first()).toHaveJSProperty("currentSrc", shown);
});

test("SITE-07: an article shows its author’s portrait beside its first paragraph, on a phone above it", async ({
  page,
}) => {
  for (const [width, isBeside] of [
    [320, false],
    [1280, true],
    [2560, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/news/what-38-fixed-prices-taught-us", { waitUntil: "load" });
    const author = page.locator(".item-author");
    await expect(author).toHaveText("Marta Esteves Partner, engineering");
    await expect(author.locator("img")).toBeAttached();
    const [face, text, heading] = await Promise.all(
      [author, page.locator(".item-text .prose-size > p").first(), page.locator(".item-text h2").first()].map(
        (part) => part.boundingBox(),
      ),
    );
    if (!face || !text || !heading) throw new Error("the article is incomplete");
    if (isBeside) {
      expect(face.x + face.width).toBeLessThanOrEqual(text.x);
      expect(Math.abs(face.y - text.y)).toBeLessThan(12);
    } else expect(face.y + face.height).toBeLessThanOrEqual(text.y);
    expect(face.y + face.height, `at ${width} px`).toBeLessThanOrEqual(heading.y);
  }
});

test("SITE-07: a job opening opens with the picture and the address of the office in its city", async ({
  page,
}) => {
  await page.goto("/about/careers/senior-engineer-data-vilnius", { waitUntil: "load" });
  const banner = page.locator("main figure").first();
  await expect(banner.locator("img")).toHaveAttribute("src", /\/art\/offices\/vilnius-/);
  await expect(banner).toContainText("Vytenio g. 18");
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true });

  test("SITE-06: covers of cases stand whole beside their names", async ({ page }) => {
    await page.goto("/services/discovery", { waitUntil: "load" });
    const rows = await page.locator(".case-row:has(.case-row-cover:visible)").evaluateAll((all) =>
      all.map((row) => {
        const [name, cover] = [row.querySelector(".case-row-client"), row.querySelector(".case-row-cover")];
        if (!name || !cover) return "incomplete";
        const [left, right, whole] = [name, cover, row].map((part) => part.getBoundingClientRect());
        return Boolean(left && right && whole && left.left < right.left && right.bottom <= whole.bottom);
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows)).toEqual(new Set([true]));
  });
});

test("SITE-06: cases beside a page's own subject show three covers at every width, and the list of all shows each", {
  tag: "@phone",
}, async ({ page }) => {
  const covers = page.locator(".case-row-cover:visible");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/tech-stack/postgresql", { waitUntil: "load" });
    await expect(page.locator(".case-row")).toHaveCount(8);
    await expect(covers).toHaveCount(3);
    await page.goto("/cases", { waitUntil: "load" });
    await expect(covers).toHaveCount(8);
  }
});

test("SITE-14: the home page takes at most twelve screens on a phone", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/de"]) {
    await page.goto(path, { waitUntil: "load" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 844, path).toBeLessThanOrEqual(12);
  }
});

test("SITE-14: only pages that use the second voice request its file, of at most 20 KB", async ({ page }) => {
  const sizes: number[] = [];
  page.on("response", (response) => {
    if (/newsreader/.test(response.url())) sizes.push(Number(response.headers()["content-length"]));
  });
  await page.goto("/news/six-models-1200-questions", { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(sizes).toEqual([]);

  for (const path of ["/solutions/ai-assistants", "/de/loesungen/ki-assistenten"]) {
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(() => sizes.length, path).toBe(1);
    expect(sizes.pop()).toBeLessThanOrEqual(20 * 1024);
    expect(await page.locator("link[rel=preload][href*=newsreader]").count(), path).toBe(0);
  }
});

test("SITE-14: notes on code begin level with their lines, and on a phone follow them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, isBeside] of [
    [390, false],
    [1440, true],
    [2560, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/tech-stack/typescript", { waitUntil: "load" });
    const parts = await page.locator(".annotated-part:has(.annotated-notes)").evaluateAll((all) =>
      all.map((part) => {
        const [code, notes] = [...part.children].map((child) => child.getBoundingClientRect());
        if (!code || !notes) return "incomplete";
        if (notes.top >= code.bottom) return "below";
        return notes.left >= code.right && notes.top - code.top < 30 ? "beside" : "elsewhere";
      }),
    );
    expect(parts.length).toBeGreaterThan(4);
    expect(new Set(parts), `at ${width} px`).toEqual(new Set([isBeside ? "beside" : "below"]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("SITE-14, SITE-06: code with notes does not widen a page that is opened by a link before its sheet has loaded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/solutions");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/annotated-[^/]+\.css/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: "Banking apps", exact: true }).first().click();
  const code = page.locator(".annotated-part").first();
  await expect(code).toBeAttached();
  await expect(code).toHaveCSS("display", "block");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  release();
  await expect(code).toHaveCSS("display", "grid");
});

test("SITE-14: four owners with texts are a board of equal parts from 1,200 px", async ({ page }) => {
  for (const width of [1200, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about/team", { waitUntil: "load" });
    const pairs = await page.locator(".team-board > li").evaluateAll((all) =>
      all.map((person) => {
        const [portrait, text] = [".portrait", ":scope > div"].map((part) =>
          person.querySelector(part)?.getBoundingClientRect(),
        );
        if (!portrait || !text) return "incomplete";
        const isEqual =
          Math.abs(portrait.width - text.width) < 2 && Math.abs(portrait.height - text.height) < 2;
        return isEqual && Math.abs(portrait.top - text.top) < 2;
      }),
    );
    expect(pairs, `at ${width} px`).toEqual([true, true, true, true]);
  }
});

test("SITE-05: sentences, scales and notes on code are drawn by the scroll position, and are still with reduced motion", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const drawn = async () => {
    await page.goto("/tech-stack/typescript", { waitUntil: "load" });
    return page.evaluate(() =>
      [".sentence p", ".scale-row > i", ".annotated-notes"].map((selector) => {
        const element = document.querySelector(selector);
        const part = selector === ".annotated-notes" ? "::before" : undefined;
        return element ? getComputedStyle(element, part).animationName : "missing";
      }),
    );
  };
  expect(await drawn()).toEqual(["write-sentence", "draw-line", "draw-line"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await drawn()).toEqual(["none", "none", "none"]);
});

test("SITE-14: scenes without pictures stand side by side on a large screen, and none of them is cut", async ({
  page,
}) => {
  for (const width of [1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/cases/harbourline-ferries", { waitUntil: "load" });
    const edges = await page
      .locator(".story-scene")
      .evaluateAll((scenes) => scenes.map((scene) => scene.getBoundingClientRect().right));
    expect(edges).toHaveLength(5);
    expect(Math.max(...edges), `${width} px`).toBeLessThanOrEqual(width);
  }
});
