import type { BrowserContext, Page } from "playwright/test";
import type { Settings } from "#app/domain/settings/registry.ts";
import { settingsFreshFor } from "#app/site/loading/timing.ts";
import { openPage } from "#tests/answers-to-script.ts";
import {
  askedElsewhere,
  consentBanner,
  cookieSettings,
  kindsOfPage,
  reopenCookieSettings,
  storedConsent,
} from "#tests/consent.ts";
import { expect, test } from "#tests/fixtures.ts";
import { storeSettings } from "#tests/stored-settings.ts";

const tagManager = "https://www.googletagmanager.com/gtm.js?id=";
const library = "https://ads.example/library.js";

const scripts = {
  gtm_enabled: true,
  gtm_container_id: "GTM-TEST123",
  custom_scripts_enabled: true,
  custom_head_scripts: `<script>ran.push("head inline")</script><script src="${library}"></script><script>ran.push("head after library")</script>`,
  custom_body_scripts: `<noscript><img src="https://ads.example/pixel.gif" alt=""></noscript><div id="from-settings"><script>ran.push("body inline")</script></div>`,
} satisfies Partial<Settings>;

/** The scripts of everyone else, as far as they matter here: they note that they ran and leave a cookie. */
const elsewhere: Record<string, string> = {
  "www.googletagmanager.com":
    'ran.push("tag manager " + dataLayer.length); document.cookie = "_ga=GA1.1.1; path=/; max-age=999"; addEventListener("pagehide", () => { document.cookie = "_ga=again; path=/; max-age=999"; });',
  "ads.example": 'ran.push("library"); document.cookie = "_fbp=fb.1; path=/; max-age=999";',
};

declare global {
  interface Window {
    ran: string[];
  }
}

let restore: () => Promise<void>;

