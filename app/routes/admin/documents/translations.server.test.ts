import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import { readOtherLanguages } from "#app/admin/translations/other-languages.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { pageTranslations } from "#app/domain/translations/page-translations.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { loader as openArticle } from "../content/item.tsx";
import { loader as openPage } from "../pages/editor.tsx";
import { loader as listPages } from "../pages/tree.tsx";
import { action, loader } from "./translations.tsx";

let staff: Staff;
let cookie = "";

beforeEach(async () => {
  staff = await createStaff();
  cookie = await sessionCookieOf(staff);
});

const speakGerman = () => db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });

function asked(params: Record<string, string>, form?: Record<string, string>) {
  const body = form && new URLSearchParams(form);
  const method = form ? "POST" : "GET";
  const request = new Request("http://localhost/admin", { method, body, headers: { Cookie: cookie } });
  return routeArguments(request, params);
}

/** Where a request is redirected to. */
async function targetOf(answer: Promise<unknown>): Promise<string | null | undefined> {
  const thrown = await answer.catch((response: unknown) => response);
  return thrown instanceof Response ? thrown.headers.get("Location") : undefined;
}

test("LANG-05: the panel translates a page, shows a change of its original and marks it as translated", async () => {
  await speakGerman();
  const { id } = await createPage({ slug: "about", title: "About us" });
  expect(await loader(asked({ slug: id }))).toMatchObject({
    mayUpdate: true,
    languages: [
      { code: "", name: "English", isOwn: true, translation: { state: "published" } },
      { code: "de", name: "German", isOwn: false, translation: undefined },
    ],
    change: undefined,
  });

  expect(await targetOf(action(asked({ slug: id }, { language: "de" })))).toBe("/admin/pages/de:about");
  const { languages } = await loader(asked({ slug: id }));
  expect(languages[1]).toMatchObject({
    translation: { title: "About us", screen: "/admin/pages/de:about", state: "draft" },
  });
  expect(await action(asked({ slug: id }, { language: "de" }))).toMatchObject({
    data: { refusal: expect.stringContaining("already") },
    init: { status: 409 },
  });

  const changes = { fields: { title: "About the agency" } };
  const baseVersion = (await findPage({ id }))?.version ?? 0;
  await pageStore.saveDraft(id, { saveId: randomUUID(), baseVersion, changes, by: staff });
  await pageStore.publish(id, staff);
  const german = (await db.query.pages.findMany()).find(({ language }) => language === "de");
  const params = { slug: german?.id ?? "" };
  expect((await loader(asked(params))).change).toEqual({
    language: "English",
    comparison: "/admin/pages/about/versions?from=1&to=3",
    to: 3,
  });
  expect(await targetOf(action(asked(params, { intent: "mark", number: "3" })))).toBe(
    "/admin/pages/de:about/translations",
  );
  expect((await loader(asked(params))).change).toBeUndefined();
});

test("LANG-05: the panel translates an article", async () => {
  await speakGerman();
  const params = { type: "news", contentId: (await createArticle()).id };
  const target = await targetOf(action(asked(params, { language: "de" })));
  expect(target).toMatch(/^\/admin\/content\/news\/[0-9a-f-]{36}$/);
  expect((await loader(asked(params))).languages[1]).toMatchObject({ translation: { screen: target } });
});

test("LANG-05: a language that the site does not have is refused", async () => {
  await speakGerman();
  const { id } = await createPage();
  await expect(action(asked({ slug: id }, { language: "fr" }))).rejects.toMatchObject({ status: 404 });
  await expect(action(asked({ slug: id }, {}))).rejects.toMatchObject({ status: 404 });
});

test("LANG-05: without further languages, and for testimonials, the panel leads back to the document", async () => {
  const page = await createPage({ slug: "about" });
  expect(await targetOf(loader(asked({ slug: page.id })))).toBe("/admin/pages/about");
  await speakGerman();
  const { id } = await createTestimonial();
  expect(await targetOf(loader(asked({ type: "testimonials", contentId: id })))).toBe(
    `/admin/content/testimonials/${id}`,
  );
});

test("LANG-05: a list shows the state of each document in the other languages, and nothing on a site with one", async () => {
  const page = await createPage({ slug: "about", title: "About us" });
  const other = await createPage({ slug: "contact" });
  const read = async (own: "" | "de") => readOtherLanguages(pageTranslations, await listSiteLanguages(), own);
  expect(await read("")).toEqual({});
  await speakGerman();
  const made = await pageTranslations.translate(page.id, "de", staff);
  const id = made?.status === "translated" ? made.id : "";
  const german = { language: "de", title: "About us", screen: "/admin/pages/de:about", state: "draft" };
  expect(await read("")).toEqual({ [page.id]: [german], [other.id]: [] });
  const english = { language: "", title: "About us", screen: "/admin/pages/about", state: "published" };
  expect(await read("de")).toEqual({ [id]: [english] });
  expect((await listPages(asked({}))).others).toEqual({ [page.id]: [german], [other.id]: [] });
});

test("LANG-05: editors know of the languages panel and of pages elsewhere only on a site with further languages", async () => {
  const page = await createPage({ slug: "about", title: "About us" });
  const { id } = await createArticle({ language: "de" });
  const open = async () => [
    await openPage(asked({ slug: page.id })),
    await openArticle(asked({ type: "news", contentId: id })),
  ];
  for (const { item, pagesElsewhere } of await open()) {
    expect(item.isTranslated).toBe(false);
    expect(pagesElsewhere).toBeUndefined();
  }
  await speakGerman();
  const [english, german] = await open();
  expect(english).toMatchObject({ item: { isTranslated: true }, pagesElsewhere: [] });
  const elsewhere = { id: page.id, slug: "about", title: "About us", translation: null };
  expect(german).toMatchObject({ item: { isTranslated: true }, pagesElsewhere: [elsewhere] });
});

test("LANG-05: the editor of a translation knows the sentences of its original", async () => {
  await speakGerman();
  const text = "We build software that agencies are proud of.";
  const page = await createPage({ slug: "about", title: "About us", excerpt: text });
  const made = await pageTranslations.translate(page.id, "de", staff);
  const id = made?.status === "translated" ? made.id : "";
  expect((await openPage(asked({ slug: id }))).originalTexts).toEqual([text]);
  expect((await openPage(asked({ slug: page.id }))).originalTexts).toBeUndefined();
});
