import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect } from "#tests/support/fixtures.ts";
import { aPicture } from "#tests/support/pictures.ts";

export const library = "/admin/settings/media";

export const aFile = async (name: string, size: { width?: number; height?: number } = {}) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await aPicture({ width: 700, height: 440, ...size }),
});

/** Uploads files through the library's own form and waits until they are ready. */
export async function upload(page: Page, ...files: Awaited<ReturnType<typeof aFile>>[]) {
  await openPage(page, library);
  await page.getByLabel("Drop files anywhere").setInputFiles(files);
  await expect(page.getByRole("region", { name: "Uploads" })).toContainText(
    `${files.length} of ${files.length} uploaded`,
  );
  const rows = await prepared(files.length);
  return rows.map(({ id }) => id);
}

export async function prepared(count: number) {
  await expect
    .poll(async () => (await db.select().from(media)).filter(({ state }) => state === "ready").length)
    .toBe(count);
  return db.select().from(media).orderBy(media.createdAt);
}
