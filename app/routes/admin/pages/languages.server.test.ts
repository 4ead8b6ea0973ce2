import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findPage, listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { db } from "#app/platform/database.server.ts";
import { action as publish } from "#app/routes/admin/documents/publication.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { action as changeAddress, loader as openAddress } from "./address.tsx";
import { action as copy } from "./copy.ts";
import { loader as openPage } from "./editor.tsx";
import { action as create, loader as openForm } from "./new.tsx";
import { action as place } from "./place.ts";
import { loader as openRemoval } from "./removal.tsx";
import { loader as checkSlug } from "./slug-check.ts";
import { action as changePages, loader as openList } from "./tree.tsx";

let cookie = "";

beforeEach(async () => {
  cookie = await sessionCookieOf(await createStaff());
  await db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });
});

type Fields = Record<string, string>;

function asked(address: string, params: Fields, fields?: Fields) {
  const form = fields && { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(`http://localhost${address}`, { ...form, headers: { Cookie: cookie } });
  return routeArguments(request, params);
}

/** Where a form leads to. */
async function sent(
  route: (args: ActionFunctionArgs) => Promise<unknown>,
  ...about: Parameters<typeof asked>
) {
  const answer = await route(asked(...about));
  if (!(answer instanceof Response)) throw new Error("the form was refused");
  return answer.headers.get("Location");
}

const list = (query = "") => openList(asked(`/admin/pages${query}`, {}));
const pathsOf = (listed: { pages: { path: string }[] }) => listed.pages.map(({ path }) => path);

describe("the list", () => {
  test("LANG-05: explains that visitors see no link to a language without a published home page", async () => {
    await createPage({ slug: "home" });
    expect([(await list()).missingHome, (await list("?language=de")).missingHome]).toEqual([null, {}]);
    const { id } = await createPage({ language: "de", slug: "home", isPublished: false });
    expect((await list("?language=de")).missingHome).toEqual({ draft: { slug: "home", language: "de" } });
    await db.update(pages).set({ isPublished: true }).where(eq(pages.id, id));
    expect((await list("?language=de")).missingHome).toBeNull();
  });

  test("LANG-05: shows one language, the main one first, with links to the others", async () => {
    await createPage({ slug: "contact" });
    await createPage({ language: "de", slug: "kontakt" });
    const languages = [
      { code: "", name: "English" },
      { code: "de", name: "German" },
    ];
    const [main, german] = [await list(), await list("?language=de")];
    expect(pathsOf(main)).toEqual(["/contact"]);
    expect(main).toMatchObject({ languages, search: { language: undefined } });
    expect(pathsOf(german)).toEqual(["/de/kontakt"]);
    expect(german).toMatchObject({ languages, search: { language: "de" } });
    expect(pathsOf(await list("?language=de&q=contact"))).toEqual([]);
    expect(pathsOf(await list("?language=xx"))).toEqual(["/contact"]);
  });

  test("LANG-05: offers no other language on a site with one", async () => {
    await db.delete(siteSettings);
    await createPage({ slug: "contact" });
    const main = await list("?language=de");
    expect(pathsOf(main)).toEqual(["/contact"]);
    expect(main.languages).toHaveLength(1);
  });

  test("LANG-05: moving and unpublishing lead back to the list of the language", async () => {
    await createPage({ slug: "kontakt" });
    const [one, two] = [
      await createPage({ language: "de", slug: "kontakt" }),
      await createPage({ language: "de", slug: "team" }),
    ];
    const moved = await sent(place, "", { slug: two.id }, { step: "up" });
    expect(moved).toMatch(/^\/admin\/pages\?language=de&moved=/);
    expect((await listPageTree("de")).map(({ path }) => path)).toEqual(["/de/team", "/de/kontakt"]);
    const { notice } = await openList(asked(String(moved), {}));
    expect(await sent(place, "", { slug: two.id }, notice?.undo?.fields)).toBe("/admin/pages?language=de");
    expect((await listPageTree("de")).map(({ path }) => path)).toEqual(["/de/kontakt", "/de/team"]);
    const params = { type: "pages", id: one.id };
    const unpublished = await sent(publish, "", params, { _method: "delete", back: "list" });
    expect(unpublished).toBe(`/admin/pages?language=de&unpublished=${one.id}`);
    expect(await findPage({ key: "kontakt" })).toMatchObject({ isPublished: true });
  });

  test("LANG-05: selected pages of a further language are published", async () => {
    const page = await createPage({ language: "de", slug: "kontakt", isPublished: false });
    const answer = await changePages(asked("", {}, { bulk: "publish", pageId: page.id }));
    expect(answer.data).toMatchObject({ status: "done", done: 1 });
    expect(await findPage({ key: "de:kontakt" })).toMatchObject({ isPublished: true });
  });
});

describe("a new page", () => {
  test("LANG-05: is made in the language of the list, below a page of that language", async () => {
    await createPage({ slug: "solutions" });
    await createPage({ language: "de", slug: "loesungen" });
    const address = "/admin/new-page?language=de";
    const form = await openForm(asked(address, {}));
    expect(form).toMatchObject({ languageName: "German", parents: [{ slug: "loesungen" }] });
    const fields = { preset: "empty", title: "KI", slug: "ki", parentSlug: "loesungen" };
    expect(await sent(create, address, {}, fields)).toBe("/admin/pages/de:ki");
    expect((await listPageTree("de")).map(({ path }) => path)).toEqual(["/de/loesungen", "/de/loesungen/ki"]);
  });
});

describe("a page of a further language", () => {
  test("LANG-05: opens by its key, with its public address and the pages of its language first", async () => {
    await createPage({ slug: "kontakt", title: "Contact" });
    const { id } = await createPage({ language: "de", slug: "kontakt", title: "Kontakt" });
    const editor = await openPage(asked("", { slug: "de:kontakt" }));
    expect(editor.draft).toMatchObject({ title: "Kontakt" });
    expect(editor.item).toMatchObject({
      id,
      screen: "/admin/pages/de:kontakt",
      inLanguage: { code: "de", name: "German" },
      path: "/de/kontakt",
    });
    expect(pathsOf(editor)).toEqual(["/de/kontakt", "/kontakt"]);
    const main = await openPage(asked("", { slug: "kontakt" }));
    expect(main).toMatchObject({ draft: { title: "Contact" }, item: { path: "/kontakt" } });
    expect(main.item.inLanguage).toEqual({ code: "", name: "English" });
  });

  test("LANG-05: gets its address, its parent and its role among the pages of its language", async () => {
    await createPage({ slug: "about", title: "About" });
    await createPage({ language: "de", slug: "ueber-uns", title: "Über uns", role: "about" });
    const { id } = await createPage({ language: "de", slug: "kontakt" });
    const panel = await openAddress(asked("/address", { slug: "de:kontakt" }));
    expect(panel).toMatchObject({ parents: [{ slug: "ueber-uns" }], roleHolders: { about: "Über uns" } });
    const problemWith = async (slug: string) =>
      (await (await checkSlug(asked(`/?slug=${slug}&page=${id}`, {}))).json()).problem;
    expect(await problemWith("about")).toBeUndefined();
    expect(await problemWith("ueber-uns")).toContain("/de/ueber-uns is already in use");
    const was = { wasSlug: "kontakt", wasParentSlug: "" };
    const fields = { intent: "address", slug: "about", parentSlug: "ueber-uns", ...was };
    expect(await sent(changeAddress, "", { slug: "de:kontakt" }, fields)).toMatch(
      /^\/admin\/pages\/de:about\?moved=/,
    );
    expect(await findPage({ id })).toMatchObject({ slug: "about", parentSlug: "ueber-uns" });
  });

  test("LANG-05: its copy opens, and its deletion answers 410 by default at the top level", async () => {
    const { id } = await createPage({ language: "de", slug: "kontakt" });
    expect(await sent(copy, "", { slug: id }, {})).toBe("/admin/pages/de:kontakt-copy");
    expect(await openRemoval(asked("", { slug: "de:kontakt" }))).toMatchObject({
      page: { path: "/de/kontakt" },
      below: 0,
      parentPath: "",
    });
  });
});
