import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readBlocks } from "#app/blocks/read-blocks.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage as aPage } from "#tests/support/factories/pages.ts";
import { createPage, duplicatePage } from "./create-page.server.ts";
import { compareVersions, listVersions } from "./drafts.server.ts";
import { defaultHomeBlocks, homeSlug } from "./home.ts";
import { draftOf, findPage, listPageTree } from "./page-tree.server.ts";
import { findHomePage, findPublishedPage, listPublishedPages, readSiteMenus } from "./pages.server.ts";
import { placePage } from "./place-page.server.ts";
import { saveMenuSettings } from "./structure.server.ts";
import { trashPage } from "./trash.server.ts";

const aHomePage = () =>
  aPage({ slug: homeSlug, title: "Home", inMenus: false, orderIndex: 7, content: defaultHomeBlocks });

/** Saves blocks as the draft of a page and tries to publish it. */
async function publishBlocks(slug: string, blocks: StoredBlock[]) {
  const by = await createStaff();
  const page = await findPage({ key: slug });
  if (!page) throw new Error("there is no such page");
  const order = { from: draftOf(page).blocks.map(({ id }) => id), to: blocks.map(({ id }) => id) };
  const changes = { blocks, order };
  await pageStore.saveDraft(page.id, { saveId: randomUUID(), baseVersion: page.version, changes, by });
  return { page, by, outcome: await pageStore.publish(page.id, by) };
}

const section = (type: string) => ({ id: randomUUID(), type, version: 1, props: {} });

test("PAGE-01: the home page is first in the tree and has the path /", async () => {
  await aPage({ slug: "about", orderIndex: 0 });
  await aHomePage();
  expect((await listPageTree()).map(({ path, level, position }) => [path, level, position])).toEqual([
    ["/", 1, 0],
    ["/about", 1, 0],
  ]);
  expect((await listPublishedPages()).map(({ path }) => path).toSorted()).toEqual(["/", "/about"]);
  expect((await readSiteMenus(defaultSettings)).navigation.map(({ path }) => path)).toEqual(["/about"]);
  expect(await findPublishedPage([homeSlug])).toBeUndefined();
});

test("PAGE-01: the home page cannot be moved, renamed, copied, unpublished, deleted or added to menus", async () => {
  const by = await createStaff();
  const { id } = await aHomePage();
  const other = await aPage({ slug: "about" });
  for (const placing of [{ slug: "start" }, { parentSlug: "about" }, { position: 3 }]) {
    expect(await placePage(id, placing, by)).toMatchObject({
      status: "refused",
      message: expect.stringContaining("The home page cannot be moved"),
    });
  }
  expect(await duplicatePage(id, by)).toBeUndefined();
  expect(await pageStore.unpublish(id, by)).toBeUndefined();
  expect(await trashPage(id, { to: null, by })).toBeUndefined();
  expect(await saveMenuSettings(id, { role: "about", inMenus: true, menuLabel: null }, by)).toBe(false);
  expect(await findHomePage()).toMatchObject({ id, slug: homeSlug, inMenus: false, role: null });

  for (const slug of ["start", homeSlug]) {
    const outcome = await createPage({ slug, title: "Start", parentSlug: homeSlug }, by);
    expect(outcome).toMatchObject({ status: "refused" });
  }
  expect(await placePage(other.id, { parentSlug: homeSlug }, by)).toMatchObject({
    status: "refused",
    message: "The home page cannot have subpages",
  });
});

test("HOME-07: reordering the sections creates a version, and the earlier order can be restored", async () => {
  await aHomePage();
  const [stage, ...sections] = defaultHomeBlocks;
  if (!stage) throw new Error("there is a stage");
  const { page, by, outcome } = await publishBlocks(homeSlug, [stage, ...sections.toReversed()]);
  expect(outcome).toMatchObject({ status: "published" });
  expect((await findHomePage())?.content).toEqual([stage, ...sections.toReversed()]);

  const [first] = (await listVersions(page.id)).toReversed();
  expect((await compareVersions(page.id, first?.number ?? 0, "draft"))?.before.blocks).toEqual(
    defaultHomeBlocks,
  );
  await pageStore.restoreVersion(page.id, first?.number ?? 0, by);
  await pageStore.publish(page.id, by);
  expect((await findHomePage())?.content).toEqual(defaultHomeBlocks);
});

test("HOME-07: sections of earlier home pages are published as the blocks that replaced them", async () => {
  const former = ["home-stage", "home-testimonials", "home-news", "home-offices"].map(section);
  await aPage({ slug: homeSlug, title: "Home", inMenus: false, content: former });
  const [stage, ...sections] = former;
  if (!stage) throw new Error("there is a stage");
  const { outcome } = await publishBlocks(homeSlug, [stage, ...sections.toReversed()]);
  expect(outcome).toMatchObject({ status: "published" });
  const { blocks } = readBlocks((await findHomePage())?.content);
  expect(blocks.map(({ type }) => type)).toEqual(["home-stage", "offices", "news-list", "testimonials"]);
});

test.each([
  ["used twice", [section("home-team"), section("home-team")], /once/],
  ["before the stage", [section("home-team"), section("home-stage")], /first/],
])("HOME-07: a section %s prevents publishing the home page", async (_, blocks, says) => {
  await aHomePage();
  const { outcome } = await publishBlocks(homeSlug, blocks);
  expect(outcome).toMatchObject({
    status: "missing",
    missing: [{ blockId: blocks[1]?.id, message: expect.stringMatching(says) }],
  });
});

test("HOME-07: a home page section prevents publishing any other page", async () => {
  await aPage({ slug: "about" });
  const block = section("home-team");
  const { outcome } = await publishBlocks("about", [block]);
  expect(outcome).toMatchObject({
    status: "missing",
    missing: [
      { blockId: block.id, message: expect.stringContaining("Only the home page can have this block") },
    ],
  });
});
