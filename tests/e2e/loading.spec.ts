import type { Page, Route } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openPaused, untilWaiting } from "#tests/support/paused-clock.ts";

const minute = 60_000;

/** Chromium's errors for a request without a response, and Remix's for a module that failed to load. */
const unanswered = /net::ERR_|^503 |turbo-stream|SyntaxError|Error loading route module|Failed to fetch/;
test.use({ expectedErrors: [unanswered] });

test("UI-03: a request without response, or with a 5xx response, is retried after 1, 2 and 4 seconds", async ({
  page,
}) => {
  await openPaused(page, "/solutions");
  const failures = [(route: Route) => route.abort(), serverError, (route: Route) => route.abort()];
  const asked = await answerInTurn(page, "/about.data", failures);

  await mainLink(page, "About").click();
  for (const [times, delay] of [1000, 2000, 4000].entries()) {
    await untilWaiting(page, delay);
    expect(asked).toHaveLength(times + 1);
    await page.clock.runFor(delay - 1);
    expect(asked).toHaveLength(times + 1);
    await page.clock.runFor(1);
  }
  await expect(page).toHaveURL("/about");
  expect(asked).toHaveLength(4);
});

test("UI-03: settings are fresh for 5 minutes, and cached for 10 minutes as a fallback", async ({ page }) => {
  await openPaused(page, "/solutions");
  let failing = false;
  const asked = await answerInTurn(page, "_routes=routes%2Fsite%2Flayout&", [], (route) =>
    failing ? serverError(route) : route.continue(),
  );
  await page.clock.fastForward(3 * minute);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await visit(page, "About");
  await visit(page, "Services");
  expect(asked).toHaveLength(0);

  await page.clock.fastForward(2 * minute);
  await visit(page, "Cases");
  expect(asked).toHaveLength(1);

  failing = true;
  await page.clock.fastForward(6 * minute);
  await mainLink(page, "About").click();
  await skipRetries(page, asked, 2);
  await expect(mainLink(page, "About")).toHaveAttribute("aria-current", "page");

  await page.clock.fastForward(5 * minute);
  await mainLink(page, "Contact").click();
  await skipRetries(page, asked, 6);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
});

test("UI-03: a visited page is shown from the cache for 5 minutes and then dropped", async ({
  page,
  context,
}) => {
  await openPaused(page, "/solutions");
  await visit(page, "About");
  await visit(page, "Services");

  await context.setOffline(true);
  await page.clock.fastForward(4 * minute);
  await visit(page, "About");
  await expect(page).toHaveURL("/about");
  await visit(page, "Services");
  await expect(page).toHaveURL("/services");
  await page.clock.fastForward(minute);
  await mainLink(page, "About").click();
  await expect(page.getByRole("alert")).toContainText("The site cannot be reached");
  await expect(page).toHaveURL("/services");
});

for (const [where, from, link, to] of [
  ["of a kind seen before", "/solutions", "About", "/about"],
  ["whose code is not here yet", "/lets-talk", "Services", "/services"],
] as const) {
  test(`UI-03: a page ${where} that cannot be reached leaves the visitor in place and offers a retry`, async ({
    page,
    context,
  }) => {
    await openPage(page, from);
    if (from === "/lets-talk") await page.getByLabel("Name", { exact: true }).fill("Ida");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();

    await context.setOffline(true);
    await mainLink(page, link).click();
    const notice = page.getByRole("region", { name: "Connection" });
    await expect(notice.getByRole("alert")).toContainText("The site cannot be reached");
    await expect(notice.getByRole("button", { name: "Try again" })).toBeFocused();
    await expect(page).toHaveURL(from);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    if (from === "/lets-talk") {
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ida");
    }

    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Stay here" }).click();
    await expect(notice).toBeHidden();
    await mainLink(page, link).click();
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(to);
    await expect(notice).toBeHidden();
  });
}

test("a page that takes longer than 300 ms announces its loading and its arrival", async ({ page }) => {
  await openPaused(page, "/solutions");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = await answerInTurn(page, "/about.data", [], async (route) => {
    await released;
    await route.continue();
  });
  const status = page.getByRole("status").first();

  await mainLink(page, "About").click();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(299);
  await expect(status).toHaveText("");
  await page.clock.runFor(1);
  await expect(status).toHaveText("Loading the page");
  await expect(page.locator(".page-change-line")).toBeVisible();

  release();
  await expect(page).toHaveURL("/about");
  await expect(page.locator(".page-change-line")).toHaveCount(0);
  await expect(status).toHaveText(await page.title());
});

function mainLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });
}

/** Follows a link of the menu until its page is shown: the address changes before the code of the blocks is here. */
async function visit(page: Page, name: string) {
  await mainLink(page, name).click();
  await expect(mainLink(page, name)).toHaveAttribute("aria-current", "page");
}

/**
 * Responds to requests whose address contains `part`: first with `answers`, then with `others`; returns the list of
 * requests.
 */
async function answerInTurn(
  page: Page,
  part: string,
  answers: ((route: Route) => Promise<void>)[],
  others: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => `${url.href}&`.includes(part),
    (route) => {
      asked.push(route.request().url());
      return (answers[asked.length - 1] ?? others)(route);
    },
  );
  return asked;
}

function serverError(route: Route) {
  return route.fulfill({ status: 503, body: "away" });
}

/** Advances the clock past all retries; `first` is the number of the first request, counted from 1. */
async function skipRetries(page: Page, asked: string[], first: number) {
  for (const [times, delay] of [1000, 2000, 4000].entries()) {
    await untilWaiting(page, delay);
    expect(asked).toHaveLength(first + times);
    await page.clock.runFor(delay);
  }
  await expect.poll(() => asked.length).toBe(first + 3);
}
