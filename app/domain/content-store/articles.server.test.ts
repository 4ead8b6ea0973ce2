import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { findRedirect } from "#app/domain/redirects/find-redirect.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { db } from "#app/platform/database.server.ts";
import { renderNewsFeed } from "#app/site/discovery/news-feed.server.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { news } from "#db/schema/news.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { type FieldsOf, saveFields } from "#tests/support/save-fields.ts";
import { contentStores } from "./content-store.server.ts";
import { findPublished, listPublished } from "./published-content.server.ts";

const articles = contentStores.article;
const findArticle = (slug: string) => findPublished(contentTypes.article, slug);

const body = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

async function anArticle() {
  const by = await createStaff();
  const id = await articles.create("A door", by);
  const read = async () => (await articles.read(id)) ?? expect.fail("the article is gone");
  const save = (fields: FieldsOf<typeof articles>, baseVersion?: number) =>
    saveFields(articles, id, { fields, by, baseVersion });
  return { by, id, read, save };
}

describe("an article", () => {
  test("NEWS-01: is not visible before it is published, and its later draft is not visible either", async () => {
    const { by, id, save } = await anArticle();
    await save({ body: body("Secret words"), excerpt: "Secret excerpt" });
    const everywhere = async () =>
      JSON.stringify([
        await listPublished(contentTypes.article),
        await findArticle("a-door"),
        await renderNewsFeed("rss"),
        await renderSitemap(),
      ]);
    expect(await everywhere()).not.toMatch(/Secret|a-door/);

    await articles.publish(id, by);
    expect(await findArticle("a-door")).toMatchObject({ title: "A door", body: body("Secret words") });
    expect((await findArticle("a-door"))?.publishedDate).toMatch(/^\d{4}-\d\d-\d\d$/);

    await save({ title: "Hidden title", body: body("Hidden words"), tags: ["Hidden tag"] });
    expect(await everywhere()).not.toContain("Hidden");
    expect(Object.keys((await listPublished(contentTypes.article))[0] ?? {})).not.toContain("draft");
    await articles.publish(id, by);
    expect(await findArticle("a-door")).toMatchObject({ title: "Hidden title", tags: ["Hidden tag"] });
  });

  test("NEWS-01: is not published without a title and a text, and the missing fields are listed", async () => {
    const { by, id, save } = await anArticle();
    await save({ title: "" });
    expect(await articles.publish(id, by)).toMatchObject({
      status: "missing",
      missing: [{ path: ["title"] }, { path: ["body"] }],
    });
  });

  test("NEWS-01: keeps a chosen date and otherwise gets the date of its first publication", async () => {
    const { by, id, save } = await anArticle();
    await save({ body: body("Words"), publishedDate: "2024-02-29" });
    await articles.publish(id, by);
    expect((await findArticle("a-door"))?.publishedDate).toBe("2024-02-29");
    await save({ title: "Later" });
    await articles.publish(id, by);
    expect((await findArticle("a-door"))?.publishedDate).toBe("2024-02-29");
  });

  test("NEWS-01: can be restored from a version, and the current draft is saved as one", async () => {
    const { by, id, save } = await anArticle();
    await save({ body: body("First") });
    await articles.publish(id, by);
    await save({ body: body("Second") });
    const published = (await articles.read(id))?.versions.find(({ isPublished }) => isPublished);
    await articles.restoreVersion(id, published?.number ?? 0, by);
    expect((await articles.read(id))?.draft.body).toEqual(body("First"));
    const kept = (await articles.read(id))?.versions ?? [];
    const drafts = await Promise.all(kept.map(({ number }) => articles.findDraft(id, number)));
    expect(drafts.map((draft) => draft?.body)).toContainEqual(body("Second"));
  });

  test("NEWS-01, ADMIN-06: merges two people's changes to different fields and reports a conflict for the same field", async () => {
    const { read, save } = await anArticle();
    const opened = (await read()).publication.version;
    expect(await save({ title: "Theirs", excerpt: "Theirs" }, opened)).toMatchObject({ status: "saved" });
    expect(await save({ author: "Mine" }, opened)).toMatchObject({
      status: "saved",
      draft: { title: "Theirs", excerpt: "Theirs", author: "Mine" },
    });

    const mine = { author: "Mine again", title: "Mine" };
    const conflict = await save(mine, opened);
    expect(conflict).toMatchObject({
      status: "conflict",
      parts: ["author", "title"],
      theirs: { title: "Theirs" },
    });
    expect((await read()).draft.title).toBe("Theirs");
    const theirVersion = conflict?.status === "conflict" ? conflict.theirVersion : 0;
    expect(await save(mine, theirVersion)).toMatchObject({ status: "saved" });
    expect((await read()).draft).toMatchObject({ title: "Mine", excerpt: "Theirs", author: "Mine again" });
  });

  test("NEWS-01: is published at the scheduled time with the content it had when scheduled", async () => {
    const { by, id, save } = await anArticle();
    await save({ body: body("As scheduled") });
    const at = new Date(Date.now() + 60_000);
    expect(await articles.schedule(id, by, at)).toMatchObject({ status: "scheduled" });
    await save({ body: body("Edited since") });
    await articles.publishScheduled({ id, dueAt: at.toISOString() });
    expect((await findArticle("a-door"))?.body).toEqual(body("As scheduled"));
    expect((await articles.read(id))?.draft.body).toEqual(body("Edited since"));
  });

  test("NEWS-01: a repair is published beside a scheduled version, which keeps its time and the repair", async () => {
    const { by, id, save } = await anArticle();
    await save({ body: body("A tpyo") });
    await articles.publish(id, by);
    await save({ body: body("A tpyo"), excerpt: "Tomorrow" });
    const [at, moved] = [new Date(Date.now() + 60_000), new Date(Date.now() + 90_000)];
    await articles.schedule(id, by, at);
    await save({ body: body("A typo"), excerpt: "Tomorrow" });
    await articles.reschedule(id, by, moved);
    expect(await articles.publish(id, by)).toMatchObject({ status: "waiting", scheduledAt: moved });
    await articles.publish(id, by, undefined, "leave-out");
    expect(await findArticle("a-door")).toMatchObject({ body: body("A typo"), excerpt: null });

    await articles.publishScheduled({ id, dueAt: moved.toISOString() });
    expect(await findArticle("a-door")).toMatchObject({ body: body("A typo"), excerpt: "Tomorrow" });
    expect((await articles.read(id))?.publication).toMatchObject({ isChanged: false, scheduledAt: null });
  });

  test("NEWS-01: a failed scheduled publication shows the reason and mails the person who scheduled it", async () => {
    const { by, id, save } = await anArticle();
    await save({ body: body("Words") });
    const at = new Date(Date.now() + 60_000);
    await articles.schedule(id, by, at);
    const dueAt = at.toISOString();
    await db.execute("delete from news_versions");
    await articles.publishScheduled({ id, dueAt });
    expect((await articles.read(id))?.publication.scheduleFailure?.reasons[0]).toContain("has been deleted");
    await articles.mailFailure({ id, dueAt, to: by.email });
    const mine = async () => (await new Mailbox().messages()).find(({ to }) => to[0]?.address === by.email);
    await expect.poll(async () => (await mine())?.subject).toBe("Our agency: “A door” was not published");
  });
});

