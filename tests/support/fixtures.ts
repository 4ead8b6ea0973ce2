import { inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type BrowserContext, test as base, type Cookie, expect, type Page } from "playwright/test";
import type { Staff } from "#app/domain/accounts/account.ts";
import { consentRecord, consentStorageKey, everyPurpose, noPurpose } from "#app/domain/consent/consent.ts";
import type { SettingKey, Settings } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { sharedBlocks } from "#db/schema/shared-blocks.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { hideRenderer, runInAirWorker } from "./air-worker.ts";
import { dayBefore } from "./clock-day.ts";
import { createStaff } from "./factories/accounts.ts";
import { createArticle } from "./factories/news.ts";
import { createSharedBlock } from "./factories/shared-blocks.ts";
import { createTestimonial } from "./factories/testimonials.ts";
import { Mailbox } from "./mailbox.ts";
import { createPageOf, type OwnPages, ownPages } from "./own-pages.ts";
import { signInAs } from "./sign-in-as.ts";
import { siteSettled } from "./site-settled.ts";
import { keepSettings, storeSettings } from "./stored-settings.ts";

export { expect };

interface TestFixtures {
  /** Signs the context in as this owner, shared by all tests of the worker. */
  staff: Staff;
  /** A tab without JavaScript, with the session of `staff`. */
  plain: Page;
  /** A tab of another person, an editor, in another browser. */
  other: Page;
  /** Mails that arrive from now on. */
  mailbox: Mailbox;
  /** The pages of this test, deleted after it. */
  own: OwnPages;
  /** Factories whose rows are deleted after the test. */
  aPageOf: typeof createPageOf;
  anArticle: typeof createArticle;
  aTestimonial: typeof createTestimonial;
  aSharedBlock: typeof createSharedBlock;
  /** Stores these settings until the end of the test. */
  storeSettings: (values: Partial<Settings>) => Promise<void>;
  /** Restores the current values of these settings after the test. */
  keepSettings: (...keys: SettingKey[]) => Promise<void>;
  /** The visitor's earlier answer to the consent banner; by default the banner is hidden. */
  consent: "unanswered" | "rejected" | "accepted";
  /**
   * Whether the home page starts with its intro. By default tests use Save-Data, which skips intro and films; the stage
   * is still animated. `shown`: with films, as in a browser without a GPU. `live`: with the live animation.
   */
  intro: "skipped" | "shown" | "live";
  /** Console errors and warnings that this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Ends last: the next test of the worker starts when the site shows that this one has reverted its changes. */
  reverted: undefined;
}

interface WorkerFixtures {
  owner: { staff: Staff; cookies: Cookie[] };
}

/** The password of every owner that `staff` signs in. */
export const password = "seven quiet kestrels over the moor";

