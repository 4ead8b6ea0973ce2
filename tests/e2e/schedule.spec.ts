import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expectInUse, row } from "#tests/support/drawn-rows.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const hiring = "/about/how-we-hire";
const goals = "/your-goals";

const day = (page: Page, number: number) => page.getByRole("radio", { name: `Day ${number}`, exact: true });
const labelOf = (page: Page, number: number) => page.locator("label").filter({ has: day(page, number) });

test("SITE-13: how we hire is a calendar of working days; the day under the pointer, chosen or reached by keys shows its step", async ({
  page,
}) => {
  await openPage(page, hiring);
  await expect(page.getByRole("radio", { name: "All", exact: true })).toBeChecked();
  await expect(row(page, "A day of work")).toContainText("You: 7 h 30, for €400");
  await expectInUse(page, "Your letter", true);
  await expectInUse(page, "A day of work", true);

  await labelOf(page, 2).locator("b").hover();
  await expectInUse(page, "Your letter", true);
  await expectInUse(page, "A day of work", false);
  await row(page, "A day of work").getByText("two of us").hover();
  await expectInUse(page, "Your letter", false);
  await expectInUse(page, "A day of work", true);

  await labelOf(page, 6).locator("b").click();
  await page.mouse.move(0, 0);
  await expectInUse(page, "A conversation", true);
  await page.keyboard.press("ArrowRight");
  await expect(day(page, 7)).toBeChecked();
  await expectInUse(page, "A day of work", true);
  await expectInUse(page, "A conversation", false);
  expect(await findings(page)).toEqual([]);
});

for (const device of ["", " @phone"])
  test(`SITE-13: a step of the calendar stands on its days, also across the weekend${device}`, async ({
    page,
  }) => {
    await openPage(page, hiring);
    const edges = (days: number[]) =>
      Promise.all(
        days.map(async (number) => {
          const { x, y, width } = (await labelOf(page, number).boundingBox()) ?? { x: 0, y: 0, width: 0 };
          return { x, y, right: x + width };
        }),
      );
    const bars = row(page, "A conversation").locator("> i");
    await expect(bars).toHaveCount(2);
    const [thursday, friday, monday] = await edges([4, 5, 6]);
    const [first, second] = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const box = (bar as HTMLElement).getBoundingClientRect();
        return { x: box.x, y: box.y, right: box.right };
      }),
    );
    expect(first?.x).toBeCloseTo(thursday?.x ?? 0, 0);
    expect(first?.right).toBeGreaterThan(friday?.x ?? 0);
    expect(first?.right).toBeLessThanOrEqual(friday?.right ?? 0);
    expect(second?.x).toBeCloseTo(monday?.x ?? 0, 0);
    expect(monday?.y).toBeGreaterThan(first?.y ?? 0);
  });

test("SITE-13: a launch is one scale of weeks; the week under the pointer shows its step", async ({
  page,
}) => {
  await openPage(page, "/your-goals/launch-a-product");
  await expectInUse(page, "Strangers", true);
  const week = page.getByRole("radio", { name: "Week 2", exact: true });
  await page.locator("label").filter({ has: week }).hover();
  await expectInUse(page, "One task, end to end", true);
  await expectInUse(page, "Strangers", false);
});

test("SITE-13: the goals are rings, as large as their weeks, and the one under the pointer stands out", async ({
  page,
}) => {
  await openPage(page, goals);
  const ring = (name: string) => row(page, name).locator("> i");
  const width = (name: string) => ring(name).evaluate((element) => (element as HTMLElement).offsetWidth);
  const [plan, date] = [
    "“The board wants our AI plan by June”",
    "“There is a budget and a date, and no product”",
  ];
  expect((await width(date)) / (await width(plan))).toBeCloseTo(3, 1);
  await page.getByRole("heading", { name: plan }).hover();
  await expect(ring(date)).toHaveCSS("opacity", "0.25");
  await expect(ring(plan)).toHaveCSS("opacity", "1");
  expect(await findings(page)).toEqual([]);
});

for (const device of ["", " @phone"])
  for (const [path, periods] of [
    ["/about/privacy-policy", ["When you close the tab", "12 months", "24 months", "10 years"]],
    ["/de/datenschutz", ["Beim Schließen des Tabs", "12 Monate", "24 Monate", "10 Jahre"]],
  ] as const)
    test(`SITE-13: periods of ${path} are set in type that grows with them${device}`, async ({ page }) => {
      await page.goto(path);
      const shown = page.locator(".schedule-periods .voice");
      await expect(shown).toHaveText([...periods]);
      const sizes = await shown.evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
      expect(sizes[3]).toBeGreaterThan(2 * (sizes[0] ?? 0));
      expect(await findings(page)).toEqual([]);
    });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-13: the calendar is complete, and still answers", async ({ page }) => {
    await page.goto(hiring);
    await expect(row(page, "A day of work")).toContainText("Day 7\u2060–\u206010");
    await labelOf(page, 12).locator("b").click();
    await expectInUse(page, "Your letter", false);
    await expectInUse(page, "Two references, then an offer", true);
  });
});