describe("the slug of an article", () => {
  test("NEWS-01: redirects from the old slug after a rename, if the article has been published", async () => {
    const { by, id, save } = await anArticle();
    await articles.rename(id, { slug: "a-gate", wasSlug: "a-door" }, by);
    expect(await findRedirect("/news/a-door")).toBeUndefined();
    await save({ body: body("Words") });
    await articles.publish(id, by);
    await articles.rename(id, { slug: "a-window", wasSlug: "a-gate" }, by);
    await articles.rename(id, { slug: "a-roof", wasSlug: "a-window" }, by);
    const to = { status: 301, to: "/news/a-roof" };
    expect(await findRedirect("/news/a-gate")).toMatchObject(to);
    expect(await findRedirect("/news/a-window")).toMatchObject(to);
    await articles.unpublish(id, by);
    expect(await findRedirect("/news/a-gate")).toBeUndefined();
  });

  test("NEWS-01: articles created simultaneously with the same title get different slugs", async () => {
    const { by } = await anArticle();
    const ids = await Promise.all(Array.from({ length: 6 }, () => articles.create("A gate", by)));
    const slugs = await Promise.all(ids.map(async (id) => (await articles.read(id))?.row.slug));
    expect(new Set(slugs).size).toBe(6);
  });

  test("NEWS-01, ADMIN-06: is unique, and a rename based on a stale slug is rejected", async () => {
    const { by, id } = await anArticle();
    const second = await articles.create("A door", by);
    expect((await articles.read(second))?.row.slug).toBe("a-door-2");
    await articles.create("Another", by);
    expect(await articles.rename(id, { slug: "another", wasSlug: "a-door" }, by)).toMatchObject({
      status: "taken",
    });
    expect(await articles.rename(id, { slug: "mine", wasSlug: "seen-long-ago" }, by)).toEqual({
      status: "stale",
      theirs: "a-door",
    });
  });
});

test("NEWS-01: a deleted article returns 410 and is restored as a draft with its slug", async () => {
  const { by, id, save } = await anArticle();
  await save({ body: body("Words") });
  await articles.publish(id, by);
  expect(await articles.trash(id, by)).toBe(true);
  expect(await findArticle("a-door")).toBeUndefined();
  expect(await findRedirect("/news/a-door")).toMatchObject({ status: 410 });
  expect(await articles.listTrashed()).toMatchObject([{ id }]);
  expect(await articles.list()).toEqual([]);

  expect(await articles.restore(id, by)).toBe(true);
  expect(await findRedirect("/news/a-door")).toBeUndefined();
  expect((await articles.read(id))?.row).toMatchObject({ slug: "a-door", isPublished: false });
  const actions = await db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.createdAt);
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["article.create", "article.edit", "article.publish", "article.trash"]),
  );
});

test("NEWS-01: the list searches drafts and shows the status of each article", async () => {
  const { by, id, save } = await anArticle();
  await save({ title: "The 100% door", tags: ["Offices"], body: body("Words") });
  expect(await articles.list("100%")).toMatchObject([{ title: "The 100% door", statuses: ["draft"] }]);
  expect(await articles.list("offices")).toHaveLength(1);
  expect(await articles.list("10_%")).toEqual([]);
  await articles.publish(id, by);
  await save({ excerpt: "New" });
  expect(await articles.list()).toMatchObject([{ statuses: ["changed", "published"] }]);
});

test("READ-01: saving a draft does not change the article's modification date", async () => {
  const { by, id, save } = await anArticle();
  await save({ body: body("Words") });
  await articles.publish(id, by);
  const [before] = await db.select({ updatedAt: news.updatedAt }).from(news).where(eq(news.id, id));
  await save({ title: "Draft" });
  const [after] = await db.select({ updatedAt: news.updatedAt }).from(news).where(eq(news.id, id));
  expect(after).toEqual(before);
});