export const test = base.extend<TestFixtures, WorkerFixtures>({
  consent: ["rejected", { option: true }],
  intro: ["skipped", { option: true }],
  expectedErrors: [[], { option: true }],

  reverted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await use(undefined);
      await siteSettled();
    },
    { auto: true },
  ],

  storageState: async ({ baseURL, consent }, use) => {
    const purposes = consent === "accepted" ? everyPurpose : noPurpose;
    const answer = JSON.stringify(consentRecord(purposes, new Date(dayBefore)));
    const localStorage = [{ name: consentStorageKey, value: answer }];
    await use(
      consent === "unanswered"
        ? undefined
        : { cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] },
    );
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": someAddress() });
  },

  page: async ({ page, intro, expectedErrors }, use) => {
    const errors = collectErrors(page);
    if (intro === "skipped") await page.addInitScript(saveData);
    if (intro === "shown") await page.addInitScript(withoutLiveAir);
    if (intro === "live") await runInAirWorker(page, hideRenderer);
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, "errors in the browser").toEqual([]);
  },

  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await use({ staff: await createStaff({ role: "owner", password }), cookies: [] });
    },
    { scope: "worker" },
  ],

  staff: async ({ context, owner }, use) => {
    await context.addCookies(owner.cookies);
    if (!(await isSignedIn(context))) {
      await signIn(context, owner.staff);
      owner.cookies = await context.cookies();
    }
    await use(owner.staff);
  },

  plain: async ({ browser, context, baseURL, staff: _ }, use) => {
    const storageState = await context.storageState();
    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState });
    await use(await plain.newPage());
    await plain.close();
  },

  other: async ({ browser, baseURL }, use) => {
    const elsewhere = await browser.newContext({ baseURL });
    await signInAs(elsewhere, baseURL, "editor");
    await use(await elsewhere.newPage());
    await elsewhere.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  mailbox: async ({}, use) => {
    const mailbox = new Mailbox();
    await mailbox.clear();
    await use(mailbox);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  own: async ({}, use) => {
    const own = await ownPages();
    await siteSettled();
    await use(own);
    await own.remove();
  },

  aPageOf: deletedAfter(createPageOf, pages),
  anArticle: deletedAfter(createArticle, news),
  aTestimonial: deletedAfter(createTestimonial, testimonials),
  aSharedBlock: deletedAfter(createSharedBlock, sharedBlocks),
  storeSettings: restoredAfter(storeSettings),
  keepSettings: restoredAfter(keepSettings),
});

/** A factory whose rows are public when it resolves, and deleted after the test. */
function deletedAfter<Values extends unknown[], Row extends { id: string }>(
  create: (...values: Values) => Promise<Row>,
  table: PgTable & { id: PgColumn },
) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  return async ({}, use: (factory: typeof create) => Promise<void>) => {
    const ids: string[] = [];
    await use(async (...values) => {
      const row = await create(...values);
      ids.push(row.id);
      await siteSettled();
      return row;
    });
    await db.delete(table).where(inArray(table.id, ids));
  };
}

/** A change of the site that is reverted after the test. */
function restoredAfter<Values extends unknown[]>(
  change: (...values: Values) => Promise<() => Promise<void>>,
) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  return async ({}, use: (change: (...values: Values) => Promise<void>) => Promise<void>) => {
    const restores: (() => Promise<void>)[] = [];
    await use(async (...values) => void restores.unshift(await change(...values)));
    for (const restore of restores) await restore();
  };
}

/** Simulates a browser with Save-Data. */
function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** Simulates a browser whose workers cannot draw the stage's animation. */
function withoutLiveAir() {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
}

/** An earlier test may have ended the session. */
async function isSignedIn(context: BrowserContext) {
  const answer = await context.request.get("/admin", { maxRedirects: 0 });
  return answer.headers().location === "/admin/pages";
}

async function signIn(context: BrowserContext, { email }: Staff) {
  const page = await context.newPage();
  await page.goto("/admin/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/admin/sign-in");
  await page.close();
}

/** A unique visitor address for each test, as the reverse proxy sends it. */
function someAddress() {
  const [second, third, fourth] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${second}.${third}.${fourth}`;
}

/**
 * Not an error of the page: the router skips a view transition when the visitor goes on meanwhile, and the browser
 * reports the promise `ready`, which the router does not use.
 */
const skippedTransition = "AbortError: Transition was skipped";

/**
 * Collects errors and warnings in the console. A 4xx response to a navigation, a submission or a live stream of an
 * ended session is normal; a missing picture, script or style is an error, and so is every 5xx.
 */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    const text = error.stack || String(error);
    if (!text.startsWith(skippedTransition)) errors.push(text);
  });
  page.on("console", (message) => {
    const text = message.text();
    const isAnswer = text.startsWith("Failed to load resource: the server responded");
    if (["error", "warning"].includes(message.type()) && !isAnswer) errors.push(text);
  });
  page.on("response", (response) => {
    const isAsked = ["document", "eventsource", "fetch", "xhr"].includes(response.request().resourceType());
    if (response.status() >= (isAsked ? 500 : 400)) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}
