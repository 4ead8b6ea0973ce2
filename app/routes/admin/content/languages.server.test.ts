import { beforeEach, expect, test } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { contentTranslations } from "#app/domain/translations/content-translations.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { loader as loadPreview } from "#app/routes/preview/content.tsx";
import { loader as loadPreviewLayout } from "#app/routes/preview/layout.tsx";
import { loader as loadSharedPreview } from "#app/routes/preview/link.tsx";
import { loader as loadPublicItem } from "#app/routes/site/content-item.tsx";
import { loader as loadPublicList } from "#app/routes/site/content-list.tsx";
import { news } from "#db/schema/news.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { loader as loadPanel, action as postToPanel } from "./address.tsx";
import { loader as loadEditor } from "./item.tsx";
import { action as create, loader as loadList } from "./list.tsx";

let cookie = "";

beforeEach(async () => {
  await db.delete(news);
  await db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });
  cookie = await sessionCookieOf(await createStaff());
});

const asked = (path: string, params: Record<string, string>, form?: Record<string, string>) => {
  const [method, body] = form ? ["POST", new URLSearchParams(form)] : ["GET"];
  const request = new Request(`http://localhost${path}`, { method, body, headers: { Cookie: cookie } });
  return routeArguments(request, params);
};
const askedList = (query = "", form?: Record<string, string>, type = "news") =>
  asked(`/admin/content/${type}${query}`, { type }, form);
const askedItem = (contentId: string, form?: Record<string, string>, type = "news") =>
  asked(`/admin/content/${type}/${contentId}`, { type, contentId }, form);

test("LANG-03: the list of the admin has one language, with the public addresses of its articles", async () => {
  await createArticle({ title: "Tide", slug: "tide" });
  const flood = await createArticle({ title: "Flut", slug: "flut", language: "de" });
  const shown = async (query?: string) => {
    const { items, search, trashed, total } = await loadList(askedList(query));
    return {
      paths: items.map(({ path }) => path),
      language: search.language,
      trashed: trashed.length,
      total,
    };
  };
  expect(await shown()).toEqual({ paths: ["/news/tide"], language: undefined, trashed: 0, total: 1 });
  const german = { paths: ["/de/aktuelles/flut"], language: "de", trashed: 0, total: 1 };
  expect(await shown("?language=de")).toEqual(german);
  expect(await shown("?language=fr")).toMatchObject({ language: undefined });

  await contentStores.article.trash(flood.id, await createStaff());
  expect(await shown(), "its language").toMatchObject({ trashed: 0 });
  expect(await shown(`?trashed=${flood.id}`)).toMatchObject({ language: "de", trashed: 1 });
});

test("LANG-03: a site in one language has no choice of languages, and shows what is in its own", async () => {
  await db.delete(siteSettings);
  await createArticle({ language: "de" });
  const own = await createArticle({ slug: "tide" });
  const list = await loadList(askedList("?language=de"));
  expect(list).toMatchObject({ isPerLanguage: false, items: [{ id: own.id }] });
  expect((await loadEditor(askedItem(own.id))).item).toMatchObject({
    inLanguage: undefined,
    path: "/news/tide",
  });
  const { id } = await createTestimonial();
  expect(await loadPanel(askedItem(id, undefined, "testimonials"))).toMatchObject({ languages: undefined });
});

test("LANG-03: a new article is created in the language of the list", async () => {
  const made = await create(askedList("?language=de", { title: "Flut", language: "de" }));
  const [, id = ""] = /([^/]+)$/.exec((made instanceof Response && made.headers.get("Location")) || "") ?? [];
  expect(await contentStores.article.find(id)).toMatchObject({ slug: "flut", language: "de" });
  expect((await loadEditor(askedItem(id))).item).toMatchObject({
    inLanguage: { code: "de", name: "German" },
    path: "/de/aktuelles/flut",
  });
  const refused = await create(askedList("", { title: "Marée", language: "fr" }));
  expect(refused).toMatchObject({ init: { status: 400 }, data: { typed: "Marée" } });
});

test("LANG-06: the list shows the state of each article in the other languages", async () => {
  const tide = await createArticle({ title: "Tide" });
  const ebb = await createArticle({ title: "Ebb" });
  await contentTranslations(contentTypes.article)?.translate(tide.id, "de", await createStaff());
  const { others } = await loadList(askedList());
  expect(others[tide.id]).toMatchObject([{ language: "de", state: "draft" }]);
  expect(others[ebb.id]).toEqual([]);
  const [german] = (await loadList(askedList("?language=de"))).items;
  expect((await loadList(askedList("?language=de"))).others[german?.id ?? ""]).toMatchObject([
    { language: "", title: "Tide", state: "published" },
  ]);
  expect((await loadList(askedList("", undefined, "testimonials"))).others).toEqual({});

  await db.delete(siteSettings);
  expect((await loadList(askedList())).others).toEqual({});
});

