import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { draftOf, findPage } from "#app/domain/pages/page-tree.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { restorePage, trashPage } from "#app/domain/pages/trash.server.ts";
import { deleteOldVersions } from "#app/domain/publishing/trash.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { pageTranslations } from "./page-translations.server.ts";
import { translationStates } from "./translation-actions.server.ts";

const hero = (headline: string, id: string = randomUUID()) => ({
  id,
  type: "hero",
  version: 2,
  props: { headline },
});

async function translate(id: string, language: ContentLanguage = "de") {
  const outcome = await pageTranslations.translate(id, language, await createStaff());
  if (outcome?.status !== "translated") throw new Error(outcome?.message ?? "the page is deleted");
  const page = await findPage({ id: outcome.id });
  if (!page) throw new Error("the translation is missing");
  return page;
}

/** A published page with a block, its editor and its versions. */
async function aSource() {
  const by = await createStaff();
  const block = hero("Hello");
  const { id } = await createPage({ slug: "about", title: "About us", content: [block] });
  const read = async () => {
    const page = await findPage({ id });
    if (!page) throw new Error("the page is missing");
    return page;
  };
  const save = async (fields: { title: string }) =>
    pageStore.saveDraft(id, {
      saveId: randomUUID(),
      baseVersion: (await read()).version,
      changes: { fields },
      by,
    });
  const publish = () => pageStore.publish(id, by);
  const stateOf = async (language: ContentLanguage) => {
    const { translationGroup } = await read();
    return (await translationStates(pageTranslations)).get(translationGroup)?.get(language);
  };
  return { id, by, block, read, save, publish, stateOf };
}

