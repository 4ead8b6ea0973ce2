import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

// Scripts that the test fixtures inject into every page are blocked in the sandboxed preview.
test.use({ expectedErrors: [/^Blocked script execution in/] });

for (const width of [390, 768, 1280, 1680]) {
  test(`SET-01: at ${width} px the open brand preview covers no edited field`, async ({ page, staff: _ }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/admin/settings/brand");
    await page.getByText("How it looks on the site").click();
    const preview = page.locator("[data-piece-preview]");
    await expect(page.frameLocator("iframe").locator("[data-piece]")).toBeVisible();
    for (const field of await page
      .locator("form[id=settings-brand] :is(input, textarea, select)[id]:visible")
      .all()) {
      await field.focus();
      const [fieldBox, previewBox] = [await field.boundingBox(), await preview.boundingBox()];
      if (!fieldBox || !previewBox) throw new Error("both are shown");
      const isApart =
        fieldBox.x + fieldBox.width <= previewBox.x ||
        fieldBox.y + fieldBox.height <= previewBox.y ||
        fieldBox.y >= previewBox.y + previewBox.height;
      expect(isApart, (await field.getAttribute("id")) ?? "").toBe(true);
      if (width >= 1280) {
        expect(fieldBox.x + fieldBox.width, "side by side").toBeLessThanOrEqual(previewBox.x);
        await expect(preview).toBeInViewport({ ratio: 0.9 });
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
