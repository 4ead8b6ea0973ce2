import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adoptBucket } from "#app/platform/bucket-owner.server.ts";
import { db } from "#app/platform/database.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { newsVersions } from "#db/schema/news.ts";
import { pagePresets, pageVersions } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { settingTabs } from "#db/schema/setting-tabs.ts";
import { settingTranslations, siteSettings } from "#db/schema/settings.ts";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { addPrepared, keysInMedia } from "#tests/support/media-library.ts";
import { aPicture, offered } from "#tests/support/pictures.ts";
import { deleteMedia, listMediaUses, removeMediaObjects, removeStrayMedia } from "./delete-media.server.ts";
import { findMedia } from "./media.server.ts";
import { addMedia } from "./upload-media.server.ts";

beforeEach(emptyMediaBucket);

test("MEDIA-01: a file in use is not deleted and its uses are listed; an unused one is deleted from storage", async () => {
  const staff = await createStaff();
  const { id } = await addPrepared("hero.jpg", await aPicture({ width: 400 }));
  const page = await createPage({
    title: "Pricing",
    content: [{ type: "hero", props: { image: { mediaId: id, alt: "" } } }],
  });

  expect(await deleteMedia(id, staff)).toMatchObject({
    outcome: "used",
    uses: [{ what: "page", label: "Pricing", path: `/admin/pages/${page.slug}` }],
  });

  await db.execute(sql`update pages set content = '[]'`);
  const found = await findMedia(id);
  expect(await deleteMedia(id, staff)).toEqual({ outcome: "deleted", name: "hero.jpg" });
  await removeMediaObjects([found?.key ?? "", ...(found?.variants.map(({ key }) => key) ?? [])]);
  expect(await keysInMedia()).toEqual([]);
});

test("MEDIA-01: drafts, versions, presets, articles, testimonials and settings count as uses", async () => {
  const { id } = await createMedia();
  const address = `/media/${id}`;
  const page = await createPage({ title: "About", draft: { coverImage: address } });
  const version = { ownerId: page.id, isPublished: true, snapshot: { coverImage: address } };
  await db.insert(pageVersions).values([
    { ...version, number: 1 },
    { ...version, number: 2 },
  ]);
  await db.insert(pagePresets).values({ name: "Case", blocks: [{ props: { image: { mediaId: id } } }] });
  await createArticle({ title: "A door in Manchester", coverImage: address });
  await createTestimonial({ name: "Ines Duarte", avatar: address });
  await db
    .insert(siteSettings)
    .values({ key: "home_offices_items", value: JSON.stringify([{ imageUrl: address }]) })
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: { value: JSON.stringify([{ imageUrl: address }]) },
    });

  await db.insert(redirects).values({ fromPath: "/brochure.pdf", toPath: address });

  expect((await listMediaUses(id)).map(({ what, label }) => `${what}: ${label}`).sort()).toEqual([
    "article: A door in Manchester",
    "draft: the draft of About",
    "preset: the preset Case",
    "redirect: the redirect from /brochure.pdf",
    "setting: Offices (home settings)",
    "testimonial: Ines Duarte",
    "version: 2 earlier versions of About",
  ]);
  expect(await listMediaUses(randomUUID())).toEqual([]);
});

test("MEDIA-01, LANG-03: settings in further languages and their drafts count as uses", async () => {
  const { id } = await createMedia();
  const value = JSON.stringify([{ imageUrl: `/media/${id}` }]);
  await db.insert(settingTranslations).values({ key: "home_offices_items", language: "de", value });
  const draft = { home_team_members: JSON.parse(value) };
  const draftBy = (await createStaff()).id;
  await db
    .insert(settingTabs)
    .values({ tab: "home", language: "de", isPublished: true, draft, draftBy, draftAt: new Date() });
  expect(await listMediaUses(id)).toMatchObject([
    { label: "Offices (home settings, German)", path: "/admin/settings/de:home" },
    { label: "the draft of Home (German) settings", path: "/admin/settings/de:home" },
  ]);
});

test("MEDIA-01: a file used only in earlier versions is deleted after confirmation; other uses prevent it", async () => {
  const staff = await createStaff();
  const { id } = await createMedia({ name: "team.jpg" });
  const page = await createPage({ title: "Team", content: [{ props: { image: { mediaId: id } } }] });
  const snapshot = { coverImage: `/media/${id}` };
  await db.insert(pageVersions).values({ ownerId: page.id, number: 1, isPublished: true, snapshot });

  const kept = await deleteMedia(id, staff, { despiteVersions: true });
  expect(kept).toMatchObject({ outcome: "used", uses: [{ what: "page" }, { what: "version", count: 1 }] });
  await db.execute(sql`update pages set content = '[]'`);
  expect(await deleteMedia(id, staff)).toMatchObject({ outcome: "used", uses: [{ what: "version" }] });
  expect(await deleteMedia(id, staff, { despiteVersions: true })).toMatchObject({ outcome: "deleted" });
});

test("MEDIA-01: a file of a scheduled version is not deleted, because the version will be published", async () => {
  const staff = await createStaff();
  const { id } = await createMedia({ name: "team.jpg" });
  const scheduled = { scheduledAt: new Date(), scheduledBy: staff.id, scheduledVersion: 1 };
  const page = await createPage({ title: "Team", ...scheduled });
  const snapshot = { coverImage: `/media/${id}` };
  await db.insert(pageVersions).values({ ownerId: page.id, number: 1, isPublished: false, snapshot });
  const article = await createArticle({ title: "A door", draft: snapshot, ...scheduled });
  await db.insert(newsVersions).values({ ownerId: article.id, number: 1, isPublished: false, snapshot });

  expect(await deleteMedia(id, staff, { despiteVersions: true })).toMatchObject({
    outcome: "used",
    uses: [
      { what: "article", label: "A door" },
      { what: "scheduled", label: "the scheduled version of Team" },
    ],
  });
});

test("MEDIA-01: objects without a media row are deleted after a day", async () => {
  const { id } = await addPrepared("kept.jpg", await aPicture({ width: 320 }));
  const kept = await keysInMedia();
  await db.execute(sql`delete from media where id <> ${id}`);
  await adoptBucket(buckets.media);
  const stray = await addMedia(offered("stray.jpg", await aPicture()), await createStaff());
  await db.execute(sql`delete from media where id = ${stray.id}`);

  expect(await removeStrayMedia()).toBe(0);
  expect(await removeStrayMedia({ now: new Date(Date.now() + 25 * 60 * 60 * 1000) })).toBe(1);
  expect(await keysInMedia()).toEqual(kept);
});
