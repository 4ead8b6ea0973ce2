import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Locator, Page } from "playwright/test";
import { hero } from "#app/blocks/hero/schema.ts";
import { blocks } from "#app/blocks/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { everyBlock } from "#tests/support/every-block.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { longWords, textsBeyondTheEdge } from "#tests/support/texts-beyond-the-edge.ts";

const widths = [320, 390, 768, 1024, 1280, 1680, 2560];
const layouts = hero.props.shape.layout.unwrap().options;

// Examples reference missing pictures.
test.use({ expectedErrors: [/Failed to load resource/] });

for (const layout of layouts) {
  test(`SITE-06: every block fits the page layout ${layout} from 320 to 2560 px`, async ({ page }) => {
    test.slow(); // every block at seven widths
    const slug = `layout-${randomUUID().slice(0, 8)}`;
    const content = [withLayout(layout), ...everyBlock(longWords())];
    const { id } = await createPage({ slug, title: "A layout", content });
    try {
      await expectToFit(page, `/${slug}`);
    } finally {
      await db.delete(pages).where(inArray(pages.id, [id]));
    }
  });
}

function withLayout(layout: string) {
  const props = { ...hero.example, layout, onInk: layout === "poster" };
  return { id: randomUUID(), type: hero.type, version: hero.version, props };
}

test("SITE-06: every kind of page fits the screen from 320 to 2560 px", async ({ page }) => {
  test.slow(); // every kind at seven widths
  for (const { path } of pageKinds) await expectToFit(page, path);
});

async function expectToFit(page: Page, path: string) {
  await page.goto(path, { waitUntil: "load" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(textsBeyondTheEdge), `${path} at ${width} px`).toEqual([]);
  }
}

test("SITE-06: nine-digit prices stay on one line, and Arabic texts start on the right", async ({ page }) => {
  const slug = `unusual-${randomUUID().slice(0, 8)}`;
  const block = (type: keyof typeof blocks, props: object) => ({
    id: randomUUID(),
    type,
    version: blocks[type].version,
    props,
  });
  const price = "€100,000,000";
  const arabic = "نكتب البرامج التي تعمل";
  const content = [
    block("pricing", { offers: [1, 2, 3, 4].map((count) => ({ name: `Offer ${count}`, price })) }),
    block("big-figure", { value: "4 h", text: "from request to ticket", note: arabic }),
  ];
  const { id } = await createPage({ slug, title: "Unusual", content });
  try {
    await page.goto(`/${slug}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const shown of await page.getByText(price).all())
        expect(await linesOf(shown), `${width} px`).toBe(1);
      const start = await page.getByText(arabic).evaluate((note) => {
        const range = document.createRange();
        range.selectNodeContents(note);
        return note.getBoundingClientRect().right - range.getBoundingClientRect().right;
      });
      expect(Math.abs(start)).toBeLessThan(1);
    }
  } finally {
    await db.delete(pages).where(inArray(pages.id, [id]));
  }
});

/** The number of lines of a text. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test("SITE-05: the line of a workshop log is drawn by scroll position, and complete with reduced motion", async ({
  page,
}) => {
  await page.goto("/services/cloud-and-devops");
  const section = page.locator(".section-grid").last();
  const drawn = () =>
    section.evaluate((grid) => new DOMMatrix(getComputedStyle(grid, "::before").transform).d);
  await expect.poll(drawn).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(drawn).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(drawn).toBe(1);
});
