import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { askedElsewhere, consentBanner, kindsOfPage, storedNames } from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { watchNetwork } from "#tests/support/quiet.ts";
import { aFile, aVisitor, fileInput, fill, letsTalk, sendButton, toastOf } from "./enquiry-form.ts";

test("ROUTE-10: the routes tested in this file are the routes in the sitemap", async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(baseURL ?? "", ""),
  );
  expect(paths.toSorted()).toEqual(publicRoutes.toSorted());
});

test.describe("a visitor who has not answered the consent banner", () => {
  test.use({ consent: "unanswered" });

  for (const path of [...publicRoutes, "/no-such-page"]) {
    test(`UI-04, COOKIE-04, LEAD-12: ${path} has no accessibility finding, fits every width, and before consent sends no third-party request and stores nothing`, async ({
      page,
      context,
      baseURL,
    }) => {
      const asked = askedElsewhere(page, baseURL);
      const quiet = watchNetwork(page);
      await openPage(page, path);
      await expect(consentBanner(page)).toBeVisible();
      expect(await findings(page)).toEqual([]);

      for (const width of [320, 480, 481, 768, 769, 1024, 1025, 1200, 1201, 1600, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${width} px`).toBe(0);
      }
      await page.mouse.wheel(0, 20_000);
      await quiet();
      expect(asked).toEqual([]);
      expect(await storedNames(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }
});

for (const device of ["", " @phone"]) {
  for (const path of kindsOfPage) {
    test(`NAV-03, NAV-06, LEAD-01: ${path}, its menu and its enquiry dialog have no accessibility finding${device}`, async ({
      page,
    }) => {
      await openPage(page, path);
      expect(await findings(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      const isLoaded = watchNetwork(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      // The excerpt of a section appears gradually once it has arrived; the menu of phones has none.
      if (device === "") await expect(menu.locator(".menu-excerpt")).toBeVisible();
      await isLoaded();
      // The page behind a dialog is inert, and was checked above.
      expect(await findings(page, { within: "[role=dialog]" })).toEqual([]);

      // The page of the form has no link to it.
      if (path === "/lets-talk") return;
      await menu.getByRole("button", { name: "Let’s Talk" }).click();
      await expect(page.getByRole("dialog", { name: "Request a project estimate" })).toBeVisible();
      expect(await findings(page, { within: "[role=dialog]" })).toEqual([]);
    });
  }
}

test.describe("an enquiry being sent", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const device of ["", " @phone"]) {
    test(`LEAD-05, LEAD-06, LEAD-11: the dialog has no accessibility finding with errors, after a failure, while sending and after success${device}`, async ({
      page,
    }) => {
      test.slow(); // axe checks five states
      const { next } = await holdSubmissions(page);
      await openPage(page, "/solutions");
      if (device) await page.getByRole("button", { name: "Menu", exact: true }).click();
      const opener = device
        ? page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Let’s Talk" })
        : letsTalk(page);
      await opener.click();
      const dialog = page.getByRole("dialog", { name: "Request a project estimate" });
      await fileInput(dialog).setInputFiles([aFile("brief.pdf"), aFile("setup.exe")]);
      await sendButton(dialog).click();
      await expect(toastOf(page)).toContainText("Please fix the errors");
      expect(await findings(page)).toEqual([]);

      await fill(dialog, aVisitor());
      await sendButton(dialog).click();
      (await next()).fail();
      await expect(dialog.getByRole("alert")).toContainText("Something went wrong");
      expect(await findings(page)).toEqual([]);

      await sendButton(dialog).click();
      const { pass } = await next();
      await expect(dialog.getByRole("button", { name: "Sending..." })).toBeDisabled();
      await expect(toastOf(page)).toBeHidden();
      expect(await findings(page)).toEqual([]);

      pass();
      await expect(toastOf(page)).toContainText("Success!");
      expect(await findings(page)).toEqual([]);
    });
  }
});

test("LEAD-11: the success page of the enquiry has no accessibility finding", async ({ page }) => {
  await openPage(page, "/lets-talk/sent");
  expect(await findings(page)).toEqual([]);
});

test("a section's submenu in the menu has no accessibility finding @phone", async ({ page }) => {
  await openPage(page, "/solutions");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Solutions" }).click();
  expect(await findings(page)).toEqual([]);
});

test("a section's submenu in the footer has no accessibility finding @phone", async ({ page }) => {
  await openPage(page, "/solutions");
  await page.getByRole("button", { name: "Pages of Solutions" }).click();
  await expect(page.getByRole("button", { name: "Back to all sections" })).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

for (const device of ["", " @phone"]) {
  test(`search results and an empty search have no accessibility finding${device}`, async ({ page }) => {
    for (const query of ["apps", "zeppelin"]) {
      await page.goto(`/404?q=${query}`);
      expect(await findings(page)).toEqual([]);
    }
  });
}

test.describe("without a network connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Error loading route module|Failed to fetch/] });

  for (const device of ["", " @phone"]) {
    test(`the connection error has no accessibility finding${device}`, async ({ page, context }) => {
      await openPage(page, "/solutions");
      await context.setOffline(true);
      await page.getByRole("main").getByRole("link", { name: "AI assistants" }).first().click();
      await expect(page.getByRole("alert")).toBeVisible();
      await context.setOffline(false);
      expect(await findings(page)).toEqual([]);
    });
  }
});

/** Pixels by which the page is wider than the viewport. */
function overflow(page: Page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Holds each submission until the test fails or passes it; `next` resolves with the next submission. */
async function holdSubmissions(page: Page) {
  const held: { fail: () => void; pass: () => void }[] = [];
  await page.route("**/lets-talk/enquiries", async (route) => {
    const passes = await new Promise<boolean>((resolve) => {
      held.push({ fail: () => resolve(false), pass: () => resolve(true) });
    });
    await (passes ? route.continue() : route.abort());
  });
  return {
    async next() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      const submission = held.shift();
      if (!submission) throw new Error("nothing was submitted");
      return submission;
    },
  };
}
