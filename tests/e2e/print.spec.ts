import { caseSlugs } from "#tests/support/case-slugs.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { printed } from "#tests/support/printed.ts";

/** Points for a heading and two lines below it. */
const HEADING_WITH_TEXT_PT = 45;

for (const slug of caseSlugs)
  for (const format of ["A4", "Letter"] as const)
    test(`SITE-11: the case ${slug} is a leaflet of four ${format} sheets, without a heading alone at a foot`, async ({
      page,
    }) => {
      await page.goto(`/cases/${slug}`);
      const { sheets, headings } = await printed(page, format);
      expect(sheets).toBe(4);
      expect(new Set(headings.map(({ sheet }) => sheet)), "every sheet begins something").toEqual(
        new Set([1, 2, 3, 4]),
      );
      expect(headings.filter(({ sheet }) => sheet === 1)).toHaveLength(1);
      expect(headings.filter(({ roomPt }) => roomPt < HEADING_WITH_TEXT_PT)).toEqual([]);
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