test("LANG-03: the language of a testimonial is chosen among those of the site", async () => {
  const { id } = await createTestimonial();
  const choose = (language: string) => postToPanel(askedItem(id, { language }, "testimonials"));
  const stored = async () => (await loadPanel(askedItem(id, undefined, "testimonials"))).language;
  expect(await stored()).toBeNull();
  await choose("de");
  expect(await stored()).toBe("de");
  await choose("");
  expect(await stored()).toBe("");
  expect(await choose("fr")).toMatchObject({ init: { status: 400 } });
  await choose("all");
  expect(await stored()).toBeNull();
  const { items, isPerLanguage } = await loadList(askedList("", undefined, "testimonials"));
  expect({ items, isPerLanguage }).toMatchObject({ items: [{ language: null }], isPerLanguage: false });
});

test("LANG-03: visitors of a further language read its articles below its code", async () => {
  await createPage({ slug: "home", language: "de", title: "Start" });
  await createArticle({ slug: "tide", title: "Tide" });
  await createArticle({ slug: "tide", title: "Flut", language: "de", publishedDate: new Date("2026-11-02") });
  await createArticle({ slug: "ebbe", title: "Ebbe", language: "de", publishedDate: new Date("2026-11-01") });
  const inGerman = <Value>(read: () => Value) => inContentLanguage("de", read);
  const list = await inGerman(() => loadPublicList(asked("/de/aktuelles", {})));
  expect(list.data.list).toMatchObject({
    title: "Aktuelles",
    trail: [],
    leads: [
      { title: "Flut", path: "/de/aktuelles/tide" },
      { title: "Ebbe", path: "/de/aktuelles/ebbe" },
    ],
  });
  const flood = await inGerman(() => loadPublicItem(asked("/de/aktuelles/tide", { slug: "tide" })));
  expect(flood.data.item).toMatchObject({
    title: "Flut",
    trail: [{ title: "Aktuelles", path: "/de/aktuelles" }],
    next: { path: "/de/aktuelles/ebbe" },
  });
  expect((await loadPublicItem(asked("/news/tide", { slug: "tide" }))).data.item).toMatchObject({
    title: "Tide",
  });
  const missing = loadPublicItem(asked("/news/ebbe", { slug: "ebbe" }));
  await expect(missing).rejects.toMatchObject({ status: 404 });
});

test("LANG-03: a renamed German article redirects to its German address", async () => {
  const { id } = await createArticle({ slug: "tide", language: "de" });
  await postToPanel(askedItem(id, { slug: "flut", wasSlug: "tide" }));
  const old = inContentLanguage("de", () => loadPublicItem(asked("/de/aktuelles/tide?x", { slug: "tide" })));
  const response: unknown = await old.catch((thrown: unknown) => thrown);
  expect(response instanceof Response && response.headers.get("Location")).toBe("/de/aktuelles/flut?x");
});

test("LANG-03: a preview link shows an article in its language", async () => {
  const { id, slug } = await createArticle({ language: "de", isPublished: false });
  const { token } = await createPreviewLink({ kind: "article", id, slug }, 7, await createStaff());
  const params = { token };
  const { edition } = await loadPreviewLayout(asked(`/preview/${token}`, params));
  expect(edition.prefix).toBe("/de");
  const { data } = await loadSharedPreview(asked(`/preview/${token}`, params));
  expect(data.content).toMatchObject({ trail: [{ path: "/de/aktuelles" }] });
  expect((await loadPreviewLayout(asked("/preview/none", { token: "none" }))).edition.prefix).toBe("");
});

test("LANG-03: the preview of an article is in its language, with the site around it", async () => {
  const { id } = await createArticle({ title: "Flut", language: "de", isPublished: false });
  const params = { type: "news", contentId: id };
  const { edition, shortcuts } = await loadPreviewLayout(asked(`/preview/content/news/${id}`, params));
  expect(edition).toEqual({ language: "de", prefix: "/de" });
  expect(shortcuts).toMatchObject([{ title: "Suche", path: "/de/suche" }]);
  const { data } = await loadPreview(asked(`/preview/content/news/${id}`, params));
  expect(data.trail).toMatchObject([{ title: "Aktuelles", path: "/de/aktuelles" }]);
});
