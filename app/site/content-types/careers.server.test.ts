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

test("SITE-13: the list of job openings shows the published shared blocks of its setting, and no other list does", async () => {
  const shared = await createSharedBlock();
  const value = JSON.stringify([shared.id]);
  await db
    .insert(siteSettings)
    .values({ key: "careers_blocks", value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
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
