import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { watchNetwork } from "#tests/support/quiet.ts";
import { aFile, aVisitor, fileInput, fill, letsTalk, sendButton, toastOf } from "./enquiry-form.ts";

for (const device of ["", " @phone"]) {
  for (const path of ["/", "/solutions/ai-assistants", "/lets-talk", "/no-such-page"]) {
    test(`NAV-03, NAV-06, LEAD-01: on ${path} the menu and the enquiry dialog have no accessibility finding${device}`, async ({
      page,
    }) => {
      await openPage(page, path);
      const isLoaded = watchNetwork(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      // The excerpt of a section appears gradually once it has arrived; the main list of phones has none.
      if (device === "") await expect(menu.locator(".menu-excerpt")).toBeVisible();
      await isLoaded();
      // The page behind a dialog is inert, and public-pages.spec.ts checks it.
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