describe("a translation", () => {
  test("LANG-05: starts unpublished from the source's draft, with its block ids and in its group", async () => {
    const { id, block, read, save } = await aSource();
    await save({ title: "About the agency" });

    const page = await translate(id);
    const source = await read();
    expect(page).toMatchObject({
      language: "de",
      slug: "about",
      role: "about",
      translationGroup: source.translationGroup,
      isPublished: false,
      draft: null,
    });
    expect(draftOf(page)).toEqual(draftOf(source));
    expect(draftOf(page)).toMatchObject({ title: "About the agency", blocks: [block] });
    expect(source).toMatchObject({ isPublished: true, title: "About us", role: "about" });

    const [version] = await db
      .select()
      .from(pageVersions)
      .where(eq(pageVersions.id, page.translatedFrom ?? ""));
    expect(version).toMatchObject({ ownerId: id, snapshot: { title: "About the agency" } });
    const written = await db.select().from(auditLog).where(eq(auditLog.action, "page.create"));
    expect(written).toMatchObject([
      { subject: "de:about", after: { path: "/de/about", language: "de", translationOf: "about" } },
    ]);
  });

  test("LANG-05: is listed beside its source with title, state and the address of its screen", async () => {
    const { id, read } = await aSource();
    const page = await translate(id);
    const listed = await pageTranslations.translationsOf((await read()).translationGroup);
    expect(listed.toSorted((one, other) => one.language.localeCompare(other.language))).toMatchObject([
      { id, language: "", state: "published", screen: "/admin/pages/about", translatedFrom: null },
      { id: page.id, language: "de", state: "draft", screen: "/admin/pages/de:about", title: "About us" },
    ]);
  });

  test("LANG-05: is refused when there is one, and created again when that is in the trash", async () => {
    const { id, by } = await aSource();
    const first = await translate(id);
    expect(await pageTranslations.translate(id, "de", by)).toEqual({
      status: "refused",
      message: "There is a translation already: “About us”",
    });
    expect(await pageTranslations.translate(first.id, "", by)).toMatchObject({ status: "refused" });

    await trashPage(first.id, { to: null, by });
    const second = await translate(id);
    await restorePage(first.id, by);
    const restored = await findPage({ id: first.id });
    expect(restored?.translationGroup).not.toBe(second.translationGroup);
    expect(restored).toMatchObject({ translatedFrom: null, trashedAt: null });
  });

  test("LANG-05: of a deleted page is not created", async () => {
    expect(await pageTranslations.translate(randomUUID(), "de", await createStaff())).toBeUndefined();
  });

  test("LANG-05: of the home page is the home page of its language, unless that language has another", async () => {
    const home = await createPage({ slug: "home" });
    expect(await translate(home.id)).toMatchObject({ slug: "home", parentSlug: null, language: "de" });

    const other = await createPage({ slug: "home", language: "en" });
    const refused = await pageTranslations.translate(home.id, "en", await createStaff());
    expect(refused).toMatchObject({ status: "refused", message: expect.stringContaining("home page") });
    expect(other.translationGroup).not.toBe(home.translationGroup);
  });

  test("LANG-05: is below its parent's translation, and at the top level while there is none", async () => {
    const parent = await createPage({ slug: "services" });
    const [first, second] = [
      await createPage({ slug: "audits", parentSlug: "services" }),
      await createPage({ slug: "sprints", parentSlug: "services" }),
    ];
    expect(await translate(first.id)).toMatchObject({ parentSlug: null });
    const translated = await translate(parent.id);
    await db.update(pages).set({ slug: "leistungen" }).where(eq(pages.id, translated.id));
    expect(await translate(second.id)).toMatchObject({ parentSlug: "leistungen" });
  });

  test("LANG-05: takes the drafts of its children that were translated first, and leaves published ones", async () => {
    const parent = await createPage({ slug: "services" });
    const child = (slug: string) => createPage({ slug, parentSlug: "services" });
    const [first, second, published, elsewhere, deep] = await Promise.all(
      ["audits", "sprints", "retainers", "reviews", "trials"].map(child),
    );
    const german = await Promise.all([first, second].map((page) => translate(page?.id ?? "")));
    const shown = await translate(published?.id ?? "");
    await pageStore.publish(shown.id, await createStaff());
    await createPage({ slug: "anderswo", language: "de" });
    const placed = await translate(elsewhere?.id ?? "");
    await db.update(pages).set({ parentSlug: "anderswo" }).where(eq(pages.id, placed.id));
    const tall = await translate(deep?.id ?? "");
    await createPage({ slug: "mitte", language: "de", parentSlug: tall.slug });
    await createPage({ slug: "unten", language: "de", parentSlug: "mitte" });

    await translate(parent.id);
    const parentOf = async ({ id }: { id: string }) => (await findPage({ id }))?.parentSlug;
    expect(await Promise.all(german.map(parentOf))).toEqual(["services", "services"]);
    expect(await parentOf(shown), "visitors see it").toBeNull();
    expect(await parentOf(placed), "has another parent").toBe("anderswo");
    expect(await parentOf(tall), "too many levels").toBeNull();
    expect(await Promise.all([first, published].map((page) => parentOf({ id: page?.id ?? "" })))).toEqual([
      "services",
      "services",
    ]);
    const moves = await db.select().from(auditLog).where(eq(auditLog.action, "page.move"));
    expect(moves.map(({ after }) => after)).toMatchObject([
      { path: "/de/services/audits" },
      { path: "/de/services/sprints" },
    ]);
  });

  test("LANG-05: is at the top level when its parent's translation is on the last level", async () => {
    const parent = await createPage({ slug: "services" });
    const page = await createPage({ slug: "audits", parentSlug: "services" });
    await createPage({ slug: "a", language: "de" });
    await createPage({ slug: "b", language: "de", parentSlug: "a" });
    const translated = await translate(parent.id);
    await db.update(pages).set({ parentSlug: "b" }).where(eq(pages.id, translated.id));
    expect(await translate(page.id)).toMatchObject({ parentSlug: null });
  });

  test("LANG-05: gets another slug and no role when another page of its language has them", async () => {
    await createPage({ slug: "about", language: "de" });
    const { id } = await aSource();
    expect(await translate(id)).toMatchObject({ slug: "about-2", role: null });
  });
});

