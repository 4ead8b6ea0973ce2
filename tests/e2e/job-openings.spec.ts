import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { jobOpenings } from "#db/schema/job-openings.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openContent, openPanel, publish, saved } from "./editor-page.ts";

const list = "/about/careers";
const firstScreens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test("a job opening is created, previewed, published on schedule, closed by its date, deleted and restored", async ({
  page,
  request,
  staff: _,
}) => {
  test.slow();
  const title = `Lighthouse keeper ${randomUUID().slice(0, 8)}`;
  const textOf = async (path: string) => (await request.get(path)).text();
  try {
    await openPage(page, "/admin/content/job-openings");
    await page.getByLabel("Title of a new job opening").fill(title);
    await page.getByRole("button", { name: "New job opening" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await fillIn(page);
    await saved(page);
    expect(await findings(page, { except: "iframe" })).toEqual([]);

    const draft = page.waitForEvent("popup");
    await page.getByText("Job opening settings", { exact: true }).first().click();
    await page.getByRole("link", { name: /^Open the preview/ }).click();
    await expectPage(await draft, title);
    await (await draft).close();

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Publish …" }).click();
    const panel = page.getByRole("dialog", { name: "Publish" });
    await panel.getByLabel(/^Date and time/).fill("2099-12-31T09:00");
    await panel.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(panel.getByText(/^Scheduled for .*31 December 2099/)).toBeVisible();
    expect(await textOf(list)).not.toContain(title);
    const [row] = await db.select().from(jobOpenings).where(eq(jobOpenings.title, title));
    const path = `${list}/${row?.slug}`;
    expect((await request.get(path)).status()).toBe(404);

    // Simulates the end of the year.
    await db.execute(sql`
      select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
      where key = ${`job-opening.publish-scheduled:${row?.id}`}`);
    await expect.poll(() => textOf(list), { timeout: 20_000 }).toContain(title);

    await page.goto(list);
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expectPage(page, title);
    expect(await findings(page)).toEqual([]);
    expect(await textOf(path)).toContain('"@type":"JobPosting"');

    await openContent(page, "job-openings", row?.id ?? "");
    await page.getByLabel("Closing date").fill(yesterday());
    await publish(page);
    expect(await textOf(list)).not.toContain(title);
    const closed = await textOf(path);
    expect(closed).toContain("This position is closed.");
    expect(closed).toMatch(/<meta name="robots" content="noindex"/);
    expect(closed).not.toContain("JobPosting");

    const removal = await openPanel(page, "Address, links and deletion");
    await removal.getByRole("button", { name: "Move to trash" }).click();
    const notice = page.getByRole("region", { name: "Last change" });
    await expect(notice).toContainText(`${title} moved to the trash.`);
    expect((await request.get(path)).status()).toBe(410);
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(notice).toContainText(`${title} restored as a draft.`);
    await expect(page.getByLabel("Place")).toHaveValue("Lisbon");
    expect((await request.get(path)).status()).toBe(404);
  } finally {
    await db.delete(jobOpenings).where(eq(jobOpenings.title, title));
  }
});

test.describe("before an answer to the consent strip", () => {
  test.use({ consent: "unanswered" });

  test("SITE-13: pay, place and Apply are on the first screen above the consent strip, and again below the text", async ({
    page,
  }) => {
    for (const viewport of firstScreens) {
      await page.setViewportSize(viewport);
      await page.goto("/about/careers/product-designer-health-manchester");
      const strip = await page.locator(".consent-banner").boundingBox();
      const main = page.getByRole("main");
      const last = main.getByText("By mail to").first();
      for (const shown of [main.getByText("Manchester, United Kingdom"), main.getByText("a year"), last])
        await expect(shown.first()).toBeInViewport({ ratio: 1 });
      const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(strip?.y ?? 0);
      const apply = main.getByRole("link", { name: "Apply", exact: true });
      await expect(apply).toHaveCount(2);
      await expect(apply.last()).toHaveAttribute(
        "href",
        /^mailto:.+\?subject=Product%20designer%2C%20health$/,
      );
    }
  });
});

test("SITE-13: the list shows title, pay and place of each opening on the first screen, as large as a headline", async ({
  page,
}) => {
  for (const viewport of firstScreens) {
    await page.setViewportSize(viewport);
    await page.goto(list);
    const board = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator("b") });
    const designer = board.filter({ hasText: "Product designer, health" });
    const pay = designer.getByText(/£52,000.+£63,000 a year/);
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expect(designer.getByText("Manchester, United Kingdom")).toBeInViewport({ ratio: 1 });
    const sizes = await Promise.all(
      [pay, designer.getByRole("link")].map((text) =>
        text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(sizes[0], `${viewport.width} px`).toBeGreaterThan(1.5 * (sizes[1] ?? 0));
  }
  // The link takes the whole row.
  const { x = 0, y = 0 } =
    (await page
      .getByText(/£52,000/)
      .first()
      .boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL(`${list}/product-designer-health-manchester`);
});

async function fillIn(page: Page) {
  await page.getByLabel("Place").fill("Lisbon");
  await page.getByLabel("Country").fill("Portugal");
  await page.getByLabel("Employment type").selectOption("Part-time");
  await page.getByLabel("Closing date").fill("2099-12-31");
  await page.getByLabel("Salary from").fill("30000");
  await page.getByLabel("Salary to").fill("36000");
  await page.getByLabel("Currency").selectOption("Pound");
  await page.getByLabel("Summary").fill("A lamp, a stair and a logbook.");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Keep the lamp burning.");
}

/** Checks the page or the preview of the content that `fillIn` has filled in. */
async function expectPage(page: Page, title: string) {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const words of [
    "A lamp, a stair and a logbook.",
    "Keep the lamp burning.",
    "Lisbon, Portugal",
    "Part-time",
    /£30,000\u2060?–\u2060?£36,000 a year/, // word joiners keep the range on one line
    "31 Dec 2099",
  ])
    await expect(main).toContainText(words);
}