test.describe("a site with settings of its own, a tag manager and scripts of others", () => {
  // One after the other: they share the site's settings.
  test.describe.configure({ mode: "default" });
  test.use({ consent: "unanswered" });

  test.beforeAll(async () => {
    restore = await storeSettings(scripts);
  });
  test.afterAll(() => restore());

  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      window.ran = [];
    });
    await answerForOthers(context);
  });

  for (const path of kindsOfPage) {
    test(`COOKIE-04: before a choice ${path} lets none of them in`, async ({ page, context, baseURL }) => {
      const asked = askedElsewhere(page, baseURL);
      await openPage(page, path, { waitUntil: "networkidle" });
      await expect(consentBanner(page)).toBeVisible();
      expect(asked).toEqual([]);
      expect(await ran(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }

  test("COOKIE-04: consent mode says no to everything before anything else, then what is allowed", async ({
    page,
  }) => {
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

  test("COOKIE-04: with analytics alone comes the tag manager, and it is told so", async ({
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

  test("COOKIE-04: with marketing alone come the custom scripts, in the order a page would run them", async ({
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

  test("COOKIE-04: Reject All lets nothing in", async ({ page, baseURL }) => {
    const asked = askedElsewhere(page, baseURL);
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Reject All" }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await page.reload({ waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    expect(await ran(page)).toEqual([]);
  });

  test("COOKIE-04: an answer given before lets in at once, and once for all pages of a visit", async ({
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

  test("COOKIE-04: when the settings change, scripts are removed and injected again", async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/solutions");
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => ran(page)).toHaveLength(5);

    const undo = await storeSettings({
      gtm_container_id: "GTM-OTHER1",
      custom_head_scripts: "",
      custom_body_scripts: `<script id="other">ran.push("other")</script>`,
    });
    try {
      const navigation = page.getByRole("banner");
      await page.clock.fastForward(settingsFreshFor);
      await navigation.getByRole("link", { name: "Services" }).click();
      await expect.poll(async () => (await ran(page)).slice(5).sort()).toEqual(["other", "tag manager 4"]);
      await expect(page.locator(`script[src^="${tagManager}"]`)).toHaveAttribute(
        "src",
        `${tagManager}GTM-OTHER1`,
      );
      await expect(page.locator("#from-settings")).toHaveCount(0);
      await expect(page.locator(`script[src="${library}"]`)).toHaveCount(0);

      const off = await storeSettings({ gtm_enabled: false, custom_scripts_enabled: false });
      await page.clock.fastForward(settingsFreshFor);
      await navigation.getByRole("link", { name: "Solutions" }).click();
      await expect(page.locator(`script[src^="${tagManager}"]`)).toHaveCount(0);
      await expect(page.locator("#other")).toHaveCount(0);
      await off();
    } finally {
      await undo();
    }
  });

  test("COOKIE-04: a container's id that is none is not asked for", async ({ page, baseURL }) => {
    const undo = await storeSettings({ gtm_container_id: "GTM-1&x=<script>", custom_scripts_enabled: false });
    try {
      const asked = askedElsewhere(page, baseURL);
      await openPage(page, "/solutions");
      await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
      await expect(consentBanner(page)).toHaveCount(0);
      await page.reload({ waitUntil: "networkidle" });
      expect(asked).toEqual([]);
    } finally {
      await undo();
    }
  });

  for (const [months, before, after] of [
    [12, "2027-11-20T09:00:00Z", "2027-11-20T11:00:00Z"],
    [2, "2027-01-20T09:00:00Z", "2027-01-20T11:00:00Z"],
  ] as const) {
    test(`COOKIE-02: an answer counts for ${months} months if the settings say so, then it is removed and asked for again`, async ({
      page,
    }) => {
      const undo = await storeSettings({ cookie_consent_validity_months: months });
      try {
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
      } finally {
        await undo();
      }
    });
  }

  test("COOKIE-04: consent withdrawn stops what ran, takes its cookies, and asks nobody again", async ({
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

  test("COOKIE-04: marketing withdrawn leaves analytics, allowed later needs no new page", async ({
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

  test("COOKIE-04: consent given or withdrawn in one tab holds in the others", async ({ page, context }) => {
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

  test("COOKIE-04: Global Privacy Control keeps everything out until it is allowed here", async ({
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
    expect(await signals(page)).toEqual([["consent", "default", granted(false, false)]]);

    await reopenCookieSettings(page);
    await cookieSettings(page).getByRole("checkbox", { name: "Analytics" }).check();
    await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
    await expect.poll(() => ran(page)).toEqual(["tag manager 3"]);
    await page.reload();
    await expect.poll(() => ran(page)).toEqual(["tag manager 3"]);
  });

  test("COOKIE-04, SAFE-04: scripts carry the page's nonce, by which its strict policy lets them run", async ({
    page,
  }) => {
    const answer = await openPage(page, "/solutions");
    const policy = (await answer?.headerValue("Content-Security-Policy")) ?? "";
    await consentBanner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => ran(page)).toContain("body inline");
    expect((await ran(page)).sort()).toContain("tag manager 3");

    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const nonces = page.locator("script[src]").evaluateAll((scripts) => scripts.map(({ nonce }) => nonce));
    expect(new Set(await nonces)).toEqual(new Set([nonce]));
    expect(policy).toContain("connect-src 'self' https:");
  });
});

/** Answers for everyone outside: nothing outside this machine is ever reached. */
async function answerForOthers(context: BrowserContext) {
  for (const [host, script] of Object.entries(elsewhere)) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
  }
}

/** Allows these in the dialog. */
async function accept(page: Page, purposes: { Analytics?: true; Marketing?: true }) {
  await consentBanner(page).getByRole("button", { name: "Manage Settings" }).click();
  for (const name of Object.keys(purposes))
    await cookieSettings(page).getByRole("checkbox", { name }).check();
  await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
}

function ran(page: Page): Promise<string[]> {
  return page.evaluate(() => window.ran);
}

/** What lies in the tag manager's queue; a command of Google's is a list of its arguments. */
function signals(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? [...(entry as Iterable<unknown>)]
        : entry,
    ),
  );
}

function granted(analytics: boolean, marketing: boolean) {
  const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(analytics),
  };
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}
