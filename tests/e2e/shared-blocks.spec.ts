import { like } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { sharedBlocks } from "#db/schema/shared-blocks.ts";
import { findings } from "#tests/support/axe.ts";
import { blockShowing } from "#tests/support/factories/shared-blocks.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";
import {
  openContent,
  openEditor,
  openPanel,
  outline,
  publish,
  saved,
  shownPage,
  steps,
} from "./editor-page.ts";

test.afterEach(() => db.delete(sharedBlocks).where(like(sharedBlocks.name, "Where we start%")));

test("BLOCK-02: a block of a page becomes shared, is edited once for two pages, and is detached", async ({
  page,
  request,
  staff: _,
  aPageOf,
}) => {
  test.slow();
  const [one, two] = [await aPageOf([steps("Where we start")]), await aPageOf([steps("Elsewhere")])];
  const shownOn = async ({ slug }: { slug: string }) => (await request.get(`/${slug}`)).text();

  await openEditor(page, one.slug);
  await outline(page).getByRole("option").first().click();
  await press(page.getByRole("button", { name: "Share block with other pages" }), "Enter");
  await expect(page.getByText("Shared", { exact: true })).toBeVisible();
  await expect(outline(page).getByRole("option", { name: "Shared block: Where we start" })).toBeVisible();
  await saved(page);
  await expect(shownPage(page).getByRole("heading", { name: "Where we start" })).toBeVisible();
  await publish(page);
  expect(await shownOn(one)).toContain("Where we start");

  await openEditor(page, two.slug);
  await page.keyboard.press("/");
  await page.getByPlaceholder(/^Search:/).fill("shared start");
  await page.keyboard.press("Enter");
  await saved(page);
  await expect(shownPage(page).getByRole("heading", { name: "Where we start" })).toBeVisible();
  await publish(page);
  expect(await shownOn(two)).toContain("Where we start");

  await page.getByRole("link", { name: "Edit “Where we start”" }).click();
  await expect(page).toHaveURL(/\/admin\/content\/shared-blocks\//);
  await page.getByRole("button", { name: "Name and use" }).click();
  const uses = page.getByRole("region", { name: "Where it is shown" });
  await expect(uses.getByRole("link")).toHaveText([one.title, two.title].toSorted());
  await outline(page).getByRole("option").first().click();
  await page.getByLabel("Heading", { exact: true }).fill("Where we begin");
  await saved(page);
  await expect(shownPage(page).getByRole("heading", { name: "Where we begin" })).toBeVisible();
  expect(await shownOn(one), "a draft is not public").toContain("Where we start");
  await press(page.getByRole("button", { name: "Publish …" }), "Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  const changed = panel.getByRole("region", { name: "Changed places" });
  await expect(changed).toContainText("2 places show this block. Publishing changes all of them:");
  await expect(changed.getByRole("link")).toHaveText([one.title, two.title].toSorted());
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await publish(page);
  for (const each of [one, two]) await expect.poll(() => shownOn(each)).toContain("Where we begin");

  await openEditor(page, two.slug);
  await outline(page)
    .getByRole("option", { name: /Shared block/ })
    .click();
  await page.getByRole("button", { name: "Detach" }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Only here");
  await saved(page);
  await publish(page);
  expect(await shownOn(two)).toContain("Only here");
  expect(await shownOn(one)).toContain("Where we begin");
});

test("BLOCK-02, PAGE-06: a page that shows an unpublished shared block says so before publishing", async ({
  page,
  staff: _,
  aPageOf,
  aSharedBlock,
}) => {
  const shared = await aSharedBlock({ name: "Not yet", isPublished: false });
  const { slug } = await aPageOf([blockShowing(shared)]);
  await openEditor(page, slug);
  await expect(shownPage(page).getByText("Hidden from visitors: no shared block is chosen")).toBeVisible();
  await page.getByRole("button", { name: "Publish …" }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(
    panel.getByText("The shared block “Not yet” is not published: visitors do not see it"),
  ).toBeVisible();
});

test("BLOCK-02, ADMIN-06: an open page detaches what others have published since, and finds what they have deleted", async ({
  page,
  other,
  staff: _,
  aPageOf,
  aSharedBlock,
}) => {
  test.slow();
  const shared = await aSharedBlock();
  const { slug } = await aPageOf([blockShowing(shared)]);
  await openEditor(page, slug);
  await outline(page).getByRole("option").first().click();
  await openContent(other, "shared-blocks", shared.id);
  await other.getByLabel("Heading", { exact: true }).fill("Ring us");
  await saved(other);
  await publish(other);

  await page.getByRole("button", { name: "Detach" }).click();
  await expect(page.getByLabel("Heading", { exact: true })).toHaveValue("Ring us");
  await page.keyboard.press("Escape"); // from the field to the outline
  await page.keyboard.press("ControlOrMeta+z");
  await expect(outline(page).getByRole("option", { name: /^Shared block/ })).toBeVisible();

  const panel = await openPanel(other, "Links and deletion");
  await expect(panel.getByRole("region", { name: "Where it is shown" }).getByRole("link")).toHaveCount(1);
  await expect(panel.getByText("One place shows it.")).toBeVisible();
  await panel.getByRole("button", { name: "Move to trash" }).click();
  await expect(other.getByText("moved to the trash.")).toBeVisible();
  await page.getByRole("button", { name: "Publish …" }).click();
  await expect(
    page.getByRole("dialog", { name: "Publish" }).getByText("A chosen shared block was deleted or renamed"),
  ).toBeVisible();
});

test("BLOCK-02: a shared block has exactly one block, and no other shared one", async ({
  page,
  staff: _,
  aSharedBlock,
}) => {
  const shared = await aSharedBlock({ blocks: [], isPublished: false });
  await openContent(page, "shared-blocks", shared.id);
  await page.getByRole("button", { name: "Add a block" }).click();
  await page.getByPlaceholder(/^Search:/).fill("shared block");
  await expect(page.getByText("No block type has “shared block”")).toBeVisible();
  await page.getByPlaceholder(/^Search:/).fill("code");
  await page.keyboard.press("Enter");
  await expect(outline(page).getByRole("option")).toHaveCount(1);
  await expect(shownPage(page).getByRole("main")).toContainText("Code");
  await page.getByRole("button", { name: "Add a block" }).click();
  await expect(page.getByText("This shared block has its block.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape"); // closes the tooltip
  expect(await findings(page)).toEqual([]);
});

test("BLOCK-02, ADMIN-04: a viewer reads shared blocks, and changes none", async ({
  page,
  context,
  baseURL,
  aSharedBlock,
}) => {
  await signInAs(context, baseURL, "viewer");
  const shared = await aSharedBlock();
  await openContent(page, "shared-blocks", shared.id);
  await expect(page.getByLabel("Heading", { exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add a block" })).toHaveCount(0);
  const block = JSON.stringify({ ...blockShowing(shared), type: "quote", props: { text: "No" } });
  const answer = await page.request.post("/admin/share-block", { form: { name: "No", block } });
  expect(answer.status()).toBe(403);
});
