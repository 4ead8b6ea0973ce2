import type { Locator } from "playwright/test";
import { registry } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { reach } from "#tests/support/keyboard.ts";
import { aDrawing, aPicture } from "#tests/support/pictures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";
import { textsBeyondTheEdge } from "#tests/support/texts-beyond-the-edge.ts";
import { aFile, library, prepared, upload } from "./media-page.ts";

/** Every test starts with an empty library. */
test.beforeEach(async () => {
  await db.delete(media);
});

test("MEDIA-01, ROUTE-02: an upload of several files reports each result and detects duplicates", async ({
  page,
  staff: _,
}) => {
  await page.goto("/admin/media");
  await expect(page).toHaveURL(new RegExp(`${library}$`));
  await expect(page.getByRole("heading", { name: "The library is empty" })).toBeVisible();
  await expect(page.getByText("up to 25 MB and 50 megapixels")).toBeVisible();

  const harbour = await aFile("harbour.jpg");
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Ferries") };
  const mark = { name: "mark.svg", mimeType: "image/svg+xml", buffer: aDrawing() };
  await openPage(page, library);
  await page.getByLabel("Drop files anywhere").setInputFiles([harbour, notes, mark]);

  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads).toContainText("2 of 3 uploaded");
  await expect(uploads).toContainText("The type of notes.txt is not supported. Use JPEG, PNG");
  await page.getByLabel("Drop files anywhere").setInputFiles({ ...harbour, name: "copy.jpg" });
  await expect(uploads).toContainText("Already in the library as harbour.jpg");

  await prepared(2);
  const tile = page.getByRole("listitem").filter({ hasText: "JPEG · 700 × 440" });
  await expect(tile.getByRole("link", { name: "harbour.jpg" })).toBeVisible();
  await expect(tile.getByText("No alternative text")).toBeVisible();
  await expect.poll(() => naturalWidth(tile.locator("img"))).toBeGreaterThan(0);
});

test("MEDIA-01: a long file name does not widen the screen, as its own name, in a problem or as a duplicate", async ({
  page,
  staff: _,
}) => {
  const name = `${"scan".repeat(40)}.jpg`;
  const picture = await aFile(name);
  await upload(page, picture);
  await page.getByLabel("Drop files anywhere").setInputFiles([
    { ...picture, name: "copy.jpg" },
    { name, mimeType: "image/jpeg", buffer: Buffer.alloc(0) },
  ]);
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads).toContainText(`Already in the library as ${name}`);
  await expect(uploads).toContainText(`${name} is empty.`);
  expect(await page.evaluate(textsBeyondTheEdge)).toEqual([]);
});

test("MEDIA-01: files can be dropped anywhere on the page", async ({ page, staff: _ }) => {
  await openPage(page, library);
  const { buffer } = await aFile("dropped.jpg");
  const carried = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], "dropped.jpg", { type: "image/jpeg" }));
      return transfer;
    },
    [...buffer],
  );

  await page.dispatchEvent("h1", "dragover", { dataTransfer: carried });
  await expect(page.getByText("Drop to upload")).toBeVisible();
  await page.dispatchEvent("h1", "drop", { dataTransfer: carried });

  await expect(page.getByRole("link", { name: "dropped.jpg" })).toBeVisible();
});

test("MEDIA-01, ADMIN-04: an editor uploads, tags, describes and deletes a file", async ({
  context,
  baseURL,
  page,
}) => {
  await signInAs(context, baseURL, "editor");
  await openPage(page, library);
  await page.getByLabel("Drop files anywhere").setInputFiles(await aFile("harbour.jpg"));
  await prepared(1);

  await openPage(page, library);
  await page.getByRole("checkbox", { name: "Choose harbour.jpg" }).check();
  await page.getByRole("combobox", { name: "Tags for the selected files" }).fill("Office, lisbon");
  await page.getByRole("button", { name: "Add tags" }).click();
  await expect(page.getByText("1 file was changed.")).toBeVisible();
  await page.getByRole("link", { name: "lisbon 1" }).click();

  await page.getByRole("link", { name: "harbour.jpg" }).click();
  await page.getByRole("textbox", { name: "Alternative text" }).fill("Boats at dawn");
  await page.getByRole("textbox", { name: "Across" }).fill("120");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Use a number from 0 to 100")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Alternative text" })).toHaveValue("Boats at dawn");
  await page.getByRole("textbox", { name: "Across" }).fill("20");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete the file" }).click();
  await expect(page.getByText("1 file was deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The library is empty" })).toBeVisible();
});

