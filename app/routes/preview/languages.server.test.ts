import { beforeEach, expect, test } from "vitest";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { ContentPage } from "#app/site/content/content-page.tsx";
import { PageView } from "#app/site/page-view.tsx";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { createGermanPage } from "#tests/support/two-languages.ts";
import { loader as openFrame } from "./frame.tsx";
import { loader as openFramed } from "./framed.tsx";
import { loader as readLayout } from "./layout.tsx";
import { loader as openLink } from "./link.tsx";
import { loader as openPreview } from "./page.tsx";

let staff: Awaited<ReturnType<typeof createStaff>>;
let cookie = "";

beforeEach(async () => {
  staff = await createStaff();
  cookie = await sessionCookieOf(staff);
  await db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });
});

const asked = (params: Record<string, string>) =>
  routeArguments(new Request("http://localhost/preview", { headers: { Cookie: cookie } }), params);

/** A German page with a link list below another, whose slugs an English page has, too. */
async function germanPage() {
  await createPage({ slug: "loesungen", title: "Solutions" });
  await createPage({ slug: "ki", title: "AI", parentSlug: "loesungen" });
  await createPage({ language: "de", slug: "loesungen", title: "Lösungen" });
  const links = { type: "page-links", version: 1, props: { parentPageSlug: "loesungen" } };
  const content = [{ id: crypto.randomUUID(), ...links }];
  return createPage({ language: "de", slug: "ki", title: "KI", parentSlug: "loesungen", content });
}

test("LANG-05: previews show a page of a further language with the chrome and the pages of that language", async () => {
  const { id } = await germanPage();
  const shown = {
    title: "KI",
    path: "/de/loesungen/ki",
    trail: [{ title: "Lösungen", path: "/de/loesungen" }],
    blocks: [{ props: { data: { pages: [{ title: "KI", path: "/de/loesungen/ki" }] } } }],
  };
  expect((await openPreview(asked({ pageId: id }))).data).toMatchObject(shown);
  expect((await openFrame(asked({ pageId: id }))).data).toMatchObject(shown);
  const { edition, navigation } = await readLayout(asked({ pageId: id }));
  expect(edition).toEqual({ language: "de", prefix: "/de" });
  expect(JSON.parse(navigation)).toMatchObject([{ title: "Lösungen", path: "/de/loesungen" }]);
});

test("LANG-05: the framed preview of a testimonial is in its language", async () => {
  await createGermanPage({ slug: "kontakt", title: "Kontakt" });
  const opened = async (language: "de" | null) => {
    const { id } = await createTestimonial({ language });
    return (await openFramed(asked({ type: "testimonials", contentId: id }))).data;
  };
  const german = { language: "de", prefix: "/de" };
  expect(await opened("de")).toMatchObject({
    edition: german,
    site: { edition: german, navigation: [{ path: "/de/kontakt" }] },
  });
  expect((await opened(null)).edition).toEqual({ language: "en", prefix: "" });
});

test("LANG-05: the home page of a further language is shown as a home page", async () => {
  const isContentPage = async (values: { slug: string }) => {
    const { id } = await createGermanPage(values);
    return PageView({ page: (await openPreview(asked({ pageId: id }))).data }).type === ContentPage;
  };
  expect(await isContentPage({ slug: "home" })).toBe(false);
  expect(await isContentPage({ slug: "kontakt" })).toBe(true);
});

test("LANG-05: a preview link shows a page in its language", async () => {
  const { id } = await germanPage();
  const { token } = await createPreviewLink({ kind: "page", id, slug: "de:ki" }, 7, staff);
  expect((await openLink(asked({ token }))).data).toMatchObject({ page: { path: "/de/loesungen/ki" } });
  expect((await readLayout(asked({ token }))).edition).toEqual({ language: "de", prefix: "/de" });
});

test("LANG-05: previews of the main language stay in it, also without a page", async () => {
  await germanPage();
  const page = await findPage({ key: "ki" });
  const english = { language: "en", prefix: "" };
  expect((await readLayout(asked({ pageId: page?.id ?? "" }))).edition).toEqual(english);
  expect((await readLayout(asked({ pageId: "none" }))).edition).toEqual(english);
  expect((await readLayout(asked({ token: "none" }))).edition).toEqual(english);
});