describe("the state of a translation", () => {
  test("LANG-05: shows a change of the source once it is published, until it is marked as translated", async () => {
    const { id, by, save, publish, stateOf } = await aSource();
    expect(await stateOf("de")).toBeUndefined();
    const page = await translate(id);
    expect(await stateOf("de")).toMatchObject({ state: "draft", change: null });
    await pageStore.publish(page.id, by);
    expect(await stateOf("de")).toMatchObject({ state: "published" });

    await save({ title: "About the agency" });
    expect(await stateOf("de")).toMatchObject({ state: "published" });
    await publish();
    const changed = await stateOf("de");
    expect(changed).toMatchObject({ state: "source-changed", isPublished: true, change: { sourceId: id } });
    expect(await stateOf("")).toMatchObject({ state: "published" });
    const { from = 0, to = 0 } = changed?.change ?? {};
    const versions = await db.select().from(pageVersions).where(eq(pageVersions.ownerId, id));
    const titleOf = (number: number) =>
      Object(versions.find((version) => version.number === number)?.snapshot).title;
    expect([titleOf(from), titleOf(to)]).toEqual(["About us", "About the agency"]);

    await save({ title: "About all of us" });
    await publish();
    expect(await pageTranslations.markTranslated(page.id, to, by)).toBe(true);
    expect(await stateOf("de"), "published after the comparison").toMatchObject({ change: { from: to } });
    const latest = (await stateOf("de"))?.change?.to ?? 0;
    await pageTranslations.markTranslated(page.id, latest, by);
    expect(await stateOf("de")).toMatchObject({ state: "published", change: null });
    const written = await db.select().from(auditLog).where(eq(auditLog.action, "page.mark-translated"));
    expect(written).toHaveLength(2);
  });

  test("LANG-05: a draft that was translated before its publication is no change, what is added to it is one", async () => {
    const { id, save, publish, stateOf } = await aSource();
    await save({ title: "About the agency" });
    await translate(id);
    await publish();
    expect(await stateOf("de")).toMatchObject({ state: "draft" });

    await save({ title: "About the agency and you" });
    await publish();
    expect(await stateOf("de")).toMatchObject({ state: "source-changed" });
  });

  test("LANG-05: saves after a translation do not change the version that it was made from", async () => {
    const { id, save, publish, stateOf } = await aSource();
    await save({ title: "About the agency" });
    const page = await translate(id);
    await save({ title: "About the agency and you" });
    const [version] = await db
      .select()
      .from(pageVersions)
      .where(eq(pageVersions.id, page.translatedFrom ?? ""));
    expect(version?.snapshot).toMatchObject({ title: "About the agency" });
    await publish();
    expect(await stateOf("de")).toMatchObject({ state: "source-changed" });
  });

  test("LANG-05: only a published version of the source can be marked as translated", async () => {
    const { id, by, save } = await aSource();
    const page = await translate(id);
    await save({ title: "A draft" });
    expect(await pageTranslations.markTranslated(page.id, 2, by)).toBe(false);
    expect(await pageTranslations.markTranslated(page.id, 99, by)).toBe(false);
    expect(await pageTranslations.markTranslated(id, 1, by)).toBe(false);
  });

  test("LANG-05: a source in the trash does not count as changed", async () => {
    const { id, by, save, publish, stateOf, read } = await aSource();
    await translate(id);
    await save({ title: "About the agency" });
    await publish();
    const group = (await read()).translationGroup;
    expect(await stateOf("de")).toMatchObject({ state: "source-changed" });
    await trashPage(id, { to: null, by });
    expect((await translationStates(pageTranslations)).get(group)?.get("de")).toMatchObject({
      state: "draft",
    });
  });

  test("LANG-05: the version that a translation was made from is not deleted with old ones", async () => {
    const { id, save, publish } = await aSource();
    const page = await translate(id);
    for (let number = 0; number < 12; number += 1) {
      await save({ title: `Title ${number}` });
      await publish();
    }
    await deleteOldVersions(pageVersions, pages, new Date(Date.now() + 1000));
    const kept = await db.select().from(pageVersions).where(eq(pageVersions.ownerId, id));
    expect(kept).toHaveLength(11);
    expect(kept.map((version) => version.id)).toContain(page.translatedFrom);
  });
});
