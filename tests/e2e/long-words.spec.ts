import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Page } from "playwright/test";
import { registry, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { everyBlock } from "#tests/support/every-block.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { filled } from "#tests/support/filled.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { longWords, textsBeyondTheEdge, word } from "#tests/support/texts-beyond-the-edge.ts";

/*
 * A word without a break opportunity in every editable text, as long as compounds and email addresses can be. A phone
 * of 320 px is also a desktop of 1280 px at 400 % zoom.
 */

const words = longWords();
const widths = [320, 768, 1025, 1280];

// Examples reference missing pictures.
test.use({ expectedErrors: [/Failed to load resource/] });

test("UI-04, DATA-10: a long word in any text of any block, article or testimonial fits any screen", async ({
  page,
  anArticle,
  aTestimonial,
}) => {
  test.slow(); // every block with all its examples, at four widths
  const slug = `long-${randomUUID().slice(0, 8)}`;
  const ids = [
    (await createPage({ slug, title: word, excerpt: word, orderIndex: 990 })).id,
    (await createPage({ slug: `${slug}-page`, title: word, parentSlug: slug, content: everyBlock(words) }))
      .id,
  ];
  await anArticle({
    slug,
    title: word,
    excerpt: word,
    author: word,
    tags: [word, word],
    publishedDate: new Date("2099-01-01"),
  });
  await aTestimonial({
    name: word,
    position: word,
    company: word,
    country: word,
    testimonial: word,
    orderIndex: -1,
  });
  try {
    await expectToFit(page, [`/${slug}`, `/${slug}/${slug}-page`, "/", "/news", `/news/${slug}`]);
  } finally {
    await db.delete(pages).where(inArray(pages.id, ids.slice(1)));
    await db.delete(pages).where(inArray(pages.id, ids));
  }
});

test("UI-04, FOOT-04, LEAD-02: a long word in any setting, and a long mail address, fit any screen", async ({
  storeSettings,
  page,
}) => {
  test.slow(); // at four widths
  await storeSettings({
    ...longSettings(),
    contact_email: "enquiries.from.new.clients@donaudampfschifffahrtsgesellschaft.example",
    form_client_logos: [
      { altText: word, imageUrl: "" },
      { altText: `${word} & Co`, imageUrl: "" },
    ],
    home_offices_items: ["38.7 N 9.1 W", "48.1 N 8.5 E", "54.7 N 25.3 E"].map((coordinates) => ({
      ...{ country: "Germany", address: "", phone: "", timeZone: "Europe/Berlin", imageUrl: "" },
      city: "Villingen-Schwenningen",
      coordinates,
    })),
  });
  await expectToFit(page, ["/", "/services", "/lets-talk", "/contact", "/no-such-page"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const brand = await page.locator(".stage-brand").boundingBox();
  const talk = await page.locator(".top-bar-talk").boundingBox();
  expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThan(talk?.x ?? 0);
});

async function expectToFit(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByText(word.slice(0, 12)).first(), path).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(textsBeyondTheEdge);
      expect(beyond, `${path} at ${width} px`).toEqual([]);
    }
  }
}

/** Every setting that accepts a long word, except scripts. */
function longSettings(): Partial<Settings> {
  return Object.fromEntries(
    settingKeys
      .filter((key) => !/^(custom|gtm|preset)_|url$|logo$/.test(key))
      .map((key) => {
        const { schema, default: value } = registry[key];
        return [key, filled<unknown>(value || word, words, (changed) => schema.safeParse(changed).success)];
      })
      .filter(([key, value]) => registry[key as keyof Settings].schema.safeParse(value).success),
  );
}
