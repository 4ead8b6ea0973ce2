import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { findings } from "#tests/support/axe.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openEditor, outline, saved, shownPage, steps } from "./editor-page.ts";
import { aFile, upload } from "./media-page.ts";

const paragraph = (text: string, href?: string) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(href ? { marks: [{ type: "link", attrs: { href } }] } : {}) }],
});

test("PAGE-03: a new block is scrolled into view", async ({ page, staff: _, aPageOf }) => {
  const edited = await aPageOf(["One", "Two", "Three", "Four", "Five"].map(steps));
  await openEditor(page, edited.slug);
  await outline(page).getByRole("option").last().click();
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search blocks" }).fill("Quote");
  await page.keyboard.press("Enter");
  await expect(outline(page).getByRole("option")).toHaveCount(6);
  await expect(shownPage(page).locator("[data-block] > *").last()).toBeInViewport();
});

test("PAGE-03: the focus goes to the first field of an added block and of an added item, and no tooltip stays", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("One")]);
  await openEditor(page, edited.slug);
  const fields = page.getByRole("region", { name: "Fields" });
  for (const [type, first, item, firstOfItem] of [
    ["Metrics", "Label", "Add number", "Value"],
    ["FAQ", "Label", "Add question", "Question"],
  ] as const) {
    await page.getByRole("button", { name: "Add a block" }).click();
    await page.getByRole("combobox", { name: "Search blocks" }).fill(type);
    await page.keyboard.press("Enter");
    await expect(fields.getByLabel(first)).toBeFocused();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    for (const _ of ["first", "second"]) {
      await fields.getByRole("button", { name: item }).click();
      await expect(fields.getByLabel(firstOfItem, { exact: true }).last()).toBeFocused();
    }
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  }
});

test("PAGE-03: a block's pictures follow the library's focal point, alternative text and file name", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  await db.delete(media);
  await upload(page, await aFile("harbour.jpg"), await aFile("bridge.jpg"));
  const rows = await db.select().from(media);
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id;
  await db.update(media).set({ focusX: 0.8, focusY: 0.25 });
  const picture = { mediaId: idOf("harbour.jpg"), alt: "The harbour at night" };
  const edited = await aPageOf([
    {
      type: "gallery",
      props: { pictures: [{ image: picture }, { image: { mediaId: idOf("bridge.jpg") } }] },
    },
    { type: "video", props: { title: "A film" } },
  ]);
  try {
    await openEditor(page, edited.slug);
    const row = (name: string) => page.locator("summary", { hasText: name });
    await expect(row("bridge.jpg")).toBeVisible();
    await row("The harbour at night").click();
    await expect(page.getByRole("button", { name: /Focal point, 80% from the left and 25%/ })).toBeVisible();

    await page.getByRole("button", { name: "Replace picture" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /bridge\.jpg/ })
      .click();
    await expect(page.getByLabel("Alternative text")).toHaveValue("");
    await page.getByRole("button", { name: "Publish …" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "add alternative text" }).last()).toContainText(
      "picture 2",
    );
    await page.keyboard.press("Escape");

    await outline(page).getByRole("option").last().click();
    await expect(page.getByRole("button", { name: "Choose a video" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose a document" })).toHaveCount(0);
    await saved(page);
  } finally {
    await db.delete(media);
  }
});

test("PAGE-03: cover and sharing picture are chosen from the library in the editor", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  await db.delete(media);
  const [id = ""] = await upload(page, await aFile("cover.jpg"));
  const edited = await aPageOf([]);
  try {
    await openEditor(page, edited.slug);
    await page.getByRole("button", { name: "Title, search and sharing" }).click();
    await page.getByRole("button", { name: "Choose from the library" }).first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /cover\.jpg/ })
      .click();
    await expect(page.getByLabel("Cover")).toHaveValue(`/media/${id}`);
    await saved(page);

    const shared = page
      .getByRole("figure")
      .filter({ hasText: "When it is shared" })
      .getByRole("img", { includeHidden: true });
    await expect(shared.or(page.locator("figure img"))).toHaveAttribute(
      "src",
      /^\/share\/[0-9a-f]{32}\.png$/,
    );
  } finally {
    await db.delete(media);
  }
});

test("BLOCK-03: the link tool shows the link at the caret and closes on Escape and on a click elsewhere", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const body = { type: "doc", content: [paragraph("Rates", "https://rates.example/"), paragraph("Plain")] };
  const edited = await aPageOf([{ type: "rich-text", props: { heading: "Text", body } }]);
  await openEditor(page, edited.slug);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const form = page.getByRole("group", { name: "Link" });
  await text.getByText("Plain").click();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(form.getByRole("radio", { name: "A page" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);

  await text.getByText("Rates").click();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(form.getByRole("radio", { name: "External URL" })).toBeChecked();
  await expect(form.getByRole("textbox")).toHaveValue("https://rates.example/");
  await text.getByText("Plain").click();
  await expect(form).toHaveCount(0);
});

test("BLOCK-03: a text links to a document of the library and to the enquiry form without an address to type", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const name = `prices-${randomUUID()}.pdf`;
  const { id } = await createMedia({ name, type: "application/pdf", width: null, height: null });
  const body = { type: "doc", content: [paragraph("Prices"), paragraph("Ask")] };
  const edited = await aPageOf([{ type: "rich-text", props: { heading: "Text", body } }]);
  await openEditor(page, edited.slug);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const form = page.getByRole("group", { name: "Link" });
  const linkOf = async (words: string) => {
    await text.getByText(words).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Shift+Home");
    await page.getByRole("button", { name: "Link", exact: true }).click();
  };
  await linkOf("Prices");
  await form.getByRole("radio", { name: "A file" }).check();
  await form.getByRole("button", { name: "Choose a document" }).click();
  await page.keyboard.press("Escape");
  await expect(form.getByRole("button", { name: "Choose a document" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Choose a document" }).getByRole("button", { name }).click();
  await expect(form.getByRole("link", { name })).toBeVisible();
  expect(await findings(page, { within: "[role=group][aria-label=Link]" })).toEqual([]);
  await form.getByRole("button", { name: "Add link" }).click();

  await linkOf("Ask");
  await form.getByRole("combobox", { name: "Link target" }).selectOption("Enquiry form");
  await form.getByRole("button", { name: "Add link" }).click();
  await saved(page);
  const { draft } = await edited.stored();
  expect(JSON.stringify(draft)).toMatch(new RegExp(`"href":"/media/${id}".*"href":"/lets-talk"`));

  await text.getByText("Prices").click();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(form.getByRole("radio", { name: "A file" })).toBeChecked();
  await db.delete(media).where(eq(media.id, id));
});

test("PAGE-03: the save status reports an invalid field", async ({ page, staff: _, aPageOf }) => {
  const edited = await aPageOf([{ type: "hero", version: 2, props: { headline: "Hello" } }]);
  await openEditor(page, edited.slug);
  await page.getByLabel("Headline").fill("word ".repeat(60));
  await expect(page.getByRole("status", { name: "Saving" })).toContainText("1 field has an error");
});

test("PAGE-03: a phone shows the page at a phone's width @phone", async ({ page, staff: _, aPageOf }) => {
  const edited = await aPageOf([steps("One")]);
  await openEditor(page, edited.slug);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByTitle("The preview at 390 pixels")).toBeVisible();
});
