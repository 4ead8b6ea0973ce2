import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { heardContent } from "#tests/support/heard-content.ts";
import { contentVersion, followContent } from "./content-version.server.ts";

let followedAt = 0;

beforeAll(async () => {
  followContent();
  followedAt = Date.now();
  await heardContent();
});

/** Whether this instance hears of a change while `change` runs. */
async function isHeard(change: () => Promise<unknown>): Promise<boolean> {
  const before = await heardContent();
  await change();
  return (await heardContent()) > before;
}

test("FAST-03: changes that are heard stay heard when an earlier look gives up", async () => {
  // The look with which a start begins is sent before anybody listens: its echo is lost, which shows after 2 s.
  const wasHeard = new Set<boolean>();
  await vi.waitUntil(
    () => {
      wasHeard.add(contentVersion() !== undefined);
      return Date.now() > followedAt + 3000;
    },
    { interval: 20, timeout: 10_000 },
  );
  expect([...wasHeard]).toEqual([true]);
});

test("FAST-04: whatever visitors see is told by the transaction that changes it, in words of SQL too", async () => {
  await createPage({ slug: "told", isPublished: true });
  await createTestimonial({ isPublished: true });

  expect(await isHeard(() => db.update(pages).set({ title: "Renamed" }))).toBe(true);
  expect(await isHeard(() => db.update(testimonials).set({ name: "Renamed" }))).toBe(true);
  expect(await isHeard(() => db.insert(news).values({ slug: "new", title: "New", isPublished: true }))).toBe(
    true,
  );
  expect(await isHeard(() => db.insert(siteSettings).values({ key: "brand_name", value: "Merlin" }))).toBe(
    true,
  );
  expect(
    await isHeard(() =>
      db.insert(media).values({ name: "a.png", key: "a", hash: "a", type: "image/png", size: 1 }),
    ),
  ).toBe(true);
  expect(await isHeard(() => db.update(pages).set({ isPublished: false }))).toBe(true);
  expect(await isHeard(() => db.execute("truncate testimonials cascade"))).toBe(true);
});

test("FAST-04: drafts, and what is taken back, are told to nobody", async () => {
  await createPage({ slug: "live", isPublished: true });
  await createPage({ slug: "hidden", isPublished: false });

  expect(await isHeard(() => db.update(pages).set({ draft: { title: "Later" }, version: 2 }))).toBe(false);
  expect(await isHeard(() => createPage({ slug: "another", isPublished: false }))).toBe(false);
  expect(
    await isHeard(() =>
      db
        .transaction(async (tx) => {
          await tx.update(pages).set({ title: "Undone" });
          throw new Error("taken back");
        })
        .catch(() => {}),
    ),
  ).toBe(false);
});

test("FAST-04: a connection that was cut makes everything count as changed, and hears again", async () => {
  const before = await heardContent();
  await db.execute(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  await vi.waitFor(() => expect(contentVersion()).toBeGreaterThan(before), { timeout: 20_000 });
  await createPage({ slug: "afterwards", isPublished: true });
  expect(await isHeard(() => db.update(pages).set({ title: "Heard" }))).toBe(true);
});
