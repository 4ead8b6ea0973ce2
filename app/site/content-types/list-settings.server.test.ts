import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mainEdition } from "#app/languages/language.ts";
import { db } from "#app/platform/database.server.ts";
import { readMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { sharedBlocks } from "#db/schema/shared-blocks.ts";
import { createSharedBlock } from "#tests/support/factories/shared-blocks.ts";
import { publicTypeNamed } from "./public-types.server.ts";

const careers = publicTypeNamed("job-opening") ?? expect.fail("job openings have no public pages");
const news = publicTypeNamed("article") ?? expect.fail("articles have no public pages");

async function setSettings(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values))
    await db
      .insert(siteSettings)
      .values({ key, value })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

test("SET-01, NEWS-01: the lists of articles and job openings open with the headline and introduction of their settings", async () => {
  const openings = async () =>
    Promise.all(
      [news, careers].map(async (type) => {
        const { list, head } = (await type.readList()).value ?? expect.fail("no list");
        const described = head.find((each) => "name" in each && each.name === "description");
        return [list.title, list.headline, list.description, described];
      }),
    );
  await setSettings({ news_headline: "", news_intro: "", careers_headline: "", careers_intro: "" });
  await expect.poll(openings).toMatchObject([
    ["News", "News", expect.stringContaining("Articles"), expect.anything()],
    ["Careers", "Careers", expect.stringContaining("Open positions"), expect.anything()],
  ]);

  await setSettings({
    news_headline: "Notes from the work",
    news_intro: "With numbers.",
    careers_headline: "The pay is on the page",
    careers_intro: "Ask about the rest.",
  });
  await expect.poll(openings).toEqual([
    ["News", "Notes from the work", "With numbers.", { name: "description", content: "With numbers." }],
    [
      "Careers",
      "The pay is on the page",
      "Ask about the rest.",
      { name: "description", content: "Ask about the rest." },
    ],
  ]);
  expect((await readMarkdown("/news", mainEdition("en"))).value).toContain(
    "# Notes from the work\n\nWith numbers.",
  );
});

test("SITE-13: the list of job openings shows the published shared blocks of its setting, and no other list does", async () => {
  const shared = await createSharedBlock();
  const value = JSON.stringify([shared.id]);
  await setSettings({ careers_blocks: value });
  const markdown = async () => (await readMarkdown("/about/careers", mainEdition("en"))).value;
  await expect
    .poll(async () => (await careers.readList()).value?.list.blocks)
    .toMatchObject([{ type: "rich-text" }]);
  expect(await markdown()).toContain("## How to reach us");
  expect((await news.readList()).value?.list.blocks).toEqual([]);

  await db.update(sharedBlocks).set({ isPublished: false }).where(eq(sharedBlocks.id, shared.id));
  await expect.poll(async () => (await careers.readList()).value?.list.blocks).toEqual([]);
  expect(await markdown()).toContain("There are no open positions at the moment.");
});
