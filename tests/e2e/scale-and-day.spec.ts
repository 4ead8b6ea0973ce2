import { eq, inArray } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { jobOpenings } from "#db/schema/job-openings.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expectInUse, row } from "#tests/support/drawn-rows.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { textsBeyondTheEdge } from "#tests/support/texts-beyond-the-edge.ts";

const stack = "/tech-stack";
const careers = "/about/careers";

const year = (page: Page, number: number) => page.getByRole("radio", { name: new RegExp(`^${number}:`) });
const labelOf = (page: Page, number: number) => page.locator("label").filter({ has: year(page, number) });

test("SITE-13: the tech stack is one scale of years; the year under the pointer, chosen or reached by keys shows what was in use", async ({
  page,
}) => {
  await openPage(page, stack);
  const search = row(page, "A search engine");
  await expect(search).toContainText("2016–2023 · 24 days a year");
  await expect(search).toContainText("Postgres finds things well enough");
  await expect(row(page, "Kotlin")).toContainText("Since 2018 · About three days per app and year");
  await expectInUse(page, "A search engine", false);
  await expectInUse(page, "Language models", true);

  await labelOf(page, 2019).hover();
  await expectInUse(page, "A search engine", true);
  await expectInUse(page, "Language models", false);
  await page.getByRole("heading", { level: 1 }).hover();
  await expectInUse(page, "Language models", true);

  await labelOf(page, 2017).click();
  await expect(year(page, 2017)).toBeChecked();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.keyboard.press("ArrowLeft");
  await expect(year(page, 2016)).toBeChecked();
  await expectInUse(page, "A search engine", true);
  await expectInUse(page, "Kotlin", false);
  expect(await findings(page)).toEqual([]);
});

test("SITE-13: prices are lines on one scale; a budget fades what it does not buy, in each language", async ({
  page,
}) => {
  await openPage(page, "/about/how-we-work/pricing");
  const length = (name: string) =>
    row(page, name)
      .locator("> i")
      .evaluate((line) => line.getBoundingClientRect().width);
  expect((await length("First release of a web product")) / (await length("Discovery"))).toBeCloseTo(7.5, 1);
  await expect(row(page, "AI trial")).toContainText("€24,000");

  await page.locator("label").filter({ hasText: "€30,000" }).click();
  await page.getByRole("heading", { level: 1 }).hover();
  await expectInUse(page, "Discovery", true);
  await expectInUse(page, "Four people in your team", false);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "€90,000", exact: true })).toBeChecked();
  await expectInUse(page, "First release of a web product", true);
  expect(await findings(page)).toEqual([]);

  await page.goto("/de/preise");
  await page.getByText("60.000\u00a0€", { exact: true }).click();
  await expectInUse(page, "Erste Version eines Webprodukts", false);
  await expectInUse(page, "Betreuung", true);
});

