import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { subscribedContent } from "#tests/support/subscribed-content.ts";
import { contentVersion, subscribeToContent } from "./content-version.server.ts";

let followedAt = 0;

beforeAll(async () => {
  subscribeToContent();
  followedAt = Date.now();
  await subscribedContent();
});

/** Whether this instance is notified of a change while `change` runs. */
async function isNotified(change: () => Promise<unknown>): Promise<boolean> {
  const before = await subscribedContent();
  await change();
  return (await subscribedContent()) > before;
}

test("FAST-03: the subscription stays active after the lost startup ping", async () => {
  // The ping at startup is sent before the subscription exists and is lost, which shows after 2 s.
  const wasSubscribed = new Set<boolean>();
  await vi.waitUntil(
    () => {
      wasSubscribed.add(contentVersion() !== undefined);
      return Date.now() > followedAt + 3000;
    },
    { interval: 20, timeout: 10_000 },
  );
  expect([...wasSubscribed]).toEqual([true]);
});

test("FAST-04: every change to public content notifies subscribers in its transaction, including plain SQL", async () => {
  await createPage({ slug: "told", isPublished: true });
  await createTestimonial({ isPublished: true });

  expect(await isNotified(() => db.update(pages).set({ title: "Renamed" }))).toBe(true);
  expect(await isNotified(() => db.update(testimonials).set({ name: "Renamed" }))).toBe(true);
  expect(
    await isNotified(() => db.insert(news).values({ slug: "new", title: "New", isPublished: true })),
  ).toBe(true);
  expect(await isNotified(() => db.insert(siteSettings).values({ key: "brand_name", value: "Merlin" }))).toBe(
    true,
  );
  expect(
    await isNotified(() =>
      db.insert(media).values({ name: "a.png", key: "a", hash: "a", type: "image/png", size: 1 }),
    ),
  ).toBe(true);
  expect(await isNotified(() => db.update(pages).set({ isPublished: false }))).toBe(true);
  expect(await isNotified(() => db.execute("truncate testimonials cascade"))).toBe(true);
});

test("FAST-04: changes to drafts and rolled-back changes notify nobody", async () => {
  await createPage({ slug: "live", isPublished: true });
  await createPage({ slug: "hidden", isPublished: false });

  expect(await isNotified(() => db.update(pages).set({ draft: { title: "Later" }, version: 2 }))).toBe(false);
  expect(await isNotified(() => createPage({ slug: "another", isPublished: false }))).toBe(false);
  expect(
    await isNotified(() =>
      db
        .transaction(async (tx) => {
          await tx.update(pages).set({ title: "Undone" });
          throw new Error("taken back");
        })
        .catch(() => {}),
    ),
  ).toBe(false);
});

test("FAST-04: a lost connection counts as a change, and the subscription is restored", async () => {
  const before = await subscribedContent();
  await db.execute(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  await vi.waitFor(() => expect(contentVersion()).toBeGreaterThan(before), { timeout: 20_000 });
  await createPage({ slug: "afterwards", isPublished: true });
  expect(await isNotified(() => db.update(pages).set({ title: "Heard" }))).toBe(true);
});
