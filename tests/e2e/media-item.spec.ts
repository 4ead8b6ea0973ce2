import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { aFile, library, upload } from "./media-page.ts";

/** Every test starts with an empty library. */
test.beforeEach(async () => {
  await db.delete(media);
});

test("MEDIA-01: replacing a picture shows the new one at once, under the same id", async ({
  page,
  staff: _,
}) => {
  const [id = ""] = await upload(page, await aFile("portrait.jpg"));
  await openPage(page, `${library}/${id}`);
  await expect(page.getByText("700 × 440")).toBeVisible();

  await page
    .getByLabel("Replace with another file")
    .setInputFiles(await aFile("new.jpg", { width: 480, height: 600 }));

  await expect(page.getByText("480 × 600")).toBeVisible();
  await expect(page).toHaveURL(`${library}/${id}`);
  const address = await page.request.get(`/media/${id}`, { maxRedirects: 0 });
  const picture = await page.request.get(address.headers().location ?? "");
  expect(picture.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("MEDIA-01: pressing on the picture sets its focal point", async ({ page, staff: _ }) => {
  const [id = ""] = await upload(page, await aFile("harbour.jpg"));
  await openPage(page, `${library}/${id}`);
  const point = page.getByRole("button", { name: /^Focal point/ });
  const box = await point.locator("..").boundingBox();
  if (!box) throw new Error("the picture is not there");

  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);

  await expect(page.getByRole("textbox", { name: "Across" })).toHaveValue("25");
  await expect(page.getByRole("textbox", { name: "Down" })).toHaveValue("75");
  await expect(point).toHaveAccessibleName("Focal point, 25 % across and 75 % down");
});

test("MEDIA-01, SAFE-05: the original downloads for signed-in users and is refused to everyone else", async ({
  page,
  context,
  request,
  staff: _,
}) => {
  const file = await aFile("Boats, früh.jpg");
  const [id = ""] = await upload(page, file);

  const stranger = await request.get(`/admin/media/${id}/original`, { maxRedirects: 0 });
  expect(stranger.headers().location).toContain("/admin/sign-in");
  const owner = await context.request.get(`/admin/media/${id}/original`);
  expect(owner.headers()["content-disposition"]).toContain("attachment; filename=");
  expect((await owner.body()).equals(file.buffer)).toBe(true);
  expect((await request.get(`/media/${id}/whole.jpg`)).status()).toBe(404);
});

test("ADMIN-06, MEDIA-01: when two people describe one picture, the second sees both values and takes either with one press", async ({
  page,
  context,
  staff: _,
}) => {
  const [id = ""] = await upload(page, await aFile("harbour.jpg"));
  const other = await context.newPage();
  await openPage(page, `${library}/${id}`);
  await openPage(other, `${library}/${id}`);
  await other.getByRole("textbox", { name: "Alternative text" }).fill("A harbour");
  await other.getByRole("textbox", { name: "Name" }).fill("Harbour at noon");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("textbox", { name: "Alternative text" }).fill("Boats at dawn");
  await page.getByRole("combobox", { name: "Tags" }).fill("boats");
  await page.getByRole("button", { name: "Save" }).click();

  const conflict = page.getByRole("alert").filter({ hasText: "you saved this file in another tab" });
  await expect(conflict).toContainText("A harbour");
  await expect(page.getByRole("textbox", { name: "Alternative text" })).toHaveValue("Boats at dawn");
  const row = conflict.getByRole("group", { name: "Alternative text" });
  await row.getByRole("radio", { name: "Use theirs" }).check();
  await expect(page.getByRole("textbox", { name: "Alternative text" })).toHaveValue("A harbour");
  await row.getByRole("radio", { name: "Keep mine" }).check();
  const name = conflict.getByRole("group", { name: "Name" }).getByRole("radio", { name: "Use theirs" });
  await expect(name, "no other name was typed").toBeChecked();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(conflict).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Alternative text" })).toHaveValue("Boats at dawn");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Harbour at noon");
  await expect(page.getByRole("combobox", { name: "Tags" })).toHaveValue("boats");

  await page.getByRole("textbox", { name: "Alternative text" }).fill("Boats at dusk");
  await db.delete(media);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("someone else has deleted this file");
  await expect(page.getByRole("textbox", { name: "Alternative text" })).toHaveValue("Boats at dusk");
});

test("ADMIN-06, MEDIA-01: an alternative text that was not saved is offered again", async ({
  page,
  staff: _,
}) => {
  const [id = ""] = await upload(page, await aFile("quay.jpg"));
  const alt = page.getByRole("textbox", { name: "Alternative text" });
  const restored = page.getByText(/^Draft restored/);
  await openPage(page, `${library}/${id}`);
  await expect(page.getByRole("status").filter({ hasText: "Not saved yet" })).toHaveCount(0);
  await alt.fill("A quay at low tide");
  await expect(page.getByRole("status").filter({ hasText: "Not saved yet" })).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Media" }).click();
  await expect(page).toHaveURL(/\/settings\/media$/);

  await openPage(page, `${library}/${id}?queue=alt`);
  await expect(restored).toBeVisible();
  await expect(alt).toHaveValue("A quay at low tide");
  await page.getByRole("button", { name: "Save and next" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await openPage(page, `${library}/${id}`);
  await expect(alt).toHaveValue("A quay at low tide");
  await expect(restored).toHaveCount(0);
});

test("ADMIN-06, MEDIA-01: a description based on old values conflicts although the screen was refreshed meanwhile", async ({
  page,
  staff: _,
}) => {
  const [id = ""] = await upload(page, await aFile("pier.jpg"));
  await db.update(media).set({ state: "processing" });
  await openPage(page, `${library}/${id}`);
  const alt = page.getByRole("textbox", { name: "Alternative text" });
  await alt.fill("Boats at dawn");
  await db.update(media).set({ alt: "A pier", name: "Pier at noon", version: 2 });
  await expect(page.getByRole("heading", { level: 1, name: "Pier at noon" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "someone else saved this file" })).toContainText(
    "A pier",
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await db.update(media).set({ alt: "Dawn", version: 4 });
  await expect(alt, "without typed changes").toHaveValue("Dawn");
  await page.getByRole("textbox", { name: "Across" }).fill("20");
  await db.update(media).set({ state: "ready", size: 2 * 1024 * 1024 });
  await expect(page.getByText("2.0 MB")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true }), "another file is no conflict").toBeVisible();
});