test("SITE-13: support says for each plan when somebody responds to a failure at the chosen time", async ({
  page,
}) => {
  await openPage(page, "/services/support-and-evolution");
  const watch = row(page, "Watch");
  await expect(watch.getByText("Monday 10:10, after 65\u00a0h 30\u00a0min")).toBeVisible();
  await expect(row(page, "Partner").getByText("Friday 16:55, after 15\u00a0min")).toBeVisible();
  const widthOf = (name: string) =>
    row(page, name)
      .locator("b:visible")
      .evaluate((wait) => (wait as HTMLElement).offsetWidth);
  expect(await widthOf("Watch")).toBeGreaterThan(20 * (await widthOf("Partner")));

  await page.getByText("Tuesday 10:30", { exact: true }).first().click();
  await expect(watch.getByText("Tuesday 12:30, after 2\u00a0h")).toBeVisible();
  await expect(watch.getByText("Monday 10:10", { exact: false })).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Sunday 02:40" })).toBeChecked();
  await expect(row(page, "Care").getByText("Sunday 07:30, after 4\u00a0h 50\u00a0min")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("SITE-13: a day in the workshop answers the pointer with its light, and keys with the hours of one person", async ({
  page,
}) => {
  await openPage(page, careers);
  const pager = row(page, "The pager");
  const time = pager.locator("time");
  const colour = () => time.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  await pager.hover();
  await expect.poll(colour).not.toBe(before);

  await page.getByRole("radio", { name: "Everyone" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Delivery" })).toBeChecked();
  await expect(row(page, "The client, for an hour")).toContainText("They may interrupt, and do.");
  await expect(pager.getByText("It rings once a month")).toBeHidden();
  await expect(row(page, "Lunch, at one table").getByText("there is soup")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

/** Firefox shows what is below a style sheet in the body before that sheet arrives. */
test("SITE-13, FAST-02: a style sheet that arrives late moves nothing to its place", async ({ page }) => {
  for (const path of [careers, stack, "/solutions", "/services", "/about/how-we-work/pricing"]) {
    await page.goto(path);
    const moving = await page.evaluate(async () => {
      const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
      const links = [...document.querySelectorAll<HTMLLinkElement>("main link[rel=stylesheet]")];
      for (const isLate of [true, false]) {
        for (const { sheet } of links) if (sheet) sheet.disabled = isLate;
        await nextFrame();
        await nextFrame();
      }
      return document
        .getAnimations()
        .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : ""))
        .filter((name) => /padding|margin|width|height|grid|top|left|gap|font/.test(name));
    });
    expect(moving, path).toEqual([]);
  }
});

test("SITE-13: a tap chooses a year and a person @phone", async ({ page }) => {
  await openPage(page, stack);
  await labelOf(page, 2019).tap();
  await expectInUse(page, "Language models", false);
  await expectInUse(page, "GraphQL", true);
  await page.goto(careers);
  await page.locator("label", { hasText: "Designers" }).tap();
  await expect(row(page, "A tester, with gloves on").getByText("Five people")).toBeVisible();
  await expect(row(page, "Somebody else’s code").getByText("Half an hour")).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-13: tech stack and careers are complete, and still answer", async ({ page }) => {
    await page.goto(stack);
    await labelOf(page, 2019).click();
    await expectInUse(page, "Language models", false);
    await expectInUse(page, "GraphQL", true);
    await page.goto(careers);
    await expect(page.getByRole("main").locator("time")).toHaveCount(10);
    await page.locator("label", { hasText: "On call" }).click();
    await expect(row(page, "Nothing").getByText("The usual entry")).toBeVisible();
    await expect(row(page, "A tester, with gloves on").getByText("Five people")).toBeHidden();
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("SITE-13: nothing on the scale and in the day moves", async ({ page }) => {
    for (const path of [stack, careers]) {
      await page.goto(path);
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll("main *")].filter((element) =>
            getComputedStyle(element)
              .transitionDuration.split(", ")
              .some((duration) => Number.parseFloat(duration) > 0.001),
          ).length,
      );
      expect(moving, path).toBe(0);
    }
  });
});

test("SITE-13: careers composes with no, one and nine job openings", async ({ page }) => {
  const demo = await db.select().from(jobOpenings);
  const [first] = demo;
  if (!first) throw new Error("the demo has no job openings");
  const more = Array.from({ length: 7 }, (_, position) => ({
    ...first,
    id: crypto.randomUUID(),
    translationGroup: crypto.randomUUID(),
    slug: `copy-${position}`,
    title: `Principal engineer for warehouses, ports and night shifts ${position}`,
    salaryFrom: position % 2 ? first.salaryFrom : null,
    salaryTo: position % 2 ? first.salaryTo : null,
  }));
  const openings = page.locator(".content-openings > li");
  const shows = async (count: number) => {
    await expect(async () => {
      await page.goto(careers);
      await expect(openings).toHaveCount(count, { timeout: 1000 });
    }).toPass();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(textsBeyondTheEdge), `${count} at ${width} px`).toEqual([]);
    }
  };
  try {
    await db.insert(jobOpenings).values(more);
    await shows(9);
    await db.delete(jobOpenings).where(
      inArray(
        jobOpenings.slug,
        more.map(({ slug }) => slug),
      ),
    );
    await db.update(jobOpenings).set({ isPublished: false }).where(eq(jobOpenings.id, first.id));
    await shows(1);
    await db.update(jobOpenings).set({ isPublished: false });
    await shows(0);
    await expect(page.getByRole("main")).toContainText("There are no open positions at the moment.");
    await expect(row(page, "Lunch, at one table")).toBeVisible();
  } finally {
    await db.delete(jobOpenings).where(
      inArray(
        jobOpenings.slug,
        more.map(({ slug }) => slug),
      ),
    );
    await db.update(jobOpenings).set({ isPublished: true });
  }
});

for (const path of ["/services/support-and-evolution", "/about/how-we-work/pricing", "/about/how-we-hire"])
  test(`SITE-14: space separates the heading of ${path} from its drawing to scale`, async ({ page }) => {
    await openPage(page, path);
    const drawing = page.locator(".to-scale").first();
    const space = await drawing.evaluate((drawing) => {
      const section = drawing.closest("section");
      const heading = section?.querySelector("h2");
      const first = drawing.querySelector("legend, label, h3, p");
      if (!heading || !first) throw new Error("The section has no heading, or its drawing no text.");
      return first.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
    });
    expect(space).toBeGreaterThan(24);
  });
