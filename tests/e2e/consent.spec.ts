import type { Page } from "playwright/test";
import { consentRecord, consentStorageKey, noPurpose } from "#app/domain/consent/consent.ts";
import { openPage } from "#tests/answers-to-script.ts";
import { findings } from "#tests/axe.ts";
import {
  askedElsewhere,
  consentBanner,
  cookieSettings,
  reopenCookieSettings,
  storedConsent,
  storedNames,
} from "#tests/consent.ts";
import { expect, test } from "#tests/fixtures.ts";

const everything = { necessary: true, analytics: true, marketing: true };
const nothing = { necessary: true, analytics: false, marketing: false };

test.describe("a visitor who was never asked", () => {
  test.use({ consent: "unanswered" });

  for (const path of ["/", "/solutions/ai-assistants", "/no-such-page"]) {
    test(`COOKIE-01: the banner shows at ${path} with three buttons and both policies`, async ({ page }) => {
      await openPage(page, path);
      const banner = consentBanner(page);
      for (const name of ["Manage Settings", "Reject All", "Accept All"])
        await expect(banner.getByRole("button", { name })).toBeInViewport();
      await expect(banner.getByRole("link", { name: "Cookies Policy" })).toHaveAttribute(
        "href",
        "/about/cookies-policy",
      );
      await expect(banner.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
        "href",
        "/about/privacy-policy",
      );
    });
  }

  test("COOKIE-01, NAV-07: nobody is asked on admin paths", async ({ page }) => {
    await openPage(page, "/solutions");
    await expect(consentBanner(page)).toBeVisible();
    await openPage(page, "/admin/sign-in", { waitUntil: "networkidle" });
    await expect(consentBanner(page)).toHaveCount(0);
  });

  for (const [name, accepted, settings] of [
    ["Accept All", true, everything],
    ["Reject All", false, nothing],
  ] as const) {
    test(`COOKIE-01, COOKIE-02: ${name} is recorded, and nobody is asked again`, async ({ page }) => {
      await openPage(page, "/solutions");
      await consentBanner(page).getByRole("button", { name }).click();
      await expect(consentBanner(page)).toHaveCount(0);

      const record = await storedConsent(page);
      expect(record).toEqual({ accepted, date: expect.any(String), version: "1.0", settings });
      expect(Date.now() - Date.parse(record?.date ?? "")).toBeLessThan(60_000);

      await page.reload({ waitUntil: "networkidle" });
      await expect(consentBanner(page)).toHaveCount(0);
    });
  }

  test("COOKIE-01, COOKIE-02: the dialog saves what was chosen; the necessary is on and locked", async ({
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
    test(`COOKIE-01: ${name} in the dialog is an answer`, async ({ page }) => {
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

  test("COOKIE-01: by keyboard alone: the banner comes first, the mind is changed from the footer", async ({
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
      "Cookies Policy",
      "Privacy Policy",
      "Manage Settings",
      "Reject All",
      "Accept All",
    ]);
    await page.keyboard.press("Tab"); // no trap
    await expect(consentBanner(page).locator(":focus")).toHaveCount(0);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Manage Settings" })).toBeFocused();

    await page.keyboard.press("Enter");
    const dialog = cookieSettings(page);
    await expect(dialog).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("checkbox", { name: "Analytics" })).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter"); // as in any form
    await expect(consentBanner(page)).toHaveCount(0);
    await expect
      .poll(() => storedConsent(page))
      .toMatchObject({ settings: { analytics: true, marketing: false } });

    const reopen = page.getByRole("button", { name: "Cookie settings" });
    await reopen.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
    await page.keyboard.press("Shift+Tab"); // around, to the end
    await page.keyboard.press("Escape");
    await expect(reopen).toBeFocused();
    await expect.poll(() => storedConsent(page)).toMatchObject({ accepted: false });
  });

  for (const phone of ["", " @phone"]) {
    test(`COOKIE-01: the banner hides nothing that has the focus${phone}`, async ({ page }) => {
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

    test(`COOKIE-01: the banner moves nothing and is not the largest paint${phone}`, async ({ page }) => {
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

  test("COOKIE-01: on a small screen at 200 % nothing is out of reach @phone", async ({ page }) => {
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

  test("COOKIE-02: an expired answer takes with it what trackers have left", async ({
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

  test("COOKIE-02: an answer to another version is asked for again", async ({ page }) => {
    await keepInStorage(page, JSON.stringify({ ...consentRecord(noPurpose), version: "0.9" }));
    await openPage(page, "/solutions");
    await expect(consentBanner(page)).toBeVisible();
  });

  test.describe("with a storage that fails", () => {
    test.use({ expectedErrors: [/the consent record could not be (read|saved)/] });

    test("COOKIE-02: a record that cannot be read is no consent, and logged", async ({ page }) => {
      const logged = warnings(page);
      await keepInStorage(page, "{");
      await openPage(page, "/solutions");
      await expect(consentBanner(page)).toBeVisible();
      expect(logged).toContainEqual(expect.stringContaining("the consent record could not be read"));
    });

    test("COOKIE-02: an answer that cannot be saved is logged, and counts until the page is left", async ({
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
      expect(logged).toContainEqual(expect.stringContaining("the consent record could not be saved"));

      await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
      await expect(page).toHaveURL("/services");
      await expect(consentBanner(page)).toHaveCount(0);
    });
  });

  test("COOKIE-03: the banner slides in 100 ms after showing, and out 300 ms before the answer counts", async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdBack(page, /\/consent-flow-[^/]*\.js$/);
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

  test("COOKIE-03: where motion is reduced nothing slides, and the answer counts after the same time", async ({
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

  test("COOKIE-03: who leaves the page while the banner slides out has answered all the same", async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, "/solutions");
    await expect(consentBanner(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await page.goto("/services");
    expect(await storedConsent(page)).toMatchObject({ accepted: false });
  });

  test("COOKIE-01: an answer in one tab is one in all", async ({ page, context }) => {
    await openPage(page, "/solutions");
    const other = await context.newPage();
    await openPage(other, "/services");
    await expect(consentBanner(other)).toBeVisible();

    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(consentBanner(other)).toBeHidden();
  });

  test("COOKIE-04, LEAD-12: a visitor who loads a page again has still asked nobody else, and stored nothing", async ({
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

  test("LEAD-12: the visitor's history is in memory until the answer, then in session storage", async ({
    page,
  }) => {
    await openPage(page, "/solutions");
    await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    expect(await storedNames(page)).toEqual([]);

    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    const history = await page.evaluate(() => sessionStorage.getItem("visitor_history"));
    expect(JSON.parse(history ?? "[]")).toEqual([
      expect.stringMatching(/^\/solutions \(/),
      expect.stringMatching(/^\/services \(/),
    ]);
  });

  test("COOKIE-04: Global Privacy Control counts as reject until the visitor says otherwise", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await openPage(page, "/solutions", { waitUntil: "networkidle" });
    await expect(consentBanner(page)).toHaveCount(0);
    expect(await storedNames(page)).toEqual([]);

    await reopenCookieSettings(page);
    const dialog = cookieSettings(page);
    await expect(dialog).toContainText("Your browser sends Global Privacy Control");
    await expect(dialog.getByRole("checkbox", { name: "Analytics" })).not.toBeChecked();
    await dialog.getByRole("checkbox", { name: "Analytics" }).check();
    await dialog.getByRole("button", { name: "Save Settings" }).click();
    await expect.poll(() => storedConsent(page)).toMatchObject({ settings: { analytics: true } });
  });
});

test.describe("a visitor who has accepted", () => {
  test.use({ consent: "accepted" });

  test("FOOT-04, COOKIE-01: Cookie settings in the footer re-opens the dialog as it was answered", async ({
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

  test("COOKIE-04: what is withdrawn takes its cookies along, and where nothing ran the page stays", async ({
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

test("FOOT-04: without JavaScript there is nothing to answer, and no button that would not work", async ({
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

/** Holds back the answer to a request; `ready` resolves, once it is asked for, to what lets it through. */
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

/** What has the focus, and whether the banner lies over all of it; undefined at the end of the page. */
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
