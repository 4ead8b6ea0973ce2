import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { openPage } from "#tests/answers-to-script.ts";
import { findings } from "#tests/axe.ts";
import { expect, test } from "#tests/fixtures.ts";
import { press } from "#tests/keyboard.ts";

test("NEWS-01: with the keyboard testimonials are put into another order, which visitors see", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const before = await db
    .select({ id: testimonials.id, orderIndex: testimonials.orderIndex })
    .from(testimonials);
  const names = () => page.getByRole("main").locator("ol li a").allTextContents();
  try {
    await openPage(page, "/admin/settings/testimonials");
    expect(await findings(page)).toEqual([]);
    const [first, second, third] = await names();
    const grip = page.getByRole("button", { name: /^Move / }).first();
    await press(grip, "Space");
    await expect(page.getByText("Up and down move it")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(/: number 2 of \d+/)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText(/ is number 2 of \d+/)).toBeVisible();
    expect((await names()).slice(0, 3)).toEqual([second, first, third]);

    await press(page.getByRole("button", { name: /up$/ }).first(), "Enter");
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);
  } finally {
    for (const { id, orderIndex } of before)
      await db.update(testimonials).set({ orderIndex }).where(eq(testimonials.id, id));
  }
});
