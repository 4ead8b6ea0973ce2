import type { Locator } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { aFile, dialogOf, fileInput, letsTalk, openDialog, sendButton } from "./enquiry-form.ts";

test("LEAD-01: Let's Talk opens the dialog; its button and Escape close it and return the focus", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(letsTalk(page)).toBeFocused();

  await page.keyboard.press("Space");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(letsTalk(page)).toBeFocused();
});

test("LEAD-01: every link to the form opens the dialog, and works as a link with a modifier key", async ({
  page,
  context,
}) => {
  await openPage(page, "/solutions");
  await expect(letsTalk(page)).toBeVisible();
  const links = page.locator('a[href="/lets-talk"]:visible');
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  for (let position = 0; position < count; position += 1) {
    await links.nth(position).click();
    await dialogOf(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }

  const opened = context.waitForEvent("page");
  await links.first().click({ modifiers: ["ControlOrMeta"] });
  await (await opened).waitForURL("/lets-talk");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("with a dialog that fails to load", () => {
  test.use({ expectedErrors: [/enquiry-dialog|ERR_FAILED/] });

  test("LEAD-01: Let's Talk follows its link", async ({ page }) => {
    await page.route(/enquiry-dialog.*\.js/, (route) => route.abort());
    await openPage(page, "/solutions");

    await letsTalk(page).click();

    await expect(page).toHaveURL(/\/lets-talk$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request a project estimate");
  });
});

test("LEAD-01: the Back gesture of a phone closes menu and dialog, and keeps page and text @phone", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  // The browser sends the same request for Escape. Without the page's own handling of the key, only that is left.
  await page.evaluate(() =>
    window.addEventListener("keydown", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const goBack = () => page.keyboard.press("Escape");

  await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await goBack();
  await expect(menu).toBeHidden();

  await letsTalk(page).tap();
  const dialog = await dialogOf(page);
  const name = dialog.getByLabel("Name", { exact: true });
  await name.fill("Ines Duarte");
  await goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/solutions$/);
  await letsTalk(page).tap();
  await expect(name).toHaveValue("Ines Duarte");
});

test("LEAD-01: on a phone the dialog replaces the menu @phone", async ({ page }) => {
  await openPage(page, "/solutions");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Let’s Talk" }).tap();

  const dialog = await dialogOf(page);
  await expect(menu).toBeHidden();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(dialog.getByText("Name is required")).toBeHidden();

  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeFocused();
});

test("LEAD-02: the dialog shows the fields, the next steps, the client logos and the privacy policy", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);

  for (const [label, name] of [
    ["Name", "name"],
    ["Email", "email"],
    ["Phone", "phone"],
    ["What are you building?", "description"],
    ["I need an NDA first", "ndaNeeded"],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute("name", name);
  }
  await expect(fileInput(dialog)).toHaveAttribute("name", "files");
  await expect(fileInput(dialog)).toHaveAccessibleName("Drop up to 3 files or choose them");
  const steps = dialog.getByRole("complementary", { name: "What happens next" });
  await expect(steps.getByRole("listitem").getByRole("heading")).toHaveText(["NDA", "Discovery", "Proposal"]);
  await expect(steps.getByText("We build for")).toBeVisible();
  await dialog.getByRole("link", { name: "privacy policy" }).click();
  await expect(page).toHaveURL(/\/about\/privacy-policy$/);
  await expect(dialog).toBeHidden();
});

test("LEAD-02: at 1440 × 900 the dialog needs no scrolling in any state", async ({ page }) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fileInput(dialog).setInputFiles([aFile("1.pdf"), aFile("2.pdf"), aFile("3.pdf"), aFile("4.pdf")]);
  await sendButton(dialog).click();
  await expect(dialog.getByText("Project description is required")).toBeVisible();

  const overflow = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll("div, aside")]
      .filter((box) => getComputedStyle(box).overflowY === "auto")
      .map((box) => box.scrollHeight - box.clientHeight),
  );
  expect(overflow).toEqual([0]);
  const box = await dialog.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 900).toBe(true);
});

test("SITE-07: beside the form stand who replies, the local time there, and the day and time of the reply", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  const beside = dialog.getByRole("complementary");
  await expect(beside.getByText("Marta Esteves")).toBeVisible();
  await expect(beside.getByText("Partner, engineering")).toBeVisible();
  await expect(beside.locator("[data-time]")).toHaveText(/^\d\d:\d\d$/);
  await expect(beside.locator("[data-deadline]")).toHaveText(/^by \w+day \d+\s\w+, \d\d:\d\d$/);
  await expect(beside.getByText("within 24 hours, on working days")).toBeHidden();
});

test("SITE-07: on a phone the bar of the dialog says who replies, and until when @phone", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await expect(dialog.getByText("Marta Esteves").filter({ visible: true })).toHaveCount(1);
  await expect(dialog.locator("[data-deadline]").filter({ visible: true })).toHaveText(/^by \w+day /);
});

test("LEAD-02: the message grows from three lines, and neither the button nor the dialog moves", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  const message = dialog.getByLabel("What are you building?");
  const lines = () =>
    message.evaluate((area) =>
      Math.floor(area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight)),
    );
  const places = () => Promise.all([dialog.boundingBox(), sendButton(dialog).boundingBox()]);
  await dialog.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
  const before = await places();
  expect(await lines()).toBe(3);
  await message.fill("Ferries\n".repeat(5));
  expect(await lines()).toBe(6);
  expect(await places()).toEqual(before);
});

test("LEAD-05: a message of an error stands closer to its field than to the next one @phone", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await sendButton(dialog).tap();
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const field = await box(dialog.getByLabel("Name", { exact: true }));
  const error = await box(dialog.getByText("Name is required", { exact: true }));
  const next = await box(dialog.getByText("Email", { exact: true }));
  const above = error.y - field.y - field.height;
  expect(next.y - error.y - error.height).toBeGreaterThanOrEqual(above + 12);
});

test("LEAD-03: the logo strip scrolls and can be paused", async ({ page }) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  const strip = clientsOf(dialog);
  const place = () => strip.evaluate((row) => row.getBoundingClientRect().x);

  const start = await place();
  await expect.poll(place).toBeLessThan(start);
  await dialog.getByRole("button", { name: "Stop the moving logos" }).click();
  await expect(strip).toHaveCSS("animation-play-state", "paused");
});

test("LEAD-03: the logo strip is static with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);

  await expect(clientsOf(dialog)).toHaveCSS("animation-name", "none");
  await expect(dialog.getByRole("button", { name: "Stop the moving logos" })).toBeHidden();
});

/** The first row is read aloud; its copy follows it. */
const clientsOf = (dialog: Locator) => dialog.getByRole("complementary").getByRole("list").last();
