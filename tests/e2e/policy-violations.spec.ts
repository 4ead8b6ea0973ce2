import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { createLead } from "#db/factories/leads.ts";
import { createMedia } from "#db/factories/media.ts";
import { createArticle } from "#db/factories/news.ts";
import { createPage } from "#db/factories/pages.ts";
import { createTask } from "#db/factories/tasks.ts";
import { createTestimonial } from "#db/factories/testimonials.ts";
import { leads } from "#db/schema/leads.ts";
import { media as mediaTable } from "#db/schema/media.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { tasks } from "#db/schema/tasks.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { openPage } from "#tests/answers-to-script.ts";
import { expect, test } from "#tests/fixtures.ts";
import { pageKinds } from "#tests/page-kinds.ts";
import { addressOf, routeNames } from "#tests/route-addresses.ts";

/*
 * Every public page is opened by accessibility.spec.ts, and a refusal of the policy is an error in the console, which
 * fails any journey. This looks at every kind of page and at every screen of the admin on purpose.
 */

test("SAFE-04: no page of the site asks for anything that its policy refuses", async ({ page }) => {
  const refused = await noteViolations(page);
  for (const { path } of [...pageKinds, { path: "/search?q=ferry" }, { path: "/no-such-page" }]) {
    await openPage(page, path);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
  }
  expect(refused).toEqual([]);
});

// The medium below is a row alone.
test.use({ expectedErrors: [/^404 .*\/media\//] });

test("SAFE-04: no screen of the admin asks for anything that its policy refuses", async ({ page, staff }) => {
  test.slow(); // every screen
  const refused = await noteViolations(page);
  const [lead, media, draft, article, testimonial, task] = await Promise.all([
    createLead(),
    createMedia(),
    createPage(),
    createArticle(),
    createTestimonial(),
    createTask(),
  ]);
  const params = {
    leadId: lead.id,
    mediaId: media.id,
    pageId: draft.id,
    slug: draft.slug,
    articleId: article.id,
    testimonialId: testimonial.id,
    taskId: task.id,
    accountId: staff.id,
    collection: "news",
    entryId: article.id,
    tab: "brand",
    key: "brand_name",
  };
  const screens = routeNames.filter((name) => /^(_?preview|admin)/.test(name) && !ending.has(name));
  try {
    for (const name of screens) {
      const path = addressOf(name, params);
      const answer = await page.request.get(path, { maxRedirects: 5 }).catch(() => undefined);
      if (!answer?.headers()["content-type"]?.startsWith("text/html")) continue; // no screen
      await page.goto(path);
      await page.waitForLoadState("load");
      await page.waitForLoadState("networkidle", { timeout: 1000 }).catch(() => {}); // it listens for ever
      expect(refused, name).toEqual([]);
    }
  } finally {
    await db.delete(tasks).where(eq(tasks.id, task.id));
    await db.delete(leads).where(eq(leads.id, lead.id));
    await db.delete(pages).where(eq(pages.id, draft.id));
    await db.delete(news).where(eq(news.id, article.id));
    await db.delete(testimonials).where(eq(testimonials.id, testimonial.id));
    await db.delete(mediaTable).where(eq(mediaTable.id, media.id));
  }
});

/** Ends the session, or never ends. */
const ending = new Set(["admin_.sign-out", "admin.live"]);

/** What the policies of the page's documents, and of those in its frames, refuse from now on. */
async function noteViolations(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("noteViolation", (violation: string) => void refused.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Object(window).noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}
