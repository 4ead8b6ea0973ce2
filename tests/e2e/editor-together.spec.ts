import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { p } from "#tests/support/rich-text.ts";
import { openEditor, openPanel, outline, saved, shownPage, steps } from "./editor-page.ts";

test("ADMIN-06: two people who edit different blocks of one page see each other's text without interruption", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One"), steps("Two")]);
  const other = await context.newPage();
  try {
    await openEditor(page, edited.slug);
    await openEditor(other, edited.slug);
    await page.getByLabel("Heading").fill("One, by Anna");
    await saved(page);
    await outline(other).getByRole("option").nth(1).click();
    await other.getByLabel("Heading").fill("Two, by Ben");
    await saved(other);

    await expect(outline(other).getByRole("option").first()).toContainText("One, by Anna");
    expect((await edited.stored()).draft).toMatchObject({
      blocks: [{ props: { heading: "One, by Anna" } }, { props: { heading: "Two, by Ben" } }],
    });
    await other.keyboard.press("ControlOrMeta+z");
    await expect(other.getByLabel("Heading")).toHaveValue("Two");
    await expect(outline(other).getByRole("option").first()).toContainText("One, by Anna");
  } finally {
    await other.close();
  }
});

test("ADMIN-06: two edits of the same block show side by side, and the keyboard keeps both", async ({
  page,
  other,
  staff,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One"), steps("Two")]);
  await openEditor(page, edited.slug);
  await openEditor(other, edited.slug);
  await page.getByLabel("Heading").fill("One, by Anna");
  await saved(page);
  await other.getByLabel("Heading").fill("One, by Ben");
  const status = other.getByRole("status", { name: "Saving" });
  await expect(status).toContainText("Conflict (stored in this browser)");

  await status.getByRole("button", { name: "Review conflict" }).press("Enter");
  const dialog = other.getByRole("dialog", { name: "Conflicting changes" });
  await expect(dialog).toContainText("One, by Anna");
  await expect(dialog).toContainText("One, by Ben");
  await expect(dialog, "who saved the other version").toContainText(`Theirs (${staff.name})`);
  await expect(dialog.locator("mark"), "only the words that differ").toHaveText(["Ben", "Anna"]);
  await expect(dialog.getByRole("button", { name: "Merge" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "Keep mine" }).focus();
  await other.keyboard.press("ArrowDown");
  await other.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /Keep both/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Merge" }).press("Enter");

  await saved(other);
  const { blocks } = Object((await edited.stored()).draft);
  expect(blocks.map(({ props }: { props: { heading: string } }) => props.heading)).toEqual([
    "One, by Anna",
    "One, by Ben",
    "Two",
  ]);
});

test("ADMIN-06: two browsers edit and rearrange one page at once, and every change is stored", async ({
  page,
  staff: _,
  other,
  aPageOf,
}) => {
  const edited = await aPageOf(["One", "Two", "Three"].map(steps));
  await Promise.all([openEditor(page, edited.slug), openEditor(other, edited.slug)]);
  await Promise.all([
    page.getByLabel("Heading").fill("One, by Anna"),
    outline(other)
      .focus()
      .then(() => other.keyboard.press("Alt+ArrowDown")),
  ]);
  await outline(page).getByRole("option").nth(2).click();
  await outline(other).getByRole("option").nth(0).click();
  await page.getByLabel("Heading").press("End");
  await other.getByLabel("Heading").press("End");
  await Promise.all([
    page.getByLabel("Heading").pressSequentially(", by Anna"),
    other.getByLabel("Heading").pressSequentially(", by Ben"),
  ]);
  await Promise.all([saved(page), saved(other)]);

  const blocks = async () => Object((await edited.stored()).draft).blocks;
  await expect
    .poll(async () => (await blocks()).map(({ props }: { props: { heading: string } }) => props.heading))
    .toEqual(["Two, by Ben", "One, by Anna", "Three, by Anna"]);

  // Ben sees everything and continues; Anna has seen none of it.
  await openEditor(other, edited.slug);
  await outline(other).getByRole("option").nth(1).click();
  await other.getByLabel("Heading").fill("One, by both");
  await saved(other);
  await page.getByRole("button", { name: "Publish …" }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  const outcome = panel.getByRole("status", { name: "Publishing" });
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(outcome).toContainText("Someone else has just changed this page. Their changes are shown now");
  await expect(shownPage(page).getByRole("heading", { name: "One, by both" })).toBeAttached();
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(outcome).toContainText("Published");
  expect(await (await other.request.get(`/${edited.slug}`)).text()).toContain("Two, by Ben");
});

test("ADMIN-06: publishing shows another person's schedule first, and a panel loads after they renamed the page", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One")]);
  await openEditor(page, edited.slug);
  await page.getByLabel("Heading").fill("One, by Anna");
  await saved(page);
  const form = { at: "2098-12-31T09:30:00", baseVersion: (await edited.stored()).version };
  await page.request.post(`/admin/documents/pages/${edited.id}/schedule`, { form });
  await page.getByRole("button", { name: "Publish …" }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(panel.getByText("Someone else has just changed this page.")).toBeVisible();
  await expect(panel.getByText(/^Scheduled for 31 Dec 2098/)).toBeVisible();
  await page.keyboard.press("Escape");

  await db
    .update(pages)
    .set({ slug: `${edited.slug}-b` })
    .where(eq(pages.id, edited.id));
  const failed = await openPanel(page, "Versions", "This could not be loaded");
  await failed.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Versions" })).toContainText("Current draft");
});

test("ADMIN-06: cancelling a schedule keeps what another person saved meanwhile", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One"), steps("Two")], { excerpt: "Ferries on time." });
  const other = await context.newPage();
  const panel = page.getByRole("dialog", { name: "Publish" });
  const outcome = panel.getByRole("status", { name: "Publishing" });
  try {
    await openEditor(page, edited.slug);
    await page.getByLabel("Heading").fill("One, scheduled");
    await saved(page);
    await page.keyboard.press("ControlOrMeta+Enter");
    await panel.getByLabel(/Date and time/).fill("2035-05-01T09:00");
    await panel.getByRole("button", { name: "Schedule" }).click();
    await expect(outcome).toContainText("Scheduled for 1 May 2035");

    await openEditor(other, edited.slug);
    await other.getByLabel("Heading").fill("One, by Ben");
    await saved(other);

    await panel.getByRole("button", { name: "Cancel schedule" }).click();
    await expect(outcome).toContainText("Schedule cancelled");
    await page.keyboard.press("Escape");
    await outline(page).getByRole("option").nth(1).click();
    await page.getByLabel("Heading").fill("Two, by Anna");
    await saved(page);
    await expect(outline(page).getByRole("option").first()).toContainText("One, by Ben");
    expect((await edited.stored()).draft).toMatchObject({
      blocks: [{ props: { heading: "One, by Ben" } }, { props: { heading: "Two, by Anna" } }],
    });
  } finally {
    await other.close();
  }
});

test("ADMIN-06: another person's save leaves the cursor of a rich text where it is", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  const body = { type: "doc", content: [p("First paragraph."), p("Last paragraph.")] };
  const edited = await aPageOf([{ type: "rich-text", props: { heading: "Text", body } }, steps("Two")]);
  const other = await context.newPage();
  try {
    await openEditor(page, edited.slug);
    await openEditor(other, edited.slug);
    await outline(other).getByRole("option").nth(1).click();
    await other.getByLabel("Heading").fill("Two, by Ben");
    await saved(other);

    await outline(page).getByRole("option").first().click();
    const text = page.locator(".rich-text-content");
    await text.getByText("First paragraph.").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Written");
    await saved(page);
    await expect(outline(page).getByRole("option").nth(1)).toContainText("Two, by Ben");
    await page.keyboard.type(" on.");
    await expect(text.locator("p").first()).toHaveText("First paragraph. Written on.");
  } finally {
    await other.close();
  }
});
