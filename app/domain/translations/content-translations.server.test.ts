import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { contentTranslations } from "./content-translations.server.ts";

const store = contentStores.article;
const articles = contentTranslations(contentTypes.article);

async function translate(id: string) {
  const outcome = await articles?.translate(id, "de", await createStaff());
  if (outcome?.status !== "translated") throw new Error(outcome?.message ?? "the article is deleted");
  const [row] = await db.select().from(news).where(eq(news.id, outcome.id));
  if (!row) throw new Error("the translation is missing");
  return row;
}

test("LANG-05: an article's translation starts from its text, unpublished, at a slug that is free in its language", async () => {
  const date = new Date("2026-05-04T00:00:00Z");
  const source = await createArticle({
    slug: "relaunch",
    title: "Relaunch",
    tags: ["web"],
    publishedDate: date,
  });
  expect(await translate(source.id)).toMatchObject({
    ...{ language: "de", slug: "relaunch", title: "Relaunch", tags: ["web"], isPublished: false },
    ...{ publishedDate: date, translationGroup: source.translationGroup },
  });
  const other = await createArticle({ slug: "trip" });
  await createArticle({ slug: "trip", language: "de" });
  expect(await translate(other.id)).toMatchObject({ slug: "trip-2" });
  expect(await articles?.translate(other.id, "de", await createStaff())).toMatchObject({ status: "refused" });
});

test("LANG-05: publishing the translated draft of an article is no change of it, publishing a further one is", async () => {
  const by = await createStaff();
  const id = await store.create("Relaunch", by);
  const write = async (text: string) => {
    const paragraph = { type: "paragraph", content: [{ type: "text", text }] };
    const body = { type: "doc", content: [paragraph] };
    const { publication } = (await store.read(id)) ?? {};
    const changes = { fields: { body } };
    await store.saveDraft(id, { saveId: randomUUID(), baseVersion: publication?.version ?? 1, changes, by });
  };
  await write("We start.");
  const { translationGroup } = await translate(id);
  const stateOf = async () =>
    (await articles?.translationsOf(translationGroup))?.find(({ language }) => language === "de");
  expect(await store.publish(id, by)).toMatchObject({ status: "published" });
  expect(await stateOf()).toMatchObject({ state: "draft" });

  await write("We have started.");
  await store.publish(id, by);
  const changed = await stateOf();
  expect(changed).toMatchObject({ state: "source-changed", change: { sourceId: id } });
  await articles?.markTranslated(changed?.id ?? "", changed?.change?.to ?? 0, by);
  expect(await stateOf()).toMatchObject({ state: "draft" });
});

test("LANG-05: an article that is restored from the trash leaves its group when it was translated again", async () => {
  const by = await createStaff();
  const source = await createArticle();
  const first = await translate(source.id);
  await store.trash(first.id, by);
  const second = await translate(source.id);
  await store.restore(first.id, by);
  const [restored] = await db.select().from(news).where(eq(news.id, first.id));
  expect(restored?.trashedAt).toBeNull();
  expect(restored?.translationGroup).not.toBe(second.translationGroup);
});

test("LANG-05: types without addresses have no translations", () => {
  expect(contentTranslations(contentTypes.testimonial)).toBeUndefined();
  expect(contentTranslations(contentTypes["shared-block"])).toBeUndefined();
  expect(contentTranslations(contentTypes["job-opening"])).toBeDefined();
});
