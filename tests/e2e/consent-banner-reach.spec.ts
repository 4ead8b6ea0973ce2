import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { consentBanner, cookieSettings, storedConsent } from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.describe("a visitor who has not answered the consent banner", () => {
  test.use({ consent: "unanswered" });

  test("COOKIE-01: the keyboard reaches the banner first and changes the answer from the footer", async ({
    page,
  }) => {
    await openPage(page, "/solutions/ai-assistants");
    await expect(consentBanner(page)).toBeVisible();

    const order = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      order.push(await page.evaluate(() => document.activeElement?.textContent));
    }
    expect(order).toEqual([
      "Skip to content",
      "Cookies policy",
      "Privacy policy",
      "Manage Settings",
      "Reject All",
      "Accept All",
    ]);
    await page.keyboard.press("Tab"); // the banner does not trap the focus
    await expect(consentBanner(page).locator(":focus")).toHaveCount(0);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Manage Settings" })).toBeFocused();

    await page.keyboard.press("Enter");
    const dialog = cookieSettings(page);
    await expect(dialog).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("checkbox", { name: "Analytics" })).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter"); // submits, as in any form
    await expect(consentBanner(page)).toHaveCount(0);
    await expect
      .poll(() => storedConsent(page))
      .toMatchObject({ settings: { analytics: true, marketing: false } });

    const reopen = page.getByRole("button", { name: "Cookie settings" });
    await reopen.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
    await page.keyboard.press("Shift+Tab"); // wraps around to the end of the dialog
    await page.keyboard.press("Escape");
    await expect(reopen).toBeFocused();
    await expect.poll(() => storedConsent(page)).toMatchObject({ accepted: false });
  });

  for (const phone of ["", " @phone"]) {
    test(`COOKIE-01: the banner never covers the focused element${phone}`, async ({ page }) => {
      await openPage(page, "/solutions/ai-assistants");
      await expect(consentBanner(page)).toBeVisible();
      const hidden = [];
      for (let press = 0; press < 200; press += 1) {
        await page.keyboard.press("Tab");
        const focused = await coveredFocus(page);
        if (!focused) break;
        if (focused.isCovered) hidden.push(focused.text);
      }
      expect(hidden).toEqual([]);
    });

    test(`COOKIE-01: the banner causes no layout shift and is not the largest contentful paint${phone}`, async ({
      page,
    }) => {
      await page.addInitScript(observePaints);
      for (const path of ["/", "/solutions/ai-assistants", "/about/cookies-policy"]) {
        await openPage(page, path);
        await expect(page.getByRole("button", { name: "Accept All" })).toBeInViewport({ ratio: 1 });
        const { shift, largest } = await page.evaluate(() => window.paints);
        expect(shift, path).toBe(0);
        expect(largest, path).not.toContain("Cookie consent");
      }
    });

    test(`COOKIE-01: banner and dialog have no accessibility finding${phone}`, async ({ page }) => {
      await openPage(page, "/solutions/ai-assistants");
      await expect(page.getByRole("button", { name: "Accept All" })).toBeInViewport({ ratio: 1 });
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: "Manage Settings" }).click();
      await cookieSettings(page).getByRole("checkbox", { name: "Analytics" }).check();
      expect(await findings(page)).toEqual([]);
    });
  }

  test("SITE-10: the banner covers neither the stage's list nor more than a quarter of the screen at any size", async ({
    page,
  }) => {
    for (const path of ["/", "/solutions/ai-assistants"]) {
      await openPage(page, path);
      for (const [width, height] of [
        [320, 568],
        [390, 664],
        [390, 844],
        [844, 390],
        [768, 1024],
        [1025, 768],
        [1280, 800],
        [1680, 1050],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        const where = `${path} at ${width} × ${height}`;
        await expect(page.getByRole("button", { name: "Accept All" }), where).toBeInViewport({ ratio: 1 });
        const strip = await consentBanner(page).boundingBox();
        expect(strip?.height, where).toBeLessThanOrEqual(height / 4 + 1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
        if (path !== "/") continue;
        const list = await page.locator("#home-stage").getByRole("list").boundingBox();
        const end = (strip?.y ?? 0) + (strip?.height ?? 0);
        expect(end, where).toBeLessThanOrEqual(list?.y ?? 0);
        if (height < 600) continue; // the smallest phone, and those held sideways
        const eye = await page.locator(".stage-eye").boundingBox();
        expect(end, `the picture on ${where}`).toBeLessThanOrEqual(eye?.y ?? 0);
      }
    }
  });

  test("COOKIE-01: on a small screen at 200 % zoom everything can be reached @phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await openPage(page, "/solutions");
    const banner = consentBanner(page);
    await expect(banner).toBeInViewport();
    for (const name of ["Accept All", "Manage Settings"]) {
      await banner.getByRole("button", { name }).scrollIntoViewIfNeeded();
      await expect(banner.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await banner.getByRole("button", { name: "Manage Settings" }).click();
    await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
    await expect(cookieSettings(page)).toBeHidden();
  });
});

/** The focused element and whether the banner covers it completely; undefined at the end of the page. */
function coveredFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const banner = document.querySelector("[aria-label='Cookie consent']");
    if (!focused || focused === document.body || !banner) return;
    const box = focused.getBoundingClientRect();
    const over = banner.getBoundingClientRect();
    const isCovered =
      !banner.contains(focused) &&
      box.top >= over.top &&
      box.left >= over.left &&
      box.right <= over.right &&
      getComputedStyle(focused).position !== "fixed";
    return { text: focused.textContent, isCovered };
  });
}

declare global {
  interface Window {
    paints: { shift: number; largest: string };
  }
}

function observePaints() {
  window.paints = { shift: 0, largest: "" };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && typeof entry.value === "number") window.paints.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element = "element" in entry ? entry.element : undefined;
      if (element instanceof Element)
        window.paints.largest = element.closest("[aria-label]")?.getAttribute("aria-label") ?? "";
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}
