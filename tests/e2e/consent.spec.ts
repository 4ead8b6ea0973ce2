import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import {
  askedElsewhere,
  consentBanner,
  cookieSettings,
  reopenCookieSettings,
  storedConsent,
  storedNames,
} from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const everything = { necessary: true, analytics: true, marketing: true };
const nothing = { necessary: true, analytics: false, marketing: false };

test.describe("a visitor who has not answered the consent banner", () => {
  test.use({ consent: "unanswered" });

  test("COOKIE-01: the banner has three buttons and links to both policies", async ({ page }) => {
    await openPage(page, "/solutions/ai-assistants");
    const banner = consentBanner(page);
    for (const name of ["Manage Settings", "Reject All", "Accept All"])
      await expect(banner.getByRole("button", { name })).toBeInViewport();
    for (const [name, address] of [
      ["Cookies policy", "/about/cookies-policy"],
      ["Privacy policy", "/about/privacy-policy"],
    ] as const)
      await expect(banner.getByRole("link", { name })).toHaveAttribute("href", address);
  });

  test("COOKIE-01, NAV-07: admin paths show no banner", async ({ page }) => {
    await openPage(page, "/solutions");
    await expect(consentBanner(page)).toBeVisible();
    await openPage(page, "/admin/sign-in", { waitUntil: "networkidle" });
    await expect(consentBanner(page)).toHaveCount(0);
  });

  for (const [name, accepted, settings] of [
    ["Accept All", true, everything],
    ["Reject All", false, nothing],
  ] as const) {
    test(`COOKIE-01, COOKIE-02: ${name} is recorded and hides the banner`, async ({ page }) => {
      await openPage(page, "/solutions");
      await consentBanner(page).getByRole("button", { name }).click();
      await expect(consentBanner(page)).toHaveCount(0);

      await expect.poll(() => storedConsent(page)).not.toBeNull();
      const record = await storedConsent(page);
      expect(record).toEqual({ accepted, date: expect.any(String), version: "1.0", settings });
      expect(Date.now() - Date.parse(record?.date ?? "")).toBeLessThan(60_000);

      await page.reload({ waitUntil: "networkidle" });
      await expect(consentBanner(page)).toHaveCount(0);
    });
  }

  test("COOKIE-01, COOKIE-02: the dialog saves the chosen categories; Necessary is on and locked", async ({
    page,
  }) => {
    await openDialog(page);
    const dialog = cookieSettings(page);
    await expect(dialog.getByRole("checkbox", { name: "Necessary" })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
    await expect(dialog.getByRole("checkbox", { name: "Analytics" })).not.toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "Marketing" })).not.toBeChecked();

    await dialog.getByRole("checkbox", { name: "Analytics" }).check();
    await dialog.getByRole("button", { name: "Save Settings" }).click();

    await expect(dialog).toBeHidden();
    await expect(consentBanner(page)).toHaveCount(0);
    await expect
      .poll(() => storedConsent(page))
      .toMatchObject({
        accepted: true,
        settings: { necessary: true, analytics: true, marketing: false },
      });
  });

  for (const [name, settings] of [
    ["Accept All", everything],
    ["Reject All", nothing],
  ] as const) {
    test(`COOKIE-01: ${name} in the dialog records an answer`, async ({ page }) => {
      await openDialog(page);
      await cookieSettings(page).getByRole("button", { name, exact: true }).click();
      await expect(consentBanner(page)).toHaveCount(0);
      await expect.poll(() => storedConsent(page)).toMatchObject({ settings });
    });
  }

  const waysOut: Record<string, (page: Page) => Promise<void>> = {
    "its button": (page) =>
      cookieSettings(page)
        .getByRole("button", { name: /^Close/ })
        .click(),
    Escape: (page) => page.keyboard.press("Escape"),
    "a press beside it": (page) => page.mouse.click(20, 20),
  };
  for (const [way, close] of Object.entries(waysOut)) {
    test(`COOKIE-01: closing the dialog by ${way} counts as reject`, async ({ page }) => {
      await openDialog(page);
      await cookieSettings(page).getByRole("checkbox", { name: "Marketing" }).check();
      await close(page);
      await expect(consentBanner(page)).toHaveCount(0);
      await expect.poll(() => storedConsent(page)).toMatchObject({ accepted: false, settings: nothing });
    });
  }

  test("COOKIE-01: an answer in one tab hides the banner in every tab", async ({ page, context }) => {
    await openPage(page, "/solutions");
    const other = await context.newPage();
    await openPage(other, "/services");
    await expect(consentBanner(other)).toBeVisible();

    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(consentBanner(other)).toBeHidden();
  });

  test("COOKIE-04, LEAD-12: reloading a page before consent sends no third-party request and stores nothing", async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = askedElsewhere(page, baseURL);
    await openPage(page, "/solutions");
    await page.reload({ waitUntil: "networkidle" });
    await expect(consentBanner(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(await storedNames(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test("LEAD-12: the visitor history is in memory until the answer, then in session storage", async ({
    page,
  }) => {
    await openPage(page, "/solutions");
    await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    expect(await storedNames(page)).toEqual([]);

    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    const history = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("visitor_history") ?? "[]"));
    await expect
      .poll(history)
      .toEqual([expect.stringMatching(/^\/solutions \(/), expect.stringMatching(/^\/services \(/)]);
  });
});

test.describe("a visitor who has accepted", () => {
  test.use({ consent: "accepted" });

  test("FOOT-04, COOKIE-01: Cookie settings in the footer opens the dialog with the recorded answer", async ({
    page,
  }) => {
    await openPage(page, "/solutions");
    await reopenCookieSettings(page);
    const dialog = cookieSettings(page);
    await expect(dialog.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "Marketing" })).toBeChecked();
    await dialog.getByRole("checkbox", { name: "Marketing" }).uncheck();
    await dialog.getByRole("button", { name: "Save Settings" }).click();

    await expect(dialog).toBeHidden();
    await expect
      .poll(() => storedConsent(page))
      .toMatchObject({ settings: { necessary: true, analytics: true, marketing: false } });
  });

  test("COOKIE-04: withdrawing a category deletes its cookies, without a reload if no script ran", async ({
    page,
    context,
    baseURL,
  }) => {
    const cookies = ["_ga", "_ga_AB12CD3EF4", "_gcl_au", "_fbp", "something_else"];
    await context.addCookies(cookies.map((name) => ({ name, value: "1", url: baseURL })));
    await openPage(page, "/solutions");
    await page.evaluate(() => {
      localStorage.setItem("_gcl_ls", "1");
      Object.assign(window, { isSamePage: true });
    });

    await reopenCookieSettings(page);
    await cookieSettings(page).getByRole("checkbox", { name: "Analytics" }).uncheck();
    await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
    const names = async () => (await context.cookies()).map(({ name }) => name).sort();
    await expect.poll(names).toEqual(["_fbp", "_gcl_au", "something_else"]);

    await reopenCookieSettings(page);
    await cookieSettings(page).getByRole("button", { name: "Reject All", exact: true }).click();
    await expect.poll(names).toEqual(["something_else"]);
    expect(await page.evaluate(() => localStorage.getItem("_gcl_ls"))).toBeNull();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });
});

test("FOOT-04: without JavaScript there is no banner and no Cookie settings button", async ({
  browser,
  baseURL,
}) => {
  const visit = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await visit.newPage();
  await page.goto("/solutions");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cookie settings" })).toBeHidden();
  await visit.close();
});

async function openDialog(page: Page) {
  await openPage(page, "/solutions");
  await consentBanner(page).getByRole("button", { name: "Manage Settings" }).click();
  await cookieSettings(page).waitFor();
}
