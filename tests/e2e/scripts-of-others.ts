import type { BrowserContext, Page } from "playwright/test";
import type { Settings } from "#app/domain/settings/registry.ts";
import { consentBanner, cookieSettings } from "#tests/support/consent.ts";
import { test } from "#tests/support/fixtures.ts";
import { storeSettings } from "#tests/support/stored-settings.ts";

export const tagManager = "https://www.googletagmanager.com/gtm.js?id=";
export const library = "https://ads.example/library.js";

const scripts = {
  gtm_enabled: true,
  gtm_container_id: "GTM-TEST123",
  custom_scripts_enabled: true,
  custom_head_scripts: `<script>ran.push("head inline")</script><script src="${library}"></script><script>ran.push("head after library")</script>`,
  custom_body_scripts: `<noscript><img src="https://ads.example/pixel.gif" alt=""></noscript><div id="from-settings"><script>ran.push("body inline")</script></div>`,
} satisfies Partial<Settings>;

/** Fake third-party scripts: they record that they ran and set a cookie. */
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

/**
 * Runs a `describe` as a visitor who was never asked for consent, on a site with a tag manager and third-party scripts.
 */
export function withScriptsOfOthers() {
  // Serial, because they share the site's settings.
  test.describe.configure({ mode: "default" });
  test.use({ consent: "unanswered" });

  let restore: () => Promise<void>;
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
}

/** Responds for third-party hosts: no request leaves this machine. */
async function answerForOthers(context: BrowserContext) {
  for (const [host, script] of Object.entries(elsewhere)) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
  }
}

/** Accepts these purposes in the dialog. */
export async function accept(page: Page, purposes: { Analytics?: true; Marketing?: true }) {
  await consentBanner(page).getByRole("button", { name: "Manage Settings" }).click();
  for (const name of Object.keys(purposes))
    await cookieSettings(page).getByRole("checkbox", { name }).check();
  await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
}

export function ran(page: Page): Promise<string[]> {
  return page.evaluate(() => window.ran);
}

/** The tag manager's queue; Google's commands are `arguments` objects. */
export function signals(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? [...(entry as Iterable<unknown>)]
        : entry,
    ),
  );
}

export function granted(analytics: boolean, marketing: boolean) {
  const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(analytics),
  };
}

export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}
