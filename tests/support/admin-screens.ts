import { inArray } from "drizzle-orm";
import type { APIRequestContext } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { media } from "#db/schema/media.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { tasks } from "#db/schema/tasks.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { createLead } from "./factories/leads.ts";
import { createMedia } from "./factories/media.ts";
import { createArticle } from "./factories/news.ts";
import { createPage } from "./factories/pages.ts";
import { createTask } from "./factories/tasks.ts";
import { createTestimonial } from "./factories/testimonials.ts";
import { addressOf, routeNames } from "./route-addresses.ts";

export interface AdminScreens {
  /** The address of every admin route that may be a screen. */
  paths: string[];
  /** Deletes the created rows. */
  clear: () => Promise<void>;
}

/** Creates one row of everything that has a screen in the admin. The medium is a row without its file. */
export async function prepareAdminScreens(accountId: string): Promise<AdminScreens> {
  const [lead, medium, page, article, testimonial, task] = await Promise.all([
    createLead(),
    createMedia(),
    createPage(),
    createArticle(),
    createTestimonial(),
    createTask(),
  ]);
  const params = {
    leadId: lead.id,
    mediaId: medium.id,
    pageId: page.id,
    slug: page.slug,
    type: "news",
    contentId: article.id,
    taskId: task.id,
    accountId,
    collection: "news",
    tab: "brand",
    key: "brand_name",
  };
  const made = [
    [tasks, task],
    [leads, lead],
    [pages, page],
    [news, article],
    [testimonials, testimonial],
    [media, medium],
  ] as const;
  return {
    paths: routeNames
      .filter((name) => /^(preview|admin|auth)\//.test(name) && !omitted.has(name))
      .map((name) => addressOf(name, params)),
    clear: async () => {
      for (const [table, { id }] of made) await db.delete(table).where(inArray(table.id, [id]));
    },
  };
}

/** Routes that end the session, stream without end, or change the public pages that the browser gets. */
const omitted = new Set(["auth/sign-out", "admin/live", "admin/settings/site-preview"]);

/**
 * The documents at these addresses, by their own address: many routes redirect to the screen that they belong to. Other
 * responses are omitted.
 */
export async function documentsAt(request: APIRequestContext, paths: string[]): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  const addresses = new Set(paths);
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const { location, "content-type": type } = answer.headers();
    if (location) addresses.add(location);
    else if (type?.startsWith("text/html")) documents.set(address, await answer.text());
  }
  return documents;
}
