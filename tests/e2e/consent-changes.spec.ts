import { SETTINGS_FRESH_MS } from "#app/site/loading/site-freshness.ts";
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
import {
  cookieNames,
  granted,
  library,
  ran,
  signals,
  tagManager,
  withScriptsOfOthers,
} from "./scripts-of-others.ts";

test.describe("a site with custom settings, a tag manager and custom scripts", () => {
  withScriptsOfOthers();

  test("COOKIE-04: changed settings remove the scripts and inject them again", async ({
    storeSettings,
    page,
  }) => {
    await page.clock.install();
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => ran(page)).toHaveLength(5);

    await storeSettings({
      gtm_container_id: "GTM-OTHER1",
      custom_head_scripts: "",
      custom_body_scripts: `<script id="other">ran.push("other")</script>`,
    });
    const navigation = page.getByRole("banner");
    await page.clock.fastForward(SETTINGS_FRESH_MS);
    await navigation.getByRole("link", { name: "Services" }).click();
    await expect.poll(async () => (await ran(page)).slice(5).sort()).toEqual(["other", "tag manager 4"]);
    await expect(page.locator(`script[src^="${tagManager}"]`)).toHaveAttribute(
      "src",
      `${tagManager}GTM-OTHER1`,
    );
    await expect(page.locator("#from-settings")).toHaveCount(0);
    await expect(page.locator(`script[src="${library}"]`)).toHaveCount(0);

    await storeSettings({ gtm_enabled: false, custom_scripts_enabled: false });
    await page.clock.fastForward(SETTINGS_FRESH_MS);
    await navigation.getByRole("link", { name: "Solutions" }).click();
    await expect(page.locator(`script[src^="${tagManager}"]`)).toHaveCount(0);
    await expect(page.locator("#other")).toHaveCount(0);
  });

  test("COOKIE-04: an invalid container id is not requested", async ({ storeSettings, page, baseURL }) => {
    await storeSettings({ gtm_container_id: "GTM-1&x=<script>", custom_scripts_enabled: false });
    const asked = askedElsewhere(page, baseURL);
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await page.reload({ waitUntil: "networkidle" });
    expect(asked).toEqual([]);
  });

  for (const [months, before, after] of [
    [12, "2027-11-20T09:00:00Z", "2027-11-20T11:00:00Z"],
    [2, "2027-01-20T09:00:00Z", "2027-01-20T11:00:00Z"],
  ] as const) {
    test(`COOKIE-02: a consent record is removed after the configured ${months} months, and the banner shows again`, async ({
      storeSettings,
      page,
    }) => {
      await storeSettings({ cookie_consent_validity_months: months });
      await page.clock.install({ time: "2026-11-20T10:00:00Z" });
      await openPage(page, "/solutions");
      await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
      await expect.poll(() => storedConsent(page)).not.toBeNull();

      await page.clock.setSystemTime(before);
      await page.reload({ waitUntil: "networkidle" });
      await expect(consentBanner(page)).toHaveCount(0);

      await page.clock.setSystemTime(after);
      await page.reload();
      await expect(consentBanner(page)).toBeVisible();
      expect(await storedConsent(page)).toBeNull();
    });
  }

  test("COOKIE-04: withdrawing consent stops running scripts, deletes their cookies and sends no further request", async ({
    page,
    context,
    baseURL,
  }) => {
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => cookieNames(context)).toEqual(["_fbp", "_ga"]);
    const asked = askedElsewhere(page, baseURL);

    await reopenCookieSettings(page);
    const loaded = page.waitForEvent("load");
    await cookieSettings(page).getByRole("button", { name: "Reject All", exact: true }).click();
    await loaded;
    await page.waitForLoadState("networkidle");

    expect(await ran(page)).toEqual([]);
    expect(asked).toEqual([]);
    expect(await cookieNames(context)).toEqual([]);
    expect(await storedConsent(page)).toMatchObject({ accepted: false });
    await expect(page).toHaveURL("/solutions");
  });

  test("COOKIE-04: withdrawing marketing consent keeps analytics, and allowing it again needs no reload", async ({
    page,
    context,
  }) => {
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => cookieNames(context)).toEqual(["_fbp", "_ga"]);

    await reopenCookieSettings(page);
    const loaded = page.waitForEvent("load");
    await cookieSettings(page).getByRole("checkbox", { name: "Marketing" }).uncheck();
    await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
    await loaded;
    await expect.poll(() => ran(page)).toEqual(["tag manager 3"]);
    expect(await cookieNames(context)).toEqual(["_ga"]);

    await reopenCookieSettings(page);
    await cookieSettings(page).getByRole("checkbox", { name: "Marketing" }).check();
    await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
    await expect.poll(() => ran(page)).toContain("body inline");
    expect((await ran(page))[0]).toBe("tag manager 3");
    expect((await signals(page)).at(-1)).toEqual(["consent", "update", granted(true, true)]);
  });

  test("COOKIE-04: granting or withdrawing consent in one tab applies in the others", async ({
    page,
    context,
  }) => {
    await openPage(page, "/solutions");
    const other = await context.newPage();
    await openPage(other, "/services");
    await expect(consentBanner(other)).toBeVisible();

    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => ran(other)).toHaveLength(5);
    await expect(consentBanner(other)).toHaveCount(0);

    await reopenCookieSettings(page);
    const loaded = other.waitForEvent("load");
    await cookieSettings(page).getByRole("button", { name: "Reject All", exact: true }).click();
    await loaded;
    await other.waitForLoadState("networkidle");
    expect(await ran(other)).toEqual([]);
  });

  test("COOKIE-04: Global Privacy Control blocks all scripts until the visitor allows them", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    const asked = askedElsewhere(page, baseURL);
    await openPage(page, "/solutions", { waitUntil: "networkidle" });
    await expect(consentBanner(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await storedNames(page)).toEqual([]);
    expect(await signals(page)).toEqual([["consent", "default", granted(false, false)]]);

    await reopenCookieSettings(page);
    await expect(cookieSettings(page)).toContainText("Your browser sends Global Privacy Control");
    await expect(cookieSettings(page).getByRole("checkbox", { name: "Analytics" })).not.toBeChecked();
    await cookieSettings(page).getByRole("checkbox", { name: "Analytics" }).check();
    await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
    await expect.poll(() => storedConsent(page)).toMatchObject({ settings: { analytics: true } });
    await expect.poll(() => ran(page)).toEqual(["tag manager 3"]);
    await page.reload();
    await expect.poll(() => ran(page)).toEqual(["tag manager 3"]);
  });
});
