import { caseSlugs } from "#tests/support/case-slugs.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { printed } from "#tests/support/printed.ts";

/** Points for a heading and two lines below it. */
const HEADING_WITH_TEXT_PT = 45;

for (const slug of caseSlugs)
  test(`SITE-11: the case ${slug} is a leaflet of four A4 or Letter sheets, without a heading alone at a foot`, async ({
    page,
  }) => {
    await page.goto(`/cases/${slug}`);
    for (const format of ["A4", "Letter"] as const) {
      const { sheets, headings } = await printed(page, format);
      const begun = headings.map(({ sheet }) => sheet);
      const alone = headings.filter(({ roomPt }) => roomPt < HEADING_WITH_TEXT_PT);
      expect(sheets, format).toBe(4);
      expect(new Set(begun), `every sheet of ${format} begins something`).toEqual(new Set([1, 2, 3, 4]));
      expect(
        begun.filter((sheet) => sheet === 1),
        format,
      ).toHaveLength(1);
      expect(alone, format).toEqual([]);
    }
  });

for (const { path } of pageKinds)
  test(`SITE-11: ${path} prints no heading alone at the foot of a sheet`, async ({ page }) => {
    await page.goto(path);
    const { headings } = await printed(page, "A4");
    expect(headings.filter(({ roomPt }) => roomPt < HEADING_WITH_TEXT_PT)).toEqual([]);
  });

test("SITE-11: on paper the rule above a section belongs to its first line, so that no browser leaves it on the sheet before", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/cases/ostra-bank", "/services", "/solutions/ai-assistants"]) {
    await page.goto(path);
    const rules = await page.locator(".section-grid").evaluateAll((sections) =>
      sections.map((section) => {
        const widthOf = (element: Element | null) => element && getComputedStyle(element).borderTopWidth;
        return [widthOf(section), widthOf(section.firstElementChild)];
      }),
    );
    expect(rules.length, path).toBeGreaterThan(1);
    expect(rules, path).toEqual(rules.map(() => ["0px", "1px"]));
  }
});