test("MEDIA-01: the keyboard alone describes a picture, sets its focal point and uses it, and deletion is then refused", async ({
  storeSettings,
  page,
  staff: _,
}) => {
  test.slow(); // the home page's settings have some 180 tab stops
  await storeSettings({ home_offices_items: registry.home_offices_items.default });
  const [id = ""] = await upload(page, await aFile("harbour.jpg"));

  await openPage(page, `${library}?alt=missing`);
  await reach(page.getByRole("link", { name: "Review one by one" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 without alternative text")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Alternative text" })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Add alternative text, or mark the picture as decorative")).toBeVisible();
  await page.keyboard.type("Boats at dawn");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("All pictures have alternative text.").first()).toBeVisible();

  await openPage(page, `${library}/${id}`);
  await reach(page.getByRole("button", { name: /^Focal point/ }));
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Focal point, 39 % across and 51 % down" })).toBeFocused();
  const crop = page.getByRole("list", { name: "Crops" }).locator("img").first();
  await expect(crop).toHaveCSS("object-position", "39% 51%");
  await page.keyboard.press("Control+Enter");
  await reach(page.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await openPage(page, "/admin/settings/home");
  await reach(page.getByRole("button", { name: "Add office" }));
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "City" }).last().fill("Porto");
  await reach(page.getByRole("button", { name: "Choose from the library for Picture" }).last());
  await page.keyboard.press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("boats");
  await expect(picker.getByRole("button", { name: "harbour.jpg" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(picker.getByRole("button", { name: "harbour.jpg" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(picker).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Picture" }).last()).toHaveValue(`/media/${id}`);
  await reach(page.getByRole("textbox", { name: "Address" }).last());
  await page.keyboard.type("Rua das Flores 1");
  await reach(page.getByRole("button", { name: "Save", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status", { name: "Save status" })).toHaveText(/^Saved/);

  await page.goto("/");
  const shown = page.getByRole("listitem").filter({ hasText: "Porto" }).locator("img");
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveCSS("object-position", "39% 51%");
  await expect(shown).toHaveAttribute("width", "700");
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif\?v=/);

  await openPage(page, `${library}/${id}`);
  await expect(page.getByRole("link", { name: /\(home settings\)$/ })).toBeVisible();
  await reach(page.getByRole("link", { name: "Delete…" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Not deleted, because it is used:")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
});

test("MEDIA-01, ADMIN-04: a viewer sees the library and cannot change it", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL, "viewer");
  const { id } = await createMedia({ name: "reel.mp4", type: "video/mp4", variants: [], revision: null });

  await openPage(page, library);
  await expect(page.getByText("Only owners and editors can change it.")).toBeVisible();
  await expect(page.getByLabel("Drop files anywhere")).toHaveCount(0);
  await page.getByRole("link", { name: "reel.mp4" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Delete…" })).toHaveCount(0);

  const file = { name: "a.jpg", mimeType: "image/jpeg", buffer: await aPicture() };
  for (const path of ["/admin/media/uploads", `/admin/media/${id}/replacement`]) {
    expect((await page.request.post(path, { multipart: { files: file } })).status(), path).toBe(403);
  }
  for (const path of [
    `${library}/${id}`,
    "/admin/media/tags",
    `${library}/deletion`,
    `/admin/media/${id}/variants`,
  ]) {
    expect((await page.request.post(path, { form: { id } })).status(), path).toBe(403);
  }
});

for (const device of ["", " @phone"]) {
  test(`MEDIA-01: library, item, deletion and picker have no accessibility finding${device}`, async ({
    page,
    staff: _,
  }) => {
    const [id = ""] = await upload(page, await aFile("harbour.jpg"));
    for (const path of [
      library,
      `${library}?view=list`,
      `${library}/${id}`,
      `${library}/deletion?id=${id}`,
    ]) {
      await openPage(page, path);
      expect(await findings(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(
        0,
      );
    }
    await openPage(page, "/admin/settings/home");
    await page
      .getByRole("group", { name: /^Offices/ })
      .locator("summary")
      .first()
      .click();
    await page
      .getByRole("button", { name: "Choose from the library for Picture" })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "harbour.jpg" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

function naturalWidth(image: Locator): Promise<number> {
  return image.evaluate((element: HTMLImageElement) => element.naturalWidth);
}
