import type { Page } from "playwright/test";
import { consentRecord, consentStorageKey, noPurpose } from "#app/domain/consent/consent.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { consentBanner, storedConsent } from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.describe("a visitor who has not answered the consent banner", () => {
  test.use({ consent: "unanswered" });

  test("COOKIE-02: an expired consent record is removed together with the trackers' storage", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await context.addCookies([{ name: "_ga", value: "GA1.1.1", url: baseURL }]);

    await page.clock.setSystemTime("2028-01-01T10:00:00Z");
    await page.reload();
    await expect(consentBanner(page)).toBeVisible();
    await expect.poll(() => context.cookies()).toEqual([]);
  });

  test("COOKIE-02: a consent record of another version shows the banner again", async ({ page }) => {
    await keepInStorage(page, JSON.stringify({ ...consentRecord(noPurpose), version: "0.9" }));
    await openPage(page, "/solutions");
    await expect(consentBanner(page)).toBeVisible();
  });

  test.describe("with failing storage", () => {
    test.use({ expectedErrors: [/cannot (read|save) the consent record/] });

    test("COOKIE-02: an unreadable consent record counts as no consent and is logged", async ({ page }) => {
      const logged = warnings(page);
      await keepInStorage(page, "{");
      await openPage(page, "/solutions");
      await expect(consentBanner(page)).toBeVisible();
      await expect
        .poll(() => logged)
        .toContainEqual(expect.stringContaining("cannot read the consent record"));
    });

    test("COOKIE-02: a consent record that cannot be saved is logged and applies until the visitor leaves the page", async ({
      page,
    }) => {
      const logged = warnings(page);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await openPage(page, "/solutions");
      await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
      await expect(consentBanner(page)).toHaveCount(0);
      await expect
        .poll(() => logged)
        .toContainEqual(expect.stringContaining("cannot save the consent record"));

      await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
      await expect(page).toHaveURL("/services");
      await expect(consentBanner(page)).toHaveCount(0);
    });
  });

  test("COOKIE-03: the banner slides in after 100 ms and slides out 300 ms before the choice is applied", async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdBack(page, /\/cookie-settings$/);
    await openPage(page, "/solutions");
    const show = await release.ready;
    await page.clock.pauseAt(Date.now() + 60_000);
    show();

    const banner = page.locator("[aria-label='Cookie consent']");
    await expect(banner).toBeAttached();
    await page.clock.runFor(99);
    await expect(banner).toBeHidden();
    await page.clock.runFor(1);
    await expect(banner.getByRole("button", { name: "Reject All" })).toBeInViewport({ ratio: 1 });

    await banner.getByRole("button", { name: "Reject All" }).click();
    await expect(banner).toBeHidden();
    await page.clock.runFor(299);
    expect(await storedConsent(page)).toBeNull();
    await expect(banner).toBeAttached();
    await page.clock.runFor(1);
    expect(await storedConsent(page)).toMatchObject({ accepted: false });
    await expect(banner).not.toBeAttached();
  });

  test("COOKIE-03: with reduced motion nothing slides, and the choice is applied after the same delay", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openPage(page, "/solutions");
    await expect(consentBanner(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect(page.locator("[aria-label='Cookie consent']")).toBeHidden();
    await page.clock.runFor(299);
    expect(await storedConsent(page)).toBeNull();
    await page.clock.runFor(1);
    expect(await storedConsent(page)).toMatchObject({ accepted: true });
  });

  test("COOKIE-03: leaving the page while the banner slides out still saves the choice", async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/solutions");
    await expect(consentBanner(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await page.goto("/services");
    expect(await storedConsent(page)).toMatchObject({ accepted: false });
  });
});

function keepInStorage(page: Page, value: string) {
  return page.addInitScript(
    ([key = "", kept = ""]) => localStorage.setItem(key, kept),
    [consentStorageKey, value],
  );
}

function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on("console", (message) => message.type() === "warning" && texts.push(message.text()));
  return texts;
}

/** Holds the response to a request; `ready` resolves on the request, to a function that releases the response. */
async function holdBack(page: Page, address: RegExp) {
  let held = (_let: () => void) => {};
  const ready = new Promise<() => void>((resolve) => {
    held = resolve;
  });
  await page.route(address, async (route) => {
    await new Promise<void>((resolve) => held(resolve));
    await route.continue();
  });
  return { ready };
}
