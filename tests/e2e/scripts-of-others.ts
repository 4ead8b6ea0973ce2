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

/** Has the tests of a `describe` meet a visitor who was never asked, on a site with a tag manager and scripts of others. */
export function withScriptsOfOthers() {
  // One after the other: they share the site's settings.
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

/** Answers for everyone outside: nothing outside this machine is ever reached. */
async function answerForOthers(context: BrowserContext) {
  for (const [host, script] of Object.entries(elsewhere)) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
  }
}

/** Allows these in the dialog. */
export async function accept(page: Page, purposes: { Analytics?: true; Marketing?: true }) {
  await consentBanner(page).getByRole("button", { name: "Manage Settings" }).click();
  for (const name of Object.keys(purposes))
    await cookieSettings(page).getByRole("checkbox", { name }).check();
  await cookieSettings(page).getByRole("button", { name: "Save Settings" }).click();
}

export function ran(page: Page): Promise<string[]> {
  return page.evaluate(() => window.ran);
}

/** What lies in the tag manager's queue; a command of Google's is a list of its arguments. */
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
