import { openPage } from "#tests/support/answers-to-script.ts";
import { askedElsewhere, consentBanner, cookieSettings, kindsOfPage } from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { watchNetwork } from "#tests/support/quiet.ts";
import { storeSettings } from "#tests/support/stored-settings.ts";
import {
  accept,
  granted,
  library,
  ran,
  signals,
  tagManager,
  withScriptsOfOthers,
} from "./scripts-of-others.ts";

test.describe("a site with custom settings, a tag manager and custom scripts", () => {
  withScriptsOfOthers();

  test("COOKIE-04: before consent no kind of page loads a third-party script", async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow(); // every kind of page
    const asked = askedElsewhere(page, baseURL);
    const untilQuiet = watchNetwork(page);
    for (const path of kindsOfPage) {
      await openPage(page, path);
      await untilQuiet();
      await expect(consentBanner(page), path).toBeVisible();
      expect(asked, path).toEqual([]);
      expect(await ran(page), path).toEqual([]);
      expect(await context.cookies(), path).toEqual([]);
    }
  });

  test("COOKIE-04: consent mode denies everything first, then grants what is allowed", async ({ page }) => {
    await openPage(page, "/solutions");
    await expect.poll(() => signals(page)).toEqual([["consent", "default", granted(false, false)]]);

    await accept(page, { Marketing: true, Analytics: true });
    await expect.poll(() => ran(page)).toContain("tag manager 3");
    expect(await signals(page)).toEqual([
      ["consent", "default", granted(false, false)],
      ["consent", "update", granted(true, true)],
      { "gtm.start": expect.any(Number), event: "gtm.js" },
    ]);
  });

  test("COOKIE-04: analytics consent alone loads the tag manager with the matching consent signals", async ({
    page,
    baseURL,
  }) => {
    const asked = askedElsewhere(page, baseURL);
    await openPage(page, "/solutions");
    await accept(page, { Analytics: true });
    await expect.poll(() => ran(page)).toEqual(["tag manager 3"]);
    expect(asked).toEqual([`${tagManager}GTM-TEST123`]);
    expect((await signals(page))[1]).toEqual(["consent", "update", granted(true, false)]);
  });

  test("COOKIE-04: marketing consent alone loads the custom scripts in document order", async ({
    page,
    baseURL,
  }) => {
    const asked = askedElsewhere(page, baseURL);
    await openPage(page, "/solutions");
    await accept(page, { Marketing: true });
    await expect
      .poll(() => ran(page))
      .toEqual(["head inline", "library", "head after library", "body inline"]);
    expect(asked).toEqual([library]);
    await expect(page.locator("body > #from-settings")).toHaveCount(1);
  });

  test("COOKIE-04: custom scripts that only count visits run with analytics consent, and stop when it is withdrawn", async ({
    page,
  }) => {
    const restore = await storeSettings({ custom_head_scripts_purpose: "analytics" });
    try {
      await openPage(page, "/solutions");
      await accept(page, { Analytics: true });
      await expect
        .poll(() => ran(page))
        .toEqual(expect.arrayContaining(["tag manager 3", "head inline", "library", "head after library"]));
      expect(await ran(page)).not.toContain("body inline");

      await page.getByRole("button", { name: "Cookie Settings" }).click();
      await cookieSettings(page).getByRole("checkbox", { name: "Analytics" }).uncheck();
      const reloaded = page.waitForEvent("load");
      await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
      await reloaded;
      await page.waitForLoadState("networkidle");
      expect(await ran(page)).toEqual([]);
    } finally {
      await restore();
    }
  });

  test("COOKIE-04: Reject All loads no script", async ({ page, baseURL }) => {
    const asked = askedElsewhere(page, baseURL);
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await page.reload({ waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    expect(await ran(page)).toEqual([]);
  });

  test("COOKIE-04: a stored consent loads the scripts at once, and once for all pages of a visit", async ({
    page,
  }) => {
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => ran(page)).toHaveLength(5);

    await page.reload();
    await expect.poll(() => ran(page)).toHaveLength(5);
    await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await page.waitForLoadState("networkidle");
    expect(await ran(page)).toHaveLength(5);
  });

  test("COOKIE-04, SAFE-04: scripts carry the page's nonce, so its strict policy allows them", async ({
    page,
  }) => {
    const answer = await openPage(page, "/solutions");
    const policy = (await answer?.headerValue("Content-Security-Policy")) ?? "";
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => ran(page)).toHaveLength(5);
    expect(await ran(page)).toEqual(expect.arrayContaining(["body inline", "tag manager 3"]));

    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const nonces = page.locator("script[src]").evaluateAll((scripts) => scripts.map(({ nonce }) => nonce));
    expect(new Set(await nonces)).toEqual(new Set([nonce]));
    expect(policy).toContain("connect-src 'self' https:");
  });
});
